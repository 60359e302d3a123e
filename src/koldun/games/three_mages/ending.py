"""How it ends (Цель игры): a castle taken, or no monster left."""

from koldun.games.three_mages.state import Monster, Realm
from koldun.kernel.results import Result


def win(t: Realm, m: Monster, castle: int) -> None:
    """The first monster on another mage's castle wins at once (MAG-GOAL-01, MAG-GOAL-02)."""
    t.victor = m
    t.taken = castle
    t.end = "castle"
    t.tell("castle", "MAG-GOAL-01", m, t.board.castles[castle], against=t.seat_of(castle))


def draw_if_none_left(t: Realm) -> None:
    """A battle draw: no monster in the deck, in a hand or, led by a player, on a road (MAG-GOAL-04)."""
    if t.end or t.monsters.cards:
        return
    for m in t.squares:
        if m is not None and not t.idle(m.mage):
            return
    for hand in t.hands:
        for card in hand.cards:
            if t.cards.faces[card].kind == "monster":
                return
    t.end = "draw"
    t.say("draw", "MAG-GOAL-03")


def draw_at_limit(t: Realm) -> None:
    """No rule, but an option: after so many rounds the match is a draw (MAG-OPEN-08)."""
    if not t.end and t.limit > 0 and t.turns >= t.limit * t.seats:
        t.end = "round-limit"


def result(t: Realm) -> Result | None:
    if not t.end:
        return None
    victor = t.victor
    if victor is None:
        return Result([1] * t.seats, [], t.end, [0] * t.seats, capped=t.end == "round-limit")
    winner = t.seat_of(victor.mage)
    places = [1 if seat == winner else 2 for seat in range(t.seats)]
    scores = [1 if seat == winner else 0 for seat in range(t.seats)]
    return Result(places, [winner], t.end, scores)
