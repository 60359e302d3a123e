"""Round one corner: which columns a line may bend at (Around the Corner, WIZ-CARDS-08).

A bend is legal at a column P when both legs touch nothing but P, and everything attached to P lies
in the angle between them. One of the legs may run through a link, or the line bends round an end of
the opening itself: then the two sheets are glued there, and what is attached to P on both counts.
"""

from typing import Final

from koldun.games.wiz_war.layout import CACHE_LIMIT, DIRECTIONS, DX, DY, Layout
from koldun.games.wiz_war.lines import Fan, Ray, Touch, beside, bits, touches, turned
from koldun.games.wiz_war.routes import beyond, crosses, shifted


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
    own = 1 << layout.place_at(y, x) if (y + x) % 2 == 1 else 0
    found: list[Ray] = []
    edges, squares = _straight(layout, y, x, py - y, px - x)
    if edges & ~own & ~layout.inner == 0:
        found.append(Ray(target, edges & ~own, squares, -1, y - py, x - px))
    for i in range(len(layout.gates)):
        gate = layout.gates[i]
        ty, tx = turned(py - gate.fy, px - gate.fx, gate.turn)
        ty, tx = gate.y + ty, gate.x + tx
        if crosses(y, x, ty, tx, gate):
            way = between(y % 2, x % 2, ty - y, tx - x)
            edges = beyond(layout, way.mids, y - y % 2, x - x % 2, gate) & ~own
            if edges & ~layout.inner == 0:
                squares = beyond(layout, way.through, y - y % 2, x - x % 2, gate) & layout.board
                dy, dx = turned(y - ty, x - tx, (4 - gate.turn) % 4)
                found.append(Ray(target, edges, squares, i, dy, dx))
    return found


def _straight(layout: Layout, y: int, x: int, dy: int, dx: int) -> tuple[int, int]:
    key = (1 + y % 2 + 2 * (x % 2), dy, dx)
    found = layout.shifts.get(key)
    if found is None:
        way = between(y % 2, x % 2, dy, dx)
        found = shifted(layout, way.mids, way.through)
        layout.shifts[key] = found
    edges = (found[0] << (y // 2 * layout.width + x // 2)) >> layout.half
    squares = (found[1] << (y // 2 * layout.cols + x // 2)) >> layout.count
    return edges, squares & layout.board


_ways: Final[dict[tuple[int, int, int], Touch]] = {}


def between(odd_y: int, odd_x: int, dy: int, dx: int) -> Touch:
    """Edges and squares in the way to a column, but for those that end or meet there."""
    key = (odd_y * 2 + odd_x, dy, dx)
    found = _ways.get(key)
    if found is None:
        found = Touch([], [])
        py, px = odd_y + dy, odd_x + dx
        for y in range(min(odd_y, py) - 1, max(odd_y, py) + 2):
            for x in range(min(odd_x, px) - 1, max(odd_x, px) + 2):
                if (y + x) % 2 == 1 and abs(y - py) + abs(x - px) != 1:
                    if touches(odd_y, odd_x, py, px, y, x):
                        found.mids.append((y, x))
                        for cy, cx in beside(y, x):
                            start = cy == odd_y and cx == odd_x
                            end = abs(cy - py) == 1 and abs(cx - px) == 1
                            if not start and not end and (cy, cx) not in found.through:
                                found.through.append((cy, cx))
        _ways[key] = found
    return found
