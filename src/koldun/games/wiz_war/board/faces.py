"""The printed faces of the sectors and the arrangements, as drawings (see rules.toml for the legend)."""

from typing import ClassVar, Final

from koldun.games.wiz_war.board.layout import (
    CENTRE,
    DIRECTIONS,
    LETTERS,
    SIZE,
    Layout,
    Link,
)
from koldun.kernel.definitions import Definition

COLOURS: Final = ("red", "blue", "green", "yellow")

FACES: Final[dict[str, tuple[str, ...]]] = {}
FACES["blue_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+   +   +",
    "|   | T         |   |",
    "+   +   +   +---+   +",
    "        | H     |    ",
    "+   +---+---+   +   +",
    "|   |         T D   |",
    "+   +   +---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["red_a"] = (
    "+---+---+   +---+---+",
    "| T |               |",
    "+   +   +---+   +   +",
    "|       |       |   |",
    "+---+   +   +---+   +",
    "        D H          ",
    "+   +---+   +   +---+",
    "|   |       |       |",
    "+   +   +---+   +   +",
    "|               | T |",
    "+---+---+   +---+---+",
)
FACES["yellow_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+   +---+   +",
    "|       |   | T |   |",
    "+---+   +   +   +   +",
    "        | H     D    ",
    "+   +   +---+---+   +",
    "|   | T             |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["green_a"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T |           |",
    "+---+   +   +   +=D=+",
    "        | H |   |    ",
    "+   +---+   +   +   +",
    "|   |       | T |   |",
    "+   +   +   +---+   +",
    "|       |           |",
    "+---+---+   +---+---+",
)
FACES["blue_b"] = (
    "+---+---+   +---+---+",
    "|           D       |",
    "+   +---+   +   +---+",
    "|   |   |   | T     |",
    "+   +   +   +---+   +",
    "    |   | H     |    ",
    "+---+   +---+   +   +",
    "|     T         |   |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["red_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|   | T |           |",
    "+   +   +   +---+---+",
    "        | H |        ",
    "+---+=D=+   +   +=D=+",
    "|             T |   |",
    "+   +---+---+---+   +",
    "|                   |",
    "+---+---+   +---+---+",
)
FACES["yellow_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T |           |",
    "+---+   +   +   +---+",
    "        | H |        ",
    "+---+---+   +   +---+",
    "|           | T |   |",
    "+   +---+---+   +   +",
    "|           D       |",
    "+---+---+   +---+---+",
)
FACES["green_b"] = (
    "+---+---+   +---+---+",
    "|                   |",
    "+   +---+---+---+   +",
    "|     T         |   |",
    "+---+---+---+   +   +",
    "          H     |    ",
    "+---+---+---+=D=+   +",
    "|             T |   |",
    "+   +---+---+   +   +",
    "|           |       |",
    "+---+---+   +---+---+",
)


class Sector:
    """One face turned by quarter turns: its walls and doors by square and side, its treasures."""

    __slots__ = ("doors", "treasures", "walls")

    def __init__(
        self, walls: list[list[bool]], doors: list[list[bool]], treasures: list[tuple[int, int]]
    ) -> None:
        self.walls: list[list[bool]] = walls  # by square of the sector, by direction
        self.doors: list[list[bool]] = doors
        self.treasures: list[tuple[int, int]] = treasures

    def turned(self) -> "Sector":
        """A quarter turn clockwise: (r,c) goes to (c,4-r) (WIZ-MAPCHANGE-01)."""
        walls: list[list[bool]] = [[] for _ in range(SIZE * SIZE)]
        doors: list[list[bool]] = [[] for _ in range(SIZE * SIZE)]
        for row in range(SIZE):
            for col in range(SIZE):
                old, new = row * SIZE + col, col * SIZE + SIZE - 1 - row
                walls[new] = [self.walls[old][(d - 1) % 4] for d in DIRECTIONS]
                doors[new] = [self.doors[old][(d - 1) % 4] for d in DIRECTIONS]
        return Sector(walls, doors, [(c, SIZE - 1 - r) for r, c in self.treasures])


def read_sector(drawing: tuple[str, ...]) -> Sector:
    """A face from its drawing: eleven text rows, walls `---` and `|`, doors `=D=` and `D`."""
    rows = [row.ljust(4 * SIZE + 1) for row in drawing]
    walls: list[list[bool]] = []
    doors: list[list[bool]] = []
    treasures: list[tuple[int, int]] = []
    for r in range(SIZE):
        for c in range(SIZE):
            signs = [
                rows[2 * r][4 * c + 2],
                rows[2 * r + 1][4 * c + 4],
                rows[2 * r + 2][4 * c + 2],
                rows[2 * r + 1][4 * c],
            ]
            walls.append([sign in "-|" for sign in signs])
            doors.append([sign == "D" for sign in signs])
            if rows[2 * r + 1][4 * c + 2] == "T":
                treasures.append((r, c))
    return Sector(walls, doors, treasures)


_sectors: Final[dict[tuple[str, int], Sector]] = {}


def sector(face: str, rotation: int) -> Sector:
    key = (face, rotation)
    found = _sectors.get(key)
    if found is None:
        found = read_sector(FACES[face])
        for _ in range(rotation):
            found = found.turned()
        _sectors[key] = found
    return found


class Plan(Definition):
    """What is printed on the table now: sectors in their slots, turned as they lie."""

    # worked out of the rest
    aside: ClassVar[tuple[str, ...]] = ("inner_doors", "inner_stone", "is_home", "own_doors")

    def __init__(self, layout: Layout, side: str, colours: list[int], rotations: list[int]) -> None:
        self.layout: Layout = layout
        self.side: str = side
        self.colours: list[int] = colours  # by slot
        self.rotations: list[int] = rotations
        self.walls: int = 0
        self.doors: int = 0
        self.door_slot: dict[int, int] = {}
        self.homes: list[int] = []
        self.starts: int = 0  # the homes as bits
        self.treasures: list[list[int]] = []
        for slot in range(len(colours)):
            printed = sector(f"{COLOURS[colours[slot]]}_{side.lower()}", rotations[slot])
            for local in range(SIZE * SIZE):
                square = layout.square_in(slot, local // SIZE, local % SIZE)
                for d in DIRECTIONS:
                    edge = layout.edge_at[square][d]
                    if printed.walls[local][d]:
                        self.walls |= 1 << edge  # a double wall is one wall (WIZ-BOARD-07)
                    if printed.doors[local][d]:
                        self.doors |= 1 << edge
                        self.door_slot[edge] = slot
            self.homes.append(layout.square_in(slot, CENTRE, CENTRE))
            self.starts |= 1 << self.homes[slot]
            self.treasures.append([layout.square_in(slot, r, c) for r, c in printed.treasures])
        self.own_doors: list[int] = [0] * len(colours)  # by slot
        for edge, slot in self.door_slot.items():
            self.own_doors[slot] |= 1 << edge
        self.inner_doors: int = self.doors & layout.inner
        self.inner_stone: int = self.walls & layout.inner & ~self.doors
        self.is_home: list[bool] = [square in self.homes for square in range(layout.count)]


_plans: Final[dict[str, Plan]] = {}
PLANS_LIMIT: Final = 4000


def plan_of(layout: Layout, side: str, colours: list[int], rotations: list[int]) -> Plan:
    key = f"{layout.id} {side} {colours} {rotations}"
    found = _plans.get(key)
    if found is None:
        if len(_plans) > PLANS_LIMIT:
            _plans.clear()
        found = Plan(layout, side, colours[:], rotations[:])
        _plans[key] = found
    return found


def turn_square(layout: Layout, square: int, quarter: int) -> int:
    """Where a square of a sector goes when the sector turns."""
    row, col = layout.local(square)
    for _ in range(quarter % 4):
        row, col = col, SIZE - 1 - row
    return layout.square_in(layout.slot_of[square], row, col)


def turn_edge(layout: Layout, square: int, d: int, quarter: int) -> int:
    """Where side `d` of a square goes when its sector turns."""
    return layout.edge_at[turn_square(layout, square, quarter)][(d + quarter) % 4]


def _links(text: str) -> list[Link]:
    """`0E-1W inner` and so on, one link a line."""
    links: list[Link] = []
    for line in text.strip().splitlines():
        ends, kind, colour = (line + " -").split()[:3]
        a, b = ends.split("-")
        links.append(
            Link(
                int(a[0]),
                LETTERS.index(a[1]),
                int(b[0]),
                LETTERS.index(b[1]),
                kind,
                "" if colour == "-" else colour,
            )
        )
    return links


LAYOUTS: Final[dict[str, Layout]] = {}

LAYOUTS["layout_2"] = Layout(
    "layout_2",
    [(0, 0), (0, 1)],
    _links(
        """
0E-1W inner
0W-1E wrap
0N-1S portal purple
1N-0S portal cyan
"""
    ),
)
LAYOUTS["layout_3"] = Layout(
    "layout_3",
    [(0, 0), (0, 1), (1, 0)],
    _links(
        """
0E-1W inner
0S-2N inner
0W-1E wrap
0N-2S wrap
1S-2E portal purple
1N-2W portal cyan
"""
    ),
)
LAYOUTS["layout_4"] = Layout(
    "layout_4",
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    _links(
        """
0E-1W inner
2E-3W inner
0S-2N inner
1S-3N inner
0W-1E wrap
2W-3E wrap
0N-3S portal purple
1N-2S portal cyan
"""
    ),
)
LAYOUTS["layout_4_plain"] = Layout(
    "layout_4_plain",
    [(0, 0), (0, 1), (1, 0), (1, 1)],
    _links(
        """
0E-1W inner
2E-3W inner
0S-2N inner
1S-3N inner
0W-1E wrap
2W-3E wrap
0N-2S wrap
1N-3S wrap
"""
    ),
)
