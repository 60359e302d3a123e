"""Round one corner: which columns a line may bend at (Around the Corner, WIZ-CARDS-08).

A bend is legal at a column P when both legs touch nothing but P, and everything attached to P lies
in the angle between them. One of the legs may run through a link, or the line bends round an end of
the opening itself: then the two sheets are glued there, and what is attached to P on both counts.
"""

from typing import Final, final

from koldun.games.wiz_war.board.layout import CACHE_LIMIT, DIRECTIONS, DX, DY, Layout, turned
from koldun.games.wiz_war.board.lines import Fan, Later, Lines, Ray, bits, lines_of
from koldun.kernel.definitions import Definition


class Leg:
    """A straight line that has come to a column: where it came from, as seen from there."""

    __slots__ = ("dx", "dy", "linked")

    def __init__(self, dy: int, dx: int, linked: bool) -> None:
        self.dy: int = dy
        self.dx: int = dx
        self.linked: bool = linked  # one link a line


@final
class Corners(Definition):
    """All lines of a layout that bend once. The same for all matches; made when first asked for."""

    def __init__(self, layout: Layout) -> None:
        self.id: str = layout.id
        self.layout: Layout = layout
        self.lines: Lines = lines_of(layout)
        self._legs: list[Fan | None] = [None] * layout.count  # by square, to lattice points
        # by lattice point, to squares and edges
        self._points: list[Fan | None] = [None] * len(layout.around)
        self._planes: dict[tuple[int, int, bool], int] = {}
        self._bent: dict[tuple[int, int, int], int] = {}

    def make_all(self) -> None:
        """When the first table of a process is set, not in mid-play."""
        for square in self.layout.squares:
            self._legs_of(square)
        for point in range(len(self.layout.around)):
            self._points_of(point)

    def bent_from(self, a: int, walls: int, filled: int) -> int:
        """All that a bent line reaches from a square: squares, and inner edges shifted by their number."""
        key = (a, walls, filled)
        found = self._bent.get(key)
        if found is None:
            found = 0
            for _, reached in self.bends(a, walls, filled):
                found |= reached
            if len(self._bent) > CACHE_LIMIT:
                self._bent.clear()
            self._bent[key] = found
        return found

    def bends(self, a: int, walls: int, filled: int) -> list[tuple[int, int]]:
        """Each column a line from `a` may bend at, and what it reaches behind."""
        layout = self.layout
        walls |= layout.rim
        legs = self._legs_of(a)
        columns = standing_points(layout, walls)
        found: list[tuple[int, int]] = []
        for bit in bits(self.lines.free_ways(legs, walls, filled)):
            ray = legs.rays[bit]
            point = ray.target
            if (columns >> point) & 1 == 0:
                continue
            leg = Leg(ray.dy, ray.dx, ray.linked)
            reached = self._behind(point, layout.around[point], leg, walls, filled)
            if not ray.linked:
                for end in layout.ends.get(point, []):
                    dy, dx = turned(ray.dy, ray.dx, end.turn)
                    leg = Leg(dy, dx, True)
                    reached |= self._behind(end.far, end.around, leg, walls, filled)
            if reached:
                found.append((point, reached))
        return found

    def _behind(self, point: int, around: list[int], leg: Leg, walls: int, filled: int) -> int:
        """What a leg reaches behind a column, inside the angle."""
        uy, ux = leg.dy, leg.dx
        standing = [d for d in DIRECTIONS if around[d] >= 0 and (walls >> around[d]) & 1]
        sides = [ux * DY[d] - uy * DX[d] > 0 for d in standing]
        lone = len(standing) > 1
        found = 0
        if all(sides) or not any(sides):
            fan = self._points_of(point)
            seen = self._half_plane(point, uy, ux, sides[0])
            for d in standing:
                seen &= self._half_plane(point, DY[d], DX[d], sides[0])
            if leg.linked:
                seen &= fan.plain
            if seen:
                found = fan.targets(seen & self.lines.free_ways(fan, walls, filled))
        elif not lone:
            return 0
        for d in standing if lone else []:  # one of the walls at the column itself, past the others
            if (self.layout.inner >> around[d]) & 1 and _inside(uy, ux, d, standing):
                found |= 1 << (self.layout.count + around[d])
        return found

    def _half_plane(self, point: int, uy: int, ux: int, left: bool) -> int:
        """The rays of a column on one side of a direction, and straight on beyond it; kept."""
        key = (point, uy * 4096 + ux, left)
        found = self._planes.get(key)
        if found is None:
            found = 0
            straight = uy != 0 and ux != 0  # a leg may go straight on, a wall may not be touched
            rays = self._points_of(point).rays
            for bit, ray in rays.items():
                turn = ux * ray.dy - uy * ray.dx
                if turn == 0:
                    if straight and ux * ray.dx + uy * ray.dy < 0:
                        found |= 1 << bit
                elif (turn > 0) == left:
                    found |= 1 << bit
            self._planes[key] = found
        return found

    # --- legs, worked out once: walls do not change them

    def _legs_of(self, a: int) -> Fan:
        """The ways from a square to every lattice point."""
        fan = self._legs[a]
        if fan is None:
            layout = self.layout
            fan = Fan(len(layout.around), 2 * layout.half, len(layout.parts))
            y, x = layout.spot(a)
            for point in range(len(layout.around)):
                self._add_legs(fan, y, x, point, point)
            self._legs[a] = fan
        return fan

    def _points_of(self, point: int) -> Fan:
        """The ways from a lattice point to every square and every inner edge."""
        fan = self._points[point]
        if fan is None:
            layout = self.layout
            fan = Fan(layout.count + 2 * layout.half, 2 * layout.half, len(layout.parts))
            for target in layout.targets:
                y, x = layout.spot(target)
                self._add_legs(fan, y, x, point, target)
            self._points[point] = fan
        return fan

    def _add_legs(self, fan: Fan, y: int, x: int, point: int, target: int) -> None:
        """All ways from a doubled place to a lattice point; directions are as seen from the point."""
        layout = self.layout
        own = layout.place_at(y, x) if (y + x) % 2 == 1 else -1
        py, px = 2 * (point // layout.width), 2 * (point % layout.width)
        for way in self.lines.ways(y, x, py, px):
            edges = self.lines.edges_on(y, x, way, own)
            if edges is None:
                continue
            dy, dx = -way.dy, -way.dx
            if way.gate >= 0:
                dy, dx = turned(dy, dx, (4 - layout.gates[way.gate].turn) % 4)
            linked = way.gate >= 0
            bit = fan.add(target, linked, edges)
            fan.later.append(Later(bit, y, x, way, -1, -1))
            fan.rays[bit] = Ray(target, linked, dy, dx)


_corners: Final[dict[str, Corners]] = {}


def corners_of(layout: Layout) -> Corners:
    found = _corners.get(layout.id)
    if found is None or found.layout is not layout:
        found = Corners(layout)
        _corners[layout.id] = found
    return found


def standing_points(layout: Layout, walls: int) -> int:
    """Lattice points where anything stands: columns."""
    lying, upright = walls & ((1 << layout.half) - 1), walls >> layout.half
    return lying | lying << 1 | upright | upright << layout.width


def _inside(uy: int, ux: int, target: int, standing: list[int]) -> bool:
    """Do all other walls point into the angle between a leg and one of the walls at the column?"""
    vy, vx = DY[target], DX[target]
    turn = ux * vy - uy * vx
    for d in standing:
        if d != target:
            one, two = ux * DY[d] - uy * DX[d], DX[d] * vy - DY[d] * vx
            if one * turn <= 0 or two * turn <= 0:
                return False
    return True
