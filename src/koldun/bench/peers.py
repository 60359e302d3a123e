"""Mini-Krendel on our kernel, in the form the comparison with peer frameworks expects.

    python -m koldun.bench.peers --seconds 3

prints one JSON object. `KOLDUN_PURE=1` measures the interpreted kernel.
"""

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path

from koldun.bench.check import digest
from koldun.bench.mini import MiniKrendel, Options
from koldun.bench.plain import Plain
from koldun.bench.timing import rate_of, rate_of_games
from koldun.bots.policies import play_randomly
from koldun.compiled import COMPILED
from koldun.kernel.game import Setup
from koldun.kernel.match import Match

MIDDLE = 22  # decisions made before the match is copied: two into the sixth round


def random_game() -> Callable[[], int]:
    """Plays one random game through `Match.choose` and returns its decisions."""
    game = MiniKrendel()
    chance = random.random
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        seed = number.to_bytes(32, "little")
        match = Match.start(game, Setup(4, Options()), seed, log=False, checkpoints=False)
        return play_randomly(match, chance)

    return play


def plain_game() -> Callable[[], int]:
    rng = random.Random()
    chance = random.random

    def play() -> int:
        game = Plain(rng)
        made = 0
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[int(chance() * len(actions))])
            made += 1
        game.winners()
        return made

    return play


def middle_of_a_match() -> Match:
    match = Match.start(MiniKrendel(), Setup(4, Options()), bytes(32), log=False)
    for number in range(MIDDLE):
        match.choose(number % 4, number % 5)
    return match


def middle_of_a_plain_game() -> Plain:
    game = Plain(random.Random(0))
    for number in range(MIDDLE):
        game.apply(game.legal_actions()[number % 5])
    return game


def measure(seconds: float) -> dict[str, object]:
    games, decisions = rate_of_games(random_game(), seconds)
    copies = rate_of(middle_of_a_match().copy, seconds / 3)
    return {
        "name": "Koldun, compiled" if COMPILED else "Koldun, interpreted",
        "games_per_s": games,
        "decisions_per_s": decisions,
        "decisions_per_game": decisions / games,
        "copies_per_s": copies,
        "copy_how": "state at the round's start + choices made since, ready to go on",
        "check": digest(copying=True),
        "lines": lines_of_rules(),
    }


def lines_of_rules() -> int:
    """Lines of the game itself, without blank lines and comments."""
    source = Path(__file__).with_name("mini.py").read_text(encoding="utf-8")
    body = source.split('"""', 2)[2]
    return sum(1 for line in body.splitlines() if line.strip() and line.strip()[0] != "#")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time per measurement")
    print(json.dumps(measure(parser.parse_args().seconds)), flush=True)


if __name__ == "__main__":
    main()
