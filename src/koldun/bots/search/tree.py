"""The memory of a search: for each seat a tree of its own decisions, as that seat sees them.

A node holds what a seat has tried where it stands; which of it is on offer differs between worlds,
so only what is on offer is compared. Values are shares of the win of the node's own seat:
everybody wants the most for himself (max-n), and nobody needs the others' numbers.
"""

import math
from typing import Final

from koldun.bots.actions import Key
from koldun.bots.policies import drawn, handicap
from koldun.kernel.randomness import Rng

_LEAST_SPREAD: Final = 0.02
_EVEN: Final = 0.25  # of what is likely, this part is shared evenly: hints may be wrong
_ROOM: Final = 0.5  # so many times the root of the visits are tried at least


class Edge:
    """One action: how likely it seemed, how often it was tried, and what came of it."""

    __slots__ = ("child", "handicap", "likely", "never", "round", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.handicap: float = 0.0  # what it must be better by; `total` is without
        self.round: int = -1  # of the node, when it was last on offer: equal options count once
        self.total: float = 0.0
        self.likely: float = 1.0  # as hints saw it when it was new
        self.never: bool = False  # ruled out by hints
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Offer:
    """What a seat may choose between: places of options that are new, and edges of the others."""

    __slots__ = ("fresh", "known", "places", "tried", "weight")

    def __init__(self) -> None:
        self.fresh: list[int] = []
        self.known: list[Edge] = []
        self.places: list[int] = []  # of what is known, in the same order
        self.tried: int = 0  # how often, all together
        self.weight: float = 0.0  # how likely, all together


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

    def knows(self, keys: list[Key]) -> bool:
        """Has everything on offer been tried here?"""
        edges = self.edges
        return all(key in edges for key in keys)

    def select(
        self,
        keys: list[Key],
        rng: Rng,
        curiosity: float,
        doubt: float,
        hints: list[float] | None = None,
    ) -> int:
        """Which of the offered actions to try: what did well, and what is likely but little tried.

        Hints say what is likely (PUCT); they are needed while something on offer is new. The first time
        they alone choose. Room for what is new grows with the root of the visits (progressive
        widening), so that of sixty options some are tried well rather than all badly.
        """
        offer = self._offered(keys, hints)
        fresh, known = offer.fresh, offer.known
        if not known:
            return _first(fresh, hints, rng)
        root = math.sqrt(offer.tried + 1.0)
        if fresh and len(known) < _ROOM * root:
            return _likeliest(fresh, hints, rng)
        spread = self.spread()
        even = _EVEN / (len(known) + len(fresh))
        part = (1.0 - _EVEN) / offer.weight if offer.weight > 0.0 else 0.0
        scale = curiosity * spread * root
        best = -1.0e9
        pick = 0
        n = 0
        for edge in known:
            visits = edge.visits
            mean = edge.total / visits if visits else self.total / max(1, self.visits)
            urge = mean - edge.handicap + scale * (even + part * edge.likely) / (1.0 + visits)
            if urge > best:
                best = urge
                pick = offer.places[n]
            n += 1
        if fresh:
            place = _likeliest(fresh, hints, rng)
            likely = 1.0 if hints is None else hints[place]
            mean = self.total / max(1, self.visits) - doubt * spread
            mean -= handicap(hints, place)
            if mean + scale * (even + part * likely) > best:
                return place
        return pick

    def _offered(self, keys: list[Key], hints: list[float] | None) -> Offer:
        """What is on offer, without what hints ruled out; equal options once."""
        edges = self.edges
        self.round += 1
        offer = Offer()
        n = 0
        for key in keys:
            edge = edges.get(key)
            if edge is None:
                offer.fresh.append(n)
                offer.weight += 1.0 if hints is None else hints[n]
            elif edge.round != self.round and not edge.never:
                edge.round = self.round
                offer.known.append(edge)
                offer.places.append(n)
                offer.tried += edge.visits
                offer.weight += edge.likely
            n += 1
        return offer

    def hear(self, seat: int, key: Key) -> "Node | None":
        """Where another's choice leads. A tree grows by one node at a time, here too."""
        heard = self.heard.get((seat, key))
        if heard is None and (self.passed > 0 or self.visits > 0):
            heard = Node()
            self.heard[(seat, key)] = heard
        self.passed += 1
        return heard

    def rule_out(self, keys: list[Key], hints: list[float]) -> None:
        """What hints give nothing is known here without being tried, and never selected."""
        if max(hints) <= 0.0:
            return
        n = 0
        for key in keys:
            if hints[n] <= 0.0:
                self.edge(key, hints, n).never = True
            n += 1

    def edge(self, key: Key, hints: list[float] | None = None, place: int = 0) -> Edge:
        """What is known of an action; what is new keeps what hints say of it."""
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge()
            if hints is not None:
                edge.likely = hints[place]
            edge.handicap = handicap(hints, place)
            self.edges[key] = edge
        return edge

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


def _first(fresh: list[int], hints: list[float] | None, rng: Rng) -> int:
    """Where nothing is known yet: each as likely as hints say."""
    if not fresh:
        return 0
    if hints is None:
        return fresh[rng.below(len(fresh))]
    return fresh[drawn([hints[n] for n in fresh], len(fresh), rng)]


def _likeliest(fresh: list[int], hints: list[float] | None, rng: Rng) -> int:
    """Of new options the one hints like best; of equals any."""
    if hints is None:
        return fresh[rng.below(len(fresh))]
    top = -1.0
    found: list[int] = []
    for n in fresh:
        if hints[n] > top:
            top = hints[n]
            found = [n]
        elif hints[n] == top:
            found.append(n)
    return found[rng.below(len(found))]
