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

from typing import Any, Final, TypeAlias

from koldun.bots.general import observer_of
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


class Overflow(RulesFault):
    """An observer wrote more tokens than there is room for: nothing is cut in silence."""


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

    def write(self, steps: Steps, seat: int, wait: bool = False) -> Observation:
        """What a seat knows now. Slots are open to the seat that steps; another may at most `wait`."""
        sheet = self._sheet
        sheet.clear()
        ask = steps.ask
        mask = np.zeros(self.slots, np.int8)
        bags = np.zeros((self.slots, self.bag), np.int16)
        features = np.zeros((self.slots, len(self.columns)), np.float32)
        if ask is not None and seat == steps.seat:
            self.observer.observe(steps.match.state, ask, steps.i, sheet)
            self._offers(steps, sheet, mask, bags, features)
        else:
            if ask is not None:
                self.observer.position(steps.match.state, seat, sheet)
            if wait:
                mask[0] = 1
        return {
            "observation": self._position(sheet),
            "option_tokens": bags,
            "option_features": features,
            "action_mask": mask,
        }

    def _position(self, sheet: Sheet) -> Any:
        if self.flat:
            whole = np.zeros(self.schema.tokens + self.numbers, np.float32)
            if sheet.tokens:
                np.add.at(whole, sheet.tokens, 1.0)
                whole[self.schema.tokens :] = sheet.numbers
            return whole
        tokens = np.zeros(self.tokens, np.int16)
        n = len(sheet.tokens)
        if n > self.tokens:
            raise overflow(self.schema, n, self.tokens)
        tokens[:n] = sheet.tokens
        if sheet.numbers:
            numbers = np.array(sheet.numbers, np.float32)
        else:  # the match is over
            numbers = np.zeros(self.numbers, np.float32)
        return {"tokens": tokens, "numbers": numbers}

    def _offers(
        self, steps: Steps, sheet: Sheet, mask: Array, bags: Array, features: Array
    ) -> None:
        columns = len(self.columns) - 1
        listed = np.array(sheet.option_tokens, np.int16).reshape(-1, self.bag)
        numbers = np.array(sheet.option_numbers, np.float32).reshape(-1, columns)
        if self.names is not None:
            at = self.names.slots(steps)
            slots, chosen = list(at), list(at.values())
            mask[slots] = 1
            bags[slots] = listed[chosen]
            features[slots, :columns] = numbers[chosen]
            return
        first, last = steps.span()  # a seat that is not called could do more, and only passes here
        n = last - first
        mask[:n] = 1
        bags[:n] = listed[first:last]
        features[:n, :columns] = numbers[first:last]
        if steps.count > steps.slots:
            mask[-1] = 1
            features[-1, columns] = (steps.page + 1) / steps.pages()


def overflow(schema: Schema, written: int, room: int) -> Overflow:
    return Overflow(
        f"{schema.game}: {written} tokens of a position, room for {room}: ask for more with tokens="
    )
