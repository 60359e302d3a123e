"""Playing a match out with bots. Simulation, arena and terminal all go through here."""

import time
from collections.abc import Callable, Mapping

from koldun.bots.mind import Bot, Mind, luck
from koldun.kernel.match import Match


def play_out(
    match: Match,
    bots: Mapping[int, Bot],
    seed: bytes | None = None,
    most: int | None = None,
    timed: Callable[[int, float], None] | None = None,
) -> int:
    """Play for the seats that have a bot; returns how many decisions they made.

    It ends when the match is over, when only seats without a bot are left to decide, or after
    `most` decisions. The luck of a bot comes from `seed` (the match's own if there is none) and from how
    many decisions its seat has made, so a match that goes on later goes on the same way.
    `timed` hears the seat and the seconds of each decision.
    """
    source = match.seed if seed is None else seed
    number = {seat: match.number(seat) for seat in bots}
    made = 0
    while most is None or made < most:
        _call_the_eager(match, bots)
        seat = _next_to_decide(match, bots)
        if seat < 0:
            break
        started = time.perf_counter()
        index = bots[seat].choose(Mind(match, seat), luck(source, seat, number[seat]))
        if timed is not None:
            timed(seat, time.perf_counter() - started)
        number[seat] += 1
        made += 1
        match.choose(seat, index)
    return made


def _call_the_eager(match: Match, bots: Mapping[int, Bot]) -> None:
    """Bots that were not called in the open window but would start something say so."""
    ask = match.ask
    if ask is None or ask.passed is None:
        return
    for i, seat in enumerate(ask.seats):
        if ask.passed[i] and seat in bots and match.game.eager(match.state, ask, i):
            match.call(seat)


def _next_to_decide(match: Match, bots: Mapping[int, Bot]) -> int:
    """The first seat asked that has a bot and has not answered, or -1."""
    ask = match.ask
    if ask is not None:
        for i, seat in enumerate(ask.seats):
            if seat in bots and not ask.answered(i):
                return seat
    return -1
