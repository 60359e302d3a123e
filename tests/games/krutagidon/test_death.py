"""Смерть, жетоны дохлых колдунов, главный приз и жизни."""

from typing import Any

import pytest
from games.krutagidon.scene import CARDS, LIBRARY, refill, scene

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.state import Brawl

DAY = "what_a_lovely_day"
PLAIN = "dwt_minus_two_vp"  # a token without any immediate text


def hurt(t: Brawl, seat: int, number: int, killer: int) -> None:
    assert not list(damage(t, seat, number, killer, -1, "KRU-DEATH-01"))
    assert not list(settle(t))


@pytest.mark.rule("KRU-DEATH-01", "KRU-DEATH-02", "KRU-DEATH-03", "KRU-DEATH-04", "KRU-DEATH-05")
def test_death_takes_a_token_and_gives_twenty_life() -> None:
    s = scene(hand=["grungy_rockers_staff"], seats={"Bob": {"life": 4, "hand": ["vum"]}})
    s.play("grungy_rockers_staff")
    assert s.life("Bob") == [1]
    s = scene(hand=["sun_faced_one"], seats={"Bob": {"life": 2, "hand": ["vum"]}}, graves=[PLAIN])
    stack = s.number("graves")
    s.play("sun_faced_one")
    assert s.life("Bob") == [20]  # the other 8 damage are lost
    assert s.number("graves") == stack - 1
    assert s.zone("tokens", "Bob") == [PLAIN]
    assert PLAIN in s.sees("Ann")
    s.end_turn().choose("Ann", "discard")  # for the Prize
    assert s.asked() == ["Bob"]
    assert s.hand("Bob") == ["vum"]
    assert s.number("deck", "Bob") == 5


@pytest.mark.rule("KRU-DEATH-06")
def test_ongoing_token_keeps_working() -> None:
    bob = {"tokens": ["dwt_wand_extra"], "hand": ["fizzle"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, number=9)
    s.play("wand", "target Bob")
    assert s.life("Bob") == [16]


@pytest.mark.rule("KRU-DEATH-05", "KRU-DEATH-07", "KRU-TOKEN-10", "KRU-EX-10")
def test_eleven_life_acts_once() -> None:
    s = scene(hand=[], graves=["dwt_eleven_life", PLAIN])
    hurt(s.t, 1, 30, 0)
    assert s.life("Bob") == [11]
    hurt(s.t, 1, 30, 0)
    assert s.life("Bob") == [20]
    assert s.number("tokens", "Bob") == 2


@pytest.mark.rule("KRU-DEATH-08", "KRU-TOKEN-02")
def test_own_token_hurts_the_new_life() -> None:
    table: dict[str, Any] = {"legend": ["lord_darklord"], "graves": ["dwt_group_attack"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"life": 5}}, **table)
    s.play("guilty_giblets")
    assert s.life() == [20, 13]
    bob: dict[str, Any] = {"life": 5, "hand": [DAY]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob}, **table)
    s.play("guilty_giblets")
    s.choose("Bob", "pass", f"defend {DAY}")
    assert s.life() == [20, 23]
    table["legend"] = ["bloodmancer_fixx"]
    bob = {"life": 5, "hand": ["acid_dragon"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob}, **table)
    s.play("guilty_giblets")
    assert s.discard("Bob") == ["acid_dragon"]  # passed to oneself
    assert s.life() == [20, 14]
    table["legend"] = ["vum"]
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob}, **table)
    s.play("guilty_giblets")
    assert s.life() == [20, 20]


@pytest.mark.rule("KRU-DEATH-09", "KRU-SCORE-04")
def test_each_token_costs_three_points_and_its_face() -> None:
    plain = ["dwt_draw_one", "dwt_wand_extra", "dwt_group_attack", "dwt_one_limp_wand"]
    assert scene(hand=[], seats={"Ann": {"tokens": plain}}).score("Ann") == -12
    worse = [*plain[:2], "dwt_minus_two_vp"]
    assert scene(hand=[], seats={"Ann": {"tokens": worse}}).score("Ann") == -11
    worst = [*plain[:2], "dwt_minus_four_vp"]
    assert scene(hand=[], seats={"Ann": {"tokens": worst}}).score("Ann") == -13


@pytest.mark.rule("KRU-DEATH-10", "KRU-EX-04", "KRU-DEATH-17")
def test_one_player_may_die_many_times() -> None:
    quiet = ["dwt_draw_one", "dwt_wand_extra", "dwt_one_limp_wand", "dwt_price_legend_wild"]
    quiet += [PLAIN, "dwt_minus_four_vp", "dwt_no_avoid_mayhem", "dwt_two_limp_wands"]
    s = scene(hand=["glyph"], graves_only=quiet)
    for deaths in range(1, 8):
        hurt(s.t, 0, 30, 1)
        assert s.number("tokens", "Ann") == deaths
        assert s.life("Ann") == [20]
    assert s.t.out == []
    assert s.asked() == ["Ann"]


@pytest.mark.rule("KRU-DEATH-11", "KRU-GAMEEND-04", "KRU-GAMEEND-05", "KRU-GAMEEND-10")
def test_last_token_ends_the_game_at_the_end_of_the_turn() -> None:
    s = scene(3, ["guilty_giblets", "glyph"], {"Bob": {"life": 5}}, graves_only=[PLAIN])
    s.play("guilty_giblets", "target Bob").play("glyph")
    assert s.match.result is None
    s.end_turn().choose("Ann", "discard")
    assert s.match.result is not None
    assert s.match.result.reason == "tokens"
    assert s.count("turn") == 0  # nobody gets another turn
    assert s.number("hand", "Ann") == 5


@pytest.mark.rule("KRU-DEATH-12", "KRU-PRIZE-09")
def test_death_without_tokens_left() -> None:
    seats = {"Bob": {"life": 7}, "Cid": {"life": 7}}
    s = scene(3, ["annihilageddon"], seats, graves_only=[PLAIN])
    s.play("annihilageddon")
    assert s.life() == [20, 20, 20]
    assert [s.number("tokens", name) for name in s.names] == [0, 1, 0]
    assert s.fact("prize") == 0
    assert s.count("prize Ann") == 1


@pytest.mark.rule("KRU-DEATH-13")
def test_death_touches_only_life() -> None:
    ann = {"life": 1, "discard": ["vum"], "play": ["six_eleven"]}
    s = scene(hand=["wand", "glyph"], seats={"Ann": ann}, power=2, graves=[PLAIN])
    s.play("wand", "target Ann")
    assert s.life("Ann") == [20]
    assert s.power == 3
    assert s.hand("Ann") == ["fizzle", "glyph", "glyph", "glyph"]  # 2 drawn by the Wand
    assert s.discard("Ann") == ["vum"]
    assert "six_eleven" in s.zone("play", "Ann")
    assert s.what() == "act"


@pytest.mark.rule("KRU-DEATH-14", "KRU-TOKEN-03")
def test_order_at_a_death() -> None:
    s = scene(hand=["wand"], seats={"Bob": {"life": 1}}, graves=["dwt_eight_to_killer"])
    s.play("wand", "target Bob")
    order = ["die Bob Ann", "prize Ann", "token Bob", "draw Ann 2", "damage Ann Bob 8"]
    places = [s.first(event) for event in order]
    assert places == sorted(places)
    assert s.life() == [12, 20]


@pytest.mark.rule("KRU-DEATH-15")
def test_token_damage_can_kill_again() -> None:
    seats = {"Ann": {"life": 8}, "Bob": {"life": 1}}
    s = scene(hand=["wand"], seats=seats, graves=["dwt_eight_to_killer", PLAIN])
    s.play("wand", "target Bob")
    assert s.life() == [20, 20]
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.fact("prize") == 1


# --- Grand Prize


@pytest.mark.rule("KRU-PRIZE-01", "KRU-PRIZE-02")
def test_killer_takes_the_prize_and_keeps_it() -> None:
    seats = {"Bob": {"life": 1, "hand": ["fizzle"]}, "Cid": {"hand": ["fizzle"]}}
    s = scene(3, ["wand"], seats, prize=2, graves=[PLAIN])
    s.play("wand", "target Bob")
    assert s.fact("prize") == 0
    s.end_turn().choose("Ann", "discard")
    s.end_turn("Bob").end_turn("Cid")
    assert s.fact("prize") == 0


@pytest.mark.rule("KRU-PRIZE-03", "KRU-EX-15")
def test_prize_draws_six_and_discards_one_of_them() -> None:
    assert "6" in CARDS["grand_prize"].text["en"]  # and so it says
    ann = {"deck": ["glyph", "vum", "fizzle", "fizzle", "glyph", "wand", "glyph", "glyph"]}
    s = scene(hand=[], seats={"Ann": ann}, prize=0)
    s.end_turn()
    assert len(s.offered("Ann")) == 6
    s.choose("Ann", "discard vum")
    assert s.number("hand", "Ann") == 5
    assert s.discard("Ann") == ["vum", "fizzle"]


@pytest.mark.rule("KRU-PRIZE-04", "KRU-CARD-03", "KRU-CARD-04", "KRU-EX-11")
def test_suicide_earns_no_prize_but_two_cards() -> None:
    s = scene(3, ["wand"], {"Ann": {"life": 1}}, graves=[PLAIN], prize=2)
    s.play("wand")
    assert s.offered("Ann") == ["target Ann", "target Bob", "target Cid"]
    s.choose("Ann", "target Ann")
    assert s.life("Ann") == [20]
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.number("hand", "Ann") == 3
    assert s.fact("prize") == 2


@pytest.mark.rule("KRU-PRIZE-05", "KRU-MAYHEM-16")
def test_no_prize_for_mayhem_from_the_market() -> None:
    s = refill(2, "mayhem_v", seats={"Bob": {"life": 3}}, graves=[PLAIN])
    assert s.zone("tokens", "Bob") == [PLAIN]
    assert s.fact("prize") == -1


@pytest.mark.rule("KRU-PRIZE-06", "KRU-MAYHEM-17")
def test_who_plays_a_mayhem_may_earn_the_prize() -> None:
    for card in ("lead_orcganizer", "sign_of_the_cosmos"):
        s = scene(3, [card], {"Cid": {"life": 3}}, mayhem=["mayhem_v"], graves=[PLAIN])
        s.play(card, "no")
        assert s.zone("tokens", "Cid") == [PLAIN]
        assert s.fact("prize") == 0


@pytest.mark.rule("KRU-PRIZE-07")
def test_counter_damage_earns_the_prize() -> None:
    seats = {"Ann": {"life": 2}, "Bob": {"hand": ["steamy_business"]}}
    s = scene(hand=["guilty_giblets"], seats=seats, graves=[PLAIN])
    s.play("guilty_giblets")
    s.choose("Bob", "defend steamy_business")
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.fact("prize") == 1


@pytest.mark.rule("KRU-PRIZE-08")
def test_holder_keeps_the_prize_unless_an_enemy_kills_it() -> None:
    table: dict[str, Any] = {"prize": 1, "graves": [PLAIN]}
    s = refill(2, "mayhem_v", seats={"Bob": {"life": 3}}, **table)
    assert s.number("tokens", "Bob") == 1
    assert s.fact("prize") == 1
    s = scene(hand=["wand"], seats={"Bob": {"life": 1}}, **table)
    s.play("wand", "target Bob")
    assert s.fact("prize") == 0


@pytest.mark.rule("KRU-PRIZE-10")
def test_prize_with_few_cards_and_with_cards_drawn_before() -> None:
    ann = {"deck": ["glyph", "wand"]}
    s = scene(hand=[], seats={"Ann": ann}, prize=0)
    s.end_turn()
    assert len(s.offered("Ann")) == 3  # deck and discard together
    s.choose("Ann", "discard wand")
    assert s.number("hand", "Ann") == 2
    ann = {"tiles": ["property_wizard_draw"], "deck": ["vum"] + ["glyph"] * 6}
    s = scene(hand=[], seats={"Ann": ann}, prize=0, power=2)
    s.choose("Ann", "buy abracalabrador", "end")
    assert s.offered("Ann") == ["discard glyph"] * 6  # the Vum of step 3 is not among them
    s.choose("Ann", "discard glyph")
    assert s.number("hand", "Ann") == 6


# --- life


@pytest.mark.rule("KRU-LIFE-01", "KRU-LIFE-02", "KRU-LIFE-03", "KRU-EX-16")
def test_life_is_capped_at_25() -> None:
    for before, after in ((20, 22), (24, 25), (25, 25)):
        s = scene(hand=["shameful_snakewolf"], seats={"Ann": {"life": before}})
        s.play("shameful_snakewolf")
        assert s.life("Ann") == [after]
        assert s.power == 2


@pytest.mark.rule("KRU-LIFE-04", "KRU-LIFE-05", "KRU-ABILITY-01")
def test_life_is_spent_only_if_there_is_enough() -> None:
    tile = "property_blood_price"
    ann = {"tiles": [tile], "life": 3, "hand": ["fizzle", DAY]}
    assert not scene(seats={"Ann": ann}).may("Ann", f"use {tile}")
    ann["life"] = 4
    s = scene(seats={"Ann": ann}, graves=[PLAIN])
    s.choose("Ann", f"use {tile}")
    assert s.life("Ann") == [20]
    assert s.zone("tokens", "Ann") == [PLAIN]
    assert s.number("hand", "Ann") == 3  # the card is drawn all the same
    assert s.fact("prize") == -1
    assert s.count("window") == 0


# --- tokens


@pytest.mark.rule("KRU-TOKEN-01", "KRU-LIMP-05")
def test_extra_damage_only_from_the_wand() -> None:
    bob = {"tokens": ["dwt_wand_extra"], "hand": ["wand"]}
    s = scene(hand=["wand", "grungy_rockers_staff", "limp_wand"], seats={"Bob": bob})
    s.play("wand", "target Bob")
    assert s.life("Bob") == [16]
    s.play("grungy_rockers_staff").play("limp_wand")
    assert s.life("Bob") == [13]
    ann = {"play": ["annihilageddon_arena"]}
    s = scene(hand=["wand"], seats={"Ann": ann, "Bob": bob})
    s.play("wand", "target Bob")
    assert s.life("Bob") == [15]  # doubled first, then 3 more


@pytest.mark.rule("KRU-TOKEN-03", "KRU-TOKEN-04", "KRU-TOKEN-05", "KRU-EX-19")
def test_revenge_token() -> None:
    graves = ["dwt_eight_to_killer"]
    s = scene(hand=["wand"], seats={"Bob": {"life": 1}}, graves=graves)
    s.play("wand", "target Bob")
    assert s.life() == [12, 20]
    s = refill(2, "mayhem_v", seats={"Bob": {"life": 1}}, graves=graves)
    assert s.life() == [20, 20]
    s = scene(hand=["wand"], seats={"Ann": {"life": 1}}, graves=graves)
    s.play("wand", "target Ann")
    assert s.life() == [12, 20]
    s = refill(2, "mayhem_r", seats={"Ann": {"tokens": graves}})
    assert s.life() == [20, 20]


@pytest.mark.rule("KRU-TOKEN-06")
def test_token_received_otherwise_applies_its_one_off_text() -> None:
    s = refill(2, "mayhem_r", seats={"Ann": {"tokens": ["dwt_two_limp_wands"]}})
    assert s.discard("Ann") == ["limp_wand", "limp_wand"]
    s = refill(2, "mayhem_r", seats={"Ann": {"tokens": ["dwt_eleven_life"]}})
    assert s.life("Ann") == [20]


@pytest.mark.rule("KRU-TOKEN-07")
def test_last_will() -> None:
    bob = {"life": 1, "deck": ["six_eleven", "glyph"]}
    s = scene(3, ["wand"], {"Bob": bob}, graves=["dwt_give_top_card"])
    s.play("wand", "target Bob")
    assert s.asked() == ["Bob"]
    assert "six_eleven" in s.sees("")
    s.choose("Bob", "target Cid")
    assert s.hand("Cid") == ["six_eleven"]


@pytest.mark.rule("KRU-TOKEN-08")
def test_no_avoiding_of_mayhem() -> None:
    bob = {"tokens": ["dwt_no_avoid_mayhem"], "hand": [DAY]}
    s = refill(2, "mayhem_p", seats={"Bob": bob})
    assert s.life("Bob") == [15]
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    assert s.asked() == ["Bob"]
    # a Group Attack set off by a Mayhem is the Legend's own attack
    s = refill(2, "mayhem_w", legend=["lord_darklord"], seats={"Bob": bob})
    assert s.asked() == ["Bob"]


@pytest.mark.rule("KRU-TOKEN-09")
@pytest.mark.parametrize(
    ("token", "place"),
    [
        ("dwt_destroy_chosen_discard", "discard"),
        ("dwt_destroy_random_discard", "discard"),
        ("dwt_destroy_random_hand", "hand"),
    ],
)
def test_tokens_that_destroy(token: str, place: str) -> None:
    bob = {"life": 1, place: ["vum", "overbrain"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, graves=[token])
    s.play("wand", "target Bob")
    if "chosen" in token:
        assert set(s.offered("Bob")) == {"destroy vum", "destroy overbrain"}
        s.choose("Bob", "destroy vum")
    assert s.number("destroyed") == 1
    assert s.number(place, "Bob") == 1
    s = scene(hand=["wand"], seats={"Bob": {"life": 1}}, graves=[token])
    s.play("wand", "target Bob")
    assert s.number("destroyed") == 0
    assert s.what() == "act"


@pytest.mark.rule("KRU-TOKEN-11")
@pytest.mark.parametrize(
    ("token", "dear"),
    [
        ("dwt_price_legend_wild", {"vum", "wild_magic"}),
        ("dwt_price_creature_treasure", {"creepy_twins", "golden_oldies"}),
        ("dwt_price_wizard_spell", {"abracalabrador", "furry_bros"}),
    ],
)
def test_tokens_that_raise_prices(token: str, dear: set[str]) -> None:
    market = ["creepy_twins", "golden_oldies", "abracalabrador", "furry_bros", "six_eleven"]
    for id in [*market, "vum", "wild_magic"]:
        cost = next(c.facts["cost"] for c in LIBRARY.cards if c.id == id)
        for power in (cost, cost + 1):
            s = scene(hand=[], market=market, power=power, seats={"Ann": {"tokens": [token]}})
            assert s.may("Ann", f"buy {id}") == (power > cost or id not in dear), id


@pytest.mark.rule("KRU-TOKEN-11")
def test_raised_price_is_not_the_cost() -> None:
    ann = {"tokens": ["dwt_price_wizard_spell"]}
    s = scene(hand=["barfaticus"], power=5, seats={"Ann": ann})
    s.play("barfaticus")
    market = next(z for z in s.view("Bob").table.zones if z.id == "market")
    marks = {card.face: card.badges.get("price") for card in market.cards}
    assert (marks["furry_bros"], marks["golden_oldies"]) == (5, None)
    s.choose("Ann", "buy furry_bros")
    assert s.power == 0
    assert s.life("Bob") == [16]


@pytest.mark.rule("KRU-DEATH-07")
@pytest.mark.parametrize(
    ("token", "limps", "hand"),
    [
        ("dwt_one_limp_wand", 1, 4),
        ("dwt_two_limp_wands", 2, 4),
        ("dwt_draw_one", 0, 5),
        ("dwt_discard_two_random", 0, 2),
        ("dwt_discard_three", 0, 1),
        ("dwt_minus_two_vp", 0, 4),
        ("dwt_minus_four_vp", 0, 4),
        ("dwt_eleven_life", 0, 4),
        ("dwt_wand_extra", 0, 4),
        ("dwt_no_avoid_mayhem", 0, 4),
        ("dwt_price_legend_wild", 0, 4),
    ],
)
def test_what_tokens_do_at_once(token: str, limps: int, hand: int) -> None:
    bob = {"life": 1, "hand": ["glyph", "wand", "fizzle", "fizzle"]}
    s = scene(hand=["wand"], seats={"Bob": bob}, graves=[token])
    s.play("wand", "target Bob")
    while s.asked() == ["Bob"]:
        s.choose("Bob", "discard")
    assert s.discard("Bob").count("limp_wand") == limps
    assert s.number("hand", "Bob") == hand
    assert s.life("Bob") == [11 if token == "dwt_eleven_life" else 20]


def test_inherited_debts() -> None:
    seats = {
        "Bob": {"life": 1},
        "Ann": {"discard": ["limp_wand", "vum"]},
        "Cid": {"discard": ["fizzle"]},
    }
    s = scene(3, ["wand"], seats, graves=["dwt_enemies_dump"])
    s.play("wand", "target Bob")
    assert s.asked() == ["Cid"]  # clockwise from Bob
    s.choose("Cid", "pass")
    s.choose("Ann", "give limp_wand")
    assert s.discard("Bob") == ["limp_wand"]
    assert s.discard("Cid") == ["fizzle"]
