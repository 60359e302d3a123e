"""How long a bot may think: so many iterations, or so much time, whichever ends first."""

from time import perf_counter, thread_time
from typing import Final

_MARGIN: Final = 0.97  # what is left of the time is for choosing and going home


class Budget:
    """At most so many iterations and so many seconds; 0 sets no limit of that kind.

    `processor` counts only the time this thread has a processor: fair on a busy machine.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, processor: bool = False) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a budget needs iterations or seconds")
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.processor: bool = processor


class Clock:
    """Runs while a bot thinks. Time is not overrun: an iteration that would is broken off."""

    def __init__(self, budget: Budget) -> None:
        self.iterations: int = budget.iterations if budget.iterations > 0 else 1 << 60
        self.seconds: float = budget.seconds * _MARGIN
        self.timed: bool = budget.seconds > 0.0
        self.done: int = 0
        self._processor: bool = budget.processor
        self._start: float = self._now()

    def _now(self) -> float:
        return thread_time() if self._processor else perf_counter()

    def goes_on(self) -> bool:
        """Is there room for one more iteration? Counts it when there is."""
        if self.done >= self.iterations or self.over():
            return False
        self.done += 1
        return True

    def over(self) -> bool:
        """Is the time up? Asked within iterations too: some worlds take long to play."""
        return self.timed and self._now() - self._start >= self.seconds

    def left(self) -> int:
        """About how many iterations are still to come."""
        left = self.iterations - self.done
        if not self.timed:
            return left
        used = self._now() - self._start
        if used <= 0.0:
            return left
        return min(left, int((self.seconds - used) * self.done / used))

    def used(self) -> float:
        """What part of the budget is spent, from 0 to 1."""
        part = self.done / self.iterations
        if self.timed:
            part = max(part, (self._now() - self._start) / self.seconds)
        return min(1.0, part)
