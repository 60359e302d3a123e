"""What docs/research.md shows works as it stands."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from envs.tables import WHOLE

ROOT = Path(__file__).parent.parent.parent


def test_the_first_training_is_thirty_lines_and_learns() -> None:
    text = (ROOT / "docs" / "research.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 1
    lines = blocks[0].strip().splitlines()
    assert len(lines) <= 30
    short = blocks[0].replace("256, 1500", "32, 110")
    assert short != blocks[0]
    names: dict[str, Any] = {}
    exec(compile(short, "research.md", "exec"), names)
    weights = names["weights"]
    assert np.isfinite(weights).all()
    assert np.abs(weights).max() > 0


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "first_training", ROOT / "examples" / "first_training.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_measures_a_policy() -> None:
    module = example()
    policy = module.train(0.5, processes=0, matches=8)
    assert 0.0 <= module.against_random(policy, 4) <= 1.0


@pytest.mark.skipif(not WHOLE, reason="trains for five minutes: make soak-envs")
def test_the_example_beats_random() -> None:
    module = example()
    assert module.against_random(module.train(300, processes=2), 200) >= 0.55
