"""Three servers on a real PostgreSQL and Redis; each of the five is killed, paused or restarted at
random while people play. Then everything is compared: log, every client's view, and a replay.
    python tools/soak_faults.py --minutes 30
    python tools/soak_faults.py --minutes 2 --seed other
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Protocol

import msgspec
from soak_crash import LOST, Party, Server, Tally

from koldun.content.registry import games
from koldun.server.app.settings import settings_from
from koldun.server.net.client import Gap, Player, Refusing
from koldun.server.protocol import PROTOCOL, Choose, Hello
from koldun.server.storage.records import FINISHED
from koldun.server.storage.store import Store
from koldun.server.tables.derived import DerivedMatch
from koldun.view.look import look

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
import machines

_PAUSE = (1.0, 8.0)  # seconds a process sleeps or is away
_CALM = (1.0, 4.0)  # and how long nothing happens between two faults
_STARTS = 20
_HEALING = 90.0  # seconds in which play must go on after the last fault


class Report(msgspec.Struct):
    faults: dict[str, int] = {}
    accepted: int = 0
    resent: int = 0
    finished: int = 0
    tables: int = 0
    entries: int = 0
    views: int = 0
    longest_stall: float = 0.0  # seconds without an acknowledged choice at any table
    seconds: float = 0.0
    problems: list[str] = []


class Victim(Protocol):
    """Something that can be hurt."""

    name: str

    async def kill(self) -> None: ...

    async def start(self) -> None: ...

    def pause(self) -> None: ...

    def wake(self) -> None: ...


class ServerVictim:
    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self._server = server

    async def kill(self) -> None:
        await self._server.kill()

    async def start(self) -> None:
        await self._server.start()

    def _signal(self, number: int) -> None:
        process = self._server.process
        assert process is not None
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(number)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)


class Machine:
    """PostgreSQL or Redis as a process that can be killed and started at the same port."""

    def __init__(self, name: str, command: list[str], port: int, log: Path) -> None:
        self.name = name
        self._command = command
        self._port = port
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Tried again: children of a PostgreSQL that was killed are gone only after a moment."""
        for tries_left in range(_STARTS, -1, -1):
            with self._log.open("ab") as out:
                self._process = subprocess.Popen(
                    self._command, stdout=out, stderr=out, start_new_session=True
                )
            try:
                await asyncio.to_thread(
                    machines.until_it_listens, self._port, self._process, self._log
                )
                return
            except AssertionError:
                if not tries_left:
                    raise
                await asyncio.sleep(0.5)

    def _signal(self, number: int) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, number)

    async def kill(self) -> None:
        self._signal(signal.SIGKILL)
        assert self._process is not None
        await asyncio.to_thread(self._process.wait)

    async def stop(self) -> None:
        self._signal(signal.SIGTERM)
        assert self._process is not None
        await asyncio.to_thread(self._process.wait)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)


class Guests(Party):
    """Two people who come back by any door, whatever happens, and send again what was not
    acknowledged."""

    def __init__(self, servers: list[Server], game: str, rng: random.Random, tally: Tally) -> None:
        super().__init__(servers, game, rng, tally)
        self.doors = servers
        self.unsure: dict[int, Choose] = {}  # sent by a seat and not answered
        self.all: list[tuple[str, dict[tuple[int, int], str]]] = []
        self.last = time.monotonic()

    async def go_on(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                async with asyncio.timeout(20):
                    if not self.table:
                        await self.sit()
                        self.all.append((self.table, self.known))
                break_at = asyncio.timeout(max(1.0, until - time.monotonic()))
                async with break_at:
                    await asyncio.gather(*[self._stay(player) for player in self.players])
                self.tally.finished += 1
                self.table = ""
            except TimeoutError:
                continue
            except (*LOST, Refusing):
                await asyncio.sleep(0.3)
                for player in self.players:
                    player.base = self.rng.choice(self.doors).base

    async def _stay(self, player: Player) -> None:
        """One person until the match is over."""
        while not player.over():
            player.base = self.rng.choice(self.doors).base
            try:
                async with asyncio.timeout(15):
                    await player.come(self.table)
                await self._play(player)
            except Gap as gap:
                self.tally.problems.append(str(gap))
                player.events = []
            except (*LOST, Refusing):
                with contextlib.suppress(*LOST):
                    await player.drop()
                await asyncio.sleep(self.rng.random() * 0.5)

    async def _play(self, player: Player) -> None:
        while not player.over():
            player.messages.clear()
            prompt = player.prompt
            if prompt is None:
                await player.next(10.0)
                continue
            choice = self.unsure.get(player.seat)
            if choice is None or choice.number != prompt.number:
                keys = [o.key for o in prompt.options if not o.standing]
                choice = Choose(prompt.number, self.rng.choice(keys))
                self.unsure[player.seat] = choice
            else:
                self.tally.resent += 1
            async with asyncio.timeout(12):
                accepted = await player.choose(choice.key, choice.number)
            if accepted:
                self.known[player.seat, choice.number] = choice.key
                self.tally.accepted += 1
                self.last = time.monotonic()
                self.unsure.pop(player.seat, None)
                while not player.over() and player.prompt == prompt:
                    await player.next(10.0)
            elif player.refused[-1].code in ("late", "not-offered"):
                self.unsure.pop(player.seat, None)
                await player.send(Hello(PROTOCOL, -1, -1))
                await player.next(10.0)


async def torment(
    victims: list[Victim], rng: random.Random, until: float, least: int, report: Report
) -> None:
    """One fault after another, so many at least; at the end everything runs."""
    while time.monotonic() < until or sum(report.faults.values()) < least:
        await asyncio.sleep(rng.uniform(*_CALM))
        victim, how = rng.choice(victims), rng.choice(["kill", "pause", "restart"])
        name = f"{how} {victim.name}"
        report.faults[name] = report.faults.get(name, 0) + 1
        if how == "pause":
            victim.pause()
            await asyncio.sleep(rng.uniform(*_PAUSE))
            victim.wake()
        else:
            await victim.kill()
            if how == "kill":
                await asyncio.sleep(rng.uniform(*_PAUSE))
            await victim.start()


# --- the checker


async def check(database: str, parties: list[Guests], base: str, report: Report) -> None:
    """Log, acknowledged choices, replay, and what a fresh page is shown of each table."""
    store = Store(settings_from({}, database_url=database).database)
    try:
        for party in parties:
            for table, known in party.all:
                await _check_table(store, table, known, party, base, report)
    finally:
        await store.engine.dispose()


async def _check_table(
    store: Store,
    id: str,
    known: dict[tuple[int, int], str],
    party: Guests,
    base: str,
    report: Report,
) -> None:
    table, entries = await store.table(id), await store.log(id)
    assert table is not None
    report.tables += 1
    report.entries += len(entries)
    if [entry.number for entry in entries] != list(range(len(entries))):
        report.problems.append(f"{id}: numbers of the log do not count up")
    derived = DerivedMatch(table, entries)
    for place, key in known.items():
        if derived.given.get(place) != key:
            report.problems.append(f"{id}: {place}: {key} is {derived.given.get(place)}")
    twice = DerivedMatch(table, entries)
    if twice.match.digest() != derived.match.digest():
        report.problems.append(f"{id}: a replay leads elsewhere")
    if table.status == FINISHED and table.digest != derived.match.digest(table.digest_version):
        report.problems.append(f"{id}: it was finished elsewhere")
    await _check_views(derived, id, party, base, report, len(entries), store)


async def _come_when_possible(page: Player, id: str) -> None:
    """A table that is just changing hands says to come again."""
    async with asyncio.timeout(30):
        while True:
            try:
                await page.come(id, fresh=True)
                return
            except LOST:
                await asyncio.sleep(0.3)


async def _check_views(
    derived: DerivedMatch,
    id: str,
    party: Guests,
    base: str,
    report: Report,
    length: int,
    store: Store,
) -> None:
    """What people see when they come fresh is what the log says, unless it has grown since."""
    for person in party.players:
        page = Player(base, person.cookie)
        await _come_when_possible(page, id)
        await page.go()
        if len(await store.log(id)) != length:
            continue  # bots or clocks have gone on
        derived.close_windows(0.0)
        wanted: Any = msgspec.json.decode(msgspec.json.encode(look(derived.match, page.seat).table))
        shown: Any = msgspec.json.decode(
            msgspec.json.encode(page.view.table if page.view else None)
        )
        report.views += 1
        if wanted != shown:
            report.problems.append(f"{id}: seat {page.seat} is shown something else")


# --- putting it together


def machinery(folder: Path) -> tuple[Machine, Machine, str, str]:
    """PostgreSQL and Redis, not yet started, and their addresses."""
    home = folder / "postgres"
    home.mkdir(mode=0o755)
    port, redis_port = machines.free_port(), machines.free_port()
    command = machines.postgres_command(home, port)
    database = Machine("postgresql", command, port, folder / "postgres.log")
    redis = Machine(
        "redis",
        [machines.program("redis-server"), "--port", str(redis_port), "--bind", "127.0.0.1"]
        + ["--save", "", "--dir", str(folder)],
        redis_port,
        folder / "redis.log",
    )
    url = f"postgresql://koldun@127.0.0.1:{port}/postgres"
    return database, redis, url, f"redis://127.0.0.1:{redis_port}"


async def soak(minutes: float, seed: str, folder: Path, tables: int = 5, least: int = 1) -> Report:
    rng, report, tally = random.Random(seed), Report(), Tally()
    database, redis, url, redis_url = machinery(folder)
    servers = [Server(url, redis_url) for _ in range(3)]
    started = time.monotonic()
    await database.start()
    await redis.start()
    try:
        for server in servers:
            await server.start()
        victims: list[Victim] = [database, redis]
        victims += [ServerVictim("server", server) for server in servers]
        ids = sorted(games())
        parties = [Guests(servers, ids[n % len(ids)], rng, tally) for n in range(tables)]
        until = time.monotonic() + minutes * 60
        playing = [asyncio.create_task(party.go_on(until + _HEALING)) for party in parties]
        watching = asyncio.create_task(_watch(parties, report))
        await torment(victims, rng, until, least, report)
        await _healed(parties, report)
        watching.cancel()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, watching, return_exceptions=True)
        for party in parties:
            for player in party.players:
                with contextlib.suppress(*LOST):
                    await player.drop()
        await check(url, parties, servers[0].base, report)
    finally:
        for server in servers:
            if server.process is not None and server.process.returncode is None:
                server.process.send_signal(signal.SIGCONT)
                await server.stop()
        for machine in (redis, database):
            machine.wake()
            await machine.stop()
    report.accepted, report.resent, report.finished = tally.accepted, tally.resent, tally.finished
    report.problems += tally.problems
    report.seconds = round(time.monotonic() - started, 1)
    return report


async def _watch(parties: list[Guests], report: Report) -> None:
    while True:
        await asyncio.sleep(0.5)
        stall = time.monotonic() - max(party.last for party in parties)
        report.longest_stall = max(report.longest_stall, round(stall, 1))


async def _healed(parties: list[Guests], report: Report) -> None:
    """After the last fault every table goes on."""
    quiet, patience = time.monotonic(), time.monotonic() + _HEALING
    while time.monotonic() < patience:
        if all(party.last > quiet for party in parties):
            return
        await asyncio.sleep(0.2)
    report.problems.append("a table did not go on after the last fault")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", default="faults")
    parser.add_argument("--tables", type=int, default=5)
    args = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="koldun-faults-"))
    folder.chmod(0o755)
    report = asyncio.run(soak(args.minutes, args.seed, folder, args.tables))
    print(msgspec.json.format(msgspec.json.encode(report), indent=1).decode())
    if report.problems:
        print(f"logs of PostgreSQL and Redis: {folder}", file=sys.stderr)
    else:
        shutil.rmtree(folder, ignore_errors=True)
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
