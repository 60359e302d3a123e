"""How far a wizard could walk without anything happening on the way."""

from koldun.games.wiz_war.board.edges import FIRE
from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.pieces import Thing
from koldun.games.wiz_war.magic.casting import may_leave
from koldun.games.wiz_war.magic.upkeep import is_trap
from koldun.games.wiz_war.moving.steps import is_giant, loses_way, may_step
from koldun.games.wiz_war.state import Labyrinth


def ways(t: Labyrinth, seat: int) -> dict[str, str]:
    """Squares at least two steps away, each with the square before it on a shortest way.

    What everybody sees on the table is enough to tell. A way ends at what springs on whoever enters, and leads through no flames.
    """
    w = t.wizards[seat]
    if w.mp < 2 or not may_leave(t, seat) or loses_way(t, w) or is_giant(t, w):
        return {}
    names = t.layout.square_names
    known = 1 << w.at
    frontier = [w.at]
    found: dict[str, str] = {}
    for step in range(w.mp):
        following: list[int] = []
        for at in frontier:
            for d in DIRECTIONS:
                to = t.layout.go[at][d]
                if to < 0 or (known >> to) & 1 or not may_step(t, w, at, d):
                    continue
                if t.edge_kind(t.layout.edge_at[at][d]) == FIRE:
                    continue
                known |= 1 << to
                if step > 0:
                    found[names[to]] = names[at]
                if not _springs(t, seat, to):
                    following.append(to)
        frontier = following
    return found


def _springs(t: Labyrinth, seat: int, square: int) -> bool:
    """Would something happen to whoever enters, or be lost from sight?"""
    return any(_sharp(t, seat, x) for x in t.things_at(square))


def _sharp(t: Labyrinth, seat: int, thing: Thing) -> bool:
    if is_trap(t, thing):
        return thing.owner != seat
    gives = t.face(thing.card).gives
    return any(gives.get(what, 0) > 0 for what in ("thorns", "snags", "dust"))
