"""What a look ahead learns of the seat's own later choices: a small tree below each option."""

import math
from typing import Final

from koldun.bots.actions import Key

_DRAWN: Final = 6  # visits during which a choice is drawn from the policy alone
_CURIOSITY: Final = 1.5  # exploration, in standard deviations of the outcome
_LEAST_SPREAD: Final = 0.02


class Edge:
    """One action: how often it was taken, how many of these walks have ended, and how."""

    __slots__ = ("child", "ended", "taken", "total")

    def __init__(self) -> None:
        self.taken: int = 0
        self.ended: int = 0
        self.total: float = 0.0
        self.child: Follow | None = None


class Step:
    """A choice that will be learnt from."""

    __slots__ = ("edge", "node", "pick")

    def __init__(self, node: "Follow", edge: Edge, pick: int) -> None:
        self.node: Follow = node
        self.edge: Edge = edge
        self.pick: int = pick

    def onward(self) -> "Follow":
        child = self.edge.child
        if child is None:
            child = self.edge.child = Follow()
        return child

    def learn(self, value: float) -> None:
        edge, node = self.edge, self.node
        edge.ended += 1
        edge.total += value
        node.ended += 1
        node.total += value
        node.squares += value * value


class Follow:
    """Where the seat stands by its own choices. What is on offer differs between worlds, so only
    that is compared. Walks that have not ended count as visits: many walk at once."""

    __slots__ = ("edges", "ended", "squares", "taken", "total")

    def __init__(self) -> None:
        self.edges: dict[Key, Edge] = {}
        self.taken: int = 0
        self.ended: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def take(self, keys: list[Key], likely: list[float], drawn: int) -> Step:
        pick = drawn if self.ended < _DRAWN else self._select(keys, likely)
        edge = self.edges.get(keys[pick])
        if edge is None:
            edge = self.edges[keys[pick]] = Edge()
        edge.taken += 1
        self.taken += 1
        return Step(self, edge, pick)

    def _select(self, keys: list[Key], likely: list[float]) -> int:
        """What did well, and what the policy likes and was little tried (PUCT)."""
        mean = self.total / self.ended
        variance = self.squares / self.ended - mean * mean
        spread = max(_LEAST_SPREAD, math.sqrt(max(0.0, variance)))
        scale = _CURIOSITY * spread * math.sqrt(self.taken + 1.0)
        best, pick = -1.0e9, 0
        for n, key in enumerate(keys):
            edge = self.edges.get(key)
            value, taken = mean, 0
            if edge is not None:
                taken = edge.taken
                if edge.ended:
                    value = edge.total / edge.ended
            urge = value + scale * likely[n] / (1.0 + taken)
            if urge > best:
                best, pick = urge, n
        return pick
