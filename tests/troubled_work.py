"""Matches in which things go wrong. In a module of its own: workers elsewhere import it too."""

import os
import signal
import time
from pathlib import Path

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.kernel.match import Match
from koldun.lab.simulate import Job, Played, Playing


class Slow(Playing):
    """Each match takes a while longer."""

    def __init__(self, job: Job, seconds: float) -> None:
        super().__init__(job)
        self._seconds = seconds

    def play(self, number: int, match: Match) -> Played:
        time.sleep(self._seconds)
        return super().play(number, match)


class Deadly(Playing):
    """Some matches kill whoever plays them, each so many times."""

    def __init__(self, job: Job, deadly: list[int], times: int, folder: Path) -> None:
        super().__init__(job)
        self._deadly = deadly
        self._times = times
        self._folder = folder

    def play(self, number: int, match: Match) -> Played:
        if number in self._deadly:
            killed = list(self._folder.glob(f"{number}-*"))
            if len(killed) < self._times:
                (self._folder / f"{number}-{os.getpid()}").touch()
                os.kill(os.getpid(), signal.SIGKILL)
        return super().play(number, match)


class Failing(Playing):
    """Some matches fail after ten choices, each so many times."""

    def __init__(self, job: Job, failing: list[int], times: int, folder: Path) -> None:
        super().__init__(job)
        self._failing = failing
        self._times = times
        self._folder = folder

    def play(self, number: int, match: Match) -> Played:
        if number in self._failing:
            failed = list(self._folder.glob(f"{number}-*"))
            if len(failed) < self._times:
                (self._folder / f"{number}-{len(failed)}").touch()
                play_randomly(match, RandomChoice(match.seed), 10)
                raise RuntimeError(f"number {number} is unlucky")
        return super().play(number, match)
