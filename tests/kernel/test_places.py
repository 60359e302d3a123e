"""Places go by their names where a game gives them one."""

from koldun.content.registry import game_named
from koldun.view.words import Speaker


def test_a_place_without_a_name_goes_by_its_id() -> None:
    assert Speaker(game_named("krendel"), "en", []).place("A4") == "A4"
