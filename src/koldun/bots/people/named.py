"""What options lead to, in features a game has names for: for reasons of a hint and for characters.

A game's evaluation (`value.py` beside its rules) names what counts and reads it from a state. Options
are taken in the same imagined worlds, the turn is played on by hints, and the features are read.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from koldun.bots.horizon import play_turns, turns_ahead
from koldun.bots.mind import Mind
from koldun.content.weights import package_of, weights_of
from koldun.kernel.game import AnyGame
from koldun.kernel.randomness import Rng, derive

_FURTHEST: Final = 40  # decisions of one try


class Named:
    """The features of a game's evaluation, and how much each counts."""

    def __init__(
        self, names: tuple[str, ...], weights: list[float], read: Callable[[Any, int], list[float]]
    ) -> None:
        self.names = names
        self.weights = weights
        self.read = read


@cache
def named_features(package: str) -> Named | None:
    try:
        module = import_module(f"{package}.value")
    except ModuleNotFoundError:
        return None
    names: tuple[str, ...] = module.FEATURES
    return Named(names, weights_of(package, names), module.features)


def features_of(game: AnyGame) -> Named | None:
    """None: the game names nothing."""
    return named_features(package_of(game))


class Ends:
    """Where options lead: features of the seat itself and of the mean rival, by option and world."""

    def __init__(self, mind: Mind, named: Named, options: Sequence[int]) -> None:
        self.named = named
        self.own: dict[int, list[list[float]]] = {index: [] for index in options}
        self.rivals: dict[int, list[list[float]]] = {index: [] for index in options}
        self._mind = mind

    def look(self, seed: bytes, worlds: int) -> None:
        turns = turns_ahead(self._mind, seed)
        for number in range(worlds):
            luck = derive(seed, f"named {number}")
            for index in self.own:
                self._try(index, luck, turns)

    def _try(self, index: int, luck: bytes, turns: int) -> None:
        seat = self._mind.seat
        world = self._mind.imagine(luck)
        turn = world.turns
        world.choose(seat, index)
        play_turns(world, turn, turns, _FURTHEST, Rng(luck))
        state, read = world.state, self.named.read
        self.own[index].append(read(state, seat))
        others = [read(state, other) for other in range(state.seats) if other != seat]
        self.rivals[index].append(
            [sum(column) / len(others) for column in zip(*others, strict=True)]
        )


def ends_of(mind: Mind, options: Sequence[int], seed: bytes, worlds: int) -> Ends | None:
    """None where the game names no features."""
    named = features_of(mind.game)
    if named is None:
        return None
    ends = Ends(mind, named, options)
    ends.look(seed, worlds)
    return ends
