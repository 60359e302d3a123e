"""Many matches of one table side by side: the part of a batch that needs no numpy, and is compiled.

Each lane stands at one decision of one seat. A match that ends, or is broken off, is followed at once
by the next in its lane; what each seat won of the old one is kept until the next step.
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
        observer: Observer[Any] | None,
    ) -> None:
        self.game: AnyGame = game
        self.setup: Setup = setup
        self.seed: bytes = seed
        self.first: int = first  # the number of the first lane in the whole batch
        self.slots: int = slots
        self.auto_pass: bool = auto_pass
        self.longest: int = longest  # decisions of a match; 0: as many as it takes
        self.observer: Observer[Any] | None = observer
        self.sheet: Sheet = Sheet()
        self.begun: list[int] = [0] * count  # matches of each lane
        self.made: list[int] = [0] * count  # steps of its open match
        self.steps: list[Steps] = [self._begin(lane) for lane in range(count)]
        self.seats: list[int] = [steps.seat for steps in self.steps]
        self.counts: list[int] = [0] * count  # slots that may be taken, the turning one not counted
        self.turning: list[int] = []  # lanes whose last slot turns the page
        self.ended: list[int] = []  # lanes whose match has ended in the last step
        self.broken: list[int] = []  # lanes whose match was broken off in the last step
        self.won: list[list[float]] = []  # what the seats won, for each lane of `ended`
        self.look()

    def _begin(self, lane: int) -> Steps:
        """The next match of a lane: the same for the same seed, however lanes are spread."""
        self.begun[lane] += 1
        self.made[lane] = 0
        seed = derive(self.seed, f"lane {self.first + lane} match {self.begun[lane]}")
        return Steps.start(self.game, self.setup, seed, self.slots, self.auto_pass)

    def step(self, actions: list[int]) -> None:
        """One step in every lane, then `look`."""
        all_steps = self.steps
        if len(actions) != len(all_steps):
            raise IllegalChoice(f"{len(all_steps)} matches and {len(actions)} actions")
        self.ended = []
        self.broken = []
        self.won = []
        made = self.made
        longest = self.longest
        lane = 0
        for slot in actions:
            steps = all_steps[lane]
            steps.step(slot)
            made[lane] += 1
            if steps.seat == OVER:
                result = steps.match.result
                assert result is not None
                self.ended.append(lane)
                self.won.append(result.shares())
                all_steps[lane] = self._begin(lane)
            elif longest and made[lane] >= longest:
                self.broken.append(lane)
                all_steps[lane] = self._begin(lane)
            lane += 1
        self.look()

    def look(self) -> None:
        """Who is asked in each lane, how much is offered, and what that seat knows."""
        observer = self.observer
        sheet = self.sheet
        sheet.clear()
        seats = self.seats
        counts = self.counts
        slots = self.slots
        self.turning = []
        lane = 0
        for steps in self.steps:
            seats[lane] = steps.seat
            count = steps.count
            if count > slots:
                first, last = steps.span()
                self.turning.append(lane)
                counts[lane] = last - first
            else:
                counts[lane] = count
            if observer is not None:
                ask = steps.ask
                assert ask is not None
                observer.observe(steps.match.state, ask, steps.i, sheet)
                if count > slots:
                    cut(sheet, observer.schema, steps)
            lane += 1
