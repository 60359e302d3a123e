"""Evaluations as data: fitted weights of named features, and shares of the win."""

import json
import math
from importlib.resources import files


def weights_of(package: str, features: tuple[str, ...]) -> list[float]:
    """The weights a game was given by `koldun.lab.fit`, in the order of its features."""
    text = files(package).joinpath("weights.json").read_text(encoding="utf-8")
    listed: dict[str, float] = json.loads(text)["weights"]
    if set(listed) != set(features):
        odd = ", ".join(sorted(set(listed) ^ set(features)))
        raise ValueError(f"{package}: weights.json and the features differ in {odd}; fit again")
    return [float(listed[name]) for name in features]


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
