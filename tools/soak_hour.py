"""Tables and people come and go for an hour: nothing grows with finished tables, no file stays open.

A server of its own plays short matches; people come in, play, watch, talk, leave in the middle, come
back or not. Its memory, open files and threads are read all the time. What is kept on purpose and has
a limit (the last replays, the router's last addresses) is filled first, so that growth is growth.
    python tools/soak_hour.py --minutes 60
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from soak_crash import ENVIRONMENT, LOST, Server
from soak_play import picker

from koldun.server.net.client import Player, Refusing
from koldun.server.protocol import PlayNow, Say, TableInfo, Verified

_WARM = 0.25  # of the time, until everything was used once
_ADDRESSES = 1100  # more than the router keeps
_REPLAYS = 64  # as many as are kept
_MOST_PER_TABLE = 2048.0  # bytes of memory that a finished table may leave behind
_MOST_FILES = 16  # more than at the start: the database's pool, once it is full


class Reading(msgspec.Struct):
    at: float
    memory: int  # bytes, of the server without the bots' processes
    files: int
    threads: int
    finished: int
    live: int


class Report(msgspec.Struct):
    finished: int = 0
    abandoned: int = 0
    watched: int = 0
    seconds: float = 0.0
    memory_per_table: float = 0.0  # bytes, by least squares after the warm part
    memory_mb: list[float] = []  # at the start, after a quarter of the time, a half, three, the end
    first: Reading | None = None
    last: Reading | None = None
    readings: int = 0
    problems: list[str] = []


async def reading(server: Server, started: float) -> Reading:
    assert server.process is not None
    folder = Path("/proc") / str(server.process.pid)
    status = (folder / "status").read_text()
    metrics = (await Player(server.base).get("/metrics", bytes)).decode()

    def number(pattern: str, text: str) -> int:
        found = re.search(pattern, text, re.MULTILINE)
        return int(found.group(1)) if found else 0

    return Reading(
        at=round(time.monotonic() - started, 1),
        memory=number(r"^VmRSS:\s+(\d+)", status) * 1024,
        files=len(list((folder / "fd").iterdir())),
        threads=number(r"^Threads:\s+(\d+)", status),
        finished=number(r"^koldun_matches_finished_total (\d+)", metrics),
        live=number(r"^koldun_tables_live (\d+)", metrics),
    )


async def person(server: Server, rng: random.Random, until: float, report: Report) -> None:
    """One after another: somebody comes, plays a match, and goes."""
    while time.monotonic() < until:
        player = Player(server.base)
        try:
            await _visit(player, rng, report)
        except (*LOST, Refusing) as error:
            report.problems.append(f"{type(error).__name__}: {error}")
        finally:
            with contextlib.suppress(*LOST):
                await player.go()


async def _visit(player: Player, rng: random.Random, report: Report) -> None:
    await player.me()
    wish = PlayNow("krendel", rng.choice([2, 3]), "random")
    info = await player.post("/api/play", TableInfo, wish)
    await player.come(info.id)
    pick, leave = picker(rng.random()), rng.random() < 0.1
    made = 0
    while await player.decide(pick):
        made += 1
        if rng.random() < 0.02:
            await player.send(Say("well"))
        if rng.random() < 0.02:
            await player.drop()
            await player.come(info.id, fresh=rng.random() < 0.5)
        if leave and made > 5:
            report.abandoned += 1
            return
    report.finished += 1
    checked = await player.get(f"/api/tables/{info.id}/verify", Verified)
    if not checked.fair:
        report.problems.append(f"{info.id}: {checked.problem}")
    if report.watched < _REPLAYS or rng.random() < 0.3:
        await player.call("GET", f"/api/tables/{info.id}/replay", bytes)
        report.watched += 1


def slope(readings: list[Reading]) -> float:
    """Bytes of memory for each finished table."""
    n = len(readings)
    mean_x = sum(r.finished for r in readings) / n
    mean_y = sum(r.memory for r in readings) / n
    spread = sum((r.finished - mean_x) ** 2 for r in readings)
    both = sum((r.finished - mean_x) * (r.memory - mean_y) for r in readings)
    return both / spread if spread else 0.0


async def soak(minutes: float, seed: str, folder: Path, people: int = 8) -> Report:
    report, started = Report(), time.monotonic()
    os.environ.update(ENVIRONMENT, KOLDUN_EVICT="5", KOLDUN_PLAY_WINDOW="0")
    server = Server(f"sqlite:///{folder}/hour.db")
    await server.start()
    try:
        readings = [await reading(server, started)]
        await _fill(server)
        until = time.monotonic() + minutes * 60
        crowd = [
            asyncio.create_task(person(server, random.Random(f"{seed} {n}"), until, report))
            for n in range(people)
        ]
        while time.monotonic() < until:
            await asyncio.sleep(min(5.0, minutes * 6))
            try:
                readings.append(await reading(server, started))
            except LOST as error:
                report.problems.append(f"no metrics: {type(error).__name__}: {error}")
        await asyncio.gather(*crowd)
        await _judge(server, readings, started, minutes, report)
    finally:
        await server.stop()
    report.seconds = round(time.monotonic() - started, 1)
    return report


async def _fill(server: Server) -> None:
    """Ask for tables that are not there, each by an address of its own."""
    stranger = Player(server.base)
    for number in range(_ADDRESSES):
        with contextlib.suppress(Refusing):
            await stranger.get(f"/api/tables/nobody-{number:09}", TableInfo)


async def _judge(
    server: Server, readings: list[Reading], started: float, minutes: float, report: Report
) -> None:
    patience = time.monotonic() + 40
    while True:  # until tables have left memory and connections are closed
        last = await reading(server, started)
        if (last.files <= readings[0].files + _MOST_FILES and not last.live) or (
            time.monotonic() > patience
        ):
            break
        await asyncio.sleep(1.0)
    report.first, report.last, report.readings = readings[0], last, len(readings)
    parts = [readings[len(readings) * quarter // 4] for quarter in range(4)]
    report.memory_mb = [round(r.memory / 2**20, 1) for r in [*parts, last]]
    warm = [r for r in readings if r.at > minutes * 60 * _WARM]
    report.memory_per_table = round(slope(warm), 1) if len(warm) > 2 else 0.0
    if last.files > readings[0].files + _MOST_FILES:
        report.problems.append(f"{last.files} open files, {readings[0].files} at the start")
    if minutes >= 10 and report.memory_per_table > _MOST_PER_TABLE:
        report.problems.append(f"{report.memory_per_table} bytes stay for each finished table")
    if not report.finished:
        report.problems.append("nobody finished a match")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default="hour")
    parser.add_argument("--people", type=int, default=8)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(soak(args.minutes, args.seed, Path(folder), args.people))
    print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
