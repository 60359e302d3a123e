"""Many matches of one table side by side: the part of a batch that needs no numpy, and is compiled.

Each lane stands at one decision of one seat. A match that ends, or is broken off, is followed at once
by the next in its lane; what each seat gained is kept until the next step.
"""

from typing import Any

from koldun.envs.steps import OVER, Steps, cut
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.observe import Observer, Sheet
from koldun.kernel.randomness import derive


class Lanes:
    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        seed: bytes,
        first: int,
        count: int,
        *,
        slots: int,
        auto_pass: bool,
        longest: int,
        shaping: float,
        observer: Observer[Any] | None,
    ) -> None:
        self.game: AnyGame = game
        self.setup: Setup = setup
        self.seed: bytes = seed
        self.first: int = first  # the number of the first lane in the whole batch
        self.slots: int = slots
        self.auto_pass: bool = auto_pass
        self.longest: int = longest  # decisions of a match; 0: as many as it takes
        self.shaping: float = shaping
        self.observer: Observer[Any] | None = observer
        self.sheet: Sheet = Sheet()
        self.begun: list[int] = [0] * count  # matches of each lane
        self.made: list[int] = [0] * count  # steps of its open match
        self.turns: list[int] = [0] * count  # turns of it when values were last read
        self.values: list[list[float]] = [[] for _ in range(count)]
        self.steps: list[Steps] = [self._begin(lane) for lane in range(count)]
        self.seats: list[int] = [steps.seat for steps in self.steps]
        self.counts: list[int] = [0] * count  # slots that may be taken, the turning one not counted
        self.turning: list[int] = []  # lanes whose last slot turns the page
        self.ended: list[int] = []  # lanes whose match has ended in the last step
        self.broken: list[int] = []  # lanes whose match was broken off in the last step
        self.paid: list[int] = []  # lanes in which somebody gained something
        self.gained: list[list[float]] = []  # what each seat did, for each lane of `paid`
        lane = 0
        for steps in self.steps:
            self._look(lane, steps)
            lane += 1

    def _begin(self, lane: int) -> Steps:
        """The next match of a lane: the same for the same seed, however lanes are spread."""
        self.begun[lane] += 1
        self.made[lane] = 0
        seed = derive(self.seed, f"lane {self.first + lane} match {self.begun[lane]}")
        steps = Steps.start(self.game, self.setup, seed, self.slots, self.auto_pass)
        if self.shaping:
            self.turns[lane] = 0
            self.values[lane] = self.game.values(steps.match.state)
        return steps

    def step(self, actions: list[int]) -> None:
        """One step in every lane. Each lane is looked at while its match is still at hand."""
        all_steps = self.steps
        if len(actions) != len(all_steps):
            raise IllegalChoice(f"{len(all_steps)} matches and {len(actions)} actions")
        self._forget()
        self.ended = []
        self.broken = []
        self.paid = []
        self.gained = []
        made = self.made
        longest = self.longest
        shaping = self.shaping
        lane = 0
        for slot in actions:
            steps = all_steps[lane]
            steps.step(slot)
            made[lane] += 1
            if steps.seat == OVER:
                self.ended.append(lane)
                self._pay(lane, steps)
                steps = all_steps[lane] = self._begin(lane)
            else:
                if shaping and steps.match.turns != self.turns[lane]:
                    self._pay(lane, steps)
                if longest and made[lane] >= longest:
                    self.broken.append(lane)
                    steps = all_steps[lane] = self._begin(lane)
            self._look(lane, steps)
            lane += 1

    def _pay(self, lane: int, steps: Steps) -> None:
        """Shares of the win at the end; with shaping, what values have gained since they were read."""
        result = steps.match.result
        gained = [0.0] * self.setup.players if result is None else result.shares()
        if self.shaping:
            before = self.values[lane]
            now = [0.0] * self.setup.players
            if result is None:
                now = self.game.values(steps.match.state)
            for seat in range(self.setup.players):
                gained[seat] += self.shaping * (now[seat] - before[seat])
            self.values[lane] = now
            self.turns[lane] = steps.match.turns
        self.paid.append(lane)
        self.gained.append(gained)

    def _forget(self) -> None:
        self.sheet.clear()
        self.turning = []

    def _look(self, lane: int, steps: Steps) -> None:
        """Who is asked in a lane, how much is offered, and what that seat knows."""
        count = steps.count
        turning = count > self.slots
        self.seats[lane] = steps.seat
        if turning:
            first, last = steps.span()
            self.turning.append(lane)
            self.counts[lane] = last - first
        else:
            self.counts[lane] = count
        observer = self.observer
        if observer is not None:
            ask = steps.ask
            assert ask is not None
            sheet = self.sheet
            observer.observe(steps.match.state, ask, steps.i, sheet)
            if turning or steps.forced:
                cut(sheet, observer.schema, steps)
