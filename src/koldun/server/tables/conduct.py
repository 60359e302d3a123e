"""What people do at a table besides choosing: take back, vote, talk, ask, hand over."""

import asyncio
import time

from koldun.server.bots.thinking import levels
from koldun.server.net.identity import clean_name
from koldun.server.protocol import Hint, HintOption, Reacted, Said, UndoAsked
from koldun.server.refusals import Refusal
from koldun.server.tables.audience import REACTIONS
from koldun.server.tables.derived import ONE, REST, Course
from koldun.server.tables.live import LiveTable
from koldun.server.tables.watchers import Watcher

CHAT_LENGTH = 300
_VOTE_SECONDS = 30.0


class Asking:
    """Somebody would like to take a choice back; the others are asked."""

    def __init__(self, seat: int, by: str, voters: set[str], length: int) -> None:
        self.seat = seat
        self.by = by
        self.voters = voters
        self.length = length
        self.timeout: asyncio.TimerHandle | None = None


class Manners:
    """Conduct at one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._asking: Asking | None = None

    # --- taking back

    async def undo(self, watcher: Watcher, seat: int) -> None:
        live = self.live
        async with live.lock:
            course = live.need_course()
            seat = live.own_seat(watcher, seat)
            self._lapse(course)
            if course.over() or course.in_window() or course.last_of(seat) < 0:
                raise Refusal("no-undo", "nothing can be taken back now")
            if course.can_undo(seat):
                await self._take_back(seat, ONE, watcher.person)
                return
            if self._asking is not None:
                raise Refusal("no-undo", "the table is being asked already")
            voters = self._voters(course, seat, watcher.person)
            if not voters:
                await self._take_back(seat, REST, watcher.person)
                return
            self._ask(Asking(seat, watcher.person, voters, course.length))

    def _voters(self, course: Course, seat: int, person: str) -> set[str]:
        """Other people at the table. Whose own choice would go must be here to agree."""
        seats = self.live.table.seats
        touched = {seats[s].person for s in course.touched(seat) if seats[s].kind == "human"}
        voters = set()
        for other in self.live.table.persons() - {person}:
            if self.live.audience.online(other):
                voters.add(other)
            elif other in touched:
                raise Refusal("no-undo", "somebody who would have to agree is away")
        return voters

    def _ask(self, asking: Asking) -> None:
        self._asking = asking
        loop = asyncio.get_running_loop()
        asking.timeout = loop.call_later(_VOTE_SECONDS, self._ended, asking, False)
        self.live.audience.tell_all(UndoAsked(asking.seat))

    async def vote(self, watcher: Watcher, yes: bool) -> None:
        live = self.live
        async with live.lock:
            course = live.need_course()
            self._lapse(course)
            asking = self._asking
            if asking is None or watcher.person not in asking.voters:
                raise Refusal("no-undo", "you are not asked")
            asking.voters.discard(watcher.person)
            if not yes:
                self._ended(asking, False)
            elif not asking.voters:
                self._ended(asking, True)
                await self._take_back(asking.seat, REST, asking.by)

    def _lapse(self, course: Course) -> None:
        """A request is void as soon as the match goes on."""
        if self._asking is not None and self._asking.length != course.length:
            self._ended(self._asking, False)

    def _ended(self, asking: Asking, granted: bool) -> None:
        if self._asking is asking:
            self._asking = None
            if asking.timeout is not None:
                asking.timeout.cancel()
            self.live.audience.tell_all(UndoAsked(asking.seat, True, granted))

    async def _take_back(self, seat: int, how: str, by: str) -> None:
        live = self.live
        await live.write(live.need_course().undo(seat, how, by, time.time()))
        await live.after()

    # --- talking

    async def say(self, watcher: Watcher, text: str) -> None:
        said = " ".join("".join(c for c in text if c.isprintable() or c == "\n").split())
        if not said:
            raise Refusal("malformed", "there is nothing to say")
        if len(said) > CHAT_LENGTH:
            raise Refusal("too-long", f"at most {CHAT_LENGTH} characters")
        line = Said(watcher.seat, watcher.name, said, int(time.time()))
        await self.live.hall.store.add_said(self.live.table.id, line)
        self.heard(line)
        self.live.hall.wire.tell(self.live.table.id, "said", line)

    def heard(self, line: Said) -> None:
        self.live.chat.append(line)
        self.live.audience.tell_all(line)

    def react(self, watcher: Watcher, word: str) -> None:
        if watcher.seat < 0:
            raise Refusal("not-yours", "spectators only watch")
        if word not in REACTIONS:
            raise Refusal("malformed", "there is no such reaction")
        reacted = Reacted(watcher.seat, word)
        self.live.audience.tell_all(reacted)
        self.live.hall.wire.tell(self.live.table.id, "reacted", reacted)

    # --- bots

    async def hint(self, watcher: Watcher, seat: int) -> None:
        """What a bot thinks of each option; thought outside the lock, for the asker alone."""
        live = self.live
        async with live.lock:
            course = live.need_course()
            seat = live.own_seat(watcher, seat)
            decision = course.decision(seat)
            if decision is None:
                raise Refusal("not-offered", "you have nothing to decide now")
            number = course.number(seat)
            keys = [course.match.key(option) for option in decision.options]
            job = live.bots.job(course, seat, live.hall.usual_level())
        found = await live.hall.thinkers.estimate(job)
        if found is None:
            raise Refusal("unknown", "the bot has no opinion")
        options = [HintOption(keys[i], round(chance, 4), visits) for i, chance, visits in found]
        watcher.send(Hint(seat, number, options))

    async def hand_over(self, watcher: Watcher, seat: int, level: str) -> None:
        """Let a bot play my seat for a while; with no level I play again."""
        live = self.live
        async with live.lock:
            seat = live.own_seat(watcher, seat)
            if level and level not in levels():
                raise Refusal("malformed", f"there is no bot {clean_name(level)!r}")
            stand_in = "asked" if level else ""
            await live.change(lambda table: table.seats[seat].let_play(level, stand_in))
            live.audience.tell_table()
            live.wind()
