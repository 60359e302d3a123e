"""What a card may be used on: the types of targets within range (Цели карт магии)."""

from typing import cast

from koldun.games.wiz_war.acts import Effect
from koldun.games.wiz_war.answers import free_lines
from koldun.games.wiz_war.damage import limit_of
from koldun.games.wiz_war.layout import DIRECTIONS
from koldun.games.wiz_war.magic import ADJACENT, ANYWHERE, ATTACK, Mode
from koldun.games.wiz_war.pieces import DOOR, FIRE, WALL, Thing
from koldun.games.wiz_war.sight import (
    Look,
    is_adjacent,
    seen_edges,
    seen_squares,
    sees_thing,
    walked,
)
from koldun.games.wiz_war.table import Labyrinth
from koldun.games.wiz_war.upkeep import sees_spell
from koldun.kernel.decisions import Option

GLOBE_STEPS = 6


def targets(t: Labyrinth, mode: Mode, look: Look) -> list[Option]:
    """Every legal target of a card played or used so (WIZ-CARD-09)."""
    found: list[Option] = []
    for aim in mode.aims:
        found += _aimed(t, aim, mode, look)
    for deed in mode.deeds:
        found = [o for o in found if cast("Effect", deed).accepts(t, look, o)]
    return found


def _aimed(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[Option]:
    if aim == "self":
        return [Option("self", seat=look.seat)]
    if aim == "board":
        return [Option("board")]
    if aim in ("wizard", "carrier", "item_carrier", "same_square", "walkable"):
        return [Option("wizard", seat=seat) for seat in _wizards(t, aim, mode, look)]
    if aim == "direction":
        return [Option("direction", number=d) for d in DIRECTIONS]
    if aim == "sector":
        return [Option("sector", number=slot) for slot in range(t.seats)]
    if aim == "spell":
        return [
            Option("spell", card=spell.card)
            for spell in t.running
            if sees_spell(t, look, spell) and not (spell.free and spell.owner == look.seat)
        ]
    if aim == "object":
        return _edges(t, (WALL, DOOR), mode, look) + _things(t, mode, look)
    if aim == "solvable":
        lying = [x for x in t.things if _thing_in_range(t, x, mode, look)]
        return _edges(t, (WALL, DOOR, FIRE), mode, look) + [thing_option(t, x) for x in lying]
    if aim == "any_wall":
        return _edges(t, (WALL, FIRE), mode, look)
    if aim == "fire_wall":
        return _edges(t, (FIRE,), mode, look)
    if aim == "stone_wall":
        return _edges(t, (WALL,), mode, look)
    if aim == "door":
        return _edges(t, (DOOR,), mode, look)
    if aim == "border_line":
        return [Option("edge", place=t.layout.edge_names[e]) for e in free_lines(t, look)]
    if aim == "lying_item":
        return [
            thing_option(t, x)
            for x in t.things
            if x.owner < 0 and _thing_in_range(t, x, mode, look)
        ]
    if aim == "lying_treasure":
        seen = seen_squares(t, look)
        return [
            Option("treasure", number=i, place=t.layout.square_names[t.treasures[i].at])
            for i in range(len(t.treasures))
            if t.treasures[i].at >= 0 and (seen >> t.treasures[i].at) & 1
        ]
    return [Option("square", place=t.layout.square_names[s]) for s in _squares(t, aim, mode, look)]


def thing_option(t: Labyrinth, thing: Thing) -> Option:
    return Option("thing", card=thing.card, place=t.layout.square_names[thing.at])


def _wizards(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[int]:
    """Other players' wizards (WIZ-TARGET-12); mist cannot be attacked."""
    found: list[int] = []
    seen = seen_squares(t, look) if mode.range != ANYWHERE else 0
    way = walked(t, look.seat, look.at, GLOBE_STEPS) if aim == "walkable" else []
    for seat in t.living():
        w = t.wizards[seat]
        if seat == look.seat or (mode.kind == ATTACK and t.has(seat, "mist")):
            continue
        if mode.range == ADJACENT and not is_adjacent(t, look, w.at):
            continue
        if mode.range != ANYWHERE and (seen >> w.at) & 1 == 0:
            continue
        if aim == "carrier" and w.treasure < 0 and not t.items[seat].cards:
            continue
        if aim == "item_carrier" and not t.items[seat].cards:
            continue
        if aim == "same_square" and (
            w.at != look.at or (not t.items[seat].cards and w.treasure < 0)
        ):
            continue
        if aim == "walkable" and w.at not in way:
            continue
        found.append(seat)
    return found


def _edges(t: Labyrinth, kinds: tuple[int, ...], mode: Mode, look: Look) -> list[Option]:
    """Walls and doors of these kinds, never outer ones; adjacent ones lie on the own square."""
    left = seen_edges(t, look) & t.standing_edges
    found: list[Option] = []
    while left:
        edge = (left & -left).bit_length() - 1
        left &= left - 1
        if t.edge_kind(edge) not in kinds:
            continue
        if mode.range == ADJACENT and edge not in t.layout.edge_at[look.at]:
            continue
        found.append(Option("edge", place=t.layout.edge_names[edge]))
    return found


def _thing_in_range(t: Labyrinth, thing: Thing, mode: Mode, look: Look) -> bool:
    if mode.range == ANYWHERE:
        return True
    if mode.range == ADJACENT and thing.at != look.at and thing.at not in t.layout.go[look.at]:
        return False
    return sees_thing(t, look, thing.at)


def _things(t: Labyrinth, mode: Mode, look: Look) -> list[Option]:
    """Objects whose card names a crack limit (WIZ-DAMAGE-01)."""
    return [
        thing_option(t, x)
        for x in t.things
        if limit_of(t, x) > 0 and _thing_in_range(t, x, mode, look)
    ]


def is_empty(t: Labyrinth, square: int) -> bool:
    """No object, treasure, creature or wizard (WIZ-TARGET-09)."""
    if any(x.at == square for x in t.things) or any(x.at == square for x in t.treasures):
        return False
    return not t.wizards_at(square)


def _squares(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[int]:
    seen = t.layout.board if mode.range == ANYWHERE else seen_squares(t, look)
    found = [s for s in t.layout.squares if (seen >> s) & 1]
    if mode.range == ADJACENT:
        found = [s for s in found if s == look.at or s in t.layout.go[look.at]]
    if aim == "square":
        return found
    if aim == "scatter":  # the own square too, when nothing but oneself is in it
        return [s for s in found if is_empty(t, s) or (s == look.at and _alone(t, look))]
    if aim == "create":  # WIZ-TRAIT-02: never on a start square
        return [s for s in found if s not in t.plan.homes and is_empty(t, s)]
    return [s for s in found if is_empty(t, s)]


def _alone(t: Labyrinth, look: Look) -> bool:
    if t.wizards_at(look.at) != [look.seat]:
        return False
    if any(x.at == look.at for x in t.things):
        return False
    return not any(x.at == look.at for x in t.treasures)
