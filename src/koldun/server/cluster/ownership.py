"""Which server plays a table: one at a time, the same one wherever somebody comes in.

Every server shows once a second that it is alive. A server whose count has not moved for a while, by
one's own clock, is dead: no two clocks are compared. Among the living, rendezvous hashing says who
should play a table; who plays it is written in the database, with an epoch that rises whenever a
table changes hands. What a server writes under an old epoch is refused, so one that was paused and
wakes up can do no harm.
"""

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Protocol

import msgspec

from koldun.server.ops.logs import tell, trouble
from koldun.server.refusals import Refusal
from koldun.server.storage.leases import Lease, Leases, Peer

BEAT_SECONDS = 1.0
DEAD_SECONDS = 4.0
_TRIES = 5


class Elsewhere(Refusal):
    """Another server plays this table."""

    def __init__(self, url: str) -> None:
        super().__init__("moved", "another server plays this table; come again", 503)
        self.url = url


class Ownership(Protocol):
    """What tables ask."""

    async def hold(self, table: str, fresh: bool = False) -> int:
        """The epoch in which this server plays a table, taken now if need be; else Elsewhere. A
        fresh table is taken even if another server should play it."""

    async def still(self, table: str, epoch: int) -> bool:
        """Does this server play it, in this epoch?"""

    async def where(self, table: str) -> str:
        """The address of the other server that plays a table; empty: this one does or may."""

    def should(self, table: str) -> bool:
        """Should this server play a table with this id?"""


class Alone:
    """One server: it plays every table, and nothing is written about that."""

    async def hold(self, table: str, fresh: bool = False) -> int:
        return 0

    async def still(self, table: str, epoch: int) -> bool:
        return True

    async def where(self, table: str) -> str:
        return ""

    def should(self, table: str) -> bool:
        return True


def chosen(table: str, servers: Iterable[str]) -> str:
    """Who should play a table: each server draws for it, the highest wins. Another server more or
    less moves only the tables it draws highest for."""
    return max(servers, key=lambda server: hashlib.sha256(f"{server} {table}".encode()).digest())


class Life(msgspec.Struct):
    peer: Peer
    seen: float  # when its count was last seen to move, by this server's clock


class Shared:
    """One of several servers on a database."""

    def __init__(self, id: str, url: str, leases: Leases) -> None:
        self.id = id
        self._url = url
        self._leases = leases
        self._beat = 0
        self._lives: dict[str, Life] = {}
        self._shown = 0.0  # when it last could show that it is alive, and see the others
        self._task: asyncio.Task[None] | None = None
        self._leaving = False
        self.on_beat: Callable[[], Awaitable[None]] | None = None

    # --- living

    async def open(self) -> None:
        await self._show()
        self._task = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._show()
                if self.on_beat is not None:
                    await self.on_beat()
            except Exception:
                trouble("this server could not show that it is alive")

    async def _show(self) -> None:
        self._beat += 1
        peers = await self._leases.beat(Peer(self.id, self._url, self._beat))
        now = time.monotonic()
        blind = now - self._shown > DEAD_SECONDS / 2  # it could not see the others either
        self._shown = now
        lives: dict[str, Life] = {}
        for peer in peers:
            known = self._lives.get(peer.id)
            if known is None or blind or known.peer.beat != peer.beat:
                lives[peer.id] = Life(peer, now)
            else:
                lives[peer.id] = Life(peer, known.seen)
        self._lives = lives
        for dead in [id for id, life in lives.items() if now - life.seen > DEAD_SECONDS]:
            tell("a server is gone", server=dead)
            await self._leases.bury(dead)
            del self._lives[dead]

    def living(self) -> set[str]:
        """As it was seen at the last look."""
        there = set(self._lives)
        return there - {self.id} if self._leaving else there | {self.id}

    async def doze(self) -> None:
        """Show no more that it is alive."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def close(self) -> None:
        self._leaving = True
        await self.doze()
        await self._leases.bury(self.id)

    # --- tables

    async def _look(self) -> None:
        """Nobody is called dead by who could not look."""
        if time.monotonic() - self._shown > 2 * BEAT_SECONDS and not self._leaving:
            await self._show()

    async def hold(self, table: str, fresh: bool = False) -> int:
        await self._look()
        for _ in range(_TRIES):
            lease = await self._leases.of(table)
            living = self.living()
            if lease is not None and lease.server == self.id and not self._leaving:
                return lease.epoch
            if lease is not None and lease.server in living:
                raise Elsewhere(self._lives[lease.server].peer.url)
            best = chosen(table, living) if living else self.id
            if (best != self.id and not fresh) or self._leaving:
                known = self._lives.get(best)
                raise Elsewhere("" if known is None else known.peer.url)
            taken = await self._leases.take(table, self.id, lease)
            if taken is not None:
                return taken.epoch
        raise Elsewhere("")

    async def still(self, table: str, epoch: int) -> bool:
        return await self._leases.of(table) == Lease(self.id, epoch)

    def should(self, table: str) -> bool:
        living = self.living()
        return not living or chosen(table, living) == self.id

    async def where(self, table: str) -> str:
        await self._look()
        lease, living = await self._leases.of(table), self.living()
        owner = "" if lease is None else lease.server
        if owner not in living:
            owner = chosen(table, living) if living else self.id
        return "" if owner == self.id else self._lives[owner].peer.url

    async def held(self) -> dict[str, int]:
        return await self._leases.held(self.id)

    async def orphans(self) -> list[str]:
        """Running tables that nobody plays and this server should."""
        living = self.living()
        found = await self._leases.unowned(living)
        return [table for table in found if living and chosen(table, living) == self.id]

    def misplaced(self, tables: Iterable[str]) -> list[str]:
        """Tables that another living server should play."""
        living = self.living()
        return [table for table in tables if living and chosen(table, living) != self.id]

    async def hand_on(self, table: str, epoch: int) -> None:
        """To whoever should play it; nothing is being written there now."""
        await self._leases.take(table, "", Lease(self.id, epoch))
