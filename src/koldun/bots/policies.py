"""Random play, playing a match out, and playing a thought on."""

from collections.abc import Callable, Iterator
from typing import Final

from koldun.kernel.decisions import UNANSWERED, Ask
from koldun.kernel.errors import RulesFault
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of

POINTLESS: Final = 0.05
"""What hints give less of the weight of the likeliest is done only for a gain."""

GAIN: Final = 0.1
"""So much, in chances of winning."""

_BUTTS_IN: Final = 0.1  # in random play
_UNIT: Final = 4294967296.0


def casual(world: Match, ask: Ask, i: int, count: int, rng: Rng) -> int:
    """A choice among the first `count` options without thinking: by the game's hints, or by chance."""
    weights = hinted(world, ask, i)
    if weights is None:
        return int(rng.word() / _UNIT * count)
    return drawn(weights, count, rng)


def hinted(world: Match, ask: Ask, i: int) -> list[float] | None:
    parts = ask.parts
    if parts is None:
        return world.game.hints(world.state, ask, i)
    return world.game.hints(world.state, parts[i], 0)


def handicap(hints: list[float] | None, index: int) -> float:
    """What an option must be better by to be taken: something, where hints call it pointless."""
    if hints is None:
        return 0.0
    return GAIN if hints[index] <= POINTLESS * max(hints) else 0.0


def drawn(weights: list[float], count: int, rng: Rng) -> int:
    """One of the first `count`, each as likely as its weight."""
    total = 0.0
    for n in range(count):
        total += weights[n]
    left = rng.word() / _UNIT * total
    for n in range(count):
        left -= weights[n]
        if left < 0.0:
            return n
    return count - 1


def play_randomly(match: Match, chance: Callable[[], float], most: int = 1_000_000) -> int:
    """Choose at random until the match ends, or for `most` decisions and what the last question
    still needs; returns how many were made.

    Standing answers ("pass until it is over") are left alone: they would only mute a seat.
    """
    made = 0
    while made < most:
        ask = match.ask
        if ask is None:
            return made
        standing = ask.standing
        if standing == 0 and not ask.each and ask.waiting == len(ask.seats):
            i = 0
            for options in ask.options:
                match.choose(ask.seats[i], int(chance() * len(options)))
                i += 1
            made += i
            continue
        answers = ask.answers
        i = 0
        for options in ask.options:
            if answers[i] is UNANSWERED:
                n = len(options)
                if standing and n > standing:
                    n -= standing
                match.choose(ask.seats[i], int(chance() * n))
                made += 1
                if ask.each:
                    break
            i += 1
    return made


class RandomChoice:
    """A number from 0 to 1 out of a match's own kind of stream: the same on every machine."""

    def __init__(self, seed: bytes) -> None:
        self._rng: Rng = Rng(seed)

    def __call__(self) -> float:
        return self._rng.word() / _UNIT


def by_hints(match: Match, seed: str, most: int = 150_000) -> Iterator[Match]:
    """Play as the game's hints would have it, one choice at a time; yields the match before each and at the end."""
    rng = Rng(seed_of(f"hints {seed}"))
    for _ in range(most):
        yield match
        ask = match.ask
        if ask is None:
            return
        decision = match.pending()[0]
        n = len(decision.options) - decision.standing
        match.choose(decision.seat, casual(match, ask, ask.index(decision.seat), max(1, n), rng))
    raise RulesFault(f"{match.game.id}: no end after {most} decisions")


def wander(match: Match, seed: str, most: int = 150_000) -> Iterator[Match]:
    """Random play, one choice at a time, with seats that were not called butting in; yields the match before each choice and at the end."""
    chance = RandomChoice(seed_of(f"walk {seed}"))
    for _ in range(most):
        yield match
        if match.ask is None:
            return
        pending = match.pending()
        asides = match.asides()
        if asides and chance() < _BUTTS_IN:
            decision = asides[int(chance() * len(asides))]
            n = len(decision.options) - decision.standing
            match.choose(decision.seat, 1 + int(chance() * (n - 1)))
            continue
        decision = pending[int(chance() * len(pending))]
        n = len(decision.options) - decision.standing
        match.choose(decision.seat, int(chance() * max(1, n)))
    raise RulesFault(f"{match.game.id}: no end after {most} decisions")
