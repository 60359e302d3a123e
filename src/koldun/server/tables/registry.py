"""The hall: all tables of this server, those in memory and those asleep in the database."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from koldun.server.app.settings import Settings
from koldun.server.bots.thinking import usual_level
from koldun.server.bots.workers import Thinkers
from koldun.server.cluster.news import News, Wire
from koldun.server.ops.logs import tell, trouble
from koldun.server.ops.metrics import Metrics
from koldun.server.ops.uptime import Uptime
from koldun.server.protocol import Reacted, Said
from koldun.server.refusals import Refusal
from koldun.server.storage.records import OPEN, Age, Table
from koldun.server.storage.store import Store
from koldun.server.tables.conduct import Manners
from koldun.server.tables.derived import Course
from koldun.server.tables.live import LiveTable

_SWEEP_SECONDS = 5.0
_FORGET_EVERY = 3600.0


class Hall:
    """Finds tables, wakes them when something is due, and lets them sleep."""

    def __init__(self, settings: Settings, store: Store, wire: Wire) -> None:
        self.settings = settings
        self.store = store
        self.wire = wire
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.workers, settings.bot_budget, self.metrics)
        self.live: dict[str, LiveTable] = {}
        self.manners: dict[str, Manners] = {}
        self.uptime = Uptime()
        self.heard_of_age: Callable[[Age], None] = lambda _: None
        self.stopping = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._alarms: dict[str, float] = {}  # when a sleeping table must be woken
        self._sweeper: asyncio.Task[None] | None = None
        self._forgot = time.monotonic()
        self.metrics.gauges["tables_live"] = lambda: len(self.live)
        self.metrics.gauges["sockets"] = lambda: sum(len(t.watchers) for t in self.live.values())

    def usual_level(self) -> str:
        return usual_level()

    def ago(self, moment: float) -> float:
        """How many seconds ago a moment was, without the time the server was down."""
        return self.uptime.ran(moment, time.time())

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
        table = await self.store.table(id)
        if table is None:
            raise Refusal("unknown", "there is no such table", 404)
        return self.admit(table, await self.derive(table), await self.store.said(id))

    def admit(self, table: Table, course: Course | None, chat: list[Said]) -> LiveTable:
        live = LiveTable(self, table, course, chat)
        self.live[table.id] = live
        self.manners[table.id] = Manners(live)
        self._alarms.pop(table.id, None)
        live.wind()
        return live

    async def derive(self, table: Table) -> Course | None:
        """The course as the log tells it; off the loop, because a long match takes a while."""
        if table.status == OPEN:
            return None
        entries = await self.store.log(table.id)
        if len(entries) < 20:
            return Course(table, entries)
        return await asyncio.to_thread(Course, table, entries)

    # --- starting and stopping

    async def open(self) -> None:
        await self.uptime.open(self.store, time.time())
        self._sweeper = asyncio.create_task(self._sweep())
        self.wire.listen(self._hear)

    async def recover(self) -> int:
        """After a start every running table stands where its log ends, and goes on."""
        ids = await self.store.running()
        for id in ids:
            try:
                live = await self.get(id)
                if live.course is not None and live.course.over():
                    async with live.lock:
                        await live.after()
            except Exception:
                self.metrics.count("errors", "recovery")
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
            await self.uptime.beat(self.store, time.time())
        self.say_good_bye()
        for live in list(self.live.values()):
            async with live.lock:
                live.put_away()
        self.thinkers.close()

    def say_good_bye(self) -> None:
        """Sockets are told to come back in a moment."""
        self.stopping = True
        for live in list(self.live.values()):
            for watcher in list(live.watchers):
                watcher.close("stopping", 2.0)

    # --- sleeping and waking

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP_SECONDS)
            try:
                await self.uptime.beat(self.store, time.time())
                self.evict(self.settings.evict)
                await self._wake()
                await self._forget()
            except Exception:
                self.metrics.count("errors", "sweep")
                trouble("sweeping failed")

    def evict(self, after: float) -> int:
        """Put tables away that nobody has watched for a while."""
        now, put = time.monotonic(), 0
        for id, live in list(self.live.items()):
            if live.busy() or now - live.touched < after:
                continue
            due = live.due()
            if due is not None and due - live.now() < 2 * _SWEEP_SECONDS:
                continue
            if due is not None:
                self._alarms[id] = due
            live.put_away()
            del self.live[id], self.manners[id]
            put += 1
        return put

    async def _wake(self) -> None:
        now = asyncio.get_running_loop().time()
        for id, due in list(self._alarms.items()):
            if due - now < 2 * _SWEEP_SECONDS:
                del self._alarms[id]
                with suppress(Refusal):
                    await self.get(id)

    async def _forget(self) -> None:
        """Unfinished tables that nobody has touched for weeks are deleted."""
        days = self.settings.forget_days
        if days <= 0 or time.monotonic() - self._forgot < _FORGET_EVERY:
            return
        self._forgot = time.monotonic()
        for id in await self.store.forget(int(time.time()) - days * 86400):
            live = self.live.pop(id, None)
            self.manners.pop(id, None)
            if live is not None:
                live.put_away()
            self.metrics.count("tables_forgotten")

    # --- news from other servers

    async def _hear(self, news: News) -> None:
        if news.what == "age":
            self.heard_of_age(msgspec.json.decode(news.body, type=Age))
        live = self.live.get(news.table)
        if live is None:
            return
        if news.what == "said":
            self.manners[news.table].heard(msgspec.json.decode(news.body, type=Said))
        elif news.what == "reacted":
            live.audience.tell_all(msgspec.json.decode(news.body, type=Reacted))
        else:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Another server has written: follow the log from where we are."""
        fresh = await self.store.table(live.table.id)
        if fresh is None:
            return
        live.adopt(fresh)
        if live.course is None or live.stale:
            await live.reload()
        else:
            await self._follow(live, live.course)
        live.audience.tell_table()
        await live.after()

    async def _follow(self, live: LiveTable, course: Course) -> None:
        for entry in await self.store.log(live.table.id, course.length):
            try:
                course.apply(entry)
            except Exception:
                live.stumble("log")
                return
