"""Changing the map: a sector turns with everything in it (Изменение карты)."""

from koldun.games.wiz_war.layout import DIRECTIONS, SIZE
from koldun.games.wiz_war.pieces import NONE, EdgeMark
from koldun.games.wiz_war.plan import plan_of, turn_edge, turn_square
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import close_doors, drop_dead_seals, end_spell


def rotate(t: Labyrinth, slot: int, quarter: int) -> None:
    """Contents travel; portals stay; borders are as the sectors print them (WIZ-MAPCHANGE-01..04)."""
    restore_borders(t, slot)
    layout = t.layout
    moved: dict[int, EdgeMark] = {}
    inside: dict[int, int] = {}
    for local in range(SIZE * SIZE):
        square = layout.square_in(slot, local // SIZE, local % SIZE)
        for d in DIRECTIONS:
            edge = layout.edge_at[square][d]
            beside = layout.sides[edge]
            if len(beside) == 2 and (layout.border >> edge) & 1 == 0:
                inside[edge] = turn_edge(layout, square, d, quarter)
    for edge in sorted(t.marks):
        moved[inside.get(edge, edge)] = t.marks[edge]
    t.marks = moved
    for spell in t.running:
        if spell.edge in inside:
            spell.edge = inside[spell.edge]
    for w in t.wizards:
        if layout.slot_of[w.at] == slot:
            w.at = turn_square(layout, w.at, quarter)
        if w.started_by >= 0 and layout.slot_of[w.started_by] == slot:
            w.started_by = turn_square(layout, w.started_by, quarter)
    for treasure in t.treasures:
        if treasure.at >= 0 and layout.slot_of[treasure.at] == slot:
            treasure.at = turn_square(layout, treasure.at, quarter)
    for thing in t.things:
        if layout.slot_of[thing.at] == slot:
            thing.at = turn_square(layout, thing.at, quarter)
    for creature in t.creatures:
        if layout.slot_of[creature.at] == slot:
            creature.at = turn_square(layout, creature.at, quarter)
    rotations = t.plan.rotations[:]
    rotations[slot] = (rotations[slot] + quarter) % 4
    t.plan = plan_of(layout, t.plan.side, t.plan.colours, rotations)
    close_doors(t)
    drop_dead_seals(t)
    t.look_again()


def restore_borders(t: Labyrinth, slot: int) -> None:
    """What was created on the border of a moving sector is gone, what was broken is whole."""
    for edge in sorted(t.marks):
        if (t.layout.border >> edge) & 1 == 0:
            continue
        if not any(t.layout.slot_of[s] == slot for s in t.layout.sides[edge]):
            continue
        mark = t.marks[edge]
        while mark.made != NONE:  # WIZ-MAPCHANGE-02
            spell = t.spell_on(mark.card)
            if spell is None:
                break
            end_spell(t, spell, "WIZ-MAPCHANGE-02")
        mark.broken = False  # WIZ-MAPCHANGE-03
        mark.cracks = 0
        mark.made = NONE


def exchange(t: Labyrinth, one: int, two: int) -> None:
    """Two sectors trade places, with everything in them; no card of this set does it."""
    for slot in (one, two):
        restore_borders(t, slot)
    layout = t.layout
    shift: dict[int, int] = {}
    edges: dict[int, int] = {}
    for a, b in ((one, two), (two, one)):
        for local in range(SIZE * SIZE):
            square = layout.square_in(a, local // SIZE, local % SIZE)
            other = layout.square_in(b, local // SIZE, local % SIZE)
            shift[square] = other
            for d in DIRECTIONS:
                edge = layout.edge_at[square][d]
                if len(layout.sides[edge]) == 2 and (layout.border >> edge) & 1 == 0:
                    edges[edge] = layout.edge_at[other][d]
    t.marks = {edges.get(edge, edge): t.marks[edge] for edge in sorted(t.marks)}
    for spell in t.running:
        spell.edge = edges.get(spell.edge, spell.edge)
    for w in t.wizards:
        w.at = shift.get(w.at, w.at)
        w.started_by = shift.get(w.started_by, w.started_by)
    for treasure in t.treasures:
        treasure.at = shift.get(treasure.at, treasure.at)
    for thing in t.things:
        thing.at = shift.get(thing.at, thing.at)
    for creature in t.creatures:
        creature.at = shift.get(creature.at, creature.at)
    slots, colours, rotations = t.slots[:], t.plan.colours[:], t.plan.rotations[:]
    for row in (slots, colours, rotations):
        row[one], row[two] = row[two], row[one]
    t.slots = slots
    t.plan = plan_of(layout, t.plan.side, colours, rotations)
    close_doors(t)
    t.look_again()
