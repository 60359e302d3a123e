"""A match as a row of steps: one seat at a time, a numbered slot at a time. All faces stand on this.

Who decides at once steps one after the other and does not see what the others have answered. In a
window every seat that is invited steps, also one that can only pass: who was really asked does not
show. `auto_pass` leaves such steps out. A seat that is not called (`kernel.windows`) passes; to butt
in and to give standing answers ("pass until") is left to people.

More options than slots are laid on pages: the last slot turns the page, and after the last page
comes the first.
"""

from collections.abc import Mapping
from typing import Any, Final

from koldun.content.registry import game_named, table_for
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.errors import IllegalChoice, WrongTable
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.match import Match
from koldun.kernel.observe import Schema, Sheet, offered
from koldun.kernel.randomness import seed_of

SLOTS: Final = 64
"""How many slots an action space has unless told."""

NO_PAGES: Final = 1 << 30
"""So many slots that nothing is laid on pages."""

OVER: Final = -1
"""The seat to step when a match is over."""


def table_named(
    game: str, players: int | None, options: Mapping[str, Any] | None
) -> tuple[AnyGame, Setup]:
    """A game and a checked set-up; as few as may play where nobody says how many."""
    found = game_named(game)
    return found, table_for(found, players or found.least, dict(options or {}))


def seed_for(seed: int) -> bytes:
    """The seed of the match behind a whole number: that of `koldun.new_match(seed=str(number))`."""
    return seed_of(str(seed))


class Steps:
    """One match being stepped. `seat` steps next; its options are numbered from 0 on its page."""

    __slots__ = (
        "_left",
        "_pages",
        "ask",
        "count",
        "forced",
        "i",
        "match",
        "questions",
        "seat",
        "slots",
    )

    def __init__(self, match: Match, slots: int = SLOTS) -> None:
        if slots < 2:
            raise WrongTable(f"{slots} slots are too few: turning a page takes one of them")
        self.match: Match = match
        self.slots: int = slots
        self.questions: int = 0  # put so far
        self.ask: Ask | None = None
        self.seat: int = OVER
        self.i: int = 0  # where the seat stands in the question
        self.count: int = 0  # options of the seat on all pages
        self.forced: bool = False  # it can only do the one thing
        self._left: int = 0  # who has still to step: a bit for each place in the question
        self._pages: dict[int, int] = {}
        self._find()

    @staticmethod
    def start(
        game: AnyGame,
        setup: Setup,
        seed: bytes,
        slots: int = SLOTS,
        auto_pass: bool = False,
        checkpoints: bool = False,
    ) -> "Steps":
        patient = not auto_pass
        match = Match.start(game, setup, seed, False, checkpoints, patient)
        return Steps(match, slots)

    def again(self, made: int, question: int) -> "Steps":
        """The same match from its seed, as it stood after so many choices at that question."""
        old = self.match
        match = Match.start(old.game, old.setup, old.seed, False, False, old.patient)
        new = Steps(match, self.slots)
        for choice in old.choices[:made]:
            new._close_forced()
            new.select(choice.seat)
            new.take(choice.index)
        while new.questions < question:
            new.take(0)
        return new

    def _close_forced(self) -> None:
        """Step for all that can only do the one thing, as long as nobody else is asked."""
        while self.ask is not None and all(self.ask.answered(i) for i in self.places()):
            self.take(0)

    # --- reading

    @property
    def page(self) -> int:
        return self._pages.get(self.seat, 0)

    def pages(self) -> int:
        return 1 if self.count <= self.slots else -(-self.count // (self.slots - 1))

    def span(self) -> tuple[int, int]:
        """Which options stand on the open page: the first, and the one after the last."""
        if self.count <= self.slots:
            return 0, self.count
        first = self.page * (self.slots - 1)
        return first, min(first + self.slots - 1, self.count)

    def options(self) -> list[Option]:
        """What stands on the open page, without the slot that turns it."""
        ask = self.ask
        if ask is None:
            return []
        first, last = self.span()
        return ask.options[self.i][first:last]

    def legal(self) -> list[int]:
        """The slots that may be taken now, in order."""
        first, last = self.span()
        legal = list(range(last - first))
        if self.count > self.slots:
            legal.append(self.slots - 1)
        return legal

    def asked(self) -> list[int]:
        """The seats that have still to step in the open question."""
        ask = self.ask
        return [] if ask is None else [ask.seats[i] for i in self.places()]

    def places(self) -> list[int]:
        """Where those who have still to step stand in the question."""
        ask = self.ask
        n = 0 if ask is None else len(ask.seats)
        return [i for i in range(n) if (self._left >> i) & 1 == 1]

    # --- stepping

    def select(self, seat: int) -> None:
        """Let another of the seats asked step first: answers to one question have no order."""
        ask = self.ask
        if ask is not None:
            for i in self.places():
                if ask.seats[i] == seat:
                    self._turn_to(ask, i)
                    return
        raise IllegalChoice(f"seat {seat} has nothing to decide now")

    def step(self, slot: int) -> None:
        """Take a slot for the seat that steps. What is not offered is refused, nothing changes."""
        if self.ask is None:
            raise IllegalChoice("the match is over")
        count = self.count
        if count <= self.slots:
            if 0 <= slot < count:
                self.take(slot)
                return
        else:
            first, last = self.span()
            if 0 <= slot < last - first:
                self.take(first + slot)
                return
            if slot == self.slots - 1:
                self.turn_to_page((self.page + 1) % self.pages())
                return
        raise IllegalChoice(f"seat {self.seat} has slots {self.legal()}, not {slot}")

    def turn_to_page(self, page: int) -> None:
        """Open a page for the seat that steps."""
        self._pages[self.seat] = page

    def take(self, index: int) -> None:
        """Take an option by its place in the whole list of the seat that steps."""
        if not self.forced:
            self.match.choose(self.seat, index)
        elif index != 0:
            raise IllegalChoice(f"seat {self.seat} can only take option 0, not {index}")
        if self._pages:
            self._pages.pop(self.seat, None)
        self._left &= ~(1 << self.i)
        self._find()

    def _find(self) -> None:
        """Whose step is next; a window that all have answered is closed on the way."""
        match = self.match
        while True:
            ask = match.ask
            if ask is None:
                self.ask = None
                self.seat, self.count, self.forced = OVER, 0, False
                return
            if ask is not self.ask:
                self.ask = ask
                self.questions += 1
                n = len(ask.seats)
                if n == 1:
                    self._left = 1
                elif ask.waiting == n or (match.patient and ask.windowed):
                    self._left = (1 << n) - 1
                else:
                    self._left = 0
                    for i in range(n):
                        if not ask.answered(i):
                            self._left |= 1 << i
            left = self._left
            if left:
                i = 0
                while (left >> i) & 1 == 0:
                    i += 1
                self._turn_to(ask, i)
                return
            match.go_on()

    def _turn_to(self, ask: Ask, i: int) -> None:
        self.i = i
        self.seat = ask.seats[i]
        if ask.answered(i):
            self.forced, self.count = True, 1
        else:
            self.forced, self.count = False, offered(ask, i)


def cut(sheet: Sheet, schema: Schema, steps: Steps) -> None:
    """Leave the open page of the decision that was written last."""
    first, last = steps.span()
    written = sheet.options - (sheet.option_ends[-2] if len(sheet.option_ends) > 1 else 0)
    bag, columns = schema.bag, len(schema.option_columns)
    tokens, numbers = sheet.option_tokens, sheet.option_numbers
    start = len(tokens) - written * bag
    del tokens[start + last * bag :]
    del tokens[start : start + first * bag]
    start = len(numbers) - written * columns
    del numbers[start + last * columns :]
    del numbers[start : start + first * columns]
    gone = written - (last - first)
    sheet.options -= gone
    sheet.option_ends[-1] -= gone
