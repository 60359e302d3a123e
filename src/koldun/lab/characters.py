"""Whether a temperament shows, and what it costs.

python -m koldun.lab.characters krendel --level mage --games 20 --seed c

A bot with a temperament sits among plain ones of its level, in every seat of every deal. Where it chooses
otherwise than the plain level would, both choices are compared by what it likes; the difference should be
clear after twenty matches, and its wins hardly fewer than its share.
"""

import argparse

import msgspec

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.bots.people.characters import TEMPERAMENTS, likes_of, liking
from koldun.bots.people.named import ends_of
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.command import add_ways, run, way_of
from koldun.lab.hands import Way
from koldun.lab.intervals import paired, standard_error
from koldun.lab.many import Each, in_order
from koldun.lab.processes import HERE
from koldun.lab.simulate import unattended

_WORLDS = 6


class Shown(msgspec.Struct, frozen=True):
    """`clear`: how many standard errors it has more of what it likes than the plain level's choices
    would leave; `other`: how often the plain level would have chosen otherwise."""

    game: str
    level: str
    temperament: str
    matches: int
    clear: float
    other: float
    rate: float
    low: float
    high: float


class Watched:
    """A bot with a temperament: how often it leaves the plain level, and what it has of that.

    What its choice leaves of what it likes is compared with the plain one's in worlds it did not think in.
    """

    def __init__(self, game: AnyGame, level: str, temperament: str) -> None:
        self._likes = likes_of(game, temperament)
        self._bot = bot_named(f"{level}~{temperament}")
        self._plain = bot_named(level)
        self.gained = 0.0
        self.decisions = 0
        self.others = 0

    def choose(self, mind: Mind, chance: Rng) -> int:
        pick = self._bot.choose(mind, chance.copy())
        plain = self._plain.choose(mind, chance.copy())
        self.decisions += mind.options() > 1
        if pick != plain:
            self.others += 1
            ends = ends_of(mind, [pick, plain], derive(chance.seed, "others"), _WORLDS)
            if ends is not None and self._likes:
                self.gained += liking(ends, self._likes, pick) - liking(ends, self._likes, plain)
        return pick


class Seen(msgspec.Struct, frozen=True):
    """What a bot with a temperament showed in one match, and its share of the win."""

    won: float
    liked: float
    decisions: int
    others: int


class Watching(Each[Seen]):
    """Number `n` is the deal `n // players` with the temperament in seat `n % players`."""

    def __init__(self, game: str, players: int, level: str, temperament: str, seed: str) -> None:
        self.game = game
        self._players = players
        self._level = level
        self._temperament = temperament
        self._seed = seed

    def begin(self, number: int) -> Match:
        game, players = game_named(self.game), self._players
        deal = number // players
        cards = derive(seed_of(self._seed), f"character {deal}")
        setup = table_for(game, players, unattended(game, players, {}, deal))
        return Match.start(game, setup, cards, log=False)

    def play(self, number: int, match: Match) -> Seen:
        seat = number % self._players
        watched = Watched(match.game, self._level, self._temperament)
        line: dict[int, Bot] = {s: bot_named(self._level) for s in range(self._players)}
        line[seat] = watched
        play_out(match, line, derive(match.seed, "luck"))
        assert match.result is not None
        won = match.result.shares()[seat]
        return Seen(won, watched.gained, watched.decisions, watched.others)


def shown(
    game: AnyGame,
    level: str,
    temperament: str,
    games: int,
    seed: str,
    players: int = 0,
    way: Way = HERE,
) -> Shown:
    players = players or game.least
    deals = -(-games // players)
    work = Watching(game.id, players, level, temperament, seed)
    seen = in_order(work, deals * players, way)
    whole = [seen[first : first + players] for first in range(0, len(seen), players)]
    wins = [sum(one.won / players for one in deal) for deal in whole]
    likings = [sum(one.liked for one in deal) for deal in whole]
    decisions = sum(one.decisions for one in seen)
    others = sum(one.others for one in seen)
    found = paired(wins, players)
    return Shown(
        game.id,
        level,
        temperament,
        deals * players,
        round(_errors(likings), 2),
        round(others / max(1, decisions), 3),
        round(found.rate, 4),
        round(found.low, 4),
        round(found.high, 4),
    )


def _errors(values: list[float]) -> float:
    """The mean in standard errors."""
    error = standard_error(values)
    return sum(values) / len(values) / error if error > 0 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="mage")
    parser.add_argument("--temperament", choices=TEMPERAMENTS, action="append")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="0")
    add_ways(parser)
    args = parser.parse_args()
    game = game_named(args.game)
    with way_of(args) as way:
        for one in args.temperament or TEMPERAMENTS:
            found = shown(game, args.level, one, args.games, args.seed, args.players, way)
            print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    run(main)
