"""A server of one's own for a test, and people who play on it."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from soak_play import picker

from koldun.content.registry import games
from koldun.server.app.application import server_in
from koldun.server.app.serve import GracefulServer, listening, server_for
from koldun.server.app.server import Server
from koldun.server.app.settings import Settings, settings_from
from koldun.server.net.client import Player
from koldun.server.protocol import Clock, NewTable, Start, TableInfo
from koldun.server.storage.schema import metadata

T = TypeVar("T")

QUICK = {"bot_pace": 0.0, "rate": 0.0, "message_rate": 0.0, "sockets": 0, "play_window": 0}


def together(work: Coroutine[Any, Any, T], seconds: float = 300.0) -> T:
    """To its end; the limit is for what hangs, not for slow machines."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await work

    return asyncio.run(limited())


def quick(folder: Path, **more: Any) -> Settings:
    given = {"database_url": f"sqlite:///{folder}/test.db", "port": 0, **QUICK, **more}
    return settings_from({}, **given)


class Running:
    """A server in this loop: its address, and what is inside."""

    def __init__(self, base: str, server: GracefulServer) -> None:
        self.base = base
        self.server = server

    @property
    def inside(self) -> Server:
        return server_in(self.server.config.app)  # type: ignore[arg-type]

    async def player(self, name: str = "") -> Player:
        player = Player(self.base)
        await player.me()
        if name:
            await player.post("/api/me", dict, {"name": name})
        return player

    async def table(
        self, host: Player, game: str, seats: list[str], clock: Clock | None = None, **more: Any
    ) -> TableInfo:
        new = NewTable(game, seats, clock=clock or Clock(window=0), **more)
        return await host.post("/api/tables", TableInfo, new)

    async def running_table(
        self, game: str, people: int, bots: int = 0, clock: Clock | None = None, **more: Any
    ) -> tuple[str, list[Player]]:
        """A running table with people already at their sockets."""
        players = [await self.player(f"P{n}") for n in range(people)]
        seats = ["me"] + ["open"] * (people - 1) + ["bot:random"] * bots
        info = await self.table(players[0], game, seats, clock, **more)
        for player in players[1:]:
            await player.post(f"/api/tables/{info.id}/join", TableInfo)
        await players[0].post(f"/api/tables/{info.id}/start", TableInfo, Start())
        for player in players:
            await player.come(info.id)
        return info.id, players


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Running]:
    sock = listening(settings)
    server = server_for(settings)
    task = asyncio.create_task(server.serve([sock]))
    try:
        while not server.started:
            if task.done():
                task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        running = Running(f"http://127.0.0.1:{sock.getsockname()[1]}", server)
        await running.inside.registry.recovered()
        yield running
    finally:
        server.should_exit = True
        await task


async def play_to_the_end(player: Player, seed: object, most: int = 100_000) -> None:
    """Play on until the match is over, or `most` choices have been accepted."""
    pick = picker(seed)
    while len(player.accepted) < most and await player.decide(pick):
        pass


async def play_together(players: list[Player], most: int = 100_000) -> None:
    """All play on until the match is over, or one of them has made `most` choices."""
    tasks = [asyncio.create_task(play_to_the_end(p, p.seat, most)) for p in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    if any(player.over() for player in players):
        await asyncio.wait(tasks)
    for task in tasks:
        task.cancel()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, Exception):
            raise done


def differences(connection: sa.Connection) -> list[Any]:
    """What a database has otherwise than the schema says."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found


def game_ids() -> list[str]:
    return sorted(games())
