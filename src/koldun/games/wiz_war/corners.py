"""Round one corner: which columns a line may bend at (Around the Corner, WIZ-CARDS-08).

A bend is legal at a column P when both legs touch nothing but P, and everything attached to P lies
in the angle between them. One of the legs may run through a link, or the line bends round an end of
the opening itself: then the two sheets are glued there, and what is attached to P on both counts.
"""

from koldun.games.wiz_war.layout import CACHE_LIMIT, DIRECTIONS, DX, DY, Gate, Layout
from koldun.games.wiz_war.lines import Fan, Ray, beside, bits, touches, turned
from koldun.games.wiz_war.routes import crosses, edge_beyond, square_beyond


def bent_from(layout: Layout, a: int, walls: int, filled: int) -> int:
    """All that a bent line reaches from a square: squares, and inner edges shifted by their number."""
    key = (a, walls, filled)
    found = layout.bent.get(key)
    if found is None:
        found = 0
        for _, reached in bends(layout, a, walls, filled):
            found |= reached
        if len(layout.bent) > CACHE_LIMIT:
            layout.bent.clear()
        layout.bent[key] = found
    return found


def bends(layout: Layout, a: int, walls: int, filled: int) -> list[tuple[int, int]]:
    """Each column a line from `a` may bend at, and what it reaches behind."""
    walls |= layout.rim
    legs = legs_of(layout, a)
    columns = standing_points(layout, walls)
    found: list[tuple[int, int]] = []
    for bit in bits(legs.free(walls, filled, layout.parts)):
        leg = legs.rays[bit]
        point = leg.target
        if (columns >> point) & 1 == 0:
            continue
        around = layout.around[point]
        reached = _behind(layout, point, around, leg.dy, leg.dx, leg.gate >= 0, walls, filled)
        if leg.gate < 0:
            for end in layout.ends.get(point, []):
                dy, dx = turned(leg.dy, leg.dx, end.turn)
                reached |= _behind(layout, end.far, end.around, dy, dx, True, walls, filled)
        if reached:
            found.append((point, reached))
    return found


def standing_points(layout: Layout, walls: int) -> int:
    """Lattice points where anything stands: columns."""
    lying, upright = walls & ((1 << layout.half) - 1), walls >> layout.half
    return lying | lying << 1 | upright | upright << layout.width


def _behind(
    layout: Layout,
    point: int,
    around: list[int],
    uy: int,
    ux: int,
    linked: bool,
    walls: int,
    filled: int,
) -> int:
    """What a leg that comes from (uy, ux) reaches behind a column, inside the angle."""
    standing = [d for d in DIRECTIONS if around[d] >= 0 and (walls >> around[d]) & 1]
    sides = [ux * DY[d] - uy * DX[d] > 0 for d in standing]
    lone = len(standing) > 1
    found = 0
    if all(sides) or not any(sides):
        fan = points_of(layout, point)
        seen = half_plane(layout, point, uy, ux, sides[0])
        for d in standing:
            seen &= half_plane(layout, point, DY[d], DX[d], sides[0])
        if linked:
            seen &= fan.plain  # one link a line
        if seen:
            found = fan.targets(seen & fan.free(walls, filled, layout.parts))
    elif not lone:
        return 0
    for d in standing if lone else []:  # one of the walls at the column itself, past the others
        if (layout.inner >> around[d]) & 1 and _inside(uy, ux, d, standing):
            found |= 1 << (layout.count + around[d])
    return found


def _inside(uy: int, ux: int, target: int, standing: list[int]) -> bool:
    """Do all other walls point into the angle between a leg and one of the walls at the column?"""
    vy, vx = DY[target], DX[target]
    turn = ux * vy - uy * vx
    for d in standing:
        if d != target:
            one, two = ux * DY[d] - uy * DX[d], DX[d] * vy - DY[d] * vx
            if one * turn <= 0 or two * turn <= 0:
                return False
    return True


def half_plane(layout: Layout, point: int, uy: int, ux: int, left: bool) -> int:
    """The rays of a column on one side of a direction, and straight on beyond it; kept."""
    key = (point, uy * 4096 + ux, left)
    found = layout.planes.get(key)
    if found is None:
        found = 0
        straight = uy != 0 and ux != 0  # a leg may go straight on, a wall may not be touched
        rays = points_of(layout, point).rays
        for bit, ray in rays.items():
            turn = ux * ray.dy - uy * ray.dx
            if turn == 0:
                if straight and ux * ray.dx + uy * ray.dy < 0:
                    found |= 1 << bit
            elif (turn > 0) == left:
                found |= 1 << bit
        layout.planes[key] = found
    return found


# --- legs, worked out once: walls do not change them


def legs_of(layout: Layout, a: int) -> Fan:
    """The ways from a square to every lattice point."""
    fan = layout.legs[a]
    if fan is None:
        fan = Fan(len(layout.around), len(layout.parts))
        y, x = 2 * (a // layout.cols) + 1, 2 * (a % layout.cols) + 1
        for point in range(len(layout.around)):
            for leg in legs(layout, y, x, point, point):
                fan.add(leg)
        layout.legs[a] = fan
    return fan


def points_of(layout: Layout, point: int) -> Fan:
    """The ways from a lattice point to every square and every inner edge."""
    fan = layout.points[point]
    if fan is None:
        fan = Fan(layout.count + 2 * layout.half, len(layout.parts))
        for b in layout.squares:
            y, x = 2 * (b // layout.cols) + 1, 2 * (b % layout.cols) + 1
            for leg in legs(layout, y, x, point, b):
                fan.add(leg)
        for edge in bits(layout.inner):
            y, x = layout.middle(edge)
            for leg in legs(layout, y, x, point, layout.count + edge):
                fan.add(leg)
        layout.points[point] = fan
    return fan


def legs(layout: Layout, y: int, x: int, point: int, target: int) -> list[Ray]:
    """All ways from a doubled place to a lattice point; directions are as seen from the point."""
    py, px = 2 * (point // layout.width), 2 * (point % layout.width)
    found: list[Ray] = []
    direct = _leg(layout, y, x, py, px, None)
    if direct is not None:
        found.append(Ray(target, direct[0], direct[1], -1, y - py, x - px))
    for i in range(len(layout.gates)):
        gate = layout.gates[i]
        ty, tx = turned(py - gate.fy, px - gate.fx, gate.turn)
        if crosses(y, x, gate.y + ty, gate.x + tx, gate):
            linked = _leg(layout, y, x, gate.y + ty, gate.x + tx, gate)
            if linked is not None:
                dy, dx = turned(y - gate.y - ty, x - gate.x - tx, (4 - gate.turn) % 4)
                found.append(Ray(target, linked[0], linked[1], i, dy, dx))
    return found


def _leg(
    layout: Layout, y: int, x: int, py: int, px: int, gate: Gate | None
) -> tuple[int, int] | None:
    """The edges and squares in the way to a column, which itself is none; None: over the rim."""
    own = layout.edge_of_middle(y, x) if (y + x) % 2 == 1 else -1
    edges = squares = 0
    for ry, rx in _between(y % 2, x % 2, py - y, px - x):
        my, mx = y + ry, x + rx
        if gate is not None and my == gate.y and mx == gate.x:
            continue  # the opening itself
        edge = layout.edge_of_middle(my, mx) if gate is None else edge_beyond(layout, my, mx, gate)
        if edge < 0 or (layout.rim >> edge) & 1:
            return None
        if edge != own:
            edges |= 1 << edge
        for cy, cx in beside(my, mx):
            if (cy == y and cx == x) or (abs(cy - py) == 1 and abs(cx - px) == 1):
                continue
            if gate is None:
                square = layout.square_of_centre(cy, cx)
            else:
                square = square_beyond(layout, cy, cx, gate)
            if square >= 0:
                squares |= 1 << square
    return edges, squares


_rows: dict[tuple[int, int, int], list[tuple[int, int]]] = {}


def _between(odd_y: int, odd_x: int, dy: int, dx: int) -> list[tuple[int, int]]:
    """Edges a line to a lattice point touches, but for those that end there; relative to its start."""
    key = (odd_y * 2 + odd_x, dy, dx)
    found = _rows.get(key)
    if found is None:
        found = []
        py, px = odd_y + dy, odd_x + dx
        for my in range(min(odd_y, py) - 1, max(odd_y, py) + 2):
            for mx in range(min(odd_x, px) - 1, max(odd_x, px) + 2):
                if (my + mx) % 2 == 1 and abs(my - py) + abs(mx - px) != 1:
                    if touches(odd_y, odd_x, py, px, my, mx):
                        found.append((my - odd_y, mx - odd_x))
        _rows[key] = found
    return found
