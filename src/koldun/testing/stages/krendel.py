"""Krendel's Tournament in scenarios."""

from koldun.testing.stages.stage import Stage

_CREATURES = ("creature",)
_REWARDS = ("reward",)
_HEROES = ("hero",)


class KrendelStage(Stage):
    kinds = {
        "deck": _CREATURES,
        "discard": _CREATURES,
        "hand": _CREATURES,
        "field": _CREATURES,
        "pile": _CREATURES,
        "rewards": _REWARDS,
        "prize": _REWARDS,
        "condition": _REWARDS,
        "hero": _HEROES,
        "heroes": _HEROES,
    }
