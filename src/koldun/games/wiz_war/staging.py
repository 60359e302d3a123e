"""Wiz-War in scenarios: a turn under way, treasures, things, walls and running spells by names."""

from typing import Any

from koldun.content.staging import Staging
from koldun.games.wiz_war.board.edges import NONE
from koldun.games.wiz_war.board.faces import COLOURS, plan_of
from koldun.games.wiz_war.board.pieces import Creature, Wizard
from koldun.games.wiz_war.magic.upkeep import LIFE_MOST, has_form, lay, outlasts
from koldun.games.wiz_war.staged_spells import (
    checked,
    face_named,
    free_card,
    is_item,
    run,
    seat_named,
    things_of,
    told_of,
)
from koldun.games.wiz_war.state import DISCARD, DRAW, MOVE, TIME, Labyrinth
from koldun.kernel.cards import Face
from koldun.kernel.state import Plain, State

CREATURE_LIFE = 5
_MADE = ("lying", "running_spells")
_OF_A_TURN = ("mp", "attacks", "boosted", "moved", "acted", "rooted", "stunned", "no_treasure")
_NUMBERS = ("life", "stun", "turns", "mp", "attacks")
_FLAGS = ("boosted", "moved", "acted", "rooted", "stunned", "no_treasure", "brained")


class WizWarStaging(Staging):
    table = Labyrinth
    ahead = ("sectors", "colour", "active", "first", "phase", "round", "turns")
    phases = (TIME, MOVE, DISCARD, DRAW)
    limits = {
        "life": (1, LIFE_MOST),
        "stun": (0, 99),
        "mp": (0, 99),
        "attacks": (0, 2),
        "round": (1, 1000),
    }
    kinds = {
        "items": ("item",),
        "spells": ("attack", "counter", "neutral", "neutral-counter", "neutral-attack"),
    }
    with_seats = (
        "treasures",
        "treasures_on",
        "running_spells",
        "held",
        "picked",
        "kills",
        "sickened",
    )
    not_seats = ("tokens", "cracks")
    handles = ("slots", "rotations", "things", "running", "marks", "creatures")

    def __init__(self) -> None:
        self._points: dict[int, int] = {}  # said of a seat: they follow from the rest
        self._left: dict[str, Any] = {}  # things and spells of a table that is set anew, until said

    # --- setting

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        assert isinstance(state, Labyrinth)
        self.check(name, value)
        known = (
            self._put_wizard(state, state.wizards[seat], name, value)
            if seat >= 0
            else self._put_table(state, name, value)
        )
        if known:
            state.look_again()
        return known

    def _put_table(self, t: Labyrinth, name: str, value: Any) -> bool:
        if name == "sectors":
            _lay_sectors(t, str(value).split())
        elif name in ("active", "first"):
            seat = seat_named(t, value)
            t.first = seat
            if name == "active":
                t.active = seat
        elif name == "phase":
            t.phase = value
        elif name == "round":
            t.round = value
        elif name == "turns":
            for w in t.wizards:
                w.turns = int(value)
        elif name in ("treasures", "treasures_on"):
            _lay_treasures(t, _by_number(t, value) if name == "treasures" else _by_square(t, value))
        elif name == "creatures":
            for place in value:  # each with 5 life, the first seat its owner
                t.serial += 1
                t.creatures.append(Creature(t.serial, 0, t.square_named(place), CREATURE_LIFE))
        else:
            return self._put_edges(t, name, value)
        return True

    def _put_edges(self, t: Labyrinth, name: str, value: Any) -> bool:
        if name == "broken":
            for edge in value:
                t.edges.mark(t.edge_named(edge)).broken = True
        elif name == "cracks":
            for edge, cracks in value.items():
                t.edges.mark(t.edge_named(edge)).cracks = int(cracks)
        elif name in ("held", "picked"):
            for edge, seat in value.items():
                mark = t.edges.mark(t.edge_named(edge))
                if name == "held":
                    mark.holder = seat_named(t, seat)
                else:
                    mark.picker = seat_named(t, seat)
        else:
            return False
        return True

    def _put_wizard(self, t: Labyrinth, w: Wizard, name: str, value: Any) -> bool:
        if name in (*_OF_A_TURN, "started_by") and t.phase == TIME and w.seat == t.active:
            raise ValueError(f'{name} is set anew as the turn begins; say phase = "move" too')
        if name == "at":
            w.at = t.square_named(value)
        elif name == "started_by":
            w.started_by = t.square_named(value) if value else -1
        elif name == "colour":
            w.colour = COLOURS.index(value)
            _take_home(t)
        elif name == "points":
            self._points[w.seat] = int(value)
        elif name == "carries":
            if value >= 0:
                _carry(t, w, value)
        elif name in ("kills", "sickened"):
            seats = [seat_named(t, other) for other in value]
            if name == "kills":
                w.kills = seats
            else:
                w.sickened = seats
        elif name == "alive" and value is False:
            w.alive = False
            w.life = 0
        else:
            return name == "alive" or _put_number(w, name, value)
        return True

    def plan(self, state: State[Face], name: str, seat: int, value: Any) -> dict[str, list[str]]:
        """Things and running spells bring their cards along."""
        assert isinstance(state, Labyrinth)
        found: dict[str, list[str]] = {}
        if name in _MADE and seat < 0:
            self._clear(state)
        if name == "lying" and seat < 0:
            cards = [card for _, card, _ in things_of(value) if is_item(state, card)]
            return {"board": cards[::-1]}
        if name == "running_spells" and seat < 0:
            for entry in value:
                face = face_named(state, checked(state, entry)["card"])
                zone = "board" if outlasts(state, face) else f"spells/{entry['owner']}"
                found.setdefault(zone, []).insert(0, face.id)
        return found

    def put_on_cards(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        assert isinstance(state, Labyrinth)
        if seat >= 0 or name not in _MADE:
            return False
        self._left.pop(name, None)
        if name == "running_spells":
            for entry in value:
                run(state, entry)
        else:
            for square, card, more in things_of(value):
                if is_item(state, card):
                    thing = lay(state, free_card(state, card), state.square_named(square), -1)
                    thing.scattered = "scattered" in more
        state.look_again()
        return True

    def _clear(self, t: Labyrinth) -> None:
        """Cards are about to be laid anew: what refers to them is taken up, and put back by names."""
        if t.running or t.things:
            told = self.read(t)
            self._left = {name: told[name] for name in _MADE}
            t.running, t.things = [], []
            for mark in t.edges.marks.values():
                mark.made, mark.card, mark.made_cracks, mark.seal, mark.under = NONE, -1, 0, -1, []
            t.look_again()

    def finish(self, state: State[Face]) -> None:
        assert isinstance(state, Labyrinth)
        t = state
        for name, value in list(self._left.items()):
            self.put_on_cards(t, name, -1, value)
        if sorted(t.slots) != list(range(t.seats)):
            raise ValueError("colour: every seat has one of the colours in sectors, all different")
        used = [spell.card for spell in t.running] + [x.card for x in t.things]
        for zone in [*t.spells, t.board]:
            for card in zone.cards:
                if card not in used:
                    told = "lying or running_spells" if zone is t.board else "running_spells"
                    raise ValueError(
                        f"{t.face(card).id!r} lies in {zone.name()} and is not in {told}"
                    )
        for w in t.wizards:
            forms = [s for s in t.running if s.seat == w.seat and has_form(t, s.card)]
            if len(forms) > 1:
                raise ValueError(f"running_spells: seat {w.seat} can be in one form only")
            if not w.alive and (t.hands[w.seat].cards or t.items[w.seat].cards):
                raise ValueError(f"seat {w.seat} is dead and holds no cards: hand = [], items = []")
        for edge, mark in t.edges.marks.items():
            for seat in (mark.holder, mark.picker):
                if seat >= 0 and edge not in t.layout.edge_at[t.wizards[seat].at]:
                    place = t.layout.edge_names[edge]
                    raise ValueError(f"held, picked: seat {seat} does not stand beside {place}")
        for seat, points in self._points.items():
            if t.vp(seat) != points:
                raise ValueError(
                    f"points cannot be {points}: kills and treasures at home make {t.vp(seat)}"
                )

    # --- reading

    def options(self, state: State[Face]) -> dict[str, Any]:
        """A Custom Spellbook that was drafted."""
        assert isinstance(state, Labyrinth)
        white, black = state.schools
        return {"schools": white[:], "black_schools": black[:]} if black else {}

    def read(self, state: State[Face]) -> dict[str, Plain]:
        assert isinstance(state, Labyrinth)
        t = state
        names, edges = t.layout.square_names, t.layout.edge_names
        sectors = [
            f"{COLOURS[t.plan.colours[slot]]}{t.plan.rotations[slot]}" for slot in range(t.seats)
        ]
        lying: dict[str, Plain] = {}
        for x in t.things:
            there: Any = lying.setdefault(names[x.at], [])
            there.append(f"{x.kind} scattered" if x.scattered else x.kind)
        gold: dict[str, Plain] = {}
        for treasure in t.treasures:
            if treasure.at >= 0:
                here: Any = gold.setdefault(names[treasure.at], [])
                here.append(treasure.owner)
        marks = sorted(t.edges.marks.items())
        broken: list[Plain] = [edges[edge] for edge, mark in marks if mark.broken]
        spells: list[Plain] = [told_of(t, spell) for spell in t.running]
        seats: list[Plain] = [
            {
                "points": t.vp(w.seat),
                "carries": w.treasure,
                "started_by": names[w.started_by] if w.started_by >= 0 else "",
            }
            for w in t.wizards
        ]
        return {
            "sectors": " ".join(sectors),
            "lying": lying,
            "treasures": [names[x.at] if x.at >= 0 else x.carrier for x in t.treasures],
            "treasures_on": gold,
            "running_spells": spells,
            "creatures_on": {names[c.at]: c.life for c in t.creatures},
            "broken": broken,
            "cracks": {edges[edge]: mark.cracks for edge, mark in marks if mark.cracks},
            "held": {edges[edge]: mark.holder for edge, mark in marks if mark.holder >= 0},
            "picked": {edges[edge]: mark.picker for edge, mark in marks if mark.picker >= 0},
            "seats": seats,
        }


def _put_number(w: Wizard, name: str, value: Any) -> bool:
    if name in _FLAGS:
        if not isinstance(value, bool):
            raise ValueError(f"{name} cannot be {value!r}: it is true or false")
    elif name not in _NUMBERS or not isinstance(value, int):
        return False
    setattr(w, name, value)
    return True


# --- sectors and treasures


def _lay_sectors(t: Labyrinth, words: list[str]) -> None:
    """`red0 blue1`: sectors slot by slot with their quarter turns; seats have these colours in order."""
    if len(words) != t.seats:
        raise ValueError(f"{t.seats} sectors are needed, not {len(words)}")
    colours = [COLOURS.index(word[:-1]) for word in words]
    t.plan = plan_of(t.layout, t.plan.side, colours, [int(word[-1]) for word in words])
    for seat in range(t.seats):
        t.wizards[seat].colour = colours[seat]
    _take_home(t)


def _take_home(t: Labyrinth) -> None:
    """Each seat's sector is the one of its colour; wizards and treasures start there."""
    mine = [w.colour for w in t.wizards]
    t.slots = [mine.index(c) if c in mine else -1 for c in t.plan.colours]
    for slot, seat in enumerate(t.slots):
        if seat >= 0:
            t.wizards[seat].at = t.plan.homes[slot]
            for i, square in enumerate(t.plan.treasures[slot]):
                t.treasures[2 * seat + i].at = square


def _by_number(t: Labyrinth, value: Any) -> list[int]:
    """`treasures = ["0.0", "Red", ...]`: two of each seat in order, on a square or with a carrier (`~`)."""
    if not isinstance(value, list) or len(value) != len(t.treasures):
        raise ValueError(f"treasures must be a list of {len(t.treasures)} squares or carriers")
    return [~seat_named(t, x) if isinstance(x, int) else t.square_named(x) for x in value]


def _by_square(t: Labyrinth, value: Any) -> list[int]:
    """`treasures_on = { "2.2" = ["Red"] }`: those named lie there, by their owners; others stay."""
    if not isinstance(value, dict):
        raise ValueError(f"treasures_on must be a table of squares, not {value!r}")
    places = [x.at if x.at >= 0 else ~x.carrier for x in t.treasures]
    left = [i for i, x in enumerate(t.treasures) if x.at >= 0]
    for square, owners in value.items():
        for owner in owners if isinstance(owners, list) else [owners]:
            found = next((i for i in left if t.treasures[i].owner == owner), -1)
            if found < 0:
                raise ValueError(f"{square}: {owner!r} has no (other) treasure")
            left.remove(found)
            places[found] = t.square_named(square)
    return places


def _lay_treasures(t: Labyrinth, places: list[int]) -> None:
    for i, place in enumerate(places):
        if place < 0:
            _carry(t, t.wizards[~place], i)
        else:
            t.treasures[i].at = place


def _carry(t: Labyrinth, w: Wizard, index: int) -> None:
    if not 0 <= index < len(t.treasures):
        raise ValueError(f"there is no treasure {index!r}; they are 0 to {len(t.treasures) - 1}")
    if w.treasure not in (-1, index):
        raise ValueError(f"seat {w.seat} can carry one treasure only")
    w.treasure = index
    t.treasures[index].at = -1
    t.treasures[index].carrier = w.seat
