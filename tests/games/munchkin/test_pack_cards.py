"""Cards nobody in the box resembles do what they print: no rule asks for the id of a card."""

import re
from pathlib import Path
from typing import Any

import pytest
from games.munchkin.scene import KEPT, Party

import koldun.games.munchkin
from koldun.content.registry import game_named
from koldun.games.munchkin.library import LIBRARY, Options
from koldun.kernel.attention import EVERYTHING
from koldun.kernel.errors import BadFile
from koldun.kernel.game import Setup
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene

NAMES = ["Ann", "Bob", "Cid"]
SPECIAL = 'kind = "special"\ndeck = "treasure"\n'


def pack(*cards: str) -> str:
    return "".join(
        f'[[card]]\nid = "mine{n or ""}"\nname = {{ ru = "Моё", en = "Mine" }}\n{card}\n'
        for n, card in enumerate(cards)
    )


def party(*cards: str, dice: list[int] | None = None, doors: Any = (), **seats: Any) -> Party:
    """A table with made-up cards `mine`, `mine1`, ...; Cid holds a curse, so every window stops."""
    laid: dict[str, Any] = {"first": "Ann", "phase": "start", "doors": list(doors)}
    for name in NAMES:
        laid[name] = {"hand": [], "play": []} | seats.get(name, {})
    laid["Cid"] = laid["Cid"] | {"hand": [*laid["Cid"]["hand"], KEPT]}
    setup = Setup(
        3,
        Options(night="never"),
        TableScene(laid, NAMES, dice),
        extra=LIBRARY.pack("mine.toml", pack(*cards)).faces,
    )
    setup.attention = EVERYTHING
    made = Party(Match.start(game_named("munchkin"), setup, seed_of("pack")), NAMES)
    made.keeper = "Cid"
    return made


def test_no_rule_names_a_card() -> None:
    ids = {card.id for card in LIBRARY.cards if card.kind not in ("army", "alliance", "cheat")}
    for path in sorted(Path(koldun.games.munchkin.__path__[0]).rglob("*.py")):
        named = set(re.findall(r'"([a-z_]+)"', path.read_text(encoding="utf-8"))) & ids
        assert named - {"twin", "dispel"} == set(), path.name  # a flag of enhancers, and a verb


# --- armies


def test_a_card_of_a_known_army_belongs_to_it() -> None:
    army = 'kind = "army"\narmy = "stormcast"\ndo = { scavenge = true }'
    s = party(
        army, Ann={"level": 4, "play": ["mine", "ghal_maraz"], "hand": ["stormcast", "skaven"]}
    )
    assert s.strength("Ann") == 9  # Ghal Maraz is for her army
    assert not s.may("Ann", "play stormcast")  # never the same twice


def test_an_army_of_ones_own_makes_a_mob() -> None:
    army = 'kind = "army"\ncopies = 2\ndo = { mob_rule = 4, too_small = 1 }'
    s = party(army, Ann={"play": ["mine"]}, Bob={"play": ["mine"]}, Cid={"play": ["grots"]})
    assert (s.strength("Ann"), s.strength("Bob"), s.strength("Cid")) == (5, 5, 1)


def test_an_item_for_an_army_or_civilians_fits_both() -> None:
    item = 'kind = "item"\nslot = "armour"\nbonus = 3\nprice = 100\nonly = ["skaven", "civilian"]'
    s = party(item, Ann={"play": ["mine"]})
    assert s.strength("Ann") == 4
    s = party(item, Ann={"play": ["skaven", "mine"]})
    assert s.strength("Ann") == 4
    s = party(item, Ann={"play": ["grots", "mine"]}).until("start").act("Ann", "leave grots")
    assert s.strength("Ann") == 1  # it lapsed before; she may put it on again
    s.act("Ann", "dress", "wear mine")
    assert s.strength("Ann") == 4


# --- plays


def test_a_special_card_boosts_as_a_one_shot_does() -> None:
    boost = SPECIAL + 'do = { boost = { amount = 3, tag = "undead", more = 7, run = 1 } }'
    s = party(boost, doors=["crypt_bailiff"], dice=[3], Bob={"hand": ["mine"]}).quiet("combat")
    s.act("Bob", "play mine", "side munchkins")
    assert s.totals() == (8, 4)
    other = party(boost, doors=["rust_monk"], dice=[3], Bob={"hand": ["mine"]}).quiet("combat")
    other.act("Bob", "play mine", "side munchkins")
    assert other.totals() == (4, 4)
    other.quiet("charity")
    assert other.heard_of("run-total Ann 4")
    assert other.pile("treasure")[0] == "mine"


def test_a_card_with_two_verbs_does_both() -> None:
    both = 'kind = "one-shot"\nprice = 100\ndo = { boost = 2, double_item = true }'
    s = party(both, doors=["rust_monk"], Ann={"play": ["war_drum"], "hand": ["mine"]})
    s.quiet("combat").act("Ann", "play mine", "side munchkins")
    assert s.totals() == (7, 4)  # 1 + 2 + 2 for the rune + 2
    bare = party(both, doors=["rust_monk"], Ann={"hand": ["mine"]}).quiet("combat")
    bare.act("Ann", "play mine", "side munchkins")  # nothing to double: the rest is done
    assert bare.totals() == (3, 4)


def test_a_card_with_two_moments_does_what_the_moment_allows() -> None:
    both = 'kind = "one-shot"\nprice = 100\ndo = { boost = 2, glue = -3 }'
    s = party(both, doors=["rust_monk"], dice=[6], Bob={"hand": ["mine"]}).until("roll")
    s.act("Bob", "play mine").quiet("charity")
    assert s.heard_of("run-total Ann 3")


def test_a_swap_does_the_rest_of_its_card_too() -> None:
    both = SPECIAL + "do = { swap_monster = true, boost = 2 }"
    s = party(both, doors=["rust_monk"], Bob={"hand": ["mine", "paper_golem"]}).quiet("combat")
    s.act("Bob", "swap-in mine paper_golem", "side monsters")
    assert s.totals() == (1, 4)


def test_any_card_that_gives_a_level_may_be_promised() -> None:
    level = SPECIAL + "do = { gain_level = 1 }"
    s = party(level, doors=["crypt_bailiff"], Ann={"level": 2, "hand": ["mine"]}, Bob={"level": 3})
    s.quiet("combat").act("Ann", "seek", "haggle Bob", "share 0", "promise mine", "done")
    s.choose("Bob", "yes")
    assert s.level("Bob") == 4


@pytest.mark.parametrize(("verb", "moment"), [("set_die", "roll"), ("save_life", "death")])
def test_a_response_answers_from_any_kind_of_card(verb: str, moment: str) -> None:
    value = "2" if verb == "save_life" else "true"
    card = SPECIAL + f"do = {{ {verb} = {value} }}"
    s = party(card, doors=["deep_maw"], dice=[1], Ann={"level": 5}, Bob={"hand": ["mine"]})
    s.until(moment)
    assert any("mine" in words for words in s.offered("Bob"))


# --- curses and monsters


def test_a_curse_may_hurt_at_once_and_last() -> None:
    curse = 'kind = "curse"\ndo = { lose_level = 1, next_combat_strength = -2 }'
    s = party(curse, Ann={"level": 5}, Bob={"hand": ["mine"]})
    s.until("start").act("Bob", "play mine", "curse Ann")
    assert (s.level("Ann"), s.play("Ann")) == (4, ["mine"])


def test_a_curse_that_says_you_die_kills() -> None:
    s = party('kind = "curse"\ndo = { die = true }', Ann={"level": 5}, Bob={"hand": ["mine"]})
    s.until("start").act("Bob", "play mine", "curse Cid").passes()
    assert s.heard_of("die Cid")


def test_a_curse_that_kills_the_fighter_ends_the_combat() -> None:
    curse = 'kind = "curse"\ncopies = 2\ndo = { die = true }'
    table: dict[str, Any] = {"Bob": {"level": 3, "hand": ["mine", "twin"]}, "Ann": {"level": 5}}
    for moment in ("combat", "claim"):
        s = party(curse, doors=["rust_monk"], **table).until(moment)
        s.act("Bob", "play mine", "curse Ann")
        assert (s.t.fight, s.t.phase, s.count("void")) == (None, "charity", 0)
        assert "rust_monk" in s.pile("door")
        s.until("start")
        assert s.active() == "Bob"
    helped = party(curse, doors=["mannfred"], Cid={"hand": ["mine"]}, Ann={"level": 5})
    helped.quiet("combat").act("Ann", "seek", "haggle Bob", "share 0", "done").choose("Bob", "yes")
    helped.act("Cid", "play mine", "curse Bob")
    assert helped.t.combat().fighters() == [0]


def test_even_an_escape_may_kill() -> None:
    monster = 'kind = "monster"\nlevel = 9\ntreasure = 1\non_escape = { die = true }'
    s = party(monster, doors=["mine"], dice=[6], Ann={"level": 2, "hand": ["twin"]})
    s.quiet("combat").until("body")
    assert s.heard_of("die Ann")


# --- refused


REFUSED = {
    "a one-shot that stays": ('kind = "one-shot"\nprice = 1\ndo = { follower = 1 }', "no verb"),
    "a shield that never lies there": (SPECIAL + "do = { shield = true }", "add follower"),
    "two lasting effects": (
        'kind = "curse"\ndo = { next_turn_no_loot = true, next_combat_no_items = true }',
        "lasting is set by another verb",
    ),
    "two boosts": (SPECIAL + "do = [{ boost = 1 }, { boost = 2 }]", "boosts once"),
    "a twin that is stronger": ('kind = "enhancer"\ntwin = true\nstrength = 5', "nothing else"),
    "a kill that kills": (
        'kind = "monster"\nlevel = 1\ntreasure = 1\non_kill = { die = true }',
        "no verb 'die'",
    ),
    "an army nobody knows": ('kind = "army"\narmy = "elves"\ndo = { scurry = true }', "army"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_could_not_do_what_it_prints_is_refused(name: str) -> None:
    card, words = REFUSED[name]
    with pytest.raises(BadFile, match=words):
        LIBRARY.pack("mine.toml", pack(card))
