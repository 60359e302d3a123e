"""A long soak: random matches of one game at all seat counts, checked at their end."""

import argparse
import sys
import time
from collections import Counter
from typing import NamedTuple

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.command import add_ways, ended, progress, way_of
from koldun.lab.hands import Way
from koldun.lab.many import Work, many
from koldun.lab.processes import HERE
from koldun.testing.contract import MOST_DECISIONS, check_result


class Soaked(NamedTuple):
    """What several matches come to."""

    matches: int = 0
    decisions: int = 0
    capped: int = 0

    def and_also(self, other: "Soaked") -> "Soaked":
        return Soaked(*(a + b for a, b in zip(self, other, strict=True)))


class Soaking(Work[Soaked, Soaked]):
    """Match `n` of a game, with as many players as its number says."""

    def __init__(self, game: str, seed: str) -> None:
        self.game = game
        self._seed = seed

    def begin(self, number: int) -> Match:
        game = game_named(self.game)
        players = game.least + number % (game.most - game.least + 1)
        seed = derive(seed_of(self._seed), f"{game.id} {number}")
        setup = table_for(game, players, game.unattended)
        return Match.start(game, setup, seed, log=False, checkpoints=False)

    def play(self, number: int, match: Match) -> Soaked:
        box = Counter(face.id for face in match.state.cards.faces)
        decisions = play_randomly(match, RandomChoice(match.seed), MOST_DECISIONS)
        check_result(match)
        assert match.result is not None
        lying = sorted(card for zone in match.state.zones() for card in zone.cards)
        assert lying == list(range(len(match.state.cards.faces))), "cards astray"
        assert Counter(face.id for face in match.state.cards.faces) == box, "cards changed"
        return Soaked(1, decisions, int(match.result.capped))

    def pack(self, ones: list[Soaked]) -> Soaked:
        whole = Soaked()
        for one in ones:
            whole = whole.and_also(one)
        return whole


def soak(game: str, games: int, seed: str = "soak", way: Way = HERE) -> Soaked:
    """Play and check so many; one that fails twice is told with its seed and kept as a match file."""
    whole = Soaked()
    with progress(game, games) as tell:
        for numbers, part in many(Soaking(game, seed), [range(games)], way):
            whole = whole.and_also(part)
            tell(len(numbers))
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="soak")
    add_ways(parser)
    args = parser.parse_args()
    started = time.monotonic()
    with way_of(args) as way:
        done = soak(args.game, args.games, args.seed, way)
    seconds = time.monotonic() - started
    print(
        f"{args.game}: {done.matches} matches, {done.decisions} decisions, {seconds:.0f} s, "
        f"{done.capped} capped"
    )
    return 0


if __name__ == "__main__":
    sys.exit(ended(main))
