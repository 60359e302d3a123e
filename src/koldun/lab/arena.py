"""Bots against bots, seats rotated: who is stronger, by how much, and how sure that is.

Each deal is played once in every rotation of the seats, so that nobody is lucky with seat or cards.
With a state file a run that was broken off goes on where it stopped.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from koldun.bots.budget import Budget
from koldun.bots.levels import bot_named, bots_for
from koldun.bots.mind import Bot
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import BadFile, WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.kernel.results import Result
from koldun.lab.processes import spread
from koldun.lab.rating import Z95, Z_LOOKS, plackett_luce, wilson
from koldun.lab.simulate import unattended

LOOK = 20
"""With a bar, the result is looked at after so many matches each time."""

LEAST = 40
"""And not before so many."""


class Contest(msgspec.Struct, frozen=True):
    """What is to be played. `seats` are the bots around the table before any rotation."""

    game: str
    players: int
    games: int
    seats: list[str]
    seed: str
    iterations: int = 0
    ms: int = 0
    options: dict[str, Any] = {}

    def names(self) -> list[str]:
        return list(dict.fromkeys(self.seats))

    def lineup(self, number: int) -> list[str]:
        shift = number % self.players
        return self.seats[-shift:] + self.seats[:-shift] if shift else self.seats


class Bout(msgspec.Struct, frozen=True):
    """One finished match; times by seat."""

    number: int
    places: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]

    def shares(self) -> list[float]:
        """What each seat had of the win."""
        return Result(self.places, self.winners, "", []).shares()


class Standing(msgspec.Struct, frozen=True):
    """How one bot did. A shared win counts its share; `seats` is how often it sat down."""

    bot: str
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    rating: float
    decisions: int
    ms: float
    slowest_ms: float


class Outcome(msgspec.Struct, frozen=True):
    """What `koldun arena` reports. `fair` is the rate of bots of equal strength."""

    game: str
    players: int
    games: int
    seed: str
    fair: float
    stopped: str
    standings: list[Standing]


def contest_for(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: str = "0",
    iterations: int = 0,
    ms: int = 0,
    options: dict[str, Any] | None = None,
) -> Contest:
    """A contest that can be played: everything is checked before any process starts."""
    if games < 1:
        raise WrongTable(f"cannot play {games} matches")
    if iterations < 0 or ms < 0:
        raise WrongTable("a budget cannot be negative")
    table_for(game_named(game), players, options)
    seats = bots_for(bots, players)
    return Contest(game, players, games, seats, seed, iterations, ms, options or {})


def play_bout(contest: Contest, number: int) -> Bout:
    game = game_named(contest.game)
    dealt = number // contest.players
    deal = derive(seed_of(contest.seed), f"arena {contest.game} {dealt}")
    options = unattended(game, contest.players, contest.options, dealt)
    setup = table_for(game, contest.players, options)
    match = Match.start(game, setup, deal, log=False)
    budget = _budget(contest)
    bots = [bot_named(name, budget) for name in contest.lineup(number)]
    return play_match(match, bots, number)


def play_match(match: Match, bots: list[Bot], number: int) -> Bout:
    """A match between bots with the time each has taken."""
    seats = len(bots)
    made, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats

    def timed(seat: int, took: float) -> None:
        made[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)

    # not the match's own seed: the luck of a bot must not hang on the deal's rotation
    chance = derive(match.seed, f"bout {number}")
    play_out(match, dict(enumerate(bots)), chance, timed=timed)
    result = match.result
    assert result is not None
    return Bout(number, result.places, result.winners, made, seconds, slowest)


def _budget(contest: Contest) -> Budget | None:
    if not contest.iterations and not contest.ms:
        return None
    return Budget(contest.iterations, contest.ms / 1000)


# --- many of them


def play_contest(
    contest: Contest,
    jobs: int = 1,
    state: Path | None = None,
    bar: float | None = None,
    tell: Callable[[int], None] | None = None,
) -> Outcome:
    """Play, or go on playing, until all matches are done or the bar is clearly passed or missed."""
    bouts = {} if state is None else resume(contest, state)
    if tell is not None:
        tell(len(bouts))
    todo = [number for number in range(contest.games) if number not in bouts]
    stopped = verdict(contest, bouts, bar)
    if todo and not stopped:
        for _, bout in spread(partial(play_bout, contest), todo, jobs):
            bouts[bout.number] = bout
            if state is not None:
                _append(state, bout)
            if tell is not None:
                tell(1)
            if bar is not None and len(bouts) % LOOK == 0:
                stopped = verdict(contest, bouts, bar)
                if stopped:
                    break
    return report(contest, bouts, stopped)


def verdict(contest: Contest, bouts: dict[int, Bout], bar: float | None) -> str:
    """`over` or `under` when the first bot is clearly on one side of the bar, else nothing."""
    if bar is None or len(bouts) < LEAST:
        return ""
    seats, wins = _tally(contest, bouts, contest.seats[0])
    low, high = wilson(wins, seats, Z_LOOKS)
    return "over" if low > bar else "under" if high < bar else ""


def _tally(contest: Contest, bouts: dict[int, Bout], bot: str) -> tuple[int, float]:
    seats, wins = 0, 0.0
    for bout in bouts.values():
        for seat, name in enumerate(contest.lineup(bout.number)):
            if name == bot:
                seats += 1
                wins += bout.shares()[seat]
    return seats, wins


def report(contest: Contest, bouts: dict[int, Bout], stopped: str = "") -> Outcome:
    names = contest.names()
    tables = [
        [
            (names.index(name), bout.places[seat])
            for seat, name in enumerate(contest.lineup(bout.number))
        ]
        for bout in bouts.values()
    ]
    ratings = plackett_luce(tables, len(names))
    standings = [_standing(contest, bouts, n, r) for n, r in zip(names, ratings, strict=True)]
    standings.sort(key=lambda s: -s.rating)
    return Outcome(
        contest.game,
        contest.players,
        len(bouts),
        contest.seed,
        1 / contest.players,
        stopped,
        standings,
    )


def _standing(contest: Contest, bouts: dict[int, Bout], bot: str, rating: float) -> Standing:
    seats, wins = _tally(contest, bouts, bot)
    low, high = wilson(wins, seats, Z95)
    decisions, seconds, slowest = 0, 0.0, 0.0
    for bout in bouts.values():
        for seat, name in enumerate(contest.lineup(bout.number)):
            if name == bot:
                decisions += bout.decisions[seat]
                seconds += bout.seconds[seat]
                slowest = max(slowest, bout.slowest[seat])
    return Standing(
        bot,
        seats,
        round(wins, 3),
        round(wins / seats, 4) if seats else 0.0,
        round(low, 4),
        round(high, 4),
        round(rating, 1),
        decisions,
        round(1000 * seconds / decisions, 3) if decisions else 0.0,
        round(1000 * slowest, 1),
    )


# --- the state file: the contest in the first line, one match in each other


def resume(contest: Contest, file: Path) -> dict[int, Bout]:
    """What has been played already; begins the file where there is none.

    Only how many matches are wanted may differ: a contest can be made longer.
    """
    place = str(file)
    if not file.exists():
        file.write_bytes(msgspec.json.encode(contest) + b"\n")
        return {}
    first, *lines = file.read_bytes().split(b"\n")
    try:
        began = msgspec.json.decode(first, type=Contest)
    except msgspec.DecodeError as error:
        raise BadFile(place, f"holds no contest: {error}") from error
    if msgspec.structs.replace(began, games=contest.games) != contest:
        raise BadFile(place, "holds another contest; give another --state or remove it")
    bouts: dict[int, Bout] = {}
    for line in lines:
        try:
            bout = msgspec.json.decode(line, type=Bout)
        except msgspec.DecodeError:
            continue  # the last line of a run that was broken off
        if bout.number < contest.games:
            bouts[bout.number] = bout
    return bouts


def _append(file: Path, bout: Bout) -> None:
    with file.open("ab") as out:
        out.write(b"\n" + msgspec.json.encode(bout))
