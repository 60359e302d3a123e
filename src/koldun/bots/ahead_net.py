"""The look ahead with a network: many worlds walk in step, one call of the network answers all.

The likeliest options are tried in the same imagined worlds with the same luck. Everybody plays on
by the policy to the quiet end of the turn, and all ends are valued at once.
"""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from koldun.bots.actions import action_keys, distinct
from koldun.bots.budget import Budget, Clock
from koldun.bots.horizon import turns_ahead
from koldun.bots.mind import Mind
from koldun.bots.net import Floats, Learned, draw, learned_for
from koldun.bots.policies import hinted
from koldun.kernel.decisions import UNANSWERED
from koldun.kernel.match import Match
from koldun.kernel.observe import Sheet
from koldun.kernel.randomness import Rng, derive

WORLDS: Final = 16
WIDE: Final = 6  # options that are tried at all
FURTHEST: Final = 60  # decisions of one walk
PRIOR: Final = 0.02  # of the logarithm of an option's chance is added to its value
_FIRST: Final = 4  # worlds of the first batch under a clock
_MOST: Final = 512  # worlds of one decision: more tell nothing
_ENOUGH: Final = 12  # worlds before anything is left alone under a clock
_SURE: Final = 2.5  # standard errors by which an option must be worse for that
_LEAST_ERROR: Final = 0.002
_LEAST_CHANCE: Final = 1e-4


class Walk:
    """One world in which one option was taken."""

    __slots__ = ("ended", "index", "made", "turn", "world", "world_number")

    def __init__(self, world: Match, world_number: int, index: int) -> None:
        self.world: Match = world
        self.world_number: int = world_number
        self.index: int = index
        self.turn: int = world.turns
        self.ended: int = 0  # quiet ends of turns so far
        self.made: int = 0


class AheadBot:
    """Looks ahead in so many worlds, or until its time is up; `further` are turns beyond this one."""

    def __init__(
        self,
        worlds: int = WORLDS,
        budget: Budget | None = None,
        path: str = "",
        further: int = 0,
    ) -> None:
        if budget is not None and budget.seconds <= 0.0:
            worlds, budget = budget.iterations, None
        self.worlds: int = worlds
        self.budget: Budget | None = budget
        self.path: str = path
        self.further: int = further

    def choose(self, mind: Mind, chance: Rng) -> int:
        if mind.options() == 1:
            return 0
        clock = None if self.budget is None else Clock(self.budget)
        seed = derive(chance.seed, f"ahead {chance.word()}")
        thought = Thought(mind, seed, self.path, self.further)
        if clock is None:
            thought.look(self.worlds)
        else:
            thought.look_until(clock)
        return thought.best()


class Thought:
    """One decision: the options in the race and what came of them, world by world."""

    def __init__(self, mind: Mind, seed: bytes, path: str, further: int) -> None:
        self._mind: Mind = mind
        self._seed: bytes = seed
        world = mind.imagine(seed)
        ask = world.ask
        assert ask is not None
        i = ask.index(mind.seat)
        self._learned: Learned = learned_for(world.game, path)
        self.first: Floats = self._chances(world, i)
        hints = hinted(world, ask, i)
        keys = action_keys(world.state, ask, i, mind.options())
        left = distinct(keys, None if hints is None else hints[: mind.options()])
        left.sort(key=lambda index: -float(self.first[index]))
        self.left: list[int] = left[:WIDE]
        self.values: dict[int, list[float]] = {index: [] for index in self.left}
        self._turns: int = further + (turns_ahead(mind, seed) if len(left) > 1 else 1)
        # the same luck for all options of a world
        self._luck: npt.NDArray[np.float64] = np.random.default_rng(
            int.from_bytes(seed[:8], "little")
        ).random((_MOST, FURTHEST))

    def _chances(self, world: Match, i: int) -> Floats:
        learned = self._learned
        sheet = Sheet()
        ask = world.ask
        assert ask is not None
        learned.observer.observe(world.state, ask, i, sheet)
        rows = learned.rows(sheet)
        return learned.net.chances(learned.net.hidden(rows), rows)

    # --- how long

    def look(self, worlds: int) -> None:
        """After half of the worlds the worse half is left alone."""
        half = worlds // 2
        self._try(0, half, None)
        if half > 0 and len(self.left) > 2:
            self.left.sort(key=lambda index: -self.score(index))
            del self.left[max(2, (len(self.left) + 1) // 2) :]
        self._try(half, worlds, None)

    def look_until(self, clock: Clock) -> None:
        """Batch after batch while there is time; what is surely worse is left alone."""
        done, batch, used = 0, _FIRST, clock.used()
        while len(self.left) > 1 and done + batch <= _MOST:
            if not self._try(done, done + batch, clock):
                return
            done += batch
            now = clock.used()
            world = (now - used) / batch
            used = now
            if done >= _ENOUGH:
                before = len(self.left)
                self._drop()
                world *= len(self.left) / before
            batch = min(_FIRST * 4, int((1.0 - used) / max(world, 1e-6)))
            if batch < 1:
                return

    def _drop(self) -> None:
        best = self.best()
        top = np.array(self.values[best])
        kept = [best]
        for index in self.left:
            if index == best:
                continue
            apart = top - np.array(self.values[index])
            error = float(apart.std(ddof=1)) / math.sqrt(len(apart))
            if self.score(best) - self.score(index) <= _SURE * max(error, _LEAST_ERROR):
                kept.append(index)
        self.left = kept

    # --- what is best

    def score(self, index: int) -> float:
        tried = self.values[index]
        mean = sum(tried) / len(tried) if tried else 0.0
        return mean + PRIOR * math.log(max(float(self.first[index]), _LEAST_CHANCE))

    def best(self) -> int:
        return max(self.left, key=self.score)

    # --- walking

    def _try(self, begin: int, end: int, clock: Clock | None) -> bool:
        """Every option that is left, in the worlds of these numbers. False: the time was up on
        the way, and nothing is kept of them."""
        if len(self.left) == 1:
            return True
        walks: list[Walk] = []
        seat = self._mind.seat
        for number in range(begin, end):
            if clock is not None and clock.over():
                return False
            luck = derive(self._seed, f"world {number}")
            for index in self.left:
                walk = Walk(self._mind.imagine(luck), number, index)
                walk.world.choose(seat, index)
                walks.append(walk)
        going = walks
        while going:
            if clock is not None and clock.over():
                return False
            going = [walk for walk in going if not self._is_over(walk)]
            self._step(going)
        for walk, value in zip(walks, self._values(walks), strict=True):
            self.values[walk.index].append(value)
        return True

    def _is_over(self, walk: Walk) -> bool:
        world = walk.world
        if world.ask is None or walk.made >= FURTHEST - world.setup.players:
            return True
        if world.turns != walk.turn:
            walk.turn = world.turns
            if world.game.quiet(world.state):
                walk.ended += 1
        return walk.ended >= self._turns

    def _step(self, walks: list[Walk]) -> None:
        """Everybody who is asked in any of these worlds chooses by the policy."""
        if not walks:
            return
        learned = self._learned
        sheet = Sheet()
        who: list[tuple[Walk, int]] = []
        luck: list[float] = []
        for walk in walks:
            world = walk.world
            ask = world.ask
            assert ask is not None
            for i in range(len(ask.seats)):
                if ask.answers[i] is UNANSWERED:
                    learned.observer.observe(world.state, ask, i, sheet)
                    who.append((walk, ask.seats[i]))
                    luck.append(self._luck[walk.world_number, walk.made])
                    walk.made += 1
        rows = learned.rows(sheet)
        chances = learned.net.chances(learned.net.hidden(rows), rows)
        picks = draw(chances, rows, np.array(luck))
        for (walk, seat), pick in zip(who, picks.tolist(), strict=True):
            walk.world.choose(seat, pick)

    def _values(self, walks: list[Walk]) -> list[float]:
        """What the seat may expect where each walk ended."""
        learned = self._learned
        seat = self._mind.seat
        sheet = Sheet()
        found: list[float] = []
        asked: list[int] = []
        for n, walk in enumerate(walks):
            result = walk.world.result
            if result is None:
                learned.observer.position(walk.world.state, seat, sheet)
                asked.append(n)
                found.append(0.0)
            else:
                found.append(result.shares()[seat])
        if asked:
            values = learned.net.values(learned.net.hidden(learned.rows(sheet)))
            for n, value in zip(asked, values.tolist(), strict=True):
                found[n] = value
        return found
