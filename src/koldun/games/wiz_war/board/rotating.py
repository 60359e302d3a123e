"""Changing the map: a sector turns with everything in it (Изменение карты)."""

from koldun.games.wiz_war.board.edges import NONE
from koldun.games.wiz_war.board.faces import plan_of, turn_edge, turn_square
from koldun.games.wiz_war.board.layout import DIRECTIONS, SIZE
from koldun.games.wiz_war.magic.upkeep import drop_dead_seals, end_spell
from koldun.games.wiz_war.moving.steps import close_doors
from koldun.games.wiz_war.state import Labyrinth


def rotate(t: Labyrinth, slot: int, quarter: int) -> None:
    """Contents travel; portals stay; borders are as the sectors print them (WIZ-MAPCHANGE-01..04)."""
    restore_borders(t, slot)
    layout = t.layout
    squares: dict[int, int] = {}
    edges: dict[int, int] = {}
    for local in range(SIZE * SIZE):
        square = layout.square_in(slot, local // SIZE, local % SIZE)
        squares[square] = turn_square(layout, square, quarter)
        for d in DIRECTIONS:
            edge = layout.edge_at[square][d]
            if is_inside(t, edge):
                edges[edge] = turn_edge(layout, square, d, quarter)
    carry(t, squares, edges)
    rotations = t.plan.rotations[:]
    rotations[slot] = (rotations[slot] + quarter) % 4
    t.plan = plan_of(layout, t.plan.side, t.plan.colours, rotations)
    close_doors(t)
    drop_dead_seals(t)
    t.look_again()


def is_inside(t: Labyrinth, edge: int) -> bool:
    """Does an edge belong to one sector alone?"""
    return ((t.layout.inner & ~t.layout.border) >> edge) & 1 == 1


def carry(t: Labyrinth, squares: dict[int, int], edges: dict[int, int]) -> None:
    """Everything on these squares and edges goes where they go."""
    marks = t.edges.marks
    t.edges.marks = {edges.get(edge, edge): marks[edge] for edge in sorted(marks)}
    for spell in t.running:
        spell.edge = edges.get(spell.edge, spell.edge)
    for w in t.wizards:
        w.at = squares.get(w.at, w.at)
        w.started_by = squares.get(w.started_by, w.started_by)
    for treasure in t.treasures:
        treasure.at = squares.get(treasure.at, treasure.at)
    for thing in t.things:
        thing.at = squares.get(thing.at, thing.at)
    for creature in t.creatures:
        creature.at = squares.get(creature.at, creature.at)


def restore_borders(t: Labyrinth, slot: int) -> None:
    """What was created on the border of a moving sector is gone, what was broken is whole."""
    for edge in sorted(t.edges.marks):
        if (t.layout.border >> edge) & 1 == 0:
            continue
        if not any(t.layout.slot_of[s] == slot for s in t.layout.sides[edge]):
            continue
        mark = t.edges.marks[edge]
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
    squares: dict[int, int] = {}
    edges: dict[int, int] = {}
    for a, b in ((one, two), (two, one)):
        for local in range(SIZE * SIZE):
            square = layout.square_in(a, local // SIZE, local % SIZE)
            other = layout.square_in(b, local // SIZE, local % SIZE)
            squares[square] = other
            for d in DIRECTIONS:
                edge = layout.edge_at[square][d]
                if is_inside(t, edge):
                    edges[edge] = layout.edge_at[other][d]
    carry(t, squares, edges)
    slots, colours, rotations = t.slots[:], t.plan.colours[:], t.plan.rotations[:]
    for row in (slots, colours, rotations):
        row[one], row[two] = row[two], row[one]
    t.slots = slots
    t.plan = plan_of(layout, t.plan.side, colours, rotations)
    close_doors(t)
    t.look_again()
