"""Round one corner: which columns a line may bend at (Around the Corner, WIZ-CARDS-08).

A bend is legal at a column P when both legs touch nothing but P, and everything attached to P lies
in the angle between them. Bends are worked out on the sheet of the board, not through links.
"""

from koldun.games.wiz_war.layout import CACHE_LIMIT, DIRECTIONS, DX, DY, Layout, Leg


def centre(layout: Layout, square: int) -> tuple[int, int]:
    return 2 * (square // layout.cols) + 1, 2 * (square % layout.cols) + 1


def bends(layout: Layout, a: int, y: int, x: int, walls: int, filled: int) -> list[int]:
    """Columns, as row * width + col, round which a line from a square may bend to a doubled place."""
    walls |= layout.rim
    ay, ax = centre(layout, a)
    far = columns_from(layout, y, x, walls, filled)
    found: list[int] = []
    for point in columns_from(layout, ay, ax, walls, filled):
        if point in far:
            row, col = point // layout.width, point % layout.width
            if angle_holds(layout, ay, ax, y, x, 2 * row, 2 * col, walls):
                found.append(point)
    return found


def columns_from(layout: Layout, y: int, x: int, walls: int, filled: int) -> list[int]:
    """Columns with a free leg from a place; kept per state of the walls."""
    key = (y, x, walls, filled)
    found = layout.corners.get(key)
    if found is not None:
        return found
    found = []
    for leg in legs_from(layout, y, x):
        if walls & leg.around and not walls & leg.edges and not filled & leg.squares:
            found.append(leg.point)
    if len(layout.corners) > CACHE_LIMIT:
        layout.corners.clear()
    layout.corners[key] = found
    return found


def legs_from(layout: Layout, y: int, x: int) -> list[Leg]:
    """The ways from a place to every lattice point, worked out once: walls do not change them."""
    place = y * 4096 + x
    legs = layout.legs.get(place)
    if legs is None:
        legs = []
        for row in range(layout.rows + 1):
            for col in range(layout.cols + 1):
                around = edges_around(layout, 2 * row, 2 * col)
                leg = _leg(layout, y, x, 2 * row, 2 * col, around)
                if leg is not None:
                    legs.append(leg)
        layout.legs[place] = legs
    return legs


def edges_around(layout: Layout, py: int, px: int) -> int:
    """The edges that end at a lattice point; where one of them stands it is a column."""
    around = 0
    for d in DIRECTIONS:
        edge = layout.edge_of_middle(py + DY[d], px + DX[d])
        if edge >= 0:
            around |= 1 << edge
    return around


def angle_holds(
    layout: Layout, ay: int, ax: int, y: int, x: int, py: int, px: int, walls: int
) -> bool:
    """Every wall at the column points into the angle of at most half a turn between the legs."""
    uy, ux, vy, vx = ay - py, ax - px, y - py, x - px
    turn = ux * vy - uy * vx
    side = 0
    for d in DIRECTIONS:
        edge = layout.edge_of_middle(py + DY[d], px + DX[d])
        if edge < 0 or (walls >> edge) & 1 == 0:
            continue
        one = ux * DY[d] - uy * DX[d]
        two = DX[d] * vy - DY[d] * vx
        if turn != 0:
            if one * turn <= 0 or two * turn <= 0:
                return False
        elif ux * vx + uy * vy > 0 or one * side < 0:
            return False
        else:
            side = one
    return True


def _leg(layout: Layout, y: int, x: int, py: int, px: int, around: int) -> Leg | None:
    """What a line from a centre or an edge's middle touches before the column; None: off the board."""
    low_y, high_y = min(y, py), max(y, py)
    low_x, high_x = min(x, px), max(x, px)
    own = layout.edge_of_middle(y, x) if (y + x) % 2 == 1 else -1
    edges = squares = 0
    for my in range(low_y - 1, high_y + 2):
        for mx in range(low_x - 1, high_x + 2):
            if (my + mx) % 2 == 0 or abs(my - py) + abs(mx - px) == 1:
                continue  # no edge, or one attached to the column
            if not touches(y, x, py, px, my, mx):
                continue
            edge = layout.edge_of_middle(my, mx)
            if edge < 0:
                return None
            if edge != own:
                edges |= 1 << edge
            squares |= _beside(layout, my, mx, y, x, py, px)
    return Leg((py // 2) * layout.width + px // 2, edges, squares, around)


def _beside(layout: Layout, my: int, mx: int, y: int, x: int, py: int, px: int) -> int:
    """The squares beside a touched edge that stand in the way when something fills them."""
    ways = ((-1, 0), (1, 0)) if my % 2 == 0 else ((0, -1), (0, 1))
    found = 0
    for dy, dx in ways:
        cy, cx = my + dy, mx + dx
        square = layout.square_of_centre(cy, cx)
        at_start = cy == y and cx == x
        at_point = abs(cy - py) == 1 and abs(cx - px) == 1
        if square >= 0 and not at_start and not at_point:
            found |= 1 << square
    return found


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
