"""All tables of this server: those in memory, and those asleep in the database."""

import asyncio
import time
from contextlib import suppress

from koldun.server.cluster.news import News
from koldun.server.ops.logs import tell, trouble
from koldun.server.protocol import Said
from koldun.server.refusals import Refusal
from koldun.server.storage.records import Table
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.live import LiveTable
from koldun.server.tables.log import derive
from koldun.server.tables.services import Services

_SWEEP_SECONDS = 5.0
_FORGET_EVERY = 3600.0


class Registry:
    """Finds tables, wakes them when something is due, and lets them sleep."""

    def __init__(self, services: Services, evict: float, forget_days: int) -> None:
        self._services = services
        self._store = services.store
        self._metrics = services.metrics
        self._evict_after = evict
        self._forget_days = forget_days
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._alarms: dict[str, float] = {}  # when a sleeping table must be woken
        self._sweeper: asyncio.Task[None] | None = None
        self._forgot = time.monotonic()
        gauges = services.metrics.gauges
        gauges["tables_live"] = lambda: len(self.live)
        gauges["sockets"] = lambda: sum(len(t.watchers) for t in self.live.values())

    # --- finding

    async def get(self, id: str) -> LiveTable:
        """A table, out of memory or out of the database. Unknown ids are all alike."""
        found = self.live.get(id)
        if found is not None:
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                found = self.live.get(id)
                if found is None:
                    found = await self._load(id)
                return found
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        table = await self._store.table(id)
        if table is None:
            raise Refusal("unknown", "there is no such table", 404)
        derived = await derive(self._store, table)
        return self.admit(table, derived, await self._store.said(id))

    def admit(
        self, table: Table, derived: DerivedMatch | None = None, chat: list[Said] | None = None
    ) -> LiveTable:
        live = LiveTable(self._services, table, derived, chat or [])
        self.live[table.id] = live
        self._alarms.pop(table.id, None)
        return live

    # --- starting and stopping

    async def open(self) -> None:
        await self._services.uptime.open(self._store, time.time())
        self._sweeper = asyncio.create_task(self._sweep())

    async def recover(self) -> int:
        """After a start every running table stands where its log ends, and goes on."""
        ids = await self._store.running()
        for id in ids:
            try:
                live = await self.get(id)
                if live.derived is not None and live.derived.over():
                    async with live.turning():
                        pass  # its end is written now
            except Exception:
                self._metrics.count("errors", "recovery")
                trouble("a table could not be brought back", table=id)
            await asyncio.sleep(0)
        tell("tables are back", running=len(ids))
        return len(ids)

    async def close(self) -> None:
        """Tell everybody to come back, then stop. Nothing is lost: it is all in the log."""
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
            await self._services.uptime.beat(self._store, time.time())
        self.say_good_bye()
        for live in list(self.live.values()):
            await live.close()

    def say_good_bye(self) -> None:
        """Sockets are told to come back in a moment."""
        self.stopping = True
        for live in list(self.live.values()):
            live.hang_up("stopping", 2.0)

    def sign_out(self, person: str) -> None:
        """Sockets of a person are hung up on, at all tables."""
        for live in self.live.values():
            live.hang_up("signed-out", person=person)

    # --- sleeping and waking

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            try:
                await self._services.uptime.beat(self._store, time.time())
                self.evict(self._evict_after)
                await self._wake()
                if time.monotonic() - self._forgot >= _FORGET_EVERY:
                    self._forgot = time.monotonic()
                    await self.forget()
            except Exception:
                self._metrics.count("errors", "sweep")
                trouble("sweeping failed")

    def evict(self, after: float) -> int:
        """Put tables away that nobody has watched for a while."""
        now, put = time.monotonic(), 0
        for id, live in list(self.live.items()):
            if live.busy() or now - live.touched < after:
                continue
            due = live.due_in()
            if due is not None and due < 2 * _SWEEP_SECONDS:
                continue
            if due is not None:
                self._alarms[id] = now + due
            live.put_away()
            del self.live[id]
            put += 1
        return put

    async def _wake(self) -> None:
        now = time.monotonic()
        for id, due in list(self._alarms.items()):
            if due - now < 2 * _SWEEP_SECONDS:
                del self._alarms[id]
                with suppress(Refusal):
                    await self.get(id)

    async def forget(self) -> None:
        """Unfinished tables that nobody has touched for weeks are deleted."""
        days = self._forget_days
        if days <= 0:
            return
        for id in await self._store.forget(int(time.time()) - days * 86400):
            live = self.live.pop(id, None)
            if live is not None:
                live.put_away()
            self._metrics.count("tables_forgotten")

    # --- news from other servers

    async def hear(self, news: News) -> None:
        live = self.live.get(news.table)
        if live is not None:
            await live.hear(news)
