"""The options of one decision racing each other: all in the same worlds, the worse dropping out on the way.

A round is one world that might be true with one try for each option still in the race. What differs
between two options is then the options, not the luck of the deal. The race narrows as the budget is
spent (sequential halving): as much thought goes into the last four as into the first thirty.
"""

import math
from typing import Final

_WIDTH: Final = 1.5  # so many times the root of all tries enter the race
_LEAST: Final = 4  # but at least so many
_LOOK: Final = 48  # rounds after which clear losers are looked for, and again after as many
_CLEAR: Final = 4.0  # standard errors


class Runner:
    """One option in the race."""

    __slots__ = ("handicap", "index", "mean", "values")

    def __init__(self, index: int, handicap: float) -> None:
        self.index: int = index
        self.handicap: float = handicap  # what it must be better by
        self.mean: float = 0.0  # over all rounds that are complete
        self.values: list[float] = []  # one for each round


class Field:
    """Who is still in the race, and who leads it."""

    def __init__(self, runners: list[Runner]) -> None:
        self.live: list[Runner] = runners  # likeliest first, later the leader first
        self.rounds: int = 0
        self._entered: int = len(runners)

    def room(self, tries: int) -> int:
        """How many may enter where there will be about so many tries: a wide decision is not tried in full."""
        return max(_LEAST, int(_WIDTH * math.sqrt(tries)))

    def close(self, count: int) -> None:
        """Only the first so many take part."""
        del self.live[count:]
        self._entered = len(self.live)

    def next_round(self, used: float) -> None:
        """A round is complete: order by the mean, drop the worse, with `used` of the budget spent."""
        self.rounds += 1
        for runner in self.live:
            runner.mean += (runner.values[-1] - runner.handicap - runner.mean) / self.rounds
        self.live = sorted(self.live, key=_by_mean)
        keep = max(2, int(math.pow(self._entered, 1.0 - used) + 0.5))
        if self.rounds > 1 and keep < len(self.live):
            del self.live[keep:]
        if self.rounds % _LOOK == 0:
            leader = self.live[0]
            self.live = [r for r in self.live if r is leader or not _clearly_worse(r, leader)]

    def decided(self) -> bool:
        return len(self.live) == 1

    def leader(self) -> int:
        """The index of the best; before a round is complete, of what was tried in it."""
        if self.rounds > 0:
            return self.live[0].index
        tried = [runner for runner in self.live if runner.values]
        if not tried:
            return self.live[0].index
        best = tried[0]
        for runner in tried:
            if runner.values[0] - runner.handicap > best.values[0] - best.handicap:
                best = runner
        return best.index


def _by_mean(runner: Runner) -> float:
    return -runner.mean


def _clearly_worse(runner: Runner, leader: Runner) -> bool:
    """By the differences in the same worlds."""
    count = len(runner.values)
    total = squares = 0.0
    for n in range(count):
        difference = leader.values[n] - runner.values[n]
        total += difference
        squares += difference * difference
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    lead = mean + runner.handicap - leader.handicap
    return lead > 0.0 and lead > _CLEAR * math.sqrt(variance / count)
