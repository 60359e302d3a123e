"""`make bench-envs`: steps a second with observations on, beside other environments in the same run.

All rates are per second of processor time in one process, and play is random among what the mask
allows. Everything is measured in turn in short slices, again and again, so that other load on the
machine falls on all alike; ratios are medians over the turns. Before that each of them runs for a
while: training takes hours, and what is worked out once in a process should not count.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.compiled import COMPILED
from koldun.content.registry import game_named, table_for
from koldun.envs import batch
from koldun.envs import pettingzoo as faces
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of

GAMES: Final = ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war")
MATCHES: Final = 64
SLOTS: Final = 32
AT_ONCE: Final = 50
TIMES_CHESS: Final = 20.0
OF_ENGINE: Final = 0.5

Work = Callable[[], int]
"""Makes some steps and says how many."""


def pace(work: Work, seconds: float) -> float:
    """How many steps are made in a second."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        done += work()
    return done / (time.process_time() - started)


# --- others


def chess() -> Work:
    """PettingZoo's chess, made as its documentation does, through the same loop as ours."""
    from pettingzoo.classic.chess import chess as module

    return _aec_steps(module.env())


def gin_rummy() -> Work:
    """RLCard's gin rummy through its own loop."""
    import rlcard

    env = rlcard.make("gin-rummy")
    chance = random.Random(1).random
    state: Any = None

    def steps() -> int:
        nonlocal state
        for _ in range(AT_ONCE):
            if state is None or env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
        return AT_ONCE

    return steps


# --- ours


def _aec_steps(env: Any) -> Work:
    """Steps of a PettingZoo environment; a match that ends is followed by the next."""
    chance = random.Random(1).random
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(AT_ONCE):
            seen, _, ended, broken, _ = env.last()
            if ended or broken:
                env.reset()
                seen = env.last()[0]
            (legal,) = seen["action_mask"].nonzero()
            env.step(int(legal[int(chance() * len(legal))]))
        return AT_ONCE

    return steps


def through_pettingzoo(id: str, players: int) -> Work:
    """Real decisions only: forced steps are left out."""
    return _aec_steps(faces.env(id, players, slots=SLOTS, auto_pass=True))


def in_a_batch(id: str, players: int, observations: bool) -> Work:
    made = batch(id, MATCHES, players=players, seed=1, slots=SLOTS, observations=observations)
    rng = np.random.default_rng(1)
    at = np.arange(MATCHES)

    def steps() -> int:
        mask = made.action_mask
        counts = mask.sum(1)
        slots = (rng.random(MATCHES) * counts).astype(np.int64)
        # on a page that can be turned, the slots that are open need not lie side by side
        slots = np.where(mask[at, slots], slots, SLOTS - 1)
        made.step(slots)
        return MATCHES

    return steps


def of_the_engine(id: str, players: int) -> Work:
    """Decisions of the rules alone: what `make bench` measures."""
    game = game_named(id)
    setup = table_for(game, players)
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        seed = derive(seed_of("bench"), str(number))
        match = Match.start(game, setup, seed, log=False, checkpoints=False)
        return play_randomly(match, RandomChoice(seed), 5000)

    return play


# --- the report


def rates(
    id: str, players: int, seconds: float, rounds: int, before: float
) -> list[dict[str, float]]:
    """Steps a second of a game and of the others, turn by turn."""
    works = {
        "chess": chess(),
        "gin_rummy": gin_rummy(),
        "pettingzoo": through_pettingzoo(id, players),
        "batch": in_a_batch(id, players, True),
        "batch_blind": in_a_batch(id, players, False),
        "engine": of_the_engine(id, players),
    }
    for work in works.values():
        pace(work, before)
    return [{name: pace(work, seconds) for name, work in works.items()} for _ in range(rounds)]


def summary(rows: list[dict[str, float]]) -> dict[str, float]:
    """Medians of the rates, and of what they are beside each other in one turn."""

    def beside(name: str, other: str) -> float:
        return statistics.median(row[name] / row[other] for row in rows)

    one = {name: statistics.median(row[name] for row in rows) for name in rows[0]}
    one["times_chess"] = beside("pettingzoo", "chess")
    one["times_gin"] = beside("pettingzoo", "gin_rummy")
    one["batch_of_engine"] = beside("batch", "engine")
    one["blind_of_engine"] = beside("batch_blind", "engine")
    return one


def compare(games: list[str], seconds: float, rounds: int, before: float) -> dict[str, Any]:
    report: dict[str, Any] = {"compiled": COMPILED, "games": {}}
    for id in games:
        players = game_named(id).most
        report["games"][id] = summary(rates(id, players, seconds, rounds, before))
        report["games"][id]["players"] = players
    for peer in ("chess", "gin_rummy"):
        report[peer] = statistics.median(one[peer] for one in report["games"].values())
    return report


def table(report: dict[str, Any]) -> str:
    kind = "compiled" if report["compiled"] else "interpreted"
    lines = [
        f"steps/s of processor time, one process, {kind}",
        f"PettingZoo chess {report['chess']:,.0f}, RLCard gin rummy {report['gin_rummy']:,.0f}",
        "",
        "| game | PettingZoo | times chess | times gin rummy | batch | batch without observations "
        "| engine | batch of engine | without observations |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for id, one in report["games"].items():
        lines.append(
            f"| {id}, {one['players']} players | {one['pettingzoo']:,.0f} | {one['times_chess']:.1f} "
            f"| {one['times_gin']:.1f} | {one['batch']:,.0f} | {one['batch_blind']:,.0f} "
            f"| {one['engine']:,.0f} | {one['batch_of_engine']:.2f} | {one['blind_of_engine']:.2f} |"
        )
    return "\n".join(lines)


def held(report: dict[str, Any]) -> bool:
    """Is everything as fast as it is promised to be? docs/research.md says what is."""
    return all(
        one["times_chess"] >= TIMES_CHESS and one["blind_of_engine"] >= OF_ENGINE
        for one in report["games"].values()
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--seconds", type=float, default=0.5, help="of each slice")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each")
    parser.add_argument("--before", type=float, default=2.0, help="seconds of each beforehand")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report = compare(args.games, args.seconds, args.rounds, args.before)
    print(json.dumps(report, indent=1) if args.json else table(report))
    return 0 if held(report) else 1


if __name__ == "__main__":
    raise SystemExit(main())
