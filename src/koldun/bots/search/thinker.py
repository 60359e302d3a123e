"""The searching bot, and what it can tell of a decision."""

from typing import Final, TypeAlias

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind
from koldun.bots.search.search import Search, Style
from koldun.kernel.randomness import Rng

_BEARABLE: Final = 0.04  # of the win may be lost for a bot's nature

Estimate: TypeAlias = tuple[int, float, int]
"""Index of the option, chance of winning from 0 to 1, and how often it was tried."""


class SearchBot:
    """Thinks in worlds that might be true and takes what did best.

    `slips` is how often a level for people takes any option that is not much worse, so that it
    errs as people do: between good moves, seldom into ruin and never into what is pointless.
    """

    def __init__(
        self,
        budget: Budget,
        style: Style | None = None,
        slips: float = 0.0,
        give: float = 0.1,
    ) -> None:
        self.budget: Budget = budget
        self.style: Style = Style() if style is None else style
        self.slips: float = slips
        self.give: float = give  # how much worse an option may be for a slip

    def choose(self, mind: Mind, chance: Rng) -> int:
        return self.near(mind, chance)[0][0]

    def near(self, mind: Mind, chance: Rng) -> list[tuple[int, float]]:
        """What it chooses, and what is not much worse."""
        search = Search(mind, chance, self.style)
        search.run(self.budget)
        best = search.best()
        if self.slips > 0.0 and chance.word() / 4294967296.0 < self.slips:
            slips = _within(search, best, self.give)
            if slips:
                best = slips[chance.below(len(slips))]
        found: list[tuple[int, float]] = [(best, 0.0)]
        top = search.edge(best)
        if top is not None:
            for index in _within(search, best, _BEARABLE):
                edge = search.edge(index)
                if index != best and edge is not None:
                    found.append((index, max(0.0, (top.mean() - edge.mean()) / _BEARABLE)))
        return found


def _within(search: Search, best: int, give: float) -> list[int]:
    """What is not pointless and at most so much worse."""
    top = search.edge(best)
    if top is None:
        return []
    near: list[int] = []
    for index in range(len(search.keys)):
        edge = search.edge(index)
        if edge is None or search.pointless(index):
            continue
        if edge.visits and edge.mean() >= top.mean() - give:
            near.append(index)
    return near


def estimates(search: Search) -> list[Estimate]:
    """All options with what is known of them; what was never tried has the mean of all, no visits."""
    mean = search.mean()
    found: list[Estimate] = []
    for index in range(len(search.keys)):
        edge = search.edge(index)
        if edge is None or edge.visits == 0:
            found.append((index, mean, 0))
        else:
            found.append((index, max(0.0, edge.mean()), edge.visits))  # handicaps come off
    return found


def explain(mind: Mind, budget: Budget, chance: Rng | None = None) -> list[Estimate]:
    """The chance of winning with each option: for hints and for the story of a match.

    Equal options have equal numbers. A decision without a choice is not thought about.
    """
    search = Search(mind, Rng(bytes(32)) if chance is None else chance, Style())
    search.run(budget)
    return estimates(search)
