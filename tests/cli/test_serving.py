"""`koldun serve`, `koldun verify`, `koldun db upgrade`: what they say when something is wrong."""

import json
import socket
from pathlib import Path

import pytest

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.cli import common, main
from koldun.content.match_files import to_file
from koldun.content.registry import games
from koldun.kernel.randomness import seed_of
from koldun.testing.contract import begin


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = begin(games()["krendel"], 2, "verify", log=False)
    play_randomly(match, RandomChoice(seed_of("verify")))
    file = tmp_path / "match.koldun.json"
    file.write_bytes(to_file(match))
    return file


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.out, "_file", None)


def test_a_fair_match_is_verified(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved)]) == 0
    assert "fair" in capsys.readouterr().out
    assert main(["verify", str(saved), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True


@pytest.mark.parametrize("what", ["seed", "choice", "digest"])
def test_a_touched_match_is_not(saved: Path, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(saved.read_text())
    if what == "seed":
        data["seed"] = "00" * 32
    elif what == "choice":
        data["choices"][3][2] = "play:other"
    else:
        data["digest"] = "0" * 32
    saved.write_text(json.dumps(data))
    assert main(["verify", str(saved)]) == 2
    assert str(saved) in capsys.readouterr().err


def test_a_database_is_made_and_a_wrong_one_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["db", "upgrade", "--database", f"sqlite:///{tmp_path}/new.db"]) == 0
    assert (tmp_path / "new.db").is_file()
    missing = f"sqlite:///{tmp_path}/no/such/folder/new.db"
    assert main(["serve", "--port", "0", "--database", missing]) == 2
    assert "database" in capsys.readouterr().err


def test_a_taken_port_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.db"]) == 2
    assert port in capsys.readouterr().err


def test_settings_that_make_no_sense_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KOLDUN_WORKERS", "many")
    assert main(["serve"]) == 2
    assert "workers" in capsys.readouterr().err
