"""`make bench-envs`: steps a second with observations on, beside other environments in the same run.

All rates are per second of processor time in one process, play is random among what the mask allows,
and every round measures everything once: medians of rounds are compared.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from koldun.bench.timing import rate_of_games
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.compiled import COMPILED
from koldun.content.registry import game_named, table_for
from koldun.envs import batch
from koldun.envs import pettingzoo as faces
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of

GAMES: Final = ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war")
MATCHES: Final = 256
SLOTS: Final = 32
TIMES_CHESS: Final = 20.0
OF_ENGINE: Final = 0.5


def _paced(step: Callable[[], int], seconds: float) -> float:
    """How often something happens in a second, `step` saying how often it did."""
    step()
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        done += step()
    return done / (time.process_time() - started)


# --- others


def chess(seconds: float) -> float:
    """PettingZoo's chess through the same loop as ours."""
    from pettingzoo.classic.chess import chess as module

    return _paced(_aec_steps(module.env()), seconds)


def gin_rummy(seconds: float) -> float:
    """RLCard's gin rummy through its own loop."""
    import rlcard

    env = rlcard.make("gin-rummy")
    rng = np.random.default_rng(1)
    state: Any = None

    def steps() -> int:
        nonlocal state
        for _ in range(50):
            if state is None or env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
        return 50

    return _paced(steps, seconds)


# --- ours


def _aec_steps(env: Any) -> Callable[[], int]:
    """Fifty steps of a PettingZoo environment; a match that ends is followed by the next."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(50):
            seen, _, ended, broken, _ = env.last()
            if ended or broken:
                env.reset()
                seen = env.last()[0]
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
        return 50

    return steps


def through_pettingzoo(id: str, players: int, seconds: float) -> float:
    """Real decisions only: forced steps are left out."""
    return _paced(_aec_steps(faces.env(id, players, slots=SLOTS, auto_pass=True)), seconds)


def in_a_batch(id: str, players: int, seconds: float, observations: bool) -> float:
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

    return _paced(steps, seconds)


def of_the_engine(id: str, players: int, seconds: float) -> float:
    """Decisions a second of the rules alone: what `make bench` measures."""
    game = game_named(id)
    setup = table_for(game, players)
    number = 0

    def play() -> int:
        nonlocal number
        number += 1
        seed = derive(seed_of("bench"), str(number))
        match = Match.start(game, setup, seed, log=False, checkpoints=False)
        return play_randomly(match, RandomChoice(seed), 5000)

    return rate_of_games(play, seconds)[1]


# --- the report


def rates(id: str, players: int, seconds: float) -> dict[str, float]:
    return {
        "pettingzoo": through_pettingzoo(id, players, seconds),
        "batch": in_a_batch(id, players, seconds, True),
        "batch_blind": in_a_batch(id, players, seconds, False),
        "engine": of_the_engine(id, players, seconds),
    }


def compare(games: list[str], seconds: float, rounds: int) -> dict[str, Any]:
    found: dict[str, list[dict[str, float]]] = {id: [] for id in games}
    peers: dict[str, list[float]] = {"chess": [], "gin rummy": []}
    for _ in range(rounds):
        peers["chess"].append(chess(seconds))
        peers["gin rummy"].append(gin_rummy(seconds))
        for id in games:
            found[id].append(rates(id, game_named(id).most, seconds))
    base = {name: statistics.median(rows) for name, rows in peers.items()}
    report: dict[str, Any] = {"compiled": COMPILED, "peers": base, "games": {}}
    for id, rows in found.items():
        one: dict[str, float] = {
            name: statistics.median(row[name] for row in rows) for name in rows[0]
        }
        one["players"] = game_named(id).most
        one["times_chess"] = one["pettingzoo"] / base["chess"]
        one["times_gin"] = one["pettingzoo"] / base["gin rummy"]
        one["batch_of_engine"] = one["batch"] / one["engine"]
        one["blind_of_engine"] = one["batch_blind"] / one["engine"]
        report["games"][id] = one
    return report


def table(report: dict[str, Any]) -> str:
    kind = "compiled" if report["compiled"] else "interpreted"
    peers = report["peers"]
    lines = [
        f"steps/s of processor time, one process, {kind}",
        f"PettingZoo chess {peers['chess']:,.0f}, RLCard gin rummy {peers['gin rummy']:,.0f}",
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
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    report = compare(args.games, args.seconds, args.rounds)
    print(json.dumps(report, indent=1) if args.json else table(report))
    return 0 if held(report) else 1


if __name__ == "__main__":
    raise SystemExit(main())
