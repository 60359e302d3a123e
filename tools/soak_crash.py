"""Kill the server at random moments while people play, start it again, and count the choices.

Every acknowledged choice must be in the log, at its place, once; and play goes on from there.
    python tools/soak_crash.py --kills 200
    python tools/soak_crash.py --database postgresql://... --redis redis://... --servers 2
With several servers the people of a table sit at different ones, and one of them is killed.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable

import msgspec
from websockets.exceptions import WebSocketException

from koldun.content.registry import games
from koldun.server.app.settings import settings_from
from koldun.server.net.client import Gap, Player, Refusing
from koldun.server.protocol import Accepted, Choose, Clock, NewTable, Start, TableInfo
from koldun.server.storage.store import Store
from koldun.view.views import Prompt

ENVIRONMENT = {
    "KOLDUN_BOT_PACE": "0",
    "KOLDUN_RATE": "0",
    "KOLDUN_MESSAGE_RATE": "0",
    "KOLDUN_SOCKETS": "0",
    "KOLDUN_TABLES": "0",
    "KOLDUN_SECRET": "soak",
    "KOLDUN_WARM": "0",
}
_START_SECONDS = 180.0  # a busy machine takes long
LOST = (WebSocketException, OSError, TimeoutError, AssertionError, EOFError)


class Tally(msgspec.Struct):
    kills: int = 0
    accepted: int = 0
    resent: int = 0
    finished: int = 0
    seconds: float = 0.0
    problems: list[str] = []


class Server:
    """`koldun serve` as a process of its own, to be killed."""

    def __init__(self, database: str, redis: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.database = database
        self.redis = redis
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *[sys.executable, "-m", "koldun", "serve", "--port", str(self.port)],
            *["--database", self.database, "--redis", self.redis],
            env={**os.environ, **ENVIRONMENT, "PYTHONPATH": os.pathsep.join(sys.path)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        patience = time.monotonic() + _START_SECONDS
        while time.monotonic() < patience and self.process.returncode is None:
            try:
                if await asyncio.to_thread(Player(self.base).request, "GET", "/healthz") == b"ok\n":
                    return
            except (OSError, Refusing, msgspec.MsgspecError):
                await asyncio.sleep(0.1)
        raise RuntimeError(f"the server did not start in {_START_SECONDS:.0f} s")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


class Party:
    """Two people at one table, who remember what was acknowledged."""

    def __init__(self, servers: list[Server], game: str, rng: random.Random, tally: Tally) -> None:
        self.game = game
        self.rng = rng
        self.tally = tally
        self.players = [Player(servers[0].base), Player(servers[-1].base)]
        self.table = ""
        self.known: dict[tuple[int, int], str] = {}

    async def sit(self) -> None:
        ann, bob = self.players
        await ann.me()
        await bob.me()
        seats = ["me", "open"] + ["bot:random"] * (games()[self.game].least > 2)
        new = NewTable(self.game, seats, clock=Clock(window=0))
        info = await ann.post("/api/tables", TableInfo, new)
        await bob.post(f"/api/tables/{info.id}/join", TableInfo)
        await ann.post(f"/api/tables/{info.id}/start", TableInfo, Start())
        self.table, self.known = info.id, {}
        for player in self.players:
            player.events, player.view = [], None

    async def play(self) -> None:
        """Until the match is over or the server dies."""
        if not self.table:
            await self.sit()
        for player in self.players:
            await player.come(self.table)
        await asyncio.gather(*[self._one(player) for player in self.players])
        self.tally.finished += 1
        self.table = ""

    async def _one(self, player: Player) -> None:
        while not player.over():
            prompt = player.prompt
            if prompt is None:
                await player.next()
                continue
            await self._decide(player, prompt, _pick(self.rng))

    async def _decide(self, player: Player, prompt: Prompt, pick: Callable[[Prompt], str]) -> None:
        key = pick(prompt)
        await player.send(Choose(prompt.number, key))
        if self.rng.random() < 0.2:
            self.tally.resent += 1
            await player.send(Choose(prompt.number, key))
        await player.until(lambda m: isinstance(m, Accepted) and m.number == prompt.number)
        self.known[player.seat, prompt.number] = key
        self.tally.accepted += 1
        while not player.over() and player.prompt == prompt:
            await player.next()


def _pick(rng: random.Random) -> Callable[[Prompt], str]:
    return lambda prompt: rng.choice([o.key for o in prompt.options if not o.standing])


async def check(database: str, party: Party) -> list[str]:
    """Compare what was acknowledged with what is on disk."""
    if not party.table:
        return []
    store = Store(settings_from({}, database_url=database).database)
    try:
        entries = await store.log(party.table)
    finally:
        await store.engine.dispose()
    problems = [
        f"entry {entry.number} where {at} should be"
        for at, entry in enumerate(entries)
        if entry.number != at
    ]
    found: dict[tuple[int, int], str] = {}
    made: dict[int, int] = {}
    for entry in entries:
        found[entry.seat, made.get(entry.seat, 0)] = entry.key
        made[entry.seat] = made.get(entry.seat, 0) + 1
    for place, key in party.known.items():
        if found.get(place) != key:
            problems.append(f"seat {place[0]}, decision {place[1]}: {key} is {found.get(place)}")
    return problems


async def storm(kills: int, seed: str, servers: list[Server], parties: int = 4) -> Tally:
    """Play, kill one, compare, start it again."""
    rng, tally, started = random.Random(seed), Tally(), time.monotonic()
    ids = sorted(games())
    tables = [Party(servers, ids[n % len(ids)], rng, tally) for n in range(parties)]
    try:
        for server in servers:
            await server.start()
        while tally.kills < kills:
            playing = [asyncio.create_task(_play_on(party)) for party in tables]
            await _some_play(tally, rng)
            killed = rng.choice(servers)
            await killed.kill()
            tally.kills += 1
            await asyncio.wait(playing, timeout=0.5)  # what was acknowledged is heard to the end
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for party in tables:
                tally.problems += await check(killed.database, party)
            await killed.start()
    finally:
        for server in servers:
            await server.stop()
    tally.seconds = round(time.monotonic() - started, 1)
    return tally


async def _some_play(tally: Tally, rng: random.Random) -> None:
    """A random moment: now and then while people sit down, mostly while they play."""
    if rng.random() < 0.8:
        before, patience = tally.accepted, time.monotonic() + 5.0
        while tally.accepted == before and time.monotonic() < patience:
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.05 + rng.random() * 0.9)


async def _play_on(party: Party) -> None:
    """One table after another until the server is gone."""
    try:
        while True:
            await party.play()
    except LOST:
        pass
    except Gap as gap:
        party.tally.problems.append(str(gap))
    finally:
        for player in party.players:
            try:
                await player.drop()
            except LOST:
                continue


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", default="crash")
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--redis", default="")
    parser.add_argument("--servers", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/crash.db"
        servers = [Server(database, args.redis) for _ in range(args.servers)]
        tally = asyncio.run(storm(args.kills, args.seed, servers))
    print(msgspec.json.format(msgspec.json.encode(tally), indent=1).decode())
    return 1 if tally.problems else 0


if __name__ == "__main__":
    sys.exit(main())
