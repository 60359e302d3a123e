"""Straight lines of sight over the board, through links too (Линия видимости, WIZ-LOS-*).

Places are counted on a doubled lattice: centres of squares are odd, lattice points even. Sets of edges,
squares and lines are whole numbers, one bit each: what stands in the way of a line is one `&`.

A line through a link (wrap or portal) runs on a second sheet of the board, glued to the first at the
opening; at most one opening a line (WIZ-LOS-06). Which walls stand in which line is worked out once for
each square; what is seen past the walls of a moment is then looked up, and kept per state of the walls.
"""

from struct import Struct
from typing import Final, final

from koldun.games.wiz_war.board.layout import (
    DIRECTIONS,
    EAST,
    NORTH,
    OPENING,
    SOUTH,
    Gate,
    Layout,
)
from koldun.games.wiz_war.board.strokes import Stroke, Way, touched
from koldun.kernel.definitions import Definition

PARTS_LIMIT: Final = 500
SIGHTS_LIMIT: Final = 2_000


@final
class Lines(Definition):
    """All straight lines of a layout. The same for all matches; made when first asked for."""

    def __init__(self, layout: Layout) -> None:
        self.id: str = layout.id
        self.layout: Layout = layout
        self._strokes: dict[int, Stroke] = {}
        self._fans: list[Fan | None] = [None] * layout.count
        self._sights: dict[tuple[int, int, int, int, int], Sights] = {}

    def make_all(self) -> None:
        """When the first table of a process is set, not in mid-play."""
        for square in self.layout.squares:
            self.fan_of(square)

    def past(self, walls: int, doors: int, stone: int, filled: int, hiding: int) -> "Sights":
        """What is seen past what stands at a moment; kept, since it is asked for again and again."""
        standing = walls | doors | stone
        key = (walls, doors, standing, filled, hiding)
        found = self._sights.get(key)
        if found is None:
            if len(self._sights) >= SIGHTS_LIMIT:
                self._sights.clear()
            found = self._sights[key] = Sights(self, walls, doors, standing, filled, hiding)
        return found

    def seen_from(self, a: int, walls: int, filled: int) -> int:
        """All in a free line from a square: squares as bits, and inner edges shifted by their number.

        An edge is seen when its middle is; it never stands in its own way (WIZ-LOS-03).
        """
        fan = self.fan_of(a)
        return fan.targets(self.free_ways(fan, walls, filled))

    def single_walls(self, a: int, walls: int, filled: int) -> list[int]:
        """Walls that alone stand in some line from a square: without one of them more is seen."""
        fan = self.fan_of(a)
        blocked = 0
        twice = fan.all & ~self.free_ways(fan, 0, filled)
        edges = bits(walls & self.layout.inner)
        for edge in edges:
            rays = fan.by_edge[edge]
            twice |= blocked & rays
            blocked |= rays
        once = blocked & ~twice
        return [edge for edge in edges if fan.by_edge[edge] & once]

    def fan_of(self, a: int) -> "Fan":
        """The ways from a square to every square and every inner edge."""
        fan = self._fans[a]
        if fan is None:
            layout = self.layout
            fan = Fan(layout.count + 2 * layout.half, 2 * layout.half, len(layout.parts))
            y, x = layout.spot(a)
            for target in layout.targets:
                ty, tx = layout.spot(target)
                for way in self.ways(y, x, ty, tx):
                    edges = self.edges_on(y, x, way, target - layout.count)
                    if edges is not None:
                        bit = fan.add(target, way.gate >= 0, edges)
                        fan.later.append(Later(bit, y, x, way, a, target))
            self._fans[a] = fan
        return fan

    def free_ways(self, fan: "Fan", walls: int, filled: int) -> int:
        """The ways of a fan that nothing stands in."""
        if filled and fan.later:
            touching = Sets(self.layout.count, fan.layers * fan.width)
            for late in fan.later:
                for square in self._squares_on(late):
                    touching.add(square, late.bit)
            fan.by_square = touching.whole()
            fan.later = []
        return fan.free(walls, filled, self.layout.parts)

    def ways(self, y: int, x: int, ty: int, tx: int) -> "list[Way]":
        """All straight ways from a doubled place to another, those over the rim too."""
        found = [Way(-1, ty - y, tx - x, self._stroke(y, x, ty - y, tx - x))]
        place = ty * self.layout.stride + tx
        gates = self.layout.gates
        for i in range(len(gates)):
            gate = gates[i]
            iy, ix = gate.images[place]
            if _crosses(y, x, iy, ix, gate):
                found.append(Way(i, iy - y, ix - x, self._stroke(y, x, iy - y, ix - x)))
        return found

    def _stroke(self, y: int, x: int, dy: int, dx: int) -> "Stroke":
        """Equal lines touch equal edges: they are worked out once, counted from where they start."""
        odd_y, odd_x = y % 2, x % 2
        key = (dy * 256 + dx) * 4 + odd_y * 2 + odd_x
        found = self._strokes.get(key)
        if found is None:
            layout = self.layout
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
            self._strokes[key] = found
        return found

    def edges_on(self, y: int, x: int, way: "Way", own: int) -> list[int] | None:
        """The edges a way touches, but for the target's own; None: it runs over the rim."""
        found: list[int] = []
        layout = self.layout
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

    def _squares_on(self, late: "Later") -> list[int]:
        """The squares a way touches between its ends."""
        found: list[int] = []
        layout = self.layout
        way = late.way
        if way.gate < 0:
            start = late.y // 2 * layout.cols + late.x // 2
            for step in way.stroke.squares:
                square = start + step
                if square != late.a and square != late.b and layout.slot_of[square] >= 0:
                    found.append(square)
            return found
        gate = layout.gates[way.gate]
        start = layout.on_plane(gate, late.y, late.x)
        for step in way.stroke.through:
            square = gate.plane[start + step]
            if square >= 0 and square != late.a and square != late.b:
                found.append(square)
        return found


@final
class Sights(Definition):
    """What is seen from each square past what stands at a moment, worked out when it is asked for."""

    def __init__(
        self, lines: Lines, walls: int, doors: int, standing: int, filled: int, hiding: int
    ) -> None:
        self.lines: Lines = lines
        self.walls: int = walls
        self.doors: int = doors & walls  # those that are closed
        self.standing: int = standing  # walls and doors, open ones too
        self.filled: int = filled
        self.hiding: int = hiding
        count = lines.layout.count
        self._beside: list[int] = [-1] * count
        self._barred: list[int] = [-1] * count
        self._in_line: list[int] = [-1] * count
        self._squares: list[int] = [-1] * count
        self._opened: dict[tuple[int, int], int] = {}

    def doors_beside(self, a: int) -> int:
        """The closed doors of a square."""
        found = self._beside[a]
        if found < 0:
            found = self._beside[a] = self.doors & self.lines.layout.own[a]
        return found

    def is_barred(self, a: int, d: int) -> bool:
        """Does a wall or a door stand on that side of a square?"""
        found = self._barred[a]
        if found < 0:
            found = 0
            for side in DIRECTIONS:
                if (self.standing >> self.lines.layout.edge_at[a][side]) & 1:
                    found |= 1 << side
            self._barred[a] = found
        return (found >> d) & 1 == 1

    def in_line(self, a: int) -> int:
        """All in a free line from a square (`Lines.seen_from`), every door as it is."""
        found = self._in_line[a]
        if found < 0:
            found = self._in_line[a] = self.lines.seen_from(a, self.walls, self.filled)
        return found

    def in_line_past(self, a: int, walls: int) -> int:
        """The same for one to whom other walls stand."""
        found = self._opened.get((a, walls), -1)
        if found < 0:
            found = self._opened[(a, walls)] = self.lines.seen_from(a, walls, self.filled)
        return found

    def squares(self, a: int) -> int:
        """The squares in sight that do not hide what is in them, and the square itself."""
        found = self._squares[a]
        if found < 0:
            found = self.in_line(a) & self.lines.layout.board & ~self.hiding | 1 << a
            self._squares[a] = found
        return found


_lines: Final[dict[str, Lines]] = {}


def lines_of(layout: Layout) -> Lines:
    found = _lines.get(layout.id)
    if found is None or found.layout is not layout:
        found = Lines(layout)
        _lines[layout.id] = found
    return found


def _crosses(ay: int, ax: int, y: int, x: int, gate: Gate) -> bool:
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


class Ray:
    """Where a way of a fan leads, and how it lies as seen from there."""

    __slots__ = ("dx", "dy", "linked", "target")

    def __init__(self, target: int, linked: bool, dy: int, dx: int) -> None:
        self.target: int = target
        self.linked: bool = linked
        self.dy: int = dy
        self.dx: int = dx


class Later:
    """A way of a fan whose squares have not been asked for."""

    __slots__ = ("a", "b", "bit", "way", "x", "y")

    def __init__(self, bit: int, y: int, x: int, way: Way, a: int, b: int) -> None:
        self.bit: int = bit
        self.y: int = y  # where it starts
        self.x: int = x
        self.way: Way = way
        self.a: int = a  # the squares at its ends
        self.b: int = b


@final
class Fan:
    """All ways of a place. Way n to a target has bit n * width + target."""

    def __init__(self, width: int, edges: int, parts: int) -> None:
        self.width: int = width
        self.counts: list[int] = [0] * width
        self.layers: int = 1
        self.all: int = 0
        self.plain: int = 0  # those that pass no link
        self.by_edge: list[int] = [0] * edges  # the ways an edge stands in
        self.by_square: list[int] = []  # the ways something that fills a square stands in
        self.later: list[Later] = []  # most of the time nothing fills a square
        self.rays: dict[int, Ray] = {}  # by bit, where they are asked for
        self.parts: list[dict[int, int]] = [{} for _ in range(parts)]

    def add(self, target: int, linked: bool, edges: list[int]) -> int:
        layer = self.counts[target]
        self.counts[target] = layer + 1
        if layer >= self.layers:
            self.layers = layer + 1
        bit = layer * self.width + target
        mask = 1 << bit
        self.all |= mask
        if not linked:
            self.plain |= mask
        by_edge = self.by_edge
        for edge in edges:
            by_edge[edge] |= mask
        return bit

    def free(self, walls: int, filled: int, parts: list[int]) -> int:
        """The ways nothing stands in; what each part of the board blocks is kept."""
        blocked = 0
        for i in range(len(parts)):
            standing = walls & parts[i]
            found = self.parts[i].get(standing)
            if found is None:
                found = 0
                for edge in bits(standing):
                    found |= self.by_edge[edge]
                if len(self.parts[i]) > PARTS_LIMIT:
                    self.parts[i].clear()
                self.parts[i][standing] = found
            blocked |= found
        if filled:
            for square in bits(filled):
                blocked |= self.by_square[square]
        return self.all & ~blocked

    def targets(self, free: int) -> int:
        """What these ways lead to."""
        found = free
        for layer in range(1, self.layers):
            found |= free >> (layer * self.width)
        return found & ((1 << self.width) - 1)


@final
class Sets:
    """Sets in the making: a member is put in its place, which a whole number does not allow."""

    __slots__ = ("_words",)

    def __init__(self, count: int, members: int) -> None:
        self._words: list[list[int]] = [[0] * (members // 32 + 1) for _ in range(count)]

    def add(self, which: int, member: int) -> None:
        self._words[which][member // 32] |= 1 << (member % 32)

    def whole(self) -> list[int]:
        """All of them as whole numbers, a bit for each member."""
        form = Struct(f"<{len(self._words[0])}I")
        return [int.from_bytes(form.pack(*words), "little") for words in self._words]


def bits(mask: int) -> list[int]:
    """The members of a set, smallest first."""
    found: list[int] = []
    base = 0
    while mask:
        chunk = mask & 0xFFFFFFFF
        while chunk:
            low = chunk & -chunk
            found.append(base + low.bit_length() - 1)
            chunk ^= low
        mask >>= 32
        base += 32
    return found
