"""Temperaments: among options that are not much worse, a bot takes what suits its nature.

A game says in `characters.json` which of its named features a temperament likes, its own or those of
the rivals. Options are tried in a few imagined worlds to the end of the turn; what an option leaves of what is liked is weighed against
how much worse it is. A chaotic bot likes anything. Under `strength` a game may say how far a temperament goes there.
"""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final

from koldun.bots.mind import Chooser, Mind
from koldun.bots.people.named import Ends, ends_of
from koldun.content.weights import package_of
from koldun.kernel.game import AnyGame
from koldun.kernel.randomness import Rng, derive

TEMPERAMENTS: Final = ("cautious", "greedy", "vengeful", "chaotic")
CHAOTIC: Final = "chaotic"
FILE: Final = "characters.json"
_WORLDS: Final = 6
_STRENGTH: Final = 2.0  # of a nature, where 1 gives up what is just bearable for what is liked best
_WHIM: Final = 1.0  # of a chaotic one
_MOST: Final = 4  # options that are compared
_UNIT: Final = 4294967296.0

Likes = dict[str, dict[str, float]]
"""What a temperament likes: features of `own` and of `rivals`, with their weights."""


class Natures:
    """What a game says of temperaments."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.strength: dict[str, float] = told.pop("strength", {})
        self.likes: dict[str, Likes] = told


@cache
def _read(package: str) -> Natures:
    if not package:  # a game of one module has no files beside it
        return Natures({})
    file = files(package) / FILE
    return Natures(json.loads(file.read_text("utf-8")) if file.is_file() else {})


def likes_of(game: AnyGame, temperament: str) -> Likes:
    """Nothing where the game gives a temperament no features."""
    return _read(package_of(game)).likes.get(temperament, {})


def strength_of(game: AnyGame, temperament: str) -> float:
    usual = _WHIM if temperament == CHAOTIC else _STRENGTH
    return _read(package_of(game)).strength.get(temperament, usual)


class CharacterBot:
    """A bot with a temperament. `at` gives the bot that plays below it."""

    def __init__(self, temperament: str, at: Callable[[Mind], Chooser]) -> None:
        self.temperament: str = temperament
        self._at = at

    def choose(self, mind: Mind, chance: Rng) -> int:
        near = self._at(mind).near(mind, chance)[:_MOST]
        if len(near) == 1:
            return near[0][0]
        if self.temperament == CHAOTIC:
            liked = [chance.word() / _UNIT for _ in near]
        else:
            liked = self._liked(mind, [index for index, _ in near], chance)
        least, most = min(liked), max(liked)
        scale = most - least
        if scale <= 0.0:
            return near[0][0]
        strength = strength_of(mind.game, self.temperament)
        scores = [strength * (x - least) / scale - near[n][1] for n, x in enumerate(liked)]
        return near[scores.index(max(scores))][0]

    def _liked(self, mind: Mind, options: list[int], chance: Rng) -> list[float]:
        likes = likes_of(mind.game, self.temperament)
        ends = None
        if likes:
            ends = ends_of(mind, options, derive(chance.seed, f"nature {chance.word()}"), _WORLDS)
        return [0.0 if ends is None else liking(ends, likes, index) for index in options]


def liking(ends: Ends, likes: Likes, index: int) -> float:
    """How much of what is liked an option leaves, on average."""
    total = 0.0
    for whose, seen in (("own", ends.own), ("rivals", ends.rivals)):
        for feature, weight in likes.get(whose, {}).items():
            n = ends.named.names.index(feature)
            total += weight * sum(row[n] for row in seen[index]) / len(seen[index])
    return total
