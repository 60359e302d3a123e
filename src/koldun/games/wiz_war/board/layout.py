"""The bare board of a number of players: squares, edges, and the links over the rim.

Nothing here changes during a match. Squares, edges and lattice points are whole numbers; sets of them
are whole numbers too, one bit each.
"""

from typing import Final, final

from koldun.kernel.decisions import Option
from koldun.kernel.definitions import Definition

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
MAZES_LIMIT: Final = 2_000
OPENING: Final = -2  # on the plane of a gate: nothing stands there


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


class Opening:
    """Where a link meets the rim: the square, the way out of it, and the edge with its doubled middle."""

    __slots__ = ("edge", "out", "square", "x", "y")

    def __init__(self, square: int, out: int, edge: int, y: int, x: int) -> None:
        self.square: int = square
        self.out: int = out
        self.edge: int = edge
        self.y: int = y
        self.x: int = x


class Gate:
    """One rim opening, with where it leads."""

    __slots__ = (
        "colour",
        "edge",
        "far_dir",
        "far_edge",
        "far_square",
        "fx",
        "fy",
        "images",
        "out",
        "plane",
        "square",
        "turn",
        "x",
        "y",
    )

    def __init__(self, near: Opening, far: Opening, colour: str) -> None:
        self.square: int = near.square
        self.out: int = near.out
        self.edge: int = near.edge
        self.y: int = near.y
        self.x: int = near.x
        self.far_square: int = far.square
        self.far_dir: int = far.out  # the way out over there; one comes in against it
        self.far_edge: int = far.edge
        self.fy: int = far.y
        self.fx: int = far.x
        self.turn: int = (near.out - far.out - 2) % 4  # quarter turns of the far sheet
        self.colour: str = colour
        self.plane: list[int] = []  # what lies where around the opening, the far sheet glued on
        self.images: list[tuple[int, int]] = []  # where each place of the far sheet lies then


class End:
    """An end of an opening, where the two sheets are glued: what ends there, as the far sheet lies."""

    __slots__ = ("around", "far", "turn")

    def __init__(self, far: int, around: list[int], turn: int) -> None:
        self.far: int = far  # the same lattice point over there
        self.around: list[int] = around
        self.turn: int = turn  # quarter turns from here to there


def turned(dy: int, dx: int, quarter: int) -> tuple[int, int]:
    """A vector turned clockwise."""
    if quarter == 1:
        return dx, -dy
    if quarter == 2:
        return -dy, -dx
    if quarter == 3:
        return -dx, dy
    return dy, dx


class Grid(Definition):
    """Squares and edges of sectors in their slots, by number and by name."""

    def __init__(self, slots: list[tuple[int, int]]) -> None:
        self.slots: list[tuple[int, int]] = slots
        self.rows: int = SIZE * (1 + max(row for row, _ in slots))
        self.cols: int = SIZE * (1 + max(col for _, col in slots))
        self.width: int = self.cols + 1
        self.half: int = (self.rows + 1) * self.width  # first vertical edge
        self.count: int = self.rows * self.cols
        self.slot_of: list[int] = self._slots_of_squares()
        self.squares: list[int] = [s for s in range(self.count) if self.slot_of[s] >= 0]
        self.board: int = sum(1 << square for square in self.squares)
        self.edge_at: list[list[int]] = [
            [self._edge_beside(square, d) for d in DIRECTIONS] for square in range(self.count)
        ]
        self.sides: dict[int, list[int]] = self._sides()
        self.edges: list[int] = sorted(self.sides)
        self.rim: int = sum(1 << edge for edge in self.edges if len(self.sides[edge]) == 1)
        self.inner: int = sum(1 << edge for edge in self.edges if len(self.sides[edge]) == 2)
        self.border: int = sum(1 << edge for edge in self.edges if self._between_sectors(edge))
        self.solid: list[bool] = [(self.inner >> e) & 1 == 1 for e in range(2 * self.half)]
        self.own: list[int] = [  # the inner edges of each square
            sum(1 << edge for edge in self.edge_at[s]) & self.inner for s in range(self.count)
        ]
        # what a line may lead to: squares, and inner edges above all squares
        self.targets: list[int] = [
            *self.squares,
            *[self.count + edge for edge in self.edges if self.solid[edge]],
        ]
        self.stride: int = 2 * self.cols + 1
        self.grid: list[int] = self._places()
        self.square_names: list[str] = [
            f"{s // self.cols}.{s % self.cols}" for s in range(self.count)
        ]
        self.edge_names: dict[int, str] = {edge: self._edge_name(edge) for edge in self.edges}
        self.square_by: dict[str, int] = {self.square_names[s]: s for s in self.squares}
        self.edge_by: dict[str, int] = {name: edge for edge, name in self.edge_names.items()}
        # options never change, so all matches share them
        self.square_options: list[Option] = [
            Option("square", place=name) for name in self.square_names
        ]
        self.edge_options: dict[int, Option] = {
            edge: Option("edge", place=name) for edge, name in self.edge_names.items()
        }

    def _slots_of_squares(self) -> list[int]:
        found = [-1] * self.count
        for slot in range(len(self.slots)):
            for local in range(SIZE * SIZE):
                found[self.square_in(slot, local // SIZE, local % SIZE)] = slot
        return found

    def _sides(self) -> dict[int, list[int]]:
        """The squares on both sides of each edge; of a rim edge one."""
        found: dict[int, list[int]] = {}
        for square in self.squares:
            for edge in self.edge_at[square]:
                found.setdefault(edge, []).append(square)
        return found

    def _between_sectors(self, edge: int) -> bool:
        beside = self.sides[edge]
        return len(beside) == 2 and self.slot_of[beside[0]] != self.slot_of[beside[1]]

    def _places(self) -> list[int]:
        """The square or edge at each doubled place; -1: neither."""
        found = [-1] * ((2 * self.rows + 1) * self.stride)
        for square in self.squares:
            y, x = self.spot(square)
            found[y * self.stride + x] = square
        for edge in self.edges:
            y, x = self.middle(edge)
            found[y * self.stride + x] = edge
        return found

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

    def spot(self, target: int) -> tuple[int, int]:
        """The doubled centre of a square, or middle of an edge (its number above all squares)."""
        if target >= self.count:
            return self.middle(target - self.count)
        return 2 * (target // self.cols) + 1, 2 * (target % self.cols) + 1

    def place_at(self, y: int, x: int) -> int:
        """The edge with this doubled middle or the square with this centre; -1 off the board."""
        if y < 0 or x < 0 or y > 2 * self.rows or x > 2 * self.cols:
            return -1
        return self.grid[y * self.stride + x]

    def _edge_name(self, edge: int) -> str:
        y, x = self.middle(edge)
        return f"{y // 2}.{x // 2}{'n' if y % 2 == 0 else 'w'}"


@final
class Layout(Grid):
    """The arrangement for a number of players: slots, openings and links (WIZ-SETUP-03)."""

    def __init__(self, id: str, slots: list[tuple[int, int]], links: list[Link]) -> None:
        super().__init__(slots)
        self.id: str = id
        self.gates: list[Gate] = self._gates(links)
        self.go: list[list[int]] = [self._neighbours(square) for square in range(self.count)]
        self.heading: list[list[int]] = [[0, 1, 2, 3] for _ in range(self.count)]
        for gate in self.gates:
            self.go[gate.square][gate.out] = gate.far_square
            self.heading[gate.square][gate.out] = (gate.far_dir + 2) % 4
        self.ways: list[int] = [to for s in range(self.count) for to in self.go[s]]
        self.closes: list[list[int]] = [[] for _ in range(2 * self.half)]  # ways, by edge
        for square in range(self.count):
            for d in DIRECTIONS:
                self.closes[self.edge_at[square][d]].append(4 * square + d)
        self.beside: list[int] = [  # each square and those a step away, links too
            sum(1 << to for to in {s, *self.go[s]} if to >= 0) for s in range(self.count)
        ]
        self.parts: list[int] = self._parts()
        self.around: list[list[int]] = [
            self._edges_around(p) for p in range((self.rows + 1) * self.width)
        ]
        self.reach: int = 2 * max(self.rows, self.cols) + 2
        self.across: int = 2 * self.reach + 1
        self.ends: dict[int, list[End]] = {}  # by lattice point
        for gate in self.gates:
            self._glue(gate)
            self._end(gate, 1)
            self._end(gate, -1)
        self._mazes: dict[int, Maze] = {}  # see `maze_of`

    def _gates(self, links: list[Link]) -> list[Gate]:
        found: list[Gate] = []
        for link in links:
            if link.kind != "inner":
                one = self._opening(link.a_slot, link.a_dir)
                two = self._opening(link.b_slot, link.b_dir)
                found.append(Gate(one, two, link.colour))
                found.append(Gate(two, one, link.colour))
        return found

    def _opening(self, slot: int, d: int) -> Opening:
        square = self.square_in(slot, CENTRE + DY[d] * CENTRE, CENTRE + DX[d] * CENTRE)
        edge = self.edge_at[square][d]
        y, x = self.middle(edge)
        return Opening(square, d, edge, y, x)

    def _neighbours(self, square: int) -> list[int]:
        """The square in each direction on the same sheet; -1: the rim."""
        found = [-1, -1, -1, -1]
        if self.slot_of[square] < 0:
            return found
        row, col = square // self.cols, square % self.cols
        for d in DIRECTIONS:
            r, c = row + DY[d], col + DX[d]
            if 0 <= r < self.rows and 0 <= c < self.cols and self.slot_of[r * self.cols + c] >= 0:
                found[d] = r * self.cols + c
        return found

    def _parts(self) -> list[int]:
        """Inner edges by sector, then those between sectors: lines are looked up part by part."""
        parts = [0] * len(self.slots)
        for edge in self.edges:
            if ((self.rim | self.border) >> edge) & 1 == 0:
                parts[self.slot_of[self.sides[edge][0]]] |= 1 << edge
        return [*parts, self.border] if self.border else parts

    def _edges_around(self, point: int) -> list[int]:
        """The edges that end at a lattice point, by direction."""
        y, x = 2 * (point // self.width), 2 * (point % self.width)
        return [self.place_at(y + DY[d], x + DX[d]) for d in DIRECTIONS]

    def _glue(self, gate: Gate) -> None:
        """The plane around an opening: this sheet up to it, the far one beyond (WIZ-LOS-06)."""
        gate.plane = [-1] * (self.across * self.across)
        dy, dx = DY[gate.out], DX[gate.out]
        for place in range(len(self.grid)):
            y, x = place // self.stride, place % self.stride
            if (y - gate.y) * dy + (x - gate.x) * dx <= 0:
                gate.plane[self.on_plane(gate, y, x)] = self.grid[place]
            ty, tx = turned(y - gate.fy, x - gate.fx, gate.turn)
            gate.images.append((gate.y + ty, gate.x + tx))
            if ty * dy + tx * dx > 0:
                gate.plane[self.on_plane(gate, gate.y + ty, gate.x + tx)] = self.grid[place]
        gate.plane[self.on_plane(gate, gate.y, gate.x)] = OPENING

    def _end(self, gate: Gate, side: int) -> None:
        """Glue one end of an opening: the far sheet's edges, and the near one's that leads inwards."""
        y, x = gate.y + DX[gate.out] * side, gate.x + DY[gate.out] * side
        back = (4 - gate.turn) % 4
        dy, dx = turned(y - gate.y, x - gate.x, back)
        far = (gate.fy + dy) // 2 * self.width + (gate.fx + dx) // 2
        near = y // 2 * self.width + x // 2
        around = [-1 if edge == gate.far_edge else edge for edge in self.around[far]]
        around[gate.far_dir] = self.around[near][(gate.out + 2) % 4]
        self.ends.setdefault(near, []).append(End(far, around, back))

    def on_plane(self, gate: Gate, y: int, x: int) -> int:
        return (y - gate.y + self.reach) * self.across + x - gate.x + self.reach

    def maze_of(self, walls: int) -> "Maze":
        """The board with these walls and closed doors; kept, since it is asked for again and again."""
        found = self._mazes.get(walls)
        if found is None:
            if len(self._mazes) >= MAZES_LIMIT:
                self._mazes.clear()
            found = self._mazes[walls] = Maze(self, walls)
        return found

    def steps_from(self, start: int, walls: int) -> list[int]:
        """How many steps away each square is, past no wall or closed door; far off if unreachable."""
        return self.maze_of(walls).steps_from(start)


@final
class Maze:
    """Where one can go past the walls of a moment."""

    __slots__ = ("_open", "_steps")

    def __init__(self, layout: Layout, walls: int) -> None:
        # four ways from each square; -1: closed
        self._open: list[int] = layout.ways[:]
        edge = 0
        while walls:
            part = walls & 0x3FFFFFFF
            at = edge
            while part:
                if part & 1:
                    for way in layout.closes[at]:
                        self._open[way] = -1
                part >>= 1
                at += 1
            walls >>= 30
            edge += 30
        self._steps: list[list[int] | None] = [None] * layout.count

    def steps_from(self, start: int) -> list[int]:
        """How many steps away each square is; far off if unreachable."""
        known = self._steps[start]
        if known is not None:
            return known
        open = self._open
        found = [99] * len(self._steps)
        found[start] = 0
        queue = [start]
        for square in queue:
            steps = found[square] + 1
            for way in range(4 * square, 4 * square + 4):
                to = open[way]
                if to >= 0 and found[to] == 99:
                    found[to] = steps
                    queue.append(to)
        self._steps[start] = found
        return found
