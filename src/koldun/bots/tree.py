"""The memory of a search: for each seat a tree of its own decisions, as that seat sees them.

A node holds what a seat has tried where it stands; which of it is on offer differs between worlds,
so each action counts how often it was offered. Values are shares of the win of the node's own seat:
everybody wants the most for himself (max-n), and nobody needs the others' numbers.
"""

import math
from typing import Final

from koldun.bots.actions import Key
from koldun.bots.basic import drawn
from koldun.kernel.randomness import Rng

_LEAST_SPREAD: Final = 0.02


class Edge:
    """One action: how often it was offered and tried, and what came of it."""

    __slots__ = ("child", "offered", "round", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.offered: int = 0
        self.round: int = -1  # of the node, when it was last on offer: equal options count once
        self.total: float = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """Where a seat stands, by its own choices and by what it saw others choose."""

    __slots__ = ("edges", "heard", "passed", "round", "squares", "total", "visits")

    def __init__(self, passed: int = 0) -> None:
        self.edges: dict[Key, Edge] = {}
        self.heard: dict[tuple[int, Key], Node] = {}
        self.passed: int = passed  # how often another's choice led on from here
        self.round: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def spread(self) -> float:
        """The standard deviation of what came of this node: the unit exploration is paid in."""
        n = self.visits
        if n < 2:
            return 0.5
        mean = self.total / n
        variance = self.squares / n - mean * mean
        return max(_LEAST_SPREAD, math.sqrt(variance)) if variance > 0.0 else _LEAST_SPREAD

    def select(
        self,
        keys: list[Key],
        rng: Rng,
        curiosity: float,
        least: int,
        wide: float,
        hints: list[float] | None = None,
    ) -> int:
        """Which of the offered actions to try: a new one while there is room, else by UCB.

        Of new ones hints say which are likely to be good.

        Room grows with the square root of the visits (progressive widening), so that of sixty
        options some are tried well rather than all badly.
        """
        edges = self.edges
        self.round += 1
        fresh: list[int] = []
        known: list[Edge] = []
        places: list[int] = []
        tried = 0
        n = 0
        for key in keys:
            edge = edges.get(key)
            if edge is None:
                fresh.append(n)
            elif edge.round != self.round:
                edge.round = self.round
                known.append(edge)
                places.append(n)
                tried += edge.visits
            n += 1
        if fresh:
            room = wide * math.sqrt(tried + 1.0)
            if len(known) < least or len(known) < room:
                if hints is None:
                    pick = fresh[rng.below(len(fresh))]
                else:
                    pick = fresh[drawn([hints[n] for n in fresh], len(fresh), rng)]
                for edge in known:
                    edge.offered += 1
                return pick
        return _best(known, places, curiosity * self.spread())

    def hear(self, seat: int, key: Key) -> "Node | None":
        """Where another's choice leads. A tree grows by one node at a time, here too."""
        heard = self.heard.get((seat, key))
        if heard is None and (self.passed > 0 or self.visits > 0):
            heard = Node()
            self.heard[(seat, key)] = heard
        self.passed += 1
        return heard

    def edge(self, key: Key) -> Edge:
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge()
            edge.offered = 1
            self.edges[key] = edge
        return edge

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


def _best(known: list[Edge], places: list[int], curiosity: float) -> int:
    best = -1.0e9
    pick = 0
    n = 0
    for edge in known:
        edge.offered += 1
        visits = edge.visits
        if visits == 0:
            return places[n]
        urge = edge.total / visits + curiosity * math.sqrt(math.log(edge.offered + 1.0) / visits)
        if urge > best:
            best = urge
            pick = places[n]
        n += 1
    return pick
