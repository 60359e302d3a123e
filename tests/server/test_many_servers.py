"""Several servers on one PostgreSQL and one Redis: it does not matter which one somebody comes in by."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import machines
import pytest
import soak_faults
import sqlalchemy as sa
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from serving import differences, play_to_the_end, play_together, quick, together
from soak_crash import Server

from koldun.kernel.decisions import Choice
from koldun.server.app.server import Server as Inside
from koldun.server.app.settings import settings_from
from koldun.server.cluster.ownership import BEAT_SECONDS
from koldun.server.net.client import Player, Refusing
from koldun.server.protocol import (
    Clock,
    Link,
    Me,
    NewTable,
    React,
    Reacted,
    Said,
    Say,
    Start,
    TableInfo,
    Verified,
)
from koldun.server.storage.store import Store, open_engine, upgrade
from koldun.server.tables.lobby import Guest


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="module")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with machines.redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


def async_url(url: str) -> str:
    return settings_from({}, database_url=url).database


async def known_by(base: str, name: str) -> Player:
    player = Player(base)
    await player.post("/api/me", Me, {"name": name})
    return player


def test_the_migrations_lead_to_the_schema_on_postgresql(postgres: str) -> None:
    async def story() -> None:
        engine = open_engine(async_url(postgres))
        await upgrade(engine)
        await upgrade(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            flush = (await connection.execute(sa.text("SHOW synchronous_commit"))).scalar()
            assert flush == "on", "a choice survives a power cut"
        await engine.dispose()

    asyncio.run(story())


async def begin(doors: list[Server]) -> None:
    """Start servers, and wait until they know each other: then tables stay where they are."""
    await asyncio.gather(*[door.start() for door in doors])
    await asyncio.sleep(2.5 * BEAT_SECONDS)


def test_people_at_two_servers_play_and_talk_at_one_table(postgres: str, redis: str) -> None:
    async def story() -> None:
        doors = [Server(postgres, redis), Server(postgres, redis)]
        try:
            await begin(doors)
            ann, bob = await known_by(doors[0].base, "Ann"), await known_by(doors[1].base, "Bob")
            new = NewTable("krendel", ["me", "open"], clock=Clock(window=0), public=True)
            info = await ann.post("/api/tables", TableInfo, new)
            listed = await bob.get("/api/tables?list=open", list[TableInfo])
            assert info.id in [table.id for table in listed]
            await ann.come(info.id)
            await bob.post(f"/api/tables/{info.id}/join", TableInfo)
            started = await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start())
            assert [seat.name for seat in started.seats] == ["Ann", "Bob"], "nobody is forgotten"
            await bob.come(info.id)
            await ann.send(Say("hello over there"))
            said = await bob.until(lambda m: isinstance(m, Said))
            assert isinstance(said, Said)
            assert (said.seat, said.text) == (0, "hello over there")
            await bob.send(React("wow"))
            await ann.until(lambda m: isinstance(m, Reacted))
            await play_together([ann, bob])
            assert ann.view is not None
            assert bob.view is not None
            assert ann.view.result == bob.view.result is not None
            checked = await bob.get(f"/api/tables/{info.id}/verify", Verified)
            assert checked.fair, checked.problem
            old, phone = ann.cookie, await known_by(doors[1].base, "phone")
            link = await ann.link()
            await ann.post("/api/me/link", Link)
            await asyncio.sleep(0.3)
            with pytest.raises(Refusing, match="401 forged"):
                await Player(doors[1].base, old).me()
            with pytest.raises(Refusing, match="403 forged"):
                await phone.post("/api/me/claim/" + link, Me)
        finally:
            for door in doors:
                if door.process is not None:
                    await door.stop()

    together(story())


def test_two_servers_never_both_change_a_table(postgres: str, redis: str) -> None:
    async def story() -> None:
        doors = [Server(postgres, redis), Server(postgres, redis)]
        try:
            await begin(doors)
            ann = await known_by(doors[0].base, "Ann")
            others = [await known_by(doors[n % 2].base, f"P{n}") for n in range(6)]
            new = NewTable("krendel", ["me", "open", "open"], clock=Clock(window=0))
            info = await ann.post("/api/tables", TableInfo, new)

            async def sit(player: Player) -> str:
                try:
                    await player.post(f"/api/tables/{info.id}/join", TableInfo)
                except Refusing as refusing:
                    return refusing.code
                return "seated"

            told = await asyncio.gather(*[sit(player) for player in others])
            assert sorted(told) == ["seated"] * 2 + ["taken"] * 4, "two seats were open"
            for door in doors:
                found = await Player(door.base).get(f"/api/tables/{info.id}", TableInfo)
                names = {seat.name for seat in found.seats}
                assert names == {"Ann"} | {f"P{n}" for n in range(6) if told[n] == "seated"}
        finally:
            for door in doors:
                if door.process is not None:
                    await door.stop()

    together(story())


def test_whatever_fails_the_log_every_view_and_a_replay_agree(tmp_path: Path) -> None:
    """The short form of `make soak-faults`: three servers, PostgreSQL and Redis."""
    report = together(soak_faults.soak(0.2, "suite", tmp_path, tables=2, least=2))
    assert report.problems == []
    assert sum(report.faults.values()) > 1
    assert report.accepted > 10
    assert report.views > 0


def test_a_server_without_redis_and_one_that_lost_it_go_on(postgres: str, tmp_path: Path) -> None:
    """News that cannot be told are lost; the log is not."""

    async def story() -> None:
        with machines.redis(tmp_path) as url:
            server = Server(postgres, url)
            await server.start()
        try:
            ann = Player(server.base)
            info = await ann.post("/api/play", TableInfo, {"game": "krendel", "players": 2})
            await ann.come(info.id)
            await play_to_the_end(ann, 1, 5)
            store = Store(async_url(postgres))
            entries = await store.log(info.id)
            await store.engine.dispose()
            assert [entry.number for entry in entries] == list(range(len(entries)))
            assert len([entry for entry in entries if entry.seat == 0]) >= 5
        finally:
            await server.stop()

    together(story())


def test_two_servers_share_a_table(tmp_path: Path) -> None:
    """Two servers on one database hear of each other's choices over the channels."""

    async def story() -> None:
        shared = MemoryChannelsBackend()
        plugs = [ChannelsPlugin(shared, channels=["tables"]) for _ in range(2)]
        servers = [Inside(quick(tmp_path), plug) for plug in plugs]
        async with plugs[0], plugs[1]:
            for server in servers:
                await server.open()
            await asyncio.sleep(0.1)
            guest = Guest("a" * 24, "Ann")
            live = await servers[0].lobby.create(
                guest, NewTable("krendel", ["me", "me"], clock=Clock(window=0))
            )
            await servers[0].lobby.start(live, guest, "")
            other = await servers[1].registry.get(live.table.id)
            async with live.turning():
                await live.record(Choice(0, 0), guest.id)
            for _ in range(100):
                await asyncio.sleep(0.02)
                if other.derived is not None and other.derived.length == 1:
                    break
            assert other.derived is not None
            assert live.derived is not None
            assert other.derived.match.digest() == live.derived.match.digest()
            for server in servers:
                await server.close()

    together(story())
