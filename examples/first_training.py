"""A first training: a small policy learns Krendel for two by playing against itself, in numpy alone.

    python examples/first_training.py --minutes 5 --processes 2

The policy is log-linear: each option has a score, the sum of the weights of its tokens and columns.
Every hundred steps the weights make a natural step: least squares say what a choice gained, from
how the values of the table changed in the turns after it.
"""

import argparse
import time

import numpy as np

from koldun.envs import batch
from koldun.envs.pettingzoo import env


class Policy:
    def __init__(self, tokens: int, columns: int) -> None:
        self.width = tokens
        self.weights = np.zeros(tokens + columns)

    def chances(self, bags: np.ndarray, features: np.ndarray, mask: np.ndarray) -> np.ndarray:
        score = self.weights[bags].sum(-1) + features @ self.weights[self.width :]
        score = np.exp(np.where(mask, score - score.max(-1, keepdims=True), -np.inf))
        return score / score.sum(-1, keepdims=True)


def train(seconds: float, processes: int, matches: int = 256, rate: float = 50.0) -> Policy:
    rng, lanes, end = np.random.default_rng(1), np.arange(matches), time.time() + seconds
    with batch("krendel", matches, processes, players=2, slots=8, seed=1, shaping=1.0) as b:
        policy = Policy(b.schema.option_tokens, len(b.option_columns))
        size = len(policy.weights)
        trace = np.zeros((matches, b.players, size))  # what each seat has lately chosen
        moved, gained = 10 * np.eye(size), np.zeros(size)
        steps = ended = 0
        while time.time() < end:
            bags, features, seat = b.option_tokens.copy(), b.option_features.copy(), b.seat.copy()
            chances = policy.chances(bags, features, b.action_mask)
            drawn = (chances.cumsum(-1) > rng.random((matches, 1))).argmax(-1)
            pull = -chances  # what is chosen, less what was to be expected
            pull[lanes, drawn] += 1
            step = np.zeros((matches, size))
            np.add.at(step, (lanes[:, None, None], bags), pull[:, :, None])
            step[:, policy.width :] = (pull[:, :, None] * features).sum(1)
            trace[lanes, seat] = 0.6 * trace[lanes, seat] + step
            b.send(drawn)
            moved += step.T @ step  # while the matches go on
            b.receive()
            gained += np.einsum("ms,msw->w", b.reward, trace)
            trace[b.done] = 0
            ended += int(b.done.sum())
            steps += 1
            if steps % 100 == 0:
                policy.weights += rate * np.linalg.solve(moved, gained)
                moved, gained = 10 * np.eye(size), np.zeros(size)
    print(f"{steps * matches} decisions, {ended} matches")
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
                bags, features = seen["option_tokens"], seen["option_features"]
                action = policy.chances(bags, features, mask).argmax()
            else:
                action = rng.choice(np.flatnonzero(mask))
            table.step(int(action))
    return won / matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--matches", type=int, default=200, help="of the measurement")
    args = parser.parse_args()
    policy = train(args.minutes * 60, args.processes)
    share = against_random(policy, args.matches)
    print(f"beats random in {share:.1%} of {args.matches} matches")


if __name__ == "__main__":
    main()
