"""What happens inside a worker process: a bot thinks about one decision.

The worker derives the match anew from seed and choices (and keeps it, to go on from there next
time); the bot is handed a `Mind`, which gives away nothing its seat may not know.
"""

import os
import signal
from collections import OrderedDict
from typing import Any

import msgspec

from koldun.bots.budget import Budget, Clock
from koldun.bots.levels import THINKERS, USUAL, bot_named, warm_up
from koldun.bots.mind import Bot, Mind, luck
from koldun.bots.people.reasons import Reason, reasons_for
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.bots.search.thinker import explain
from koldun.content.registry import game_named, games, look_again, table_for
from koldun.kernel.decisions import Choice
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng

_KEPT = 32
_HINT_SECONDS = 1.0

_matches: OrderedDict[str, Match] = OrderedDict()


class Job(msgspec.Struct, frozen=True):
    """One decision to think about."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: bytes
    choices: list[int]  # packed
    seat: int
    level: str
    seconds: float = 0.0  # in a window: as long as any bot of this table may think there
    compared: list[int] = []  # for reasons: the best option, then the next best


def begin_worker() -> None:
    """Ctrl-C is for the server to handle; bots think when nothing else wants the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    look_again()


def ready() -> int:
    """Run first, so that imports are done and networks read before somebody waits for them."""
    warm_up(games().values())
    return os.getpid()


def prepare(job: Job) -> None:
    """Derive the match, so that the thinking that follows is all thinking."""
    _match(job)


def choose(job: Job) -> int:
    """The index a bot of this level chooses."""
    return _bot(job).choose(_mind(job), _luck(job))


def _bot(job: Job) -> Bot:
    return bot_named(job.level, _within(job))


def _within(job: Job) -> Budget | None:
    """The usual budget of the level, and no more than there is time."""
    usual = USUAL.get(job.level)
    if usual is None or not job.seconds:
        return None
    return Budget(usual.iterations, min(usual.seconds or job.seconds, job.seconds))


def rehearse(job: Job) -> None:
    """Keep the processor as busy as a bot of this level that has something to decide here."""
    budget = _within(job)
    if job.level not in THINKERS or budget is None:
        return
    clock, chance = Clock(budget), RandomChoice(bytes(32))
    while clock.goes_on():
        world = _match(job).copy()
        while world.ask is not None and not clock.over():
            play_randomly(world, chance, 8)


def estimate(job: Job) -> list[tuple[int, float, int]]:
    """Options with an estimated chance to win and how often each was tried, for a hint."""
    return explain(_mind(job), Budget(seconds=_HINT_SECONDS), _luck(job))


def reasons(job: Job) -> list[Reason]:
    """Why the first of the compared options is better than the rest."""
    return reasons_for(_mind(job), job.compared[0], job.compared[1:], job.seed)


def _luck(job: Job) -> Rng:
    return luck(job.seed, job.seat, len(job.choices))


def _mind(job: Job) -> Mind:
    return Mind(_match(job), job.seat)


def _match(job: Job) -> Match:
    match = _matches.pop(job.table, None)
    if match is None or job.choices[: len(match.choices)] != [c.pack() for c in match.choices]:
        game = game_named(job.game)
        setup = table_for(game, job.players, job.options)
        match = Match.start(game, setup, job.seed, log=False, patient=True)
    match.follow([Choice.unpack(packed) for packed in job.choices[len(match.choices) :]])
    while match.held():
        match.go_on()
    _matches[job.table] = match
    if len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match
