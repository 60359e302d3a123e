"""Who sees what now: lines against the walls that stand, doors one may open, dust, fog, corners."""

from koldun.games.wiz_war.corners import bent_from
from koldun.games.wiz_war.layout import DIRECTIONS
from koldun.games.wiz_war.lines import bits
from koldun.games.wiz_war.routes import seen_from
from koldun.games.wiz_war.state import Labyrinth


class Look:
    """From where and how a wizard looks: itself, its astral double, round a corner, through a wall."""

    __slots__ = ("at", "bend", "ignore", "seat")

    def __init__(self, seat: int, at: int, bend: bool = False, ignore: int = 0) -> None:
        self.seat: int = seat
        self.at: int = at
        self.bend: bool = bend
        self.ignore: int = ignore  # the edge a Visionstone takes away, as a bit


def walls_for(t: Labyrinth, seat: int, at: int) -> int:
    """Walls that stand for a wizard there: doors beside it that it may open do not (WIZ-DOOR-05)."""
    walls = t.walls
    for edge in bits(t.doors & walls & t.layout.own[at]):
        if t.may_open(seat, edge):
            walls &= ~(1 << edge)
    return walls


def is_dust(t: Labyrinth, square: int) -> bool:
    if (t.hiding >> square) & 1 == 0:
        return False
    return any(x.kind == "dust_cloud" for x in t.things_at(square))


def lines(t: Labyrinth, look: Look) -> int:
    """All that a line reaches, straight or bent: squares, and inner edges shifted by their number."""
    walls = walls_for(t, look.seat, look.at) & ~look.ignore
    seen = seen_from(t.layout, look.at, walls, t.filled)
    if look.bend:
        seen |= bent_from(t.layout, look.at, walls, t.filled)
    return seen


def seen_squares(t: Labyrinth, look: Look) -> int:
    """All squares in sight, as bits; hidden squares are not among them."""
    a = look.at
    own = 0 if is_dust(t, a) else 1 << a
    if (t.hiding >> a) & 1:
        return own  # inside a bush or cloud nothing outside is seen
    seen = lines(t, look) & t.layout.board
    if t.world("fog"):
        seen &= t.layout.beside[a]
    return (seen & ~t.hiding) | own


def sees(t: Labyrinth, look: Look, square: int) -> bool:
    return (seen_squares(t, look) >> square) & 1 == 1


def sees_thing(t: Labyrinth, look: Look, square: int) -> bool:
    """Sight to an object that itself fills or hides its square (WIZ-LOS-04)."""
    a = look.at
    if a == square:
        return True
    if (t.hiding >> a) & 1 or (t.world("fog") and square not in t.layout.go[a]):
        return False
    return (lines(t, look) >> square) & 1 == 1


def seen_edges(t: Labyrinth, look: Look) -> int:
    """Inner edges in sight: the middle must be seen; the edge itself never blocks (WIZ-LOS-03)."""
    a = look.at
    if (t.hiding >> a) & 1:
        return 0
    own = t.layout.own[a]
    if t.world("fog"):
        return own
    return lines(t, look) >> t.layout.count | own


def is_adjacent(t: Labyrinth, look: Look, square: int) -> bool:
    """The same or an orthogonal neighbour square, with sight (WIZ-LOS-05)."""
    if look.at != square and square not in t.layout.go[look.at]:
        return False
    return sees(t, look, square)


def sees_wizard(t: Labyrinth, look: Look, seat: int) -> bool:
    return seat == look.seat or sees(t, look, t.wizards[seat].at)


def may_cross(t: Labyrinth, seat: int, square: int, d: int) -> bool:
    """Does the edge on this side let a wizard step? (WIZ-MOVE-04)"""
    if t.layout.go[square][d] < 0:
        return False
    edge = t.layout.edge_at[square][d]
    if edge == t.earth or (t.stone >> edge) & 1:
        return False
    if (t.doors >> edge) & 1:
        return t.is_held(edge) or t.may_open(seat, edge) or t.has(seat, "passes_doors")
    return True


def is_blocked(t: Labyrinth, square: int) -> bool:
    return any(x.at == square and x.kind == "stone_block" for x in t.things)


def may_enter(t: Labyrinth, seat: int, square: int, beast: int = -1) -> bool:
    """Can the square hold one more wizard or creature? Stone blocks and giants fill theirs."""
    if is_blocked(t, square):
        return False
    if (t.filled >> square) & 1 == 0:
        return True
    if any(c.at == square and c.id != beast and is_giant(t, c.id) for c in t.creatures):
        return False
    return all(not (other != seat and t.has(other, "giant")) for other in t.wizards_at(square))


def is_giant(t: Labyrinth, beast: int) -> bool:
    return t.beast_total(beast, "giant") > 0


def holds_giant(t: Labyrinth, square: int, but: int = -1) -> bool:
    """Does a giant stand there, other than this wizard?"""
    if any(c.at == square and is_giant(t, c.id) for c in t.creatures):
        return True
    return any(t.has(s, "giant") for s in t.wizards_at(square) if s != but)


def may_step(t: Labyrinth, seat: int, square: int, d: int) -> bool:
    return may_cross(t, seat, square, d) and may_enter(t, seat, t.layout.go[square][d])


def pushed(t: Labyrinth, at: int, d: int, squares: int) -> list[int]:
    """The squares something that opens no doors is pushed through, until it meets an obstacle."""
    found: list[int] = []
    while len(found) < squares:
        to = t.layout.go[at][d]
        wall = (t.walls >> t.layout.edge_at[at][d]) & 1
        if to < 0 or wall or not may_enter(t, -1, to):
            break
        d = t.layout.heading[at][d]
        at = to
        found.append(to)
    return found


def walked(t: Labyrinth, seat: int, start: int, most: int) -> int:
    """Squares within so many steps of ordinary movement, as bits; a giant's square is an end."""
    known = 1 << start
    frontier = [start]
    for _ in range(most):
        following: list[int] = []
        for square in frontier:
            for d in DIRECTIONS:
                to = t.layout.go[square][d]
                if to < 0 or (known >> to) & 1 or not may_cross(t, seat, square, d):
                    continue
                if may_enter(t, seat, to):
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
