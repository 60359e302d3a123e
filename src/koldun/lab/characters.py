"""Whether a temperament shows, and what it costs.

python -m koldun.lab.characters krendel --level mage --games 20 --seed c

A bot with a temperament sits among plain ones of its level, in every seat of every deal. Where it chooses
otherwise than the plain level would, both choices are compared by what it likes; the difference should be
clear after twenty matches, and its wins hardly fewer than its share.
"""

import argparse
import math

import msgspec

from koldun.bots.characters import TEMPERAMENTS, likes_of, liking
from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.bots.named import ends_of
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.lab.intervals import paired
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


def shown(
    game: AnyGame, level: str, temperament: str, games: int, seed: str, players: int = 0
) -> Shown:
    players = players or game.least
    deals, wins, likings = -(-games // players), [], []
    decisions = others = 0
    for deal in range(deals):
        won = liked = 0.0
        for seat in range(players):
            cards = derive(seed_of(seed), f"character {deal}")
            setup = table_for(game, players, unattended(game, players, {}, deal))
            match = Match.start(game, setup, cards, log=False)
            watched = Watched(game, level, temperament)
            line: dict[int, Bot] = {s: bot_named(level) for s in range(players)}
            line[seat] = watched
            play_out(match, line, derive(cards, "luck"))
            assert match.result is not None
            won += match.result.shares()[seat] / players
            liked += watched.gained
            decisions += watched.decisions
            others += watched.others
        wins.append(won)
        likings.append(liked)
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
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return 0.0
    spread = math.sqrt(sum((x - mean) ** 2 for x in values) / (n - 1))
    return mean / (spread / math.sqrt(n)) if spread > 0 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="mage")
    parser.add_argument("--temperament", choices=TEMPERAMENTS, action="append")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    for one in args.temperament or TEMPERAMENTS:
        found = shown(game_named(args.game), args.level, one, args.games, args.seed, args.players)
        print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
