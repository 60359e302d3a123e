"""The small game of the comparison keeps its rules."""

from koldun.bench.check import AGREED, digest
from koldun.bench.peers import measure, plain_game


def test_mini_krendel_agrees_with_all_peers() -> None:
    assert digest() == AGREED


def test_mini_krendel_agrees_when_every_choice_is_made_on_a_copy() -> None:
    assert digest(copying=True) == AGREED


def test_the_measurement_has_the_form_the_comparison_expects() -> None:
    measured = measure(0.05)
    assert {"name", "games_per_s", "decisions_per_s", "copies_per_s", "check"} <= set(measured)
    assert measured["check"] == AGREED
    assert 20 < plain_game()() < 200
