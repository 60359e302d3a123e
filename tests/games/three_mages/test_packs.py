"""Cards of others: a pack adds monsters and spells in the format of our own."""

import pytest

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.kernel.cards import Face
from koldun.kernel.errors import BadFile
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.state import State

PACK = """
[[card]]
id = "pack-m1"
kind = "monster"
name = { ru = "Сосулька", en = "Icicle" }
faction = "ice"
health = 2
strength = 3
price = { ice = 1, any = 1 }

[[card]]
id = "pack-s1"
kind = "spell"
name = { ru = "Двойной удар", en = "Double Blow" }
faction = "ice"
price = { ice = 2 }
do = [{ push = 2 }, { gain = 1 }]
"""


def lying(state: State[Face], zone: str) -> list[str]:
    return [state.face(card).id for z in state.zones() if z.name() == zone for card in z.cards]


@pytest.mark.parametrize("mages", ["fire,ice", "fire,bones"])
def test_cards_of_a_pack_are_shuffled_in_or_sorted_out_with_the_idle_mage(mages: str) -> None:
    game = game_named("three_mages")
    setup = table_for(game, 2, {"mages": mages}, packs=[("pack", PACK)])
    state = Match.start(game, setup, seed_of("pack")).state
    decks = lying(state, "monsters") + lying(state, "spells")
    if mages == "fire,ice":
        assert {"pack-m1", "pack-s1"} <= set(decks)
    else:
        assert {"pack-m1", "pack-s1"} <= set(lying(state, "removed"))
        assert len(lying(state, "road")) == 10


def test_a_card_with_several_verbs_says_them_all() -> None:
    pack = library_of(game_named("three_mages")).pack("pack", PACK)
    texts = {card.id: card.text["en"] for card in pack.cards}
    assert texts["pack-s1"] == (
        "Price ❄❄: ice × 2. Push a rival's monster 2 squares back. Gain 1 resource of any kind."
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("any = 1", "any = 2", "from 0 to 1"),
        ("{ ice = 2 }", "{ ice = 0 }", "for free"),
        ('faction = "ice"', 'faction = "mud"', "must be one of"),
        ("push = 2", "shove = 2", "no verb"),
        ('kind = "spell"', 'kind = "charm"', "no kind"),
    ],
)
def test_mistakes_are_named(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadFile, match=problem):
        library_of(game_named("three_mages")).pack("pack", PACK.replace(old, new))
