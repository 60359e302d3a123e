"""When something must happen at a table without anybody choosing: windows, clocks, absence.

Pure bookkeeping: it is told what time it is, and says what is due when.
"""

from collections.abc import Callable

import msgspec

from koldun.server.protocol import Timer
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.log import TableLog

WINDOW = "window"  # close the open window
LATE = "late"  # a person's time is up
ABSENT = "absent"  # a person is away: a bot stands in
MOVE = "move"

_DAY = 86400.0
_THINKING = 0.5  # of a window, for all bots of a table together


class Due(msgspec.Struct, frozen=True, order=True, gc=False):
    when: float
    what: str
    seat: int = -1


class Clockwork:
    """Since when the window is open and each seat has been asked. Times are the loop's; `ran`
    says how long ago a moment of the log was, without the time the server was down."""

    def __init__(
        self, log: TableLog, ran: Callable[[float], float], bot_window: float = 0.0
    ) -> None:
        self._log = log
        self._ran = ran
        self._bot_window = bot_window
        self._window = (-1, 0.0)
        self._asked: dict[int, tuple[int, float]] = {}
        self.given_up: set[tuple[int, int]] = set()  # decisions of late people a bot makes
        self.away: dict[int, float] = {}  # since when the person of a seat is away

    def observe(self, derived: DerivedMatch, now: float) -> None:
        """Note what is newly open. Called after every change."""
        if derived.in_window():
            number = derived.windows() + (derived.undos << 20)
            if self._window[0] != number:
                self._window = (number, now)
        asked = {}
        for seat in derived.asked():
            number = derived.number(seat)
            known = self._asked.get(seat)
            if known is None or known[0] != number:
                known = (number, now - self._ran(derived.opened[seat]))
            asked[seat] = known
        self._asked = asked

    def resume(self, derived: DerivedMatch) -> None:
        """A match out of the log stands at answered windows; those whose time was over already
        are not opened again."""
        at = derived.last_at + self.window_seconds()
        while derived.match.held() and self._ran(at) > 0:
            derived.go_on(at)
            at += self.window_seconds()

    def strict(self) -> bool:
        """Does a window close when its time is over, whoever has not answered? Where others
        would learn from a longer one who was asked: at tables of several people who play now."""
        table = self._log.table
        many = len(table.persons()) > 1
        return many and table.clock.window > 0 and not table.absent.startswith("days:")

    def thought(self, derived: DerivedMatch, seat: int, now: float) -> float:
        """How long a seat has thought about its decision. Windows cost nobody time: a clock
        that ran in one would show who was asked."""
        if derived.in_window() or seat not in self._asked:
            return 0.0
        return now - self._asked[seat][1]

    def window_number(self) -> int:
        """Names the window that was opened last."""
        return self._window[0]

    def window_seconds(self) -> float:
        """How long a window stays open. Where bots play never so short that only those who hold
        something would need longer: their thinking must not show."""
        least = self._bot_window if any(s.by_bot() for s in self._log.table.seats) else 0.0
        return max(self._log.table.clock.window, least)

    def bot_seconds(self) -> float:
        """How long each bot may think in a window; the same whatever it holds. 0: no limit."""
        bots = sum(1 for seat in self._log.table.seats if seat.by_bot())
        return _THINKING * self.window_seconds() / max(1, bots)

    def window_ends(self) -> float:
        return self._window[1] + self.window_seconds()

    def timer(self, derived: DerivedMatch, now: float) -> Timer:
        """What everybody may see of it: the same whoever is asked in a window."""
        clock = self._log.table.clock
        if derived.over():
            return Timer()
        if derived.in_window():
            left = max(0.0, self.window_ends() - now) if self.strict() else -1.0
            return Timer(window=round(left, 2), seats=self._left(derived, now))
        move = -1.0
        if clock.kind == MOVE and self._asked:
            since = min(at for _, at in self._asked.values())
            move = max(0.0, round(since + clock.seconds - now, 2))
        return Timer(move=move, seats=self._left(derived, now))

    def _left(self, derived: DerivedMatch, now: float) -> list[float]:
        clock = self._log.table.clock
        if clock.kind != "match":
            return []
        return [
            max(0.0, round(clock.seconds - derived.spent[s] - self.thought(derived, s, now), 2))
            for s in range(self._log.table.players)
        ]

    def stand_still(self, seconds: float) -> None:
        """Time that does not count has passed."""
        self._asked = {seat: (n, since + seconds) for seat, (n, since) in self._asked.items()}
        self._window = (self._window[0], self._window[1] + seconds)
        self.away = {seat: since + seconds for seat, since in self.away.items()}
        self.given_up.clear()

    def late_bots(self, derived: DerivedMatch) -> list[int]:
        """Bots that must have answered when the window's time is over, though it waits for a
        person: if it waited for a bot, everybody would see that the bot had something to answer."""
        if not self.window_seconds():
            return []
        return [seat for seat in derived.asked() if self._log.table.seats[seat].by_bot()]

    def due(self, derived: DerivedMatch, now: float, wall: float) -> list[Due]:
        """All that is to happen by itself, soonest first."""
        if derived.over():
            return []
        found: list[Due] = []
        windowed = derived.in_window()
        if windowed and (derived.match.held() or self.strict() or self.late_bots(derived)):
            found.append(Due(self.window_ends(), WINDOW))
        if windowed and self.strict():
            return found
        for seat, (number, since) in self._asked.items():
            if not self._log.table.seats[seat].by_bot() and (seat, number) not in self.given_up:
                found += self._due_of(derived, seat, since, now, wall)
        return sorted(found)

    def _due_of(
        self, derived: DerivedMatch, seat: int, since: float, now: float, wall: float
    ) -> list[Due]:
        clock, absent = self._log.table.clock, self._log.table.absent
        found: list[Due] = []
        if clock.kind == MOVE:
            found.append(Due(since + clock.seconds, LATE, seat))
        elif clock.kind == "match":
            left = max(0.0, clock.seconds - derived.spent[seat])
            found.append(Due(since + left, LATE, seat))
        kind, _, amount = absent.partition(":")
        if kind == "bot" and seat in self.away:
            found.append(Due(max(since, self.away[seat]) + int(amount), ABSENT, seat))
        elif kind == "days":
            found.append(Due(now + derived.last_at + int(amount) * _DAY - wall, LATE, seat))
        return found
