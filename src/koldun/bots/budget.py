"""How long a bot may think: so many iterations, or so much time, whichever ends first."""

from time import perf_counter
from typing import Final

_MARGIN: Final = 0.97  # what is left of the time is for choosing and going home


class Budget:
    """At most so many iterations and so many seconds; 0 sets no limit of that kind."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a budget needs iterations or seconds")
        self.iterations: int = iterations
        self.seconds: float = seconds

    def scaled(self, part: float) -> "Budget":
        """A part of this budget: what a hint may cost of what a move may."""
        least = 1 if self.iterations > 0 else 0
        return Budget(max(least, int(self.iterations * part)), self.seconds * part)


class Clock:
    """Runs while a bot thinks. Time is not overrun: an iteration that would is broken off."""

    def __init__(self, budget: Budget) -> None:
        self.iterations: int = budget.iterations if budget.iterations > 0 else 1 << 60
        self.seconds: float = budget.seconds * _MARGIN
        self.timed: bool = budget.seconds > 0.0
        self.done: int = 0
        self._start: float = perf_counter()

    def goes_on(self) -> bool:
        """Is there room for one more iteration? Counts it when there is."""
        if self.done >= self.iterations or self.over():
            return False
        self.done += 1
        return True

    def over(self) -> bool:
        """Is the time up? Asked within iterations too: some worlds take long to play."""
        return self.timed and perf_counter() - self._start >= self.seconds

    def left(self) -> int:
        """About how many iterations are still to come."""
        left = self.iterations - self.done
        if not self.timed:
            return left
        used = perf_counter() - self._start
        if used <= 0.0:
            return left
        return min(left, int((self.seconds - used) * self.done / used))
