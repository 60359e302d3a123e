"""Who may step where: walls, doors, what fills a square, and how far one comes (WIZ-MOVE-*, WIZ-DOOR-*)."""

from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.pieces import Figure
from koldun.games.wiz_war.board.sight import is_dust
from koldun.games.wiz_war.moving.figures import figures_at
from koldun.games.wiz_war.state import Labyrinth


def may_cross(t: Labyrinth, figure: Figure, square: int, d: int) -> bool:
    """Does the edge on this side let it step? A creature opens no doors (WIZ-MOVE-04)."""
    if t.layout.go[square][d] < 0:
        return False
    if not t.sights.is_barred(square, d):
        return True
    edge = t.layout.edge_at[square][d]
    edges = t.edges
    if edge == edges.earth or (edges.stone >> edge) & 1:
        return False
    if (edges.doors >> edge) & 1 == 0 or edges.is_held(edge):
        return True
    if figure.seat >= 0 and t.may_open(figure.seat, edge):
        return True
    return t.bonus(figure, "passes_doors") > 0


def is_blocked(t: Labyrinth, square: int) -> bool:
    """Does something there let nobody in?"""
    for x in t.things:
        if x.at == square and x.owner >= 0 and t.face(x.card).gives.get("blocks", 0) > 0:
            return True
    return False


def holds_giant(t: Labyrinth, square: int, but: Figure | None = None) -> bool:
    """Does a giant stand there, other than this one?"""
    return any(figure is not but and is_giant(t, figure) for figure in figures_at(t, square))


def is_giant(t: Labyrinth, figure: Figure) -> bool:
    return t.bonus(figure, "giant") > 0


def has_room(t: Labyrinth, square: int, figure: Figure | None = None) -> bool:
    """Can the square hold one more wizard or creature? Stone blocks and giants fill theirs."""
    if is_blocked(t, square):
        return False
    return (t.filled >> square) & 1 == 0 or not holds_giant(t, square, figure)


def may_step(t: Labyrinth, figure: Figure, square: int, d: int) -> bool:
    return may_cross(t, figure, square, d) and has_room(t, t.layout.go[square][d], figure)


def can_step(t: Labyrinth, figure: Figure, d: int) -> bool:
    """May it step so from where it stands? A giant needs room for whom it pushes."""
    at = figure.at
    if not may_step(t, figure, at, d):
        return False
    if is_giant(t, figure):
        for other in figures_at(t, t.layout.go[at][d]):
            if other is not figure and not push_ways(t, other, d, at):
                return False
    return True


def push_ways(t: Labyrinth, other: Figure, d: int, giant: int) -> list[int]:
    """Where a giant that comes from a square in direction `d` pushes somebody.

    Straight ahead if that is open, else round the corner; never into the giant.
    """
    at = other.at
    go = t.layout.go[at]
    heading = t.layout.heading[giant][d]
    if go[heading] != giant and may_step(t, other, at, heading):
        return [heading]
    return [way for way in DIRECTIONS if go[way] != giant and may_step(t, other, at, way)]


def loses_way(t: Labyrinth, figure: Figure) -> bool:
    """In a dust cloud whoever leaves goes where the die says (WIZ-CARDS-17)."""
    return is_dust(t, figure.at) and t.bonus(figure, "ghostly") == 0


def close_doors(t: Labyrinth) -> None:
    """A door whose opener stands beside it no more shuts and locks (WIZ-DOOR-07)."""
    changed = False
    for edge, mark in t.edges.marks.items():
        if mark.holder < 0 and mark.picker < 0:
            continue
        for holder in (mark.holder, mark.picker):
            if holder < 0:
                continue
            w = t.wizards[holder]
            if not w.alive or edge not in t.layout.edge_at[w.at]:
                if mark.holder == holder:
                    mark.holder = -1
                if mark.picker == holder:
                    mark.picker = -1
                changed = True
    if changed:
        t.look_again()


# --- how far


def pushed(t: Labyrinth, at: int, d: int, squares: int) -> list[int]:
    """The squares something that opens no doors is pushed through, until it meets an obstacle."""
    found: list[int] = []
    while len(found) < squares:
        to = t.layout.go[at][d]
        wall = (t.edges.walls >> t.layout.edge_at[at][d]) & 1
        if to < 0 or wall or not has_room(t, to):
            break
        d = t.layout.heading[at][d]
        at = to
        found.append(to)
    return found


def walked(t: Labyrinth, figure: Figure, start: int, most: int) -> int:
    """Squares within so many steps of ordinary movement, as bits; a giant's square is an end."""
    known = 1 << start
    frontier = [start]
    for _ in range(most):
        following: list[int] = []
        for square in frontier:
            for d in DIRECTIONS:
                to = t.layout.go[square][d]
                if to < 0 or (known >> to) & 1 or not may_cross(t, figure, square, d):
                    continue
                if has_room(t, to, figure):
                    known |= 1 << to
                    following.append(to)
                elif not is_blocked(t, to):
                    known |= 1 << to
        frontier = following
    return known


def flown(t: Labyrinth, start: int, most: int) -> list[int]:
    """Squares within so many free steps, nearest first: through inner walls, doors and objects."""
    reached = [start]
    known = 1 << start
    frontier = [start]
    for _ in range(most):
        following: list[int] = []
        for square in frontier:
            for to in t.layout.go[square]:
                if to >= 0 and (known >> to) & 1 == 0:
                    known |= 1 << to
                    following.append(to)
        reached += following
        frontier = following
    return reached
