"""Monsters: summoning, moving, fighting (Карточки монстров и всё, что с ними связано)."""

from typing import Final

from koldun.games.three_mages.board import option_at
from koldun.games.three_mages.ending import draw_if_none_left, win
from koldun.games.three_mages.resources import pay
from koldun.games.three_mages.state import Monster, Realm
from koldun.kernel.decisions import Option, Play, ask

DIES: Final = 0
BLOCKED: Final = -1


# --- summoning


def roads_for(t: Realm, mage: int, health: int, strength: int) -> list[Option]:
    """The first squares a monster may be put on (MAG-SUMMON-04, MAG-SUMMON-06, MAG-FIGHT-09)."""
    board = t.board
    return [
        option_at("put", board.squares[board.square(road, mage, 1)])
        for road in board.roads_of[mage]
        if outcome(t, mage, road, 1, health, strength) != BLOCKED
    ]


def summon(t: Realm, seat: int, card: int, any_card: int) -> Play[None]:
    """The card is laid open and paid for, then its road is chosen."""
    mage = t.mages[seat]
    face = t.beast(card)
    t.cards.move(card, t.hands[seat], t.road)
    pay(t, seat, card, any_card, "MAG-SUMMON-05")
    t.say("summon", "MAG-SUMMON-01", seat=seat, card=card)
    options = roads_for(t, mage, face.health, face.strength)
    road = t.board.road_at(t.board.squares.index(options[0].place))
    deadly = outcome(t, mage, road, 1, face.health, face.strength) == DIES
    pick = yield from ask(seat, "road", options, "MAG-SUMMON-04", about=card, harmful=deadly)
    m = t.new_monster(face, mage)
    m.fresh = True  # MAG-SUMMON-09
    enter(t, m, t.board.squares.index(pick.place) // t.board.length, 1)


# --- moving


def may_move(t: Realm, square: int, m: Monster) -> bool:
    """Once a turn, not when just summoned, never onto an own monster (MAG-TURN-05, MAG-MOVE-06)."""
    return not m.moved and may_step(t, square, m)


def may_step(t: Realm, square: int, m: Monster) -> bool:
    if m.fresh or m.shackled:
        return False
    return _ahead(t, square, m) != BLOCKED


def dies_ahead(t: Realm, square: int, m: Monster) -> bool:
    return _ahead(t, square, m) == DIES


def _ahead(t: Realm, square: int, m: Monster) -> int:
    """How a step forward ends, as `outcome` tells it."""
    board = t.board
    ahead = board.distance(square, m.mage) + 1
    return outcome(t, m.mage, board.road_at(square), ahead, m.health, m.power())


def move(t: Realm, square: int) -> None:
    """One square forward, with what follows of it (MAG-MOVE-02, MAG-FIGHT-11)."""
    m = t.squares[square]
    assert m is not None
    m.moved = True
    step(t, square, m)


def step(t: Realm, square: int, m: Monster) -> None:
    board = t.board
    t.squares[square] = None
    enter(t, m, board.road_at(square), board.distance(square, m.mage) + 1)


# --- fighting


def outcome(t: Realm, mage: int, road: int, distance: int, health: int, strength: int) -> int:
    """Where a monster that steps onto a square ends: a distance, one more than the road is long
    for the castle, DIES or BLOCKED. Fights are certain, so this is known in advance."""
    board = t.board
    squares = t.squares
    while distance <= board.length:
        other = squares[board.square(road, mage, distance)]
        if other is None:
            return distance
        if other.mage == mage:
            return BLOCKED  # MAG-SUMMON-06, MAG-MOVE-06, MAG-FIGHT-09
        if health <= other.power():
            return DIES
        if other.health <= strength:
            return distance
        distance += 1
    return distance


def enter(t: Realm, m: Monster, road: int, distance: int) -> None:
    """A monster steps onto a square: it fights who stands there and may jump on (MAG-FIGHT-01)."""
    board = t.board
    while distance <= board.length:
        square = board.square(road, m.mage, distance)
        place = board.squares[square]
        other = t.squares[square]
        if other is None:
            t.squares[square] = m
            t.tell("step", "MAG-MOVE-02", m, place)
            return
        t.tell("attack", "MAG-FIGHT-01", m, place, m.power(), other)
        t.tell("defend", "MAG-FIGHT-01", other, place, other.power(), m)
        killed = other.health <= m.power()  # MAG-FIGHT-02: both at the same time
        died = m.health <= other.power()
        if killed:
            t.squares[square] = None
            bury(t, other, place)
        if died:
            bury(t, m, place)
            draw_if_none_left(t)
            return
        if killed:
            t.squares[square] = m
            t.tell("stand", "MAG-FIGHT-05", m, place)
            return
        t.tell("jump", "MAG-FIGHT-06", m, place)
        distance += 1  # MAG-FIGHT-08: whoever stands behind is fought too
    win(t, m, board.goal(road, m.mage))


def bury(t: Realm, m: Monster, place: str, rule: str = "MAG-FIGHT-03") -> None:
    """A dead monster never comes back; a marker just vanishes (MAG-SPELL-11)."""
    t.tell("die", rule, m, place)
    if not m.marker:
        t.cards.move(t.card_of(m), t.road, t.dead)
