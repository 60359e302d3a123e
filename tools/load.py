"""How much one server holds: live tables, choice latency, choices a second; beside a bare echo.

Server and players share this machine's cores. Two measures:
  steady  N tables, a choice every few seconds at each, bots off: p50/p95/p99 from sending a choice
          to its acknowledgement, and memory for each table;
  flat    a few tables, every player answers at once: choices a second, as a share of what a bare
          echo over the same libraries does in the same run.
    python tools/load.py --tables 1000 --seconds 60
"""

import argparse
import asyncio
import gc
import os
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import uvicorn
from soak_crash import ENVIRONMENT, Server
from websockets.asyncio.client import ClientConnection, connect

from koldun.server.client import Player
from koldun.server.protocol import Clock, NewTable, Start, TableInfo

_encode = msgspec.json.encode
_USUAL = "krendel"
_PILE = (400, 64)  # tables that wait their turn flat out: for a short game, for a longer one


class _Option(msgspec.Struct):
    key: str
    standing: bool = False


class _Prompt(msgspec.Struct):
    number: int
    options: list[_Option]


class _View(msgspec.Struct):
    prompt: _Prompt | None = None
    result: dict[str, object] | None = None


class Glimpse(msgspec.Struct):
    """Only what a player needs to go on: reading whole views would measure the client."""

    type: str
    view: _View | None = None
    number: int = -1


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
        if message.view is not None:
            self.prompt = message.view.prompt
            self.over = message.view.result is not None
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
            if message.number == prompt.number and message.type in ("accepted", "refused"):
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
        await line.send(_encode({"type": "hello", "protocol": 1, "seat": number}).decode())
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
    server: Server, game: str, tables: int, pause: float, seconds: float
) -> dict[str, object]:
    assert server.process is not None
    pid = server.process.pid
    before = memory(pid)
    gate = asyncio.Semaphore(16)

    async def one(number: int) -> list[Seat]:
        async with gate:
            return await open_table(server.base, game, 2, number)

    opened = await asyncio.gather(*[one(n) for n in range(tables)])
    after = memory(pid)
    seats = [seat for table in opened for seat in table]
    times: list[float] = []
    busy, started = processor(pid), time.perf_counter()
    until = started + seconds
    # two seats at a table: each chooses half as often
    await asyncio.gather(*[play(seat, pause * 2, until, times) for seat in seats])
    spent = time.perf_counter() - started
    for seat in seats:
        await seat.line.close()
    return {
        "tables": tables,
        "choices": len(times),
        "choices_per_s": round(len(times) / spent, 1),
        **percentiles(times),
        "kib_per_table": round((after - before) / tables / 1024, 1),
        "server_cpu": round((processor(pid) - busy) / spent, 2),
    }


async def flat_out(server: Server, game: str, tables: int, seconds: float) -> dict[str, object]:
    """So many tables at a time, everybody answers at once; when a match is over the next of a pile
    of tables that wait takes its place, so that it is as busy at the end as at the beginning."""
    assert server.process is not None
    pid = server.process.pid
    pile = [
        await open_table(server.base, game, 2, 7000 + n)
        for n in range(tables + _PILE[game != _USUAL])
    ]
    times: list[float] = []
    started = time.perf_counter()
    until, busy, ours = started + seconds, processor(pid), time.process_time()

    async def one_after_another() -> None:
        while pile and time.perf_counter() < until:
            await asyncio.gather(*[play(seat, 0, until, times) for seat in pile.pop()])

    await asyncio.gather(*[one_after_another() for _ in range(tables)])
    spent = time.perf_counter() - started
    cpu, clients = processor(pid) - busy, time.process_time() - ours
    return {
        "tables": tables,
        "choices_per_s": round(len(times) / spent),
        "choices_per_server_cpu_s": round(len(times) / max(cpu, 0.01)),
        "server_cpu": round(cpu / spent, 2),
        "clients_cpu": round(clients / spent, 2),
        **percentiles(times),
    }


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


def run_echo(port: int) -> None:
    uvicorn.run(_echo, port=port, log_level="critical", ws_per_message_deflate=False)  # type: ignore[arg-type]


async def echo(port: int, lines: int, seconds: float) -> dict[str, object]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--echo-server", str(port)
    )
    try:
        opened: list[ClientConnection] = []
        for _ in range(200):
            try:
                while len(opened) < lines:
                    opened.append(await connect(f"ws://127.0.0.1:{port}", compression=None))
                break
            except OSError:
                await asyncio.sleep(0.05)
        count, started, busy = 0, time.perf_counter(), processor(process.pid)
        until = started + seconds

        async def go(line: ClientConnection) -> None:
            nonlocal count
            while time.perf_counter() < until:
                await line.send('{"type":"choose","number":12,"key":"play:k3f7a"}')
                await line.recv()
                count += 1

        await asyncio.gather(*[go(line) for line in opened])
        spent, cpu = time.perf_counter() - started, processor(process.pid) - busy
        return {
            "messages_per_s": round(count / spent),
            "messages_per_server_cpu_s": round(count / max(cpu, 0.01)),
        }
    finally:
        process.terminate()
        await process.wait()


async def measure(args: argparse.Namespace) -> dict[str, object]:
    os.environ.update(ENVIRONMENT)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/load.db")
        found: dict[str, object] = {"game": args.game, "cores": os.cpu_count()}
        found["echo"] = bare = await echo(server.port + 1, 64, args.flat)
        await server.start()
        try:
            found["flat"] = flat = await flat_out(server, args.game, 64, args.flat)
            found["steady"] = await steady(server, args.game, args.tables, args.pause, args.seconds)
        finally:
            await server.stop()
        for name, ours, theirs in (
            ("flat_share_of_echo", "choices_per_s", "messages_per_s"),
            ("share_by_processor", "choices_per_server_cpu_s", "messages_per_server_cpu_s"),
        ):
            found[name] = round(float(str(flat[ours])) / max(1.0, float(str(bare[theirs]))), 3)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=_USUAL)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument(
        "--pause", type=float, default=5.0, help="seconds between choices at a table"
    )
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--flat", type=float, default=10.0, help="seconds flat out")
    parser.add_argument("--echo-server", type=int, metavar="PORT", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.echo_server:
        run_echo(args.echo_server)
        return 0
    gc.disable()  # what is measured is the server, not our own housekeeping
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(msgspec.json.format(_encode(asyncio.run(measure(args))), indent=1).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
