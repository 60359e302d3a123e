"""Disks that fill up, databases that cannot be written, clocks that jump: nothing acknowledged is
lost, nobody pays, and play goes on by itself."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from serving import Running, play_to_the_end, quick, serving, together

from koldun.server.net.client import Player, Refusing
from koldun.server.ops.uptime import Uptime
from koldun.server.protocol import Clock, Refused, TableInfo
from koldun.server.storage.log_writer import Row, SqlitePen
from koldun.server.storage.records import CHOICE, RUNNING, Entry, Seat, Table
from koldun.server.storage.store import Store


async def health(server: Running) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.base.rsplit(":", 1)[1]))
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return int(answer.split()[1])


@pytest.mark.parametrize(
    "error", ["database or disk is full", "attempt to write a readonly database"]
)
def test_what_cannot_be_written_is_said_and_forgotten_when_it_is_over(
    error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            table, (ann, bob) = await server.running_table("krendel", 2)
            await play_to_the_end(ann, 1, 1)
            assert await health(server) == 200
            write, do = SqlitePen.write, Store._do

            async def full(self: SqlitePen, rows: list[Row], epochs: dict[str, int]) -> None:
                raise sqlite3.OperationalError(error)

            async def cannot(self: Store, work: object) -> None:
                self.well = False
                raise sqlite3.OperationalError(error)

            monkeypatch.setattr(SqlitePen, "write", full)
            monkeypatch.setattr(Store, "_do", cannot)
            assert bob.prompt is not None
            key, number = bob.prompt.options[0].key, bob.prompt.number
            assert not await bob.choose(key, number)
            assert bob.refused[-1].code == "unknown", "it may or may not have counted"
            assert await health(server) == 503
            assert len(await server.inside.store.log(table)) == 1
            with pytest.raises(Refusing, match="500 fault"):
                await ann.post("/api/tables", TableInfo, {"game": "krendel", "seats": ["me", "me"]})
            monkeypatch.setattr(SqlitePen, "write", write)
            monkeypatch.setattr(Store, "_do", do)
            async with asyncio.timeout(10):
                while not await bob.choose(key, number):
                    await asyncio.sleep(0.1)
            assert await health(server) == 200
            assert len(await server.inside.store.log(table)) == 2
        assert server.server.started, "and it stopped cleanly"

    together(story())


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """SQLite's own limit stands for the disk's: all that was acknowledged is there, nothing else,
    and it goes on when there is room again."""

    async def story() -> None:
        store = Store(quick(tmp_path).database)
        await store.open()
        pen = store.writer._pen
        assert isinstance(pen, SqlitePen)

        async def limit(pages: int) -> None:
            def change() -> None:
                assert pen._connection is not None
                pen._connection.execute(f"PRAGMA max_page_count={pages}")

            await asyncio.get_running_loop().run_in_executor(pen._thread, change)

        async def append(number: int) -> None:
            await store.append("t", Entry(number, CHOICE, 0, 0, "x" * 200, "ann", 0.0))

        await store.add_table(a_table("t"))
        await append(0)
        await limit(1)
        written, full = 1, ""
        while not full and written < 5000:
            try:
                await append(written)
                written += 1
            except sqlite3.OperationalError as error:
                full = str(error)
        assert "full" in full
        assert not store.well
        assert not await store.alive()
        assert [entry.number for entry in await store.log("t")] == list(range(written))
        await append(written)  # a failure opens the file anew, and the limit is gone
        assert await store.alive()
        assert len(await store.log("t")) == written + 1
        await store.close()

    together(story())


def a_table(id: str) -> Table:
    clock = Clock()
    return Table(id, "krendel", "1", RUNNING, 1, False, {}, clock, "wait", "", 0, 0, [Seat(0)])


def test_nobody_pays_for_a_database_that_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            clock = Clock("move", 3, "pass", 0)
            table, (ann, bob) = await server.running_table("krendel", 2, clock=clock)
            await play_to_the_end(bob, 1, 1)
            live, store = server.inside.registry.live[table], server.inside.store
            write, do = SqlitePen.write, Store._do

            async def away(self: SqlitePen, rows: list[Row], epochs: dict[str, int]) -> None:
                raise OSError("away")

            async def cannot(self: Store, work: object) -> None:
                self.well = False
                raise OSError("away")

            monkeypatch.setattr(SqlitePen, "write", away)
            monkeypatch.setattr(Store, "_do", cannot)
            with pytest.raises(OSError, match="away"):
                await store.note("x", "y")
            await asyncio.sleep(4)
            assert len(await store.log(table)) == 1, "the clock did not decide for her"
            monkeypatch.setattr(SqlitePen, "write", write)
            monkeypatch.setattr(Store, "_do", do)
            await store.note("x", "y")
            left = live.timer().move
            assert 1.5 < left <= 3, left
            assert len(await store.log(table)) == 1
            await play_to_the_end(ann, 1, 1)
            assert [entry.by for entry in await store.log(table)] == [
                (await bob.me()).id,
                (await ann.me()).id,
            ]

    together(story())


def test_an_hour_that_a_clock_jumps_has_not_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1_000_000.0], [50.0]
    monkeypatch.setattr(time, "time", lambda: wall[0])
    monkeypatch.setattr(time, "monotonic", lambda: steady[0])

    def pass_by(seconds: float, jump: float = 0.0) -> None:
        wall[0] += seconds + jump
        steady[0] += seconds

    uptime = Uptime()
    asked = wall[0]
    assert uptime.since(asked) == 0
    pass_by(10)
    assert uptime.since(asked) == 10
    pass_by(5, jump=3600)
    assert uptime.since(asked) == 15, "forward"
    pass_by(5)
    later = wall[0]
    assert uptime.since(asked) == 20
    pass_by(7)
    assert uptime.since(later) == 7
    pass_by(3, jump=-3600)
    assert uptime.since(later) == 0, "back: nobody is late for it"


def test_a_stop_is_clean_while_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(quick(tmp_path)) as server:
            _, (ann, _) = await server.running_table("krendel", 2)

            async def away(self: SqlitePen, rows: list[Row], epochs: dict[str, int]) -> None:
                raise OSError("away")

            async def cannot(self: Store, work: object) -> None:
                raise OSError("away")

            monkeypatch.setattr(SqlitePen, "write", away)
            monkeypatch.setattr(Store, "_do", cannot)
            assert ann.prompt is not None
            await ann.send_text(
                f'{{"type":"choose","number":{ann.prompt.number},"key":"{ann.prompt.options[0].key}"}}'
            )
            await ann.until(lambda m: isinstance(m, Refused))

    started = time.monotonic()
    together(story())
    assert time.monotonic() - started < 15


def test_the_port_answers_before_all_tables_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Recovery is lazy: who comes to a table waits for that one alone."""

    async def story() -> None:
        settings = quick(tmp_path)
        async with serving(settings) as server:
            tables = [await server.running_table("krendel", 2) for _ in range(3)]
            cookie = tables[2][1][0].cookie
        gate = asyncio.Event()

        async def running(self: Store) -> list[str]:
            await gate.wait()
            return []

        monkeypatch.setattr(Store, "running", running)
        monkeypatch.setattr("koldun.server.tables.registry.Registry.recovered", _nothing)
        async with serving(settings) as server:
            assert await health(server) == 200
            assert server.inside.registry.live == {}
            ann = Player(server.base, cookie)
            await ann.come(tables[2][0])
            assert ann.prompt is not None
            assert list(server.inside.registry.live) == [tables[2][0]]
            gate.set()

    together(story())


async def _nothing(_: object) -> None:
    return None
