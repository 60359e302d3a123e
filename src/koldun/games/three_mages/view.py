"""What everybody sees besides the cards: the board with all that stands on it. Nothing is secret."""

import math
from functools import cache
from typing import TypedDict

from koldun.games.three_mages.board import Board as Map
from koldun.games.three_mages.state import MAGES, Monster, Realm
from koldun.view.views import Board, Cell, SeatView, Table, Token

SIZE = 1.0  # from the centre of a hexagon to its corner; flat side up


Road = TypedDict("Road", {"from": str, "to": str, "squares": list[str]})  # both ends by mage


class Facts(TypedDict):
    first: int
    order: list[int]  # seats clockwise by castles, from the first player on
    idle: list[str]
    mages: dict[str, int]  # whose each mage is
    castles: dict[str, str]  # by mage: the field
    roads: dict[str, Road]
    round_limit: int
    hexagon: float


def view(t: Realm) -> Table:
    return Table(
        phase=t.phase,
        round=t.round(),
        active=t.active if t.ready else -1,
        seats=[_seat(t, seat) for seat in range(t.seats)],
        facts=Facts(
            first=t.first,
            order=_order(t),
            idle=[MAGES[mage] for mage in range(3) if t.ready and t.idle(mage)],
            mages={MAGES[mage]: t.seat_of(mage) for mage in range(3)},
            castles=dict(zip(MAGES, t.board.castles, strict=True)),
            roads=_roads(t.board),
            round_limit=t.limit,
            hexagon=SIZE,
        ),
        board=Board(*_extent(t.board), cells=_cells(t.board), tokens=_tokens(t)),
    )


def _seat(t: Realm, seat: int) -> SeatView:
    mage = t.mages[seat]
    return SeatView(
        seat,
        counters={
            "cards": len(t.hands[seat].cards),
            "monsters": sum(1 for m in t.squares if m is not None and m.mage == mage >= 0),
        },
        words={"mage": MAGES[mage], "at": t.at[mage]} if mage >= 0 else {},
    )


def _order(t: Realm) -> list[int]:
    """Seats clockwise by castles, from the first player on."""
    seats = [t.seat_of(mage) for mage in range(3) if t.seat_of(mage) >= 0]
    if t.first not in seats:
        return seats
    at = seats.index(t.first)
    return seats[at:] + seats[:at]


@cache
def _roads(board: Map) -> dict[str, Road]:
    return {
        road.id: {
            "from": MAGES[road.start],
            "to": MAGES[road.goal],
            "squares": board.squares[i * board.length : (i + 1) * board.length],
        }
        for i, road in enumerate(board.roads)
    }


def _place(q: int, r: int) -> tuple[float, float]:
    return 1.5 * SIZE * q, math.sqrt(3) * SIZE * (r + q / 2)


@cache
def _cells(board: Map) -> list[Cell]:
    """Hexagons by their centres, moved so that the board begins at (0, 0)."""
    left, top = _corner(board)
    cells = []
    for spot in board.spots:
        x, y = _place(spot.q, spot.r)
        cells.append(
            Cell(
                spot.id,
                round(x - left, 4),
                round(y - top, 4),
                "hexagon",
                spot.kind,
                spot.near,
                spot.tags,
            )
        )
    return cells


@cache
def _corner(board: Map) -> tuple[float, float]:
    places = [_place(spot.q, spot.r) for spot in board.spots]
    return min(x for x, _ in places) - SIZE, min(y for _, y in places) - SIZE * math.sqrt(3) / 2


@cache
def _extent(board: Map) -> tuple[float, float]:
    width = max(cell.x for cell in _cells(board)) + SIZE
    height = max(cell.y for cell in _cells(board)) + SIZE * math.sqrt(3) / 2
    return round(width, 4), round(height, 4)


def _tokens(t: Realm) -> list[Token]:
    tokens = [
        Token(f"mage-{MAGES[mage]}", "mage", t.at[mage], t.seat_of(mage), tags=[MAGES[mage]])
        for mage in range(3)
        if t.at[mage]
    ]
    for square, m in enumerate(t.squares):
        if m is not None:
            tokens.append(_token(t, m, t.board.squares[square]))
    if t.victor is not None:
        tokens.append(_token(t, t.victor, t.board.castles[t.taken]))
    return tokens


def _token(t: Realm, m: Monster, at: str) -> Token:
    tags = [MAGES[m.mage]]
    tags += [
        tag
        for tag, is_so in (
            ("guard", t.idle(m.mage)),
            ("drop", m.marker),
            ("moved", m.moved),
            ("fresh", m.fresh),
            ("shackled", m.shackled),
            ("heated", m.bonus > 0),
        )
        if is_so
    ]
    return Token(
        f"monster-{m.serial}",
        "monster",
        at,
        t.seat_of(m.mage),
        m.face.id,
        {"strength": m.power(), "health": m.health},
        tags,
    )
