"""`make soak` in short: the same figures on any number of processes, and what is wrong is told."""

from pathlib import Path

import pytest
from soak import Soaking, soak

from koldun.kernel.match import Match
from koldun.lab.many import MatchesFailed
from koldun.lab.processes import Processes


def test_processes_change_no_figure() -> None:
    alone = soak("krendel", 12)
    assert alone == soak("krendel", 12, way=Processes(2))
    assert alone.matches == 12
    assert alone.decisions > 12 * 20
    assert alone.decisions != soak("krendel", 12, "another seed").decisions


def test_a_card_that_went_astray_is_told_with_its_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begin = Soaking.begin

    def losing(self: Soaking, number: int) -> Match:
        match = begin(self, number)
        if number == 3:
            match.state.zones()[0].cards.pop()
        return match

    monkeypatch.setattr(Soaking, "begin", losing)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(MatchesFailed, match=r"match 3 \(seed .*\) failed twice: .*cards astray"):
        soak("krendel", 6)
    assert (tmp_path / "fault-krendel-3.koldun.json").exists()
