"""Hands of a run: simulators that gather, and one that measures. Without any, all is done here.

They are processes of this machine or actors of a Ray cluster (`koldun.lab.hands`). On a cluster hands come and go: who is
lost is replaced, and an update is made of what those brought who are left.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from koldun.bots.learned.net import Learned, Net, Weights
from koldun.content.registry import game_named, games
from koldun.kernel.errors import KoldunError
from koldun.kernel.game import AnyGame
from koldun.lab.hands import Hand, Lost, Way
from koldun.lab.processes import Processes
from koldun.learn.batch import Batch
from koldun.learn.measure import Strength, against
from koldun.learn.settings import Settings
from koldun.learn.simulate import Simulator, Stats

_DEALS = 40
_LOOK = 5.0  # seconds between looks at how many hands there may be
_PATIENCE = 300.0  # seconds without anybody who gathers


class Crew:
    """Begun before torch is: a forked process must not inherit its threads."""

    def __init__(
        self, game: AnyGame, settings: Settings, jobs: int, way: Way | None = None
    ) -> None:
        self._way = Processes(jobs, apart=jobs > 0) if way is None else way
        self._game: AnyGame | str = game
        if not self._way.lasting:
            if games().get(game.id) is not game:
                raise KoldunError(f"{game.id} is not installed, so a cluster cannot play it")
            self._game = game.id
        self._id = game.id
        self._settings = settings
        self._hired = 0
        self._starting: list[Hand] = []
        self._idle: list[Hand] = []
        self._busy: list[Hand] = []
        self._looked = -_LOOK
        self._judging = False
        self._judge: Hand | None = None
        self._shared: dict[int, tuple[Weights, Any]] = {}
        self._task: tuple[Any, list[Any]] | None = None
        self._hire()
        if way is not None or jobs > 0:
            make = partial(_judge, self._game, settings)
            self._judge = self._way.hire(make, self._id, 0)

    def send(self, net: Weights, pasts: list[Weights]) -> None:
        """Begin the next batch; each hand may have another past self."""
        before, self._shared = self._shared, {}
        for past in pasts:
            key = id(past)
            self._shared[key] = before.get(key) or (past, self._way.share(past))
        self._task = (self._way.share(net), [self._shared[id(past)][1] for past in pasts])
        if not self._way.lasting:
            self._hire()
        self._set_to_work()

    def _set_to_work(self) -> None:
        assert self._task is not None
        net, pasts = self._task
        for hand in self._idle:
            hand.send(net, pasts[len(self._busy) % len(pasts)])
            self._busy.append(hand)
        self._idle = []

    def receive(self) -> tuple[Batch, Stats]:
        """What those have gathered who were set to work, all or a quorum of them; who is slower is heard next time.

        Where there is nobody, it waits for somebody.
        """
        stats = Stats()
        batches: list[Batch] = []
        since = time.monotonic()
        enough = (1.0 - self._settings.quorum) * len(self._busy)
        while len(self._busy) > enough or not batches:
            if not self._busy:
                self._find_somebody(since)
            for hand in self._way.ready([*self._busy, *self._starting], 1.0):
                if hand in self._starting:
                    self._start(hand)
                    continue
                self._busy.remove(hand)
                try:
                    batch, more = hand.receive()
                except Lost as error:
                    self._lose(hand, error)
                    continue
                self._idle.append(hand)
                batches.append(batch)
                stats.add(more)
        return Batch.joined(batches), stats

    # --- hands

    def _hire(self) -> None:
        now = time.monotonic()
        if now - self._looked < _LOOK:
            return
        self._looked = now
        there = len(self._starting) + len(self._idle) + len(self._busy)
        for _ in range(self._way.width() - there):
            make = partial(_simulator, self._game, self._settings, self._hired)
            hand = self._way.hire(make, self._id)
            self._hired += 1
            (self._starting if hand.starting else self._idle).append(hand)

    def _start(self, hand: Hand) -> None:
        self._starting.remove(hand)
        try:
            hand.started()
        except Lost:
            return
        self._idle.append(hand)

    def _lose(self, hand: Hand, error: Lost) -> None:
        hand.end()
        if self._way.lasting:
            raise KoldunError(f"{error} is gone: the same command goes on with the run") from error
        self._looked = -_LOOK

    def _find_somebody(self, since: float) -> None:
        if time.monotonic() - since > _PATIENCE:
            raise KoldunError(f"nobody could be found to play within {_PATIENCE:.0f} seconds")
        self._hire()
        self._set_to_work()

    # --- measuring

    def measure(self, net: Weights) -> None:
        """Begin a contest beside the run, unless one is being played."""
        judge = self._judge
        if judge is None or self._judging:
            return
        if judge.starting and not self._ready(judge):
            return
        judge.send(net)
        self._judging = True

    def _ready(self, judge: Hand) -> bool:
        if not self._way.ready([judge], 0.0):
            return False
        try:
            judge.started()
        except Lost:
            self._judge = None
            return False
        return True

    def measured(self) -> Strength | None:
        judge = self._judge
        if judge is None or not self._judging or not self._way.ready([judge], 0.0):
            return None
        self._judging = False
        try:
            found: Strength = judge.receive()
        except Lost:  # the run goes on without
            self._judge = None
            return None
        return found

    def end(self) -> None:
        for hand in [*self._starting, *self._idle, *self._busy]:
            hand.end()
        if self._judge is not None:
            self._judge.end()
        self._way.close()


def _named(game: AnyGame | str) -> AnyGame:
    return game_named(game) if isinstance(game, str) else game


def _simulator(
    game: AnyGame | str, settings: Settings, number: int
) -> Callable[[Weights, Weights], tuple[Batch, Stats]]:
    simulator = Simulator(_named(game), settings, number)
    return lambda net, past: simulator.gather(Net(net, {}), Net(past, {}))


def _judge(game: AnyGame | str, settings: Settings) -> Callable[[Weights], Strength]:
    kind = _named(game)
    observer = kind.observer()
    assert observer is not None
    played = 0

    def judge(net: Weights) -> Strength:
        nonlocal played
        players = settings.players[played % len(settings.players)]
        played += 1
        return against(kind, Learned(Net(net, {}), observer), players, _DEALS)

    return judge
