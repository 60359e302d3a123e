"""A table in memory: its log, its watchers, its clock, its bots and how people behave at it.

All of these are the table's own. Every change happens in `turning`, under one lock and in one
order: derive, write, tell. Nobody hears of a choice before it is on disk, because nobody can look
while the lock is held.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from koldun.kernel.decisions import Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import DIGEST
from koldun.lessons.lesson import LEARNER
from koldun.server.bots.at_table import TableBots, Turn
from koldun.server.bots.levels import levels, usual_level
from koldun.server.bots.queue import Claim
from koldun.server.cluster.news import REACTED, SAID, News
from koldun.server.cluster.ownership import Elsewhere
from koldun.server.ops.backoff import pause_after
from koldun.server.ops.logs import tell
from koldun.server.protocol import (
    Accepted,
    Choose,
    Hint,
    HintOption,
    HintReason,
    LessonAt,
    Reacted,
    Said,
    Set,
    TableInfo,
    Timer,
)
from koldun.server.refusals import Overtaken, Refusal
from koldun.server.storage.records import FINISHED, RUNNING, Table
from koldun.server.tables.audience import Audience
from koldun.server.tables.bot_seats import BotSeats
from koldun.server.tables.clocks import ABSENT, LATE, WINDOW, Clockwork
from koldun.server.tables.conduct import Conduct
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.doorman import Doorman
from koldun.server.tables.info import info_of
from koldun.server.tables.log import TableLog
from koldun.server.tables.services import Services
from koldun.server.tables.watchers import Watcher

_WHILE_SICK = 0.5  # seconds between looks at a clock that stands still
_TRIES = 4  # of a choice while other servers write to the same log


class LiveTable:
    """One table while somebody watches it or something is due at it."""

    def __init__(
        self,
        services: Services,
        table: Table,
        derived: DerivedMatch | None,
        chat: list[Said],
        epoch: int = 0,
    ) -> None:
        self._services = services
        self._log = TableLog(services, table, derived, self.wind, epoch)
        self._audience = Audience()
        self._audience.sit(table.seats_of, table.persons())
        self._conduct = Conduct(services, self._log, self._audience, chat)
        self._clock = Clockwork(self._log, services.uptime.since, services.bot_window)
        self.bot_seats = BotSeats(self._log, self._clock, self._audience, services.bot_pace)
        self._bots = TableBots(table.id, self, self.bot_seats, services.workers, services.metrics)
        self.doorman = Doorman()
        self._lock = asyncio.Lock()
        self._gone = False
        self._teaching = False  # the script of a lesson is making its next choice
        self._window = -1  # which one is open
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._now = asyncio.get_running_loop().time
        self.touched = time.monotonic()
        now = self._now()
        for seat in table.seats:
            if seat.kind == "human":
                self._clock.away[seat.seat] = now
        if derived is not None:
            self._clock.resume(derived)
        self.wind()

    # --- reading

    @property
    def table(self) -> Table:
        return self._log.table

    @property
    def derived(self) -> DerivedMatch | None:
        """The match, once it has begun."""
        return self._log.derived

    @property
    def watchers(self) -> set[Watcher]:
        return self._audience.watchers

    def need_match(self) -> DerivedMatch:
        return self._log.need()

    def info(self, person: str) -> TableInfo:
        return info_of(self.table, person, self._audience.online, self.derived)

    def timer(self) -> Timer:
        derived, now = self._log.need(), self._now()
        self._clock.observe(derived, now)
        return self._clock.timer(derived, now)

    def due_in(self) -> float | None:
        """Seconds until something happens here by itself, or None."""
        due = self._due()
        return None if due is None else due - self._now()

    def _due(self) -> float | None:
        if self.derived is None or self.table.lesson:
            return None
        found = self._clock.due(self.derived, self._now(), time.time())
        return found[0].when if found else None

    def busy(self) -> bool:
        """Is there a reason to keep it in memory?"""
        return bool(self.watchers) or self._bots.thinking() or self._lock.locked()

    # --- changing

    @asynccontextmanager
    async def turning(self) -> AsyncIterator[None]:
        """Hold the table while something changes; afterwards tell everybody, and see what comes
        next. Inside, memory and log are the same."""
        async with self._lock:
            await self._freshen()
            yield
            await self._tell()

    async def _tell(self) -> None:
        await self._call_the_eager()
        await self._show()

    async def _call_the_eager(self) -> None:
        """Bots that were not called in the open window but would start something say so."""
        derived = self.derived
        if derived is None or self._log.stale or not derived.in_window():
            return
        if self.table.status != RUNNING:
            return
        bots = [place.seat for place in self.table.seats if place.by_bot()]
        for seat in derived.eager(bots):
            await self._write(derived.butting_in(seat), f"bot:{self.table.seats[seat].level}")

    async def _write(self, settings: list[Choice], by: str) -> None:
        for choice in settings:
            await self.record(choice, by)

    async def _freshen(self) -> None:
        if self._gone:
            raise Elsewhere("")
        if self._log.stale:
            try:
                await self._log.load()
            except Elsewhere:
                self.move_away()
                raise
            self._loaded()

    def _loaded(self) -> None:
        self._audience.forget()
        if self.derived is not None:
            self._clock.resume(self.derived)

    async def _show(self) -> None:
        self.touched = time.monotonic()
        derived = self.derived
        if derived is not None and not self._log.stale:
            window = derived.windows() if derived.in_window() else -1
            if window != self._window or window < 0:
                self._window = window
                self._log.settle_counts()
            over = derived.over() and self.table.status == RUNNING
            if over:
                await self._finish(derived)
            self._tell_learner(derived)
            self._audience.show(derived, self.timer())
            if over:
                self._tell_table()
            self.wind(observed=True)
        else:
            self.wind()

    async def _finish(self, derived: DerivedMatch) -> None:
        result = derived.match.result
        assert result is not None
        winners, digest = list(result.winners), derived.match.digest(DIGEST)

        def end(table: Table) -> None:
            table.status, table.winners = FINISHED, winners
            table.digest, table.digest_version = digest, DIGEST
            table.touch()

        await self._log.change(end)
        table = self.table
        self._services.metrics.count("lessons_finished" if table.lesson else "matches_finished")
        tell("match over", table=table.id, game=table.game, choices=len(derived.match.choices))

    async def amend(self, make: Callable[[Table], None]) -> None:
        """Change seats or status, within `turning`, and tell everybody."""
        await self._log.change(make)
        self._audience.sit(self.table.seats_of, self.table.persons())
        self._tell_table()

    async def record(self, choice: Choice, by: str, key: str = "") -> None:
        """Make a choice true and durable, within `turning`. Its key, where it is known already."""
        derived, seat = self._log.need(), choice.seat
        by_bot = self.table.seats[seat].by_bot()
        took = 0.0 if by_bot else self._clock.thought(derived, seat, self._now())
        key = key or derived.key_of(choice)
        await self._log.write(derived.entry(choice, key, by, time.time(), took))

    def begin(self) -> None:
        """The match has started, within `turning`: from now on the hash of its seed is public."""
        self._log.derived = DerivedMatch(self.table)
        self._services.metrics.count("lessons_started" if self.table.lesson else "matches_started")
        self._tell_table()

    def _tell_table(self, but: Watcher | None = None) -> None:
        self._audience.tell_table(self.info, but)

    async def hear(self, news: News) -> None:
        """What has happened at this table on another server."""
        if news.what == SAID:
            self._conduct.hear(msgspec.json.decode(news.body, type=Said))
        elif news.what == REACTED:
            self._audience.tell_all(msgspec.json.decode(news.body, type=Reacted))
        else:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Read on in the log: another server may have written."""
        async with self.turning():
            if await self._follow():
                self._tell_table()

    async def _follow(self) -> bool:
        began = self.derived is None
        if not await self._log.follow():
            return False
        if began:
            self._loaded()
        self._audience.sit(self.table.seats_of, self.table.persons())
        return True

    # --- coming and going

    async def welcome(self, watcher: Watcher, heard: int, seat: int) -> None:
        """Everything this watcher may know, from the events it has on."""
        async with self.turning():
            if self._services.news.shared:
                await self._follow()  # who comes sees the truth, whatever news were missed
            self._seat(watcher, seat)
            watcher.here = True
            self.watchers.add(watcher)
            await self._came(watcher.person)
            info, chat, derived = self.info(watcher.person), self._conduct.chat, self.derived
            if derived is None:
                self._audience.welcome(watcher, info, chat)
            else:
                timer = self.timer()
                self._audience.welcome_to(derived, watcher, info, chat, heard, timer)
                self._tell_learner(derived)
            self._tell_table(but=watcher)

    def _seat(self, watcher: Watcher, seat: int) -> None:
        mine = self.table.seats_of(watcher.person)
        if seat >= 0 and seat not in mine:
            raise Refusal("not-yours", f"seat {seat} is not yours", 403)
        if seat < 0 and mine:
            asked = [] if self.derived is None else self.derived.asked()
            seat = next((s for s in mine if s in asked), mine[0])
        watcher.seat = seat if mine else -1

    async def _came(self, person: str) -> None:
        """Who comes back plays again: a stand-in for an absent person stands up."""
        mine = self.table.seats_of(person)
        for seat in mine:
            self._clock.away.pop(seat, None)

        def stand_up(table: Table) -> None:
            for place in table.seats:
                if place.person == person and place.stand_in == "absent":
                    place.level = place.stand_in = ""

        if any(self.table.seats[seat].stand_in == "absent" for seat in mine):
            await self._log.change(stand_up)

    def leave(self, watcher: Watcher) -> None:
        if watcher not in self.watchers:
            return
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        if not self._audience.online(watcher.person):
            for seat in self.table.seats_of(watcher.person):
                self._clock.away[seat] = self._now()
            if not self._gone:
                self._tell_table()
                self.wind()

    # --- what people do

    def _own_seat(self, watcher: Watcher, seat: int) -> int:
        """The seat a message speaks for; only one's own will do."""
        found = watcher.seat if seat < 0 else seat
        if found < 0 or found not in self.table.seats_of(watcher.person):
            raise Refusal("not-yours", "this seat is not yours", 403)
        return found

    async def choose(self, watcher: Watcher, message: Choose) -> None:
        """A choice of a person. The same message twice counts once and is answered twice."""
        started = time.perf_counter()
        try:
            async with self._lock:
                await self._freshen()
                seat = self._own_seat(watcher, message.seat)
                if self._was_made(seat, message):  # who sends it all the time takes nobody's time
                    watcher.send(Accepted(message.number, seat))
                    return
                fresh = await self._choose(seat, message, watcher.person)
                watcher.owed = Accepted(message.number, seat)
                if fresh:
                    self._log.count_choice_seconds(time.perf_counter() - started)
                await self._tell()
        finally:
            watcher.pay()

    def _was_made(self, seat: int, message: Choose) -> bool:
        derived = self.derived
        return derived is not None and derived.given.get((seat, message.number)) == message.key

    async def _choose(self, seat: int, message: Choose, person: str) -> bool:
        """False: it has been made before. Where another server writes first, it is tried again."""
        for tries_left in range(_TRIES, -1, -1):
            derived = self._log.need()
            if _again(derived, seat, message):
                return False
            try:
                choice = derived.keyed(seat, message.key)
            except IllegalChoice as error:
                raise Refusal("not-offered", str(error), number=message.number) from error
            if derived.lesson is not None and choice.index not in derived.awaited():
                told = "the lesson waits for another choice"
                raise Refusal("lesson", told, number=message.number)
            try:
                await self._write(derived.butting_in(seat), person)
                await self.record(choice, person, message.key)
                return True
            except Overtaken:
                if not tries_left:
                    raise
                await self._freshen()
        return False

    async def set(self, watcher: Watcher, message: Set) -> None:
        """What a person wants to be called for, or wants to be called now. Nobody else hears of it."""
        async with self.turning():
            seat = self._own_seat(watcher, message.seat)
            derived = self._no_lesson()
            try:
                settings = derived.match.setting(seat, message.key)
            except IllegalChoice as error:
                raise Refusal("not-offered", str(error)) from error
            if derived.over():
                raise Refusal("over", "the match is over")
            await self._write(settings, watcher.person)

    async def undo(self, watcher: Watcher, seat: int) -> None:
        async with self.turning():
            self._no_lesson()
            await self._conduct.undo(watcher.person, self._own_seat(watcher, seat))

    async def vote(self, watcher: Watcher, yes: bool) -> None:
        async with self.turning():
            await self._conduct.vote(watcher.person, yes)

    async def say(self, watcher: Watcher, text: str) -> None:
        await self._conduct.say(watcher, text)

    def react(self, watcher: Watcher, word: str) -> None:
        self._conduct.react(watcher, word)

    async def hint(self, watcher: Watcher, seat: int) -> None:
        """What a bot thinks of each option; thought outside the lock, for the asker alone."""
        async with self.turning():
            derived, seat = self._no_lesson(), self._own_seat(watcher, seat)
            decision = derived.decision(seat)
            if decision is None:
                raise Refusal("not-offered", "you have nothing to decide now")
            number = derived.number(seat)
            keys = [derived.match.key(option) for option in decision.options]
            job = self.bot_seats.job(derived, seat, usual_level())
        claim = Claim(watcher.person, self.table.id, home=watcher.home)
        found = await self._services.workers.estimate(job, claim)
        if found is None:
            raise Refusal("unknown", "the bot has no opinion")
        found.sort(key=lambda one: -one[1])
        options = [HintOption(keys[i], round(chance, 4), visits) for i, chance, visits in found]
        watcher.send(Hint(seat, number, options))
        if len(found) < 2:
            return
        job = msgspec.structs.replace(job, compared=[index for index, _, _ in found])
        told = await self._services.workers.reasons(job, claim)
        if told:  # what, and a moment later why
            reasons = [HintReason(one.whose, one.feature, one.way) for one in told]
            watcher.send(Hint(seat, number, options, reasons))

    async def hand_over(self, watcher: Watcher, seat: int, level: str) -> None:
        """Let a bot play my seat for a while; with no level I play again."""
        if level and level not in levels():
            raise Refusal("malformed", f"there is no such bot; there are {', '.join(levels())}")
        async with self.turning():
            self._no_lesson()
            mine = self._own_seat(watcher, seat)
            stand_in = "asked" if level else ""
            await self.amend(lambda table: table.seats[mine].let_play(level, stand_in))

    # --- lessons

    def _no_lesson(self) -> DerivedMatch:
        """The match, for what a lesson has no use for."""
        derived = self._log.need()
        if derived.lesson is not None:
            raise Refusal("lesson", "not in a lesson")
        return derived

    async def lesson_back(self, watcher: Watcher, step: int) -> None:
        """To the beginning of a step of the lesson."""
        async with self.turning():
            self._own_seat(watcher, LEARNER)
            derived = self._log.need()
            if derived.lesson is None or derived.over():
                raise Refusal("lesson", "there is no lesson to go back in")
            await self.begin_again(step)

    async def begin_again(self, step: int = 0) -> None:
        """Within `turning`."""
        entry = self._log.need().begin_again(step, "lesson", time.time())
        if entry is not None:
            await self._log.write(entry)

    async def _teach(self) -> None:
        """The next choice of the script, in an update of its own."""
        try:
            async with self.turning():
                derived = self._log.need()
                choice = derived.scripted()
                if choice is not None and self.table.status == RUNNING:
                    await self.record(choice, "lesson")
        except (Elsewhere, Overtaken, Refusal):
            pass  # another server, or a fault that has been counted: `wind` comes again
        finally:
            self._teaching = False
            self.wind()

    def _tell_learner(self, derived: DerivedMatch) -> None:
        if derived.lesson is None:
            return
        decision = derived.decision(LEARNER)
        keys = []
        if decision is not None:
            keys = [derived.match.key(decision.options[i]) for i in derived.awaited()]
        made = derived.lesson.made(derived.match)
        self._audience.tell_seat(LEARNER, LessonAt(made, derived.number(LEARNER), keys))

    def hang_up(self, why: str, again: float = 1.0, person: str = "") -> None:
        """On everybody, or on the sockets of one person."""
        for watcher in list(self.watchers):
            if person in ("", watcher.person):
                watcher.close(why, again)

    # --- what the table does for its bots

    async def decide(self, turn: Turn, index: int) -> None:
        async with self.turning():
            if not self._gone and self.bot_seats.still(turn):
                await self.record(Choice(turn.seat, index), f"bot:{turn.level}")

    def fell_over(self, kind: str) -> bool:
        return self._log.fell_over(kind)

    # --- what happens by itself

    def wind(self, observed: bool = False) -> None:
        """Set the alarm for what is due next, and let bots think. `observed`: the clock knows how things stand."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        derived = self.derived
        if derived is None or self._gone or self.table.status != RUNNING:
            return
        if self._log.stale or derived.over():
            due: float | None = self._now() + pause_after(self._log.stumbles)
        else:
            if not observed:
                self._clock.observe(derived, self._now())
            if self.watchers or not self.table.left_to_bots():
                self._think(derived)
            due = self._due()
        if due is not None:
            loop = asyncio.get_running_loop()
            soon = 0.001 if self._services.store.well else _WHILE_SICK
            self._alarm = loop.call_at(max(due, loop.time() + soon), self._ring)

    def _think(self, derived: DerivedMatch) -> None:
        if derived.scripted() is not None and not self._teaching:
            self._teaching = True
            self.spawn(self._teach())
        self._bots.wake(self.bot_seats.turns(derived))
        if derived.in_window():
            self._bots.rehearse(self._clock.window_number(), self.bot_seats.decoys(derived))

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
        log = self._log
        before = log.stumbles
        try:
            async with self.turning():
                before = log.stumbles
                if not self._gone:
                    await self._what_is_due(log.need())
            log.stumbles = 0
        except Overtaken:
            self.wind()
        except Elsewhere:
            return
        except Exception:
            if log.stumbles == before:  # nobody has counted it yet
                log.stumble("clock")

    async def _what_is_due(self, derived: DerivedMatch) -> None:
        if not await self._services.store.look_again():
            return  # nobody could choose either; see `stand_still`
        for due in self._clock.due(derived, self._now(), time.time()):
            if due.when > self._now():
                break
            await self._happen(derived, due.what, due.seat)
            if due.what == WINDOW:
                break

    async def _happen(self, derived: DerivedMatch, what: str, seat: int) -> None:
        if what == WINDOW:
            everybody = self._clock.strict()
            for late in derived.asked() if everybody else self._clock.late_bots(derived):
                await self.record(Choice(late, 0), "clock")
            if derived.match.held():
                derived.go_on(time.time())
        elif what == LATE:
            await self._late(derived, seat)
        elif what == ABSENT:
            await self.amend(lambda table: table.seats[seat].let_play(usual_level(), "absent"))

    async def _late(self, derived: DerivedMatch, seat: int) -> None:
        """A person's time is up: passed, where the table says so and one may; else a bot decides."""
        calm = derived.calm(seat)
        if self.table.clock.late == "pass" and calm is not None and not self.fell_over("rules"):
            await self.record(calm, "clock")
        else:
            self._clock.given_up.add((seat, derived.number(seat)))

    def stand_still(self, seconds: float) -> None:
        """For so long nothing could be written: that time was nobody's."""
        self._clock.stand_still(seconds)
        self.wind()

    # --- leaving memory

    def rest(self, before: float) -> None:
        """People sit here and nothing happens: what was made to be shown is made again when it is needed."""
        self._audience.rest(before)
        if self.derived is not None and self.touched <= before:
            self.derived.rest()

    @property
    def epoch(self) -> int:
        return self._log.epoch

    @property
    def gone(self) -> bool:
        """Put away; whoever comes is to find it anew."""
        return self._gone

    def move_away(self) -> None:
        """Another server plays it now: everybody is to come again."""
        self.put_away()
        self.hang_up("moved", 0.2)

    async def close(self) -> None:
        """When nothing is being written any more."""
        async with self._lock:
            self.put_away()

    def put_away(self) -> None:
        """Out of memory: everything is in the log."""
        self._gone = True
        self._log.put_away()
        self._audience.forget()
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()


def _again(derived: DerivedMatch, seat: int, message: Choose) -> bool:
    """Has this very choice been made before? What cannot be made any more, or not yet, is refused."""
    number = message.number
    if derived.given.get((seat, number)) == message.key:
        return True
    if number < derived.number(seat):
        raise Refusal("late", "that decision has been made", number=number)
    if derived.over():
        raise Refusal("over", "the match is over", number=number)
    asked = derived.decision(seat) is not None or derived.match.aside(seat) is not None
    if number > derived.number(seat) or not asked:
        raise Refusal("not-offered", "there is no such decision", number=number)
    return False
