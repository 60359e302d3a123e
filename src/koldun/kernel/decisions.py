"""Where a rule lets somebody decide.

A rule is a generator. `yield from ask(...)` puts one question to one seat, `together(...)` the same
question to several at once with secret answers, `parallel(...)` runs a private series of questions
for each seat side by side, and `window(...)` asks who wants to respond. Every legal option is listed;
nothing else can be chosen. A question without a choice is not put, unless the one option harms who chooses:
one with a single option, or with a single one beside the way back (`BACK`). Which of equal cards of a hand goes is
asked all the same: others would notice that it was not.
"""

from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

from koldun.kernel.attention import LEVELS, MARK, SETTINGS
from koldun.kernel.cards import Zone
from koldun.kernel.definitions import Definition

T = TypeVar("T")

NO_NUMBER: Final = -(1 << 40)
PASS_UNTIL: Final = "pass-until"
NO_SCOPES: Final[list[str]] = []


@final
@mypyc_attr(acyclic=True)
class Option(Definition):
    """One thing a seat may choose: a verb and what on the table it refers to.

    Options never change, so they may be shared. Their key is made where they leave the match,
    because cards are named by public ids there.
    """

    __slots__ = ("card", "number", "other", "place", "seat", "verb")

    def __init__(
        self,
        verb: str,
        card: int = -1,
        seat: int = -1,
        place: str = "",
        number: int = NO_NUMBER,
        other: int = -1,
    ) -> None:
        self.verb: str = verb
        self.card: int = card
        self.seat: int = seat
        self.place: str = place  # a cell, edge or spot of the board
        self.number: int = number
        self.other: int = other  # a second card

    def __repr__(self) -> str:
        parts = [self.verb]
        if self.card >= 0:
            parts.append(f"card={self.card}")
        if self.seat >= 0:
            parts.append(f"seat={self.seat}")
        if self.place:
            parts.append(self.place)
        if self.number != NO_NUMBER:
            parts.append(f"n={self.number}")
        if self.other >= 0:
            parts.append(f"other={self.other}")
        return f"<{' '.join(parts)}>"


@final
@mypyc_attr(acyclic=True)
class Choice:
    """What one seat chose: the index of an option it was offered."""

    __slots__ = ("index", "seat")

    def __init__(self, seat: int, index: int) -> None:
        self.seat: int = seat
        self.index: int = index

    def setting(self) -> bool:
        """Is it no option but something a player has set (`kernel.attention`)?"""
        return self.index >= SETTINGS

    def lasting(self) -> bool:
        """Is it a setting that stays when other choices are taken back: a level or a mark?"""
        return self.index >= MARK or SETTINGS <= self.index < SETTINGS + len(LEVELS)

    def pack(self) -> int:
        """As one number, for where many choices travel."""
        return self.seat << 16 | self.index

    @staticmethod
    def unpack(packed: int) -> "Choice":
        return Choice(packed >> 16, packed & 0xFFFF)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return False
        return self.seat == other.seat and self.index == other.index

    def __hash__(self) -> int:
        return self.pack()

    def __repr__(self) -> str:
        return f"<seat {self.seat}: option {self.index}>"


MOST_SEATS: Final = 8
MOST_OPTIONS: Final = 32
CHOICES: Final = [[Choice(seat, n) for n in range(MOST_OPTIONS)] for seat in range(MOST_SEATS)]
"""By seat and index: nearly all choices are among these few, and matches share them."""


PASS: Final = Option("pass")
DONE: Final = Option("done")
YES: Final = Option("yes")
NO: Final = Option("no")
BACK: Final = Option("back")  # out of what one has begun; the first option where there is one
UNANSWERED: Final = Option("?")

Source: TypeAlias = Callable[[int], list[Option]]
"""The options of a seat, read from the state alone, so that they can be read again after a re-deal."""


@final
@mypyc_attr(acyclic=True)
class Responses:
    """What a seat could do in a window: what it is called for, what it may start by itself, and
    what it has passed on since something last changed. None of them is a pass."""

    __slots__ = ("free", "idle", "muted", "worth")

    def __init__(
        self,
        worth: list[Option],
        free: list[Option] | None = None,
        idle: list[Option] | None = None,
    ) -> None:
        self.worth: list[Option] = worth
        self.free: list[Option] = [] if free is None else free
        self.idle: list[Option] = [] if idle is None else idle
        self.muted: bool = False  # by a standing answer


Offers: TypeAlias = Callable[[int], Responses]
"""The responses of a seat, read from the state alone."""


@final
@mypyc_attr(acyclic=True)
class Offered:
    """What seats were offered since a unit of play began, in the order in which it was worked out.

    A copy of a match goes the same way once more. It takes from `before` what its original was
    offered on that way, and works out only what is new.
    """

    __slots__ = ("before", "options", "responses")

    def __init__(self, before: "Offered | None" = None) -> None:
        self.before: Offered | None = before
        self.options: list[list[Option]] = []
        self.responses: list[list[Responses]] = []

    def known_options(self) -> list[Option] | None:
        before = self.before
        n = len(self.options)
        return before.options[n] if before is not None and n < len(before.options) else None

    def known_responses(self) -> list[Responses] | None:
        before = self.before
        n = len(self.responses)
        return before.responses[n] if before is not None and n < len(before.responses) else None


@final
class Ask:
    """A question put to one or more seats; the kernel lays the answers into it.

    What most questions do not need has its default in the class, which keeps the others cheap.
    """

    source: Source | None = None  # reads the options of a seat again
    windowed: bool = False  # who is asked must not show
    harmful: bool = False  # harms who chooses: put even with one option
    standing: int = 0  # how many options at the end are standing answers
    scopes: list[str] = NO_SCOPES  # what a standing answer may be for
    offers: "Offers | None" = None  # of a window, where not everybody is called
    responses: "list[Responses] | None" = None  # by place, as the options were made from them
    passed: "list[bool] | None" = None  # by place: not called, so passed, and free to butt in
    hailed: "list[int] | None" = None  # seats that asked to be called here
    word: str = ""  # what kind of moment it is
    against: int = NO_NUMBER  # what `number` stands against: the other side of a fight
    about: int = -1  # the card the question is about
    by: int = -1  # the seat that caused it
    number: int = NO_NUMBER
    aimed: "list[int] | None" = None  # the seats that what is answered concerns
    last: int = -1  # index of the answer that came last
    parts: "list[Ask] | None" = None  # the questions a parallel one is made of
    opening: bool = True  # the first of its group
    # by seat, where the card a seat has answered with lies face down until all answers are in
    laid: "list[Zone] | None" = None

    def __init__(self, what: str, rule: str, seats: list[int], options: list[list[Option]]) -> None:
        self.what: str = what
        self.rule: str = rule
        self.seats: list[int] = seats
        self.options: list[list[Option]] = options
        self.answers: list[Option] = [UNANSWERED] * len(seats)
        self.waiting: int = len(seats)
        self.each: bool = False  # go on after each answer, not after all

    def answered(self, i: int) -> bool:
        return self.answers[i] is not UNANSWERED

    def harms(self, i: int) -> bool:
        """Is it put to this seat even where there is no choice?"""
        parts = self.parts
        return self.harmful if parts is None else parts[i].harmful

    def index(self, seat: int) -> int:
        """Where a seat stands in this question, or -1."""
        i = 0
        for s in self.seats:
            if s == seat:
                return i
            i += 1
        return -1

    def answer(self, i: int, option: Option) -> None:
        self.answers[i] = option
        self.waiting -= 1
        self.last = i

    def refresh(self, kept: int) -> None:
        """After a re-deal: all seats but one are asked anew, with their options read again."""
        parts = self.parts
        if parts is not None:
            for i in range(len(parts)):
                parts[i].refresh(kept)
                self.options[i] = parts[i].options[0]
            return
        if self.hailed is not None:
            self.hailed = [seat for seat in self.hailed if seat == kept]
        source = self.source
        i = 0
        for seat in self.seats:
            if seat != kept:
                if source is not None:
                    self.options[i] = source(seat)
                self._read_again(i, seat)
                if self.answered(i):
                    self.answers[i] = UNANSWERED
                    self.waiting += 1
            i += 1

    def hail(self, seat: int) -> None:
        """A seat is called here because it asked for it, whatever its options are."""
        if self.hailed is None:
            self.hailed = []
        self.hailed.append(seat)

    def _read_again(self, i: int, seat: int) -> None:
        offers, responses, passed = self.offers, self.responses, self.passed
        if offers is not None and responses is not None:
            responses[i] = offers(seat)
            self.options[i] = listed(responses[i], self.scopes)
        if passed is not None:
            passed[i] = False


def listed(responses: Responses, scopes: list[str]) -> list[Option]:
    """All options of a window: pass, responses, and standing answers where there is one."""
    options = [PASS] + responses.worth + responses.free + responses.idle
    return options + standing_for(scopes) if scopes and len(options) > 1 else options


_standing_options: Final[dict[str, list[Option]]] = {}


def standing_for(scopes: list[str]) -> list[Option]:
    """To pass until one of these is over."""
    key = " ".join(scopes)
    options = _standing_options.get(key)
    if options is None:
        options = [Option(PASS_UNTIL, place=scope) for scope in scopes]
        _standing_options[key] = options
    return options


Play: TypeAlias = Generator[Ask, None, T]


def ask(
    seat: int,
    what: str,
    options: list[Option],
    rule: str,
    about: int = -1,
    by: int = -1,
    number: int = NO_NUMBER,
    harmful: bool = False,
    word: str = "",
) -> Play[Option]:
    """One question to one seat. With a single option, or one beside `BACK`, it answers itself.

    Nothing that harms who chooses happens without a click: with `harmful` a single option is put too.
    """
    if not harmful:
        if len(options) == 1:
            return options[0]
        if len(options) == 2 and options[0] is BACK:
            return options[1]
    question = Ask(what, rule, [seat], [options])
    if harmful:
        question.harmful = True
    if about >= 0:
        question.about = about
    if by >= 0:
        question.by = by
    if number != NO_NUMBER:
        question.number = number
    if word:
        question.word = word
    yield question
    return question.answers[0]


def common(
    seats: list[int], what: str, source: Source, rule: str, about: int = -1, by: int = -1
) -> Ask:
    """A question to several seats at once, to be yielded; answers are secret until all are in."""
    options: list[list[Option]] = []
    for seat in seats:
        options.append(source(seat))
    question = Ask(what, rule, seats, options)
    question.source = source
    if about >= 0:
        question.about = about
    if by >= 0:
        question.by = by
    return question


def together(
    seats: list[int], what: str, source: Source, rule: str, about: int = -1, by: int = -1
) -> Play[list[Option]]:
    """The same question to several seats at once; answers are secret until all are in.

    Returns the answers in the order of `seats`. A seat with one option is not asked.
    """
    question = common(seats, what, source, rule, about, by)
    yield question
    return question.answers


def parallel(seats: Sequence[int], play_of: Callable[[int], Play[None]]) -> Play[None]:
    """A private series of questions for each seat, all at the same time.

    What one seat does must not touch what another can see; the caller applies it afterwards.
    """
    order: list[int] = []
    plays: list[Play[None]] = []
    asks: list[Ask] = []
    for seat in seats:
        play = play_of(seat)
        question = _next_of(play)
        if question is not None:
            order.append(seat)
            plays.append(play)
            asks.append(question)
    opening = True
    while asks:
        merged = Ask(asks[0].what, asks[0].rule, order[:], [a.options[0] for a in asks])
        merged.each = True
        merged.parts = asks[:]
        merged.opening = opening
        opening = False
        yield merged
        i = merged.last
        asks[i].answer(0, merged.answers[i])
        following = _next_of(plays[i])
        if following is not None:
            asks[i] = following
        else:
            del order[i], plays[i], asks[i]


def _next_of(play: Play[None]) -> Ask | None:
    """The next question of a series; a loop is the cheapest way to ask a generator for one more."""
    for question in play:
        return question
    return None
