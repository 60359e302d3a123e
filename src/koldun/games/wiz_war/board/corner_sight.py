"""Round one corner: which columns a line may bend at (Around the Corner, WIZ-CARDS-08).

A bend is legal at a column P when both legs touch nothing but P, and everything attached to P lies
in the angle between them. One of the legs may run through a link, or the line bends round an end of
the opening itself: then the two sheets are glued there, and what is attached to P on both counts.
"""

from koldun.games.wiz_war.board.layout import CACHE_LIMIT, DIRECTIONS, DX, DY, Layout
from koldun.games.wiz_war.board.lines import Fan, Later, Ray, bits, turned
from koldun.games.wiz_war.board.routes import edges_on, fan_of, free_ways, ways


def make_tables(layout: Layout) -> None:
    """All lines of a board, once in a process: when its first table is set, not in mid-play."""
    for square in layout.squares:
        fan_of(layout, square)
        legs_of(layout, square)
    for point in range(len(layout.around)):
        points_of(layout, point)


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
    for bit in bits(free_ways(layout, legs, walls, filled)):
        leg = legs.rays[bit]
        point = leg.target
        if (columns >> point) & 1 == 0:
            continue
        around = layout.around[point]
        reached = _behind(layout, point, around, leg.dy, leg.dx, leg.linked, walls, filled)
        if not leg.linked:
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
            found = fan.targets(seen & free_ways(layout, fan, walls, filled))
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
        fan = Fan(len(layout.around), 2 * layout.half, len(layout.parts))
        y, x = layout.spot(a)
        for point in range(len(layout.around)):
            _add_legs(layout, fan, y, x, point, point)
        layout.legs[a] = fan
    return fan


def points_of(layout: Layout, point: int) -> Fan:
    """The ways from a lattice point to every square and every inner edge."""
    fan = layout.points[point]
    if fan is None:
        fan = Fan(layout.count + 2 * layout.half, 2 * layout.half, len(layout.parts))
        for target in layout.targets:
            y, x = layout.spot(target)
            _add_legs(layout, fan, y, x, point, target)
        layout.points[point] = fan
    return fan


def _add_legs(layout: Layout, fan: Fan, y: int, x: int, point: int, target: int) -> None:
    """All ways from a doubled place to a lattice point; directions are as seen from the point."""
    own = layout.place_at(y, x) if (y + x) % 2 == 1 else -1
    for way in ways(layout, y, x, 2 * (point // layout.width), 2 * (point % layout.width)):
        edges = edges_on(layout, y, x, way, own)
        if edges is None:
            continue
        dy, dx = -way.dy, -way.dx
        if way.gate >= 0:
            dy, dx = turned(dy, dx, (4 - layout.gates[way.gate].turn) % 4)
        linked = way.gate >= 0
        bit = fan.add(target, linked, edges)
        fan.later.append(Later(bit, y, x, way, -1, -1))
        fan.rays[bit] = Ray(target, linked, dy, dx)
