"""Things and running spells of a scenario: what a file says of them, set and read."""

from typing import Any, Final

from koldun.games.wiz_war.board.pieces import Spell, Thing
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.magic.acts import Act
from koldun.games.wiz_war.magic.cards import NEUTRAL, Magic
from koldun.games.wiz_war.magic.upkeep import outlasts, start_spell
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.lasting import Lasting
from koldun.games.wiz_war.verbs.neutral import Glue, Grow, RaiseEdge, Seal, Traps, World
from koldun.kernel.decisions import Option
from koldun.kernel.state import Plain

_SPELL: Final = ("card", "owner", "target", "tokens", "cracks")


def seat_named(t: Labyrinth, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < t.seats:
        raise ValueError(f"there is no seat {value!r}")
    return value


def things_of(value: Any) -> list[tuple[str, str, list[str]]]:
    """`lying = { "2.2" = ["dagger", "handful_of_tacks scattered"] }`: square, card and more words."""
    found: list[tuple[str, str, list[str]]] = []
    if not isinstance(value, dict):
        raise ValueError(f"lying must be a table of squares, not {value!r}")
    for square, there in value.items():
        for words in there if isinstance(there, list) else [there]:
            card, *more = str(words).split()
            if more not in ([], ["scattered"]):
                raise ValueError(f"{words!r} must be a card, or a card and 'scattered'")
            found.append((square, card, more))
    return found


def face_named(t: Labyrinth, id: str) -> Magic:
    for face in t.cards.faces:
        if face.id == id:
            return face
    raise ValueError(f"there is no card {id!r} in the box")


def is_item(t: Labyrinth, id: str) -> bool:
    """What is no item lies there because its spell runs."""
    return face_named(t, id).kind == "item"


def free_card(t: Labyrinth, id: str) -> int:
    used = [x.card for x in t.things]
    return _first([c for c in t.board.cards if c not in used], t, id)


def _first(cards: list[int], t: Labyrinth, id: str) -> int:
    for card in cards:
        if t.face(card).id == id:
            return card
    raise ValueError(f"there is no (other) card {id!r} to lie there")


def checked(t: Labyrinth, entry: Any) -> dict[str, Any]:
    if not isinstance(entry, dict) or "card" not in entry or "owner" not in entry:
        raise ValueError(f"{entry!r} must be a table with card, owner and mostly a target")
    for key in entry:
        if key not in _SPELL:
            raise ValueError(f"{key!r} is not known of a spell; there are {', '.join(_SPELL)}")
    seat_named(t, entry["owner"])
    return entry


def run(t: Labyrinth, entry: dict[str, Any]) -> None:
    """Start a spell whose card lies before its caster, on what it names."""
    owner, target = int(entry["owner"]), entry.get("target", "")
    face = face_named(t, entry["card"])
    zone = t.board if outlasts(t, face) else t.spells[owner]
    used = [s.card for s in t.running]
    card = _first([c for c in zone.cards if c not in used], t, face.id)
    act = Act(owner, NEUTRAL, card, None, Look(owner, t.wizards[owner].at))
    act.energy = int(entry.get("tokens", 1))
    t.cards.move(card, zone, t.resolving)
    for mode in face.modes:
        for deed in mode.deeds:
            if isinstance(deed, Lasting):
                _put_on(t, start_spell(t, card, owner, act.energy), target)
                return
            if isinstance(deed, World):
                start_spell(t, card, owner, act.energy)
                return
            if isinstance(deed, (RaiseEdge, Grow, Traps, Seal, Glue)):
                _aim(t, act, target)
                deed.work(t, act)
                if t.spell_on(card) is None:
                    raise ValueError(f"{face.id!r} cannot be on {target!r}")
                _crack(t, card, int(entry.get("cracks", 0)))
                return
    raise ValueError(f"{face.id!r} is no spell that runs")


def _put_on(t: Labyrinth, spell: Spell, target: Any) -> None:
    """On a wizard by its seat, or on `creature 2.2`."""
    if isinstance(target, int):
        spell.seat = seat_named(t, target)
        return
    word, _, square = str(target).partition(" ")
    for c in t.creatures:
        if word == "creature" and t.layout.square_names[c.at] == square:
            spell.creature = c.id
            return
    raise ValueError(f"{target!r} is no target of {t.face(spell.card).id!r}: name a seat")


def _aim(t: Labyrinth, act: Act, target: Any) -> None:
    """A square, several (the live trap says so), a border line, `dagger 2.2` or `treasure 2.2`."""
    if isinstance(target, list):
        places = sorted(str(place).split() for place in target)
        live = [p for p in places if p[1:] == ["live"]]
        if len(live) != 1:
            raise ValueError(f"{target!r}: one of the squares must be live, as in '2.2 live'")
        places.remove(live[0])
        for marker in [*live, *places]:
            t.square_named(marker[0])
            act.targets.append(Option("square", place=marker[0]))
        return
    word, _, place = str(target).rpartition(" ")
    if place in t.layout.edge_by and not word:
        act.target = Option("edge", place=place)
        return
    square = t.square_named(place)
    act.target = Option("square", place=place)
    if word == "treasure":
        here = [i for i, x in enumerate(t.treasures) if x.at == square]
        if not here:
            raise ValueError(f"no treasure lies on {place!r}")
        act.target = Option("treasure", number=here[0], place=place)
    elif word:
        cards = [x.card for x in t.things_at(square) if x.kind == word]
        if not cards:
            raise ValueError(f"no {word!r} lies on {place!r}")
        act.target = Option("thing", card=cards[0], place=place)


def _crack(t: Labyrinth, card: int, cracks: int) -> None:
    for x in t.things:
        if x.card == card:
            x.cracks = cracks
    for mark in t.edges.marks.values():
        if mark.card == card:
            mark.made_cracks = cracks


def told_of(t: Labyrinth, spell: Spell) -> Plain:
    """A running spell as it is set: card, owner, tokens, and what it is on."""
    names = t.layout.square_names
    told: dict[str, Plain] = {"card": t.face(spell.card).id, "owner": spell.owner}
    made = [x for x in t.things if x.card == spell.card]
    cracks = 0
    if spell.seat >= 0:
        told["target"] = spell.seat
    elif spell.edge >= 0:
        told["target"] = t.layout.edge_names[spell.edge]
        mark = t.edges.marks.get(spell.edge)
        cracks = mark.made_cracks if mark is not None and mark.card == spell.card else 0
    elif spell.treasure >= 0:
        told["target"] = f"treasure {names[t.treasures[spell.treasure].at]}"
    elif t.face(spell.card).gives.get("trap", 0) > 0:
        told["target"] = [_marker(t, x) for x in made]
    elif made:
        told["target"] = names[made[0].at]
        cracks = made[0].cracks
    for x in t.things:
        if x.id == spell.thing:
            told["target"] = f"{x.kind} {names[x.at]}"
    for c in t.creatures:
        if c.id == spell.creature:
            told["target"] = f"creature {names[c.at]}"
    told["tokens"] = spell.tokens
    if cracks:
        told["cracks"] = cracks
    return told


def _marker(t: Labyrinth, x: Thing) -> str:
    place = t.layout.square_names[x.at]
    return f"{place} live" if x.live else place
