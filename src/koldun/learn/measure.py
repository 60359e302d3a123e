"""How strong a bot of a run is: the arena's paired deals, with the figures a network's pedigree keeps.

python -m koldun.learn.measure krendel --players 2 --bots net:0.5,greedy --deals 500 --jobs 16
"""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from koldun.bots.learned.net import Learned, NetBot, load, save
from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot
from koldun.kernel.game import AnyGame
from koldun.lab.arena import Bouts, Contest, Outcome, contest_for, play_contest
from koldun.lab.command import add_ways, run, way_of

_POLICY = "net"


class Strength(msgspec.Struct, frozen=True):
    """The share of wins of one seat against others at its table, with a 95 % interval."""

    players: int
    deals: int
    rate: float
    low: float
    high: float
    # processor time a decision, of the seat and of the others
    ms: float = 0.0
    others_ms: float = 0.0
    slowest_ms: float = 0.0
    # of the interval, beside one of unpaired matches
    width: float = 1.0


def strength_of(outcome: Outcome, first: str) -> Strength:
    """The first bot of a contest in which another has all other seats."""
    own = outcome.of(first)
    others = [standing for standing in outcome.standings if standing.bot != first]
    return Strength(
        outcome.players,
        outcome.games // outcome.players,
        own.rate,
        own.low,
        own.high,
        own.ms,
        others[0].ms if others else own.ms,
        own.slowest_ms,
        own.width,
    )


def against(
    game: AnyGame, learned: Learned, players: int, deals: int, other: str = "greedy:2"
) -> Strength:
    """The policy in one seat, others in all the rest."""
    seats = [_POLICY] + [other] * (players - 1)
    contest = Contest(game.id, players, deals * players, seats, "measure")
    work = Bouts(contest, game, partial(_made, learned))
    return strength_of(play_contest(contest, work=work), _POLICY)


def _made(learned: Learned, name: str) -> Bot:
    return NetBot(0.5, learned=learned) if name == _POLICY else bot_named(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", required=True, help="two: one seat, and all the others")
    parser.add_argument("--deals", type=int, default=200)
    add_ways(parser)
    parser.add_argument("--seed", default="contest")
    parser.add_argument("--seconds", type=float, default=0.0, help="end after so long")
    parser.add_argument("--state", type=Path, metavar="FILE", help="kept here, and gone on with")
    parser.add_argument("--bar", type=float, help="end when clearly over or under this rate")
    parser.add_argument("--pedigree", metavar="FILE", help="a network to write the outcome into")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    line = ",".join([first] + [second] * (args.players - 1))
    what = contest_for(args.game, args.players, args.deals * args.players, line, args.seed)
    with way_of(args) as way:
        outcome = play_contest(what, way, args.state, args.bar, seconds=args.seconds)
    found = strength_of(outcome, first)
    row = {"bots": args.bots, "seed": args.seed, **msgspec.to_builtins(found)}
    print(json.dumps(row), flush=True)
    if args.pedigree:
        add_to_pedigree(Path(args.pedigree), row)


def add_to_pedigree(path: Path, row: dict[str, Any]) -> None:
    """A network that is shipped says what it has won."""
    net = load(path.read_bytes(), str(path))
    net.about.setdefault("contests", []).append(row)
    save(net, path)


if __name__ == "__main__":
    run(main)
