"""Straight lines on the doubled lattice: centres of squares are odd, lattice points even. Integers only.

Sets of edges, squares and lines are whole numbers, one bit each, so that asking what stands in the
way of a line is one `&`, and asking it of all lines from a place is one `&` for each part of the board.
"""

from typing import Final


class Touch:
    """Edges (by doubled midpoint) and squares (by doubled centre) a line touches."""

    __slots__ = ("mids", "through")

    def __init__(self, mids: list[tuple[int, int]], through: list[tuple[int, int]]) -> None:
        self.mids: list[tuple[int, int]] = mids
        self.through: list[tuple[int, int]] = through


def touched(y: int, x: int, dy: int, dx: int) -> Touch:
    """What the closed line from a place near (0,0) touches.

    To a lattice point it is what stands in the way to a column: nothing that ends or meets there,
    nor the square it starts in.
    """
    mids: list[tuple[int, int]] = []
    _crossings(dy, dx, y, x, False, mids)
    _crossings(dx, dy, x, y, True, mids)
    py, px = y + dy, x + dx
    leg = py % 2 == 0 and px % 2 == 0
    if leg:
        mids = [(my, mx) for my, mx in mids if abs(my - py) + abs(mx - px) != 1]
    through: list[tuple[int, int]] = []
    for my, mx in mids:
        for cy, cx in beside(my, mx):
            if (cy, cx) in through:
                continue
            start = cy == y and cx == x
            end = abs(cy - py) == 1 and abs(cx - px) == 1
            if not leg or (not start and not end):
                through.append((cy, cx))
    return Touch(mids, through)


def beside(y: int, x: int) -> list[tuple[int, int]]:
    """The centres on both sides of an edge."""
    return [(y - 1, x), (y + 1, x)] if y % 2 == 0 else [(y, x - 1), (y, x + 1)]


def _crossings(
    along: int, across: int, start: int, side: int, swap: bool, mids: list[tuple[int, int]]
) -> None:
    """Edges that lie across one axis: the line meets lattice line 2k there at a rational place."""
    if along == 0:
        if start % 2 == 0:  # it runs along a lattice line
            low, high = min(side, side + across), max(side, side + across)
            spot = low if low % 2 == 1 else low - 1
            while spot - 1 <= high:
                mids.append((spot, start) if swap else (start, spot))
                spot += 2
        return
    sign = 1 if along > 0 else -1
    length = along * sign
    k = start if start % 2 == 0 else start + sign
    while (k - start) * sign <= length:
        # the place on the other axis is side + across*(k-start)/along
        whole, rest = divmod(side * length + across * sign * (k - start), length)
        if rest == 0 and whole % 2 == 0:
            spots = [whole - 1, whole + 1]  # through a lattice point: both edges that end there
        elif rest == 0 or whole % 2 == 1:
            spots = [whole]
        else:
            spots = [whole + 1]
        for spot in spots:
            mids.append((spot, k) if swap else (k, spot))
        k += 2 * sign


def turned(dy: int, dx: int, quarter: int) -> tuple[int, int]:
    """A vector turned clockwise."""
    if quarter == 1:
        return dx, -dy
    if quarter == 2:
        return -dy, -dx
    if quarter == 3:
        return -dx, dy
    return dy, dx


class Stroke:
    """What all lines of one length and direction touch, as places counted from where they start."""

    __slots__ = ("edges", "mids", "squares", "through")

    def __init__(
        self, edges: list[int], mids: list[int], squares: list[int], through: list[int]
    ) -> None:
        self.edges: list[int] = edges  # edges on one sheet
        self.mids: list[int] = mids  # the same on the plane of an opening
        self.squares: list[int] = squares
        self.through: list[int] = through


class Way:
    """One straight way to a target: through which opening, if any, and how far it goes."""

    __slots__ = ("dx", "dy", "gate", "stroke")

    def __init__(self, gate: int, dy: int, dx: int, stroke: Stroke) -> None:
        self.gate: int = gate  # or -1
        self.dy: int = dy
        self.dx: int = dx
        self.stroke: Stroke = stroke


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


class Fan:
    """All ways of a place. Way n to a target has bit n * width + target."""

    def __init__(self, width: int, edges: int, parts: int) -> None:
        self.width: int = width
        self.counts: list[int] = [0] * width
        self.layers: int = 1
        self.all: int = 0
        self.plain: int = 0  # those that pass no link
        self.by_edge: list[int] = [0] * edges  # the ways an edge stands in
        self.by_square: dict[int, int] = {}
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

    def touch(self, bit: int, squares: list[int]) -> None:
        for square in squares:
            self.by_square[square] = self.by_square.get(square, 0) | 1 << bit

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
                blocked |= self.by_square.get(square, 0)
        return self.all & ~blocked

    def targets(self, free: int) -> int:
        """What these ways lead to."""
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
