"""Straight lines on the doubled lattice: centres of squares are odd, lattice points even. Integers only.

Sets of edges, squares and lines are whole numbers, one bit each, so that asking what stands in the
way of a line is one `&`, and asking it of all lines from a place is one `&` for each part of the board.
"""

from typing import Final


class Touch:
    """Edges (by doubled midpoint) and squares (by doubled centre) a line from (1,1) touches."""

    __slots__ = ("mids", "through")

    def __init__(self, mids: list[tuple[int, int]], through: list[tuple[int, int]]) -> None:
        self.mids: list[tuple[int, int]] = mids
        self.through: list[tuple[int, int]] = through


_touched: Final[dict[tuple[int, int], Touch]] = {}


def touched(dy: int, dx: int) -> Touch:
    """What the closed line from a centre at (1,1) to (1+dy,1+dx) touches."""
    found = _touched.get((dy, dx))
    if found is None:
        found = _touch(dy, dx)
        _touched[(dy, dx)] = found
    return found


def _touch(dy: int, dx: int) -> Touch:
    mids: list[tuple[int, int]] = []
    _crossings(dy, dx, False, mids)
    _crossings(dx, dy, True, mids)
    through: list[tuple[int, int]] = []
    for y, x in mids:
        for square in beside(y, x):
            if square not in through:
                through.append(square)
    return Touch(mids, through)


def beside(y: int, x: int) -> list[tuple[int, int]]:
    """The centres on both sides of an edge."""
    return [(y - 1, x), (y + 1, x)] if y % 2 == 0 else [(y, x - 1), (y, x + 1)]


def _crossings(along: int, across: int, swap: bool, mids: list[tuple[int, int]]) -> None:
    """Edges that lie across one axis: the line meets lattice line 2k there at a rational place."""
    if along == 0:
        return
    sign = 1 if along > 0 else -1
    length = along * sign
    k = 2 if along > 0 else 0
    while (k - 1) * sign <= length:
        # the place on the other axis is 1 + across*(k-1)/along
        top = length + across * sign * (k - 1)
        whole, rest = divmod(top, length)
        spots: list[int] = []
        if rest == 0 and whole % 2 == 0:
            spots = [whole - 1, whole + 1]  # through a lattice point: both edges that end there
        elif rest == 0:
            spots = [whole]
        else:
            spots = [whole if whole % 2 == 1 else whole + 1]
        for spot in spots:
            mids.append((spot, k) if swap else (k, spot))
        k += 2 * sign


def touches(ay: int, ax: int, by: int, bx: int, my: int, mx: int) -> bool:
    """Does the closed line from a to b touch the closed unit edge with this middle?"""
    if my % 2 == 1:  # upright: look at it lying
        ay, ax, by, bx, my, mx = ax, ay, bx, by, mx, my
    if (ay - my) * (by - my) > 0:
        return False
    if ay == by:
        return ay == my and min(ax, bx) <= mx + 1 and max(ax, bx) >= mx - 1
    length = by - ay
    place = ax * length + (bx - ax) * (my - ay)
    if length < 0:
        length, place = -length, -place
    return (mx - 1) * length <= place <= (mx + 1) * length


def turned(dy: int, dx: int, quarter: int) -> tuple[int, int]:
    """A vector turned clockwise."""
    if quarter == 1:
        return dx, -dy
    if quarter == 2:
        return -dy, -dx
    if quarter == 3:
        return -dx, dy
    return dy, dx


class Ray:
    """One straight way to a target: the edges and squares that stand in it, and how it lies."""

    __slots__ = ("dx", "dy", "edges", "gate", "squares", "target")

    def __init__(self, target: int, edges: int, squares: int, gate: int, dy: int, dx: int) -> None:
        self.target: int = target
        self.edges: int = edges
        self.squares: int = squares
        self.gate: int = gate  # the opening it passes, or -1
        self.dy: int = dy  # where it comes from, or goes to, as laid out on the line
        self.dx: int = dx


class Fan:
    """All rays of a place. Ray n of a target has bit n * width + target."""

    def __init__(self, width: int, parts: int) -> None:
        self.width: int = width
        self.rays: dict[int, Ray] = {}  # by bit
        self.layers: int = 0
        self.all: int = 0
        self.plain: int = 0  # those that pass no link
        self.by_edge: dict[int, int] = {}  # the rays an edge stands in
        self.by_square: dict[int, int] = {}
        self.parts: list[dict[int, int]] = [{} for _ in range(parts)]

    def add(self, ray: Ray) -> None:
        layer = 0
        while layer * self.width + ray.target in self.rays:
            layer += 1
        bit = layer * self.width + ray.target
        self.rays[bit] = ray
        self.layers = max(self.layers, layer + 1)
        mask = 1 << bit
        self.all |= mask
        if ray.gate < 0:
            self.plain |= mask
        for edge in bits(ray.edges):
            self.by_edge[edge] = self.by_edge.get(edge, 0) | mask
        for square in bits(ray.squares):
            self.by_square[square] = self.by_square.get(square, 0) | mask

    def free(self, walls: int, filled: int, parts: list[int]) -> int:
        """The rays nothing stands in; what each part of the board blocks is kept."""
        blocked = 0
        for i in range(len(parts)):
            standing = walls & parts[i]
            found = self.parts[i].get(standing)
            if found is None:
                found = 0
                for edge in bits(standing):
                    found |= self.by_edge.get(edge, 0)
                if len(self.parts[i]) > PARTS_LIMIT:
                    self.parts[i].clear()
                self.parts[i][standing] = found
            blocked |= found
        if filled:
            for square in bits(filled):
                blocked |= self.by_square.get(square, 0)
        return self.all & ~blocked

    def targets(self, free: int) -> int:
        """What these rays lead to."""
        found = free
        for layer in range(1, self.layers):
            found |= free >> (layer * self.width)
        return found & ((1 << self.width) - 1)


PARTS_LIMIT: Final = 500


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
