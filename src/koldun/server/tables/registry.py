"""All tables of this server: those in memory, and those asleep in the database."""

import asyncio
import gc
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from koldun.server.cluster.news import News
from koldun.server.cluster.ownership import Elsewhere, Shared
from koldun.server.ops.logs import tell, trouble
from koldun.server.protocol import Said
from koldun.server.refusals import Refusal
from koldun.server.storage.records import Table
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.live import LiveTable
from koldun.server.tables.log import change_record, derive
from koldun.server.tables.services import Services

_SWEEP_SECONDS = 5.0
_FORGET_EVERY = 3600.0
_RESTED_AT_ONCE = 100
_REST_AFTER = 30.0  # seconds in which nothing happened at a table
_MOVED_AT_ONCE = 20
_MOST_IDLE = 300  # tables in memory that nobody watches
_REFUSED = 1024  # tables remembered whose rules are gone
_MOST_RUBBISH = 200  # tables put away between two looks for what nobody uses any more


class Registry:
    """Finds tables, wakes them when something is due, and lets them sleep."""

    def __init__(self, services: Services, evict: float, forget_days: int) -> None:
        self._services = services
        self._store = services.store
        self._metrics = services.metrics
        self._evict_after = evict
        self._forget_days = forget_days
        self.live: dict[str, LiveTable] = {}
        self.most_idle = _MOST_IDLE
        self._watched = 0  # of them, when somebody last looked
        self.stopping = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._refused: dict[str, Refusal] = {}
        self._alarms: dict[str, float] = {}  # when a sleeping table must be woken
        self._sweeper: asyncio.Task[None] | None = None
        self._recovery: asyncio.Task[None] | None = None
        self._noting: asyncio.Task[None] | None = None
        services.store.on_back = self._back
        self._forgot = time.monotonic()
        self._rubbish = 0
        gauges = services.metrics.gauges
        gauges["tables_live"] = lambda: len(self.live)
        gauges["sockets"] = lambda: sum(len(t.watchers) for t in self.live.values())

    # --- finding

    async def get(self, id: str) -> LiveTable:
        """A table, out of memory or out of the database. Unknown ids are all alike."""
        found = self.live.get(id)
        if found is not None and not found.gone:
            return found
        if id in self._refused:
            raise self._refused[id]
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                found = self.live.get(id)
                if found is None or found.gone:
                    found = await self._load(id)
                return found
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        table = await self._store.table(id)
        if table is None:
            raise Refusal("unknown", "there is no such table", 404)
        epoch = await self._services.ownership.hold(id)
        try:
            derived = await derive(self._store, table)
        except Refusal as refusal:  # its rules are gone, and stay so while this server runs
            if len(self._refused) < _REFUSED:
                self._refused[id] = refusal
            raise
        return self.admit(table, derived, await self._store.said(id), epoch)

    def new_id(self) -> str:
        """Of a table that is to be played on this server."""
        while True:
            id = secrets.token_urlsafe(12)
            if self._services.ownership.should(id):
                return id

    async def found(self, table: Table) -> LiveTable:
        """A table that was just set up here."""
        epoch = await self._services.ownership.hold(table.id, fresh=True)
        return self.admit(table, epoch=epoch)

    def admit(
        self,
        table: Table,
        derived: DerivedMatch | None = None,
        chat: list[Said] | None = None,
        epoch: int = 0,
    ) -> LiveTable:
        live = LiveTable(self._services, table, derived, chat or [], epoch)
        self.live[table.id] = live
        self._alarms.pop(table.id, None)
        self._make_room()
        return live

    # --- starting and stopping

    async def open(self) -> None:
        await self._services.uptime.open(self._store, time.time())
        self._sweeper = asyncio.create_task(self._sweep())
        self._recovery = asyncio.create_task(self._recover())

    async def _recover(self) -> None:
        """After a start, running tables are brought back one by one while people come in already:
        something may be due there. Whoever comes to a table does not wait for the others."""
        try:
            await self.recover()
        except Exception:
            self._metrics.count("errors", "recovery")
            trouble("tables could not be brought back")

    async def recover(self) -> int:
        """Every running table that is this server's stands where its log ends, and goes on."""
        ids = await self._store.running()
        for id in ids:
            await self._bring_back(id)
            await asyncio.sleep(0)
        tell("tables are back", running=len(ids))
        return len(ids)

    async def _bring_back(self, id: str) -> None:
        try:
            live = await self.get(id)
            if live.derived is not None and live.derived.over():
                async with live.turning():
                    pass  # its end is written now
        except Elsewhere:
            return
        except Exception:
            self._metrics.count("errors", "recovery")
            trouble("a table could not be brought back", table=id)

    async def recovered(self) -> None:
        """Until all tables are back; for tests and load."""
        if self._recovery is not None:
            await self._recovery

    async def settle(self, shared: Shared) -> None:
        """After a beat: give away what others should play or do play, and take what is nobody's."""
        before = dict(self.live)
        held = await shared.held()
        for id, live in before.items():
            if held.get(id) != live.epoch and self.live.get(id) is live:
                live.move_away()
                del self.live[id]
        for id in shared.misplaced(self.live)[:_MOVED_AT_ONCE]:
            live = self.live.pop(id)
            await live.close()
            await shared.hand_on(id, live.epoch)
            live.move_away()
        for id in await shared.orphans():
            await self._bring_back(id)

    async def close(self) -> None:
        """Tell everybody to come back, then stop. Nothing is lost: it is all in the log."""
        self.stopping = True
        for task in (self._sweeper, self._recovery):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._sweeper is not None:
            with suppress(Exception):  # a database that is away does not keep it from stopping
                await self._services.uptime.beat(self._store, time.time())
        self.say_good_bye()
        for live in list(self.live.values()):
            await live.close()

    def say_good_bye(self) -> bool:
        """Sockets are told to come back in a moment. False: there are none."""
        self.stopping = True
        watched = [live for live in self.live.values() if live.watchers]
        for live in watched:
            live.hang_up("stopping", 2.0)
        return bool(watched)

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
                self._make_room()
                await self.rest(_REST_AFTER)
                await self._wake()
                if time.monotonic() - self._forgot >= _FORGET_EVERY:
                    self._forgot = time.monotonic()
                    await self.forget()
            except Exception:
                self._metrics.count("errors", "sweep")
                trouble("sweeping failed")

    def _back(self, seconds: float) -> None:
        """Nothing could be written for so long, so nobody could choose: nobody's clock ran."""
        tell("the database is back", seconds=round(seconds, 1))
        for live in self.live.values():
            live.stand_still(seconds)
        self._noting = asyncio.create_task(self._services.uptime.away(self._store, seconds))

    def evict(self, after: float) -> int:
        """Put tables away that nobody has watched for a while."""
        before = time.monotonic() - after
        idle = [(id, live) for id, live in self.live.items() if not live.busy()]
        self._watched = len(self.live) - len(idle)
        put = sum(self._put_away(id) for id, live in idle if live.touched <= before)
        self._rubbish += put
        # parts of a table that name each other; a look at all that is here takes as long as there is much
        if self._rubbish >= max(_MOST_RUBBISH, len(self.live) // 2):
            self._rubbish = 0
            gc.collect()
        return put

    async def rest(self, after: float) -> None:
        """Tables at which nothing has happened for a while keep as little as they can. Some at a time: nobody waits
        until all have been looked at."""
        before = time.monotonic() - after
        tables = list(self.live.values())
        for start in range(0, len(tables), _RESTED_AT_ONCE):
            for live in tables[start : start + _RESTED_AT_ONCE]:
                live.rest(before)
            await asyncio.sleep(0)

    def _put_away(self, id: str) -> bool:
        """False: something is to happen there soon."""
        live = self.live[id]
        due = live.due_in()
        if due is not None and due < 2 * _SWEEP_SECONDS:
            return False
        if due is not None:
            self._alarms[id] = time.monotonic() + due
        live.put_away()
        del self.live[id]
        return True

    def _make_room(self) -> None:
        """Only so many tables that nobody watches are in memory, however many are asked for."""
        if len(self.live) - self._watched <= self.most_idle:
            return
        idle = [(live.touched, id) for id, live in self.live.items() if not live.busy()]
        self._watched = len(self.live) - len(idle)
        for _, id in sorted(idle)[: max(0, len(idle) - self.most_idle)]:
            self._rubbish += self._put_away(id)

    async def _wake(self) -> None:
        now = time.monotonic()
        for id, due in list(self._alarms.items()):
            if due - now < 2 * _SWEEP_SECONDS:
                del self._alarms[id]
                await self._bring_back(id)

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

    async def catch_up(self) -> None:
        """News may have been missed: every table in memory reads on in its log."""
        for live in list(self.live.values()):
            with suppress(Refusal):
                await live.catch_up()

    async def change(self, id: str, make: Callable[[Table], None]) -> None:
        """Change the record of a table, whoever plays it."""
        with suppress(Elsewhere):
            live = await self.get(id)
            async with live.turning():
                await live.amend(make)
            return
        await change_record(self._services, id, make)

    async def hear(self, news: News) -> None:
        live = self.live.get(news.table)
        if live is not None:
            await live.hear(news)
