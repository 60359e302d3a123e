"""Rounds of a window: everybody is asked, somebody acts, and rights come back."""

from typing import Final

from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.windows.options import responses
from koldun.games.munchkin.windows.performing import perform
from koldun.games.munchkin.windows.receiving import receive_all
from koldun.kernel.decisions import NO_NUMBER, Option, Play, Responses
from koldun.kernel.windows import invitation, invited

_CALM: Final = ["turn"]
_COMBAT: Final = ["combat", "turn"]


def enter(t: Dungeon, phase: str) -> None:
    """A new window opens: what may be done once in a window may be done again."""
    t.phase = phase
    t.opening = True
    t.rights.new_window()


def one_round(
    t: Dungeon, seats: list[int], what: str, moment: str, rule: str, need: int = NO_NUMBER
) -> Play[Option | None]:
    """Everybody is asked at once; the first in order who wants to act does. Tells what was done."""

    def offers(seat: int) -> Responses:
        return responses(t, seat, moment)

    fight = t.fight
    concerned = [t.active] if fight is None else fight.fighters()
    scopes = _CALM if fight is None else _COMBAT
    question = invitation(t, seats, what, offers, rule, scopes, concerned)
    question.by = t.active
    if fight is not None:
        question.number, question.against = fight.totals
        question.word = _standing(fight)
        if fight.runner >= 0:
            question.by = fight.runner
            question.number, question.against = need, NO_NUMBER
    reply = yield from invited(t, question)
    t.opening = False
    if reply is None:
        return None
    before = laid_out(t)
    for i, seat in enumerate(seats):
        called = question.passed is None or not question.passed[i]
        t.rights.resting[seat] = called and seat != reply.seat and seat not in reply.void
    yield from perform(t, reply.seat, reply.option)
    yield from receive_all(t)
    renew(t, before)
    return reply.option


def _standing(fight: Fight) -> str:
    """How the fight stands, in a word; a tie is the monsters'."""
    ours, theirs = fight.totals
    return "winning" if ours > theirs else "tied" if ours == theirs else "losing"


def laid_out(t: Dungeon) -> list[list[int]]:
    """What lies in front of people and in the combat, and who fights there: when it changes,
    whoever passed thinks anew."""
    fight = t.fight
    fighters = [] if fight is None else fight.fighters()
    piles = [zone.cards[:] for zone in t.play]
    return piles + [t.monsters.cards[:], t.enhancers.cards[:], t.used.cards[:], fighters]


def renew(t: Dungeon, before: list[list[int]]) -> None:
    """Rights of a window that come back: what lies differently may be put on, sold, talked about."""
    now = laid_out(t)
    if now == before:
        return
    t.rights.wake()
    for seat in range(t.seats):
        if now[seat] != before[seat]:
            t.rights.dressed[seat] = 0
        if seat in before[-1] and seat not in now[-1]:
            t.rights.back_to_goods(seat)  # out of the combat: clothes and trade are free again
    if now[t.active] != before[t.active]:
        t.rights.sales_dropped = 0


def calm_window(t: Dungeon, moment: str, rule: str) -> Play[bool]:
    if t.opening:
        yield from settle(t)
    done = yield from one_round(t, t.around(t.active), moment, moment, rule)
    return done is not None


def before_run(t: Dungeon, need: int) -> Play[bool]:
    """Before a runner starts: any-time cards and cards about running (MUN-RUN-17). Told is what the die must show."""
    done = yield from one_round(t, t.around(t.active), "run-window", "run", "MUN-RUN-17", need)
    return done is not None
