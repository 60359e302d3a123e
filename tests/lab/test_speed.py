"""The pace of the search is measured in every game."""

import pytest

from koldun.content.registry import games
from koldun.lab.speed import pace


@pytest.mark.parametrize("id", sorted(games()))
def test_the_search_has_a_pace(id: str) -> None:
    found = pace(games()[id], games()[id].least, iterations=8, decisions=3)
    assert found.game == id
    assert found.decisions == 3
    assert found.iterations > 0
