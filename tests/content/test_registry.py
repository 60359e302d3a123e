"""A plug-in that is broken or lacks a file is named with the reason; the others list and play."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLUGINS = Path(__file__).parent.parent / "plugin"


def install(folder: Path, name: str, value: str) -> None:
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[koldun.games]\n{name} = {value}\n", "utf-8")


def koldun(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "koldun", *arguments],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def nim(folder: Path, lacking: str) -> str:
    shutil.copytree(
        PLUGINS / "nim", folder / "nimble", ignore=shutil.ignore_patterns("__pycache__")
    )
    code = folder / "nimble" / "__init__.py"
    code.write_text(code.read_text("utf-8").replace('"nim"', '"nimble"'), "utf-8")
    (folder / "nimble" / lacking).unlink()
    return "nimble:game"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import no_such_module\n", "No module named 'no_such_module'"),
        ("game = 7\n", "is no Game but 7"),
        ("", "has no attribute 'game'"),
        ("def game(:\n", "invalid syntax"),
        ("raise SystemError\n", "SystemError"),
    ],
)
def test_a_broken_plug_in_is_named_and_the_others_are_listed(
    tmp_path: Path, code: str, reason: str
) -> None:
    (tmp_path / "shaky.py").write_text(code, "utf-8")
    install(tmp_path, "shaky", "shaky:game")
    listed = koldun(tmp_path, "games")
    assert listed.returncode == 0
    assert "shaky cannot be played: shaky:game: " in listed.stderr
    assert reason in listed.stderr
    assert "krendel" in listed.stdout


def test_beside_a_broken_plug_in_the_others_play(tmp_path: Path) -> None:
    (tmp_path / "shaky.py").write_text("game = 7\n", "utf-8")
    install(tmp_path, "shaky", "shaky:game")
    played = koldun(tmp_path, "sim", "krendel", "--players", "2", "--games", "2")
    assert played.returncode == 0, played.stderr
    asked = koldun(tmp_path, "sim", "shaky", "--players", "2", "--games", "2")
    assert asked.returncode == 2
    assert "the game 'shaky' cannot be played" in asked.stderr


@pytest.mark.parametrize("lacking", ["rules.toml", "text/en.ftl"])
def test_a_missing_file_is_named(tmp_path: Path, lacking: str) -> None:
    install(tmp_path, "nimble", nim(tmp_path, lacking))
    listed = koldun(tmp_path, "games")
    assert listed.returncode == 0
    assert "nimble cannot be played" in listed.stderr
    assert Path(lacking).name in listed.stderr
    assert "the file is missing" in listed.stderr


def test_a_plug_in_that_calls_itself_otherwise_is_named(tmp_path: Path) -> None:
    shutil.copytree(PLUGINS / "nim", tmp_path / "nim_again")
    code = tmp_path / "nim_again" / "__init__.py"
    code.write_text(
        code.read_text("utf-8").replace('Library("nim")', 'Library("nim_again")'), "utf-8"
    )
    install(tmp_path, "marbles", "nim_again:game")
    listed = koldun(tmp_path, "games")
    assert "calls itself 'nim', not 'marbles'" in listed.stderr
