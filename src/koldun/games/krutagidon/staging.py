"""Krutagidon in scenarios."""

from typing import Any

from koldun.content.staging import Staging
from koldun.games.krutagidon.ending import score
from koldun.games.krutagidon.state import MOST_LIFE, Brawl, Card
from koldun.kernel.cards import Face
from koldun.kernel.state import Plain, State

_BOUGHT = ("creature", "wizard", "spell", "treasure", "location")
_OWNED = ("glyph", "wand", "fizzle", "wild_magic", "limp_wand", *_BOUGHT, "legend", "familiar")
_TOKENS = ("dead_wizard_token",)
_TILES = ("property",)
_LEGENDS = ("legend",)
_MATS = ("mat",)
_ENDS = ("legends", "market", "tokens")  # why a brawl ends when the turn does


class KrutagidonStaging(Staging):
    table = Brawl
    phases = ("choice", "market", "action", "end")
    limits = {"life": (1, MOST_LIFE)}
    kinds = {
        "main": (*_BOUGHT, "mayhem"),
        "market": _BOUGHT,
        "mayhem": ("mayhem",),
        "wild": ("wild_magic",),
        "limp": ("limp_wand",),
        "legends": _LEGENDS,
        "legend": _LEGENDS,
        "legend-box": _LEGENDS,
        "graves": _TOKENS,
        "token-box": _TOKENS,
        "tokens": _TOKENS,
        "pot": _TOKENS,
        "tile-box": _TILES,
        "tiles": _TILES,
        "familiar-box": ("familiar",),
        "familiar": ("familiar",),
        "offer": ("property", "familiar"),
        "mats": _MATS,
        "mat": _MATS,
        "hand": _OWNED,
        "play": _OWNED,
        "discard": _OWNED,
        "deck": _OWNED,
        "revealed": _OWNED,
        "borrowed": _OWNED,
    }
    homes = {
        "property": "tile-box",
        "familiar": "familiar-box",
        "legend": "legend-box",
        "dead_wizard_token": "token-box",
        "mat": "mats",
        "wild_magic": "wild",
        "limp_wand": "limp",
        "glyph": "box",
        "wand": "box",
        "fizzle": "box",
    }

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        assert isinstance(state, Brawl)
        if name != "out" or seat >= 0:
            return super().put(state, name, seat, value)
        if not isinstance(value, list) or any(word not in _ENDS for word in value):
            raise ValueError(f"out cannot be {value!r}; it lists some of {', '.join(_ENDS)}")
        state.out = list(value)
        return True

    def put_on_cards(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        """`played = ["glyph"]`: the cards of this turn, in order."""
        if name != "played" or seat >= 0:
            return False
        assert isinstance(state, Brawl)
        here = list(state.cards.faces)
        played: list[Card] = []
        for id in value if isinstance(value, list) else [value]:
            found = next((face for face in here if face.id == id), None)
            if found is None or self.kinds["play"].count(found.kind) == 0:
                raise ValueError(f"{id!r} is no card that can have been played")
            here.remove(found)
            played.append(found)
        state.turn.played = played
        return True

    def read(self, state: State[Face]) -> dict[str, Plain]:
        assert isinstance(state, Brawl)
        return {"seats": [{"score": score(state, seat)} for seat in range(state.seats)]}
