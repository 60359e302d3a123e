"""Why an option is better than the others: the named features in which it differs most."""

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from koldun.bots.mind import Mind
from koldun.bots.people.named import ends_of
from koldun.kernel.randomness import derive

WORLDS: Final = 10
MOST: Final = 3
OWN: Final = "own"
RIVALS: Final = "rivals"
_RIVALS: Final = 4  # options the best one is compared with
_CLEAR: Final = 2.0  # standard errors
_MATTERS: Final = 0.04  # of an evaluation's units: less is no reason


class Reason(msgspec.Struct, frozen=True):
    """One feature in which an option differs for the better: whose it is, which, and which way.

    Said by the messages `reason-own` and `reason-rivals`, with `feature-NAME` of the game.
    """

    whose: str
    feature: str
    way: str  # more, less
    gain: float  # in units of the game's evaluation


def reasons_for(mind: Mind, best: int, others: Sequence[int], seed: bytes) -> list[Reason]:
    """At most three, the weightiest first. Only what speaks for the option and is surely so."""
    against = [index for index in others if index != best][:_RIVALS]
    if not against:
        return []
    ends = ends_of(mind, [best, *against], derive(seed, "reasons"), WORLDS)
    if ends is None:
        return []
    found: list[Reason] = []
    for whose, seen, sign in ((OWN, ends.own, 1.0), (RIVALS, ends.rivals, -1.0)):
        for n, name in enumerate(ends.named.names):
            apart = [
                seen[best][w][n] - sum(seen[index][w][n] for index in against) / len(against)
                for w in range(WORLDS)
            ]
            gain = sign * ends.named.weights[n] * _clear_mean(apart)
            if gain > _MATTERS:
                way = "more" if sum(apart) > 0 else "less"
                found.append(Reason(whose, name, way, round(gain, 3)))
    found.sort(key=lambda reason: -reason.gain)
    return found[:MOST]


def _clear_mean(apart: list[float]) -> float:
    """The mean, or 0 where it could be chance."""
    n = len(apart)
    mean = sum(apart) / n
    variance = sum((x - mean) ** 2 for x in apart) / (n - 1)
    return mean if abs(mean) > _CLEAR * math.sqrt(variance / n) else 0.0
