"""Many matches between bots. The same seed gives the same matches on one core or on many."""

import hashlib
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from koldun.bots.basic import RandomChoice, play_out
from koldun.bots.levels import bot_named, bots_for
from koldun.bots.mind import Mind, luck
from koldun.kernel.errors import WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.kernel.registry import game_named, table_for


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


class Length(msgspec.Struct, frozen=True):
    mean: float
    p50: int
    p95: int


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


def play_one(job: Job, number: int) -> Played:
    game = game_named(job.game)
    seed = derive(seed_of(job.seed), f"{job.game} {job.players} {number}")
    setup = table_for(game, job.players, job.options, packs=job.packs)
    if all(name == "random" for name in job.bots):
        match = Match.start(game, setup, seed, log=False, checkpoints=False)
        play_out(match, RandomChoice(derive(seed, "random play")))
    else:
        match = Match.start(game, setup, seed, log=False)
        _think_through(match, job.bots)
    result = match.result
    assert result is not None
    return Played(
        number=number,
        decisions=len(match.choices),
        turns=match.turns + 1,
        winners=result.winners,
        scores=result.scores,
        reason=result.reason,
        capped=result.capped,
        digest=match.digest(),
    )


def _think_through(match: Match, names: list[str]) -> None:
    """Play a match with a bot at each seat."""
    bots = [bot_named(name) for name in names]
    made = [0] * len(names)
    while match.ask is not None:
        for decision in match.pending():
            seat = decision.seat
            index = bots[seat].choose(Mind(match, seat), luck(match.seed, seat, made[seat]))
            made[seat] += 1
            match.choose(seat, index)
            if match.ask is None or match.ask.each:
                break


def play_many(job: Job, jobs: int, tell: Callable[[int], None] | None = None) -> list[Played]:
    """All matches of a job in order, on `jobs` processes; `tell` hears how many are done."""
    played: list[Played] = []
    if jobs <= 1:
        for number in range(job.games):
            played.append(play_one(job, number))
            if tell is not None:
                tell(1)
        return played
    size = max(1, min(250, job.games // (jobs * 4) or 1))
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [
            pool.submit(_play_range, job, start, min(start + size, job.games))
            for start in range(0, job.games, size)
        ]
        for done in as_completed(waiting):
            played += done.result()
            if tell is not None:
                tell(len(done.result()))
    return sorted(played, key=lambda p: p.number)


def _play_range(job: Job, start: int, stop: int) -> list[Played]:
    return [play_one(job, number) for number in range(start, stop)]


def simulate(job: Job, jobs: int = 1, tell: Callable[[int], None] | None = None) -> Simulation:
    started = time.perf_counter()
    played = play_many(job, jobs, tell)
    seconds = time.perf_counter() - started
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
    )


def _part(ordered: list[int], percent: int) -> int:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _digest(digests: Iterator[str]) -> str:
    whole = hashlib.blake2b(digest_size=16)
    for digest in digests:
        whole.update(digest.encode())
    return whole.hexdigest()
