"""What happened in many matches: events, cards, decisions, ends. Knows no game by name.

Each match is played as `koldun sim` plays it, and then told again with its events. All counts are
whole numbers, so that the tally is the same on one core or on many.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from koldun.kernel.decisions import NO_NUMBER, PASS
from koldun.kernel.match import Match
from koldun.kernel.state import WINDOW, Event
from koldun.lab.hands import Way
from koldun.lab.intervals import Z95
from koldun.lab.many import Work
from koldun.lab.processes import HERE
from koldun.lab.simulate import (
    Job,
    Played,
    Playing,
    Simulation,
    Stretch,
    in_order_of,
    stretches,
    summary,
)

WIN: Final = 27720
"""A win in whole parts: it can be shared evenly by up to twelve seats."""

TURN: Final = "turn"
"""By custom the event that opens somebody's turn. Where a game says none, its own units count."""

FEW: Final = 16
"""A number that takes at most so many values is told value by value."""

Key = TypeVar("Key", int, str)


class Told(msgspec.Struct, frozen=True):
    """One kind of event. `winners` is the share of it that fell to those who won.

    `numbers` says how its number was spread, where it took few values.
    """

    event: str
    per_match: float
    winners: float | None
    number: float | None
    numbers: dict[int, float]
    rules: dict[str, float]


class Dealt(msgspec.Struct, frozen=True):
    """A card in one kind of event: `seats` is how many seats it came to, counted once a match.

    `edge` is how much more often those seats won than the fair share; `margin` is the half-width of
    its 95 % interval.
    """

    card: str
    event: str
    per_match: float
    seats: int
    edge: float
    margin: float


class Decided(msgspec.Struct, frozen=True):
    """One kind of question: how often, how many options, how often the answer was a pass."""

    question: str
    per_match: float
    options: float
    passed: float


class Tally(msgspec.Struct, frozen=True):
    """What `koldun sim --tally` reports beside the simulation. Shares are from 0 to 1.

    `fair` is what a seat wins when all are equal; `seat_wins` count a shared win by its parts;
    `forced` is the share of decisions that offered one option only, standing answers aside.
    """

    matches: int
    fair: float
    seat_wins: list[float]
    reasons: dict[str, float]
    turns: float
    decisions_per_turn: float
    forced: float
    windowed: float
    passed: float
    events: list[Told]
    cards: list[Dealt]
    questions: list[Decided]


class Heard(msgspec.Struct):
    """Counts of one kind of event."""

    count: int = 0
    seated: int = 0
    won: int = 0
    numbers: dict[int, int] = {}
    rules: dict[str, int] = {}


class Lain(msgspec.Struct):
    """Counts of one card in one kind of event."""

    count: int = 0
    seats: int = 0
    won: int = 0


class Asked(msgspec.Struct):
    """Counts of one kind of question."""

    count: int = 0
    options: int = 0
    passed: int = 0


class Counts(msgspec.Struct):
    """What some matches have in common; two of them can be added."""

    matches: int = 0
    decided: int = 0
    turns: int = 0
    decisions: int = 0
    forced: int = 0
    windowed: int = 0
    wins: list[int] = []
    reasons: dict[str, int] = {}
    events: dict[str, Heard] = {}
    cards: dict[str, dict[str, Lain]] = {}  # by card and event
    questions: dict[str, Asked] = {}


class CountedStretch(Stretch, frozen=True):
    """Matches that were played together, and what happened in them."""

    counts: Counts


class Counting(Work[tuple[Played, Counts], CountedStretch]):
    """The matches of a job, told again and counted."""

    def __init__(self, job: Job) -> None:
        self._playing = Playing(job)
        self._players = job.players
        self.game = job.game

    def begin(self, number: int) -> Match:
        return self._playing.begin(number)

    def play(self, number: int, match: Match) -> tuple[Played, Counts]:
        played = self._playing.play(number, match)
        counts = Counts(wins=[0] * self._players)
        count_match(counts, match)
        return played, counts

    def pack(self, ones: list[tuple[Played, Counts]]) -> CountedStretch:
        whole = Counts(wins=[0] * self._players)
        for _, counts in ones:
            add(whole, counts)
        return CountedStretch([played for played, _ in ones], whole)


def tally(
    job: Job,
    way: Way = HERE,
    tell: Callable[[int], None] | None = None,
    state: Path | None = None,
) -> tuple[Simulation, Tally]:
    """Play a job and count what happens in it."""
    started = time.perf_counter()
    parts = stretches(job, Counting(job), CountedStretch, way, tell, state)
    seconds = time.perf_counter() - started
    counts = Counts(wins=[0] * job.players)
    for part in parts:
        add(counts, part.counts)
    return summary(job, in_order_of(parts), seconds), report(counts, job.players)


def count_match(counts: Counts, match: Match) -> None:
    """Tell a finished match again and count it."""
    result = match.result
    assert result is not None
    credit = [round(WIN * share) for share in result.shares()]
    past = Match.start(match.game, match.setup, match.seed, log=True, checkpoints=False)
    for choice in match.choices:
        if not choice.setting():
            _count_decision(counts, past, choice.seat, choice.index)
        past.choose(choice.seat, choice.index)
    opened = _count_events(counts, past.events(), credit)
    counts.matches += 1
    counts.decided += bool(result.winners)
    counts.turns += opened or match.turns + 1
    counts.decisions += match.decided()
    counts.reasons[result.reason] = counts.reasons.get(result.reason, 0) + 1
    for seat, part in enumerate(credit):
        counts.wins[seat] += part


def _count_decision(counts: Counts, match: Match, seat: int, index: int) -> None:
    decision = match.decision(seat)
    assert decision is not None
    free = len(decision.options) - decision.standing
    counts.forced += free == 1
    counts.windowed += decision.windowed
    asked = counts.questions.setdefault(decision.what, Asked())
    asked.count += 1
    asked.options += free
    asked.passed += decision.options[index] is PASS or index >= free


def _count_events(counts: Counts, events: list[Event], credit: list[int]) -> int:
    """Counts the events of one match; returns how many turns were opened."""
    turns = 0
    came: set[tuple[str, str, int]] = set()
    for event in events:
        heard = counts.events.setdefault(event.id, Heard())
        heard.count += 1
        heard.rules[event.rule] = heard.rules.get(event.rule, 0) + 1
        turns += event.id == TURN and not event.cards
        seated = event.seat >= 0
        if seated:
            heard.seated += 1
            heard.won += credit[event.seat]
        if event.number != NO_NUMBER:
            heard.numbers[event.number] = heard.numbers.get(event.number, 0) + 1
        if event.id == WINDOW or not seated:
            continue
        for shown in event.cards:
            key = (shown.face.id, event.id)
            lain = counts.cards.setdefault(shown.face.id, {}).setdefault(event.id, Lain())
            lain.count += 1
            if (*key, event.seat) not in came:
                came.add((*key, event.seat))
                lain.seats += 1
                lain.won += credit[event.seat]
    return turns


def add(counts: Counts, more: Counts) -> None:
    counts.matches += more.matches
    counts.decided += more.decided
    counts.turns += more.turns
    counts.decisions += more.decisions
    counts.forced += more.forced
    counts.windowed += more.windowed
    counts.wins = [a + b for a, b in zip(counts.wins, more.wins, strict=True)]
    _add_numbers(counts.reasons, more.reasons)
    for id, heard in more.events.items():
        own = counts.events.setdefault(id, Heard())
        own.count += heard.count
        own.seated += heard.seated
        own.won += heard.won
        _add_numbers(own.numbers, heard.numbers)
        _add_numbers(own.rules, heard.rules)
    for face, events in more.cards.items():
        there = counts.cards.setdefault(face, {})
        for id, lain in events.items():
            card = there.setdefault(id, Lain())
            card.count += lain.count
            card.seats += lain.seats
            card.won += lain.won
    for what, asked in more.questions.items():
        question = counts.questions.setdefault(what, Asked())
        question.count += asked.count
        question.options += asked.options
        question.passed += asked.passed


def _add_numbers(numbers: dict[Key, int], more: dict[Key, int]) -> None:
    for name, number in more.items():
        numbers[name] = numbers.get(name, 0) + number


# --- what is made of the counts


def report(c: Counts, players: int) -> Tally:
    fair = c.decided / c.matches / players
    return Tally(
        matches=c.matches,
        fair=round(fair, 4),
        seat_wins=[round(w / WIN / c.matches, 4) for w in c.wins],
        reasons={reason: _share(n, c.matches) for reason, n in sorted(c.reasons.items())},
        turns=round(c.turns / c.matches, 2),
        decisions_per_turn=round(c.decisions / c.turns, 3),
        forced=_share(c.forced, c.decisions),
        windowed=_share(c.windowed, c.decisions),
        passed=_share(sum(a.passed for a in c.questions.values()), c.decisions),
        events=[_told(id, h, c.matches) for id, h in sorted(c.events.items())],
        cards=[
            _dealt(card, event, lain, c.matches, fair)
            for card, events in sorted(c.cards.items())
            for event, lain in sorted(events.items())
        ],
        questions=[_decided(what, a, c.matches) for what, a in sorted(c.questions.items())],
    )


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _told(id: str, h: Heard, matches: int) -> Told:
    said = sum(h.numbers.values())
    few = 1 < len(h.numbers) <= FEW
    return Told(
        event=id,
        per_match=round(h.count / matches, 3),
        winners=round(h.won / WIN / h.seated, 4) if h.seated else None,
        number=round(sum(n * k for n, k in h.numbers.items()) / said, 3) if said else None,
        numbers={n: _share(k, said) for n, k in sorted(h.numbers.items())} if few else {},
        rules={rule: round(n / matches, 3) for rule, n in sorted(h.rules.items())},
    )


def _dealt(card: str, event: str, lain: Lain, matches: int, fair: float) -> Dealt:
    rate = lain.won / WIN / lain.seats
    return Dealt(
        card=card,
        event=event,
        per_match=round(lain.count / matches, 4),
        seats=lain.seats,
        edge=round(rate - fair, 4),
        margin=round(Z95 * (fair * (1 - fair) / lain.seats) ** 0.5, 4),
    )


def _decided(what: str, a: Asked, matches: int) -> Decided:
    return Decided(
        question=what,
        per_match=round(a.count / matches, 3),
        options=round(a.options / a.count, 2),
        passed=_share(a.passed, a.count),
    )
