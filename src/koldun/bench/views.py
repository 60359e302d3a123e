"""What one view costs: to look, to find what changed since the last choice, and how much of it is sent.

python -m koldun.bench.views [--choices 150]
"""

import argparse
import sys
import time

import msgspec

import koldun
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.view.changes import change
from koldun.view.look import Memory, look

TABLES = {"krendel": 2, "three_mages": 3, "krutagidon": 5, "munchkin": 6, "wiz_war": 4}
_encode = msgspec.json.Encoder().encode


class Cost(msgspec.Struct):
    """Of one game; means over the choices of a match, in microseconds of processor time."""

    game: str
    players: int
    look: float
    sent: float  # finding and encoding the change
    whole: float  # encoding the whole view
    bytes_sent: int
    bytes_whole: int


def cost(game: str, players: int, choices: int) -> Cost:
    rules, clock = games()[game], time.process_time
    match = Match.start(rules, table_for(rules, players, {}), seed_of("views"), log=False)
    policy, memory = RandomChoice(seed_of("views")), Memory()
    looking = sending = whole = 0.0
    sent = full = made = 0
    old = look(match, 0, memory)
    while made < choices and match.result is None:
        play_randomly(match, policy, 1)
        started = clock()
        view = look(match, 0, memory)
        looked = clock()
        sent += len(_encode(change(old, view)))
        told = clock()
        full += len(_encode(view))
        whole += clock() - told
        sending += told - looked
        looking += looked - started
        old = view
        made += 1
    each = 1e6 / made
    return Cost(
        game,
        players,
        round(looking * each, 1),
        round(sending * each, 1),
        round(whole * each, 1),
        sent // made,
        full // made,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--choices", type=int, default=150)
    args = parser.parse_args()
    print("compiled" if koldun.COMPILED else "interpreted")
    for game, players in TABLES.items():
        print(_encode(cost(game, players, args.choices)).decode(), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
