"""A table in memory: its course, its watchers, its clock and its bots.

Every change happens under one lock and in one order: derive, write, tell. Nobody hears of a
choice before it is on disk, because nobody can look while the lock is held.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from koldun.kernel.errors import IllegalChoice
from koldun.server.bots.at_table import BotsHere
from koldun.server.ops.backoff import pause_after
from koldun.server.ops.logs import tell, trouble
from koldun.server.protocol import Accepted, Choose, Said, TableInfo, Timer
from koldun.server.refusals import Overtaken, Refusal
from koldun.server.storage.records import FINISHED, RUNNING, Conflict, Entry, Table, copy_of
from koldun.server.tables.audience import Audience
from koldun.server.tables.clocks import ABSENT, LATE, WINDOW, Clockwork
from koldun.server.tables.derived import Course
from koldun.server.tables.info import info_of
from koldun.server.tables.watchers import Watcher

if TYPE_CHECKING:
    from koldun.server.tables.registry import Hall

_CHAT_KEPT = 100
_TRIES = 4  # of a choice while other servers write to the same log


class LiveTable:
    """One table while somebody watches it or something is due at it."""

    def __init__(self, hall: "Hall", table: Table, course: Course | None, chat: list[Said]) -> None:
        self.hall = hall
        self.table = table
        self.course = course
        self.chat: deque[Said] = deque(chat, _CHAT_KEPT)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.watchers = self.audience.watchers
        self.clockwork = Clockwork(table, hall.ago)
        self.bots = BotsHere(self)
        self.touched = time.monotonic()
        self.gone = False
        self.stale = False  # memory and log may differ: derive it anew before anything else
        self.stumbles = 0  # failures in a row
        self._stumbled_over = ""
        self.now = asyncio.get_running_loop().time
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        now = self.now()
        for seat in table.seats:
            if seat.kind == "human":
                self.clockwork.away[seat.seat] = now
        if course is not None:
            self.clockwork.resume(course)

    # --- reading

    def info(self, person: str) -> TableInfo:
        return info_of(self.table, person, self.audience.online, self.course)

    def timer(self, course: Course) -> Timer:
        now = self.now()
        self.clockwork.observe(course, now)
        return self.clockwork.timer(course, now)

    def due(self) -> float | None:
        """When something happens here by itself (loop time), or None."""
        if self.course is None:
            return None
        found = self.clockwork.due(self.course, self.now(), time.time())
        return found[0].when if found else None

    def busy(self) -> bool:
        """Is there a reason to keep it in memory?"""
        return bool(self.watchers) or self.bots.thinking() or self.lock.locked()

    def need_course(self) -> Course:
        if self.course is None:
            raise Refusal("not-started", "the match has not begun", 409)
        if self.stale:
            raise Refusal("unknown", "something went wrong; try again in a moment", 503)
        return self.course

    # --- coming and going

    async def welcome(self, watcher: Watcher, heard: int, seat: int) -> None:
        """Everything this watcher may know, from the events it has on."""
        async with self.lock:
            await self.freshen()
            self._seat(watcher, seat)
            watcher.here = True
            self.watchers.add(watcher)
            await self._came(watcher.person)
            watcher.send(self.audience.welcome(watcher, heard))
            self.audience.tell_table(but=watcher)
            self.wind()

    def _seat(self, watcher: Watcher, seat: int) -> None:
        mine = self.table.seats_of(watcher.person)
        if seat >= 0 and seat not in mine:
            raise Refusal("not-yours", f"seat {seat} is not yours", 403)
        if seat < 0 and mine:
            asked = [] if self.course is None else self.course.asked()
            seat = next((s for s in mine if s in asked), mine[0])
        watcher.seat = seat if mine else -1

    async def _came(self, person: str) -> None:
        """Who comes back plays again: a stand-in for an absent person stands up."""
        mine = self.table.seats_of(person)
        for seat in mine:
            self.clockwork.away.pop(seat, None)

        def stand_up(table: Table) -> None:
            for place in table.seats:
                if place.person == person and place.stand_in == "absent":
                    place.level = place.stand_in = ""

        if any(self.table.seats[seat].stand_in == "absent" for seat in mine):
            await self.change(stand_up)

    def leave(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        if not self.audience.online(watcher.person):
            for seat in self.table.seats_of(watcher.person):
                self.clockwork.away[seat] = self.now()
            if not self.gone:
                self.audience.tell_table()
                self.wind()

    # --- choosing

    def own_seat(self, watcher: Watcher, seat: int) -> int:
        """The seat a message speaks for; only one's own will do."""
        found = watcher.seat if seat < 0 else seat
        if found < 0 or found not in self.table.seats_of(watcher.person):
            raise Refusal("not-yours", "this seat is not yours", 403)
        return found

    async def choose(self, watcher: Watcher, message: Choose) -> None:
        """A choice of a person. The same message twice counts once and is answered twice."""
        started = time.perf_counter()
        async with self.lock:
            seat = self.own_seat(watcher, message.seat)
            for tries_left in range(_TRIES, -1, -1):
                try:
                    fresh = await self._choose(seat, message, watcher.person)
                    break
                except Overtaken:
                    if not tries_left:
                        raise
            watcher.send(Accepted(message.number, seat))
            if fresh:
                self.hall.metrics.choice_seconds.note(time.perf_counter() - started)
                await self.after()

    async def _choose(self, seat: int, message: Choose, person: str) -> bool:
        """False: it has been made before."""
        await self.freshen()
        course = self.need_course()
        if self._again(course, seat, message):
            return False
        try:
            index = course.match.index_of(seat, message.key)
        except IllegalChoice as error:
            raise Refusal("not-offered", str(error), number=message.number) from error
        await self.record(seat, index, person)
        return True

    def _again(self, course: Course, seat: int, message: Choose) -> bool:
        number = message.number
        if course.given.get((seat, number)) == message.key:
            return True
        if number < course.number(seat):
            raise Refusal("late", "that decision has been made", number=number)
        if course.over():
            raise Refusal("over", "the match is over", number=number)
        if number > course.number(seat) or course.decision(seat) is None:
            raise Refusal("not-offered", "there is no such decision", number=number)
        return False

    async def record(self, seat: int, index: int, by: str) -> None:
        """Make a choice true and durable. The lock is held; nobody has been told yet."""
        course = self.need_course()
        by_bot = self.table.seats[seat].by_bot()
        took = 0.0 if by_bot else self.clockwork.thought(course, seat, self.now())
        await self.write(course.entry(seat, index, by, time.time(), took))

    async def write(self, entry: Entry) -> None:
        course = self.need_course()
        try:
            course.apply(entry)
        except IllegalChoice as error:
            raise Refusal("not-offered", str(error)) from error
        except Exception as error:
            self.stumble("rules")
            raise Refusal("unknown", "the rules failed; the choice did not count", 500) from error
        try:
            await self.hall.store.append(self.table.id, entry)
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
        self.hall.metrics.count("choices", "bot" if entry.by.startswith("bot:") else "person")
        self.hall.wire.tell(self.table.id, "log")

    def stumble(self, kind: str) -> None:
        """Something failed: what is in memory may not be what is in the log. It is derived anew
        after a while, which grows with every failure in a row; so the table always goes on."""
        self.hall.metrics.count("errors", kind)
        trouble("a table stumbled", kind=kind, table=self.table.id, game=self.table.game)
        self.stumbles += 1
        self._stumbled_over = kind
        self._doubt()

    def fell_over(self, kind: str) -> bool:
        """Was it this that failed last, and nothing has worked since?"""
        return self.stumbles > 0 and self._stumbled_over == kind

    def _doubt(self) -> None:
        self.stale = True
        self.wind()

    async def freshen(self) -> None:
        if self.stale:
            await self.reload()

    async def change(self, make: Callable[[Table], None]) -> None:
        """Change seats or status, in memory and on disk; where another server was faster, once
        more on what it has made of the table. The lock is held."""
        if self.hall.wire.shared:
            await self._read_again()
        for _ in range(_TRIES):
            changed = copy_of(self.table)
            make(changed)
            try:
                await self.hall.store.save_table(changed)
            except Conflict:
                await self._read_again()
                continue
            self.adopt(changed)
            self.hall.wire.tell(changed.id, "table")
            return
        raise Overtaken

    async def _read_again(self) -> None:
        found = await self.hall.store.table(self.table.id)
        if found is None:
            raise Refusal("unknown", "there is no such table", 404)
        self.adopt(found)

    def adopt(self, table: Table) -> None:
        """Another server has changed seats or status."""
        self.table = self.clockwork.table = table

    async def reload(self) -> None:
        """Forget what is in memory and derive it from the log again."""
        self.course = await self.hall.derive(self.table)
        self.stale = False
        self.audience.forget()
        if self.course is not None:
            self.clockwork.resume(self.course)

    async def after(self) -> None:
        """Something has changed and is on disk: now tell everybody, and see what comes next."""
        self.touched = time.monotonic()
        course = self.course
        if course is not None and not self.stale:
            over = course.over() and self.table.status == RUNNING
            if over:
                await self.finish(course)
            self.audience.show(course)
            if over:
                self.audience.tell_table()
        self.wind()

    async def finish(self, course: Course) -> None:
        result = course.match.result
        assert result is not None
        winners, digest = list(result.winners), course.match.digest()

        def end(table: Table) -> None:
            table.status, table.winners = FINISHED, winners
            table.digest, table.changed = digest, int(time.time())

        await self.change(end)
        table = self.table
        self.hall.metrics.count("matches_finished")
        tell("match over", table=table.id, game=table.game, choices=len(course.match.choices))

    async def begin(self) -> None:
        """The match has started; from now on the hash of its seed is public."""
        self.course = Course(self.table)
        self.hall.metrics.count("matches_started")
        self.audience.tell_table()
        await self.after()

    # --- what happens by itself

    def wind(self) -> None:
        """Set the alarm for what is due next, and let bots think."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        course = self.course
        if course is None or self.gone or self.table.status != RUNNING:
            return
        if self.stale or course.over():
            due: float | None = self.now() + pause_after(self.stumbles)
        else:
            self.clockwork.observe(course, self.now())
            self.bots.wake(course)
            due = self.due()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_at(max(due, loop.time() + 0.001), self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.spawn(self._tick())

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task of this table, remembered so that it is not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _tick(self) -> None:
        """Do all that is due now. Whatever fails is tried again, less and less often."""
        async with self.lock:
            if self.course is None or self.gone:
                return
            before = self.stumbles
            try:
                await self.freshen()
                await self._what_is_due(self.need_course())
                await self.after()
                self.stumbles = 0
            except Overtaken:
                self.wind()
            except Exception:
                if self.stumbles == before:  # nobody has counted it yet
                    self.stumble("clock")

    async def _what_is_due(self, course: Course) -> None:
        for due in self.clockwork.due(course, self.now(), time.time()):
            if due.when > self.now():
                break
            await self._happen(course, due.what, due.seat)
            if due.what == WINDOW:
                break

    async def _happen(self, course: Course, what: str, seat: int) -> None:
        if what == WINDOW:
            for late in course.asked():
                await self.record(late, 0, "clock")
            if course.match.held():
                course.go_on(time.time())
        elif what == LATE:
            await self.bots.play_for_late(course, seat)
        elif what == ABSENT:
            level = self.hall.usual_level()
            await self.change(lambda table: table.seats[seat].let_play(level, "absent"))
            self.audience.tell_table()

    def put_away(self) -> None:
        """Out of memory: everything is in the log."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
