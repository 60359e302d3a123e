"""Ratings on Elo's scale from many matches."""

import math
from collections.abc import Sequence

_GHOST = 0.5  # half a draw against a ghost of middling strength keeps all ratings finite


def plackett_luce(matches: Sequence[Sequence[tuple[int, int]]], bots: int) -> list[float]:
    """Ratings on Elo's scale, mean 0, from (bot, place) lists.

    With two at the table this is Bradley-Terry. Hunter's MM algorithm; equal places are taken by
    Breslow's approximation. The same bot may sit in several seats.
    """
    stages = [stage for match in matches for stage in _stages(match)]
    strength = [1.0] * bots
    won = [_GHOST] * bots
    for taken, _ in stages:
        for bot in taken:
            won[bot] += 1.0
    for _ in range(2000):
        weight = [2 * _GHOST / (s + 1.0) for s in strength]
        for taken, there in stages:
            share = len(taken) / sum(strength[bot] for bot in there)
            for bot in there:
                weight[bot] += share
        new = [won[bot] / weight[bot] for bot in range(bots)]
        scale = math.exp(sum(math.log(s) for s in new) / bots)
        new = [s / scale for s in new]
        moved = max(abs(math.log(a / b)) for a, b in zip(new, strength, strict=True))
        strength = new
        if moved < 1e-7:
            break
    return [400 * math.log10(s) for s in strength]


def _stages(match: Sequence[tuple[int, int]]) -> list[tuple[list[int], list[int]]]:
    """Who took each place, from whom: a ranking as a row of choices."""
    stages: list[tuple[list[int], list[int]]] = []
    for place in sorted({place for _, place in match}):
        there = [bot for bot, p in match if p >= place]
        if len(there) > 1:
            stages.append(([bot for bot, p in match if p == place], there))
    return stages
