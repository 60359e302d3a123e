"""Root parallel: the same decision thought about in several processes, the visits added up.

A child is a fork, so the mind need not travel; only numbers come back. It is off by default: it
pays where cores are idle and a decision may take long. Where there is no fork, one process thinks.
"""

import multiprocessing
from multiprocessing.connection import Connection

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind
from koldun.bots.policies import GAIN
from koldun.bots.search.search import Search, Style
from koldun.kernel.randomness import Rng, derive


class ParallelBot:
    """A searching bot on several cores. Each process has its own luck and the whole budget."""

    def __init__(self, budget: Budget, processes: int, style: Style | None = None) -> None:
        self.budget = budget
        self.processes = processes
        self.style = Style() if style is None else style

    def choose(self, mind: Mind, chance: Rng) -> int:
        own = Search(mind, Rng(derive(chance.seed, "root 0")), self.style)
        if own.trivial():
            return own.best()
        helpers = self._start(mind, chance)
        own.run(self.budget)
        sums: list[list[float]] = [list(pair) for pair in _tally(own)]
        for process, pipe in helpers:
            try:
                for mine, theirs in zip(sums, pipe.recv(), strict=True):
                    mine[0] += theirs[0]
                    mine[1] += theirs[1]
            except EOFError:  # a helper that died is not missed
                pass
            process.join()
        return own.best() if own.iterations == 0 else _best(own, sums)

    def _start(
        self, mind: Mind, chance: Rng
    ) -> list[tuple[multiprocessing.process.BaseProcess, Connection]]:
        if "fork" not in multiprocessing.get_all_start_methods():
            return []
        context = multiprocessing.get_context("fork")
        helpers: list[tuple[multiprocessing.process.BaseProcess, Connection]] = []
        for number in range(1, self.processes):
            here, there = context.Pipe(duplex=False)
            seed = derive(chance.seed, f"root {number}")
            process = context.Process(
                target=_think, args=(mind, seed, self.style, self.budget, there), daemon=True
            )
            process.start()
            there.close()
            helpers.append((process, here))
        return helpers


def _think(mind: Mind, seed: bytes, style: Style, budget: Budget, back: Connection) -> None:
    search = Search(mind, Rng(seed), style)
    search.run(budget)
    back.send(_tally(search))
    back.close()


def _tally(search: Search) -> list[tuple[int, float]]:
    """Visits and total by option; equal options share theirs, which changes no comparison."""
    found: list[tuple[int, float]] = []
    for index in range(len(search.keys)):
        edge = search.edge(index)
        found.append((0, 0.0) if edge is None else (edge.visits, edge.total))
    return found


def _best(own: Search, sums: list[list[float]]) -> int:
    """The best mean of those that were tried often: races end with different leaders."""
    most = max(visits for visits, _ in sums)
    often = [i for i, (visits, _) in enumerate(sums) if visits and visits * 2 >= most]
    return max(often, key=lambda i: sums[i][1] / sums[i][0] - (GAIN if own.pointless(i) else 0.0))
