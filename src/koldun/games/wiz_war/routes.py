"""Lines of sight over the board, by links too (Линия видимости, WIZ-LOS-*).

A line through a link (wrap or portal) runs on a second sheet of the board, glued to the first at the
opening; at most one opening a line (WIZ-LOS-06). Which walls stand in which line is worked out once for
each square; what is seen past the walls of a moment is then looked up, and kept per state of the walls.
"""

from koldun.games.wiz_war.layout import CACHE_LIMIT, DX, DY, EAST, NORTH, SOUTH, Gate, Layout
from koldun.games.wiz_war.lines import Fan, Ray, bits, touched, turned


def seen_from(layout: Layout, a: int, walls: int, filled: int) -> int:
    """All in a free line from a square: squares as bits, and inner edges shifted by their number.

    An edge is seen when its middle is; it never stands in its own way (WIZ-LOS-03).
    """
    key = (a, walls, filled)
    found = layout.seen.get(key)
    if found is None:
        fan = fan_of(layout, a)
        found = fan.targets(fan.free(walls, filled, layout.parts))
        if len(layout.seen) > CACHE_LIMIT:
            layout.seen.clear()
        layout.seen[key] = found
    return found


def fan_of(layout: Layout, a: int) -> Fan:
    fan = layout.fans[a]
    if fan is None:
        fan = Fan(layout.count + 2 * layout.half, len(layout.parts))
        for b in layout.squares:
            for ray in rays(layout, a, 2 * (b // layout.cols) + 1, 2 * (b % layout.cols) + 1, b):
                fan.add(ray)
        for edge in layout.edges:
            if (layout.rim >> edge) & 1 == 0:
                y, x = layout.middle(edge)
                for ray in rays(layout, a, y, x, layout.count + edge):
                    fan.add(ray)
        layout.fans[a] = fan
    return fan


def rays(layout: Layout, a: int, y: int, x: int, target: int) -> list[Ray]:
    """All straight ways from a centre to a doubled place; those over the rim are left out."""
    ay, ax = 2 * (a // layout.cols) + 1, 2 * (a % layout.cols) + 1
    found: list[Ray] = []
    direct = _direct(layout, a, y - ay, x - ax, target)
    if direct is not None:
        found.append(direct)
    for i in range(len(layout.gates)):
        gate = layout.gates[i]
        ty, tx = turned(y - gate.fy, x - gate.fx, gate.turn)
        if crosses(ay, ax, gate.y + ty, gate.x + tx, gate):
            beyond = _linked(layout, a, gate.y + ty - ay, gate.x + tx - ax, target, i)
            if beyond is not None:
                found.append(beyond)
    return found


def _direct(layout: Layout, a: int, dy: int, dx: int, target: int) -> Ray | None:
    key = (0, dy, dx)
    found = layout.shifts.get(key)
    if found is None:
        touch = touched(dy, dx)
        found = shifted(layout, touch.mids, touch.through)
        layout.shifts[key] = found
    edges = (found[0] << (a // layout.cols * layout.width + a % layout.cols)) >> layout.half
    squares = ((found[1] << a) >> layout.count) & layout.board & ~(1 << a)
    if target >= layout.count:
        edges &= ~(1 << (target - layout.count))
    else:
        squares &= ~(1 << target)
    if edges & ~layout.inner:
        return None
    return Ray(target, edges, squares, -1, dy, dx)


def shifted(
    layout: Layout, mids: list[tuple[int, int]], centres: list[tuple[int, int]]
) -> tuple[int, int]:
    """What a line at square 0 touches, as bits moved up so that none is negative.

    On one sheet equal lines touch equal edges: they are worked out once and shifted.
    """
    edges = squares = 0
    for y, x in mids:
        if y % 2 == 0:
            edge = (y // 2) * layout.width + (x - 1) // 2
        else:
            edge = layout.half + (y - 1) // 2 * layout.width + x // 2
        edges |= 1 << (edge + layout.half)
    for y, x in centres:
        squares |= 1 << ((y // 2) * layout.cols + x // 2 + layout.count)
    return edges, squares


def crosses(ay: int, ax: int, y: int, x: int, gate: Gate) -> bool:
    """Does the line cross the opening outwards, strictly between its end columns?"""
    my, mx = gate.y, gate.x
    if gate.out in (NORTH, SOUTH):
        ay, ax, y, x, my, mx = ax, ay, x, y, mx, my
    # now the opening lies across the second axis, at mx
    step = 1 if gate.out in (EAST, SOUTH) else -1
    if (mx - ax) * step <= 0 or (x - mx) * step < 0 or x == ax:
        return False
    length = (x - ax) * step
    place = ay * length + (y - ay) * (mx - ax) * step  # times length
    return (my - 1) * length < place < (my + 1) * length


def _linked(layout: Layout, a: int, dy: int, dx: int, target: int, index: int) -> Ray | None:
    y, x = 2 * (a // layout.cols), 2 * (a % layout.cols)
    touch = touched(dy, dx)
    gate = layout.gates[index]
    edges = beyond(layout, touch.mids, y, x, gate)
    if target >= layout.count:
        edges &= ~(1 << (target - layout.count))
    if edges & ~layout.inner:
        return None
    squares = beyond(layout, touch.through, y, x, gate) & layout.board & ~(1 << a)
    if target < layout.count:
        squares &= ~(1 << target)
    return Ray(target, edges, squares, index, dy, dx)


def beyond(layout: Layout, places: list[tuple[int, int]], oy: int, ox: int, gate: Gate) -> int:
    """Real edges or squares at places of the plane: beyond the opening they are the far sheet's.

    The opening itself is left out, and a place off the board sets a bit no edge has.
    """
    found = 0
    gy, gx = DY[gate.out], DX[gate.out]
    back = (4 - gate.turn) % 4
    for py, px in places:
        y, x = py + oy - gate.y, px + ox - gate.x
        if y * gy + x * gx > 0:
            y, x = turned(y, x, back)
            found |= 1 << (layout.place_at(y + gate.fy, x + gate.fx) + 1)
        elif y != 0 or x != 0:
            found |= 1 << (layout.place_at(y + gate.y, x + gate.x) + 1)
    return found >> 1 if found & 1 == 0 else found >> 1 | 1 << (2 * layout.half)


def single_walls(layout: Layout, a: int, walls: int, filled: int) -> list[int]:
    """Walls that alone stand in some line from a square: without one of them more is seen."""
    fan = fan_of(layout, a)
    blocked = twice = 0
    for square in bits(filled):
        twice |= fan.by_square.get(square, 0)
    edges = bits(walls & layout.inner)
    for edge in edges:
        rays = fan.by_edge.get(edge, 0)
        twice |= blocked & rays
        blocked |= rays
    once = blocked & ~twice
    return [edge for edge in edges if fan.by_edge.get(edge, 0) & once]


# --- flying along a line


def ways_to(layout: Layout, a: int, target: int) -> list[Ray]:
    """The straight ways from a square to another, or to an edge (its number above all squares)."""
    fan = fan_of(layout, a)
    found: list[Ray] = []
    for layer in range(fan.layers):
        ray = fan.rays.get(layer * fan.width + target)
        if ray is not None:
            found.append(ray)
    return found


def path(layout: Layout, a: int, ray: Ray) -> list[int]:
    """Squares a thrown thing enters in order; at a corner it stays on the thrower's side."""
    oy, ox = 2 * (a // layout.cols), 2 * (a % layout.cols)
    spots: list[tuple[int, int, int]] = []
    for sy, sx in touched(ray.dy, ray.dx).through:
        cross = abs((sy - 1) * ray.dx - (sx - 1) * ray.dy)
        if cross < abs(ray.dy) + abs(ray.dx):  # the line runs through its interior
            spots.append(((sy - 1) * ray.dy + (sx - 1) * ray.dx, sy + oy, sx + ox))
    spots.sort()
    entered: list[int] = []
    for _, y, x in spots:
        if ray.gate >= 0:
            entered += bits(beyond(layout, [(y, x)], 0, 0, layout.gates[ray.gate]))
        else:
            entered.append(layout.place_at(y, x))
    return [square for square in entered if square != a]


def length(ray: Ray) -> int:
    """Orthogonal steps, as laid out on the line."""
    return (abs(ray.dy) + abs(ray.dx)) // 2
