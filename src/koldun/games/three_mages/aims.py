"""Whom spells can reach on the roads, and what becomes of a monster that one hits.

A spell acts on monsters on roads only and never on the guards of an idle mage (MAG-TWO-14).
"""

from koldun.games.three_mages.monsters import bury, spot
from koldun.games.three_mages.state import Monster, Realm
from koldun.kernel.decisions import Option


def monster_at(t: Realm, place: str) -> Monster:
    m = t.squares[t.board.squares.index(place)]
    assert m is not None
    return m


def own_monsters(t: Realm, seat: int) -> list[Option]:
    mage = t.mages[seat]
    options: list[Option] = []
    square = 0
    for m in t.squares:
        if m is not None and m.mage == mage:
            options.append(spot("target", t.board.squares[square]))
        square += 1
    return options


def rival_monsters(t: Realm, seat: int, road: int = -1) -> list[Option]:
    """Of other players, on one road or on all; guards are proof against spells."""
    mage = t.mages[seat]
    options: list[Option] = []
    square = 0
    for m in t.squares:
        if m is not None and m.mage != mage and not t.idle(m.mage):
            if road < 0 or t.board.road_at(square) == road:
                options.append(spot("target", t.board.squares[square]))
        square += 1
    return options


def road_options(t: Realm, roads: list[int]) -> list[Option]:
    return [spot("road", t.board.roads[road].id) for road in roads]


def road_named(t: Realm, id: str) -> int:
    road = 0
    for r in t.board.roads:
        if r.id == id:
            return road
        road += 1
    raise ValueError(id)


def push(t: Realm, square: int, number: int) -> None:
    """Back towards its castle, to the nearest free square, without a fight (MAG-SPELL-08)."""
    m = t.squares[square]
    assert m is not None
    board = t.board
    road = board.road_at(square)
    here = board.distance(square, m.mage)
    back = max(1, here - number)
    while back < here and t.squares[board.square(road, m.mage, back)] is not None:
        back += 1
    end = board.square(road, m.mage, back)
    t.squares[square] = None
    t.squares[end] = m
    t.tell("push", "MAG-SPELL-08", m, board.squares[end])


def kill(t: Realm, square: int) -> None:
    m = t.squares[square]
    assert m is not None
    t.squares[square] = None
    bury(t, m, t.board.squares[square], "MAG-SPELL-09")


def square_of(t: Realm, serial: int) -> int:
    """Where a monster stands now, or -1: it is dead."""
    square = 0
    for m in t.squares:
        if m is not None and m.serial == serial:
            return square
        square += 1
    return -1
