"""Krendel's Tournament in scenarios."""

from koldun.content.staging import Staging
from koldun.games.krendel.state import Tournament

_CREATURES = ("creature",)
_REWARDS = ("reward",)
_HEROES = ("hero",)


class KrendelStaging(Staging):
    table = Tournament
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
