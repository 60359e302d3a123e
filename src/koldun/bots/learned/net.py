"""A learned policy: a small network over what a seat knows, in numpy, many decisions at a time.

A game's network lies beside its rules in `net.npz`. It was trained for one schema of observations
and is refused where the hash of the game's own differs.
"""

import hashlib
import io
import json
import math
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from koldun.bots.facing import Facing
from koldun.bots.learned.trials import COLUMNS, trials
from koldun.bots.mind import Mind
from koldun.content.weights import package_of
from koldun.kernel.errors import BadFile, WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.observe import NEVER, Observer, Schema, Sheet
from koldun.kernel.randomness import Rng, derive

Floats: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = npt.NDArray[np.intp]
Weights: TypeAlias = dict[str, Floats]

FILE: Final = "net.npz"
_ABOUT: Final = "about"
_UNIT: Final = 4294967296.0
_COLDEST: Final = 0.01
UNLIKELY: Final = -1e4
"""The logit of an option that is never taken while there is another."""
_PLAUSIBLE: Final = 0.005  # how likely an option must be for a trial
_BEARABLE: Final = 2.5  # how much less likely, in logarithms, what is taken for its nature may be


class Rows:
    """A sheet as arrays; options of all rows lie one after the other."""

    __slots__ = (
        "counts",
        "numbers",
        "of",
        "option_numbers",
        "option_starts",
        "option_tokens",
        "token_counts",
        "token_starts",
        "tokens",
        "tried",
    )

    def __init__(self, sheet: Sheet, schema: Schema) -> None:
        n = sheet.rows()
        ends = np.array(sheet.token_ends, np.intp)
        self.tokens: Whole = np.array(sheet.tokens, np.intp)
        self.token_starts: Whole = _starts(ends)
        self.token_counts: Whole = ends - self.token_starts
        self.numbers: Floats = np.array(sheet.numbers, np.float32).reshape(n, len(schema.columns))
        ends = np.array(sheet.option_ends, np.intp)
        self.option_starts: Whole = _starts(ends)
        self.counts: Whole = ends - self.option_starts
        self.of: Whole = np.repeat(np.arange(n), self.counts)
        self.option_tokens: Whole = np.array(sheet.option_tokens, np.intp).reshape(-1, schema.bag)
        self.option_numbers: Floats = np.array(sheet.option_numbers, np.float32).reshape(
            -1, len(schema.option_columns)
        )
        self.tried: Floats | None = None  # columns of trials, where any were made

    def try_out(self, columns: list[float]) -> None:
        """Take up the columns of trials of all options (`trials.py`)."""
        self.tried = np.array(columns, np.float32).reshape(-1, len(COLUMNS))


def _starts(ends: Whole) -> Whole:
    starts = np.zeros_like(ends)
    starts[1:] = ends[:-1]
    return starts


class Net:
    """The network. Every method takes a batch; `hidden` comes first.

    x = rows of tokens, summed, and columns; two residual layers; from there a value (this seat's
    share of the win) and, with each option's own tokens and columns, its logit. The hint of a game
    is added to the logit, so that a fresh network plays by the hints. So is what came of trials, where the
    network looks at them.
    """

    def __init__(self, weights: Weights, about: dict[str, Any]) -> None:
        self.weights: Weights = {
            name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()
        }
        self.about: dict[str, Any] = about
        self.tries: bool = "tried" in weights  # whether it looks at trials

    def hidden(self, rows: Rows) -> Floats:
        w = self.weights
        bags: Floats = np.add.reduceat(
            w["tokens"].take(rows.tokens, axis=0), rows.token_starts, axis=0
        )
        h: Floats = np.maximum(bags + rows.numbers @ w["columns"] + w["bias"], 0)
        h = h + np.maximum(h @ w["w2"] + w["b2"], 0)
        hidden: Floats = h + np.maximum(h @ w["w3"] + w["b3"], 0)
        return hidden

    def values(self, hidden: Floats) -> Floats:
        w = self.weights
        z = np.maximum(hidden @ w["v1"] + w["vb1"], 0) @ w["v2"] + w["vb2"]
        chance: Floats = 1.0 / (1.0 + np.exp(-z[:, 0]))
        return chance

    def logits(self, hidden: Floats, rows: Rows) -> Floats:
        w = self.weights
        o = (
            w["option_tokens"][rows.option_tokens].sum(1)
            + rows.option_numbers @ w["option_columns"]
        )
        o += w["option_bias"] + (hidden @ w["option_state"])[rows.of]
        tried = rows.tried if self.tries else None
        if tried is not None:
            o += tried @ w["option_tried"]
        z = np.maximum(np.maximum(o, 0) @ w["p1"] + w["pb1"], 0)
        hints = rows.option_numbers[:, 0]
        logits: Floats = (z @ w["p2"])[:, 0] + w["hint"][0] * hints
        if tried is not None:
            logits += w["tried"][0] * tried[:, 0]
        logits[hints <= NEVER] = UNLIKELY
        return logits

    def chances(self, hidden: Floats, rows: Rows, warmth: float = 1.0) -> Floats:
        """How likely each option is; every row must have one. The colder, the surer."""
        logits = self.logits(hidden, rows) / max(warmth, _COLDEST)
        top: Floats = np.maximum.reduceat(logits, rows.option_starts)
        e = np.exp(logits - top[rows.of])
        chances: Floats = e / np.add.reduceat(e, rows.option_starts)[rows.of]
        return chances


def mark(net: Net) -> str:
    """A hash of what a network plays by: weights and pedigree, but not what it has won."""
    said = {name: value for name, value in net.about.items() if name not in ("contests", "date")}
    whole = hashlib.blake2b(json.dumps(said, sort_keys=True).encode(), digest_size=8)
    for name, array in sorted(net.weights.items()):
        whole.update(name.encode() + array.tobytes())
    return whole.hexdigest()


def blinded(net: Net, seed: int = 0) -> Net:
    """The same network with its rows of tokens shuffled: it sees, and knows nothing it sees.

    A bot with it must lose to the one with eyes, or a contest measures nothing.
    """
    order = np.random.default_rng(seed)
    weights = dict(net.weights)
    for name in ("tokens", "option_tokens"):
        rows = weights[name]
        weights[name] = np.vstack([rows[:1], order.permutation(rows[1:])])
    return Net(weights, net.about)


def draw(chances: Floats, rows: Rows, uniform: npt.NDArray[np.float64]) -> Whole:
    """One option of each row, by numbers from 0 to 1."""
    sums = np.cumsum(chances, dtype=np.float64)
    base = np.concatenate(([0.0], sums))[rows.option_starts]
    at = np.searchsorted(sums, base + uniform * 0.999999, side="right") - rows.option_starts
    picks: Whole = np.clip(at, 0, rows.counts - 1)
    return picks


# --- files


def load(data: bytes, place: str) -> Net:
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            about = json.loads(bytes(file[_ABOUT]))
            weights = {name: file[name].astype(np.float32) for name in file.files if name != _ABOUT}
    except (OSError, ValueError, KeyError) as error:
        raise BadFile(place, f"holds no network: {error}") from error
    return Net(weights, about)


def save(net: Net, path: Path) -> None:
    """In half precision: what rules need of it is far coarser."""
    about = np.frombuffer(json.dumps(net.about, sort_keys=True).encode(), np.uint8)
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) if array.size > 64 else array
        for name, array in net.weights.items()
    }
    arrays[_ABOUT] = about
    with path.open("wb") as out:
        np.savez_compressed(out, **arrays)


@cache
def _packaged(package: str) -> Net | None:
    file = files(package) / FILE
    return load(file.read_bytes(), f"{package}: {FILE}") if file.is_file() else None


@cache
def _read(path: str) -> Net:
    try:
        return load(Path(path).read_bytes(), path)
    except OSError as error:
        raise WrongTable(f"{path}: cannot be read: {error.strerror}") from error


def net_of(game: AnyGame, path: str = "") -> Net | None:
    """The network of a game, its own or that of a file; None where there is none that fits."""
    observer = game.observer()
    if observer is None:
        return None
    net = _read(path) if path else _packaged(package_of(game))
    if net is None or net.about.get("schema") != observer.schema.hash:
        return None
    return net


# --- bots


class Learned:
    """A network and the observer it was trained with."""

    def __init__(self, net: Net, observer: Observer[Any]) -> None:
        self.net: Net = net
        self.observer: Observer[Any] = observer

    def rows(self, sheet: Sheet) -> Rows:
        return Rows(sheet, self.observer.schema)

    def look(self, facing: Facing) -> tuple[Rows, Floats]:
        """A decision of its own as the network sees it, with trials where it looks at them, and its hidden layer."""
        sheet = Sheet()
        self.observer.observe(facing.world.state, facing.ask, facing.i, sheet)
        rows = self.rows(sheet)
        hidden = self.net.hidden(rows)
        if self.net.tries:
            likely = plausible(self.net.chances(hidden, rows))
            if len(likely) > 1:
                rows.try_out(trials(facing, likely))
        return rows, hidden


def plausible(chances: Floats) -> list[int]:
    """The options of one decision that are worth a trial."""
    found: list[int] = np.flatnonzero(chances >= _PLAUSIBLE).tolist()
    return found


def learned_for(game: AnyGame, path: str = "") -> Learned:
    net = net_of(game, path)
    observer = game.observer()
    if net is None or observer is None:
        where = path or f"{game.id} as installed"
        raise WrongTable(f"{where}: there is no network that fits; other bots need none")
    return Learned(net, observer)


class NetBot:
    """The policy alone. It looks at an imagined world, so it can see nothing hidden."""

    def __init__(
        self,
        warmth: float = 1.0,
        path: str = "",
        learned: Learned | None = None,
        blind: bool = False,
    ) -> None:
        self.warmth: float = warmth
        self.blind: bool = blind
        self.path: str = path
        self.learned: Learned | None = learned

    def choose(self, mind: Mind, chance: Rng) -> int:
        return self.near(mind, chance)[0][0]

    def near(self, mind: Mind, chance: Rng) -> list[tuple[int, float]]:
        """What it chooses, and what is not much less likely."""
        if mind.options() == 1:
            return [(0, 0.0)]
        seed = derive(chance.seed, f"net {chance.word()}")
        learned = self.learned
        if learned is None:
            learned = learned_for(mind.game, self.path)
            if self.blind:
                learned = self.learned = Learned(blinded(learned.net), learned.observer)
        rows, hidden = learned.look(Facing(mind, seed))
        chances = learned.net.chances(hidden, rows, self.warmth)
        if self.warmth <= 0.0:
            pick = int(chances.argmax())
        else:
            pick = int(draw(chances, rows, np.array([chance.word() / _UNIT]))[0])
        plain = learned.net.chances(hidden, rows)
        order = np.argsort(-plain, kind="stable").tolist()
        found = [(pick, 0.0)]
        for n in order:
            less = math.log(float(plain[pick]) / max(float(plain[n]), 1e-9)) / _BEARABLE
            if n != pick and less <= 1.0:
                found.append((n, max(0.0, less)))
        return found
