"""Weights of a network: fresh ones, those of a schema that has grown, and rows for packs."""

import json
from typing import Any, Final

import numpy as np

from koldun.bots.learned.net import Floats, Weights
from koldun.bots.learned.trials import COLUMNS
from koldun.kernel.errors import WrongTable
from koldun.kernel.observe import LEAST_NUMBER, MOST_NUMBER, Schema


def fresh(schema: Schema, width: int, seed: int = 1) -> Weights:
    """Small and random; options begin nearly equal, so that hints decide."""
    rng = np.random.default_rng(seed)
    half = max(8, width // 2)

    def matrix(rows: int, columns: int, gain: float = 1.0) -> Floats:
        scale = gain / np.sqrt(max(1, rows))
        made: Floats = (rng.standard_normal((rows, columns)) * scale).astype(np.float32)
        return made

    def nothing(size: int) -> Floats:
        return np.zeros(size, np.float32)

    weights: Weights = {
        "tokens": (rng.standard_normal((schema.tokens, width)) * 0.15).astype(np.float32),
        "columns": matrix(len(schema.columns), width),
        "bias": nothing(width),
        "w2": matrix(width, width),
        "b2": nothing(width),
        "w3": matrix(width, width),
        "b3": nothing(width),
        "v1": matrix(width, half),
        "vb1": nothing(half),
        "v2": matrix(half, 1, 0.1),
        "vb2": nothing(1),
        "option_tokens": (rng.standard_normal((schema.option_tokens, width)) * 0.3).astype(
            np.float32
        ),
        "option_columns": matrix(len(schema.option_columns), width),
        "option_state": matrix(width, width),
        "option_bias": nothing(width),
        "p1": matrix(width, half),
        "pb1": nothing(half),
        "p2": matrix(half, 1, 0.05),
        "hint": np.ones(1, np.float32),
    }
    weights["tokens"][0] = 0.0
    weights["option_tokens"][0] = 0.0
    return with_critic(weights)


# --- trials


_LIKED: Final = 2.5
"""How much a trial counts at first: a fiftieth of the win less makes an option a third as likely."""


def with_trials(weights: Weights) -> Weights:
    """With rows for what came of trials, where there are none. At first the likeliest is what the trials call best."""
    if "tried" in weights:
        return weights
    width = weights["option_bias"].shape[0]
    return {
        **weights,
        "option_tried": np.zeros((len(COLUMNS), width), np.float32),
        "tried": np.full(1, _LIKED, np.float32),
    }


def without_trials(weights: Weights) -> Weights:
    return {name: array for name, array in weights.items() if name not in ("option_tried", "tried")}


# --- the critic, which is not shipped


CRITIC: Final = "critic "
"""How the names of the critic's weights begin."""


def with_critic(weights: Weights, trust: float = 1.0) -> Weights:
    """With a critic where there is none. At first it says what the game's own evaluation says, by so much
    trust, and for the rest what the network's own value says."""
    if CRITIC + "insight" in weights:
        return weights
    return {
        **weights,
        **{CRITIC + name: weights[name].copy() for name in ("v1", "vb1")},
        **{CRITIC + name: weights[name] * np.float32(1.0 - trust) for name in ("v2", "vb2")},
        CRITIC + "insight": np.full(1, trust, np.float32),
    }


def without_critic(weights: Weights) -> Weights:
    return {name: array for name, array in weights.items() if not name.startswith(CRITIC)}


def criticised(weights: Weights, hidden: Floats, insight: Floats) -> Floats:
    """What seats may expect, by one who sees all hands: `insight` is what the evaluation says, as a logit."""
    w = weights
    z = np.maximum(hidden @ w[CRITIC + "v1"] + w[CRITIC + "vb1"], 0)
    logit = (z @ w[CRITIC + "v2"] + w[CRITIC + "vb2"])[:, 0] + w[CRITIC + "insight"] * insight
    chance: Floats = 1.0 / (1.0 + np.exp(-logit))
    return chance


# --- a schema that has grown


def grown(weights: Weights, old: str, schema: Schema) -> Weights:
    """Weights of an older schema for today's: rows by name, new ones zero. `old` is its text.

    A schema that has lost something is another one: begin anew.
    """
    if old == schema.text():
        return weights
    before, now = json.loads(old), json.loads(schema.text())
    new = dict(weights)
    for name, names in (
        ("tokens", _tokens),
        ("option_tokens", _option_tokens),
        ("columns", _columns),
        ("option_columns", _option_columns),
    ):
        new[name] = _moved(weights[name], names(before), names(now), schema.game)
    return new


def _moved(rows: Floats, old: list[str], new: list[str], game: str) -> Floats:
    place = {name: n for n, name in enumerate(new)}
    lost = [name for name in old if name not in place]
    if lost:
        listed = ", ".join(lost[:3])
        raise WrongTable(f"{game}: observations have lost {listed}; begin another run")
    found = np.zeros((len(new), rows.shape[1]), np.float32)
    found[[place[name] for name in old]] = rows
    return found


def _rows(schema: dict[str, Any]) -> list[str]:
    kinds = sorted(set(schema["face_kinds"]))
    return [*schema["faces"], *[f"any {kind}" for kind in kinds]]


def _around(schema: dict[str, Any], what: str) -> list[str]:
    return [f"{what} {place}" for place in range(schema["most"])]


def _tokens(schema: dict[str, Any]) -> list[str]:
    names = ["nothing"]
    names += [f"{slot}: {row}" for slot in schema["slots"] for row in _rows(schema)]
    names += [f"asked {question}" for question in schema["questions"]]
    names += _around(schema, "caused by")
    return names + [f"{n} players" for n in range(schema["most"] + 1)]


def _option_tokens(schema: dict[str, Any]) -> list[str]:
    names = ["nothing"]
    apart = schema.get("apart")
    if apart is None:
        names += [f"{q}: {verb}" for q in schema["questions"] for verb in schema["verbs"]]
        stretches = schema["verbs"]
    else:
        names += [f"asked {question}" for question in schema["questions"]]
        names += [f"to {verb}" for verb in schema["verbs"]]
        stretches = [*apart, "otherwise"]
    names += [f"{verb} {row}" for verb in stretches for row in _rows(schema)]
    names += [f"other {row}" for row in _rows(schema)]
    names += _around(schema, "seat")
    names += [f"at {place}" for place in schema["places"]]
    return names + [f"number {n}" for n in range(LEAST_NUMBER, MOST_NUMBER + 1)]


def _columns(schema: dict[str, Any]) -> list[str]:
    return list(schema["columns"])


def _option_columns(schema: dict[str, Any]) -> list[str]:
    return list(schema["option_columns"])


# --- packs


def with_pack_rows(weights: Weights, schema: Schema) -> Weights:
    """A card no training has seen is taken for the mean of its kind, wherever it lies."""
    new = dict(weights)
    new["tokens"] = _averaged(weights["tokens"], 1, len(schema.slots), schema)
    options = _averaged(weights["option_tokens"], schema.faced, schema.stretches + 1, schema)
    new["option_tokens"] = options
    return new


def _averaged(rows: Floats, begin: int, blocks: int, schema: Schema) -> Floats:
    new = rows.copy()
    for block in range(blocks):
        first = begin + block * schema.rows
        for kind, row in schema.row_of_kind.items():
            same = [first + n for n, other in enumerate(schema.face_kinds) if other == kind]
            new[first + row] = rows[same].mean(axis=0)
    return new
