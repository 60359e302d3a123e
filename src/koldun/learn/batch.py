"""Decisions to learn from, as flat arrays: small enough to travel between processes."""

from typing import Any

import numpy as np
import numpy.typing as npt

from koldun.bots.net import Floats, Rows, Whole
from koldun.kernel.observe import Schema

Array = npt.NDArray[Any]


class Batch:
    """Rows one after the other; each has its tokens, options, what was chosen and what came of it."""

    __slots__ = (
        "advantage",
        "counts",
        "logp",
        "numbers",
        "option_numbers",
        "option_tokens",
        "pick",
        "players",
        "token_counts",
        "tokens",
        "won",
    )

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.tokens: Array = arrays["tokens"]
        self.token_counts: Array = arrays["token_counts"]
        self.numbers: Array = arrays["numbers"]
        self.option_tokens: Array = arrays["option_tokens"]
        self.option_numbers: Array = arrays["option_numbers"]
        self.counts: Array = arrays["counts"]
        self.pick: Array = arrays["pick"]
        self.logp: Array = arrays["logp"]
        self.advantage: Array = arrays["advantage"]
        self.won: Array = arrays["won"]
        self.players: Array = arrays["players"]

    def __len__(self) -> int:
        return len(self.pick)

    @staticmethod
    def joined(batches: "list[Batch]") -> "Batch":
        return Batch(
            {
                name: np.concatenate([getattr(batch, name) for batch in batches])
                for name in Batch.__slots__
            }
        )


class Taken:
    """One decision that was made: where it lies among the rows of its step, and its outcome."""

    __slots__ = ("advantage", "logp", "pick", "players", "row", "step", "value", "won")

    def __init__(self, step: int, row: int, pick: int, logp: float, value: float) -> None:
        self.step = step
        self.row = row
        self.pick = pick
        self.logp = logp
        self.value = value
        self.advantage = 0.0
        self.won = 0.0
        self.players = 0


def judge(line: list[Taken], won: float, players: int, lambda_: float) -> None:
    """What each decision of a seat was worth beyond what was expected (GAE, nothing discounted)."""
    beyond = 0.0
    following = won
    for taken in reversed(line):
        beyond = following - taken.value + lambda_ * beyond
        following = taken.value
        taken.advantage = beyond
        taken.won = won
        taken.players = players


def spans(starts: Whole, counts: Whole) -> Whole:
    """The places of several stretches, one after the other."""
    ends = np.cumsum(counts)
    total = int(ends[-1]) if len(ends) else 0
    return np.repeat(starts - (ends - counts), counts) + np.arange(total)


def gathered(taken: list[Taken], steps: dict[int, Rows], schema: Schema) -> Batch:
    """Everything that is stored of these decisions, out of the steps they were made in."""
    by_step: dict[int, list[Taken]] = {}
    for one in taken:
        by_step.setdefault(one.step, []).append(one)
    parts: list[list[Array]] = [[] for _ in range(6)]
    order: list[Taken] = []
    for step, some in by_step.items():
        rows = steps[step]
        at = np.array([one.row for one in some], np.intp)
        order += some
        parts[0].append(rows.tokens[spans(rows.token_starts[at], rows.token_counts[at])])
        parts[1].append(rows.token_counts[at])
        parts[2].append(rows.numbers[at])
        offered = spans(rows.option_starts[at], rows.counts[at])
        parts[3].append(rows.option_tokens[offered])
        parts[4].append(rows.option_numbers[offered])
        parts[5].append(rows.counts[at])
    flat = [np.concatenate(part) for part in parts]
    return Batch(
        {
            "tokens": flat[0].astype(np.int16),
            "token_counts": flat[1].astype(np.int16),
            "numbers": flat[2].astype(np.float16),
            "option_tokens": flat[3].astype(np.int16),
            "option_numbers": flat[4].astype(np.float16),
            "counts": flat[5].astype(np.int16),
            "pick": np.array([one.pick for one in order], np.int16),
            "logp": _floats([one.logp for one in order]),
            "advantage": _floats([one.advantage for one in order]),
            "won": _floats([one.won for one in order]),
            "players": np.array([one.players for one in order], np.int16),
        }
    )


def _floats(values: list[float]) -> Floats:
    return np.array(values, np.float32)
