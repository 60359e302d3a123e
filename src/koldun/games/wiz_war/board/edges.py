"""What stands on the edges now: walls, doors, flames; and what has happened to each."""

from typing import Final, final

from koldun.games.wiz_war.board.faces import Plan
from koldun.kernel.state import Plain

NONE: Final = 0
WALL: Final = 1
DOOR: Final = 2
FIRE: Final = 3
EARTH: Final = 4

CRACKS: Final = (0, 5, 3, 0, 0)  # what an edge of each kind takes (WIZ-DAMAGE-04)


@final
class EdgeMark:
    """What has happened to an edge since it was printed."""

    def __init__(self, old: "EdgeMark | None" = None) -> None:
        self.cracks: int = 0 if old is None else old.cracks
        self.broken: bool = False if old is None else old.broken
        self.made: int = NONE if old is None else old.made
        self.card: int = -1 if old is None else old.card
        self.made_cracks: int = 0 if old is None else old.made_cracks
        self.seal: int = -1 if old is None else old.seal
        self.holder: int = -1 if old is None else old.holder
        self.picker: int = -1 if old is None else old.picker
        # the created wall a door took the place of: card, cracks
        self.under: list[int] = [] if old is None else old.under[:]

    def copy(self) -> "EdgeMark":
        return EdgeMark(self)

    def is_blank(self) -> bool:
        """As printed, and nobody at it."""
        if self.broken or self.made != NONE or self.cracks > 0:
            return False
        return self.seal < 0 and self.holder < 0 and self.picker < 0

    def facts(self) -> "list[Plain]":
        return [
            self.cracks,
            self.broken,
            self.made,
            self.card,
            self.made_cracks,
            self.seal,
            self.holder,
            self.picker,
            [u for u in self.under],
        ]


@final
class Edges:
    """All marks, and sets of edges worked out of them: they are read far more often than they change."""

    def __init__(self, old: "Edges | None" = None) -> None:
        self.marks: dict[int, EdgeMark] = {} if old is None else _copied(old.marks)
        # the edge a Wall of Earth stands on
        self.earth: int = -1 if old is None else old.earth
        self.stone: int = 0 if old is None else old.stone  # edges with a wall on them
        self.doors: int = 0 if old is None else old.doors
        self.fires: int = 0 if old is None else old.fires
        # edges that block sight and steps for whoever has no key
        self.walls: int = 0 if old is None else old.walls

    def copy(self) -> "Edges":
        return Edges(self)

    def mark(self, edge: int) -> EdgeMark:
        mark = self.marks.get(edge)
        if mark is None:
            mark = EdgeMark()
            self.marks[edge] = mark
        return mark

    def kind(self, plan: Plan, edge: int) -> int:
        """What stands on an edge now: created things before printed ones."""
        if edge == self.earth:
            return EARTH
        mark = self.marks.get(edge)
        if mark is not None:
            if mark.made != NONE:
                return mark.made
            if mark.broken:
                return NONE
        if (plan.doors >> edge) & 1:
            return DOOR
        return WALL if (plan.walls >> edge) & 1 else NONE

    def is_held(self, edge: int) -> bool:
        mark = self.marks.get(edge)
        return mark is not None and mark.holder >= 0 and mark.seal < 0

    def look_again(self, plan: Plan) -> None:
        """Work out anew what stands where, after anything rose, fell or opened."""
        doors, stone = plan.inner_doors, plan.inner_stone
        fires = gone = made_doors = made_stone = open_now = 0
        for edge, mark in self.marks.items():
            held = mark.holder >= 0 and mark.seal < 0
            if mark.made == NONE and not mark.broken and not held:
                continue
            bit = 1 << edge
            if mark.made != NONE or mark.broken:
                gone |= bit
            if mark.made == WALL:
                made_stone |= bit
            elif mark.made == DOOR:
                made_doors |= bit
            elif mark.made == FIRE:
                fires |= bit
            if held:
                open_now |= bit
        if gone:
            stone = stone & ~gone | made_stone
            doors = doors & ~gone | made_doors
        self.stone = stone
        self.doors = doors
        self.fires = fires
        self.walls = (stone | doors) & ~open_now
        if self.earth >= 0:
            self.walls |= 1 << self.earth


def _copied(marks: dict[int, EdgeMark]) -> dict[int, EdgeMark]:
    return {edge: mark.copy() for edge, mark in marks.items()}
