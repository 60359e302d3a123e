"""What a straight line touches, whatever stands there: edges and squares, counted from where it starts.

Places are counted on a doubled lattice: centres of squares are odd, lattice points even.
"""


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
