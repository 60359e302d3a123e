"""Who sees what now: lines against the walls that stand, doors one may open, dust, fog, corners."""

from koldun.games.wiz_war.board.lines import bits
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
    walls = t.edges.walls
    doors = t.sights.doors_beside(at)
    if doors:
        for edge in bits(doors):
            if t.may_open(seat, edge):
                walls &= ~(1 << edge)
    return walls


def is_dust(t: Labyrinth, square: int) -> bool:
    if (t.hiding >> square) & 1 == 0:
        return False
    for x in t.things_at(square):
        if x.owner >= 0 and t.face(x.card).gives.get("dust", 0) > 0:
            return True
    return False


def in_line(t: Labyrinth, look: Look) -> int:
    """All that a line reaches, straight or bent: squares, and inner edges shifted by their number."""
    a = look.at
    if not look.bend and not look.ignore and not t.sights.doors_beside(a):
        return t.sights.in_line(a)
    walls = walls_for(t, look.seat, a) & ~look.ignore
    seen = t.sights.in_line_past(a, walls)
    if look.bend:
        seen |= t.corners.bent_from(look.at, walls, t.filled)
    return seen


def seen_squares(t: Labyrinth, look: Look) -> int:
    """All squares in sight, as bits; hidden squares are not among them."""
    a = look.at
    if (t.hiding >> a) & 1:
        return 0 if is_dust(t, a) else 1 << a  # in a bush or cloud nothing outside is seen
    if not look.bend and not look.ignore and not t.sights.doors_beside(a):
        seen = t.sights.squares(a)
    else:
        seen = in_line(t, look) & t.layout.board & ~t.hiding | 1 << a
    return seen & t.layout.beside[a] if t.world("fog") else seen


def sees(t: Labyrinth, look: Look, square: int) -> bool:
    return (seen_squares(t, look) >> square) & 1 == 1


def sees_thing(t: Labyrinth, look: Look, square: int) -> bool:
    """Sight to an object that itself fills or hides its square (WIZ-LOS-04)."""
    a = look.at
    if a == square:
        return True
    if (t.hiding >> a) & 1 or (t.world("fog") and square not in t.layout.go[a]):
        return False
    return (in_line(t, look) >> square) & 1 == 1


def seen_edges(t: Labyrinth, look: Look) -> int:
    """Inner edges in sight: the middle must be seen; the edge itself never blocks (WIZ-LOS-03)."""
    a = look.at
    if (t.hiding >> a) & 1:
        return 0
    own = t.layout.own[a]
    if t.world("fog"):
        return own
    return in_line(t, look) >> t.layout.count | own


def sees_edge(t: Labyrinth, look: Look, edge: int) -> bool:
    return (seen_edges(t, look) >> edge) & 1 == 1


def free_lines(t: Labyrinth, look: Look) -> int:
    """Free border lines in sight: nothing stands there, both squares adjoin (WIZ-TARGET-01)."""
    edges = t.edges
    earth = 1 << edges.earth if edges.earth >= 0 else 0
    return seen_edges(t, look) & ~(edges.stone | edges.doors | edges.fires | earth)


def is_adjacent(t: Labyrinth, look: Look, square: int) -> bool:
    """The same or an orthogonal neighbour square, with sight (WIZ-LOS-05)."""
    if look.at != square and square not in t.layout.go[look.at]:
        return False
    return sees(t, look, square)


def sees_wizard(t: Labyrinth, look: Look, seat: int) -> bool:
    return seat == look.seat or sees(t, look, t.wizards[seat].at)
