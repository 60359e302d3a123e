"""A first training: a small policy learns Krendel for two by playing against itself, in numpy alone.

    python examples/first_training.py --minutes 5 --processes 2

The policy is log-linear: each option has a score, the sum of the weights of its tokens and columns.
REINFORCE moves the weights of what was chosen by how much more than its fair share the seat won.
"""

import argparse
import time

import numpy as np

from koldun.envs import batch
from koldun.envs.pettingzoo import env


class Policy:
    def __init__(self, tokens: int, columns: int) -> None:
        self.tokens = np.zeros(tokens)
        self.columns = np.zeros(columns)

    def chances(self, bags: np.ndarray, features: np.ndarray, mask: np.ndarray) -> np.ndarray:
        score = self.tokens[bags].sum(-1) + features @ self.columns
        score = np.exp(np.where(mask, score - score.max(-1, keepdims=True), -np.inf))
        return score / score.sum(-1, keepdims=True)


def train(seconds: float, processes: int, matches: int = 256, rate: float = 0.05) -> Policy:
    rng = np.random.default_rng(1)
    with batch("krendel", matches, processes, players=2, slots=8, seed=1) as b:
        policy = Policy(b.schema.option_tokens, len(b.option_columns))
        lanes, ended, end = np.arange(matches), 0, time.time() + seconds
        by_token = np.zeros((matches, b.players, len(policy.tokens)))  # of each seat's match so far
        by_column = np.zeros((matches, b.players, len(policy.columns)))
        while time.time() < end:
            bags, features, seat = b.option_tokens.copy(), b.option_features.copy(), b.seat.copy()
            chances = policy.chances(bags, features, b.action_mask)
            drawn = (chances.cumsum(-1) > rng.random((matches, 1))).argmax(-1)
            step = -chances  # what was chosen, less what was to be expected
            step[lanes, drawn] += 1
            np.add.at(by_token, (lanes[:, None, None], seat[:, None, None], bags), step[:, :, None])
            by_column[lanes, seat] += (step[:, :, None] * features).sum(1)
            b.step(drawn)
            if b.done.any():
                gain = b.reward[b.done] - b.reward[b.done].mean(1, keepdims=True)
                policy.tokens += rate * np.einsum("ms,mst->t", gain, by_token[b.done])
                policy.columns += rate * np.einsum("ms,msc->c", gain, by_column[b.done])
                policy.tokens[0] = 0  # the token that fills bags up
                by_token[b.done], by_column[b.done] = 0, 0
                ended += int(b.done.sum())
    print(f"{ended} matches")
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
