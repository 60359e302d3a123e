"""The board: cells for mages, roads for monsters (Игровое поле)."""

from typing import final

from koldun.kernel.decisions import Option
from koldun.kernel.definitions import Definition


class Road(Definition):
    """A line of squares between the castles of two mages, counted from the first of them."""

    def __init__(self, id: str, start: int, goal: int) -> None:
        self.id: str = id
        self.start: int = start
        self.goal: int = goal


class Guard(Definition):
    """Where a monster of the idle mage stands in the two-player game (MAG-TWO-05)."""

    def __init__(self, square: int, card: str) -> None:
        self.square: int = square
        self.card: str = card


class Spot(Definition):
    """Where something lies in the plane, and what it touches: for the view only."""

    def __init__(
        self, id: str, q: int, r: int, kind: str, near: list[str], tags: list[str]
    ) -> None:
        self.id: str = id
        self.q: int = q
        self.r: int = r
        self.kind: str = kind
        self.near: list[str] = near
        self.tags: list[str] = tags


@final
class Board(Definition):
    def __init__(
        self,
        *,
        roads: list[Road],
        squares: list[str],
        castles: list[str],
        kinds: dict[str, str],
        walks: dict[str, list[str]],
        guards: list[list[Guard]],
        spots: list[Spot],
    ) -> None:
        self.id: str = "board"
        self.length: int = len(squares) // len(roads)  # squares of a road
        self.roads: list[Road] = roads
        self.squares: list[str] = squares  # ids, road after road
        self.castles: list[str] = castles  # by mage
        self.kinds: dict[str, str] = kinds  # of every field cell
        self.guards: list[list[Guard]] = guards  # by idle mage
        self.spots: list[Spot] = spots
        # where a mage may walk from a cell or castle; castles and roads are never among them
        self.walks: dict[str, list[Option]] = {
            cell: [Option("walk", place=target) for target in targets]
            for cell, targets in walks.items()
        }
        self.centre: str = ""
        self.portals: list[str] = []
        for cell, kind in kinds.items():
            if kind == "central_portal":
                self.centre = cell
            elif kind == "magic_portal":
                self.portals.append(cell)
        # walks from each cell or castle to the nearest other bag of monsters
        self.bags: dict[str, int] = {cell: self._steps(cell, "monster_bag") for cell in walks}
        # the two roads of each mage, first the one that leads clockwise
        self.roads_of: list[list[int]] = [[], [], []]
        for i in range(len(roads)):
            self.roads_of[roads[i].start].append(i)
        for i in range(len(roads)):
            self.roads_of[roads[i].goal].append(i)

    def _steps(self, start: str, kind: str) -> int:
        """How many walks it takes to the nearest cell of a kind, not counting the one stood on."""
        seen = {start}
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            further: list[str] = []
            for cell in edge:
                for option in self.walks[cell]:
                    target = option.place
                    if target not in seen:
                        if self.kinds[target] == kind:
                            return steps
                        seen.add(target)
                        further.append(target)
            edge = further
        return len(self.walks)

    def square(self, road: int, mage: int, distance: int) -> int:
        """The square of a road at a distance from a mage's castle; 1 is its first square."""
        step = distance - 1 if self.roads[road].start == mage else self.length - distance
        return road * self.length + step

    def road_at(self, square: int) -> int:
        return square // self.length

    def distance(self, square: int, mage: int) -> int:
        """How far from a mage's castle a square of one of its roads lies."""
        step = square % self.length
        return step + 1 if self.roads[square // self.length].start == mage else self.length - step

    def goal(self, road: int, mage: int) -> int:
        """The mage at whose castle a road ends for the other one."""
        r = self.roads[road]
        return r.goal if r.start == mage else r.start

    def other_road(self, road: int, mage: int) -> int:
        both = self.roads_of[mage]
        return both[1] if both[0] == road else both[0]


_OPTIONS: dict[tuple[str, str], Option] = {}


def option_at(verb: str, place: str) -> Option:
    """Options never change, so one for each place serves all matches."""
    key = (verb, place)
    option = _OPTIONS.get(key)
    if option is None:
        option = Option(verb, place=place)
        _OPTIONS[key] = option
    return option
