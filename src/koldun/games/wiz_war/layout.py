"""The bare board of a number of players: squares, edges, links, and which edges a line touches.

Nothing here changes during a match. Squares and edges are whole numbers; sets of them are whole
numbers too, one bit each, so that a line of sight is one `&` against the walls that stand.

Lines run over doubled coordinates: centres of squares are odd, lattice points even. A line through
a link (wrap or portal) runs on a second sheet of the board, glued to the first at the opening.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = (0, 1, 2, 3)
DY: Final = (-1, 0, 1, 0)
DX: Final = (0, 1, 0, -1)
LETTERS: Final = "NESW"
SIZE: Final = 5
CENTRE: Final = 2
CACHE_LIMIT: Final = 60_000


class Link:
    """Two rim openings that are one: a wrap straight across, or a pair of portals of a colour."""

    __slots__ = ("a_dir", "a_slot", "b_dir", "b_slot", "colour", "kind")

    def __init__(
        self, a_slot: int, a_dir: int, b_slot: int, b_dir: int, kind: str, colour: str
    ) -> None:
        self.a_slot: int = a_slot
        self.a_dir: int = a_dir
        self.b_slot: int = b_slot
        self.b_dir: int = b_dir
        self.kind: str = kind
        self.colour: str = colour


class Gate:
    """One rim opening, with where it leads."""

    __slots__ = ("colour", "edge", "far_dir", "far_edge", "far_square", "out", "square", "turn")

    def __init__(
        self,
        square: int,
        out: int,
        edge: int,
        far_square: int,
        far_dir: int,
        far_edge: int,
        colour: str,
    ) -> None:
        self.square: int = square
        self.out: int = out
        self.edge: int = edge
        self.far_square: int = far_square
        self.far_dir: int = far_dir  # the way out over there; one comes in against it
        self.far_edge: int = far_edge
        self.turn: int = (out - far_dir - 2) % 4  # quarter turns of the far sheet
        self.colour: str = colour


class Route:
    """One straight way a line can take: the edges and the squares between its ends it touches."""

    __slots__ = ("edges", "length", "link", "path", "squares")

    def __init__(self, edges: int, squares: int, link: bool, path: list[int], length: int) -> None:
        self.edges: int = edges
        self.squares: int = squares
        self.link: bool = link
        self.path: list[int] = path  # squares entered, from the thrower on
        self.length: int = length  # orthogonal steps, as laid out on the line


class Touch:
    """Edges (by doubled midpoint) and squares (by doubled centre) a line from (1,1) touches."""

    __slots__ = ("mids", "through")

    def __init__(self, mids: list[tuple[int, int]], through: list[tuple[int, int]]) -> None:
        self.mids: list[tuple[int, int]] = mids
        self.through: list[tuple[int, int]] = through


_touched: Final[dict[tuple[int, int], Touch]] = {}


def touched(dy: int, dx: int) -> Touch:
    """What the closed line from a centre at (1,1) to (1+dy,1+dx) touches: integers only."""
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
        near = [(y - 1, x), (y + 1, x)] if y % 2 == 0 else [(y, x - 1), (y, x + 1)]
        for square in near:
            if square not in through:
                through.append(square)
    return Touch(mids, through)


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


def turned(dy: int, dx: int, quarter: int) -> tuple[int, int]:
    """A vector turned clockwise."""
    for _ in range(quarter % 4):
        dy, dx = dx, -dy
    return dy, dx


class Leg:
    """A straight way to a lattice point: the edges it touches, squares in the way, edges round it."""

    __slots__ = ("around", "edges", "point", "squares")

    def __init__(self, point: int, edges: int, squares: int, around: int) -> None:
        self.point: int = point
        self.edges: int = edges
        self.squares: int = squares
        self.around: int = around


class Layout:
    """The arrangement for a number of players: slots, openings and links (WIZ-SETUP-03)."""

    def __init__(self, id: str, slots: list[tuple[int, int]], links: list[Link]) -> None:
        self.id: str = id
        self.slots: list[tuple[int, int]] = slots
        self.links: list[Link] = links
        self.rows: int = SIZE * (1 + max(row for row, _ in slots))
        self.cols: int = SIZE * (1 + max(col for _, col in slots))
        self.width: int = self.cols + 1
        self.half: int = (self.rows + 1) * self.width  # first vertical edge
        self.count: int = self.rows * self.cols
        self.board: int = 0
        self.slot_of: list[int] = [-1] * self.count
        self.squares: list[int] = []
        for slot in range(len(slots)):
            for local in range(SIZE * SIZE):
                square = self.square_in(slot, local // SIZE, local % SIZE)
                self.slot_of[square] = slot
                self.board |= 1 << square
        self.squares = [s for s in range(self.count) if self.slot_of[s] >= 0]
        self.edge_at: list[list[int]] = [
            [self._edge_beside(square, d) for d in DIRECTIONS] for square in range(self.count)
        ]
        self.sides: dict[int, list[int]] = {}
        for square in self.squares:
            for edge in self.edge_at[square]:
                self.sides.setdefault(edge, []).append(square)
        self.edges: list[int] = sorted(self.sides)
        self.rim: int = 0
        self.border: int = 0
        for edge in self.edges:
            beside = self.sides[edge]
            if len(beside) == 1:
                self.rim |= 1 << edge
            elif self.slot_of[beside[0]] != self.slot_of[beside[1]]:
                self.border |= 1 << edge
        self.gates: list[Gate] = []
        self.go: list[list[int]] = [[-1, -1, -1, -1] for _ in range(self.count)]
        self.heading: list[list[int]] = [[0, 1, 2, 3] for _ in range(self.count)]
        self._join()
        self.near: list[list[int]] = [self.go[s][:] for s in range(self.count)]
        self._routes: dict[int, list[Route]] = {}
        self._edge_routes: dict[int, list[Route]] = {}
        self._seen: dict[tuple[int, int, int, int], int] = {}
        self._steps: dict[tuple[int, int], list[int]] = {}
        self.corners: dict[tuple[int, int, int, int], list[int]] = {}  # see corners.py
        self.legs: dict[int, list[Leg]] = {}
        self.square_names: list[str] = [
            f"{s // self.cols}.{s % self.cols}" for s in range(self.count)
        ]
        self.edge_names: dict[int, str] = {edge: self._edge_name(edge) for edge in self.edges}
        self.square_by: dict[str, int] = {self.square_names[s]: s for s in self.squares}
        self.edge_by: dict[str, int] = {name: edge for edge, name in self.edge_names.items()}

    # --- numbers

    def square_in(self, slot: int, row: int, col: int) -> int:
        at = self.slots[slot]
        return (SIZE * at[0] + row) * self.cols + SIZE * at[1] + col

    def local(self, square: int) -> tuple[int, int]:
        return (square // self.cols) % SIZE, (square % self.cols) % SIZE

    def _edge_beside(self, square: int, d: int) -> int:
        row, col = square // self.cols, square % self.cols
        if d == NORTH:
            return row * self.width + col
        if d == SOUTH:
            return (row + 1) * self.width + col
        if d == WEST:
            return self.half + row * self.width + col
        return self.half + row * self.width + col + 1

    def middle(self, edge: int) -> tuple[int, int]:
        """The doubled midpoint of an edge."""
        if edge < self.half:
            return 2 * (edge // self.width), 2 * (edge % self.width) + 1
        place = edge - self.half
        return 2 * (place // self.width) + 1, 2 * (place % self.width)

    def edge_of_middle(self, y: int, x: int) -> int:
        """The edge with this doubled midpoint, or -1 off the board."""
        if y < 0 or x < 0 or y > 2 * self.rows or x > 2 * self.cols:
            return -1
        if y % 2 == 0:
            edge = (y // 2) * self.width + (x - 1) // 2
        else:
            edge = self.half + ((y - 1) // 2) * self.width + x // 2
        return edge if edge in self.sides else -1

    def square_of_centre(self, y: int, x: int) -> int:
        if y < 0 or x < 0 or y > 2 * self.rows or x > 2 * self.cols:
            return -1
        square = (y // 2) * self.cols + x // 2
        return square if self.slot_of[square] >= 0 else -1

    def _edge_name(self, edge: int) -> str:
        y, x = self.middle(edge)
        return f"{y // 2}.{x // 2}{'n' if y % 2 == 0 else 'w'}"

    # --- walking

    def _join(self) -> None:
        for square in self.squares:
            row, col = square // self.cols, square % self.cols
            for d in DIRECTIONS:
                r, c = row + DY[d], col + DX[d]
                if 0 <= r < self.rows and 0 <= c < self.cols:
                    other = r * self.cols + c
                    if self.slot_of[other] >= 0:
                        self.go[square][d] = other
        for link in self.links:
            if link.kind == "inner":
                continue
            one = self._opening(link.a_slot, link.a_dir)
            two = self._opening(link.b_slot, link.b_dir)
            self._gate(one, link.a_dir, two, link.b_dir, link.colour)
            self._gate(two, link.b_dir, one, link.a_dir, link.colour)

    def _opening(self, slot: int, d: int) -> int:
        return self.square_in(slot, CENTRE + DY[d] * CENTRE, CENTRE + DX[d] * CENTRE)

    def _gate(self, square: int, out: int, far: int, far_dir: int, colour: str) -> None:
        edge, far_edge = self.edge_at[square][out], self.edge_at[far][far_dir]
        self.gates.append(Gate(square, out, edge, far, far_dir, far_edge, colour))
        self.go[square][out] = far
        self.heading[square][out] = (far_dir + 2) % 4

    # --- lines

    def routes(self, a: int, b: int) -> list[Route]:
        """All straight ways from centre to centre, by links too; those over a rim are left out."""
        key = a * self.count + b
        found = self._routes.get(key)
        if found is None:
            y, x = 2 * (b // self.cols) + 1, 2 * (b % self.cols) + 1
            found = self._all_routes(a, y, x, -1, b)
            self._routes[key] = found
        return found

    def routes_to_edge(self, a: int, edge: int) -> list[Route]:
        """All straight ways to the middle of an edge, which itself is never in the way (WIZ-LOS-03)."""
        key = a * 4096 + edge
        found = self._edge_routes.get(key)
        if found is None:
            y, x = self.middle(edge)
            found = self._all_routes(a, y, x, edge, -1)
            self._edge_routes[key] = found
        return found

    def _all_routes(self, a: int, y: int, x: int, edge: int, b: int) -> list[Route]:
        ay, ax = 2 * (a // self.cols) + 1, 2 * (a % self.cols) + 1
        found: list[Route] = []
        direct = self._route(ay, ax, y, x, edge, a, b, None)
        if direct is not None:
            found.append(direct)
        for gate in self.gates:
            my, mx = self.middle(gate.edge)
            fy, fx = self.middle(gate.far_edge)
            ty, tx = turned(y - fy, x - fx, gate.turn)
            beyond = self._route(ay, ax, my + ty, mx + tx, edge, a, b, gate)
            if beyond is not None:
                found.append(beyond)
        return found

    def _route(
        self, ay: int, ax: int, y: int, x: int, target: int, a: int, b: int, gate: Gate | None
    ) -> Route | None:
        if gate is not None and not self._through(ay, ax, y, x, gate):
            return None
        touch = touched(y - ay, x - ax)
        edges = 0
        squares = 0
        for my, mx in touch.mids:
            edge = self._on_sheet(my + ay - 1, mx + ax - 1, gate, True)
            if gate is not None and my + ay - 1 == self.middle(gate.edge)[0]:
                if mx + ax - 1 == self.middle(gate.edge)[1]:
                    continue
            if edge == target and target >= 0:
                continue
            if edge < 0 or (self.rim >> edge) & 1:
                return None
            edges |= 1 << edge
        path: list[int] = []
        for sy, sx in touch.through:
            square = self._on_sheet(sy + ay - 1, sx + ax - 1, gate, False)
            if square >= 0 and square != a and square != b:
                squares |= 1 << square
        for square in self._entered(ay, ax, y, x, gate):
            if square >= 0 and square != a:
                path.append(square)
        length = (abs(y - ay) + abs(x - ax)) // 2
        return Route(edges, squares, gate is not None, path, length)

    def _through(self, ay: int, ax: int, y: int, x: int, gate: Gate) -> bool:
        """Does the line cross the opening outwards, strictly between its end columns?"""
        my, mx = self.middle(gate.edge)
        if gate.out in (NORTH, SOUTH):
            ay, ax, y, x, my, mx = ax, ay, x, y, mx, my
        # now the opening lies across the second axis, at mx
        step = 1 if gate.out in (EAST, SOUTH) else -1
        if (mx - ax) * step <= 0 or (x - mx) * step < 0 or x == ax:
            return False
        length = (x - ax) * step
        place = ay * length + (y - ay) * (mx - ax) * step  # times length
        return (my - 1) * length < place < (my + 1) * length

    def _on_sheet(self, y: int, x: int, gate: Gate | None, is_edge: bool) -> int:
        """The real edge or square at a place of the plane: beyond the gate it is the far sheet's."""
        if gate is not None:
            my, mx = self.middle(gate.edge)
            beyond = (y - my) * DY[gate.out] + (x - mx) * DX[gate.out]
            if beyond > 0:
                fy, fx = self.middle(gate.far_edge)
                ty, tx = turned(y - my, x - mx, (4 - gate.turn) % 4)
                y, x = fy + ty, fx + tx
        return self.edge_of_middle(y, x) if is_edge else self.square_of_centre(y, x)

    def _entered(self, ay: int, ax: int, y: int, x: int, gate: Gate | None) -> list[int]:
        """Squares a thrown thing enters in order; at a corner it stays on the thrower's side."""
        dy, dx = y - ay, x - ax
        spots: list[tuple[int, int, int]] = []
        for sy, sx in touched(dy, dx).through:
            cy, cx = sy + ay - 1, sx + ax - 1
            cross = abs((cy - ay) * dx - (cx - ax) * dy)
            if cross < abs(dy) + abs(dx):  # the line runs through its interior
                along = (cy - ay) * dy + (cx - ax) * dx
                spots.append((along, cy, cx))
        spots.sort()
        return [self._on_sheet(cy, cx, gate, False) for _, cy, cx in spots]

    # --- sight

    def sees(self, a: int, b: int, walls: int, filled: int) -> bool:
        """Is a line free of these walls and of these filled squares between its ends?"""
        for route in self.routes(a, b):
            if route.edges & walls == 0 and route.squares & filled == 0:
                return True
        return False

    def sees_edge(self, a: int, edge: int, walls: int, filled: int) -> bool:
        for route in self.routes_to_edge(a, edge):
            if route.edges & walls == 0 and route.squares & filled == 0:
                return True
        return False

    def seen_from(self, a: int, walls: int, filled: int) -> int:
        """All squares in a free line from `a`, as bits; kept per state of the walls."""
        key = (a, walls, filled, 0)
        found = self._seen.get(key)
        if found is None:
            found = 0
            for b in self.squares:
                if self.sees(a, b, walls, filled):
                    found |= 1 << b
            self._keep(key, found)
        return found

    def edges_seen_from(self, a: int, walls: int, filled: int) -> int:
        key = (a, walls, filled, 1)
        found = self._seen.get(key)
        if found is None:
            found = 0
            for edge in self.edges:
                if (self.rim >> edge) & 1 == 0 and self.sees_edge(a, edge, walls, filled):
                    found |= 1 << edge
            self._keep(key, found)
        return found

    def steps_from(self, start: int, walls: int) -> list[int]:
        """How many steps away each square is, past no wall or closed door; far off if unreachable."""
        found = self._steps.get((start, walls))
        if found is not None:
            return found
        found = [99] * self.count
        found[start] = 0
        queue = [start]
        for square in queue:
            for d in DIRECTIONS:
                to = self.go[square][d]
                if to >= 0 and found[to] == 99:
                    edge = self.edge_at[square][d]
                    if (walls >> edge) & 1 == 0:
                        found[to] = found[square] + 1
                        queue.append(to)
        if len(self._steps) > CACHE_LIMIT:
            self._steps.clear()
        self._steps[(start, walls)] = found
        return found

    def _keep(self, key: tuple[int, int, int, int], value: int) -> None:
        if len(self._seen) > CACHE_LIMIT:
            self._seen.clear()
        self._seen[key] = value
