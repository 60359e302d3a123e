"""Checks that look at every step may ask a game for short matches."""

from koldun.content.registry import games
from koldun.testing.contract import begin


def test_brief_options_are_used_for_checks_and_not_for_whole_matches() -> None:
    for game in games().values():
        brief = begin(game, game.least, "brief").setup.options
        whole = begin(game, game.least, "brief", whole=True).setup.options
        for name, value in game.brief.items():
            assert getattr(brief, name) == value
            assert getattr(whole, name) != value
        if not game.brief:
            assert brief == whole
