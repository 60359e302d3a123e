"""`koldun learn` as a person types it."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from koldun.cli import main

TORCH = find_spec("torch") is not None


@pytest.mark.skipif(TORCH, reason="torch is here, so nothing is missing")
def test_without_torch_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "krendel", "--run", str(tmp_path / "run")]) == 2
    assert "koldun[learn]" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.skipif(not TORCH, reason="learning needs torch: pip install koldun[learn]")
def test_a_short_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "run")
    line = ["learn", "krendel", "--players", "2,3", "--minutes", "0.02", "--run", folder]
    assert main([*line, "--set", "rows=200", "--set", "tables=8", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "M decisions" in said
    assert "0 faults" in said
    assert (tmp_path / "run" / "net.npz").exists()
    assert main([*line, "--set", "rows=200"]) == 0  # goes on


@pytest.mark.skipif(not TORCH, reason="learning needs torch: pip install koldun[learn]")
@pytest.mark.parametrize(
    "wrong",
    [["--players", "9"], ["--minutes", "0"], ["--jobs", "-1"], ["--set", "speed=1"]],
)
def test_what_cannot_be_done(tmp_path: Path, wrong: list[str]) -> None:
    assert main(["learn", "krendel", "--run", str(tmp_path / "run"), *wrong]) == 2
