"""One person, one address, or one who never reads does not take the server from the others."""

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from serving import Running, play_together, quick, serving, together
from soak_play import picker
from websockets.asyncio.server import ServerConnection, serve

from koldun.server.bots.queue import Claim, ThinkingQueue
from koldun.server.cluster.ownership import Alone
from koldun.server.net.client import Player
from koldun.server.net.forwarding import Forwarder
from koldun.server.net.replays import ReplayShelf
from koldun.server.protocol import Accepted, Choose, Ping, Pong, Refused, TableInfo, Undo, Verified
from koldun.server.tables import registry as registries
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.watchers import Watcher
from koldun.view.views import View


def test_the_same_choice_again_and_again_builds_no_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must be answered, so it must be cheap: a socket may send twenty a second."""
    looked, view = [0], DerivedMatch.view

    def counting(self: DerivedMatch, watcher: int) -> View:
        looked[0] += 1
        return view(self, watcher)

    monkeypatch.setattr(DerivedMatch, "view", counting)

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann,) = await server.running_table("krendel", 1, bots=1)
            while ann.prompt is None:
                await ann.next()
            made = Choose(ann.prompt.number, picker("again")(ann.prompt))
            await ann.send(made)
            await ann.until(lambda m: isinstance(m, Accepted))
            table = server.inside.registry.live[ann.table]
            await asyncio.sleep(0.5)  # until the bots have answered
            length, before = table.need_match().length, looked[0]
            for _ in range(30):
                await ann.send(made)
                answer = await ann.until(lambda m: isinstance(m, Accepted | Refused))
                assert isinstance(answer, Accepted)
            if table.need_match().length == length:
                assert looked[0] == before

    together(story())


def test_messages_are_limited_by_person_whatever_number_of_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, message_rate=20.0)) as server:
            table, (ann,) = await server.running_table("krendel", 1, bots=1)
            others: list[Player] = []
            for _ in range(5):
                other = Player(server.base, ann.cookie)
                await other.come(table)
                others.append(other)
            for player in others:
                for _ in range(50):  # less than one socket may send at once
                    await player.send(Ping())
            answers: list[tuple[Player, Pong | Refused]] = []
            for player in others:
                while sum(1 for a in answers if a[0] is player) < 50:
                    message = await player.next()
                    if isinstance(message, Pong | Refused):
                        answers.append((player, message))
            refused = [m for _, m in answers if isinstance(m, Refused)]
            assert {m.code for m in refused} == {"too-fast"}
            assert len(refused) > 100, "five sockets may send what one may, and a little"

    together(story())


def test_new_names_of_one_address_do_not_push_others_back() -> None:
    """Another cookie is made at once: twenty of them wait like one person."""

    async def story() -> None:
        queue, order = ThinkingQueue(1), list[Claim]()

        async def think(claim: Claim) -> None:
            await queue.enter(claim)
            order.append(claim)
            await asyncio.sleep(0)
            queue.leave(claim, 1.0)

        crowd = [Claim(f"cookie {n}", f"c{n}", home="eve's") for n in range(20) for _ in range(3)]
        mine = [Claim("ann", "a", home="ann's") for _ in range(3)]
        await asyncio.gather(*[think(claim) for claim in [*crowd, *mine]])
        places = [at for at, claim in enumerate(order) if claim.owner == "ann"]
        assert places[-1] <= 6, places

    together(story())


async def finished_tables(server: Running, many: int) -> list[str]:
    tables = []
    for _ in range(many):
        table, players = await server.running_table("krendel", 2)
        await play_together(players)
        for player in players:
            await player.go()
        tables.append(table)
    return tables


def test_looking_through_finished_tables_wakes_none_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    derived = [0]

    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann,) = await server.running_table("krendel", 1, bots=1)
            await play_together([ann])
            await ann.go()
            registry = server.inside.registry
            async with asyncio.timeout(120):
                while registry.live:
                    registry.evict(0.0)
                    await asyncio.sleep(0.05)

            async def counting(*args: Any) -> None:
                derived[0] += 1

            monkeypatch.setattr(registries, "derive", counting)
            listed = await ann.get("/api/tables?list=finished", list[TableInfo])
            one = await ann.get(f"/api/tables/{table}", TableInfo)
            checked = await ann.get(f"/api/tables/{table}/verify", Verified)
            assert [info.id for info in listed] == [table] == [one.id]
            assert listed[0] == one
            assert one.seed
            assert one.counts
            assert checked.fair
            assert not registry.live
            assert derived[0] == 0

    together(story())


def test_a_match_that_does_not_count_is_listed_so_though_it_sleeps(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann,) = await server.running_table("three_mages", 1, bots=1, casual=True)
            await _take_back_alone(server, ann, table)
            assert not server.inside.registry.live[table].info("").counts
            await ann.go()
            stranger = await server.player("Eve")
            async with asyncio.timeout(120):
                while table in server.inside.registry.live:
                    server.inside.registry.evict(0.0)
                    await asyncio.sleep(0.05)
            info = await stranger.get(f"/api/tables/{table}", TableInfo)
            assert not info.counts
            assert table not in server.inside.registry.live

    together(story())


async def _take_back_alone(server: Running, ann: Player, table: str) -> None:
    """Play on until a choice has shown something, and take it back."""
    pick = picker("alone")
    for _ in range(200):
        await ann.decide(pick)
        derived = server.inside.registry.live[table].need_match()
        if ann.prompt is not None and not ann.can_undo and derived.match.last_of(ann.seat) >= 0:
            await ann.send(Undo())
            await ann.next()
            for _ in range(3):
                if not derived.counts:
                    return
                await ann.next()
        if not derived.counts:
            return
    raise AssertionError("nothing was shown in 200 choices")


def test_tables_nobody_watches_do_not_fill_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            registry = server.inside.registry
            tables = await finished_tables(server, 4)
            async with asyncio.timeout(120):
                while registry.live:
                    registry.evict(0.0)
                    await asyncio.sleep(0.05)
            registry.most_idle = 2
            eve = await server.player("Eve")
            for table in tables:
                await eve.call("GET", f"/api/tables/{table}/file", bytes)
                assert len(registry.live) <= 2
            assert list(registry.live) == tables[-2:], "those asked for last stay"

    together(story())


def test_proofs_leave_threads_for_who_comes_to_a_table() -> None:
    async def story() -> None:
        shelf, at_once, most = ReplayShelf(), [0], [0]

        def long() -> None:
            at_once[0] += 1
            most[0] = max(most[0], at_once[0])
            time.sleep(0.05)
            at_once[0] -= 1

        await asyncio.gather(*[shelf.apart(long) for _ in range(12)])
        assert most[0] <= 2

    together(story())


def test_who_asks_for_much_and_reads_nothing_is_hung_up_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path, request_seconds=1.0)) as server:
            port = int(server.base.rsplit(":", 1)[1])
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, ("127.0.0.1", port))
            asking = b"GET /api/games/wiz_war/rules HTTP/1.1\r\nHost: x\r\n\r\n"
            await loop.sock_sendall(line, asking * 60)
            gauges = server.inside.metrics.gauges
            async with asyncio.timeout(60):
                while not gauges["connections"]():
                    await asyncio.sleep(0.01)
                while gauges["connections"]():
                    await asyncio.sleep(0.1)
            assert gauges["connections_turned_away"]() == 1
            line.close()

    together(story())


def test_a_long_welcome_comes_through_another_server() -> None:
    """The welcome of a long match is more than a megabyte."""
    long, got = "x" * (3 * 1024 * 1024), list[Any]()

    async def talk(line: ServerConnection) -> None:
        await line.send(long)
        await line.wait_closed()

    async def story() -> None:
        gone = asyncio.Event()

        async def receive() -> Any:
            if not got:
                return {"type": "websocket.connect"}
            await gone.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            got.append(message)
            if message["type"] == "websocket.send":
                gone.set()

        async with serve(talk, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            scope: Any = {"path": "/ws/tables/abcdefgh", "type": "websocket"}
            forwarder = Forwarder(Alone())
            url = f"http://127.0.0.1:{port}"
            await forwarder.socket(url, scope, receive, send, {}, "home")
        assert [m["type"] for m in got][:2] == ["websocket.accept", "websocket.send"]
        assert got[1]["text"] == long

    together(story())


def test_what_waits_for_a_slow_reader_is_limited_in_bytes() -> None:
    watcher = Watcher("ann", "Ann")
    for _ in range(40):
        watcher.send_bytes(bytes(200_000))
    assert watcher.closing == "slow"
    assert sum(len(data or b"") for data in watcher.out) < 1000, "what was not read is forgotten"
    patient = Watcher("bob", "Bob")
    patient.send_bytes(bytes(6_000_000))  # one long message is nobody's fault
    assert not patient.closing
