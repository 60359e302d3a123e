"""The look ahead with a network: many worlds walk in step, one call of the network answers all.

The likeliest options are tried in the same imagined worlds with the same luck. Everybody plays on
by the policy to the quiet end of the turn, and the ends are valued together. Under a clock worlds
begin as others end, so that every call of the network is about as large and as long.
"""

import math
from typing import Final

import numpy as np
import numpy.typing as npt

from koldun.bots.actions import Key, action_keys
from koldun.bots.budget import Budget, Clock
from koldun.bots.facing import Facing
from koldun.bots.horizon import turns_ahead
from koldun.bots.learned.follow import Follow, Step
from koldun.bots.learned.net import Floats, Learned, Net, draw, learned_for
from koldun.bots.mind import Mind
from koldun.kernel.decisions import UNANSWERED
from koldun.kernel.match import Match
from koldun.kernel.observe import Sheet
from koldun.kernel.randomness import Rng, derive

WORLDS: Final = 16
WIDE: Final = 6  # options that are tried at all
_SURELY: Final = 3  # of them, however unlikely
FURTHEST: Final = 60  # decisions of one walk
PRIOR: Final = 0.02
"""Of the logarithm of an option's chance, added to its value. A network may say otherwise (`prior` of its pedigree):
where the policy is sharp, more would leave nothing to look for."""
_MOST_POOL: Final = 160
_STEP: Final = 0.03  # of the time may one step of all of them take
_LIFE: Final = 0.15  # of the time from the beginning of a world to its end
_ENDED: Final = 32  # ends that are valued together
_LOOK: Final = 8  # worlds after which the race is looked at again
_ENOUGH: Final = 16  # worlds before anything is left alone
_SURE: Final = 3.0  # standard errors by which an option must be worse for that
_BEARABLE: Final = 0.05  # of the win may be lost for a bot's nature
_LEAST_ERROR: Final = 0.002
_LEAST_CHANCE: Final = 1e-4
_CHUNK: Final = 128  # worlds whose luck is drawn together


class Style:
    """How a look ahead uses its time."""

    __slots__ = ("follow", "likely", "prior", "wide")

    def __init__(
        self, follow: bool = True, wide: int = WIDE, prior: float = PRIOR, likely: float = 0.0
    ) -> None:
        self.follow: bool = follow  # the seat's own later choices are learnt, not only drawn
        self.wide: int = wide  # options that are tried at all
        self.prior: float = prior  # how much the policy's own liking counts
        self.likely: float = likely  # what the policy must give an option after the third


def style_of(net: Net) -> Style:
    """How a look ahead with this network uses its time."""
    about = net.about
    return Style(prior=float(about.get("prior", PRIOR)), likely=float(about.get("likely", 0.0)))


def further_of(net: Net, players: int, budget: Budget | None) -> int:
    """Turns beyond this one, for so many players: a network may say from how many seconds on it looks how far,
    in pairs, the shortest time first."""
    turns = 0
    for seconds, told in net.about.get("further", {}).get(str(players), []):
        if budget is not None and budget.seconds >= seconds:
            turns = int(told)
    return turns


class Walk:
    """One world in which one option was taken."""

    __slots__ = ("ended", "index", "made", "trail", "turn", "world", "world_number")

    def __init__(self, world: Match, world_number: int, index: int) -> None:
        self.world: Match = world
        self.world_number: int = world_number
        self.index: int = index
        self.turn: int = world.turns
        self.ended: int = 0  # quiet ends of turns so far
        self.made: int = 0
        self.trail: list[Step] = []  # own choices after the first


class AheadBot:
    """Looks ahead in so many worlds, or until its time is up; `further` are turns beyond this one (None: by the time)."""

    def __init__(
        self,
        worlds: int = WORLDS,
        budget: Budget | None = None,
        path: str = "",
        further: int | None = None,
        style: Style | None = None,
        learned: Learned | None = None,
    ) -> None:
        if budget is not None and budget.seconds <= 0.0:
            worlds, budget = budget.iterations, None
        self.worlds: int = worlds
        self.budget: Budget | None = budget
        self.path: str = path
        self.further: int | None = further
        self.style: Style | None = style  # None: as the network says
        self.learned: Learned | None = learned  # a network in training, before the one of the path

    def choose(self, mind: Mind, chance: Rng) -> int:
        return self.near(mind, chance)[0][0]

    def near(self, mind: Mind, chance: Rng) -> list[tuple[int, float]]:
        """What it chooses, and what is not much worse."""
        return [(0, 0.0)] if mind.options() == 1 else self.think(mind, chance).near()

    def think(self, mind: Mind, chance: Rng) -> "Thought":
        """Look ahead, to the end of its worlds or of its time."""
        seed = derive(chance.seed, f"ahead {chance.word()}")
        learned = self.learned or learned_for(mind.game, self.path)  # before any clock runs
        clock = None if self.budget is None else Clock(self.budget)
        further = self.further
        if further is None:
            further = further_of(learned.net, mind.players, self.budget)
        thought = Thought(mind, seed, learned, further, self.style)
        if clock is None:
            thought.look(self.worlds)
        else:
            thought.look_until(clock)
        return thought


class Thought:
    """One decision: the options in the race and what came of them, world by world."""

    def __init__(
        self,
        mind: Mind,
        seed: bytes,
        learned: Learned,
        further: int = 0,
        style: Style | None = None,
    ) -> None:
        self._mind: Mind = mind
        self._seed: bytes = seed
        self._learned: Learned = learned
        self._style: Style = style_of(learned.net) if style is None else style
        facing = Facing(mind, seed)
        self._keys: list[Key] = facing.keys()
        rows, hidden = learned.look(facing)
        self.first: Floats = learned.net.chances(hidden, rows)
        left = facing.different()
        left.sort(key=lambda index: -float(self.first[index]))
        likely = self._style.likely
        self.left: list[int] = [
            index
            for rank, index in enumerate(left[: self._style.wide])
            if rank < _SURELY or float(self.first[index]) >= likely
        ]
        self._entered: int = len(self.left)
        self.values: dict[int, dict[int, float]] = {index: {} for index in self.left}
        self._turns: int = further + (turns_ahead(mind, seed) if len(left) > 1 else 1)
        self._follow: dict[int, Follow] = {index: Follow() for index in self.left}
        self._luck: list[npt.NDArray[np.float64]] = []
        self._going: list[Walk] = []
        self._over: list[Walk] = []
        self.begun: int = 0

    # --- how long

    def look(self, worlds: int) -> None:
        """After half of the worlds the worse half is left alone."""
        self._finish(worlds // 2)
        if worlds > 1 and len(self.left) > 2:
            self.left.sort(key=lambda index: -self.score(index))
            del self.left[max(2, (len(self.left) + 1) // 2) :]
        self._finish(worlds)

    def _finish(self, worlds: int) -> None:
        if len(self.left) == 1:
            return
        while self.begun < worlds:
            self._begin()
        while self._going:
            self._step()
        self._value()

    def look_until(self, clock: Clock) -> None:
        """Until the time is up or one option is surely the best; the worse drop out on the way."""
        first = pool = 2 * len(self.left)
        looked, started, life = 0, clock.used(), 0.0
        while len(self.left) > 1 and not clock.over():
            used = clock.used()
            if used + life < 1.0:  # a world that would not come to its end is not begun
                while len(self._going) + len(self._over) < pool and not clock.over():
                    self._begin()
            walks = len(self._going)
            if walks == 0 and not self._over:
                break
            self._step()
            if len(self._over) >= min(_ENDED, pool // 2) or not self._going:
                self._value()
            pace = (clock.used() - used) / max(1, walks)
            done = len(self.common())
            if done and life == 0.0:
                life = clock.used() - started
            if life > 0.0:  # so many that a step is short and that they end in time
                room = min(int(_STEP / max(pace, 1e-6)), int(first * _LIFE / life))
                pool = min(_MOST_POOL, max(len(self.left), room))
            if done >= looked + _LOOK:
                looked = done
                self._narrow((clock.used() - started) / (1.0 - started), done)
        if len(self.left) > 1:
            self._value()

    def _narrow(self, used: float, worlds: int) -> None:
        """What is surely worse is left alone, and the worse of the rest as the time is spent."""
        best = self.best()
        kept = [index for index in self.left if index == best or self._may_win(index, best, worlds)]
        kept.sort(key=lambda index: -self.score(index))
        room = max(2, int(math.pow(self._entered, 1.0 - min(1.0, used)) + 0.5))
        kept = kept[:room]
        if len(kept) < len(self.left):
            self.left = kept
            self._going = [walk for walk in self._going if walk.index in kept]
            self._over = [walk for walk in self._over if walk.index in kept]

    def _may_win(self, index: int, best: int, worlds: int) -> bool:
        if worlds < _ENOUGH:
            return True
        top, own = self.values[best], self.values[index]
        apart = np.array([top[n] - own[n] for n in top if n in own])
        error = float(apart.std(ddof=1)) / math.sqrt(len(apart))
        return self.score(best) - self.score(index) <= _SURE * max(error, _LEAST_ERROR)

    # --- what is best

    def common(self) -> list[int]:
        """Worlds in which all options that are left have come to their end."""
        first, *others = [self.values[index] for index in self.left]
        return [n for n in first if all(n in other for other in others)]

    def _mean(self, index: int) -> float:
        worlds = self.common() if index in self.left else list(self.values[index])
        if not worlds:
            return 0.0
        return sum(self.values[index][n] for n in worlds) / len(worlds)

    def score(self, index: int) -> float:
        liked = math.log(max(float(self.first[index]), _LEAST_CHANCE))
        return self._mean(index) + self._style.prior * liked

    def best(self) -> int:
        return max(self.left, key=self.score)

    def worth(self) -> list[float]:
        """What came of each option on average. Equal cards are worth the same, what was not tried as little as the worst."""
        found = {
            self._keys[index]: self._mean(index) for index in self.values if self.values[index]
        }
        worst = min(found.values(), default=0.0)
        return [found.get(key, worst) for key in self._keys]

    def near(self) -> list[tuple[int, float]]:
        """The best first, then what is bearable."""
        best = self.best()
        found = [(best, 0.0)]
        for index in self.values:
            worse = (self.score(best) - self.score(index)) / _BEARABLE
            if index != best and (self.values[index] or index in self.left) and worse <= 1.0:
                found.append((index, max(0.0, worse)))
        return found

    # --- walking

    def _begin(self) -> None:
        """One more world, in which every option that is left is taken."""
        number = self.begun
        self.begun += 1
        luck = derive(self._seed, f"world {number}")
        if number >= len(self._luck) * _CHUNK:
            words = int.from_bytes(self._seed[:8], "little") + len(self._luck)
            self._luck.append(np.random.default_rng(words).random((_CHUNK, FURTHEST)))
        for index in self.left:
            walk = Walk(self._mind.imagine(luck), number, index)
            walk.world.choose(self._mind.seat, index)
            self._sort_in(walk)

    def _sort_in(self, walk: Walk) -> None:
        (self._over if self._is_over(walk) else self._going).append(walk)

    def _is_over(self, walk: Walk) -> bool:
        world = walk.world
        if world.ask is None or walk.made >= FURTHEST - world.setup.players:
            return True
        if world.turns != walk.turn:
            walk.turn = world.turns
            if world.game.quiet(world.state):
                walk.ended += 1
        return walk.ended >= self._turns

    def _step(self) -> None:
        """Everybody who is asked in any of these worlds chooses: by the policy, and the seat
        itself by what did well."""
        if not self._going:
            return
        learned = self._learned
        seat = self._mind.seat if self._style.follow else -1
        sheet = Sheet()
        who: list[tuple[Walk, int, int]] = []
        luck: list[float] = []
        for walk in self._going:
            world = walk.world
            ask = world.ask
            assert ask is not None
            number = walk.world_number
            for i in range(len(ask.seats)):
                if ask.answers[i] is UNANSWERED:
                    learned.observer.observe(world.state, ask, i, sheet)
                    who.append((walk, i, ask.seats[i]))
                    luck.append(self._luck[number // _CHUNK][number % _CHUNK, walk.made])
                    walk.made += 1
                    if ask.each:
                        break
        rows = learned.rows(sheet)
        chances = learned.net.chances(learned.net.hidden(rows), rows)
        picks = draw(chances, rows, np.array(luck)).tolist()
        walks, self._going = self._going, []
        for n, (walk, i, asked) in enumerate(who):
            pick = picks[n]
            if asked == seat:
                start = int(rows.option_starts[n])
                likely = chances[start : start + int(rows.counts[n])].tolist()
                pick = self._own(walk, i, likely, pick)
            walk.world.choose(asked, pick)
        for walk in walks:
            self._sort_in(walk)

    def _own(self, walk: Walk, i: int, likely: list[float], drawn: int) -> int:
        """A later choice of the seat itself: drawn at first, then what did well."""
        world = walk.world
        ask = world.ask
        assert ask is not None
        keys = action_keys(world.state, ask, i, len(likely))
        node = walk.trail[-1].onward() if walk.trail else self._follow[walk.index]
        step = node.take(keys, likely, drawn)
        walk.trail.append(step)
        return step.pick

    def _value(self) -> None:
        """What the seat may expect where walks have ended."""
        walks, self._over = self._over, []
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
        for walk, value in zip(walks, found, strict=True):
            self.values[walk.index][walk.world_number] = value
            for step in walk.trail:
                step.learn(value)
