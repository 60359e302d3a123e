"""Weights of an evaluation, as fitted and kept beside a game."""

import json
from importlib.resources import files

from koldun.kernel.game import AnyGame


def package_of(game: AnyGame) -> str:
    """The package a game is written in: what belongs to it lies beside its rules."""
    return type(game).__module__.rpartition(".")[0]


def weights_of(package: str, features: tuple[str, ...]) -> list[float]:
    """The weights a game was given by `koldun.lab.fit`, in the order of its features."""
    text = files(package).joinpath("weights.json").read_text(encoding="utf-8")
    listed: dict[str, float] = json.loads(text)["weights"]
    if set(listed) != set(features):
        odd = ", ".join(sorted(set(listed) ^ set(features)))
        raise ValueError(f"{package}: weights.json and the features differ in {odd}; fit again")
    return [float(listed[name]) for name in features]
