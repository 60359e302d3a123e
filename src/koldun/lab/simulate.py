"""Many matches between bots. The same seed gives the same matches on one core or on many."""

import hashlib
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, TypeVar

import msgspec

from koldun.bots.levels import bot_named, bots_for
from koldun.bots.playing import play_out
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.processes import spread

Part = TypeVar("Part")


class Job(msgspec.Struct, frozen=True):
    """What to simulate."""

    game: str
    players: int
    games: int
    bots: list[str]
    seed: str
    options: dict[str, Any] = {}
    packs: list[tuple[str, str]] = []


class Played(msgspec.Struct, frozen=True):
    """One finished match."""

    number: int
    decisions: int
    turns: int
    winners: list[int]
    scores: list[int]
    reason: str
    capped: bool
    digest: str
    roles: list[str] = []


class Length(msgspec.Struct, frozen=True):
    mean: float
    p50: int
    p95: int


class Role(msgspec.Struct, frozen=True):
    """How often a role was played, and how often it won alone."""

    played: int
    wins: int


class Simulation(msgspec.Struct, frozen=True):
    """What `koldun sim` reports. `wins` are sole wins by seat; the rest are draws."""

    game: str
    players: int
    games: int
    bots: list[str]
    decisions: int
    seconds: float
    wins: list[int]
    draws: int
    length: Length
    turns: float
    reasons: dict[str, int]
    capped: int
    digest: str
    roles: dict[str, Role] = {}


def job_for(
    game: str,
    players: int,
    games: int,
    bots: str = "random",
    seed: str = "0",
    options: dict[str, Any] | None = None,
    packs: list[tuple[str, str]] | None = None,
) -> Job:
    """A job that can be run: everything is checked here, before any process starts."""
    if games < 1:
        raise WrongTable(f"cannot play {games} matches")
    table_for(game_named(game), players, options, packs=packs)
    return Job(game, players, games, bots_for(bots, players), seed, options or {}, packs or [])


def unattended(game: AnyGame, players: int, options: dict[str, Any], number: int) -> dict[str, Any]:
    """The options of the `number`-th match among bots: what is given, else a limit and the next line-up."""
    line_ups = [one for one in game.line_ups(players) if not one.keys() & options.keys()]
    line_up = line_ups[number % len(line_ups)] if line_ups else {}
    return {**game.unattended, **line_up, **options}


def finish(job: Job, number: int) -> Match:
    """One match of a job, played to its end."""
    game = game_named(job.game)
    seed = derive(seed_of(job.seed), f"{job.game} {job.players} {number}")
    options = unattended(game, job.players, job.options, number)
    setup = table_for(game, job.players, options, packs=job.packs)
    if all(name == "random" for name in job.bots):
        match = Match.start(game, setup, seed, log=False, checkpoints=False)
        play_randomly(match, RandomChoice(derive(seed, "random play")))
    else:
        match = Match.start(game, setup, seed, log=False)
        play_out(match, {seat: bot_named(name) for seat, name in enumerate(job.bots)})
    return match


def play_one(job: Job, number: int, match: Match | None = None) -> Played:
    """One match of a job in figures; `match` is it where it has been played already."""
    if match is None:
        match = finish(job, number)
    result = match.result
    assert result is not None
    return Played(
        number=number,
        decisions=match.decided(),
        turns=match.turns + 1,
        winners=result.winners,
        scores=result.scores,
        reason=result.reason,
        capped=result.capped,
        digest=match.digest(),
        roles=match.game.roles(match.state),
    )


def in_ranges(
    job: Job,
    jobs: int,
    work: Callable[[Job, range], Part],
    tell: Callable[[int], None] | None = None,
) -> list[Part]:
    """A job cut into ranges of matches, on `jobs` processes; what `work` makes of each, in order.

    `tell` hears how many matches are done.
    """
    most = max(1, min(250, job.games // (jobs * 20)))
    ranges = [range(start, min(start + most, job.games)) for start in range(0, job.games, most)]
    parts: dict[int, Part] = {}
    for numbers, part in spread(partial(work, job), ranges, jobs):
        parts[numbers.start] = part
        if tell is not None:
            tell(len(numbers))
    return [parts[numbers.start] for numbers in ranges]


def _play_range(job: Job, numbers: range) -> list[Played]:
    return [play_one(job, number) for number in numbers]


def simulate(job: Job, jobs: int = 1, tell: Callable[[int], None] | None = None) -> Simulation:
    started = time.perf_counter()
    parts = in_ranges(job, jobs, _play_range, tell)
    seconds = time.perf_counter() - started
    return summary(job, [played for part in parts for played in part], seconds)


def summary(job: Job, played: list[Played], seconds: float) -> Simulation:
    """What many matches come to."""
    lengths = sorted(p.decisions for p in played)
    wins = [0] * job.players
    reasons: dict[str, int] = {}
    for p in played:
        if len(p.winners) == 1:
            wins[p.winners[0]] += 1
        reasons[p.reason] = reasons.get(p.reason, 0) + 1
    return Simulation(
        game=job.game,
        players=job.players,
        games=job.games,
        bots=job.bots,
        decisions=sum(lengths),
        seconds=round(seconds, 3),
        wins=wins,
        draws=job.games - sum(wins),
        length=Length(
            round(sum(lengths) / len(lengths), 2), _part(lengths, 50), _part(lengths, 95)
        ),
        turns=round(sum(p.turns for p in played) / len(played), 2),
        reasons=dict(sorted(reasons.items())),
        capped=sum(p.capped for p in played),
        digest=_digest(p.digest for p in played),
        roles=_roles(played),
    )


def _roles(played: list[Played]) -> dict[str, Role]:
    names = sorted({role for p in played for role in p.roles})
    return {
        name: Role(
            sum(p.roles.count(name) for p in played),
            sum(len(p.winners) == 1 and p.roles[p.winners[0]] == name for p in played if p.roles),
        )
        for name in names
    }


def _part(ordered: list[int], percent: int) -> int:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _digest(digests: Iterable[str]) -> str:
    whole = hashlib.blake2b(digest_size=16)
    for digest in digests:
        whole.update(digest.encode())
    return whole.hexdigest()
