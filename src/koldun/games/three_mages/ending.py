"""How it ends (Цель игры): a castle taken, or no monster left."""

from koldun.games.three_mages.state import Monster, Realm
from koldun.kernel.results import Result


def win(t: Realm, m: Monster, castle: int) -> None:
    """The first monster on another mage's castle wins at once (MAG-GOAL-01, MAG-GOAL-02)."""
    t.victor = m
    t.taken = castle
    t.end = "castle"
    t.tell("castle", "MAG-GOAL-01", m, t.board.castles[castle])


def all_gone(t: Realm) -> bool:
    """A battle draw: no monster in the deck, in a hand or, led by a player, on a road (MAG-GOAL-04)."""
    if t.end or t.monsters.cards:
        return False
    for m in t.squares:
        if m is not None and not t.idle(m.mage):
            return False
    for hand in t.hands:
        for card in hand.cards:
            if t.cards.faces[card].kind == "monster":
                return False
    t.end = "draw"
    t.say("draw", "MAG-GOAL-03")
    return True


def limit_reached(t: Realm) -> bool:
    """No rule, but an option: after so many rounds the match is a draw (MAG-OPEN-08)."""
    if t.end or t.limit == 0 or t.turns < t.limit * t.seats:
        return False
    t.end = "round-limit"
    return True


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
