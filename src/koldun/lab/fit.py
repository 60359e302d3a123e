"""Fitting an evaluation: what outcomes of self-play say about a game's named features.

    python -m koldun.lab.fit krutagidon --players 2 4 --games 400 --write

A game that has a `value` module with `FEATURES` and `features(state, seat)` beside its rules can be
fitted. Matches are played by hints and by chance (or by chance and a bot: `--bot greedy` is slower and nearer to
what the weights are for), features are read where `AnyGame.quiet` says so, and the weights are those under
which the seats that won were likeliest to (softmax over seats; Newton's
method with a little ridge). Every fourth match is kept apart to tell how good the fit is, beside the
weights in use. `--write` replaces them; whether that wins matches is for the arena to say.
"""

import argparse
import json
import math
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from koldun.bots.actions import open_options
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind
from koldun.bots.policies import casual
from koldun.content.registry import game_named, table_for
from koldun.content.weights import weights_of
from koldun.kernel.decisions import UNANSWERED
from koldun.kernel.errors import WrongTable
from koldun.kernel.estimates import shares, weighed
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of

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


def collect(
    game: AnyGame, players: int, number: int, seed: str, wild: float, name: str = ""
) -> list[Moment]:
    """One match by hints or by a bot, each seat as wild as its luck says; nothing if nobody has won."""
    module = _module(game)
    deal = derive(seed_of(seed), f"fit {game.id} {players} {number}")
    match = Match.start(game, table_for(game, players), deal, log=False, checkpoints=bool(name))
    rng = Rng(derive(deal, "play"))
    bot = bot_named(name) if name else None
    wildness = [wild * rng.word() / 4294967296.0 for _ in range(players)]
    seen: list[list[list[float]]] = []
    turn = match.turns
    for _ in range(MOST_DECISIONS):
        ask = match.ask
        if ask is None:
            break
        if match.turns != turn:
            turn = match.turns
            if game.quiet(match.state):
                seen.append([module.features(match.state, s) for s in range(players)])
        i = next(n for n in range(len(ask.seats)) if ask.answers[n] is UNANSWERED)
        seat, count = ask.seats[i], open_options(ask, i)
        by_chance = rng.word() / 4294967296.0 < wildness[seat]
        if by_chance:
            pick = rng.below(count)
        elif bot is not None:
            pick = bot.choose(Mind(match, seat), rng)
        else:
            pick = casual(match, ask, i, count, rng)
        match.choose(seat, pick)
    result = match.result
    if result is None or not result.winners or not seen:
        return []
    won = [1 / len(result.winners) if s in result.winners else 0.0 for s in range(players)]
    return [Moment(facts, won, 1 / len(seen)) for facts in seen]


def fit(
    game: AnyGame, players: list[int], games: int, seed: str, wild: float = 0.6, bot: str = ""
) -> Fit:
    module = _module(game)
    names: tuple[str, ...] = module.FEATURES
    learnt: list[Moment] = []
    apart: list[Moment] = []
    without = 0
    for number in range(games):
        moments = collect(game, players[number % len(players)], number, seed, wild, bot)
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
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        curve = [[RIDGE if a == b else 0.0 for b in range(size)] for a in range(size)]
        total = sum(m.weight for m in moments) or 1.0
        for m in moments:
            chances = shares([weighed(weights, facts) for facts in m.facts])
            part = m.weight / total
            pairs = list(zip(chances, m.facts, strict=True))
            mean = [sum(p * f[a] for p, f in pairs) for a in range(size)]
            for seat, (chance, facts) in enumerate(pairs):
                off = [facts[a] - mean[a] for a in range(size)]
                gap = part * (m.won[seat] - chance)
                for a in range(size):
                    slope[a] += gap * facts[a]
                    if off[a]:
                        scale = part * chance * off[a]
                        row = curve[a]
                        for b in range(size):
                            row[b] += scale * off[b]
        step = solve(curve, slope)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(abs(s) for s in step) < 1e-4:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss with pivoting."""
    rows = [[*row, r] for row, r in zip(matrix, right, strict=True)]
    size = len(rows)
    for a in range(size):
        pivot = max(range(a, size), key=lambda n: abs(rows[n][a]))
        rows[a], rows[pivot] = rows[pivot], rows[a]
        for n in range(size):
            if n != a and rows[n][a]:
                factor = rows[n][a] / rows[a][a]
                rows[n] = [x - factor * y for x, y in zip(rows[n], rows[a], strict=True)]
    return [rows[a][size] / rows[a][a] for a in range(size)]


def loss(moments: list[Moment], weights: list[float]) -> float:
    """Mean -log of what the winners were given: smaller is better."""
    total = sum(m.weight for m in moments) or 1.0
    lost = 0.0
    for m in moments:
        chances = shares([weighed(weights, facts) for facts in m.facts])
        given = sum(w * math.log(max(c, 1e-9)) for w, c in zip(m.won, chances, strict=True))
        lost -= m.weight * given
    return round(lost / total, 4)


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
    args = parser.parse_args()
    game = game_named(args.game)
    players = args.players or sorted({game.least, min(4, game.most)})
    found = fit(game, players, args.games, args.seed, args.wild, args.bot)
    print(msgspec.json.encode(found).decode())
    if args.write:
        write(game, found)


if __name__ == "__main__":
    main()
