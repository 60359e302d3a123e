"""Evaluations: weighed features and shares of the win."""

import math


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
