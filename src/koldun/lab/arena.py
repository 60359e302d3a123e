"""Bots against bots in paired deals: who is stronger, by how much, and how sure that is.

Each deal is played once in every rotation of the seats, with the same luck for whoever sits in a
seat: equals win exactly equally. Intervals come from the deals' means. With a state file a run that
was broken off goes on where it stopped.
"""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from koldun.bots.budget import Budget
from koldun.bots.levels import bot_named, bots_for, networks_of, warm_up
from koldun.bots.mind import Bot, Mind
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.kernel.results import Result
from koldun.lab.hands import Way
from koldun.lab.intervals import anytime, clear, paired
from koldun.lab.kept import Kept, missing
from koldun.lab.many import Each, many
from koldun.lab.processes import HERE
from koldun.lab.rating import plackett_luce
from koldun.lab.simulate import unattended


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
    """One finished match; processor times by seat."""

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
    """How one bot did. A shared win counts its share; `seats` is how often it sat down.

    `width` is that of the interval beside one of as many unpaired matches.
    """

    bot: str
    seats: int
    wins: float
    rate: float
    low: float
    high: float
    width: float
    rating: float
    decisions: int
    ms: float
    slowest_ms: float


class Outcome(msgspec.Struct, frozen=True):
    """What `koldun arena` reports. `fair` is the rate of bots of equal strength.

    Where one might have stopped at any time (`anytime`), intervals are wider and hold all the same.
    """

    game: str
    players: int
    games: int
    seed: str
    fair: float
    stopped: str
    anytime: bool
    standings: list[Standing]

    def of(self, bot: str) -> Standing:
        return next(standing for standing in self.standings if standing.bot == bot)


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
    """A contest that can be played: everything is checked before any process starts.

    Deals are played whole, so `games` is rounded up to a multiple of the players.
    """
    if games < 1:
        raise WrongTable(f"cannot play {games} matches")
    if iterations < 0 or ms < 0:
        raise WrongTable("a budget cannot be negative")
    table_for(game_named(game), players, options)
    seats = bots_for(bots, players)
    whole = -(-games // players) * players
    return Contest(game, players, whole, seats, seed, iterations, ms, options or {})


# --- one match


class Timed:
    """A bot and the processor time it takes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0

    def choose(self, mind: Mind, chance: Rng) -> int:
        started = time.thread_time()
        index = self._bot.choose(mind, chance)
        took = time.thread_time() - started
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return index


Make = Callable[[str], Bot]


class Bouts(Each[Bout]):
    """The matches of a contest: number `n` is the deal `n // players`, in one of its rotations.

    `make` gives a bot for each name in the line-up, `game` is one that need not be installed: with these
    it can only be played in this process.
    """

    def __init__(
        self, contest: Contest, game: AnyGame | None = None, make: Make | None = None
    ) -> None:
        self.game = contest.game
        self._contest = contest
        self._kind = game
        self._make = make

    def begin(self, number: int) -> Match:
        contest = self._contest
        kind = game_named(contest.game) if self._kind is None else self._kind
        dealt = number // contest.players
        deal = derive(seed_of(contest.seed), f"arena {contest.game} {dealt}")
        options = unattended(kind, contest.players, contest.options, dealt)
        return Match.start(kind, table_for(kind, contest.players, options), deal, log=False)

    def play(self, number: int, match: Match) -> Bout:
        make = self._make
        if make is None:
            warm_up([match.game])  # reading a network is no part of a decision
            make = partial(bot_named, budget=_budget(self._contest))
        return play_match(match, [make(name) for name in self._contest.lineup(number)], number)


def play_bout(contest: Contest, number: int) -> Bout:
    """The match of this number."""
    work = Bouts(contest)
    return work.play(number, work.begin(number))


def play_match(match: Match, bots: list[Bot], number: int) -> Bout:
    """A match between bots with the time each has taken. Luck belongs to the seat."""
    line = [Timed(bot) for bot in bots]
    play_out(match, dict(enumerate(line)), derive(match.seed, "luck"))
    result = match.result
    assert result is not None
    return Bout(
        number,
        result.places,
        result.winners,
        [bot.decisions for bot in line],
        [bot.seconds for bot in line],
        [bot.slowest for bot in line],
    )


def _budget(contest: Contest) -> Budget | None:
    if not contest.iterations and not contest.ms:
        return None
    return Budget(contest.iterations, contest.ms / 1000)


# --- many of them


def play_contest(
    contest: Contest,
    way: Way = HERE,
    state: Path | None = None,
    bar: float | None = None,
    tell: Callable[[int], None] | None = None,
    seconds: float = 0.0,
    work: Bouts | None = None,
) -> Outcome:
    """Play, or go on playing, until all matches are done, the bar is clearly passed or missed, or
    the time is up.

    Only whole deals count, and only those before the first that is missing: whoever stops must
    not count short matches and leave out the long ones that were still being played. Nor does it
    count what others had played when the bar was passed.
    """
    kept = None if state is None else Kept(state, contest, Bout, "contest", _networks(contest))
    before = [] if kept is None else kept.parts()
    bouts = {bout.number: bout for bout in before if bout.number < contest.games}
    if tell is not None:
        tell(len(bouts))
    started = time.monotonic()
    stopped, counted = verdict(contest, bouts, bar)
    if not stopped:
        faults = None if state is None else state.parent
        todo = missing(set(bouts), contest.games)
        for numbers, more in many(work or Bouts(contest), todo, way, faults):
            bouts |= {bout.number: bout for bout in more}
            if kept is not None:
                kept.add(more)
            if tell is not None:
                tell(len(numbers))
            if bar is not None:
                stopped, counted = verdict(contest, bouts, bar)
            if stopped or 0.0 < seconds < time.monotonic() - started:
                break
    if not stopped:
        return report(contest, bouts, "", bar is not None)
    return report(contest, {n: bouts[n] for n in range(counted)}, stopped, True)


def _networks(contest: Contest) -> str:
    return networks_of(game_named(contest.game), contest.names())


def verdict(contest: Contest, bouts: dict[int, Bout], bar: float | None) -> tuple[str, int]:
    """`over` or `under` when the first bot is clearly on one side of the bar, else nothing; and how many
    matches count.

    It may be asked after every match: the first answer is wrong in 5 % of contests at most.
    """
    counted = whole(contest, bouts)
    if bar is None:
        return "", len(counted)
    found, deals = clear(deals_of(contest, counted, contest.seats[0]), bar)
    return "over" if found > 0 else "under" if found < 0 else "", deals * contest.players


def whole(contest: Contest, bouts: dict[int, Bout]) -> list[Bout]:
    """The bouts of all deals before the first that is not complete, in order."""
    found: list[Bout] = []
    while len(found) in bouts:
        found.append(bouts[len(found)])
    return found[: len(found) - len(found) % contest.players]


def deals_of(contest: Contest, bouts: list[Bout], bot: str) -> list[float]:
    """What a bot had of each deal: the mean share of its seats."""
    found: list[float] = []
    seats = contest.seats.count(bot) * contest.players
    for first in range(0, len(bouts), contest.players):
        won = 0.0
        for bout in bouts[first : first + contest.players]:
            shares = bout.shares()
            for seat, name in enumerate(contest.lineup(bout.number)):
                if name == bot:
                    won += shares[seat]
        found.append(won / seats)
    return found


def report(
    contest: Contest, bouts: dict[int, Bout], stopped: str = "", at_any_time: bool = False
) -> Outcome:
    names = contest.names()
    counted = whole(contest, bouts)
    tables = [
        [
            (names.index(name), bout.places[seat])
            for seat, name in enumerate(contest.lineup(bout.number))
        ]
        for bout in counted
    ]
    ratings = plackett_luce(tables, len(names))
    standings = [
        _standing(contest, counted, name, rating, at_any_time)
        for name, rating in zip(names, ratings, strict=True)
    ]
    standings.sort(key=lambda s: -s.rating)
    return Outcome(
        contest.game,
        contest.players,
        len(counted),
        contest.seed,
        1 / contest.players,
        stopped,
        at_any_time,
        standings,
    )


def _standing(
    contest: Contest, bouts: list[Bout], bot: str, rating: float, at_any_time: bool
) -> Standing:
    deals = deals_of(contest, bouts, bot)
    seats = contest.seats.count(bot) * contest.players
    found = paired(deals, seats)
    low, high = anytime(deals) if at_any_time else (found.low, found.high)
    decisions, seconds, slowest = 0, 0.0, 0.0
    for bout in bouts:
        for seat, name in enumerate(contest.lineup(bout.number)):
            if name == bot:
                decisions += bout.decisions[seat]
                seconds += bout.seconds[seat]
                slowest = max(slowest, bout.slowest[seat])
    return Standing(
        bot,
        len(deals) * seats,
        round(found.rate * len(deals) * seats, 3),
        round(found.rate, 4),
        round(low, 4),
        round(high, 4),
        round(found.narrower(), 3),
        round(rating, 1),
        decisions,
        round(1000 * seconds / decisions, 3) if decisions else 0.0,
        round(1000 * slowest, 1),
    )
