"""The board: faces, arrangements, sight, corners, with the fixtures of the ledger's makers."""

from collections import deque

import pytest
from games.wiz_war.scene import scene

from koldun.games.wiz_war.board.corner_sight import corners_of
from koldun.games.wiz_war.board.faces import COLOURS, FACES, LAYOUTS, Plan, plan_of, sector
from koldun.games.wiz_war.board.layout import DIRECTIONS, Layout, Link
from koldun.games.wiz_war.board.lines import lines_of
from koldun.games.wiz_war.board.rotating import exchange, rotate

ONE = Layout("one", [(0, 0)], [])
VISIBLE = {
    "blue_a": ([3, 7, 12, 13], 147),
    "red_a": ([3, 7, 12, 13, 14, 17, 19, 21], 139),
    "yellow_a": ([2, 7, 12, 13], 131),
    "green_a": ([7, 12, 17, 21, 22], 115),
    "blue_b": ([2, 7, 12, 13], 111),
    "red_b": ([7, 12, 17], 111),
    "yellow_b": ([7, 12, 17], 105),
    "green_b": ([10, 11, 12, 13], 119),
}


def sees(layout: Layout, a: int, b: int, walls: int) -> bool:
    return (lines_of(layout).seen_from(a, walls, 0) >> b) & 1 == 1


def sees_edge(layout: Layout, a: int, edge: int, walls: int) -> bool:
    return sees(layout, a, layout.count + edge, walls)


def alone(face: str) -> Plan:
    colour, side = face.split("_")
    return plan_of(ONE, side.upper(), [COLOURS.index(colour)], [0])


@pytest.mark.rule("WIZ-LOS-01", "WIZ-LOS-02", "WIZ-BOARD-04", "WIZ-LOS-07")
@pytest.mark.parametrize("face", sorted(VISIBLE))
def test_sight_inside_each_face(face: str) -> None:
    plan = alone(face)
    walls = plan.walls | plan.doors
    seen, pairs = VISIBLE[face]
    assert [b for b in range(25) if sees(ONE, 12, b, walls)] == seen
    assert sum(sees(ONE, a, b, walls) for a in range(25) for b in range(25)) == pairs


CORNERS = [
    ((0, 0), (0, 1), [(1, 1)]),
    ((0, 0), (0, 4), [(1, 1)]),
    ((0, 0), (1, 1), [(1, 1)]),
    ((0, 0), (3, 0), [(2, 1)]),
    ((0, 1), (1, 2), [(1, 3)]),
    ((0, 0), (1, 2), []),
    ((0, 4), (4, 2), []),
    ((1, 3), (3, 0), []),
]


@pytest.mark.rule("WIZ-CARDS-08")
@pytest.mark.parametrize(("a", "b", "columns"), CORNERS)
def test_lines_bend_round_a_column(
    a: tuple[int, int], b: tuple[int, int], columns: list[tuple[int, int]]
) -> None:
    plan = alone("red_a")
    walls = plan.walls | plan.doors
    target = b[0] * 5 + b[1]
    found = [
        p
        for p, behind in corners_of(ONE).bends(a[0] * 5 + a[1], walls, 0)
        if (behind >> target) & 1
    ]
    assert [(point // 6, point % 6) for point in found] == columns


@pytest.mark.rule("WIZ-CARDS-08")
def test_how_many_pairs_can_be_bent() -> None:
    plan = alone("red_a")
    walls = plan.walls | plan.doors
    blind = [(a, b) for a in range(25) for b in range(a) if not sees(ONE, a, b, walls)]
    bent = [p for p in blind if (corners_of(ONE).bent_from(p[0], walls, 0) >> p[1]) & 1]
    assert (len(blind), len(bent)) == (243, 135)


# The board of two with its wrap alone, and the same sheet laid out twice side by side: a line through
# the link on the first is a line over the seam on the second, whose rim stands but for the opening.
WRAPPED = Layout("wrapped", [(0, 0), (0, 1)], [Link(0, 3, 1, 1, "wrap", "")])
UNROLLED = Layout("unrolled", [(0, 0), (0, 1), (0, 2), (0, 3)], [])
PLAIN = Layout("plain", [(0, 0), (0, 1)], [])


def unrolled(walls: int) -> int:
    """Walls of the two sectors on both sheets, and the seam between them."""
    found = 0
    for square in PLAIN.squares:
        row, col = square // 10, square % 10
        for d in DIRECTIONS:
            if (walls >> PLAIN.edge_at[square][d]) & 1:
                for sheet in (0, 10):
                    found |= 1 << UNROLLED.edge_at[20 * row + col + sheet][d]
    for row in (0, 1, 3, 4):
        found |= 1 << UNROLLED.edge_at[20 * row + 9][1]
    return found & ~(1 << UNROLLED.edge_at[49][1])


@pytest.mark.rule("WIZ-CARDS-08", "WIZ-LOS-06")
@pytest.mark.parametrize("colours", [[0, 1], [2, 3]])
def test_a_line_may_bend_and_pass_a_link(colours: list[int]) -> None:
    plan = plan_of(PLAIN, "A", colours, [0, 3])
    walls = plan.walls | plan.doors
    wide = unrolled(walls)
    linked = 0
    for a in PLAIN.squares:
        far = a // 10 * 20 + a % 10
        east, west = (
            corners_of(UNROLLED).bent_from(far, wide, 0),
            corners_of(UNROLLED).bent_from(far + 10, wide, 0),
        )
        found, plain = (
            corners_of(WRAPPED).bent_from(a, walls, 0),
            corners_of(PLAIN).bent_from(a, walls, 0),
        )
        for b in PLAIN.squares:
            there = b // 10 * 20 + b % 10
            over = (east >> (there + 10)) & 1 or (west >> there) & 1
            assert (found >> b) & 1 == ((plain >> b) & 1 or over), (a, b)
            linked += over
    assert linked > 50


@pytest.mark.rule("WIZ-CARDS-08", "WIZ-PORTAL-02")
@pytest.mark.parametrize("name", ["board_3", "board_4", "board_4_rotated"])
def test_bent_lines_run_both_ways_through_portals_too(name: str) -> None:
    plan = board(name)
    layout = plan.layout
    bare = Layout("bare", layout.slots, [])
    walls = plan.walls | plan.doors
    reached = {a: corners_of(layout).bent_from(a, walls, 0) for a in layout.squares}
    linked = 0
    for a in layout.squares:
        alone = corners_of(bare).bent_from(a, walls, 0)
        assert alone & ~reached[a] == 0, "links only add"
        linked += ((reached[a] & ~alone) & layout.board).bit_count()
        assert all((reached[a] >> b) & 1 == (reached[b] >> a) & 1 for b in layout.squares)
    assert linked > 50


@pytest.mark.rule("WIZ-CARDS-08", "WIZ-PORTAL-02")
def test_a_spell_is_cast_round_a_corner_through_a_portal() -> None:
    # 4.7 opens south into 7.4; Red beside it reaches round the end of the opening
    s = scene(
        red={"at": "4.8", "hand": ["fireball", "around_the_corner"]}, blue={"at": "7.4"}, players=3
    )
    s.choose("Red", "cast fireball")
    s.choose("Red", "go")
    assert not s.may("Red", "wizard Blue")
    s.choose("Red", "back")
    s.cast("Red", "fireball", "wizard Blue", modify="modify around_the_corner")
    assert s.life("Blue") == 10


def steps(plan: Plan, start: int) -> dict[int, int]:
    """Distances with every door closed."""
    layout = plan.layout
    walls = (plan.walls | plan.doors) & ~layout.rim
    found = {start: 0}
    queue = deque([start])
    while queue:
        square = queue.popleft()
        for d in DIRECTIONS:
            to = layout.go[square][d]
            if to >= 0 and to not in found and (walls >> layout.edge_at[square][d]) & 1 == 0:
                found[to] = found[square] + 1
                queue.append(to)
    return found


BOARDS = {
    "board_2": ("layout_2", "A", [0, 1], [0, 0]),
    "board_3": ("layout_3", "A", [0, 1, 2], [0, 1, 2]),
    "board_4": ("layout_4", "A", [0, 1, 2, 3], [0, 0, 0, 0]),
    "board_4_rotated": ("layout_4", "B", [0, 1, 2, 3], [1, 2, 3, 0]),
}
BETWEEN_HOMES = {
    "board_2": [7],
    "board_3": [9, 7, 11],
    "board_4": [7, 10, 10, 7, 9, 13],
    "board_4_rotated": [13, 14, 14, 11, 9, 13],
}
SIGHT = [
    ("board_2", (2, 4), (2, 5), True),
    ("board_2", (2, 0), (2, 9), True),
    ("board_2", (0, 2), (4, 7), True),
    ("board_2", (0, 7), (4, 2), True),
    ("board_2", (2, 2), (2, 7), False),
    ("board_3", (2, 0), (2, 9), True),
    ("board_3", (0, 2), (9, 2), True),
    ("board_3", (0, 7), (7, 0), True),
    ("board_3", (4, 7), (7, 4), True),
    ("board_3", (4, 8), (7, 4), False),
    ("board_4", (2, 1), (2, 9), True),
    ("board_4", (0, 2), (9, 7), True),
    ("board_4", (0, 7), (9, 2), True),
    ("board_4", (0, 2), (9, 2), False),
    ("board_4", (4, 2), (5, 2), True),
    ("board_4", (2, 1), (2, 2), False),
    ("board_4_rotated", (2, 0), (2, 9), True),
    ("board_4_rotated", (4, 7), (5, 7), True),
    ("board_4_rotated", (0, 2), (9, 7), True),
]


def board(name: str) -> Plan:
    layout, side, colours, rotations = BOARDS[name]
    return plan_of(LAYOUTS[layout], side, colours, rotations)


@pytest.mark.rule("WIZ-BOARD-07", "WIZ-PORTAL-01", "WIZ-MAPCHANGE-04")
@pytest.mark.parametrize("name", sorted(BOARDS))
def test_steps_between_homes(name: str) -> None:
    plan = board(name)
    found = []
    for i, home in enumerate(plan.homes):
        reached = steps(plan, home)
        assert len(reached) == 25 * len(plan.homes), "every square can be reached"
        found += [reached[other] for other in plan.homes[i + 1 :]]
    assert found == BETWEEN_HOMES[name]


@pytest.mark.rule("WIZ-LOS-06", "WIZ-LOS-01")
@pytest.mark.parametrize(("name", "a", "b", "clear"), SIGHT)
def test_sight_across_openings(
    name: str, a: tuple[int, int], b: tuple[int, int], clear: bool
) -> None:
    plan = board(name)
    cols = plan.layout.cols
    walls = plan.walls | plan.doors
    one, two = a[0] * cols + a[1], b[0] * cols + b[1]
    assert sees(plan.layout, one, two, walls) is clear
    assert sees(plan.layout, two, one, walls) is clear


@pytest.mark.rule("WIZ-BOARD-01", "WIZ-BOARD-02", "WIZ-COMP-06", "WIZ-HOME-01", "WIZ-HOME-05")
def test_each_face_has_its_squares_home_and_treasures() -> None:
    assert sorted(FACES) == sorted(f"{c}_{s}" for c in COLOURS for s in "ab")
    for face in FACES:
        drawing = FACES[face]
        assert len(drawing) == 11
        assert drawing[5][10] == "H", "home is the centre of every face"
        assert sum(row.count("T") for row in drawing) == 2
        assert set("".join(drawing)) <= set("+-|=DHT "), "wall, door, home, treasure, column, floor"
        assert len(sector(face, 0).treasures) == 2
        assert len(sector(face, 0).walls) == 25


@pytest.mark.rule("WIZ-COMP-11", "WIZ-PORTAL-02")
def test_portals_stand_where_a_link_is_not_straight_across() -> None:
    for layout in LAYOUTS.values():
        colours: dict[str, int] = {}
        for gate in layout.gates:
            row, col = gate.square // layout.cols, gate.square % layout.cols
            far_row, far_col = gate.far_square // layout.cols, gate.far_square % layout.cols
            straight = gate.far_dir == (gate.out + 2) % 4 and (row == far_row or col == far_col)
            assert (gate.colour == "") == straight
            if gate.colour:
                colours[gate.colour] = colours.get(gate.colour, 0) + 1
            assert layout.go[gate.far_square][gate.far_dir] == gate.square, "both ways"
        assert all(n == 2 for n in colours.values())


@pytest.mark.rule("WIZ-PORTAL-04")
def test_headings_after_portals() -> None:
    layout = LAYOUTS["layout_3"]
    south = layout.square_by["4.7"]
    assert layout.go[south][2] == layout.square_by["7.4"]
    assert layout.heading[south][2] == 3, "out of the south one comes in heading west"
    west = layout.square_by["7.0"]
    assert layout.heading[west][3] == 2


@pytest.mark.rule("WIZ-LOS-02", "WIZ-DAMAGE-08", "WIZ-BOARD-04")
def test_a_column_blocks_while_anything_touches_it() -> None:
    plan = alone("red_a")
    walls = plan.walls | plan.doors
    # (3,2) and (4,1) meet at lattice point (4,2), where the wall north of (4,2) ends
    assert sees(ONE, 8, 14, walls) is False
    wall = 1 << ONE.edge_at[13][0]
    assert plan.walls & wall
    lone = 1 << ONE.edge_at[13][0]
    assert sees(ONE, 7, 13, lone) is False, "past the end of a single wall"
    assert sees(ONE, 7, 13, 0) is True, "with the wall its columns are gone"
    ends = {2 * ONE.width + 3, 2 * ONE.width + 4}  # of the wall north of (2,3)
    assert {point for point, _ in corners_of(ONE).bends(7, lone, 0)} & ends, (
        "a line bends at its columns"
    )
    assert not {point for point, _ in corners_of(ONE).bends(7, 0, 0)} & ends, (
        "not when they are gone"
    )


@pytest.mark.rule("WIZ-LOS-03")
def test_an_edge_is_seen_by_its_middle_and_never_blocks_itself() -> None:
    edge = ONE.edge_at[1][1]
    assert sees_edge(ONE, 0, edge, 1 << edge)
    between = 1 << ONE.edge_at[0][1]
    assert not sees_edge(ONE, 0, edge, between | 1 << edge)


@pytest.mark.rule("WIZ-CARDS-08")
def test_edges_can_be_reached_round_a_corner() -> None:
    s = scene(red={"at": "0.0", "hand": ["create_wall", "around_the_corner"]})
    s.choose("Red", "cast create_wall")
    s.choose("Red", "modify around_the_corner")
    assert s.may("Red", "edge 0.2w"), "round the end of the wall beside it"
    s.choose("Red", "edge 0.2w")
    assert s.edge("0.2w") == "wall created"
    s = scene(red={"at": "0.0", "hand": ["create_wall"]})
    s.choose("Red", "cast create_wall")
    assert not s.may("Red", "edge 0.2w")
    s = scene(red={"at": "0.8", "hand": ["destroy_wall", "around_the_corner"]})
    s.choose("Red", "cast destroy_wall", "modify around_the_corner")
    assert not s.may("Red", "edge 3.6n"), (
        "three walls meet at its end: no way round the one between"
    )


@pytest.mark.rule("WIZ-BOARD-05", "WIZ-BOARD-08", "WIZ-DAMAGE-06")
def test_outer_walls_are_never_a_target() -> None:
    layout = LAYOUTS["layout_3"]
    facing_nothing = layout.edge_at[layout.square_by["4.8"]][2]
    assert (layout.rim >> facing_nothing) & 1 == 1
    s = scene(red={"at": "0.3", "hand": ["fireball", "pass_through_wall", "destroy_wall"]})
    offered = []
    for card in ("fireball", "destroy_wall"):
        s.ready("Red", card)
        offered += s.offered("Red")
        s.choose("Red", "back")
    assert "edge 0.3n" not in offered
    assert "edge 1.2n" in offered
    assert not s.may("Red", "cast pass_through_wall"), "only an outer wall is beside it"
    assert s.edge("0.3n") == "outer"


@pytest.mark.rule("WIZ-BOARD-05")
def test_a_border_wall_is_an_ordinary_wall_while_sectors_adjoin() -> None:
    layout = LAYOUTS["layout_2"]
    border = layout.edge_at[layout.square_by["1.4"]][1]
    assert (layout.border >> border) & 1 == 1
    assert (layout.rim >> border) & 1 == 0


@pytest.mark.rule("WIZ-MAPCHANGE-01", "WIZ-DOOR-04")
def test_contents_travel_with_a_turning_sector() -> None:
    s = scene(red={"at": "0.3"}, cracks={"1.2n": 2})
    t = s.t
    rotate(t, 0, 1)
    assert s.at("Red") == "3.4"
    assert t.layout.square_names[t.treasures[0].at] == "0.4"
    assert s.edge("2.4w") == "wall cracks-2"
    door = t.layout.edge_by["2.2n"]
    assert t.may_open(0, door)
    assert not t.may_open(1, door)
    for _ in range(3):
        rotate(t, 0, 1)
    assert s.at("Red") == "0.3"
    assert s.edge("1.2n") == "wall cracks-2"


@pytest.mark.rule("WIZ-MAPCHANGE-02", "WIZ-MAPCHANGE-03")
def test_borders_are_restored_when_a_sector_moves() -> None:
    s = scene(red={"at": "2.4", "hand": ["create_wall"]}, broken=["1.5w"], cracks={"3.5w": 3})
    s.cast("Red", "create_wall", "edge 2.5w")
    assert s.edge("2.5w") == "wall created"
    rotate(s.t, 1, 1)
    assert s.edge("2.5w") == "open"
    assert s.edge("1.5w") == "wall"
    assert s.edge("3.5w") == "wall"
    assert s.zone("discard")[0] == "create_wall"


@pytest.mark.rule("WIZ-MAPCHANGE-01", "WIZ-MAPCHANGE-04")
def test_two_sectors_can_be_exchanged() -> None:
    s = scene(players=4)
    exchange(s.t, 0, 3)
    assert s.at("Red") == "7.7"
    assert s.t.home_of(0) == s.t.layout.square_by["7.7"]
    for slot in range(4):
        rotate(s.t, slot, slot)
    for gate in s.t.layout.gates:
        assert (s.t.plan.walls >> gate.edge) & 1 == 0, "every opening still meets an opening"
    for place in ("2.5w", "7.5w", "5.2n", "5.7n"):
        assert s.edge(place) == "open"
