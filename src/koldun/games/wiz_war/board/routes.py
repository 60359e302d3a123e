"""Lines of sight over the board, by links too (Линия видимости, WIZ-LOS-*).

A line through a link (wrap or portal) runs on a second sheet of the board, glued to the first at the
opening; at most one opening a line (WIZ-LOS-06). Which walls stand in which line is worked out once for
each square; what is seen past the walls of a moment is then looked up, and kept per state of the walls.
"""

from koldun.games.wiz_war.board.layout import (
    CACHE_LIMIT,
    EAST,
    NORTH,
    OPENING,
    SOUTH,
    Gate,
    Layout,
)
from koldun.games.wiz_war.board.lines import Fan, Later, Stroke, Way, bits, touched


def seen_from(layout: Layout, a: int, walls: int, filled: int) -> int:
    """All in a free line from a square: squares as bits, and inner edges shifted by their number.

    An edge is seen when its middle is; it never stands in its own way (WIZ-LOS-03).
    """
    key = (a, walls, filled)
    found = layout.seen.get(key)
    if found is None:
        fan = fan_of(layout, a)
        found = fan.targets(free_ways(layout, fan, walls, filled))
        if len(layout.seen) > CACHE_LIMIT:
            layout.seen.clear()
        layout.seen[key] = found
    return found


def fan_of(layout: Layout, a: int) -> Fan:
    fan = layout.fans[a]
    if fan is None:
        fan = Fan(layout.count + 2 * layout.half, 2 * layout.half, len(layout.parts))
        y, x = 2 * (a // layout.cols) + 1, 2 * (a % layout.cols) + 1
        for target in layout.targets:
            ty, tx = layout.spot(target)
            for way in ways(layout, y, x, ty, tx):
                edges = edges_on(layout, y, x, way, target - layout.count)
                if edges is not None:
                    bit = fan.add(target, way.gate >= 0, edges)
                    fan.later.append(Later(bit, y, x, way, a, target))
        layout.fans[a] = fan
    return fan


def free_ways(layout: Layout, fan: Fan, walls: int, filled: int) -> int:
    """The ways of a fan that nothing stands in."""
    if filled and fan.later:
        for late in fan.later:
            squares = squares_on(layout, late.y, late.x, late.way, late.a, late.b)
            fan.touch(late.bit, squares)
        fan.later = []
    return fan.free(walls, filled, layout.parts)


def ways(layout: Layout, y: int, x: int, ty: int, tx: int) -> list[Way]:
    """All straight ways from a doubled place to another, those over the rim too."""
    found = [Way(-1, ty - y, tx - x, stroke(layout, y, x, ty - y, tx - x))]
    place = ty * layout.stride + tx
    for i in range(len(layout.gates)):
        gate = layout.gates[i]
        iy, ix = gate.images[place]
        if crosses(y, x, iy, ix, gate):
            found.append(Way(i, iy - y, ix - x, stroke(layout, y, x, iy - y, ix - x)))
    return found


def crosses(ay: int, ax: int, y: int, x: int, gate: Gate) -> bool:
    """Does the line cross the opening outwards, strictly between its end columns?"""
    my, mx = gate.y, gate.x
    if gate.out == NORTH or gate.out == SOUTH:
        ay, ax, y, x, my, mx = ax, ay, x, y, mx, my
    # now the opening lies across the second axis, at mx
    step = 1 if gate.out == EAST or gate.out == SOUTH else -1
    if (mx - ax) * step <= 0 or (x - mx) * step < 0 or x == ax:
        return False
    length = (x - ax) * step
    place = ay * length + (y - ay) * (mx - ax) * step  # times length
    return (my - 1) * length < place < (my + 1) * length


def stroke(layout: Layout, y: int, x: int, dy: int, dx: int) -> Stroke:
    """Equal lines touch equal edges: they are worked out once, counted from where they start."""
    odd_y, odd_x = y % 2, x % 2
    key = (dy * 256 + dx) * 4 + odd_y * 2 + odd_x
    found = layout.strokes.get(key)
    if found is None:
        touch = touched(odd_y, odd_x, dy, dx)
        edges: list[int] = []
        for my, mx in touch.mids:
            if my % 2 == 0:
                edges.append((my // 2) * layout.width + (mx - 1) // 2)
            else:
                edges.append(layout.half + (my - 1) // 2 * layout.width + mx // 2)
        found = Stroke(
            edges,
            [(my - odd_y) * layout.across + mx - odd_x for my, mx in touch.mids],
            [(sy // 2) * layout.cols + sx // 2 for sy, sx in touch.through],
            [(sy - odd_y) * layout.across + sx - odd_x for sy, sx in touch.through],
        )
        layout.strokes[key] = found
    return found


def edges_on(layout: Layout, y: int, x: int, way: Way, own: int) -> list[int] | None:
    """The edges a way touches, but for the target's own; None: it runs over the rim."""
    found: list[int] = []
    solid = layout.solid
    if way.gate < 0:
        start = y // 2 * layout.width + x // 2
        for step in way.stroke.edges:
            edge = start + step
            if edge != own:
                if not solid[edge]:
                    return None
                found.append(edge)
        return found
    gate = layout.gates[way.gate]
    plane = gate.plane
    start = layout.on_plane(gate, y, x)
    for step in way.stroke.mids:
        edge = plane[start + step]
        if edge != OPENING and edge != own:
            if edge < 0 or not solid[edge]:
                return None
            found.append(edge)
    return found


def squares_on(layout: Layout, y: int, x: int, way: Way, a: int, b: int) -> list[int]:
    """The squares a way touches between its ends."""
    found: list[int] = []
    if way.gate < 0:
        start = y // 2 * layout.cols + x // 2
        for step in way.stroke.squares:
            square = start + step
            if square != a and square != b and layout.slot_of[square] >= 0:
                found.append(square)
        return found
    gate = layout.gates[way.gate]
    start = layout.on_plane(gate, y, x)
    for step in way.stroke.through:
        square = gate.plane[start + step]
        if square >= 0 and square != a and square != b:
            found.append(square)
    return found


def single_walls(layout: Layout, a: int, walls: int, filled: int) -> list[int]:
    """Walls that alone stand in some line from a square: without one of them more is seen."""
    fan = fan_of(layout, a)
    blocked = 0
    twice = fan.all & ~free_ways(layout, fan, 0, filled)
    edges = bits(walls & layout.inner)
    for edge in edges:
        rays = fan.by_edge[edge]
        twice |= blocked & rays
        blocked |= rays
    once = blocked & ~twice
    return [edge for edge in edges if fan.by_edge[edge] & once]


# --- flying along a line


def flights(layout: Layout, a: int, target: int) -> list[Way]:
    """The straight ways from a square to another, or to an edge (its number above all squares)."""
    y, x = 2 * (a // layout.cols) + 1, 2 * (a % layout.cols) + 1
    ty, tx = layout.spot(target)
    own = target - layout.count
    return [w for w in ways(layout, y, x, ty, tx) if edges_on(layout, y, x, w, own) is not None]


def stopping(layout: Layout, a: int, target: int, way: Way, walls: int) -> bool:
    """Does one of these walls stand in the way?"""
    y, x = 2 * (a // layout.cols) + 1, 2 * (a % layout.cols) + 1
    edges = edges_on(layout, y, x, way, target - layout.count)
    return edges is None or any((walls >> edge) & 1 for edge in edges)


def path(layout: Layout, a: int, way: Way) -> list[int]:
    """Squares a thrown thing enters in order; at a corner it stays on the thrower's side."""
    spots: list[tuple[int, int, int]] = []
    y, x = 2 * (a // layout.cols), 2 * (a % layout.cols)
    for sy, sx in touched(1, 1, way.dy, way.dx).through:
        cross = abs((sy - 1) * way.dx - (sx - 1) * way.dy)
        if cross < abs(way.dy) + abs(way.dx):  # the line runs through its interior
            spots.append(((sy - 1) * way.dy + (sx - 1) * way.dx, sy + y, sx + x))
    spots.sort()
    entered: list[int] = []
    for _, sy, sx in spots:
        if way.gate >= 0:
            gate = layout.gates[way.gate]
            entered.append(gate.plane[layout.on_plane(gate, sy, sx)])
        else:
            entered.append(layout.place_at(sy, sx))
    return [square for square in entered if square >= 0 and square != a]


def length(way: Way) -> int:
    """Orthogonal steps, as laid out on the line."""
    return (abs(way.dy) + abs(way.dx)) // 2
