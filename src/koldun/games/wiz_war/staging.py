"""Wiz-War in scenarios: treasures, things and running spells by squares and names."""

from typing import Any

from koldun.content.staging import Staging
from koldun.games.wiz_war.magic.upkeep import LIFE_MOST
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.cards import Face
from koldun.kernel.state import Plain, State


class WizWarStaging(Staging):
    table = Labyrinth
    ahead = ("sectors", "first")
    limits = {"life": (1, LIFE_MOST)}
    kinds = {"items": ("item",)}

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        """`treasures_on = { "2.2" = ["Red"] }`: where the treasures named lie, by their owners."""
        assert isinstance(state, Labyrinth)
        if name != "treasures_on" or seat >= 0:
            return super().put(state, name, seat, value)
        if not isinstance(value, dict):
            raise ValueError(f"treasures_on must be a table of squares, not {value!r}")
        left = state.treasures[:]
        for square, owners in value.items():
            for owner in owners if isinstance(owners, list) else [owners]:
                found = next((x for x in left if x.owner == owner), None)
                if found is None:
                    raise ValueError(f"{square}: {owner!r} has no (other) treasure")
                left.remove(found)
                found.at = state.square_named(square)
        state.look_again()
        return True

    def read(self, state: State[Face]) -> dict[str, Plain]:
        assert isinstance(state, Labyrinth)
        t = state
        names = t.layout.square_names
        lying: dict[str, Plain] = {}
        for x in t.things:
            there: Any = lying.setdefault(names[x.at], [])
            there.append(x.kind)
        gold: dict[str, Plain] = {}
        for treasure in t.treasures:
            if treasure.at >= 0:
                here: Any = gold.setdefault(names[treasure.at], [])
                here.append(treasure.owner)
        spells: list[Plain] = [
            {"card": t.face(s.card).id, "owner": s.owner, "target": s.seat, "tokens": s.tokens}
            for s in t.running
        ]
        beasts: dict[str, Plain] = {names[c.at]: c.life for c in t.creatures}
        seats: list[Plain] = [{"points": t.vp(w.seat)} for w in t.wizards]
        return {
            "lying": lying,
            "treasures_on": gold,
            "running_spells": spells,
            "creatures_on": beasts,
            "seats": seats,
        }
