"""How fast our search thinks beside OpenSpiel's Python ISMCTS, in the same run.

    python -m venv peer && peer/bin/pip install open_spiel
    python tools/ismcts_pace.py --peer peer/bin/python

Both sides take turns, several rounds, processor time only; medians are printed as JSON lines. OpenSpiel
is needed in the other interpreter alone: it is no dependency of anything here. Its games of like
size that its search can think about (they must re-deal what a player cannot know) are gin rummy and
oh hell; leduc poker is there to show a tiny one.
"""

import argparse
import json
import random
import statistics
import subprocess
import time
from importlib import import_module
from typing import Any

PEERS = ("gin_rummy", "oh_hell", "leduc_poker")
SIMULATIONS = 100
DECISIONS = 8


def peer_pace(name: str) -> int:
    """Simulations per second of OpenSpiel at decisions spread over a random game."""
    spiel: Any = import_module("pyspiel")
    numpy: Any = import_module("numpy")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    luck = numpy.random.RandomState(1)
    game = spiel.load_game(name)
    judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=judge,
        max_simulations=SIMULATIONS,
        max_world_samples=-1,
        random_state=luck,
    )
    pick = random.Random(1)
    seconds = 0.0
    thought = made = 0
    state = game.new_initial_state()
    while thought < DECISIONS:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(pick.choice([action for action, _ in state.chance_outcomes()]))
            continue
        if made % 3 == 0:
            started = time.process_time()
            bot.step(state)
            seconds += time.process_time() - started
            thought += 1
        state.apply_action(pick.choice(state.legal_actions()))
        made += 1
    return round(thought * SIMULATIONS / seconds)


def own_paces() -> dict[str, int]:
    """Iterations per second of every game at its smallest table."""
    from koldun.content.registry import games
    from koldun.lab.speed import speed_of

    return {id: speed_of(game, game.least).per_second for id, game in sorted(games().items())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", help="a Python that has open_spiel")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--as-peer", action="store_true", help="only print OpenSpiel's paces")
    args = parser.parse_args()
    if args.as_peer:
        print(json.dumps({name: peer_pace(name) for name in PEERS}))
        return
    found: dict[str, list[int]] = {}
    for _ in range(args.rounds):
        paces = own_paces()
        if args.peer:
            command = [args.peer, __file__, "--as-peer"]
            said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            paces |= {f"OpenSpiel {k}": v for k, v in json.loads(said.splitlines()[-1]).items()}
        for name, rate in paces.items():
            found.setdefault(name, []).append(rate)
    for name, rates in found.items():
        print(json.dumps({"game": name, "per_second": round(statistics.median(rates))}))


if __name__ == "__main__":
    main()
