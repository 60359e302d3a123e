"""What people do at a table besides choosing: take back, vote, talk, react."""

import asyncio
import time
from collections import deque

from koldun.server.cluster.news import REACTED, SAID
from koldun.server.protocol import Reacted, Said, UndoAsked
from koldun.server.refusals import Refusal
from koldun.server.tables.audience import REACTIONS, Audience
from koldun.server.tables.derived import ALONE, ONE, REST, DerivedMatch
from koldun.server.tables.log import TableLog
from koldun.server.tables.services import Services
from koldun.server.tables.watchers import Watcher

_CHAT_KEPT = 100
_CHAT_LENGTH = 300
_VOTE_SECONDS = 30.0


class _Asking:
    """Somebody would like to take a choice back; the others are asked."""

    def __init__(self, seat: int, by: str, voters: set[str], length: int) -> None:
        self.seat = seat
        self.by = by
        self.voters = voters
        self.length = length
        self.timeout: asyncio.TimerHandle | None = None


class Conduct:
    """Conduct at one table. Taking back and voting need the table's lock, talking does not."""

    def __init__(
        self, services: Services, log: TableLog, audience: Audience, chat: list[Said]
    ) -> None:
        self._services = services
        self._log = log
        self._audience = audience
        self._asking: _Asking | None = None
        self.chat: deque[Said] = deque(chat, _CHAT_KEPT)

    # --- taking back

    async def undo(self, person: str, seat: int) -> None:
        """Take the last choice of a seat back, or ask the others."""
        derived = self._log.need()
        self._lapse(derived)
        if derived.over() or derived.in_window() or derived.match.last_of(seat) < 0:
            raise Refusal("no-undo", "nothing can be taken back now")
        others = self._log.table.persons() - {person}
        if derived.can_undo(seat, bool(others)):
            await self._take_back(seat, ONE, person)
        elif others:
            self._ask_others(derived, seat, person, others)
        elif self._log.table.casual:
            await self._take_back(seat, ALONE, person)
        else:
            raise Refusal("not-casual", "it has shown something, and this match counts")

    def _ask_others(self, derived: DerivedMatch, seat: int, person: str, others: set[str]) -> None:
        """Everybody else must agree; who is away does not."""
        if self._asking is not None:
            raise Refusal("no-undo", "the table is being asked already")
        if not all(self._audience.online(other) for other in others):
            raise Refusal("no-undo", "somebody who would have to agree is away")
        self._ask(_Asking(seat, person, others, derived.length))

    def _ask(self, asking: _Asking) -> None:
        self._asking = asking
        loop = asyncio.get_running_loop()
        asking.timeout = loop.call_later(_VOTE_SECONDS, self._ended, asking, False)
        self._audience.tell_all(UndoAsked(asking.seat))

    async def vote(self, person: str, yes: bool) -> None:
        self._lapse(self._log.need())
        asking = self._asking
        if asking is None or person not in asking.voters:
            raise Refusal("no-undo", "you are not asked")
        asking.voters.discard(person)
        if not yes:
            self._ended(asking, False)
        elif not asking.voters:
            self._ended(asking, True)
            await self._take_back(asking.seat, REST, asking.by)

    def _lapse(self, derived: DerivedMatch) -> None:
        """A request is void as soon as the match goes on."""
        if self._asking is not None and self._asking.length != derived.length:
            self._ended(self._asking, False)

    def _ended(self, asking: _Asking, granted: bool) -> None:
        if self._asking is asking:
            self._asking = None
            if asking.timeout is not None:
                asking.timeout.cancel()
            self._audience.tell_all(UndoAsked(asking.seat, True, granted))

    async def _take_back(self, seat: int, how: str, by: str) -> None:
        await self._log.write(self._log.need().undo(seat, how, by, time.time()))

    # --- talking

    async def say(self, watcher: Watcher, text: str) -> None:
        said = " ".join("".join(c for c in text if c.isprintable() or c == "\n").split())
        if not said:
            raise Refusal("malformed", "there is nothing to say")
        if len(said) > _CHAT_LENGTH:
            raise Refusal("too-long", f"at most {_CHAT_LENGTH} characters")
        line = Said(watcher.seat, self._name(watcher), said, int(time.time()))
        table = self._log.table.id
        await self._services.store.add_said(table, line)
        self.hear(line)
        self._services.news.tell(table, SAID, line)

    def _name(self, watcher: Watcher) -> str:
        """As the table calls who sits here. Who only watches has no name of one who plays."""
        table = self._log.table
        if watcher.seat >= 0:
            return table.seats[watcher.seat].name
        return table.free_name(watcher.person, watcher.name)

    def hear(self, line: Said) -> None:
        self.chat.append(line)
        self._audience.tell_all(line)

    def react(self, watcher: Watcher, word: str) -> None:
        if watcher.seat < 0:
            raise Refusal("not-yours", "spectators only watch")
        if word not in REACTIONS:
            raise Refusal("malformed", "there is no such reaction")
        reacted = Reacted(watcher.seat, word)
        self._audience.tell_all(reacted)
        self._services.news.tell(self._log.table.id, REACTED, reacted)
