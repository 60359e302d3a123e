"""How fast the search thinks: iterations per second of processor time, in every game.

python -m koldun.lab.speed
KOLDUN_PURE=1 python -m koldun.lab.speed --games krendel
"""

import argparse
import time

import msgspec

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind, luck
from koldun.bots.policies import wander
from koldun.bots.search.search import Search, Style
from koldun.compiled import COMPILED
from koldun.content.registry import games, table_for
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of


class Speed(msgspec.Struct, frozen=True):
    game: str
    players: int
    compiled: bool
    decisions: int
    iterations: int
    per_second: int


def speed_of(game: AnyGame, players: int, iterations: int = 100, decisions: int = 12) -> Speed:
    """Thinks at decisions spread over the first part of a random match."""
    done = thought = 0
    seconds = 0.0
    seed = seed_of(f"{game.id} pace")
    match = Match.start(game, table_for(game, players, game.brief), seed, log=False)
    for step, now in enumerate(wander(match, "pace")):
        if now.ask is None or thought >= decisions:
            break
        if step % 7:
            continue
        seat = now.pending()[0].seat
        search = Search(Mind(now, seat), luck(bytes(32), seat, step), Style())
        started = time.process_time()
        search.run(Budget(iterations=iterations))
        seconds += time.process_time() - started
        done += search.iterations
        thought += 1
    rate = round(done / seconds) if seconds else 0
    return Speed(game.id, players, COMPILED, thought, done, rate)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", help="default: all")
    parser.add_argument("--iterations", type=int, default=100)
    args = parser.parse_args()
    for id, game in sorted(games().items()):
        if not args.games or id in args.games:
            for players in sorted({game.least, min(4, game.most)}):
                print(msgspec.json.encode(speed_of(game, players, args.iterations)).decode())


if __name__ == "__main__":
    main()
