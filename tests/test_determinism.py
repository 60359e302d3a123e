"""The same seed and choices give the same digest after every choice: in any process, with any
PYTHONHASHSEED, interpreted and compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import koldun

ROOT = Path(__file__).parent.parent

SCRIPT = """
import sys
sys.path.insert(0, {plugin!r})
import koldun
from koldun.content.registry import games
from koldun.testing.contract import begin
from koldun.bots.policies import wander
print("compiled" if koldun.COMPILED else "interpreted")
for game in games().values():
    for players in (game.least, game.most):
        match = begin(game, players, "everywhere")
        for step, now in enumerate(wander(match, "everywhere")):
            if step < 60 or step % 25 == 0 or now.ask is None:
                print(game.id, players, step, now.digest())
"""


def digests(hash_seed: str, pure: bool) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(plugin=str(ROOT / "tests" / "plugin"))],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "KOLDUN_PURE": "1" if pure else ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.slow
def test_digests_are_the_same_in_every_process() -> None:
    first = digests("0", pure=True)
    assert first[0] == "interpreted"
    assert len(first) > 100
    assert digests("12345", pure=True) == first


@pytest.mark.slow
def test_digests_are_the_same_compiled_and_interpreted() -> None:
    compiled = digests("7", pure=False)
    if compiled[0] != "compiled":
        pytest.skip("no compiled modules here: run `make native` first")
    assert compiled[1:] == digests("8", pure=True)[1:]


def test_pure_means_interpreted() -> None:
    if not os.environ.get("KOLDUN_PURE"):
        pytest.skip("KOLDUN_PURE is not set in this run")
    assert not koldun.COMPILED
    from koldun.kernel import match

    assert str(match.__file__).endswith(".py")
