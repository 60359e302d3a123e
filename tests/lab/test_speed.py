"""The speed of the search is measured in every game."""

import pytest

from koldun.content.registry import games
from koldun.lab.speed import speed_of


@pytest.mark.parametrize("id", sorted(games()))
def test_the_search_has_a_speed(id: str) -> None:
    found = speed_of(games()[id], games()[id].least, iterations=8, decisions=3)
    assert found.game == id
    assert 1 <= found.decisions <= 3, "a short match has fewer"
    assert found.iterations > 0
