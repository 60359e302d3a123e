"""Состав игры: what is in the box."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from games.krutagidon.scene import CARDS, LIBRARY, fresh, scene

from koldun.content.registry import game_named, table_for
from koldun.games.krutagidon.state import Card
from koldun.games.krutagidon.verbs.attacks import AttackDeed, GainAttack
from koldun.games.krutagidon.verbs.mayhem_attacks import MayhemAttack
from koldun.kernel.errors import WrongTable

MAIN = ("creature", "wizard", "spell", "treasure", "location", "mayhem")


def by_kind(*kinds: str) -> int:
    return sum(card.copies for card in LIBRARY.cards if card.kind in kinds)


def face(id: str) -> Card:
    found = LIBRARY.faces[id]
    assert isinstance(found, Card)
    return found


@pytest.mark.rule("KRU-COMP-01")
def test_box_holds_230_cards() -> None:
    groups = [("glyph",), ("wand",), ("fizzle",), MAIN, ("wild_magic",), ("legend",)]
    groups += [("limp_wand",), ("familiar",)]
    assert [by_kind(*group) for group in groups] == [30, 5, 15, 124, 16, 12, 16, 12]
    assert sum(by_kind(*group) for group in groups) == 230


@pytest.mark.rule("KRU-COMP-02")
def test_box_holds_boards_tokens_tiles_and_standees() -> None:
    assert sum(1 for c in LIBRARY.cards if c.kind == "mat" and c.facts["in_box"]) == 8
    assert by_kind("dead_wizard_token") == 20
    assert by_kind("property") == 8
    assert by_kind("standee") == 2
    assert fresh(5).number("mats") == 8


@pytest.mark.rule("KRU-COMP-03")
def test_four_familiars_are_promos_without_a_board() -> None:
    familiars = [c for c in LIBRARY.cards if c.kind == "familiar"]
    regular = {c.facts["mat"] for c in familiars if not c.facts["promo"]}
    promo = {c.facts["mat"] for c in familiars if c.facts["promo"]}
    assert len(regular) == 8
    assert len(promo) == 4
    assert all(CARDS[mat].facts["in_box"] for mat in regular)
    assert not any(CARDS[mat].facts["in_box"] for mat in promo)


@pytest.mark.rule("KRU-COMP-04", "KRU-SETUP-12", "KRU-MAYHEM-01")
def test_main_deck_holds_six_kinds_and_all_mayhem() -> None:
    s = fresh(3)
    pieces = s.zone("main") + s.zone("market") + s.zone("mayhem")
    assert len(pieces) == 124
    assert {CARDS[id].kind for id in pieces} == set(MAIN)
    assert sum(CARDS[id].kind == "mayhem" for id in pieces) == 26
    assert s.zone("main") == fresh(3).zone("main")
    assert s.zone("main") != fresh(3, "another").zone("main")


@pytest.mark.rule("KRU-COMP-05")
def test_attack_and_defence_icons_are_true() -> None:
    for card in LIBRARY.cards:
        if card.kind in ("mat", "standee", "property"):
            continue
        makes = any(isinstance(d, AttackDeed | GainAttack | MayhemAttack) for d in face(card.id).do)
        assert card.facts["attack"] == makes, card.id
        assert card.facts["defence"] == bool(face(card.id).defence_from), card.id
    assert CARDS["necromantica"].facts["attack"]


@pytest.mark.rule("KRU-COMP-06")
def test_ongoing_cards_are_marked() -> None:
    marked = {c.id for c in LIBRARY.cards if c.facts["ongoing"] and c.kind in MAIN}
    places = {c.id for c in LIBRARY.cards if c.kind == "location"}
    assert marked == places | {"dragon_eggs", "golden_oldies", "big_bone"}
    for id in marked:
        assert "Ongoing:" in CARDS[id].text["en"]
        assert "Постоянка:" in CARDS[id].text["ru"]


@pytest.mark.rule("KRU-COMP-07")
def test_starters_are_exactly_enough_for_five() -> None:
    assert fresh(5).number("box") == 0
    assert Counter(fresh(2).zone("box")) == {"glyph": 18, "wand": 3, "fizzle": 9}


@pytest.mark.rule("KRU-COMP-08", "KRU-WILD-02", "KRU-LIMP-04")
def test_types() -> None:
    for card in LIBRARY.cards:
        if card.kind in ("glyph", "wand", "fizzle"):
            assert card.facts["type"] == "starter"
        elif card.kind in (*MAIN[:5], "legend", "familiar"):
            assert card.facts["type"] == card.kind
        else:
            assert card.facts["type"] == "none", card.id
    s = scene(hand=["karpatych_san"], seats={"Ann": {"discard": ["wild_magic", "limp_wand"]}})
    s.play("karpatych_san")
    assert s.power == 2  # neither is a Spell


@pytest.mark.rule("KRU-COMP-09")
def test_copies_follow_the_cost() -> None:
    assert [by_kind(kind) for kind in MAIN] == [23, 23, 23, 23, 6, 26]
    for card in LIBRARY.cards:
        if card.kind in MAIN[:4]:
            assert card.copies == (2 if card.facts["cost"] <= 5 else 1), card.id
        elif card.kind in MAIN[4:]:
            assert card.copies == 1
    mayhem = [card for card in LIBRARY.cards if card.kind == "mayhem"]
    assert {card.facts["letter"] for card in mayhem} == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.mark.rule("KRU-SETUP-01")
def test_two_to_five_players() -> None:
    game = game_named("krutagidon")
    for players in (1, 6):
        with pytest.raises(WrongTable):
            table_for(game, players)
    for players in (2, 3, 4, 5):
        assert fresh(players).t.seats == players


@pytest.mark.rule("KRU-LEGEND-05")
def test_legends_cost_8_to_12() -> None:
    costs = [c.facts["cost"] for c in LIBRARY.cards if c.kind == "legend"]
    assert (min(costs), max(costs)) == (8, 12)


@pytest.mark.rule("KRU-FAMILIAR-05")
def test_familiars_defend_and_four_attack() -> None:
    familiars = [c for c in LIBRARY.cards if c.kind == "familiar"]
    assert all(c.facts["defence"] for c in familiars)
    attackers = {c.id for c in familiars if c.facts["attack"]}
    assert attackers == {"nether_spawn", "macliver", "puff", "lord_mouseington"}
    assert all((c.facts["cost"], c.facts["vp"]) == (6, 2) for c in familiars)


@pytest.mark.rule("KRU-CARD-24")
def test_only_sweet_kitty_gets_rid_of_tokens() -> None:
    folder = files("koldun.games.krutagidon") / "cards"
    with_verb = [
        card["id"]
        for file in folder.iterdir()
        for card in tomllib.loads(file.read_text("utf-8"))["card"]
        if "kitty" in str(card.get("do", ""))
    ]
    assert with_verb == ["sweet_kitty"]
    told = [c.id for c in LIBRARY.cards if "back into the stack" in c.text["en"]]
    assert told == ["sweet_kitty"]
