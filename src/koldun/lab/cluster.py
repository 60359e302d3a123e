"""A Ray cluster as a way of playing many matches: one actor for each core.

An actor that is lost, with its process or its machine, is replaced by another one; cores that join are used. Before
its first batch an actor says which versions it has, and others than here are refused.
"""

import logging
import os
import socket
import sys
import threading
from collections.abc import Sequence
from typing import Any

import msgspec

from koldun.kernel.errors import KoldunError
from koldun.lab.hands import Hand, Lost, Make, WorkFailed
from koldun.lab.stamp import Stamp, stamp_of

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
try:
    import ray
    from ray import exceptions
except ModuleNotFoundError as error:
    raise KoldunError(f"--ray needs Ray: pip install 'koldun[cluster]' ({error})") from None

WORTH = 2.5
"""Seconds: a batch is worth two at least, the wait for it some thousandths."""


_KNOCK = 5.0  # seconds until somebody must have answered


class MixedVersions(KoldunError):
    """A worker has other rules than this machine."""


class RayCluster:
    """The cluster at an address as Ray writes it (`auto`: the one this machine belongs to)."""

    def __init__(self, address: str, most: int | None = None) -> None:
        self.worth = WORTH
        self.lasting = False
        self._most = most
        self._own = not ray.is_initialized()
        self._told = _Told()
        if not address:
            raise KoldunError("--ray: which cluster? auto, or HOST:PORT of its head")
        if self._own:
            _knock(address)
        self._told.begin()
        if self._own:
            try:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError, RuntimeError) as error:
                self._told.end()
                told = str(error).strip().splitlines()[0]
                start = "`ray start --head --disable-usage-stats` starts one here"
                raise KoldunError(
                    f"--ray {address}: no cluster answers: {told} ({start})"
                ) from error

    def width(self) -> int:
        cores = int(ray.cluster_resources().get("CPU", 0))
        return cores if self._most is None else min(cores, self._most)

    def hire(self, make: Make, game: str, cores: int = 1) -> Hand:
        return _Actor(make, game, cores)

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        waiting = {hand.ref: hand for hand in hands if isinstance(hand, _Actor)}
        refs = list(waiting)
        if not refs:
            return []
        ray.wait(refs, num_returns=1, timeout=seconds)
        done, _ = ray.wait(refs, num_returns=len(refs), timeout=0)
        return [waiting[ref] for ref in done]

    def share(self, value: Any) -> Any:
        return ray.put(value)

    def close(self) -> None:
        if self._own:
            ray.shutdown()
        self._told.end()


class _Told:
    """Standard output without what Ray itself prints there: a lost machine is told on standard error.

    Ray's threads print to `sys.stdout` whatever they are asked, in the middle of our JSON.
    """

    def __init__(self) -> None:
        self._ours: Any = None

    def begin(self) -> None:
        self._ours, sys.stdout = sys.stdout, self

    def end(self) -> None:
        if sys.stdout is self:
            sys.stdout = self._ours

    def write(self, text: str) -> int:
        ray_speaks = threading.current_thread().name.startswith("ray_")
        written: int = (sys.stderr if ray_speaks else self._ours).write(text)
        return written

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ours, name)


def _knock(address: str) -> None:
    """Ray itself waits for minutes where nobody listens."""
    at = os.environ.get("RAY_ADDRESS", "") if address == "auto" else address
    host, colon, port = at.rpartition(":")
    if not colon or not port.isdigit() or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), _KNOCK).close()
    except (OSError, OverflowError) as error:
        raise KoldunError(f"--ray {address}: nobody listens there: {error}") from error


class _Actor:
    """A hand that is an actor. Its first task is to say who it is."""

    def __init__(self, make: Make, game: str, cores: int) -> None:
        self.starting = True
        self.place = "a worker"
        self._make = make
        self._own = stamp_of(game)
        kind: Any = ray.remote(Worker)
        self._actor = kind.options(num_cpus=cores, max_restarts=0).remote()
        self.ref: Any = self._actor.hello.remote(game)

    def started(self) -> None:
        try:
            node, pid, there = self.receive()
        except WorkFailed as error:
            last = str(error).strip().splitlines()[-1]
            raise KoldunError(
                f"a worker cannot begin: {last} (is this very koldun installed on every machine?)"
            ) from error
        self.place = f"{node}, process {pid}"
        differing = self._own.against(msgspec.convert(there, Stamp))
        if differing:
            raise MixedVersions(f"{node} has another koldun: {'; '.join(differing)}")
        self._actor.prepare.remote(self._make)
        self.starting = False

    def send(self, *task: Any) -> None:
        self.ref = self._actor.do.remote(*task)

    def receive(self) -> Any:
        try:
            return ray.get(self.ref)
        except exceptions.RayTaskError as error:
            raise WorkFailed(str(error)) from error
        except exceptions.ActorDiedError as error:
            if self.starting and "creation" in str(error):  # it could not even be made
                raise WorkFailed(str(error)) from error
            raise Lost(f"{self.place}: {error}") from error
        except exceptions.RayError as error:
            raise Lost(f"{self.place}: {error}") from error

    def end(self) -> None:
        ray.kill(self._actor)


class Worker:
    """What an actor does where it is."""

    def __init__(self) -> None:
        self._make: Make | None = None
        self._work: Any = None

    def hello(self, game: str) -> tuple[str, int, dict[str, str]]:
        """Where it is, and what it would play with."""
        node = ray.util.get_node_ip_address()
        return node, os.getpid(), msgspec.to_builtins(stamp_of(game))

    def prepare(self, make: Make) -> None:
        self._make = make

    def do(self, *task: Any) -> Any:
        if self._work is None:
            assert self._make is not None
            self._work = self._make()
        return self._work(*task)
