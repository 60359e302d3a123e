"""A decision as its seat faces it: in a world that might be true, with names and hints of its options."""

from koldun.bots.actions import Key, action_keys, distinct
from koldun.bots.mind import Mind
from koldun.bots.policies import hinted
from koldun.kernel.decisions import Ask
from koldun.kernel.match import Match


class Facing:
    """`i` is the seat's place in the question. The world is for looking: who plays on imagines another."""

    __slots__ = ("ask", "count", "i", "mind", "seed", "world")

    def __init__(self, mind: Mind, seed: bytes) -> None:
        self.mind: Mind = mind
        self.seed: bytes = seed
        self.count: int = mind.options()  # without standing answers
        self.world: Match = mind.imagine(seed)
        ask = self.world.ask
        assert ask is not None
        self.ask: Ask = ask
        self.i: int = ask.index(mind.seat)

    def keys(self) -> list[Key]:
        return action_keys(self.world.state, self.ask, self.i, self.count)

    def hints(self) -> list[float] | None:
        found = hinted(self.world, self.ask, self.i)
        return None if found is None else found[: self.count]

    def different(self) -> list[int]:
        """One option of each action that may be taken."""
        return distinct(self.keys(), self.hints())
