"""Fitting an evaluation: what outcomes of self-play say about a game's named features.

    python -m koldun.lab.fit krutagidon --players 2 4 --games 400 --write

A game that has a `value` module with `FEATURES` and `features(state, seat)` beside its rules can be
fitted. Matches are played by hints and by chance (or by chance and a bot: `--bot greedy` is slower and nearer to
what the weights are for), features are read where `Game.quiet` says so, and the weights are those under
which the seats that won were likeliest to (softmax over seats; Newton's
method with a little ridge). Every fourth match is kept apart to tell how good the fit is, beside the
weights in use. `--write` replaces them; whether that wins matches is for the arena to say.
Needs numpy: `pip install 'koldun[fit]'`.
"""

import argparse
import json
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from koldun.bots.actions import open_options
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind
from koldun.bots.playing import play_out
from koldun.bots.policies import casual
from koldun.content.registry import game_named, table_for
from koldun.content.weights import weights_of
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.command import add_ways, run, way_of
from koldun.lab.hands import Way
from koldun.lab.many import Each, in_order
from koldun.lab.processes import HERE

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError:
    install = "fitting needs numpy: pip install 'koldun[fit]'"
    raise ModuleNotFoundError(install, name="numpy") from None

Numbers: TypeAlias = NDArray[np.float64]

RIDGE = 0.0005  # against weights that little data could drive anywhere
STEPS = 12
KEPT_APART = 4  # every so manieth match
MOST_DECISIONS = 20_000


class Moment(msgspec.Struct, frozen=True):
    """Features of each seat at one moment of a match, and what each seat had of the win."""

    facts: list[list[float]]
    won: list[float]
    weight: float  # all moments of a match together weigh 1


class Fit(msgspec.Struct, frozen=True):
    """What was found. Losses are means of -log(share of the winner) over matches kept apart."""

    game: str
    players: list[int]
    matches: int
    without_winner: int
    seed: str
    by: str  # who played
    weights: dict[str, float]
    loss: float
    loss_before: float
    loss_blind: float


class Collecting(Each[list[Moment]]):
    """Matches by hints or by a bot, each seat as wild as its luck says; no moments if nobody has won."""

    def __init__(self, game: str, players: list[int], seed: str, wild: float, bot: str) -> None:
        self.game = game
        self._players = players
        self._seed = seed
        self._wild = wild
        self._bot = bot

    def begin(self, number: int) -> Match:
        game = game_named(self.game)
        players = self._players[number % len(self._players)]
        deal = derive(seed_of(self._seed), f"fit {game.id} {players} {number}")
        setup = table_for(game, players, game.unattended)
        return Match.start(game, setup, deal, log=False, checkpoints=bool(self._bot))

    def play(self, number: int, match: Match) -> list[Moment]:
        rng = Rng(derive(match.seed, "play"))
        sample = _Sample(match, _module(match.game), rng, self._wild, self._bot)
        play_out(match, dict.fromkeys(range(match.setup.players), sample), most=MOST_DECISIONS)
        result = match.result
        if result is None or not result.winners or not sample.seen:
            return []
        won = result.shares()
        return [Moment(facts, won, 1 / len(sample.seen)) for facts in sample.seen]


def collect(
    game: AnyGame, players: int, number: int, seed: str, wild: float, name: str = ""
) -> list[Moment]:
    """The moments of one match."""
    work = Collecting(game.id, [players], seed, wild, name)
    return work.play(number, work.begin(number))


class _Sample:
    """Plays all seats of a match, one stream of luck for all, and reads the features on the way."""

    def __init__(self, match: Match, module: Any, rng: Rng, wild: float, name: str) -> None:
        self.seen: list[list[list[float]]] = []  # features by seat, a row for each quiet moment
        self._match = match
        self._module = module
        self._rng = rng
        self._bot = bot_named(name) if name else None
        self._players = range(match.setup.players)
        self._wildness = [wild * rng.word() / 4294967296.0 for _ in self._players]
        self._turn = match.turns

    def choose(self, mind: Mind, chance: Rng) -> int:
        self._read()
        match, rng, seat = self._match, self._rng, mind.seat
        ask = match.ask
        assert ask is not None
        i = ask.index(seat)
        count = open_options(ask, i)
        if rng.word() / 4294967296.0 < self._wildness[seat]:
            return rng.below(count)
        if self._bot is not None:
            return self._bot.choose(mind, rng)
        return casual(match, ask, i, count, rng)

    def _read(self) -> None:
        match = self._match
        if match.turns != self._turn:
            self._turn = match.turns
            if match.game.quiet(match.state):
                features = self._module.features
                self.seen.append([features(match.state, seat) for seat in self._players])


def fit(
    game: AnyGame,
    players: list[int],
    games: int,
    seed: str,
    wild: float = 0.6,
    bot: str = "",
    way: Way = HERE,
) -> Fit:
    module = _module(game)
    names: tuple[str, ...] = module.FEATURES
    learnt: list[Moment] = []
    apart: list[Moment] = []
    without = 0
    work = Collecting(game.id, players, seed, wild, bot)
    for number, moments in enumerate(in_order(work, games, way)):
        without += not moments
        (learnt if number // len(players) % KEPT_APART else apart).extend(moments)
    weights = newton(learnt, len(names))
    before = weights_of(module.__package__, names)
    return Fit(
        game.id,
        players,
        games,
        without,
        seed,
        bot or "hints",
        {name: round(w, 4) for name, w in zip(names, weights, strict=True)},
        loss(apart, weights),
        loss(apart, before),
        loss(apart, [0.0] * len(names)),
    )


def newton(moments: list[Moment], size: int) -> list[float]:
    """The likeliest weights."""
    facts, there, won, part = _arrays(moments, size)
    weights = np.zeros(size)
    ridge = RIDGE * np.eye(size)
    for _ in range(STEPS):
        chances = _chances(facts, there, weights)
        off = facts - np.einsum("ms,msf->mf", chances, facts)[:, None, :]
        gap = part[:, None] * (won - chances)
        slope = np.einsum("ms,msf->f", gap, facts) - RIDGE * weights
        curve = np.einsum("ms,msf,msg->fg", part[:, None] * chances, off, off, optimize=True)
        step = np.linalg.solve(curve + ridge, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-4:
            break
    return [float(weight) for weight in weights]


def loss(moments: list[Moment], weights: list[float]) -> float:
    """Mean -log of what the winners were given: smaller is better."""
    facts, there, won, part = _arrays(moments, len(weights))
    given = np.log(np.maximum(_chances(facts, there, np.array(weights)), 1e-9))
    return round(float(-(part[:, None] * won * given).sum()), 4)


def _arrays(
    moments: list[Moment], size: int
) -> tuple[Numbers, NDArray[np.bool_], Numbers, Numbers]:
    """Features (moment, seat, feature), who sits there, shares of the win, and the moments' weights.

    Tables of different sizes stand side by side: seats that a table lacks are not there.
    """
    seats = max((len(m.won) for m in moments), default=1)
    facts = np.zeros((len(moments), seats, size))
    there = np.zeros((len(moments), seats), dtype=bool)
    won = np.zeros((len(moments), seats))
    for n, m in enumerate(moments):
        facts[n, : len(m.won)] = m.facts
        there[n, : len(m.won)] = True
        won[n, : len(m.won)] = m.won
    part = np.array([m.weight for m in moments])
    return facts, there, won, part / (part.sum() or 1.0)


def _chances(facts: Numbers, there: NDArray[np.bool_], weights: Numbers) -> Numbers:
    """How the win is shared out at every moment (softmax over the seats that are there)."""
    scores = np.where(there, facts @ weights, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Numbers = parts / parts.sum(axis=1, keepdims=True)
    return chances


def _module(game: AnyGame) -> Any:
    """The `value` module beside a game's rules."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or not files(package).joinpath("weights.json").is_file():
        raise WrongTable(f"{game.id} has no value.py with weights.json, so nothing to fit")
    return import_module(f"{package}.value")


def write(game: AnyGame, found: Fit) -> Path:
    package = _module(game).__package__
    path = Path(str(files(package).joinpath("weights.json")))
    whole = msgspec.to_builtins(found)
    path.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, nargs="*", help="default: the fewest and the most")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--wild", type=float, default=0.6, help="most that a seat plays by chance")
    parser.add_argument("--bot", default="", help="who plays what is not chance; default: hints")
    parser.add_argument("--write", action="store_true", help="use these weights from now on")
    add_ways(parser)
    args = parser.parse_args()
    game = game_named(args.game)
    players = args.players or sorted({game.least, min(4, game.most)})
    with way_of(args) as way:
        found = fit(game, players, args.games, args.seed, args.wild, args.bot, way)
    print(msgspec.json.encode(found).decode())
    if args.write:
        write(game, found)


if __name__ == "__main__":
    run(main)
