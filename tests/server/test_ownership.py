"""One server plays a table at a time; servers come, go and fall asleep, and no choice is lost."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import machines
import pytest
from serving import QUICK, Running, play_to_the_end, serving, together
from websockets.exceptions import ConnectionClosed

from koldun.kernel.decisions import Choice
from koldun.server.app.settings import settings_from
from koldun.server.cluster import ownership
from koldun.server.cluster.ownership import chosen
from koldun.server.net.client import Player
from koldun.server.protocol import Bye, Me, Start, TableInfo
from koldun.server.refusals import Refusal


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(autouse=True)
def quick_to_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(ownership, "DEAD_SECONDS", 1.6)


@asynccontextmanager
async def door(postgres: str, redis: str) -> AsyncIterator[Running]:
    """One of several servers, all in this process."""
    given = {"database_url": postgres, "redis_url": redis, "port": machines.free_port(), **QUICK}
    async with serving(settings_from({}, **given)) as running:
        yield running


async def until_living(servers: int, *doors: Running) -> None:
    async with asyncio.timeout(10):
        for one in doors:
            assert one.inside.shared is not None
            while len(one.inside.shared.living()) != servers:
                await asyncio.sleep(0.02)


async def party(here: Running, there: Running) -> tuple[str, Player, Player]:
    """A running table of two people who came in by different doors."""
    ann, bob = await here.player("Ann"), await there.player("Bob")
    info = await here.table(ann, "krendel", ["me", "open"])
    await bob.post(f"/api/tables/{info.id}/join", TableInfo)
    await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start())
    for player in (ann, bob):
        await player.come(info.id)
    return info.id, ann, bob


async def come_back(player: Player, table: str) -> None:
    async with asyncio.timeout(20):
        while True:
            try:
                await player.come(table)
                return
            except Exception:
                await asyncio.sleep(0.1)


async def play_on(player: Player, table: str, most: int) -> None:
    """Through every move of the table, as the page does."""
    async with asyncio.timeout(60):
        while len(player.accepted) < most and not player.over():
            try:
                await play_to_the_end(player, 1, most)
            except (ConnectionClosed, OSError):
                await come_back(player, table)


async def until_moved(tables: list[str], old: Running) -> None:
    """Until the old server has given away what the new one should play."""
    async with asyncio.timeout(10):
        while True:
            shared = old.inside.shared
            assert shared is not None
            if not shared.misplaced(set(tables) & set(old.inside.registry.live)):
                return
            await asyncio.sleep(0.05)


async def one_choice(base: str, cookie: str, table: str) -> None:
    player = Player(base, cookie)
    await come_back(player, table)
    await play_to_the_end(player, table, 1)
    await player.go()


def lives(table: str, *doors: Running) -> list[bool]:
    return [table in one.inside.registry.live for one in doors]


def test_another_server_moves_only_the_tables_it_draws_highest_for() -> None:
    tables = [f"table {n}" for n in range(3000)]
    before = {table: chosen(table, ["a", "b", "c"]) for table in tables}
    after = {table: chosen(table, ["a", "b", "c", "d"]) for table in tables}
    moved = [table for table in tables if before[table] != after[table]]
    assert {after[table] for table in moved} == {"d"}
    assert 600 < len(moved) < 900
    assert all(800 < list(before.values()).count(one) < 1200 for one in "abc")


def test_a_table_is_played_by_one_server_and_changes_hands_without_a_loss(
    postgres: str, tmp_path: Path
) -> None:
    async def story(redis: str) -> None:
        async with door(postgres, redis) as one, door(postgres, redis) as two:
            await until_living(2, one, two)
            table, ann, bob = await party(one, two)
            assert lives(table, one, two) == [True, False], "derived once, whatever door"
            for player in (ann, bob):
                await play_to_the_end(player, 1, 1)
            info = await bob.get(f"/api/tables/{table}", TableInfo)
            assert [seat.online for seat in info.seats] == [True, True], (
                "the owner knows who is here"
            )
            # the server falls asleep, another plays on, and it wakes up
            asleep = one.inside.registry.live[table]
            shared, length = one.inside.shared, len(await one.inside.store.log(table))
            assert shared is not None
            await shared.doze()
            await until_living(1, two)
            await come_back(bob, table)
            assert lives(table, two) == [True]
            with pytest.raises(Refusal):
                async with asleep.turning():
                    await asleep.record(Choice(asleep.need_match().asked()[0], 0), "late")
            assert len(await one.inside.store.log(table)) == length, "fenced by its old epoch"
            bye = await ann.until(lambda m: isinstance(m, Bye))
            assert isinstance(bye, Bye)
            assert bye.reason == "moved"
            await shared.open()
            await until_living(2, one, two)
            await come_back(ann, table)
            made = len(ann.accepted) + len(bob.accepted)
            await asyncio.gather(play_on(ann, table, 3), play_on(bob, table, 3))
            entries = await two.inside.store.log(table)
            assert [entry.number for entry in entries] == list(range(len(entries)))
            assert len(entries) >= len(ann.accepted) + len(bob.accepted) > made

    with machines.redis(tmp_path) as redis:
        together(story(redis))


def test_a_server_that_leaves_hands_its_tables_on_and_nobody_else_is_it(
    postgres: str, tmp_path: Path
) -> None:
    async def story(redis: str) -> None:
        async with door(postgres, redis) as two:
            cid = await two.player("Cid")
            old = [(await two.table(cid, "krendel", ["me", "me"])).id for _ in range(12)]
            async with door(postgres, redis) as one:
                await until_living(2, one, two)
                await until_moved(old, two)
                for id in old:  # whichever server it is on now
                    await cid.post(f"/api/tables/{id}/start", TableInfo, Start())
                await asyncio.gather(*[one_choice(two.base, cid.cookie, id) for id in old])
                assert 0 < sum(lives(id, one)[0] for id in old) < len(old)
                assert all(sum(lives(id, one, two)) == 1 for id in old)
                table, ann, bob = await party(one, two)
                await play_to_the_end(ann, 1, 1)
                forged = {"x-koldun-home": "1.1.1.1", "x-koldun-peer": "0" * 64}
                answer = await Player(two.base).call("GET", f"/api/tables/{table}", dict, **forged)
                assert answer["id"] == table, "a forged seal is no seal: it was passed on as usual"
            await come_back(bob, table)
            assert lives(table, two) == [True]
            await play_to_the_end(bob, 1, 1)
            assert len(await two.inside.store.log(table)) == 2
            for id in old:
                assert len(await two.inside.store.log(id)) == 1
            ann.base = two.base
            await come_back(ann, table)
            assert ann.seat == 0

    with machines.redis(tmp_path) as redis:
        together(story(redis))


def test_a_redis_that_was_away_and_came_back(postgres: str, tmp_path: Path) -> None:
    """Tables do not need it. Who has signed out meanwhile is out when it is back, at once."""

    async def story() -> None:
        port = machines.free_port()
        with machines.redis(tmp_path, port) as redis:
            one_door, two_door = door(postgres, redis), door(postgres, redis)
            one, two = await one_door.__aenter__(), await two_door.__aenter__()
            await until_living(2, one, two)
            table, ann, bob = await party(one, two)
            await play_to_the_end(ann, 1, 1)
        await play_to_the_end(bob, 1, 1)
        await come_back(bob, table)
        assert bob.view is not None
        assert len(await one.inside.store.log(table)) == 2, "choices go on, by both doors"
        phone = Player(two.base, ann.cookie)
        me = await phone.me()
        await ann.post("/api/me/link", dict)
        with machines.redis(tmp_path, port):
            async with asyncio.timeout(15):
                while await _who(phone) == me.id:
                    await asyncio.sleep(0.1)
            await ann.post("/api/me", Me, {"name": "Anna"})
            async with asyncio.timeout(10):
                while True:
                    info = await bob.get(f"/api/tables/{table}", TableInfo)
                    if info.seats[0].name == "Anna":
                        break
                    await asyncio.sleep(0.1)
            await two_door.__aexit__(None, None, None)
            await one_door.__aexit__(None, None, None)

    together(story())


async def _who(player: Player) -> str:
    try:
        return (await player.me()).id
    except Exception:
        return ""
