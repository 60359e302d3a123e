"""Many matches between bots. The same seed gives the same matches on one core or on many."""

import hashlib
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
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
from koldun.lab.hands import Way
from koldun.lab.kept import Kept, missing
from koldun.lab.many import Work, many
from koldun.lab.processes import HERE

Part = TypeVar("Part", bound="Stretch")


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


class Stretch(msgspec.Struct, frozen=True):
    """Matches that were played together, as a state file keeps them."""

    played: list[Played]

    def numbers(self) -> list[int]:
        return [played.number for played in self.played]


class Begun(msgspec.Struct, frozen=True):
    """The first line of a simulation's state file."""

    game: str
    games: int
    job: Job
    tally: bool


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


class Playing(Work[Played, Stretch]):
    """The matches of a job, in figures."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = job.game

    def begin(self, number: int) -> Match:
        job = self.job
        game = game_named(job.game)
        seed = derive(seed_of(job.seed), f"{job.game} {job.players} {number}")
        options = unattended(game, job.players, job.options, number)
        setup = table_for(game, job.players, options, packs=job.packs)
        return Match.start(game, setup, seed, log=False, checkpoints=not _blindly(job))

    def play(self, number: int, match: Match) -> Played:
        if _blindly(self.job):
            play_randomly(match, RandomChoice(derive(match.seed, "random play")))
        else:
            play_out(match, {seat: bot_named(name) for seat, name in enumerate(self.job.bots)})
        return in_figures(number, match)

    def pack(self, ones: list[Played]) -> Stretch:
        return Stretch(ones)


def _blindly(job: Job) -> bool:
    """Nobody thinks, so nobody needs the start of a turn."""
    return all(name == "random" for name in job.bots)


def finish(job: Job, number: int) -> Match:
    """One match of a job, played to its end."""
    work = Playing(job)
    match = work.begin(number)
    work.play(number, match)
    return match


def play_one(job: Job, number: int) -> Played:
    """One match of a job in figures."""
    return in_figures(number, finish(job, number))


def in_figures(number: int, match: Match) -> Played:
    """A match that is over."""
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


def stretches(
    job: Job,
    work: Work[Any, Part],
    part: type[Part],
    way: Way,
    tell: Callable[[int], None] | None = None,
    state: Path | None = None,
) -> list[Part]:
    """All matches of a job in any order, those of a state file among them.

    `tell` hears how many matches are done.
    """
    kept = None
    found: list[Part] = []
    if state is not None:
        begun = Begun(
            job.game, job.games, msgspec.structs.replace(job, games=0), part is not Stretch
        )
        kept = Kept(state, begun, part, "simulation")
        found = _fitting(kept.parts(), job.games)
    done = {number for stretch in found for number in stretch.numbers()}
    if tell is not None:
        tell(len(done))
    faults = None if state is None else state.parent
    for numbers, stretch in many(work, missing(done, job.games), way, faults):
        found.append(stretch)
        if kept is not None:
            kept.add([stretch])
        if tell is not None:
            tell(len(numbers))
    return found


def _fitting(parts: list[Part], games: int) -> list[Part]:
    """What was played twice, or goes further than is wanted, is left out."""
    found: list[Part] = []
    taken: set[int] = set()
    for part in parts:
        numbers = part.numbers()
        if max(numbers) < games and taken.isdisjoint(numbers):
            taken.update(numbers)
            found.append(part)
    return found


def simulate(
    job: Job,
    way: Way = HERE,
    tell: Callable[[int], None] | None = None,
    state: Path | None = None,
) -> Simulation:
    started = time.perf_counter()
    parts = stretches(job, Playing(job), Stretch, way, tell, state)
    seconds = time.perf_counter() - started
    return summary(job, in_order_of(parts), seconds)


def in_order_of(parts: Sequence[Stretch]) -> list[Played]:
    played = [one for part in parts for one in part.played]
    return sorted(played, key=lambda one: one.number)


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
