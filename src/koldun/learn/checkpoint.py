"""A run on disk: it goes on from its last checkpoint, whatever broke it off."""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from koldun.bots.learned.net import Floats, Weights
from koldun.kernel.errors import BadFile
from koldun.kernel.observe import Schema
from koldun.learn.weights import grown

CHECKPOINT = "checkpoint.npz"
POOL = "pool.npz"
_ABOUT = "about"


class Progress(msgspec.Struct):
    """What a run has seen so far, over all its parts."""

    game: str
    rules: str  # version
    schema: str  # its text
    updates: int = 0
    decisions: int = 0
    matches: int = 0
    faults: int = 0
    seconds: float = 0.0
    parts: int = 0  # how often it was begun or taken up
    rate: float = 0.0  # the first of the last part


class Checkpoint:
    def __init__(
        self,
        progress: Progress,
        weights: Weights,
        memory: dict[str, Floats],
        pool: list[Weights],
    ) -> None:
        self.progress = progress
        self.weights = weights
        self.memory = memory  # the optimiser's
        self.pool = pool  # past selves, in half precision


def save(point: Checkpoint, folder: Path) -> None:
    """Written whole, then renamed: a run that dies while writing keeps its last checkpoint."""
    arrays: dict[str, Any] = {f"w {name}": array for name, array in point.weights.items()}
    arrays |= {f"m {name}": array for name, array in point.memory.items()}
    arrays[_ABOUT] = np.frombuffer(msgspec.json.encode(point.progress), np.uint8)
    _write(folder / CHECKPOINT, arrays)
    _write(
        folder / POOL,
        {
            f"{n} {name}": array.astype(np.float16)
            for n, past in enumerate(point.pool)
            for name, array in past.items()
        },
    )


def _write(path: Path, arrays: dict[str, Any]) -> None:
    new = path.with_suffix(".new")
    with new.open("wb") as out:
        np.savez(out, **arrays)
    os.replace(new, path)


def load(folder: Path, schema: Schema) -> Checkpoint | None:
    """The last checkpoint of a run, fitted to a schema that may have grown; None: there is none."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as file:
            progress = msgspec.json.decode(bytes(file[_ABOUT]), type=Progress)
            weights = {n[2:]: file[n] for n in file.files if n.startswith("w ")}
            memory = {n[2:]: file[n] for n in file.files if n.startswith("m ")}
        pool = _pool(folder / POOL)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as error:
        raise BadFile(str(path), f"holds no checkpoint: {error}") from error
    if progress.game != schema.game:
        raise BadFile(str(path), f"is of {progress.game}, not of {schema.game}")
    old = progress.schema
    progress.schema = schema.text()
    return Checkpoint(
        progress,
        grown(weights, old, schema),
        memory if old == schema.text() else {},
        [grown(past, old, schema) for past in pool],
    )


def _pool(path: Path) -> list[Weights]:
    if not path.exists():
        return []
    found: dict[int, Weights] = {}
    with np.load(path, allow_pickle=False) as file:
        for key in file.files:
            number, _, name = key.partition(" ")
            found.setdefault(int(number), {})[name] = file[key].astype(np.float32)
    return [found[number] for number in sorted(found)]


def log_line(folder: Path, row: dict[str, Any]) -> None:
    with (folder / "log.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def log_of(folder: Path) -> list[dict[str, Any]]:
    path = folder / "log.jsonl"
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]
