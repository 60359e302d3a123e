"""A table in memory: its course, its watchers, its clock and its bots.

Every change happens under one lock and in one order: derive, write, tell. Nobody hears of a
choice before it is on disk, because nobody can look while the lock is held.
"""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from koldun.kernel.errors import IllegalChoice
from koldun.kernel.table import EventView
from koldun.server.bots_here import BotsHere
from koldun.server.clocks import ABSENT, LATE, WINDOW, Clockwork
from koldun.server.course import SPECTATOR, Course
from koldun.server.infos import info_of
from koldun.server.logs import tell, trouble
from koldun.server.protocol import (
    PROTOCOL,
    Accepted,
    Choose,
    Said,
    TableChanged,
    TableInfo,
    Timer,
    ToPage,
    Welcome,
)
from koldun.server.records import FINISHED, OPEN, RUNNING, Conflict, Entry, Table
from koldun.server.refusals import Overtaken, Refusal
from koldun.server.watchers import Watcher, encoded

if TYPE_CHECKING:
    from koldun.server.hall import Hall

REACTIONS = ["well-played", "wow", "laugh", "oh-no", "hurry", "thanks"]
_CHAT_KEPT = 100
_TRIES = 4  # of a choice while other servers write to the same log


class _RawUpdate(msgspec.Struct, tag="update", tag_field="type"):
    """`Update` with a view that is encoded already."""

    view: msgspec.Raw
    first: int
    events: list[EventView]
    timer: Timer
    can_undo: bool


class _Sent(msgspec.Struct):
    """What all watchers with the same eyes have been sent last."""

    view: bytes
    heard: int
    undos: int
    can_undo: bool


class LiveTable:
    """One table while somebody watches it or something is due at it."""

    def __init__(self, hall: "Hall", table: Table, course: Course | None, chat: list[Said]) -> None:
        self.hall = hall
        self.table = table
        self.course = course
        self.chat: deque[Said] = deque(chat, _CHAT_KEPT)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.clockwork = Clockwork(table)
        self.bots = BotsHere(self)
        self.touched = time.monotonic()
        self.gone = False
        self._sent: dict[int, _Sent] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        now = self.now()
        for seat in table.seats:
            if seat.kind == "human":
                self.clockwork.away[seat.seat] = now

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # --- reading

    def online(self, person: str) -> bool:
        return any(w.person == person and w.here for w in self.watchers)

    def info(self, person: str) -> TableInfo:
        return info_of(self.table, person, self.online, self.course)

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
        return self.course

    # --- coming and going

    async def welcome(self, watcher: Watcher, heard: int, seat: int) -> None:
        """Everything this watcher may know, from the events it has on."""
        async with self.lock:
            self._seat(watcher, seat)
            watcher.here = True
            self.watchers.add(watcher)
            await self._came(watcher.person)
            watcher.send(self._welcome(watcher, heard))
            self.tell_table(but=watcher)
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
        back = False
        for seat in self.table.seats:
            if seat.kind == "human" and seat.person == person:
                self.clockwork.away.pop(seat.seat, None)
                if seat.stand_in == "absent":
                    seat.level = seat.stand_in = ""
                    back = True
        if back:
            await self.hall.store.save_table(self.table)

    def _welcome(self, watcher: Watcher, heard: int) -> Welcome:
        course, eyes = self.course, watcher.eyes
        welcome = Welcome(
            protocol=PROTOCOL,
            table=self.info(watcher.person),
            seat=watcher.seat,
            view=None,
            first=0,
            events=[],
            chat=list(self.chat),
            timer=Timer(),
            can_undo=False,
            reactions=REACTIONS,
        )
        if course is None:
            return welcome
        view, events = course.view(eyes), course.heard(eyes)
        can_undo = watcher.seat >= 0 and course.can_undo(watcher.seat)
        self._sent[eyes] = _Sent(encoded(view), len(events), course.undos, can_undo)
        first = heard if 0 <= heard <= len(events) and course.undos == 0 else 0
        self.clockwork.observe(course, self.now())
        timer = self.clockwork.timer(course, self.now())
        return msgspec.structs.replace(
            welcome, view=view, first=first, events=events[first:], timer=timer, can_undo=can_undo
        )

    def leave(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        if not self.online(watcher.person):
            for seat in self.table.seats_of(watcher.person):
                self.clockwork.away[seat] = self.now()
            if not self.gone:
                self.tell_table()
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
            self.hall.metrics.count("errors", "rules")
            trouble("the rules failed", table=self.table.id, game=self.table.game)
            await self.reload()
            raise Refusal("unknown", "the rules failed; the choice did not count", 500) from error
        try:
            await self.hall.store.append(self.table.id, entry)
        except Conflict as error:
            await self.reload()
            raise Overtaken from error
        except Exception:
            self.hall.metrics.count("errors", "store")
            await self.reload()
            raise
        self.hall.metrics.count("choices", "bot" if entry.by.startswith("bot:") else "person")
        self.hall.wire.tell(self.table.id, "log")

    def adopt(self, table: Table) -> None:
        """Another server has changed seats or status."""
        self.table = self.clockwork.table = table

    async def reload(self) -> None:
        """Forget what is in memory and derive it from the log again."""
        course = await self.hall.derive(self.table)
        self.course = course
        self._sent.clear()

    async def after(self) -> None:
        """Something has changed and is on disk: now tell everybody, and see what comes next."""
        self.touched = time.monotonic()
        course = self.course
        if course is not None and course.over() and self.table.status == RUNNING:
            await self.finish(course)
            self.show()
            self.tell_table()
        else:
            self.show()
        self.wind()

    async def finish(self, course: Course) -> None:
        result = course.match.result
        assert result is not None
        table = self.table
        table.status, table.winners = FINISHED, list(result.winners)
        table.digest, table.changed = course.match.digest(), int(time.time())
        await self.hall.store.save_table(table)
        self.hall.wire.tell(table.id, "table")
        self.hall.metrics.count("matches_finished")
        tell("match over", table=table.id, game=table.game, choices=len(course.match.choices))

    async def begin(self, seed: str) -> None:
        """The match starts; from now on the hash of its seed is public."""
        table = self.table
        table.seed, table.status, table.changed = seed, RUNNING, int(time.time())
        course = Course(table)
        await self.hall.store.save_table(table)
        self.course = course
        self.hall.wire.tell(table.id, "table")
        self.hall.metrics.count("matches_started")
        self.tell_table()
        await self.after()

    # --- telling

    def show(self) -> None:
        """Send every watcher what is new for it; whoever sees nothing new hears nothing."""
        course = self.course
        if course is None:
            return
        self.clockwork.observe(course, self.now())
        timer = self.clockwork.timer(course, self.now())
        groups: dict[int, list[Watcher]] = {}
        for watcher in self.watchers:
            groups.setdefault(watcher.eyes, []).append(watcher)
        for eyes, group in groups.items():
            data = self._update(course, eyes, timer)
            if data is not None:
                for watcher in group:
                    watcher.send_bytes(data)

    def _update(self, course: Course, eyes: int, timer: Timer) -> bytes | None:
        view, events = encoded(course.view(eyes)), course.heard(eyes)
        can_undo = eyes != SPECTATOR and course.can_undo(eyes)
        now = _Sent(view, len(events), course.undos, can_undo)
        last = self._sent.get(eyes)
        if last == now:
            return None
        self._sent[eyes] = now
        first = last.heard if last is not None and last.undos == course.undos else 0
        update = _RawUpdate(msgspec.Raw(view), first, events[first:], timer, can_undo)
        return encoded(update)

    def tell_table(self, but: Watcher | None = None) -> None:
        """Seats, presence or status have changed."""
        told: dict[str, bytes] = {}
        for watcher in self.watchers:
            if watcher is not but:
                if watcher.person not in told:
                    told[watcher.person] = encoded(TableChanged(self.info(watcher.person)))
                watcher.send_bytes(told[watcher.person])

    def tell_all(self, message: ToPage) -> None:
        data = encoded(message)
        for watcher in self.watchers:
            watcher.send_bytes(data)

    # --- what happens by itself

    def wind(self) -> None:
        """Set the alarm for what is due next, and let bots think."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        course = self.course
        if course is None or self.gone or self.table.status == OPEN or course.over():
            return
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
        """Do all that is due now."""
        async with self.lock:
            course = self.course
            if course is None or self.gone:
                return
            try:
                for due in self.clockwork.due(course, self.now(), time.time()):
                    if due.when > self.now():
                        break
                    await self._happen(course, due.what, due.seat)
                    if due.what == WINDOW:
                        break
                await self.after()
            except Refusal:
                await self.after()
            except Exception:
                self.hall.metrics.count("errors", "clock")
                trouble("the clock failed", table=self.table.id)
                await self.reload()

    async def _happen(self, course: Course, what: str, seat: int) -> None:
        if what == WINDOW:
            for late in course.asked():
                await self.record(late, 0, "clock")
            if course.match.held():
                course.match.go_on()
        elif what == LATE:
            await self.bots.play_for_late(course, seat)
        elif what == ABSENT:
            place = self.table.seats[seat]
            place.level, place.stand_in = self.hall.usual_level(), "absent"
            await self.hall.store.save_table(self.table)
            self.tell_table()

    def put_away(self) -> None:
        """Out of memory: everything is in the log."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()
