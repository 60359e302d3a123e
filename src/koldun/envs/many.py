"""Batches: many matches in step, their observations in shared memory, on any number of processes."""

import contextlib
import gc
import mmap
import multiprocessing
import os
import secrets
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from struct import Struct, pack
from typing import Any, Final

import msgspec

from koldun.envs.collecting import RESTING
from koldun.envs.lanes import Lanes
from koldun.envs.missing import missing
from koldun.envs.sheets import Array, Sheets, overflow
from koldun.envs.steps import SLOTS, seed_for, table_named
from koldun.kernel.errors import IllegalChoice, KoldunError, WrongTable
from koldun.kernel.observe import Schema

try:
    import numpy as np
except ImportError as error:
    raise missing("numpy", error) from error

_ALIGN: Final = 64
_IN_MEMORY: Final = "/dev/shm"
"""Where a file is memory, on Linux; elsewhere it lies among temporary files."""


class Plan(msgspec.Struct, frozen=True):
    """What a batch is made of: enough for another process to make its part of it."""

    game: str
    players: int
    options: dict[str, Any]
    matches: int
    slots: int
    tokens: int
    seed: int
    auto_pass: bool
    longest: int
    shaping: float
    observations: bool

    def sheets(self) -> Sheets:
        game, setup = table_named(self.game, self.players, self.options)
        return Sheets(game, setup, self.slots, self.tokens or None)


class Arrays:
    """The arrays of a batch, one row for each match. They are filled anew by every step."""

    def __init__(
        self, plan: Plan, sheets: Sheets, memory: bytearray | mmap.mmap | None = None
    ) -> None:
        matches, slots = plan.matches, plan.slots
        shapes: dict[str, tuple[tuple[int, ...], Any]] = {
            "action": ((matches,), np.int32),
            "seat": ((matches,), np.int16),
            "action_mask": ((matches, slots), np.bool_),
            "reward": ((matches, plan.players), np.float32),
            "done": ((matches,), np.bool_),
            "truncated": ((matches,), np.bool_),
        }
        if plan.observations:
            columns = len(sheets.columns)
            shapes["tokens"] = ((matches, sheets.tokens), np.int16)
            shapes["numbers"] = ((matches, sheets.numbers), np.float32)
            shapes["option_tokens"] = ((matches, slots, sheets.bag), np.int16)
            shapes["option_features"] = ((matches, slots, columns), np.float32)
        self.size: int = 0
        starts: dict[str, int] = {}
        for name, (shape, kind) in shapes.items():
            starts[name] = self.size
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            self.size += (size + _ALIGN - 1) // _ALIGN * _ALIGN
        self.arrays: dict[str, Array] = {}
        if memory is not None:
            for name, (shape, kind) in shapes.items():
                count = int(np.prod(shape))
                flat = np.frombuffer(memory, kind, count, starts[name])
                self.arrays[name] = flat.reshape(shape)


class Part:
    """Some lanes of a batch and the rows of the arrays that are theirs."""

    def __init__(
        self, plan: Plan, sheets: Sheets, arrays: dict[str, Array], first: int, last: int
    ) -> None:
        game, setup = table_named(plan.game, plan.players, plan.options)
        self._arrays = {name: array[first:last] for name, array in arrays.items()}
        self._schema = sheets.schema
        self._columns = len(sheets.schema.option_columns)
        self._room = sheets.tokens
        self._slots = np.arange(plan.slots, dtype=np.int32)
        self._places = np.arange(sheets.tokens)
        self._seats = Struct(f"{last - first}h")
        self._numbers = Struct(f"{last - first}i")
        self._counts = np.zeros((last - first, 1), np.int32)
        self._written = True  # is there anything in reward, done and truncated?
        self._lanes = Lanes(
            game,
            setup,
            seed_for(plan.seed),
            first,
            last - first,
            slots=plan.slots,
            auto_pass=plan.auto_pass,
            longest=plan.longest,
            shaping=plan.shaping,
            observer=sheets.observer if plan.observations else None,
        )
        self._write()

    def step(self) -> None:
        with RESTING:
            self._lanes.step(self._arrays["action"].tolist())
            self._write()

    def _write(self) -> None:
        lanes, arrays = self._lanes, self._arrays
        self._seats.pack_into(arrays["seat"].data, 0, *lanes.seats)
        self._numbers.pack_into(self._counts.data, 0, *lanes.counts)
        mask = arrays["action_mask"]
        np.less(self._slots, self._counts, out=mask)
        if lanes.observer is not None:
            self._observe(mask)
        if lanes.turning:
            mask[lanes.turning, -1] = True
        if self._written:
            arrays["reward"].fill(0.0)
            arrays["done"].fill(False)
            arrays["truncated"].fill(False)
        self._written = bool(lanes.paid or lanes.ended or lanes.broken)
        if lanes.paid:
            arrays["reward"][lanes.paid] = lanes.gained
        if lanes.ended:
            arrays["done"][lanes.ended] = True
        if lanes.broken:
            arrays["done"][lanes.broken] = True
            arrays["truncated"][lanes.broken] = True

    def _observe(self, offered: Array) -> None:
        lanes, arrays, schema = self._lanes, self._arrays, self._schema
        sheet = lanes.sheet
        lengths = np.diff(sheet.token_ends, prepend=0)
        longest = int(lengths.max())
        if longest > self._room:
            raise overflow(schema, longest, self._room)
        tokens, numbers = arrays["tokens"], arrays["numbers"]
        tokens.fill(0)
        tokens[self._places < lengths[:, None]] = _packed("h", sheet.tokens)
        numbers[:] = _packed("f", sheet.numbers).reshape(numbers.shape)
        bags, features = arrays["option_tokens"], arrays["option_features"]
        bags.fill(0)
        bags[offered] = _packed("h", sheet.option_tokens).reshape(-1, schema.bag)
        features.fill(0.0)
        listed = _packed("f", sheet.option_numbers).reshape(-1, self._columns)
        features[..., : self._columns][offered] = listed
        for lane in lanes.turning:
            steps = lanes.steps[lane]
            features[lane, -1, self._columns] = (steps.page + 1) / steps.pages()


def _packed(kind: str, listed: list[int] | list[float]) -> Array:
    """A list as an array, much faster than numpy reads lists."""
    return np.frombuffer(pack(f"{len(listed)}{kind}", *listed), kind)


class Batch:
    """Matches in step. Made by `koldun.envs.batch`; close it, or use it in a `with`."""

    def __init__(self, plan: Plan, processes: int) -> None:
        if plan.matches < 1:
            raise WrongTable(f"{plan.matches} matches are no batch")
        sheets = plan.sheets()
        plan = msgspec.structs.replace(plan, tokens=sheets.tokens)
        self.plan: Plan = plan
        self.schema: Schema = sheets.schema
        self.option_columns: list[str] = sheets.columns
        self.matches: int = plan.matches
        self.players: int = plan.players
        self.slots: int = plan.slots
        self._at = np.arange(plan.matches)
        size = Arrays(plan, sheets).size
        self._part: Part | None = None
        self._processes: list[BaseProcess] = []
        self._pipes: list[Connection[Any, Any]] = []
        self._waiting = False
        if processes < 1:
            self.arrays: dict[str, Array] = Arrays(plan, sheets, bytearray(size)).arrays
            self._part = Part(plan, sheets, self.arrays, 0, plan.matches)
        else:
            path = _shared_file(size)
            try:
                self.arrays = Arrays(plan, sheets, _mapped(path)).arrays
                self._start(min(processes, plan.matches), path)
            finally:
                path.unlink()  # whoever has mapped it keeps it
        self.seat: Array = self.arrays["seat"]
        self.action_mask: Array = self.arrays["action_mask"]
        self.reward: Array = self.arrays["reward"]
        self.done: Array = self.arrays["done"]
        self.truncated: Array = self.arrays["truncated"]
        none = np.zeros(0)
        self.tokens: Array = self.arrays.get("tokens", none)
        self.numbers: Array = self.arrays.get("numbers", none)
        self.option_tokens: Array = self.arrays.get("option_tokens", none)
        self.option_features: Array = self.arrays.get("option_features", none)

    def _start(self, processes: int, path: Path) -> None:
        context = multiprocessing.get_context("spawn")
        edges = [self.matches * n // processes for n in range(processes + 1)]
        for first, last in pairwise(edges):
            here, there = context.Pipe()
            work = context.Process(
                target=_work,
                args=(self.plan, path, first, last, there),
                daemon=True,
            )
            work.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(work)
        self._listen()

    def step(self, actions: Array | Sequence[int]) -> None:
        """One action for each match; afterwards all arrays are those of the next decisions."""
        self.send(actions)
        self._wait()

    def send(self, actions: Array | Sequence[int]) -> None:
        """Begin a step without waiting for it; `receive` waits. Arrays must not be read between."""
        if self._waiting:
            raise IllegalChoice("a step is under way: receive it first")
        given = np.asarray(actions)
        if given.shape != (self.matches,):
            raise IllegalChoice(f"{self.matches} matches and actions of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise IllegalChoice(f"actions are whole numbers, not {given.dtype}")
        if given.min() < 0 or given.max() >= self.slots:
            lane = int(((given < 0) | (given >= self.slots)).argmax())
            raise IllegalChoice(f"match {lane} is not offered slot {given[lane]}")
        legal = self.action_mask[self._at, given]
        if not legal.all():
            lane = int(legal.argmin())
            raise IllegalChoice(f"match {lane} is not offered slot {given[lane]}")
        self.arrays["action"][:] = given
        for pipe in self._pipes:
            with contextlib.suppress(BrokenPipeError):  # whoever waits for its answer is told
                pipe.send_bytes(b"step")
        self._waiting = True

    def receive(self) -> None:
        """Wait for the step that was begun."""
        if not self._waiting:
            raise IllegalChoice("no step was begun")
        self._wait()

    def _wait(self) -> None:
        self._waiting = False
        if self._part is not None:
            self._part.step()
        elif not self._pipes:
            raise KoldunError("the batch is closed")
        else:
            self._listen()

    def _listen(self) -> None:
        """Wait until every process is done; what went wrong in one is told here."""
        for pipe in self._pipes:
            try:
                said = pipe.recv_bytes().decode()
            except (EOFError, ConnectionResetError):
                said = "a process of the batch has died"
            if said:
                self.close()
                raise KoldunError(said)

    def close(self) -> None:
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()
                process.join()
        self._pipes, self._processes = [], []

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *how: object) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_pipes", None):
            self.close()


def _shared_file(size: int) -> Path:
    inside = _IN_MEMORY if os.path.isdir(_IN_MEMORY) else None
    with tempfile.NamedTemporaryFile(prefix="koldun-", dir=inside, delete=False) as file:
        file.truncate(size)
        return Path(file.name)


def _mapped(path: Path) -> mmap.mmap:
    """The file as memory that all who map it share; it is gone with the last of them."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def _work(plan: Plan, path: Path, first: int, last: int, pipe: "Connection[Any, Any]") -> None:
    """A process of a batch: it ends with the pipe."""
    try:
        sheets = plan.sheets()
        part = Part(plan, sheets, Arrays(plan, sheets, _mapped(path)).arrays, first, last)
        gc.freeze()  # this process has nothing else to do
        gc.disable()
        pipe.send_bytes(b"")
        while True:
            pipe.recv_bytes()
            part.step()
            pipe.send_bytes(b"")
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return
    except Exception:  # told to whoever waits
        pipe.send_bytes(traceback.format_exc().encode())


def make(
    game: str,
    matches: int,
    processes: int = 0,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    slots: int = SLOTS,
    tokens: int = 0,
    seed: int | None = None,
    auto_pass: bool = True,
    longest: int = 0,
    shaping: float = 0.0,
    observations: bool = True,
) -> Batch:
    """See `koldun.envs.batch`."""
    found, setup = table_named(game, players, options)
    plan = Plan(
        game=found.id,
        players=setup.players,
        options=dict(options or {}),
        matches=matches,
        slots=slots,
        tokens=tokens,
        seed=secrets.randbits(63) if seed is None else seed,
        auto_pass=auto_pass,
        longest=longest,
        shaping=shaping,
        observations=observations,
    )
    return Batch(plan, processes)
