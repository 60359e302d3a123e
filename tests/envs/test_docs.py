"""What docs/research.md shows works as it stands, and learns."""

import importlib.util
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from envs.tables import WHOLE

from koldun.envs import batch
from koldun.envs.sheets import Array

ROOT = Path(__file__).parent.parent.parent


def first_training(matches: int, steps: int) -> dict[str, Any]:
    """The names the training of the docs leaves, with so many matches and steps."""
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 1
    assert len(blocks[0].strip().splitlines()) <= 30
    told = "MATCHES, STEPS, SLOTS = 256, 500, 8"
    assert told in blocks[0]
    short = blocks[0].replace(told, f"MATCHES, STEPS, SLOTS = {matches}, {steps}, 8")
    names: dict[str, Any] = {}
    exec(compile(short, "research.md", "exec"), names)
    return names


def won_by(score: Callable[[Array, Array, Array], Array], matches: int) -> float:
    """The share of matches of two won against random play, each seat in half of them."""
    rng = np.random.default_rng(5)
    won, left, mine = 0.0, np.ones(matches, bool), np.arange(matches) % 2
    with batch("krendel", matches, players=2, slots=8, seed=77) as b:
        while left.any():
            scores = score(b.tokens, b.option_tokens, b.option_features)
            best = np.where(b.action_mask, scores, -np.inf).argmax(1)
            some = (rng.random(b.action_mask.shape) * b.action_mask).argmax(1)
            b.step(np.where(b.seat == mine, best, some))
            ended = b.done & left
            won += float(b.reward[ended, mine[ended]].sum())
            left &= ~b.done
    return won / matches


def test_the_first_training_is_thirty_lines_and_learns() -> None:
    """A ninth of what the docs play; who learns nothing wins half of these matches."""
    names = first_training(96, 150)
    read, weights = names["read"], names["weights"]
    assert np.isfinite(weights).all()
    assert won_by(lambda *seen: read(*seen) @ weights, 100) > 0.58
    assert won_by(lambda *seen: read(*seen) @ -weights, 100) < 0.42


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "first_training", ROOT / "examples" / "first_training.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_measures_a_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    module = example()
    monkeypatch.setattr(module, "MATCHES", 8)
    policy = module.train(2, 5, processes=0)
    assert np.abs(policy.weights).max() > 0
    assert 0.0 <= module.against_random(policy, 4) <= 1.0


@pytest.mark.skipif(not WHOLE, reason="trains for a minute: make soak-envs")
def test_what_the_docs_promise_of_both_trainings() -> None:
    module = example()
    assert module.against_random(module.train(2, 500, processes=2), 200) >= 0.75
    names = first_training(256, 500)
    assert won_by(lambda *seen: names["read"](*seen) @ names["weights"], 200) >= 0.75
