"""Evaluations: weighed features, shares of the win, and a judgement apart from its game."""

import math
from typing import Any

from mypy_extensions import mypyc_attr

from koldun.kernel.decisions import Ask


def shares(scores: list[float]) -> list[float]:
    """How a win is shared out among seats of these strengths (softmax)."""
    top = max(scores)
    parts = [math.exp(score - top) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def weighed(weights: list[float], facts: list[float]) -> float:
    total = 0.0
    i = 0
    for fact in facts:
        total += weights[i] * fact
        i += 1
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a game says to whoever thinks, kept apart from the game: `values`, `quiet`, `hints` and
    `horizon` as in `Game`. The state is the game's own."""

    def __init__(self, horizon: int) -> None:
        self.horizon: int = horizon

    def values(self, state: Any) -> list[float]:
        raise NotImplementedError

    def quiet(self, state: Any) -> bool:
        return True

    def hints(self, state: Any, ask: Ask, i: int) -> list[float] | None:
        return None
