"""Many numbered matches: the one loop behind simulation, arena, fits, reports and soaks.

A match is what its number says, so it does not matter where it is played, how matches are cut into
batches, or how often a batch was lost on the way: whoever puts the parts together by number has
the same to the last byte. Where matches are played is up to the way (`lab.hands`).

A hand plays on until its batch is worth the way's seconds and gives back what it did not come to. A batch whose
hand is lost is played again; lost twice, it is played in parts, in the end match by match. A match that fails
twice is kept as a match file, and told when all others are done.
"""

import signal
import threading
import time
import traceback
from abc import ABC, abstractmethod
from bisect import insort
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from koldun.content.match_files import to_file
from koldun.kernel.errors import BadFile, KoldunError, WrongTable
from koldun.kernel.match import Match
from koldun.lab.hands import Hand, Lost, Way

One = TypeVar("One")
Pack = TypeVar("Pack")

MOST_FAULTS = 20
"""After so many matches that failed twice a run is given up."""

_FIRST = 500  # matches a hand is given while nobody knows how long one takes
_RESERVE = 1.5  # times as many as are thought to be worth a batch
_PATIENCE = 300.0  # seconds until somebody must have begun to work
_LOOK = 5.0  # seconds between looks at how many hands there may be
_TWICE = 2
_PARTS = 8  # of a batch that was lost twice


class Work(ABC, Generic[One, Pack]):
    """Numbered matches of one game. It travels to where they are played, so it holds plain data."""

    game: str

    @abstractmethod
    def begin(self, number: int) -> Match:
        """The match of this number, before its first choice."""

    @abstractmethod
    def play(self, number: int, match: Match) -> One:
        """Play it to its end; what there is to tell of it."""

    @abstractmethod
    def pack(self, ones: list[One]) -> Pack:
        """What there is to tell of several."""


class Each(Work[One, list[One]]):
    """Work that is told match by match."""

    def pack(self, ones: list[One]) -> list[One]:
        return ones


class Fault(msgspec.Struct, frozen=True):
    """A match that failed: how to get there again, and how it failed."""

    number: int
    seed: str
    error: str
    file: bytes
    choices: list[str] = []  # those that fail where the file ends


class Done(msgspec.Struct, frozen=True):
    """What a hand made of a batch: the matches it came to, and the one that failed after them."""

    played: int
    seconds: float
    pack: Any
    fault: Fault | None
    refused: str = ""  # what cannot be played at all, whoever plays


class Told(msgspec.Struct, frozen=True):
    """A batch as whoever counts time sees it: seconds in the hand, and from sending to having it."""

    numbers: list[int]
    seconds: float
    waited: float
    place: str
    again: bool  # after something had happened to it


class MatchesFailed(KoldunError):
    """Some matches failed twice; all others are played."""

    def __init__(self, faults: list[Fault], files: list[Path]) -> None:
        lines = []
        for fault, file in zip(faults, files, strict=True):
            last = fault.error.strip().splitlines()[-1]
            line = f"match {fault.number} (seed {fault.seed}) failed twice: {last}; it is in {file}"
            if fault.choices:
                line += f" and fails there with {', '.join(fault.choices)}"
            lines.append(line)
        super().__init__("\n".join(lines))
        self.faults = faults
        self.files = files


class _Batch:
    """Numbers to be played, how often their hand was lost or they failed, and with whom."""

    __slots__ = ("alone", "failed", "failed_with", "lost", "numbers", "sent")

    def __init__(
        self, numbers: Sequence[int], lost: int = 0, failed: int = 0, alone: bool = False
    ) -> None:
        self.numbers = numbers
        self.lost = lost
        self.failed = failed
        self.alone = alone
        self.failed_with: Hand | None = None
        self.sent = 0.0

    def plain(self) -> bool:
        """Has nothing ever happened to it?"""
        return not (self.lost or self.failed or self.alone)


def many(
    work: Work[One, Pack],
    numbers: Iterable[range],
    way: Way,
    faults: Path | None = None,
    told: Callable[[Told], None] | None = None,
) -> Iterator[tuple[list[int], Pack]]:
    """Play these matches; their numbers with what there is to tell of them, as batches are done.

    Whoever stops listening stops the work. `faults` is the folder for matches that failed.
    """
    loop = _Loop(work, numbers, way, told)
    breaking_off = _BreakingOff(way.width() > 1)
    try:
        while loop.open():
            breaking_off.now()
            yield from loop.step()
    finally:
        loop.end()
        breaking_off.close()
    breaking_off.now()
    if loop.faults:
        found = sorted(loop.faults, key=lambda fault: fault.number)
        raise MatchesFailed(found, [_write(work.game, fault, faults or Path()) for fault in found])


class _BreakingOff:
    """Ctrl-C while others work: heard between two steps, where nothing is half done and no lock is held.

    Pressed again, it breaks off at once.
    """

    def __init__(self, others: bool) -> None:
        self._asked = False
        self._before: Any = None
        if others and threading.current_thread() is threading.main_thread():
            before = signal.getsignal(signal.SIGINT)
            if before is signal.default_int_handler:
                self._before = before
                signal.signal(signal.SIGINT, self._hear)

    def _hear(self, number: int, frame: Any) -> None:
        if self._asked:
            raise KeyboardInterrupt
        self._asked = True

    def now(self) -> None:
        if self._asked:
            raise KeyboardInterrupt

    def close(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None


def in_order(work: Work[One, list[One]], games: int, way: Way) -> list[One]:
    """What there is to tell of each match from 0 on."""
    found: dict[int, One] = {}
    for numbers, ones in many(work, [range(games)], way):
        found.update(zip(numbers, ones, strict=True))
    return [found[number] for number in range(games)]


class _Loop:
    def __init__(
        self,
        work: Work[Any, Any],
        numbers: Iterable[range],
        way: Way,
        told: Callable[[Told], None] | None,
    ) -> None:
        self._work = work
        self._way = way
        self._told = told
        self._todo: list[_Batch] = []
        for stretch in numbers:
            if stretch:
                self._lay(_Batch(stretch))
        self._starting: list[Hand] = []
        self._idle: list[Hand] = []
        self._busy: dict[Hand, _Batch] = {}
        self._matches = 0
        self._seconds = 0.0
        self._began = time.monotonic()
        self._looked = -_LOOK
        self._width = 0
        self._stillborn = 0
        self.faults: list[Fault] = []

    def open(self) -> bool:
        return bool(self._todo or self._busy) and len(self.faults) < MOST_FAULTS

    def step(self) -> Iterator[tuple[list[int], Any]]:
        """Hand out what there is, wait for a hand, pass on what it made."""
        self._hire()
        while self._idle and self._todo:
            self._send(self._idle.pop())
        for hand in self._way.ready([*self._busy, *self._starting], 1.0):
            if hand in self._starting:
                self._start(hand)
            else:
                yield from self._take(hand)
        if not self._matches and not self._idle and not self._busy:
            if time.monotonic() - self._began > _PATIENCE:
                raise KoldunError(f"nobody could be found to play within {_PATIENCE:.0f} seconds")

    # --- hands

    def _hire(self) -> None:
        """As many hands as there may be, and as there is work for."""
        now = time.monotonic()
        if now - self._looked >= _LOOK:
            self._looked = now
            self._width = self._way.width()
        waiting = sum(len(batch.numbers) for batch in self._todo)
        there = len(self._starting) + len(self._idle)
        while there < waiting and there + len(self._busy) < self._width:
            make = partial(player, self._work, self._way.worth)
            hand = self._way.hire(make, self._work.game)
            (self._starting if hand.starting else self._idle).append(hand)
            there += 1

    def _start(self, hand: Hand) -> None:
        self._starting.remove(hand)
        try:
            hand.started()
        except Lost as error:
            self._looked = -_LOOK
            self._stillborn += 1
            if self._stillborn > 3 * max(1, self._width):
                raise KoldunError(f"workers end before they begin: {error}") from error
            return
        self._stillborn = 0
        self._idle.append(hand)

    def _send(self, hand: Hand) -> None:
        batch = self._todo.pop()
        if batch.failed_with is hand and self._todo:  # rather somebody else
            other = self._todo.pop()
            self._lay(batch)
            batch = other
        if batch.alone or self._way.worth == 0:
            most = 1
        elif not self._matches:
            most = _FIRST
        else:
            pace = max(1e-6, self._seconds / self._matches)
            most = 1 + int(_RESERVE * self._way.worth / pace)
        self._put_back(batch.numbers[most:], batch)
        numbers = list(batch.numbers[:most])
        while batch.plain() and len(numbers) < most:
            others = [n for n, other in enumerate(self._todo) if other.plain()]
            if not others:
                break
            more = self._todo.pop(others[-1])  # what was given back is little by itself
            left = most - len(numbers)
            numbers += more.numbers[:left]
            self._put_back(more.numbers[left:], more)
        batch.numbers = numbers
        batch.sent = time.monotonic()
        self._busy[hand] = batch
        hand.send(batch.numbers)

    def end(self) -> None:
        for hand in [*self._busy, *self._idle, *self._starting]:
            hand.end()

    # --- what comes back

    def _take(self, hand: Hand) -> Iterator[tuple[list[int], Any]]:
        batch = self._busy.pop(hand)
        try:
            done: Done = hand.receive()
        except Lost:
            hand.end()
            self._looked = -_LOOK
            self._again(batch)
            return
        if done.refused:
            hand.end()
            raise WrongTable(done.refused)
        self._idle.append(hand)
        played = list(batch.numbers[: done.played])
        left = batch.numbers[done.played :]
        if self._told is not None:
            waited = time.monotonic() - batch.sent
            self._told(Told(played, done.seconds, waited, hand.place, not batch.plain()))
        self._put_back(left if done.fault is None else left[1:], batch)
        if done.fault is not None:
            self._fail(done.fault, batch, hand)
        if played:
            self._matches += len(played)
            self._seconds += done.seconds
            yield played, done.pack

    def _again(self, batch: _Batch) -> None:
        """The hand is gone: all of the batch once more; after the second time in parts, to find who kills."""
        batch.lost += 1
        numbers = batch.numbers
        if batch.lost < _TWICE:
            self._lay(batch)
        elif not batch.alone:
            size = -(-len(numbers) // _PARTS)
            parts = [numbers[n : n + size] for n in range(0, len(numbers), size)]
            for part in reversed(parts):
                alone = len(part) == 1
                self._lay(_Batch(part, 0 if alone else batch.lost - 1, 0, alone))
        else:
            self.faults.append(_fault(numbers[0], self._work, "its worker was lost, every time"))

    def _fail(self, fault: Fault, batch: _Batch, hand: Hand) -> None:
        if batch.failed + 1 >= _TWICE:
            self.faults.append(fault)
            return
        again = _Batch(range(fault.number, fault.number + 1), batch.lost, batch.failed + 1, True)
        again.failed_with = hand
        self._lay(again)

    def _put_back(self, numbers: Sequence[int], batch: _Batch) -> None:
        if numbers:
            self._lay(_Batch(numbers, batch.lost, batch.failed, batch.alone))

    def _lay(self, batch: _Batch) -> None:
        """The lowest numbers on top: what is broken off has a whole beginning."""
        insort(self._todo, batch, key=lambda other: -other.numbers[0])


# --- in the hand


def player(work: Work[Any, Any], worth: float) -> Callable[[Sequence[int]], Done]:
    """Plays batches."""
    return partial(_play, work, worth)


def _play(work: Work[Any, Any], worth: float, numbers: Sequence[int]) -> Done:
    started = time.perf_counter()
    ones: list[Any] = []
    fault = None
    for number in numbers:
        match = None
        try:
            match = work.begin(number)
            ones.append(work.play(number, match))
        except (WrongTable, BadFile) as error:
            return Done(0, 0.0, None, None, str(error))
        except Exception:
            fault = _fault(number, work, traceback.format_exc(), match)
            break
        if time.perf_counter() - started >= worth:
            break
    pack = work.pack(ones) if ones else None
    return Done(len(ones), time.perf_counter() - started, pack, fault)


# --- matches that failed


def _fault(number: int, work: Work[Any, Any], error: str, match: Match | None = None) -> Fault:
    """The match as far as it came: the kernel takes the choice that failed back."""
    try:
        match = work.begin(number) if match is None else match
        return Fault(number, match.seed.hex(), error, to_file(match), _failing(match))
    except Exception:
        seed = "" if match is None else match.seed.hex()
        return Fault(number, seed, f"{error}\n(and cannot be kept: {traceback.format_exc()})", b"")


def _failing(match: Match) -> list[str]:
    """Which choices fail here, where one choice is enough."""
    found: list[str] = []
    for decision in match.pending():
        for index, option in enumerate(decision.options):
            world = match.copy()
            try:
                world.choose(decision.seat, index)
            except Exception:
                found.append(f"seat {decision.seat}: {match.key(option)}")
    return found


def _write(game: str, fault: Fault, folder: Path) -> Path:
    path = folder / f"fault-{game}-{fault.number}.koldun.json"
    path.write_bytes(fault.file)
    path.with_suffix(".txt").write_text(fault.error, encoding="utf-8")
    return path
