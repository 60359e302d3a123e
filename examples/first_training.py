"""A first training: a small policy learns Krendel for two by playing against itself, in numpy alone.

    python examples/first_training.py --rounds 2 --processes 2

Least squares say what each choice gained beyond the other options of its decision, from how the
values of the table change in the turns after it. What is summed up for an option is its tokens, and
its columns beside the prize and the condition that lie on the table. The first round is played at
random, each later one by what the round before has learned.
"""

import argparse
import time

import numpy as np

from koldun.envs import batch
from koldun.envs.pettingzoo import env
from koldun.kernel.observe import Schema

MATCHES = 256
FADES = 0.9  # of a gain, for each earlier choice of the seat
HEAT = 40.0  # how much likelier a better option is drawn in later rounds


class Policy:
    """What choosing an option gains: a sum of weights."""

    def __init__(self, schema: Schema) -> None:
        self.words = schema.option_tokens
        self.table = 1 + 2 * schema.rows  # tokens of the prize and of the condition
        self.weights = np.zeros(self.words + 3 * self.table)

    def read(self, tokens: np.ndarray, bags: np.ndarray, features: np.ndarray) -> np.ndarray:
        """What the options of each decision are weighed by."""
        rows, slots, _ = bags.shape
        lanes, at = np.arange(rows)[:, None], np.arange(slots)[:, None]
        said = np.zeros((rows, slots, self.words), np.float32)
        said[lanes[:, :, None], at, bags] = 1
        lies = np.zeros((rows, 1, 1, self.table), np.float32)
        lies[lanes, 0, 0, np.where(tokens < self.table, tokens, 0)] = 1
        columns = features[..., 1:4] * (bags[..., :1] == 1)  # of creatures to be played
        beside = columns[..., None] * lies
        return np.concatenate([said, beside.reshape(rows, slots, -1)], -1)


def play_round(
    policy: Policy, steps: int, processes: int, seed: int, heat: float
) -> tuple[np.ndarray, int]:
    """Weights learned from so many steps of all matches, and how many matches were ended."""
    rng, lanes = np.random.default_rng(seed), np.arange(MATCHES)
    size = len(policy.weights)
    with batch("krendel", MATCHES, processes, players=2, slots=8, seed=seed, shaping=1.0) as b:
        trace = np.zeros((MATCHES, b.players, size), np.float32)  # what each seat has chosen
        moved, gained, ended = 100 * np.eye(size), np.zeros(size), 0
        for _ in range(steps):
            x = policy.read(b.tokens, b.option_tokens, b.option_features)
            score = np.where(b.action_mask, heat * (x @ policy.weights), -np.inf)
            score = np.exp(score - score.max(1, keepdims=True))
            chances = score / score.sum(1, keepdims=True)
            drawn = (chances.cumsum(1) > rng.random((MATCHES, 1))).argmax(1)
            seat = b.seat.copy()
            b.send(drawn)
            # what is chosen, less what was to be expected; matches go on meanwhile
            pull = x[lanes, drawn] - (chances[:, :, None] * x).sum(1)
            trace[lanes, seat] = FADES * trace[lanes, seat] + pull
            moved += pull.T @ pull
            b.receive()
            gained += np.einsum("ms,msw->w", b.reward, trace)
            trace[b.done] = 0
            ended += int(b.done.sum())
    return np.linalg.solve(moved, gained), ended


def train(rounds: int, steps: int, processes: int, seed: int = 1) -> Policy:
    with batch("krendel", 1, players=2) as b:
        policy = Policy(b.schema)
    for number in range(rounds):
        started = time.time()
        heat = HEAT if number else 0.0
        learned, ended = play_round(policy, steps, processes, seed + number, heat)
        # what is learned by random play is the gain itself, later it is a gain on the policy
        policy.weights = policy.weights + learned
        print(
            f"round {number + 1}: {steps * MATCHES} decisions, {ended} matches, "
            f"{time.time() - started:.0f} s"
        )
    return policy


def against_random(policy: Policy, matches: int) -> float:
    """The share of matches of two that the policy wins, in each seat in half of them."""
    rng = np.random.default_rng(2)
    table = env("krendel", players=2, slots=8)
    won = 0.0
    for number in range(matches):
        table.reset(seed=1_000_000 + number // 2)
        mine = f"player_{number % 2}"
        for agent in table.agent_iter():
            seen, reward, ended, _, _ = table.last()
            if ended:
                won += reward if agent == mine else 0.0
                table.step(None)
                continue
            mask = seen["action_mask"]
            if agent == mine:
                tokens = seen["observation"]["tokens"][None]
                x = policy.read(tokens, seen["option_tokens"][None], seen["option_features"][None])
                action = np.where(mask, x[0] @ policy.weights, -np.inf).argmax()
            else:
                action = rng.choice(np.flatnonzero(mask))
            table.step(int(action))
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--steps", type=int, default=500, help="of all matches, in each round")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200, help="of the measurement")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    policy = train(args.rounds, args.steps, args.processes, args.seed)
    share = against_random(policy, args.matches)
    print(f"beats random in {share:.1%} of {args.matches} matches")


if __name__ == "__main__":
    main()
