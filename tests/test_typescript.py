"""The page's types are those of the protocol."""

import re

import msgspec
import pytest
import typescript
from building_blocks import BRIEF

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.view.look import look


def test_the_pages_types_are_up_to_date() -> None:
    """Otherwise run tools/typescript.py."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.write()


@pytest.mark.parametrize("game", BRIEF)
def test_what_a_game_tells_is_what_its_type_says(game: str) -> None:
    """The keys that go over the wire are those of the interface, and in its order."""
    interface = re.search(rf"  {game}: (\w+);", typescript.write())
    assert interface is not None, f"{game} is missing in GameFacts"
    body = re.search(rf"interface {interface[1]} {{(.*?)}}", typescript.write(), re.S)
    assert body is not None
    required = re.findall(r"^  (\w+):", body[1], re.M)
    found = game_named(game)
    match = Match.start(found, table_for(found, 3, {}), bytes(32))
    facts = msgspec.json.decode(msgspec.json.encode(look(match).table.facts))
    assert list(facts) == required
