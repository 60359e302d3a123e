"""What a mage knows, as tokens and numbers (`kernel.observe`)."""

from koldun.games.three_mages.board import Board
from koldun.games.three_mages.columns import (
    ABOUT,
    AHEAD,
    CASTLE,
    CELLS,
    COLUMNS,
    GIVES,
    GONE,
    HAND,
    HAND_THERE,
    HAVE,
    HEALTH,
    KNOWN,
    LANDS,
    LENGTH,
    MAGE,
    MAGES_AT,
    NEAR,
    NEAR_KIND,
    NEAR_NEXT,
    OWNER,
    RESOURCES,
    ROAD,
    SQUARE,
    SQUARES_AT,
    WHOLE,
)
from koldun.games.three_mages.hints import hints
from koldun.games.three_mages.monsters import DIES, outcome
from koldun.games.three_mages.state import ANY, KINDS, MAGES, Beast, Monster, Realm, Resource
from koldun.kernel.decisions import Ask, Option
from koldun.kernel.observe import Observer, Schema, Sheet


class Atlas:
    """Distances on a board, and who can walk where."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        cells = list(board.walks)
        self.number: dict[str, int] = {}
        for n in range(len(cells)):
            self.number[cells[n]] = n
        self.square: dict[str, int] = {}
        for n in range(len(board.squares)):
            self.square[board.squares[n]] = n
        # by cell: how near every other is, 1 / walks
        self.near: list[list[float]] = [_nearness(board, cell, self.number) for cell in cells]
        # by own mage and cell: the kind of the cell, and how near the nearest of each kind is
        self.kinds: list[list[int]] = []
        self.near_kinds: list[list[list[float]]] = []
        for mage in range(3):
            kinds = [_kind(board.kinds.get(cell, ""), mage) for cell in cells]
            self.kinds.append(kinds)
            self.near_kinds.append([_nearest(row, kinds) for row in self.near])


def _kind(kind: str, mage: int) -> int:
    """Which of `CELLS` a cell is for a mage; -1: a castle."""
    if kind in GIVES:
        return (GIVES.index(kind) - mage) % 3
    return CELLS.index(kind) if kind else -1


def _nearness(board: Board, start: str, number: dict[str, int]) -> list[float]:
    near = [0.0] * len(number)
    seen = {start}
    edge = [start]
    steps = 0
    while edge:
        steps += 1
        further: list[str] = []
        for cell in edge:
            for option in board.walks[cell]:
                if option.place not in seen:
                    seen.add(option.place)
                    near[number[option.place]] = 1.0 / steps
                    further.append(option.place)
        edge = further
    return near


def _nearest(near: list[float], kinds: list[int]) -> list[float]:
    """The cell stood on does not count: its near is 0."""
    best = [0.0] * NEAR
    for n in range(len(near)):
        kind = kinds[n]
        if 0 <= kind < NEAR and near[n] > best[kind]:
            best[kind] = near[n]
    return best


class ThreeMagesObserver(Observer[Realm]):
    def __init__(self, schema: Schema) -> None:
        super().__init__(schema)
        self._atlas: Atlas | None = None

    def atlas(self, board: Board) -> Atlas:
        atlas = self._atlas
        if atlas is None or atlas.board is not board:
            atlas = self._atlas = Atlas(board)
        return atlas

    def hints(self, state: Realm, part: Ask, i: int) -> list[float] | None:
        return hints(state, part, i)

    def question(self, state: Realm, seat: int, part: Ask, sheet: Sheet) -> None:
        super().question(state, seat, part, sheet)
        self.about(state, seat, part, ABOUT, sheet)

    def cards(self, state: Realm, seat: int, options: list[Option], sheet: Sheet) -> None:
        t = state
        schema = self.schema
        rows = schema.rows
        tokens = sheet.tokens
        faces, seen = t.cards.faces, t.cards.seen
        for card in t.hands[seat].cards:
            tokens.append(1 + HAND * rows + schema.row(faces[card]))
        mage = t.mages[seat]
        for other in range(t.seats):
            if other != seat and mage >= 0 and t.mages[other] >= 0:
                slot = KNOWN + (t.mages[other] - mage) % 3 - 1
                for card in t.hands[other].cards:
                    if (seen[card] >> seat) & 1 == 1:
                        tokens.append(1 + slot * rows + schema.row(faces[card]))
        for card in t.dead.cards:
            tokens.append(1 + GONE * rows + schema.row(faces[card]))
        for card in t.spent.cards:
            tokens.append(1 + GONE * rows + schema.row(faces[card]))

    # --- the position

    def numbers(
        self, state: Realm, seat: int, part: Ask | None, options: list[Option], sheet: Sheet
    ) -> None:
        numbers = [0.0] * len(COLUMNS)
        mage = state.mages[seat]
        if mage >= 0:
            numbers[1 + mage] = 1.0
        if state.ready:
            atlas = self.atlas(state.board)
            self._table(state, seat, mage, atlas, numbers)
            self._roads(state, mage, numbers)
            for turn in range(3):
                self._mage(state, mage, turn, atlas, numbers)
        sheet.numbers += numbers

    def _table(self, t: Realm, seat: int, mage: int, atlas: Atlas, numbers: list[float]) -> None:
        second, third = (mage + 1) % 3, (mage + 2) % 3
        numbers[0] = 1.0
        numbers[4] = 1.0 if t.idle(second) else 0.0
        numbers[5] = 1.0 if t.idle(third) else 0.0
        numbers[6 + (t.mages[t.active] - mage) % 3] = 1.0
        numbers[9] = min(t.turns / t.seats / 50.0, 2.0)
        numbers[10] = len(t.monsters.cards) / 30.0
        numbers[11] = len(t.spells.cards) / 30.0
        have = t.resources(seat)
        for turn in range(3):
            kind = (mage + turn) % 3
            numbers[12 + turn] = 1.0 if t.available(kind) else 0.0
            numbers[RESOURCES + turn] = have[kind] / 4.0
        self._held(t, seat, have, numbers)
        number, near = atlas.number, atlas.near
        if not t.idle(second):
            numbers[RESOURCES + 7] = near[number[t.at[mage]]][number[t.at[second]]]
        if not t.idle(third):
            numbers[RESOURCES + 8] = near[number[t.at[mage]]][number[t.at[third]]]
            if not t.idle(second):
                numbers[RESOURCES + 9] = near[number[t.at[second]]][number[t.at[third]]]

    def _held(self, t: Realm, seat: int, have: list[int], numbers: list[float]) -> None:
        """How many of each kind, and the best monster for what its price still lacks."""
        beasts = spells = 0
        best, lacks = 0.0, 0
        faces = t.cards.faces
        for card in t.hands[seat].cards:
            face = faces[card]
            if isinstance(face, Beast):
                beasts += 1
                missing = spare = 0
                for kind in range(3):
                    over = have[kind] - face.price[kind]
                    if over < 0:
                        missing -= over
                    else:
                        spare += over
                missing += max(0, face.price[ANY] - spare)
                worth = (face.health + face.strength) / (10.0 + 10.0 * missing)
                if worth > best:
                    best, lacks = worth, missing
            elif not isinstance(face, Resource):
                spells += 1
        numbers[RESOURCES + 3] = beasts / 4.0
        numbers[RESOURCES + 4] = spells / 4.0
        numbers[RESOURCES + 5] = best
        numbers[RESOURCES + 6] = lacks / 4.0

    def _roads(self, t: Realm, mage: int, numbers: list[float]) -> None:
        board = t.board
        at = MAGES_AT
        square = -1
        for m in t.squares:
            square += 1
            if m is None:
                continue
            road = square // board.length
            turn = road_turn(board, road, mage)
            whose = (m.mage - mage) % 3
            step = board.distance(square, mage if turn < 2 else (mage + 1) % 3) - 1
            ready = not m.moved and not m.fresh and not m.shackled
            if step < LENGTH:
                first = SQUARES_AT + (turn * LENGTH + step) * SQUARE
                numbers[first + whose] = 1.0
                numbers[first + 3] = m.health / 10.0
                numbers[first + 4] = m.power() / 10.0
                numbers[first + 5] = 1.0 if ready else 0.0
            mine = at + whose * MAGE
            numbers[mine + 1] += 0.25
            numbers[mine + 2] += m.health / 20.0
            numbers[mine + 3] += m.power() / 20.0
            if not t.idle(m.mage):
                run = _run(t, square, m)
                numbers[mine + 4] = max(numbers[mine + 4], run)
                if not m.shackled and not m.fresh:
                    numbers[mine + 5] = max(numbers[mine + 5], run)

    def _mage(self, t: Realm, mage: int, turn: int, atlas: Atlas, numbers: list[float]) -> None:
        other = (mage + turn) % 3
        seat = t.seat_of(other)
        if seat < 0:
            return
        first = MAGES_AT + turn * MAGE
        numbers[first] = len(t.hands[seat].cards) / 8.0
        at = atlas.number[t.at[other]]
        for rival in range(3):
            if rival != other and not t.idle(rival):
                near = atlas.near[atlas.number[t.at[rival]]][at]
                if near >= 1.0:
                    numbers[first + 6] = 1.0
        numbers[first + 7 : first + 7 + NEAR] = atlas.near_kinds[mage][at]

    # --- options

    def option_numbers(
        self, state: Realm, seat: int, part: Ask, option: Option, sheet: Sheet
    ) -> None:
        t = state
        row = [0.0] * WHOLE
        verb, place = option.verb, option.place
        mage = t.mages[seat]
        if verb == "mage":
            row[HAVE + 1 + MAGES.index(place)] = 1.0
        elif not t.ready:
            pass
        elif verb == "walk" or verb == "portal":
            self._cell(t, seat, mage, place, row)
        elif verb == "move" or verb == "target":
            self._monster(t, mage, self.atlas(t.board).square[place], row)
        elif verb == "put":
            beast = t.beast(t.road.cards[-1])
            road = t.board.road_at(self.atlas(t.board).square[place])
            self._step(t, mage, mage, road, 1, beast.health, beast.strength, row)
        elif verb == "road":
            self._road(t, mage, place, row)
        elif verb == "rival":
            row[HAND_THERE] = len(t.hands[option.seat].cards) / 8.0
        elif verb == "kind" or verb == "swap":
            kind = KINDS.index(place)
            row[HAVE] = t.resources(seat)[kind] / 4.0
            row[HAVE + 1 + (kind - mage) % 3] = 1.0
        elif option.card >= 0:
            self._card(t, seat, mage, option, row)
        del row[0]  # the hint's place
        sheet.option_numbers += row

    def _cell(self, t: Realm, seat: int, mage: int, place: str, row: list[float]) -> None:
        atlas = self.atlas(t.board)
        cell = atlas.number[place]
        kind = atlas.kinds[mage][cell]
        if kind >= 0:
            row[1 + kind] = 1.0
        if 0 <= kind < LANDS:
            row[HAVE] = t.resources(seat)[(mage + kind) % 3] / 4.0
        near = atlas.near[cell]
        for turn in range(1, 3):
            other = (mage + turn) % 3
            if t.idle(other):
                continue
            at = atlas.number[t.at[other]]
            if at == cell:
                row[HAND_THERE] = 0.2 + len(t.hands[t.seat_of(other)].cards) / 8.0
            elif atlas.near[at][cell] >= 1.0:
                row[HAND_THERE + 1] += 1.0
            row[NEAR_NEXT + turn - 1] = near[at]
        row[NEAR_KIND : NEAR_KIND + NEAR] = atlas.near_kinds[mage][cell]

    def _monster(self, t: Realm, mage: int, square: int, row: list[float]) -> None:
        m = t.squares[square]
        if m is None:
            return
        board = t.board
        ahead = board.distance(square, m.mage) + 1
        self._step(t, mage, m.mage, board.road_at(square), ahead, m.health, m.power(), row)

    def _step(
        self,
        t: Realm,
        mage: int,
        whose: int,
        road: int,
        ahead: int,
        health: int,
        strength: int,
        row: list[float],
    ) -> None:
        """A monster before a step onto a square of its road."""
        board = t.board
        row[OWNER + (whose - mage) % 3] = 1.0
        row[HEALTH] = health / 10.0
        row[HEALTH + 1] = strength / 10.0
        row[HEALTH + 2] = ahead / 10.0
        row[ROAD + road_turn(board, road, mage)] = 1.0
        end = outcome(t, whose, road, ahead, health, strength)
        row[CASTLE] = 1.0 if end > board.length else 0.0
        row[CASTLE + 1] = 1.0 if end == DIES else 0.0
        if ahead <= board.length:
            other = t.squares[board.square(road, whose, ahead)]
            if other is not None:
                row[CASTLE + 2] = 1.0
                row[AHEAD] = other.health / 10.0
                row[AHEAD + 1] = other.power() / 10.0

    def _road(self, t: Realm, mage: int, place: str, row: list[float]) -> None:
        """A whole road: how many stand on it, and how healthy they are."""
        board = t.board
        for road in range(3):
            if board.roads[road].id != place:
                continue
            row[ROAD + road_turn(board, road, mage)] = 1.0
            for square in range(road * board.length, (road + 1) * board.length):
                m = t.squares[square]
                if m is not None:
                    row[OWNER + (m.mage - mage) % 3] += 0.5
                    row[HEALTH] += m.health / 20.0

    def _card(self, t: Realm, seat: int, mage: int, option: Option, row: list[float]) -> None:
        face = t.cards.faces[option.card]
        if isinstance(face, Beast):
            row[HEALTH] = face.health / 10.0
            row[HEALTH + 1] = face.strength / 10.0
        if option.other >= 0:
            kind = t.kind_of(option.other)
            row[HAVE] = t.resources(seat)[kind] / 4.0
            row[HAVE + 1 + (kind - mage) % 3] = 1.0


def road_turn(board: Board, road: int, mage: int) -> int:
    """0: to the next mage, 1: to the third, 2: the road between those two."""
    both = board.roads_of[mage]
    return 0 if both[0] == road else 1 if both[1] == road else 2


def _run(t: Realm, square: int, m: Monster) -> float:
    """How near a monster is to a castle that nothing keeps it from, 0 where something does."""
    board = t.board
    road = board.road_at(square)
    start = board.distance(square, m.mage)
    power = m.power()
    for distance in range(start + 1, board.length + 1):
        other = t.squares[board.square(road, m.mage, distance)]
        if other is not None and other.mage != m.mage and m.health <= other.power():
            return 0.0
    return (0.5 + (m.health + power) / 40.0) / (board.length + 1 - start)
