"""Peers that are installed here: random play, copies and search, for the same table as ours.

Their games are other games: what is compared is the price of a decision, a copy, a thought. A peer
that is not installed is left out and named.
"""

import random
import time
from importlib import import_module
from typing import Any, Final

from koldun.bench.timing import rate_of, rate_of_games

SPIEL_GAMES: Final = ("gin_rummy", "crazy_eights")
SEARCHED: Final = ("gin_rummy", "oh_hell")  # its search asks for games that can be re-dealt
SIMULATIONS: Final = 50
DECISIONS: Final = 6


def missing() -> list[str]:
    """What is not installed."""
    gone: list[str] = []
    for name in ("pyspiel", "pettingzoo", "rlcard"):
        try:
            import_module(name)
        except ImportError:
            gone.append(name)
    return gone


def random_play(seconds: float) -> dict[str, dict[str, float]]:
    """Decisions and copies a second of each peer's own games."""
    gone = missing()
    found: dict[str, dict[str, float]] = {}
    if "pyspiel" not in gone:
        for name in SPIEL_GAMES:
            found[f"OpenSpiel {name}"] = _spiel(name, seconds)
    if "pettingzoo" not in gone:
        try:
            from koldun.bench.envs import chess, pace

            found["PettingZoo chess"] = {"decisions_per_s": pace(chess(), seconds)}
        except ImportError:  # its chess needs one more package
            pass
    if "rlcard" not in gone:
        from koldun.bench.envs import gin_rummy, pace

        found["RLCard gin-rummy"] = {"decisions_per_s": pace(gin_rummy(), seconds)}
    return found


def _spiel(name: str, seconds: float) -> dict[str, float]:
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game(name)
    luck = random.Random(1)

    def play(most: int = 1_000_000) -> int:
        return walk(game.new_initial_state(), most)

    def walk(state: Any, most: int) -> int:
        made = 0
        while not state.is_terminal() and made < most:
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                actions = [action for action, _ in outcomes]
                weights = [weight for _, weight in outcomes]
                state.apply_action(luck.choices(actions, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
        return made

    decisions = rate_of_games(play, seconds)[1]
    middle = game.new_initial_state()
    walk(middle, 10)
    return {"decisions_per_s": decisions, "copies_per_s": rate_of(middle.clone, seconds / 3)}


def search_pace(name: str) -> float:
    """Simulations a second of OpenSpiel's ISMCTS at decisions spread over a random game."""
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
    return thought * SIMULATIONS / seconds
