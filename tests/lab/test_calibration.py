"""The curve of a match: by the network where there is one, and truer than the evaluation."""

import pytest

from koldun.bots.learned.standing import standing
from koldun.content.registry import game_named, games
from koldun.lab.calibration import brier, calibrate
from koldun.testing.contract import begin


def test_what_everybody_may_expect_adds_up() -> None:
    for id in ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war"):
        game = games()[id]
        match = begin(game, game.least, "curve", log=False)
        found = standing(match)
        assert len(found) == game.least, id
        assert sum(found) == pytest.approx(1.0, abs=1e-6)


def test_without_a_network_it_is_the_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(game_named("krendel"), 2, "curve", log=False)
    learned = standing(match)
    monkeypatch.setattr("koldun.bots.learned.net.net_of", lambda game: None)
    assert standing(match) == match.game.values(match.state) != learned


def test_a_match_that_is_over_has_no_chances_left() -> None:
    from koldun.bots.policies import RandomChoice, play_randomly

    match = begin(game_named("krendel"), 2, "over", log=False)
    play_randomly(match, RandomChoice(bytes(32)))
    assert match.result is not None
    assert standing(match) == match.result.shares()


def test_the_score_is_the_mean_square() -> None:
    assert brier([[1.0, 0.0]], [1.0, 0.0]) == 0.0
    assert brier([[0.5, 0.5]], [1.0, 0.0]) == 0.25
    assert brier([[0.5, 0.5], [1.0, 0.0]], [1.0, 0.0]) == 0.125


def test_krendels_network_is_truer_than_its_evaluation() -> None:
    found = calibrate(game_named("krendel"), 2, 16, "net:1", "held out")
    assert found.readings > 500
    assert found.network < found.evaluation
    assert found.network < found.fair
