"""A long soak: random matches of one game at all seat counts, checked at their end."""

import argparse
import sys
import time
from collections import Counter

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.testing.contract import MOST_DECISIONS, check_result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="soak")
    args = parser.parse_args()
    game = game_named(args.game)
    counts = range(game.least, game.most + 1)
    started, decisions, capped = time.monotonic(), 0, 0
    for number in range(args.games):
        players = counts[number % len(counts)]
        seed = derive(seed_of(args.seed), f"{game.id} {number}")
        match = Match.start(
            game, table_for(game, players, game.unattended), seed, log=False, checkpoints=False
        )
        box = Counter(face.id for face in match.state.cards.faces)
        decisions += play_randomly(match, RandomChoice(seed), MOST_DECISIONS)
        check_result(match)
        assert match.result is not None
        capped += match.result.capped
        lying = sorted(card for zone in match.state.zones() for card in zone.cards)
        assert lying == list(range(len(match.state.cards.faces))), f"match {number}: cards astray"
        assert Counter(f.id for f in match.state.cards.faces) == box, (
            f"match {number}: cards changed"
        )
    seconds = time.monotonic() - started
    print(
        f"{game.id}: {args.games} matches, {decisions} decisions, {seconds:.0f} s, {capped} capped"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
