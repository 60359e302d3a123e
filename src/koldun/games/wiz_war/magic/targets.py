"""What a card may be used on: the types of targets within range (Цели карт магии)."""

from typing import Final

from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.lines import bits
from koldun.games.wiz_war.board.pieces import Thing
from koldun.games.wiz_war.board.sight import (
    Look,
    free_lines,
    seen_edges,
    seen_squares,
    sees_thing,
)
from koldun.games.wiz_war.harm.damage import is_breakable
from koldun.games.wiz_war.magic.acts import effect
from koldun.games.wiz_war.magic.cards import ADJACENT, ANYWHERE, ATTACK, Mode
from koldun.games.wiz_war.magic.upkeep import sees_spell
from koldun.games.wiz_war.moving.figures import creature_option
from koldun.games.wiz_war.moving.steps import walked
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Option

GLOBE_STEPS: Final = 6

EDGE_AIMS: Final = ("any_wall", "border_line", "door", "fire_wall", "stone_wall")
SQUARE_AIMS: Final = ("create", "empty_square", "scatter", "square")
WIZARD_AIMS: Final = ("wizard", "carrier", "item_carrier", "same_square", "walkable")


def targets(t: Labyrinth, mode: Mode, look: Look) -> list[Option]:
    """Every legal target of a card played or used so (WIZ-CARD-09)."""
    found: list[Option] = []
    for aim in mode.aims:
        found += _aimed(t, aim, mode, look)
    for deed in mode.deeds:
        if effect(deed).choosy:
            found = [o for o in found if effect(deed).accepts(t, look, o)]
    return found


def has_target(t: Labyrinth, mode: Mode, look: Look) -> bool:
    """Is there any legal target? Most ask for no list."""
    for deed in mode.deeds:
        if effect(deed).choosy:
            return bool(targets(t, mode, look))
    for aim in mode.aims:
        if aim in EDGE_AIMS:
            if _edges(t, aim, mode, look):
                return True
        elif aim in SQUARE_AIMS:
            if _squares(t, aim, mode, look):
                return True
        elif aim == "object":
            if _edges(t, aim, mode, look) or _things(t, mode, look):
                return True
        elif _aimed(t, aim, mode, look):
            return True
    return False


def _aimed(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[Option]:
    if aim in EDGE_AIMS:
        return edge_options(t, _edges(t, aim, mode, look))
    if aim in SQUARE_AIMS:
        names = t.layout.square_options
        return [names[s] for s in bits(_squares(t, aim, mode, look))]
    if aim == "self":
        return [Option("self", seat=look.seat)]
    if aim == "board":
        return [Option("board")]
    if aim in WIZARD_AIMS:
        return [Option("wizard", seat=seat) for seat in _wizards(t, aim, mode, look)]
    if aim in ("creature", "own_creature"):
        return _creatures(t, aim, mode, look)
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
        return edge_options(t, _edges(t, aim, mode, look)) + _things(t, mode, look)
    if aim == "solvable":
        lying = [x for x in t.things if _thing_in_range(t, x, mode, look)]
        edges = edge_options(t, _edges(t, aim, mode, look))
        return edges + [thing_option(t, x) for x in lying]
    return _lying(t, aim, mode, look)


def _lying(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[Option]:
    """Objects and treasures on the floor."""
    if aim in ("lying_item", "lying_object"):
        return [
            thing_option(t, x)
            for x in t.things
            if (x.owner < 0 or aim == "lying_object") and _thing_in_range(t, x, mode, look)
        ]
    if aim == "lying_treasure":
        seen = seen_squares(t, look)
        return [
            Option("treasure", number=i, place=t.layout.square_names[t.treasures[i].at])
            for i in range(len(t.treasures))
            if t.treasures[i].at >= 0 and (seen >> t.treasures[i].at) & 1
        ]
    return []


def edge_options(t: Labyrinth, edges: int) -> list[Option]:
    options = t.layout.edge_options
    return [options[edge] for edge in bits(edges)]


def thing_option(t: Labyrinth, thing: Thing) -> Option:
    return Option("thing", card=thing.card, place=t.layout.square_names[thing.at])


def _reach(t: Labyrinth, mode: Mode, look: Look) -> int:
    """The squares in range, as bits."""
    if mode.range == ANYWHERE:
        return t.layout.board
    seen = seen_squares(t, look)
    return seen & t.layout.beside[look.at] if mode.range == ADJACENT else seen


def _creatures(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[Option]:
    if not t.creatures:
        return []
    reach = _reach(t, mode, look)
    if "walkable" in mode.aims:
        reach &= walked(t, t.wizards[look.seat], look.at, GLOBE_STEPS)
    return [
        creature_option(t, c)
        for c in t.creatures
        if (reach >> c.at) & 1 and (aim == "creature" or c.owner == look.seat)
    ]


def _wizards(t: Labyrinth, aim: str, mode: Mode, look: Look) -> list[int]:
    """Other players' wizards (WIZ-TARGET-12); mist cannot be attacked."""
    found: list[int] = []
    reach = _reach(t, mode, look)
    if aim == "walkable":
        reach &= walked(t, t.wizards[look.seat], look.at, GLOBE_STEPS)
    for seat in t.living():
        w = t.wizards[seat]
        if seat == look.seat or (reach >> w.at) & 1 == 0:
            continue
        if mode.kind == ATTACK and t.has(seat, "mist"):
            continue
        if aim == "carrier" and w.treasure < 0 and not t.items[seat].cards:
            continue
        if aim == "item_carrier" and not t.items[seat].cards:
            continue
        if aim == "same_square" and (
            w.at != look.at or (not t.items[seat].cards and w.treasure < 0)
        ):
            continue
        found.append(seat)
    return found


def _edges(t: Labyrinth, aim: str, mode: Mode, look: Look) -> int:
    """Walls, doors and lines, never outer ones; adjacent ones lie on the own square."""
    if aim == "border_line":
        return free_lines(t, look)
    if aim == "object":
        kinds = t.edges.stone | t.edges.doors
    elif aim == "solvable":
        kinds = t.edges.stone | t.edges.doors | t.edges.fires
    elif aim == "any_wall":
        kinds = t.edges.stone | t.edges.fires
    elif aim == "fire_wall":
        kinds = t.edges.fires
    elif aim == "door":
        kinds = t.edges.doors
    else:
        kinds = t.edges.stone
    if mode.range == ADJACENT:  # the own edges are seen but from a bush or cloud
        return 0 if (t.hiding >> look.at) & 1 else kinds & t.layout.own[look.at]
    return kinds and kinds & seen_edges(t, look)


def _thing_in_range(t: Labyrinth, thing: Thing, mode: Mode, look: Look) -> bool:
    if mode.range == ANYWHERE:
        return True
    if mode.range == ADJACENT and (t.layout.beside[look.at] >> thing.at) & 1 == 0:
        return False
    return sees_thing(t, look, thing.at)


def _things(t: Labyrinth, mode: Mode, look: Look) -> list[Option]:
    """Objects whose card says what destroys them."""
    return [
        thing_option(t, x)
        for x in t.things
        if is_breakable(t, x) and _thing_in_range(t, x, mode, look)
    ]


def occupied(t: Labyrinth) -> int:
    """Squares with an object, treasure, creature or wizard in them (WIZ-TARGET-09)."""
    found = 0
    for x in t.things:
        found |= 1 << x.at
    for treasure in t.treasures:
        if treasure.at >= 0:
            found |= 1 << treasure.at
    for creature in t.creatures:
        found |= 1 << creature.at
    for w in t.wizards:
        if w.alive:
            found |= 1 << w.at
    return found


def _squares(t: Labyrinth, aim: str, mode: Mode, look: Look) -> int:
    found = _reach(t, mode, look)
    if aim == "square":
        return found
    empty = found & ~occupied(t)
    if aim == "create":  # WIZ-TRAIT-02: never on a start square
        return empty & ~t.plan.starts
    if aim == "scatter" and _alone(t, look):  # the own square too, with nothing but oneself in it
        return empty | found & (1 << look.at)
    return empty


def _alone(t: Labyrinth, look: Look) -> bool:
    if t.wizards_at(look.at) != [look.seat]:
        return False
    if any(x.at == look.at for x in t.things) or any(c.at == look.at for c in t.creatures):
        return False
    return not any(x.at == look.at for x in t.treasures)
