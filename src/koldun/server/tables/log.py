"""A table's log and record: in memory, on disk, and the match derived from them.

A change is made in one order: derive it, then write it. Nobody is told of it here. Whoever changes
something holds the lock of the table.
"""

import asyncio
from collections.abc import Callable

from koldun.content.registry import game_named
from koldun.kernel.errors import IllegalChoice
from koldun.server.cluster.news import LOG, TABLE
from koldun.server.cluster.ownership import Elsewhere
from koldun.server.ops.logs import trouble
from koldun.server.refusals import Overtaken, Refusal
from koldun.server.storage.records import OPEN, UNDO, Conflict, Entry, Table, copy_of
from koldun.server.storage.store import Store
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.services import Services

_AT_ONCE = 20  # entries that are followed without a thread
_TRIES = 4  # of a change while other servers make theirs


async def derive(store: Store, table: Table) -> DerivedMatch | None:
    """The match as the log tells it; off the loop, because a long one takes a while."""
    if table.status == OPEN:
        return None
    entries = await store.log(table.id)
    try:
        if len(entries) < _AT_ONCE:
            return DerivedMatch(table, entries)
        return await asyncio.to_thread(DerivedMatch, table, entries)
    except IllegalChoice as error:
        refuse_other_rules(table, error)
        raise


def refuse_other_rules(table: Table, error: IllegalChoice) -> None:
    """A choice that is none under today's rules may have been one under those of its time."""
    here = game_named(table.game).version
    if table.version != here:
        message = f"played under rules {table.version} of {table.game}; this server has {here}"
        raise Refusal("other-rules", message, 410) from error


async def change_record(services: Services, id: str, make: Callable[[Table], None]) -> Table:
    """Change seats or status of a table in the database, on what others have made of it."""
    for _ in range(_TRIES):
        found = await services.store.table(id)
        if found is None:
            raise Refusal("unknown", "there is no such table", 404)
        make(found)
        try:
            await services.store.save_table(found)
        except Conflict:
            continue
        services.news.tell(id, TABLE)
        return found
    raise Overtaken


class TableLog:
    """`doubted` is called when memory and log may differ: then it is `stale`, and must be loaded
    again before anything else is done."""

    def __init__(
        self,
        services: Services,
        table: Table,
        derived: DerivedMatch | None,
        doubted: Callable[[], None],
        epoch: int = 0,
    ) -> None:
        self._services = services
        self._doubted = doubted
        self.table = table
        self.derived = derived
        self._made: list[str] = []  # choices that are still to be counted, by whom
        self._took: list[float] = []
        self.epoch = epoch  # in which this server plays the table
        self.stale = False
        self.stumbles = 0  # failures in a row
        self._stumbled_over = ""

    def need(self) -> DerivedMatch:
        """The match, for who cannot do without."""
        if self.derived is None:
            raise Refusal("not-started", "the match has not begun", 409)
        if self.stale:
            raise Refusal("unknown", "something went wrong; try again in a moment", 503)
        return self.derived

    # --- writing

    async def write(self, entry: Entry) -> None:
        """Make an entry true and durable."""
        if entry.kind == UNDO and entry.number >= _AT_ONCE:
            await self._take_back(entry)
        else:
            self._apply(entry)
        try:
            await self._services.store.append(self.table.id, entry, self.epoch)
        except Conflict as error:
            self._doubt()
            raise Overtaken from error
        except asyncio.CancelledError:
            self._doubt()
            raise
        except Exception:
            self.stumble("store")
            raise
        self.stumbles = 0
        self._made.append("bot" if entry.by.startswith("bot:") else "person")
        self._services.news.tell(self.table.id, LOG)

    def count_choice_seconds(self, seconds: float) -> None:
        self._took.append(seconds)

    def settle_counts(self) -> None:
        """Count what was chosen. Not while a window is open: who looks at the metrics would see
        how many were asked in it."""
        metrics = self._services.metrics
        for by in self._made:
            metrics.count("choices", by)
        for seconds in self._took:
            metrics.choice_seconds.note(seconds)
        self._made, self._took = [], []

    def _apply(self, entry: Entry) -> None:
        derived = self.need()
        try:
            derived.apply(entry)
        except IllegalChoice as error:
            raise Refusal("not-offered", str(error)) from error
        except Exception as error:
            self.stumble("rules")
            raise Refusal("unknown", "the rules failed; the choice did not count", 500) from error

    async def _take_back(self, entry: Entry) -> None:
        """Off the loop: what is left of a long match is played anew."""
        before = self.need()
        entries = [*await self._services.store.log(self.table.id), entry]
        try:
            after = await asyncio.to_thread(DerivedMatch, self.table, entries)
        except IllegalChoice as error:  # another server has written meanwhile
            self._doubt()
            raise Overtaken from error
        after.given = before.given | after.given
        self.derived = after

    async def change(self, make: Callable[[Table], None]) -> None:
        """Change seats or status; where another server was faster, once more on what it has made
        of the table."""
        services = self._services
        if services.news.shared:
            self.table = await change_record(services, self.table.id, make)
            return
        changed = copy_of(self.table)
        make(changed)
        try:
            await services.store.save_table(changed)
        except Conflict:
            changed = await change_record(services, changed.id, make)
        self.table = changed

    # --- reading

    async def load(self) -> None:
        """Forget what is in memory and derive it from the log again. Only who plays the table
        does that."""
        if not await self._services.ownership.still(self.table.id, self.epoch):
            raise Elsewhere("")
        self.derived = await derive(self._services.store, self.table)
        self.stale = False

    async def follow(self) -> bool:
        """Another server has written: read on. False: the table is gone."""
        store = self._services.store
        found = await store.table(self.table.id)
        if found is None:
            return False
        self.table = found
        if self.derived is None:
            await self.load()
            return True
        for entry in await store.log(self.table.id, self.derived.length):
            try:
                self.derived.apply(entry)
            except Exception:
                self.stumble("log")
                break
        return True

    def put_away(self) -> None:
        """The match goes now, not when rubbish is collected: that is done seldom."""
        self.settle_counts()
        self.derived = None

    # --- failing

    def stumble(self, kind: str) -> None:
        """Something failed: what is in memory may not be what is in the log. It is derived anew
        after a while, which grows with every failure in a row; so the table always goes on."""
        table = self.table
        self._services.metrics.count("errors", kind)
        trouble("a table stumbled", kind=kind, table=table.id, game=table.game)
        self.stumbles += 1
        self._stumbled_over = kind
        self._doubt()

    def fell_over(self, kind: str) -> bool:
        """Was it this that failed last, and nothing has worked since?"""
        return self.stumbles > 0 and self._stumbled_over == kind

    def _doubt(self) -> None:
        self.stale = True
        self._doubted()
