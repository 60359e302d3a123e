"""What happens inside a worker process: a bot thinks about one decision.

The worker derives the match anew from seed and choices (and keeps it, to go on from there next
time); the bot is handed a `Mind`, which gives away nothing its seat may not know.
"""

import os
import signal
import threading
import time
from collections import OrderedDict
from importlib import import_module
from typing import Any

import msgspec

from koldun.bots.levels import LEVELS, bot_named
from koldun.bots.mind import Mind, luck
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.kernel.decisions import Choice
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive

_KEPT = 32
_WORLDS = 6
_FURTHEST = 40
_HINT_SECONDS = 1.0

_matches: OrderedDict[str, Match] = OrderedDict()


class Job(msgspec.Struct, frozen=True):
    """One decision to think about."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: bytes
    choices: list[int]
    seat: int
    level: str


def levels() -> list[str]:
    """Bots that can sit down, as `koldun.bots` offers them."""
    return list(LEVELS)


def usual_level() -> str:
    """Who sits down when nobody says who: the middle one, where there is one."""
    for name in ("mage", "greedy"):
        if name in LEVELS:
            return name
    return next(reversed(LEVELS))


def begin_worker() -> None:
    """Ctrl-C is for the server to handle; bots think when nothing else wants the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_follow_the_server, args=(os.getppid(),), daemon=True).start()


def _follow_the_server(parent: int) -> None:
    """A worker does not outlive a server that was killed."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


def ready() -> int:
    """Something to run first, so that imports are done before somebody waits for them."""
    return os.getpid()


def choose(job: Job) -> int:
    """The index a bot of this level chooses."""
    mind = _mind(job)
    return bot_named(job.level).choose(mind, _luck(job))


def estimate(job: Job) -> list[tuple[int, float, int]]:
    """Options with an estimated chance to win and how often each was tried, for a hint."""
    mind = _mind(job)
    explained = _explained(mind, _luck(job))
    if explained is not None:
        return explained
    seed = derive(job.seed, f"hint {job.seat} {len(job.choices)}")
    totals = [0.0] * mind.options()
    for world in range(_WORLDS):
        chance = derive(seed, str(world))
        for index in range(len(totals)):
            totals[index] += _outcome(mind.imagine(chance), mind.seat, index, chance)
    return [(index, total / _WORLDS, _WORLDS) for index, total in enumerate(totals)]


def _explained(mind: Mind, chance: Rng) -> list[tuple[int, float, int]] | None:
    """What a searching bot says of each option, where `koldun.bots` has one."""
    try:
        thinker: Any = import_module("koldun.bots.thinker")
        budget: Any = import_module("koldun.bots.budget")
    except ModuleNotFoundError:
        return None
    found = thinker.explain(mind, budget.Budget(seconds=_HINT_SECONDS), chance)
    return [(int(index), float(odds), int(visits)) for index, odds, visits in found]


def _outcome(world: Match, seat: int, index: int, luck: bytes) -> float:
    turn = world.turns
    world.choose(seat, index)
    chance = RandomChoice(luck)
    for _ in range(_FURTHEST):
        if world.result is not None or world.turns != turn:
            break
        play_randomly(world, chance, 1)
    if world.result is None:
        return world.game.value(world.state, seat)
    winners = world.result.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def _luck(job: Job) -> Rng:
    return luck(job.seed, job.seat, len(job.choices))


def _mind(job: Job) -> Mind:
    return Mind(_match(job), job.seat)


def _match(job: Job) -> Match:
    match = _matches.pop(job.table, None)
    if match is None or job.choices[: len(match.choices)] != [c.pack() for c in match.choices]:
        game = game_named(job.game)
        match = Match.start(game, table_for(game, job.players, job.options), job.seed, log=False)
    for choice in map(Choice.unpack, job.choices[len(match.choices) :]):
        match.choose(choice.seat, choice.index)
    _matches[job.table] = match
    if len(_matches) > _KEPT:
        _matches.popitem(last=False)
    return match
