import json
from pathlib import Path
from typing import Any

import pytest

from koldun.cli import main


def report(folder: Path, **krendel: Any) -> None:
    (folder / "build").mkdir()
    found = {"clauses": 2, "tested": 2, "untested": [], "cards": 3, "unnamed": [], **krendel}
    (folder / "build" / "rules.json").write_text(json.dumps({"krendel": found}))


@pytest.mark.parametrize(
    ("krendel", "status", "said"),
    [
        ({}, 0, "krendel: 2 of 2 rules tested, 3 of 3 cards"),
        ({"tested": 1, "untested": ["KRE-X"]}, 1, "KRE-X"),
        ({"unnamed": ["kre-c01"]}, 1, "2 of 3 cards"),
    ],
)
def test_what_has_no_test_is_named_and_fails(
    krendel: dict[str, Any],
    status: int,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    report(tmp_path, **krendel)
    assert main(["rules", "--coverage"]) == status
    assert said in capsys.readouterr().out


def test_without_a_report_it_says_what_to_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rules", "--coverage"]) != 0
    assert "make test" in capsys.readouterr().err
