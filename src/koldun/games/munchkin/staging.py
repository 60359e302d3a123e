"""Munchkin in scenarios: what is worn, and a fight in progress."""

from typing import Any

from koldun.content.staging import Staging
from koldun.games.munchkin.fight.combat import tell_totals
from koldun.games.munchkin.fight.deal import ALL_SHARE, Deal
from koldun.games.munchkin.fight.fight import Fight, Foe
from koldun.games.munchkin.fight.help import ORDERS
from koldun.games.munchkin.fight.strength import strength, totals
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.kernel.cards import Face, Zone
from koldun.kernel.state import Plain, State

_TERMS = ("foes", "helper", "share", "order", "ambush")
_TOLD = ("main", "stage", "munchkins", "monsters")  # follow from the rest, but may be said
_FLAGS = ("opening", "met", "no_sale", "laid_army")


class MunchkinStaging(Staging):
    table = Dungeon
    ahead = ("first", "active", "phase", "fight")
    phases = ("setup", "begin", "start", "door", "after", "trouble", "combat", "claim", "charity")
    in_parts = ("fight",)
    limits = {"level": (1, GOAL - 1)}
    kinds = {
        "monsters": ("monster",),
        "enhancers": ("enhancer",),
        "play": ("army", "alliance", "item", "one-shot", "curse", "cheat", "special"),
        "loot": ("item", "one-shot", "special", "level-up"),
    }
    backs = {
        "doors": "door",
        "door-discard": "door",
        "treasures": "treasure",
        "treasure-discard": "treasure",
    }

    def refusal(self, state: State[Face], zone: Zone, face: Face) -> str:
        back = self.backs.get(zone.kind.name, face.back)
        if back != face.back:
            return f"{face.id!r} ({face.back}) cannot lie in {zone.kind.name}"
        return super().refusal(state, zone, face)

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        assert isinstance(state, Dungeon)
        if seat < 0 and name in _FLAGS and isinstance(value, bool):
            if name == "opening":
                state.opening = value
            elif name == "met":
                state.met = value
            elif name == "no_sale":
                state.no_sale = value
            else:
                state.laid_army = value
            return True
        return super().put(state, name, seat, value)

    def plan(self, state: State[Face], name: str, seat: int, value: Any) -> dict[str, list[str]]:
        """A fight brings its monsters and enhancers to the table."""
        if name != "fight" or seat >= 0:
            return {}
        if not isinstance(value, dict) or not value.get("foes"):
            raise ValueError(f'fight must be a table such as {{ foes = ["..."] }}, not {value!r}')
        for key in value:
            if key not in _TERMS and key not in _TOLD:
                known = ", ".join([*_TERMS, *_TOLD])
                raise ValueError(f"{key!r} is not known in a fight; there are {known}")
        monsters: list[str] = []
        enhancers: list[str] = []
        for words in value["foes"]:
            first, *more = str(words).split()
            monsters.append(first)
            enhancers += more
        return {"monsters": monsters, "enhancers": enhancers}

    def put_on_cards(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        assert isinstance(state, Dungeon)
        if seat >= 0 and name in ("worn", "carried"):
            self._dress(state, name, seat, value)
            return True
        if seat < 0 and name == "fight":
            self._fight(state, value)
            return True
        return False

    def _dress(self, t: Dungeon, name: str, seat: int, value: Any) -> None:
        """`worn` and `carried` say of the items in play which are put on."""
        items = [c for c in t.play[seat].cards if t.face(c).kind == "item"]
        left = items[:]
        for id in value if isinstance(value, list) else [value]:
            found = next((c for c in left if t.face(c).id == id), -1)
            if found < 0:
                raise ValueError(f"{id!r} is no item in play here")
            left.remove(found)
        aside = left if name == "worn" else [c for c in items if c not in left]
        t.sideways = [c for c in t.sideways if c not in items] + aside

    def _fight(self, t: Dungeon, value: dict[str, Any]) -> None:
        fight = Fight(t.seats, t.active, bool(value.get("ambush", False)))
        monsters = t.monsters.cards[::-1]
        enhancers = t.enhancers.cards[::-1]
        for words in value["foes"]:
            foe = Foe(monsters.pop(0))
            for _ in str(words).split()[1:]:
                card = enhancers.pop(0)
                if t.enhancer(card).twin:
                    foe.twin = card
                else:
                    foe.enhancers.append(card)
            fight.foes.append(foe)
        helper = value.get("helper", -1)
        if helper != -1:
            if not isinstance(helper, int) or helper == t.active or not 0 <= helper < t.seats:
                raise ValueError(f"helper cannot be {helper!r}: another seat is needed")
            fight.helper = helper
            share, order = value.get("share", 0), value.get("order", ORDERS[0])
            if order not in ORDERS:
                raise ValueError(f"order cannot be {order!r}; it is one of {', '.join(ORDERS)}")
            if share != "all" and (not isinstance(share, int) or share < 0):
                raise ValueError(f"share cannot be {share!r}: a number of treasures, or all")
            fight.deal = Deal(ALL_SHARE if share == "all" else share, order)
        t.fight = fight
        t.met = True
        if t.phase != "claim":
            t.phase = "combat"
        tell_totals(t, fight)
        told: Any = _told(t, fight)
        for key in _TOLD:
            if key in value and value[key] != told[key]:
                raise ValueError(
                    f"{key} cannot be {value[key]!r}: with these cards it is {told[key]!r}"
                )

    def finish(self, state: State[Face]) -> None:
        assert isinstance(state, Dungeon)
        if state.phase in ("combat", "claim") and state.fight is None:
            raise ValueError(f"phase cannot be {state.phase!r} without a fight")

    def read(self, state: State[Face]) -> dict[str, Plain]:
        assert isinstance(state, Dungeon)
        t = state
        seats: list[Plain] = []
        for seat in range(t.seats):
            items = [c for c in t.play[seat].cards if t.face(c).kind == "item"]
            worn: list[Plain] = [t.face(c).id for c in reversed(t.worn(seat))]
            carried: list[Plain] = [t.face(c).id for c in reversed(items) if c in t.sideways]
            seats.append({"worn": worn, "carried": carried, "strength": strength(t, seat)})
        fight = t.fight
        return {"seats": seats, "fight": None if fight is None else _told(t, fight)}


def _told(t: Dungeon, fight: Fight) -> Plain:
    foes: list[Plain] = []
    for foe in fight.foes:
        cards = [foe.card, *foe.enhancers, *([foe.twin] if foe.twin >= 0 else [])]
        foes.append(" ".join(t.face(c).id for c in cards))
    ours, theirs = totals(t, fight)
    told: dict[str, Plain] = {
        "foes": foes,
        "main": fight.main,
        "helper": fight.helper,
        "ambush": fight.ambush,
        "stage": fight.stage,
        "munchkins": ours,
        "monsters": theirs,
    }
    deal = fight.deal
    if deal is not None:
        told["share"] = "all" if deal.share == ALL_SHARE else deal.share
        told["order"] = deal.order
    return told
