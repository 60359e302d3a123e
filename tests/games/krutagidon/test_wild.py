"""Шальная магия и вялые палочки."""

import pytest
from games.krutagidon.scene import scene

DAY = "what_a_lovely_day"


@pytest.mark.rule("KRU-WILD-03", "KRU-WILD-04", "KRU-WILD-05")
def test_power_or_the_top_card_of_an_enemy() -> None:
    s = scene(3, ["wild_magic", "wild_magic"])
    s.play("wild_magic")
    assert s.offered("Ann") == ["power 2", "play-top Bob", "play-top Cid"]
    s.choose("Ann", "power")
    assert s.power == 2
    assert s.number("deck", "Bob") == 5
    s.play("wild_magic", "play-top Bob")
    assert s.power == 3
    assert s.discard("Bob") == ["glyph"]
    assert "glyph" not in s.zone("play", "Ann")


@pytest.mark.rule("KRU-WILD-06", "KRU-CARD-29", "KRU-EX-18")
def test_schoolkids_through_wild_magic_lose_their_end_of_turn_text() -> None:
    bob = {"deck": ["schoolkids", "glyph"], "hand": ["fizzle"]}
    s = scene(hand=["wild_magic"], seats={"Bob": bob})
    s.play("wild_magic", "play-top Bob")
    assert s.discard("Bob") == ["schoolkids"]
    assert s.power == 2
    s.end_turn()
    assert s.discard("Bob") == ["schoolkids"]
    assert s.count("under-deck") == 0


@pytest.mark.rule("KRU-WILD-07", "KRU-SCORE-14", "KRU-EX-17")
def test_ongoing_card_changes_its_owner() -> None:
    bob = {"deck": ["annihilageddon_arena", "glyph"]}
    s = scene(hand=["wild_magic", "guilty_giblets"], seats={"Bob": bob})
    s.play("wild_magic", "play-top Bob")
    assert (s.score("Ann"), s.score("Bob")) == (1 + 1 + 2, 0)
    s.play("guilty_giblets")
    assert s.life("Bob") == [10]  # it works for Ann
    s.end_turn()
    assert s.zone("play", "Ann") == ["annihilageddon_arena"]


@pytest.mark.rule("KRU-WILD-08", "KRU-ABILITY-02")
def test_cards_through_wild_magic_count_as_played() -> None:
    ann = {"tiles": ["property_two_of_a_kind"]}
    bob = {"deck": ["overbrain", "glyph"]}
    s = scene(hand=["crazy_cat_lady", "wild_magic"], seats={"Ann": ann, "Bob": bob})
    s.play("crazy_cat_lady")
    assert s.power == 1  # Bob drew Overbrain
    bob = {"deck": ["glyph", "overbrain"]}
    s = scene(hand=["crazy_cat_lady", "wild_magic"], seats={"Ann": ann, "Bob": bob})
    s.play("crazy_cat_lady").play("wild_magic", "play-top Bob")
    assert s.power == 1 + 2 + 2


@pytest.mark.rule("KRU-WILD-09")
def test_wild_magic_is_no_attack() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"hand": [DAY]}})
    s.play("wild_magic", "play-top Bob")
    assert s.what() == "act"
    assert s.count("window") == 0


@pytest.mark.rule("KRU-WILD-10")
def test_owner_may_defend_against_the_own_attack_card() -> None:
    bob = {"deck": ["annihilageddon", "glyph"], "hand": [DAY]}
    s = scene(hand=["wild_magic"], seats={"Bob": bob})
    s.play("wild_magic", "play-top Bob")
    assert s.asked() == ["Bob"]
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [20, 23]
    assert s.discard("Bob") == ["annihilageddon", DAY]


@pytest.mark.rule("KRU-WILD-11")
def test_wild_magic_on_wild_magic() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["wild_magic", "glyph", "fizzle"]}})
    s.play("wild_magic", "play-top Bob", "play-top Bob")
    assert s.power == 1
    assert s.discard("Bob") == ["wild_magic", "glyph"]  # the Glyph came first


@pytest.mark.rule("KRU-WILD-12")
def test_enemy_without_cards_cannot_be_chosen() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": []}})
    s.play("wild_magic")
    assert s.power == 2
    assert s.what() == "act"


@pytest.mark.rule("KRU-WILD-14")
def test_arena_taken_through_wild_magic_leaves_to_its_new_owner() -> None:
    bob = {"deck": ["annihilageddon_arena", "glyph"], "life": 2}
    graves = ["dwt_minus_two_vp"]
    s = scene(hand=["wild_magic", "wand"], seats={"Bob": bob}, graves=graves)
    s.play("wild_magic", "play-top Bob").play("wand", "target Bob")
    assert s.number("tokens", "Bob") == 1
    assert s.discard("Ann") == ["annihilageddon_arena"]


@pytest.mark.rule("KRU-WILD-15")
def test_legend_through_wild_magic() -> None:
    s = scene(3, ["wild_magic"], {"Bob": {"deck": ["vum", "glyph"]}}, legend=["bananamage"])
    s.play("wild_magic", "play-top Bob")
    assert s.power == 1
    assert s.number("hand", "Ann") == 2
    assert s.life() == [20, 19, 19]
    assert s.discard("Bob") == ["vum"]


@pytest.mark.rule("KRU-WILD-16")
def test_card_through_wild_magic_is_played_but_not_under_control() -> None:
    ann = {"tiles": ["property_two_of_a_kind"]}
    bob = {"deck": ["snot_knight", "glyph"], "life": 20}
    hand = ["wild_magic", "lord_mouseington", "acid_dragon"]
    market = ["furry_bros"]
    s = scene(hand=hand, seats={"Ann": ann, "Bob": bob}, market=market)
    s.play("wild_magic", "play-top Bob")
    assert s.power == 2
    s.play("acid_dragon", "back")
    assert s.power == 2 + 1 + 2  # two different Creatures were played
    s.play("lord_mouseington")
    assert s.life("Bob") == [18]  # only the Acid Dragon is under control


# --- Limp Wands


@pytest.mark.rule("KRU-LIMP-02")
def test_limp_wand_does_nothing() -> None:
    s = scene(hand=["limp_wand", "limp_wand"])
    s.play("limp_wand")
    assert s.power == 0
    s.end_turn()
    assert s.discard("Ann").count("limp_wand") == 2


@pytest.mark.rule("KRU-LIMP-03")
def test_empty_stack_skips_only_the_limp_wand() -> None:
    s = scene(hand=["grungy_rockers_staff"], limp=[])
    s.play("grungy_rockers_staff")
    assert s.life("Bob") == [17]
    assert s.discard("Bob") == []


@pytest.mark.rule("KRU-LIMP-06", "KRU-SCORE-03")
def test_limp_wands_cost_points() -> None:
    ann = {"discard": ["limp_wand"], "deck": ["limp_wand"], "hand": ["limp_wand", "limp_wand"]}
    assert scene(seats={"Ann": ann}).score("Ann") == -4
