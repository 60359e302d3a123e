"""Random play, and playing a match out."""

from collections.abc import Callable

from koldun.kernel.decisions import UNANSWERED
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng


def play_out(match: Match, chance: Callable[[], float], most: int = 1_000_000) -> int:
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
        return self._rng.word() / 4294967296.0
