"""Dice: every roll may be answered by a Loaded Die (OPEN-RNG, OPEN-WINDOW)."""

from typing import Final

from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.verbs.responses import SetDie, responders
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.windows import window

SIDES: Final = 6


def roll(t: Dungeon, seat: int, rule: str, what: str) -> Play[int]:
    """One die for a seat, as it stands after all responses; `what` is at stake."""
    result = t.rng.roll(SIDES)
    t.say("roll", rule, seat=seat, number=result, place=what)
    result = yield from answered(t, seat, result, rule)
    return result


def answered(t: Dungeon, seat: int, result: int, rule: str) -> Play[int]:
    """A Loaded Die sets the die to any result; it cannot be answered in turn."""

    def loaded(s: int) -> list[Option]:
        return [Option("play", card=c) for c in responders(t, s, SetDie)]

    scope = "turn" if t.fight is None else "combat turn"
    reply = yield from window(
        t,
        t.around(t.active),
        "die",
        loaded,
        rule,
        scope=scope,
        direct=[seat],
        by=seat,
        number=result,
    )
    if reply is None:
        return result
    card = reply.option.card
    t.discard(card)
    t.say("play", rule, seat=reply.seat, card=card)
    results = [Option("face", number=n) for n in range(1, SIDES + 1)]
    pick = yield from ask(reply.seat, "face", results, rule, about=card)
    t.say("die-set", rule, seat=reply.seat, number=pick.number)
    return pick.number


def roll_off(t: Dungeon, seats: list[int], rule: str, what: str) -> Play[list[int]]:
    """Highest first at `what`; those who tie roll again among themselves."""
    if len(seats) < 2:
        return seats[:]
    results: list[int] = []
    for seat in seats:
        result = yield from roll(t, seat, rule, what)
        results.append(result)
    order: list[int] = []
    for result in range(SIDES, 0, -1):
        tied = [seats[i] for i in range(len(seats)) if results[i] == result]
        sorted_ = yield from roll_off(t, tied, rule, what)
        order += sorted_
    return order
