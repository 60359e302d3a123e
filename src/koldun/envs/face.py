"""What the faces share: a table to set up, actions to understand, rewards to give."""

import secrets
from collections.abc import Mapping
from typing import Any, Final, Literal

from koldun.envs.collecting import RESTING
from koldun.envs.named import Names
from koldun.envs.sheets import Sheets
from koldun.envs.steps import NO_PAGES, SLOTS, Steps, seed_for, table_named
from koldun.envs.words import OptionTexts
from koldun.kernel.errors import IllegalChoice, WrongTable
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.randomness import derive

Illegal = Literal["raise", "wrap"]
ILLEGAL: Final = ("raise", "wrap")
Actions = Literal["slots", "named"]


class Face:
    """A game at a table of one size, behind fixed spaces.

    `actions` is "slots" (places in the list of options) or "named" (`envs.named`). What is done with
    an action that is not offered says `illegal`: "raise" refuses it, "wrap" takes the legal one at
    that place, counted round, for learners that know no masks.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        slots: int = SLOTS,
        tokens: int | None = None,
        flat: bool = False,
        actions: Actions = "slots",
        auto_pass: bool = False,
        shaping: float = 0.0,
        illegal: Illegal = "raise",
        checkpoints: bool = False,
    ) -> None:
        if actions not in ("slots", "named"):
            raise WrongTable(f"actions are slots or named, not {actions!r}")
        if illegal not in ILLEGAL:
            raise WrongTable(f"illegal actions raise or wrap, not {illegal!r}")
        self.game: AnyGame
        self.setup: Setup
        self.game, self.setup = table_named(game, players, options)
        self.players: int = self.setup.players
        self.names: Names | None = Names(self.game) if actions == "named" else None
        self.sheets: Sheets = Sheets(self.game, self.setup, slots, tokens, flat, self.names)
        self.slots: int = self.sheets.slots
        self.auto_pass: bool = auto_pass
        self.shaping: float = shaping
        self.illegal: Illegal = illegal
        self.checkpoints: bool = checkpoints  # keep the turn's start: copies are made often
        self._seed: int = -1
        self._resets: int = 0
        self._potential: list[float] = []
        self._turns: int = 0

    def begin(self, seed: int | None) -> Steps:
        """A new match. The same seed gives the same match; resets without one go on from it."""
        if seed is not None:
            self._seed, self._resets = seed, 0
        elif self._seed < 0:
            self._seed, self._resets = secrets.randbits(63), 0
        else:
            self._resets += 1
        chosen = seed_for(self._seed)
        if self._resets:
            chosen = derive(chosen, f"reset {self._resets}")
        slots = self.slots if self.names is None else NO_PAGES
        steps = Steps.start(self.game, self.setup, chosen, slots, self.auto_pass, self.checkpoints)
        self._turns = 0
        self._potential = self._values(steps) if self.shaping else []
        return steps

    def legal(self, steps: Steps) -> list[int]:
        """The actions the seat that steps may take, in order."""
        return steps.legal() if self.names is None else sorted(self.names.slots(steps))

    def slot(self, steps: Steps, action: int) -> int:
        """The slot an action of the seat that steps stands for; what is not offered is refused."""
        legal = self.legal(steps)
        if action not in legal:
            if self.illegal == "raise":
                raise IllegalChoice(f"seat {steps.seat} has actions {legal}, not {action}")
            action = legal[action % len(legal)]
        return action if self.names is None else self.names.slots(steps)[action]

    def step(self, steps: Steps, action: int) -> None:
        """Take an action for the seat that steps."""
        with RESTING:
            if self.names is None and self.illegal == "raise":
                steps.step(action)  # it refuses by itself
            else:
                steps.step(self.slot(steps, action))

    def rewards(self, steps: Steps) -> list[float] | None:
        """What each seat has gained since this was last asked: its share of the win at the end. None
        where nobody can have gained anything.

        With `shaping`, also that much of how its value has changed since the turn before. Over a
        whole match this adds up to a constant. Values read the whole table: for training only.
        """
        result = steps.match.result
        if result is None and (not self.shaping or steps.match.turns == self._turns):
            return None
        gained = [0.0] * self.players if result is None else result.shares()
        if self.shaping:
            self._turns = steps.match.turns
            now = self._values(steps)
            for seat in range(self.players):
                gained[seat] += self.shaping * (now[seat] - self._potential[seat])
            self._potential = now
        return gained

    def _values(self, steps: Steps) -> list[float]:
        if steps.match.result is not None:
            return [0.0] * self.players
        return [float(value) for value in self.game.values(steps.match.state)]

    def info(self, steps: Steps) -> dict[str, Any]:
        """What is asked of the seat that steps, and its options in words."""
        ask = steps.ask
        if ask is None:
            return {}
        part = ask if ask.parts is None else ask.parts[steps.i]
        paged = steps.count > steps.slots
        return {
            "question": part.what,
            "rule": part.rule,
            "page": steps.page if paged else 0,
            "pages": steps.pages() if paged else 1,
            "options": OptionTexts(steps),
        }
