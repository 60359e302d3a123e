"""Where thrown things fly and lie (WIZ-THROW-*)."""

from koldun.games.wiz_war.board.lines import Lines
from koldun.games.wiz_war.board.sight import walls_for
from koldun.games.wiz_war.board.strokes import Way, touched
from koldun.games.wiz_war.magic.acts import Act
from koldun.games.wiz_war.magic.upkeep import lay
from koldun.games.wiz_war.moving.dropping import lost_item
from koldun.games.wiz_war.moving.steps import has_room
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Option


def thrown(t: Labyrinth, act: Act) -> None:
    """The thrown item becomes an object where it lands."""
    seat = act.seat
    before = t.base_speed(seat)
    t.cards.move(act.card, t.items[seat], t.board)
    lay(t, act.card, landing(t, act, act.target), -1)
    lost_item(t, seat, act.card, before)


def landing(t: Labyrinth, act: Act, target: Option) -> int:
    """The target's square, or the last square before a barrier or what fills it (WIZ-THROW-03)."""
    start = act.look.at
    layout = t.layout
    goal = aim_of(t, target)
    if target.verb == "wizard" and target.seat in act.evaded:
        goal = act.aimed  # it went away: what was thrown lies where it stood
    if goal == start:
        return start
    edge = goal - layout.count
    walls = walls_for(t, act.seat, start)
    if t.edges.earth >= 0:
        walls &= ~(1 << t.edges.earth)
    at = start
    for way in flights(t.lines, start, goal):
        if edge < 0 and not act.stopped and stopping(t.lines, start, goal, way, walls):
            continue
        for square in path(t.lines, start, way):
            if t.edges.earth >= 0 and _cut(t, at, square):
                return at
            if edge >= 0 and at in layout.sides[edge]:
                return at
            if not has_room(t, square, t.wizards[act.seat]):
                return at
            at = square
        return at
    return at


def aim_of(t: Labyrinth, target: Option) -> int:
    """The square a target is in, or an edge's number above all squares."""
    if target.verb == "edge":
        return t.layout.count + t.edge_named(target.place)
    if target.verb == "wizard":
        return t.wizards[target.seat].at
    return t.square_named(target.place)


def _cut(t: Labyrinth, a: int, b: int) -> bool:
    return t.edges.earth in t.layout.edge_at[a] or (
        b not in t.layout.go[a] and t.edges.earth in t.layout.edge_at[b]
    )


def flight(t: Labyrinth, act: Act, target: Option) -> int:
    """Squares flown: orthogonal steps as laid out on the line of sight (Heave-Ho)."""
    start, goal = act.look.at, aim_of(t, target)
    walls = walls_for(t, act.seat, start)
    lengths = [
        length(way)
        for way in flights(t.lines, start, goal)
        if not stopping(t.lines, start, goal, way, walls)
    ]
    return min(lengths) if lengths else 0


# --- flying along a line


def flights(lines: Lines, a: int, target: int) -> list[Way]:
    """The straight ways from a square to another, or to an edge (its number above all squares)."""
    y, x = lines.layout.spot(a)
    ty, tx = lines.layout.spot(target)
    own = target - lines.layout.count
    return [w for w in lines.ways(y, x, ty, tx) if lines.edges_on(y, x, w, own) is not None]


def stopping(lines: Lines, a: int, target: int, way: Way, walls: int) -> bool:
    """Does one of these walls stand in the way?"""
    y, x = lines.layout.spot(a)
    edges = lines.edges_on(y, x, way, target - lines.layout.count)
    return edges is None or any((walls >> edge) & 1 for edge in edges)


def path(lines: Lines, a: int, way: Way) -> list[int]:
    """Squares a thrown thing enters in order; at a corner it stays on the thrower's side."""
    layout = lines.layout
    spots: list[tuple[int, int, int]] = []
    y, x = 2 * (a // layout.cols), 2 * (a % layout.cols)
    for sy, sx in touched(1, 1, way.dy, way.dx).through:
        cross = abs((sy - 1) * way.dx - (sx - 1) * way.dy)
        if cross < abs(way.dy) + abs(way.dx):  # the line runs through its interior
            spots.append(((sy - 1) * way.dy + (sx - 1) * way.dx, sy + y, sx + x))
    spots.sort()
    entered: list[int] = []
    for _, sy, sx in spots:
        if way.gate >= 0:
            gate = layout.gates[way.gate]
            entered.append(gate.plane[layout.on_plane(gate, sy, sx)])
        else:
            entered.append(layout.place_at(sy, sx))
    return [square for square in entered if square >= 0 and square != a]


def length(way: Way) -> int:
    """Orthogonal steps, as laid out on the line."""
    return (abs(way.dy) + abs(way.dx)) // 2
