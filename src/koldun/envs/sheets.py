"""Observations as numpy arrays of fixed shapes.

| array | shape | what it holds |
| --- | --- | --- |
| `tokens` | T | the bag of whole numbers of a position, filled up with 0 |
| `numbers` | N | its columns |
| `option_tokens` | K x B | the bag of each option |
| `option_features` | K x F | the columns of each option, and `turn`: not 0 in the slot that turns the page |
| `action_mask` | K | which slots may be taken |

What they mean is listed in `Sheets.schema`, and `Sheets.schema.hash` names it.
"""

from functools import cache
from struct import Struct
from typing import Any, Final, TypeAlias

from koldun.bots.learned.general import observer_of
from koldun.envs.collecting import RESTING
from koldun.envs.missing import missing
from koldun.envs.named import Names
from koldun.envs.steps import Steps
from koldun.kernel.errors import RulesFault
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.observe import Observer, Schema, Sheet
from koldun.kernel.randomness import Rng

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise missing("numpy", error) from error

Array: TypeAlias = npt.NDArray[Any]
Observation: TypeAlias = dict[str, Any]

TURN: Final = "turn"
_WORDS: Final = 64  # tokens of a position that are no cards
_ALIGN: Final = 4
_WHOLE: Final = np.dtype(np.int16)
_SINGLE: Final = np.dtype(np.float32)
_SMALL: Final = np.dtype(np.int8)


class Overflow(RulesFault):
    """An observer wrote more tokens than there is room for: nothing is cut in silence."""


@cache
def whole_numbers(count: int) -> Struct:
    """How so many tokens are packed: much faster than numpy reads a list."""
    return Struct(f"{count}h")


@cache
def columns_of(count: int) -> Struct:
    """How so many columns are packed."""
    return Struct(f"{count}f")


class Sheets:
    """Writes what a seat knows into arrays. One serves any number of matches of one table."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        slots: int,
        tokens: int | None = None,
        flat: bool = False,
        names: Names | None = None,
    ) -> None:
        self.observer: Observer[Any] = observer_of(game)
        self.schema: Schema = self.observer.schema
        self.slots: int = slots if names is None else len(names.names)
        self.flat: bool = flat
        self.names: Names | None = names
        cards = len(game.setup(setup, Rng(bytes(32))).cards.faces)
        self.tokens: int = tokens or (cards + _WORDS + 15) // 16 * 16
        self.numbers: int = len(self.schema.columns)
        self.bag: int = self.schema.bag
        self.columns: list[str] = [*self.schema.option_columns, TURN]
        self._sheet = Sheet()
        # all arrays of an observation lie in one piece of memory: where each begins
        sizes = (
            2 * self.tokens,
            4 * self.numbers,
            2 * self.slots * self.bag,
            4 * self.slots * len(self.columns),
            self.slots,
        )
        starts = [0]
        for size in sizes:
            starts.append(starts[-1] + -(-size // _ALIGN) * _ALIGN)
        self._starts: list[int] = starts
        self._shapes: tuple[tuple[int, ...], ...] = (
            (self.tokens,),
            (self.numbers,),
            (self.slots, self.bag),
            (self.slots, len(self.columns)),
            (self.slots,),
        )
        self._packs: dict[int, Struct] = {}

    def write(self, steps: Steps, seat: int, wait: bool = False) -> Observation:
        """What a seat knows now. Slots are open to the seat that steps; another may at most `wait`."""
        with RESTING:
            return self._write(steps, seat, wait)

    def _write(self, steps: Steps, seat: int, wait: bool) -> Observation:
        sheet = self._sheet
        sheet.clear()
        ask = steps.ask
        starts = self._starts
        memory = bytearray(starts[5])
        if ask is not None and seat == steps.seat:
            self.observer.observe(steps.match.state, ask, steps.i, sheet)
            if self.names is not None:
                self._named_offers(steps, sheet, memory, self.names)
                self._position(sheet, memory)
            else:
                self._whole(steps, sheet, memory)
        else:
            if ask is not None:
                self.observer.position(steps.match.state, seat, sheet)
                self._position(sheet, memory)
            if wait:
                memory[starts[4]] = 1
        array, shapes = np.ndarray, self._shapes
        return {
            "observation": self._flat(sheet)
            if self.flat
            else {
                "tokens": array(shapes[0], _WHOLE, memory, 0),
                "numbers": array(shapes[1], _SINGLE, memory, starts[1]),
            },
            "option_tokens": array(shapes[2], _WHOLE, memory, starts[2]),
            "option_features": array(shapes[3], _SINGLE, memory, starts[3]),
            "action_mask": array(shapes[4], _SMALL, memory, starts[4]),
        }

    def _position(self, sheet: Sheet, memory: bytearray) -> None:
        tokens = sheet.tokens
        n = len(tokens)
        if n > self.tokens:
            raise overflow(self.schema, n, self.tokens)
        whole_numbers(n).pack_into(memory, 0, *tokens)
        columns_of(self.numbers).pack_into(memory, self._starts[1], *sheet.numbers)

    def _whole(self, steps: Steps, sheet: Sheet, memory: bytearray) -> None:
        """A position and the open page of what is offered, in one go."""
        tokens, bags, rows = sheet.tokens, sheet.option_tokens, sheet.option_numbers
        n, count = len(tokens), steps.count
        turning = count > self.slots
        if turning or steps.forced:
            # a seat that is not called could do more, and only passes here
            first, last = steps.span()
            columns = len(self.columns) - 1
            bags = bags[first * self.bag : last * self.bag]
            rows = rows[first * columns : last * columns]
            count = last - first
        mask = self._starts[4]
        pack = self._packs.get((n << 16) + count)
        if pack is None:
            pack = self._packs[(n << 16) + count] = self._pack(n, count)
        pack.pack_into(memory, 0, *tokens, *sheet.numbers, *bags, *rows)
        memory[mask : mask + count] = b"\x01" * count
        if turning:
            memory[mask + self.slots - 1] = 1
            turn = (steps.page + 1) / steps.pages()
            columns_of(1).pack_into(memory, mask - 4, turn)

    def _pack(self, tokens: int, count: int) -> Struct:
        """How so many tokens and options are packed, each array where it begins."""
        if tokens > self.tokens:
            raise overflow(self.schema, tokens, self.tokens)
        starts, columns = self._starts, len(self.columns) - 1
        return Struct(
            f"={tokens}h{starts[1] - 2 * tokens}x"
            f"{self.numbers}f{starts[2] - starts[1] - 4 * self.numbers}x"
            f"{count * self.bag}h{starts[3] - starts[2] - 2 * count * self.bag}x"
            + f"{columns}f4x"
            * count
        )

    def _flat(self, sheet: Sheet) -> Array:
        whole = np.zeros(self.schema.tokens + self.numbers, np.float32)
        if sheet.tokens:
            np.add.at(whole, sheet.tokens, 1.0)
            whole[self.schema.tokens :] = sheet.numbers
        return whole

    def _named_offers(self, steps: Steps, sheet: Sheet, memory: bytearray, names: Names) -> None:
        columns, bag = len(self.columns) - 1, self.bag
        bags, numbers = sheet.option_tokens, sheet.option_numbers
        _, _, bags_at, rows_at, mask_at, _ = self._starts
        for slot, n in names.slots(steps).items():
            at = bags_at + 2 * bag * slot
            whole_numbers(bag).pack_into(memory, at, *bags[n * bag : (n + 1) * bag])
            at = rows_at + 4 * (columns + 1) * slot
            row = numbers[n * columns : (n + 1) * columns]
            columns_of(columns).pack_into(memory, at, *row)
            memory[mask_at + slot] = 1


def overflow(schema: Schema, written: int, room: int) -> Overflow:
    return Overflow(
        f"{schema.game}: {written} tokens of a position, room for {room}: ask for more with tokens="
    )
