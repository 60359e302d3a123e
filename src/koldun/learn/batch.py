"""Decisions to learn from, as flat arrays: small enough to travel between processes."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from koldun.bots.learned.net import Floats, Rows, Whole
from koldun.bots.learned.trials import COLUMNS
from koldun.kernel.observe import Schema

Array = npt.NDArray[Any]

UNTAUGHT: Final = -1
"""Where no teacher was asked what it would choose."""


_QUIET: Final = ("quiet_numbers", "quiet_token_counts", "quiet_tokens", "quiet_won")
_NONE: Final = np.zeros(0, np.intp)
_LEAST_CHANCE: Final = 1e-8


class Batch:
    """Rows one after the other; each has its tokens, options, what was chosen and what came of it.

    `taught` is what a teacher would have chosen, where one was asked, and `advice` how likely each option should be by
    what it says. What another bot chose at the table is such a row too (`copied`): it teaches, and nothing is said of how good it was.

    `tried` are the columns of trials, 0 where none were made.

    `insight` is what the game's evaluation, which sees all hands, gave the seat, as a logit.

    `quiet_*` are positions at quiet moments, where nothing is offered: what a seat won from there.
    """

    __slots__ = (
        "advantage",
        "advice",
        "copied",
        "counts",
        "insight",
        "logp",
        "numbers",
        "option_numbers",
        "option_tokens",
        "pick",
        "players",
        "quiet_numbers",
        "quiet_token_counts",
        "quiet_tokens",
        "quiet_won",
        "taught",
        "token_counts",
        "tokens",
        "tried",
        "won",
    )

    def __init__(self, arrays: dict[str, Array]) -> None:
        self.tokens: Array = arrays["tokens"]
        self.token_counts: Array = arrays["token_counts"]
        self.numbers: Array = arrays["numbers"]
        self.option_tokens: Array = arrays["option_tokens"]
        self.option_numbers: Array = arrays["option_numbers"]
        self.tried: Array = arrays["tried"]
        self.counts: Array = arrays["counts"]
        self.pick: Array = arrays["pick"]
        self.taught: Array = arrays["taught"]
        self.advice: Array = arrays["advice"]
        self.copied: Array = arrays["copied"]
        self.insight: Array = arrays["insight"]
        self.logp: Array = arrays["logp"]
        self.advantage: Array = arrays["advantage"]
        self.won: Array = arrays["won"]
        self.players: Array = arrays["players"]
        self.quiet_tokens: Array = arrays["quiet_tokens"]
        self.quiet_token_counts: Array = arrays["quiet_token_counts"]
        self.quiet_numbers: Array = arrays["quiet_numbers"]
        self.quiet_won: Array = arrays["quiet_won"]

    def __len__(self) -> int:
        return len(self.pick)

    def lessons(self) -> "Batch":
        """The rows that a teacher has said something of, without quiet moments."""
        at = np.flatnonzero(self.taught != UNTAUGHT)
        tokens = spans(
            (np.cumsum(self.token_counts) - self.token_counts)[at], self.token_counts[at]
        )
        offered = spans((np.cumsum(self.counts) - self.counts)[at], self.counts[at])
        places = {
            "tokens": tokens,
            "option_tokens": offered,
            "option_numbers": offered,
            "tried": offered,
            "advice": offered,
        }
        return Batch(
            {
                name: getattr(self, name)[_NONE if name in _QUIET else places.get(name, at)]
                for name in Batch.__slots__
            }
        )

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

    __slots__ = (
        "advantage",
        "advice",
        "copied",
        "insight",
        "logp",
        "pick",
        "players",
        "row",
        "step",
        "taught",
        "value",
        "won",
    )

    def __init__(
        self, step: int, row: int, pick: int, logp: float, value: float, insight: float = 0.0
    ) -> None:
        self.step = step
        self.row = row
        self.pick = pick
        self.insight = insight
        self.taught = UNTAUGHT
        self.advice: list[float] = []  # nothing: take what is taught
        self.copied = False
        self.logp = logp
        self.value = value
        self.advantage = 0.0
        self.won = 0.0
        self.players = 0


class Watched:
    """A quiet moment as one seat saw it: where it lies among the rows of its step, and its outcome."""

    __slots__ = ("row", "seat", "step", "won")

    def __init__(self, step: int, row: int, seat: int) -> None:
        self.step = step
        self.row = row
        self.seat = seat
        self.won = 0.0


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


def lesson(line: list[Taken], won: float, players: int) -> None:
    """Another bot's decisions: what it won is learned, and what it chose, as a teacher's."""
    for taken in line:
        taken.won = won
        taken.players = players


def spans(starts: Whole, counts: Whole) -> Whole:
    """The places of several stretches, one after the other."""
    ends = np.cumsum(counts)
    total = int(ends[-1]) if len(ends) else 0
    return np.repeat(starts - (ends - counts), counts) + np.arange(total)


def gathered(
    taken: list[Taken],
    steps: dict[int, Rows],
    watched: list[Watched],
    quiet: dict[int, Rows],
    schema: Schema,
) -> Batch:
    """Everything that is stored of these decisions and moments, out of the steps they are of."""
    by_step: dict[int, list[Taken]] = {}
    for one in taken:
        by_step.setdefault(one.step, []).append(one)
    parts: list[list[Array]] = [[] for _ in range(4)]
    bags: list[list[Array]] = [[] for _ in range(3)]
    order: list[Taken] = []
    for step, some in by_step.items():
        rows = steps[step]
        at = np.array([one.row for one in some], np.intp)
        order += some
        _add_positions(rows, at, bags)
        offered = spans(rows.option_starts[at], rows.counts[at])
        parts[0].append(rows.option_tokens[offered])
        parts[1].append(rows.option_numbers[offered])
        parts[2].append(rows.counts[at])
        tried = rows.tried
        parts[3].append(np.zeros((len(offered), len(COLUMNS))) if tried is None else tried[offered])
    tokens, counts, numbers = _positions(bags, schema)
    return Batch(
        {
            "tokens": tokens,
            "token_counts": counts,
            "numbers": numbers,
            "option_tokens": np.concatenate(parts[0]).astype(np.int16),
            "option_numbers": np.concatenate(parts[1]).astype(np.float16),
            "counts": np.concatenate(parts[2]).astype(np.int16),
            "tried": np.concatenate(parts[3]).astype(np.float16),
            "pick": np.array([one.pick for one in order], np.int16),
            "taught": np.array([one.taught for one in order], np.int16),
            "advice": _advice(order, np.concatenate(parts[2])),
            "copied": np.array([one.copied for one in order], np.bool_),
            "insight": _floats([one.insight for one in order]),
            "logp": _floats([one.logp for one in order]),
            "advantage": _floats([one.advantage for one in order]),
            "won": _floats([one.won for one in order]),
            "players": np.array([one.players for one in order], np.int16),
            **_quiet(watched, quiet, schema),
        }
    )


def _advice(order: list[Taken], counts: Whole) -> Array:
    """How likely every option of these decisions should be; 0 where no teacher was asked."""
    found = np.zeros(int(counts.sum()), np.float16)
    for one, start, count in zip(order, (np.cumsum(counts) - counts).tolist(), counts, strict=True):
        if one.advice:
            found[start : start + count] = one.advice
        elif one.taught != UNTAUGHT:
            found[start + one.taught] = 1.0
    return found


def advised(chances: Floats, worth: list[float], trust: float) -> list[float]:
    """How likely options should be that have these chances and turned out to be worth so much."""
    logits = np.log(np.maximum(chances, _LEAST_CHANCE)) + np.array(worth) / trust
    likely = np.exp(logits - logits.max())
    advice: list[float] = (likely / likely.sum()).tolist()
    return advice


def _quiet(watched: list[Watched], quiet: dict[int, Rows], schema: Schema) -> dict[str, Array]:
    by_step: dict[int, list[Watched]] = {}
    for one in watched:
        by_step.setdefault(one.step, []).append(one)
    bags: list[list[Array]] = [[] for _ in range(3)]
    won: list[float] = []
    for step, some in by_step.items():
        _add_positions(quiet[step], np.array([one.row for one in some], np.intp), bags)
        won += [one.won for one in some]
    tokens, counts, numbers = _positions(bags, schema)
    return {
        "quiet_tokens": tokens,
        "quiet_token_counts": counts,
        "quiet_numbers": numbers,
        "quiet_won": _floats(won),
    }


def _add_positions(rows: Rows, at: Whole, bags: list[list[Array]]) -> None:
    bags[0].append(rows.tokens[spans(rows.token_starts[at], rows.token_counts[at])])
    bags[1].append(rows.token_counts[at])
    bags[2].append(rows.numbers[at])


def _positions(bags: list[list[Array]], schema: Schema) -> tuple[Array, Array, Array]:
    if not bags[0]:
        nothing = np.zeros((0, len(schema.columns)), np.float16)
        return np.zeros(0, np.int16), np.zeros(0, np.int16), nothing
    return (
        np.concatenate(bags[0]).astype(np.int16),
        np.concatenate(bags[1]).astype(np.int16),
        np.concatenate(bags[2]).astype(np.float16),
    )


def _floats(values: list[float]) -> Floats:
    return np.array(values, np.float32)
