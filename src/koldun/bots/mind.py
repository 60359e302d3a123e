"""What a bot is given: its own view, its decision, and worlds that might be true.

The match itself stays in a closure. A world is re-dealt from what the seat knows and has its own
chance to come, and it is sealed: no bot can see a hidden card, a future die or the seed.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from koldun.kernel.errors import IllegalChoice
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Decision, Match
from koldun.kernel.randomness import Rng, derive
from koldun.view.look import look
from koldun.view.views import View


class Mind:
    """One seat about to decide."""

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.decision(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")
        self.seat = seat
        self.decision: Decision = decision
        self.game: AnyGame = match.game
        self.players: int = match.setup.players
        self.imagine: Callable[[bytes], Match] = lambda seed: _sealed(match, seat, seed)
        self.view: Callable[[], View] = lambda: look(match, seat)

    def options(self) -> int:
        """How many options there are to think about; standing answers are left to people."""
        return len(self.decision.options) - self.decision.standing


def _sealed(match: Match, seat: int, seed: bytes) -> Match:
    world = match.imagine(seat, seed)
    world.seal()
    return world


class Bot(Protocol):
    """Chooses the index of an option. `chance` is its own stream of luck."""

    def choose(self, mind: Mind, chance: Rng) -> int: ...


@runtime_checkable
class Chooser(Bot, Protocol):
    """A bot that can say what it holds for nearly as good."""

    def near(self, mind: Mind, chance: Rng) -> list[tuple[int, float]]:
        """What it chooses, then the others; how much worse each is, 1 where it is just bearable."""


class RandomBot:
    """Any option is as good as any other."""

    def choose(self, mind: Mind, chance: Rng) -> int:
        return chance.below(mind.options())


def luck(seed: bytes, seat: int, number: int) -> Rng:
    """The luck of a bot's n-th decision: its play is repeatable whatever others do."""
    return Rng(derive(seed, f"bot {seat} {number}"))
