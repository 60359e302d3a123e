"""How much one server holds: live tables, choice latency, choices a second; beside a bare echo.

Server and players share this machine's cores. Two measures:
  steady  N tables, a choice every few seconds at each, bots off: p50/p95/p99 from sending a choice
          to its acknowledgement, and memory for each table;
  flat    a few tables, every player answers at once: choices a second, as a share of what a bare
          echo over the same libraries does in the same run.
    python tools/load.py --tables 1000 --seconds 60
    python tools/load.py --tables 10000 --busy 500 --flat 0     only some are played at, at the others people sit
    python tools/load.py --rows     rates for the table of `make bench`
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import socket
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import uvicorn
from msgspec import UNSET, UnsetType
from soak_crash import ENVIRONMENT, Server
from websockets.asyncio.client import ClientConnection, connect

from koldun.server.net.client import Player
from koldun.server.protocol import PROTOCOL, Clock, NewTable, Start, TableInfo

_encode = msgspec.json.encode
_USUAL = "krendel"
_AT_ONCE = 64  # tables flat out, and lines to the echo
_ROUNDS = 6
_FIRST = 8  # tables that are not counted: with them everything was read and made that all need
_PILE = (400, 64)  # tables that wait their turn flat out: for a short game, for a longer one


class _Option(msgspec.Struct):
    key: str
    standing: bool = False


class _Prompt(msgspec.Struct):
    number: int
    options: list[_Option]


class _View(msgspec.Struct):
    """Of a view or a change: what is not named in a change is as it was."""

    prompt: _Prompt | UnsetType | None = UNSET
    result: dict[str, object] | UnsetType | None = UNSET


class _Accepted(msgspec.Struct):
    number: int


class Glimpse(msgspec.Struct):
    """Only what a player needs to go on: reading whole views would measure the client."""

    type: str
    view: _View | None = None
    change: _View | None = None
    accepted: _Accepted | None = None
    number: int = -1

    def settles(self, number: int) -> bool:
        """Does it say that a choice counted, or did not?"""
        inside = self.accepted is not None and self.accepted.number == number
        return inside or (self.type in ("accepted", "refused") and self.number == number)


_decoder = msgspec.json.Decoder(Glimpse)


class Seat:
    """One player at one socket."""

    def __init__(self, line: ClientConnection, rng: random.Random) -> None:
        self.line = line
        self.rng = rng
        self.prompt: _Prompt | None = None
        self.over = False

    async def read(self) -> Glimpse:
        message = _decoder.decode(await self.line.recv())
        seen = message.view or message.change
        if seen is not None:
            if not isinstance(seen.prompt, UnsetType):
                self.prompt = seen.prompt
            if not isinstance(seen.result, UnsetType):
                self.over = seen.result is not None
        return message

    async def choose(self) -> float:
        """Answer the open question; seconds until it was acknowledged."""
        prompt = self.prompt
        assert prompt is not None
        self.prompt = None
        key = self.rng.choice([o.key for o in prompt.options if not o.standing])
        sent = time.perf_counter()
        await self.line.send(
            _encode({"type": "choose", "number": prompt.number, "key": key}).decode()
        )
        while True:
            message = await self.read()
            if message.settles(prompt.number):
                return time.perf_counter() - sent


async def open_table(base: str, game: str, players: int, seed: int) -> list[Seat]:
    """A hot-seat table of one person with a socket for each seat."""
    host = Player(base)
    await host.me()
    new = NewTable(game, ["me"] * players, clock=Clock(window=0))
    info = await host.post("/api/tables", TableInfo, new)
    await host.post(f"/api/tables/{info.id}/start", TableInfo, Start())
    seats = []
    for number in range(players):
        url = base.replace("http", "ws", 1) + f"/ws/tables/{info.id}"
        line = await connect(
            url, additional_headers={"cookie": host.cookie}, compression=None, ping_interval=None
        )
        await line.send(_encode({"type": "hello", "protocol": PROTOCOL, "seat": number}).decode())
        seats.append(Seat(line, random.Random(seed * 10 + number)))
    return seats


async def play(seat: Seat, pause: float, until: float, times: list[float]) -> None:
    """A choice every `pause` seconds when there is something to decide."""
    if pause:
        await asyncio.sleep(seat.rng.random() * pause)
    while time.perf_counter() < until and not seat.over:
        if seat.prompt is None:
            try:
                async with asyncio.timeout(max(0.01, until - time.perf_counter())):
                    await seat.read()
            except TimeoutError:
                return
            continue
        times.append(await seat.choose())
        wait = pause * (0.5 + seat.rng.random())
        if time.perf_counter() + wait > until:
            return
        if pause:
            await asyncio.sleep(wait)


def percentiles(times: list[float]) -> dict[str, float]:
    ordered = sorted(times) or [0.0]
    return {
        f"p{p}_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * p // 100)], 1)
        for p in (50, 95, 99)
    }


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def steady(
    server: Server, game: str, tables: int, busy_tables: int, pause: float, seconds: float
) -> dict[str, object]:
    """People sit at all tables; at `busy_tables` of them they play."""
    assert server.process is not None
    pid = server.process.pid
    first = [await open_table(server.base, game, 2, 9000 + n) for n in range(_FIRST)]
    before = memory(pid)
    gate = asyncio.Semaphore(16)

    async def one(number: int) -> list[Seat]:
        async with gate:
            return await open_table(server.base, game, 2, number)

    opened = await asyncio.gather(*[one(n) for n in range(tables)])
    after = memory(pid)
    seats = [seat for table in [*first, *opened] for seat in table]
    players = [seat for table in opened[:busy_tables] for seat in table]
    times: list[float] = []
    busy, started = processor(pid), time.perf_counter()
    until = started + seconds
    # two seats at a table: each chooses half as often
    await asyncio.gather(*[play(seat, pause * 2, until, times) for seat in players])
    spent, held = time.perf_counter() - started, memory(pid)
    for seat in seats:
        await seat.line.close()
    return {
        "tables": tables,
        "busy": busy_tables,
        "choices": len(times),
        "choices_per_s": round(len(times) / spent, 1),
        **percentiles(times),
        "kib_per_table": round((after - before) / tables / 1024, 1),
        "mib": round(held / 1024**2),
        "server_cpu": round((processor(pid) - busy) / spent, 2),
    }


class Round:
    """What was done, by whom, in how much time; summed over rounds."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.count = 0
        self.seconds = 0.0
        self.cpu = 0.0  # of the server
        self.ours = 0.0  # of the clients

    async def run(self, work: Callable[[float], Awaitable[int]], seconds: float) -> None:
        started, busy, ours = time.perf_counter(), processor(self.pid), time.process_time()
        self.count += await work(started + seconds)
        self.seconds += time.perf_counter() - started
        self.cpu += processor(self.pid) - busy
        self.ours += time.process_time() - ours

    def rates(self, what: str) -> dict[str, object]:
        return {
            f"{what}_per_s": round(self.count / self.seconds),
            f"{what}_per_server_cpu_s": round(self.count / max(self.cpu, 0.01)),
            "server_cpu": round(self.cpu / self.seconds, 2),
            "clients_cpu": round(self.ours / self.seconds, 2),
        }


class FlatOut:
    """So many tables at a time, everybody answers at once; when a match is over the next of a pile
    of tables that wait takes its place, so that it is as busy at the end as at the beginning."""

    def __init__(self, opened: list[list[Seat]], tables: int) -> None:
        self.all = opened
        self.pile = opened[tables:]
        self.playing = opened[:tables]
        self.times: list[float] = []

    async def play(self, until: float) -> int:
        before = len(self.times)
        await asyncio.gather(*[self._place(at, until) for at in range(len(self.playing))])
        return len(self.times) - before

    async def _place(self, at: int, until: float) -> None:
        while time.perf_counter() < until:
            table = self.playing[at]
            await asyncio.gather(*[play(seat, 0, until, self.times) for seat in table])
            if all(seat.over for seat in table):
                if not self.pile:
                    return
                self.playing[at] = self.pile.pop()

    async def close(self) -> None:
        for table in self.all:
            for seat in table:
                await seat.line.close()


# --- the bare echo


async def _echo(scope: dict[str, object], receive: object, send: object) -> None:
    if scope["type"] != "websocket":
        return
    await receive()  # type: ignore[operator]
    await send({"type": "websocket.accept"})  # type: ignore[operator]
    while True:
        message = await receive()  # type: ignore[operator]
        if message["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": message.get("text") or ""})  # type: ignore[operator]


def run_echo(listening: int) -> None:
    config = uvicorn.Config(_echo, log_level="critical", ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[socket.socket(fileno=listening)])


class Echo:
    """A process that says everything back, and lines to it."""

    def __init__(self, process: asyncio.subprocess.Process, lines: list[ClientConnection]) -> None:
        self.process = process
        self.lines = lines

    @staticmethod
    async def open(lines: int) -> "Echo":
        """Our socket listens before the process runs, so that no other process can take its port."""
        with socket.create_server(("127.0.0.1", 0), backlog=lines) as ear:
            place = f"ws://127.0.0.1:{ear.getsockname()[1]}"
            process = await asyncio.create_subprocess_exec(
                *[sys.executable, __file__, "--echo-server", str(ear.fileno())],
                pass_fds=[ear.fileno()],
            )
        waiting = [connect(place, compression=None, open_timeout=30) for _ in range(lines)]
        return Echo(process, list(await asyncio.gather(*waiting)))

    async def play(self, until: float) -> int:
        return sum(await asyncio.gather(*[self._one(line, until) for line in self.lines]))

    async def _one(self, line: ClientConnection, until: float) -> int:
        count = 0
        while time.perf_counter() < until:
            await line.send('{"type":"choose","number":12,"key":"play:k3f7a"}')
            await line.recv()
            count += 1
        return count

    async def close(self) -> None:
        self.process.terminate()
        await self.process.wait()


class Share(msgspec.Struct):
    """Choices and messages for each second of the server's processor time, and all else that was found."""

    choices: float
    messages: float
    found: dict[str, object]


async def beside_echo(
    server: Server, game: str, tables: int, seconds: float, pile: int = -1
) -> Share:
    """Flat out and bare echo in turns of a second or two, so that both meet the same machine."""
    assert server.process is not None
    waiting = tables + (_PILE[game != _USUAL] if pile < 0 else pile)
    opened = [await open_table(server.base, game, 2, 7000 + n) for n in range(waiting)]
    flat, echo = FlatOut(opened, tables), await Echo.open(tables)
    try:
        ours, bare = Round(server.process.pid), Round(echo.process.pid)
        for _ in range(_ROUNDS):
            await bare.run(echo.play, seconds / _ROUNDS)
            await ours.run(flat.play, seconds / _ROUNDS)
    finally:
        await echo.close()
        await flat.close()
    choices, messages = ours.count / max(ours.cpu, 0.01), bare.count / max(bare.cpu, 0.01)
    found: dict[str, object] = {
        "echo": bare.rates("messages"),
        "flat": {"tables": tables, **ours.rates("choices"), **percentiles(flat.times)},
        "flat_share_of_echo": round(ours.count / ours.seconds / (bare.count / bare.seconds), 3),
        "share_by_processor": round(choices / messages, 3),
    }
    return Share(choices, messages, found)


async def rows(args: argparse.Namespace) -> dict[str, float]:
    """For the table of `make bench`: by `name|kind`."""
    os.environ.update(ENVIRONMENT)
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.db")
        await server.start()
        try:
            held = await steady(
                server, args.game, args.tables, args.tables, args.pause, args.seconds
            )
            found["all tables busy|p99"] = float(str(held["p99_ms"]))
            found["all tables busy|memory"] = float(str(held["kib_per_table"]))
            share = await beside_echo(server, args.game, _AT_ONCE, args.flat)
            found[f"choices of {args.game}|answers"] = share.choices
            found["bare echo|answers"] = share.messages
        finally:
            await server.stop()
    return found


async def measure(args: argparse.Namespace) -> dict[str, object]:
    os.environ.update(ENVIRONMENT)
    found: dict[str, object] = {"game": args.game, "cores": os.cpu_count()}
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.db")
        await server.start()
        try:
            if args.flat:
                found.update((await beside_echo(server, args.game, _AT_ONCE, args.flat)).found)
            if args.seconds:
                busy = args.busy or args.tables
                found["steady"] = await steady(
                    server, args.game, args.tables, busy, args.pause, args.seconds
                )
        finally:
            await server.stop()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=_USUAL)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=0, help="tables that are played at; 0: all")
    parser.add_argument(
        "--pause", type=float, default=5.0, help="seconds between choices at a table"
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="steady; 0: only flat out")
    parser.add_argument("--flat", type=float, default=10.0, help="seconds flat out; 0: none")
    parser.add_argument("--rows", action="store_true", help="rates for the table of `make bench`")
    parser.add_argument("--echo-server", type=int, metavar="FD", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.echo_server:
        run_echo(args.echo_server)
        return 0
    gc.disable()  # what is measured is the server, not our own housekeeping
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = asyncio.run(rows(args) if args.rows else measure(args))
    print(msgspec.json.format(_encode(found), indent=1).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
