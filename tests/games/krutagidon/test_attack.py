"""Атака, защита и фамильяры."""

import pytest
from games.krutagidon.scene import refill, scene

from koldun.games.krutagidon.fighting.attack import carry_out
from koldun.games.krutagidon.fighting.hits import Attack
from koldun.games.krutagidon.fighting.targets import targets_of
from koldun.games.krutagidon.state import Harm
from koldun.games.krutagidon.verbs.harm import Damage
from koldun.kernel.decisions import NO_NUMBER, Play

DAY = "what_a_lovely_day"


@pytest.mark.rule("KRU-ATTACK-01", "KRU-ATTACK-03", "KRU-DEFENCE-03", "KRU-DEFENCE-04")
def test_targets_answer_and_suffer_one_after_the_other() -> None:
    seats = {"Bob": {"hand": [DAY]}, "Cid": {"hand": [DAY]}}
    s = scene(3, ["annihilageddon"], seats)
    s.play("annihilageddon")
    assert s.asked() == ["Bob"]
    assert not s.offered("Ann")
    s.choose("Bob", "pass")
    assert s.life("Bob") == [13]  # before Cid is asked
    assert s.asked() == ["Cid"]
    s.choose("Cid", f"defend {DAY}")
    assert s.life() == [20, 13, 23]


@pytest.mark.rule("KRU-ATTACK-02")
def test_who_cannot_defend_suffers_at_once() -> None:
    s = scene(hand=["grungy_rockers_staff"])
    s.play("grungy_rockers_staff")
    assert s.life("Bob") == [17]


@pytest.mark.rule("KRU-ATTACK-04")
def test_all_declare_first_when_players_interact() -> None:
    seats = {"Bob": {"hand": [DAY]}, "Cid": {"hand": [DAY]}, "Dan": {"hand": ["robot_tongue"]}}
    s = scene(4, ["total_crud"], seats)
    s.play("total_crud")
    for name in ("Bob", "Cid", "Dan"):
        assert s.asked() == [name]
        assert s.count("reveal") == 0
        s.choose(name, "pass")
    assert s.count("reveal") == 3
    assert s.what() == "expose"


@pytest.mark.rule("KRU-ATTACK-05", "KRU-EX-22")
def test_avoiding_leaves_the_power() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": [DAY]}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {DAY}")
    assert s.power == 2
    assert s.life("Bob") == [23]


@pytest.mark.rule("KRU-ATTACK-06", "KRU-ATTACK-07", "KRU-ATTACK-16", "KRU-ATTACK-17")
def test_attacker_picks_and_only_the_target_defends() -> None:
    seats = {"Cid": {"hand": [DAY]}}
    s = scene(4, ["guilty_giblets", "guilty_giblets", "wand"], seats)
    s.play("guilty_giblets")
    assert s.asked() == ["Ann"]
    assert s.offered("Ann") == ["target Bob", "target Cid", "target Dan"]
    s.choose("Ann", "target Bob")
    assert s.life() == [20, 15, 20, 20]
    s.play("guilty_giblets", "target Dan")
    assert s.life() == [20, 15, 20, 15]
    s.play("wand")
    assert "target Ann" in s.offered("Ann")


@pytest.mark.rule("KRU-ATTACK-08", "KRU-ATTACK-09", "KRU-ATTACK-10")
def test_weakest_and_strongest_enemy() -> None:
    lives = {"Ann": {"life": 25}, "Bob": {"life": 12}, "Cid": {"life": 20}, "Dan": {"life": 7}}
    s = scene(4, ["fatalizer"], lives)
    s.play("fatalizer")
    assert s.life() == [25, 12, 20, 3]
    asks = targets_of(s.t, 0, "strongest_enemy", -1)
    assert _result(asks) == [2]  # no card of the box says so; Ann's 25 do not matter
    lives = {"Ann": {"life": 1}, "Bob": {"life": 7}, "Cid": {"life": 7}, "Dan": {"life": 20}}
    s = scene(4, ["fatalizer"], lives)
    s.play("fatalizer")
    assert s.offered("Ann") == ["target Bob", "target Cid"]
    s.choose("Ann", "target Cid")
    assert s.life() == [1, 7, 3, 20]


def _result(play: Play[list[int]]) -> list[int]:
    try:
        next(play)
    except StopIteration as done:
        value: list[int] = done.value
        return value
    raise AssertionError("it asks")


@pytest.mark.rule("KRU-ATTACK-11", "KRU-ATTACK-18")
def test_weaker_means_strictly_less_life() -> None:
    lives = {"Ann": {"life": 13}, "Bob": {"life": 15}, "Cid": {"life": 16}, "Dan": {"life": 14}}
    s = scene(4, ["shameful_snakewolf"], lives)
    s.play("shameful_snakewolf")  # gains 2 first: 15
    assert s.life() == [15, 15, 16, 9]
    assert _result(targets_of(s.t, 0, "each_stronger_enemy", -1)) == [2]
    s = scene(3, ["shameful_snakewolf"], {"Ann": {"life": 1}})
    s.play("shameful_snakewolf")
    assert s.life() == [3, 20, 20]
    assert s.power == 2
    assert s.count("window") == 0


@pytest.mark.rule("KRU-ATTACK-12")
def test_targets_are_fixed_when_the_attack_is_played() -> None:
    seats = {
        "Ann": {"life": 8},
        "Bob": {"life": 9, "hand": ["lil_coin"]},
        "Cid": {"life": 8},
    }
    s = scene(3, ["shameful_snakewolf"], seats)
    s.play("shameful_snakewolf")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [5, 9, 3]  # Cid is hit although Ann now has less


@pytest.mark.rule("KRU-ATTACK-13")
def test_left_and_right_enemy() -> None:
    s = scene(4, ["battle_sax_axe", "mega_fist_bump"])
    s.play("battle_sax_axe")
    assert s.life() == [20, 15, 20, 15]
    s.play("mega_fist_bump")
    assert s.offered("Ann") == ["target Bob", "target Dan"]
    s.choose("Ann", "target Dan")
    assert s.life() == [20, 15, 20, 9]
    assert _result(targets_of(s.t, 0, "left_enemy", -1)) == [1]
    assert _result(targets_of(s.t, 0, "right_enemy", -1)) == [3]


@pytest.mark.rule("KRU-ATTACK-14", "KRU-EX-07")
def test_two_players_are_hit_once() -> None:
    s = scene(hand=["battle_sax_axe"])
    s.play("battle_sax_axe")
    assert s.life("Bob") == [15]
    assert s.count("window") == 1


@pytest.mark.rule("KRU-ATTACK-15")
def test_all_tied_players_are_hit() -> None:
    s = refill(3, "mayhem_b", seats={"Cid": {"life": 9}})
    assert s.life() == [14, 14, 9]


@pytest.mark.rule("KRU-ATTACK-19")
def test_content_is_chosen_after_the_defence() -> None:
    bob = {"hand": [DAY], "tokens": ["dwt_draw_one"]}
    ann = {"play": ["big_bone"], "tokens": ["dwt_one_limp_wand"]}
    s = scene(hand=["necromantica"], seats={"Ann": ann, "Bob": bob})
    s.play("necromantica", "yes")
    s.choose("Bob", f"defend {DAY}")
    assert s.what() == "act"
    assert s.zone("tokens", "Bob") == ["dwt_draw_one"]


@pytest.mark.rule("KRU-ATTACK-20")
def test_measure_can_be_taken_from_hands() -> None:
    seats = {
        "Bob": {"hand": ["totally_lit", "furry_bros"]},
        "Cid": {"hand": ["uncle_andys_laurels", "snot_knight"]},
    }
    s = refill(3, "mayhem_e", hand=["misha_unicorn_slayer"], seats=seats)
    assert [s.discard(n).count("limp_wand") for n in s.names] == [0, 2, 2]


# --- Defence


@pytest.mark.rule("KRU-DEFENCE-01")
def test_defence_works_from_hand_only() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"discard": [DAY]}})
    s.play("guilty_giblets")
    assert s.life("Bob") == [15]


@pytest.mark.rule("KRU-DEFENCE-02")
def test_lovely_day_avoids_draws_and_heals() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": [DAY], "life": 10}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {DAY}")
    assert s.life("Bob") == [13]
    assert s.hand("Bob") == ["glyph"]
    assert s.discard("Bob") == [DAY]


@pytest.mark.rule("KRU-DEFENCE-05", "KRU-DEFENCE-06")
def test_playing_is_not_defending_and_defending_is_not_playing() -> None:
    s = scene(hand=["steamy_business"])
    s.play("steamy_business")
    assert s.power == 2
    assert s.number("hand", "Ann") == 1
    assert s.life() == [20, 20]
    bob = {"hand": ["goreilla"], "play": ["castle_tentakill"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend goreilla", "pass")
    assert s.number("hand", "Bob") == 1  # Gore-illa's own card, nothing from the Castle
    assert s.power == 2


@pytest.mark.rule("KRU-DEFENCE-05", "KRU-FAMILIAR-07")
@pytest.mark.parametrize("card", [DAY, "steamy_business", "sir_sniffles"])
def test_no_defence_against_ones_own_wand(card: str) -> None:
    s = scene(hand=["wand", card])
    s.play("wand", "target Ann")
    assert s.life() == [19, 20]
    assert s.what() == "act"
    assert s.hand("Ann") == sorted([card, "fizzle"])
    s = scene(hand=["wand"], seats={"Bob": {"hand": [card]}})
    s.play("wand", "target Bob")
    assert s.asked() == ["Bob"]


@pytest.mark.rule("KRU-DEFENCE-05", "KRU-DEFENCE-14")
def test_no_eggs_against_ones_own_wand() -> None:
    s = scene(hand=["wand"], seats={"Ann": {"play": ["dragon_eggs"]}})
    s.play("wand", "target Ann")
    assert s.life("Ann") == [19]
    assert "dragon_eggs" in s.zone("play", "Ann")


@pytest.mark.rule("KRU-DEFENCE-07")
def test_one_defence_per_attack() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": [DAY, "steamy_business"]}})
    s.play("guilty_giblets")
    s.choose("Bob", f"defend {DAY}")
    assert not s.offered("Bob")
    assert s.asked() == ["Ann"]


@pytest.mark.rule("KRU-DEFENCE-08")
def test_defence_against_an_attack_without_effect() -> None:
    s = scene(hand=["rump_orchard"], limp=[], seats={"Bob": {"hand": [DAY], "life": 9}})
    s.play("rump_orchard")
    s.choose("Bob", f"defend {DAY}")
    assert s.life() == [24, 12]


@pytest.mark.rule("KRU-DEFENCE-09", "KRU-FAMILIAR-07")
def test_active_player_may_defend_against_mayhem() -> None:
    s = refill(2, "mayhem_p", hand=["sir_sniffles"])
    assert s.asked() == ["Ann"]
    s.choose("Ann", "defend sir_sniffles")
    assert s.life() == [23, 15]


@pytest.mark.rule("KRU-DEFENCE-10", "KRU-MAYHEM-07")
def test_nothing_comes_back_without_an_attacker() -> None:
    seats = {"Bob": {"hand": ["steamy_business"]}, "Cid": {"hand": ["lil_coin"]}}
    s = refill(3, "mayhem_p", seats=seats)
    s.choose("Bob", "defend steamy_business")
    s.choose("Cid", "defend lil_coin")
    assert s.life() == [15, 20, 20]
    assert s.hand("Bob") == ["glyph"]
    assert s.hand("Cid") == ["glyph"]


@pytest.mark.rule("KRU-DEFENCE-11")
def test_group_attack_has_no_attacker() -> None:
    bob = {"hand": ["lil_coin"]}
    s = scene(3, [], {"Bob": bob}, power=8, legends=["lord_darklord"])
    s.choose("Ann", "buy vum", "end")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [13, 20, 13]
    assert s.count("redirect") == 0


@pytest.mark.rule("KRU-DEFENCE-12", "KRU-EX-09")
def test_who_avoids_is_not_touched_for_good_or_ill() -> None:
    bob = {"hand": ["steamy_business", "wand"], "deck": ["fizzle"]}
    seats = {"Bob": bob, "Cid": {"hand": ["fizzle"]}}
    s = scene(3, [], seats, power=8, legends=["bloodmancer_fixx"])
    s.choose("Ann", "buy vum", "end")
    s.choose("Bob", "defend steamy_business")
    assert s.hand("Bob") == ["fizzle", "wand"]  # gave nothing, drew its bonus
    assert s.discard("Bob") == ["steamy_business"]  # got nothing from Ann
    assert s.life() == [20, 20, 20]  # and hurt nobody
    assert "fizzle" in s.discard("Ann")  # from Cid


@pytest.mark.rule("KRU-DEFENCE-13")
def test_defence_card_through_wild_magic_uses_the_upper_text() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["robot_tongue"]}})
    s.play("wild_magic", "play-top Bob")
    assert s.power == 1
    assert s.discard("Bob") == ["robot_tongue"]
    assert s.count("destroy") == 0


@pytest.mark.rule("KRU-DEFENCE-14")
def test_dragon_eggs_defend_from_play_only() -> None:
    bob = {"play": ["dragon_eggs"], "hand": ["dragon_eggs"]}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    assert s.offered("Bob") == ["pass", "defend dragon_eggs"]
    s.choose("Bob", "defend dragon_eggs")
    assert s.zone("play", "Bob") == []
    assert s.discard("Bob") == ["dragon_eggs"]
    assert s.hand("Bob") == ["dragon_eggs", "glyph"]
    assert s.life("Bob") == [20]


# --- Familiars


@pytest.mark.rule("KRU-FAMILIAR-02", "KRU-FAMILIAR-03", "KRU-SCORE-06", "KRU-EX-20")
def test_familiar_costs_six_and_scores_only_when_bought() -> None:
    ann = {"familiar": ["nether_spawn"]}
    assert not scene(hand=[], seats={"Ann": ann}, power=5).may("Ann", "buy nether_spawn")
    s = scene(hand=[], seats={"Ann": ann}, power=6)
    assert s.score("Ann") == 0
    s.choose("Ann", "buy nether_spawn")
    assert s.power == 0
    assert s.discard("Ann") == ["nether_spawn"]
    assert s.zone("familiar", "Ann") == []
    assert s.score("Ann") == 2


@pytest.mark.rule("KRU-FAMILIAR-04")
def test_unbought_familiar_defends_nobody() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"familiar": ["nether_spawn"]}})
    s.play("guilty_giblets")
    assert s.life("Bob") == [15]


@pytest.mark.rule("KRU-FAMILIAR-06")
def test_familiar_uses_one_text_only() -> None:
    s = scene(hand=["sir_sniffles"], seats={"Ann": {"life": 10}})
    s.play("sir_sniffles")
    assert (s.power, s.life()) == (2, [16, 20])
    assert s.number("hand", "Ann") == 1
    bob = {"hand": ["sir_sniffles"], "life": 10}
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend sir_sniffles")
    assert (s.power, s.life()) == (2, [15, 13])


@pytest.mark.rule("KRU-FAMILIAR-08", "KRU-WILD-15")
def test_bought_familiar_is_an_ordinary_card() -> None:
    s = scene(hand=["wild_magic"], seats={"Bob": {"deck": ["sir_sniffles"]}})
    s.play("wild_magic", "play-top Bob")
    assert (s.power, s.life("Ann")) == (2, [25])
    assert s.discard("Bob") == ["sir_sniffles"]


# --- Redirection


@pytest.mark.rule("KRU-REDIRECT-01", "KRU-REDIRECT-03", "KRU-REDIRECT-07", "KRU-REDIRECT-11")
def test_redirected_damage_hits_the_attacker_who_cannot_defend() -> None:
    s = scene(hand=["guilty_giblets", DAY], seats={"Bob": {"hand": ["lil_coin"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [15, 20]
    assert s.what() == "act"
    assert s.power == 2
    assert s.hand("Bob") == ["glyph"]
    assert s.discard("Bob") == ["lil_coin"]
    s = scene(hand=["guilty_giblets"], seats={"Bob": {"hand": ["puff"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend puff")
    assert s.life() == [20, 20]
    assert s.discard("Ann") == ["limp_wand"]


@pytest.mark.rule("KRU-REDIRECT-02")
def test_only_the_own_share_is_redirected() -> None:
    s = scene(4, ["annihilageddon"], {"Cid": {"hand": ["lil_coin"]}})
    s.play("annihilageddon")
    s.choose("Cid", "defend lil_coin")
    assert s.life() == [13, 13, 20, 13]


@pytest.mark.rule("KRU-REDIRECT-04", "KRU-EX-05")
def test_attacker_suffers_though_no_legal_target() -> None:
    seats = {"Ann": {"life": 10}, "Bob": {"hand": ["lil_coin"]}, "Cid": {"life": 15}}
    s = scene(3, ["wand"], seats)
    attack = Attack(0, 0, s.t.hands[0].cards[0], "stub", False, "KRU-ATTACK-02")
    harms: list[Harm] = [Damage(5, [])]
    targets = _result(targets_of(s.t, 0, "strongest_enemy", -1))
    assert targets == [1]
    play = carry_out(s.t, attack, harms, targets, False)
    question = next(play)
    question.answer(0, question.options[0][1])
    assert not list(play)  # nobody is asked any more
    assert s.life() == [5, 20, 15]


@pytest.mark.rule("KRU-REDIRECT-05", "KRU-EX-06")
def test_amount_is_worked_out_for_the_redirecting_player() -> None:
    bob = {"hand": ["lil_coin"], "discard": [DAY, "robot_tongue", "glyph"]}
    ann = {"discard": ["steamy_business", "goreilla", "unholy_grail"]}
    s = scene(hand=["epic_brawl"], seats={"Ann": ann, "Bob": bob})
    s.play("epic_brawl")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [16, 20]


@pytest.mark.rule("KRU-REDIRECT-06", "KRU-REDIRECT-10")
def test_other_effects_and_choices_are_redirected_too() -> None:
    bob = {"hand": ["lil_coin", "vum"]}
    s = scene(hand=["festering_trepanner", "snot_knight"], seats={"Bob": bob})
    s.play("festering_trepanner")
    s.choose("Bob", "defend lil_coin")
    assert s.asked() == ["Ann"]
    s.choose("Ann", "discard snot_knight")
    assert s.discard("Ann") == ["snot_knight"]
    assert "vum" in s.hand("Bob")
    s = scene(hand=["total_crud"], seats={"Bob": {"hand": ["lil_coin"]}})
    s.play("total_crud")
    s.choose("Bob", "defend lil_coin")
    assert s.asked() == ["Bob"]
    s.choose("Bob", "discard glyph")
    assert s.discard("Ann") == ["glyph"]


@pytest.mark.rule("KRU-REDIRECT-08")
def test_redirecting_player_earns_the_prize() -> None:
    s = scene(hand=["guilty_giblets"], seats={"Ann": {"life": 3}, "Bob": {"hand": ["lil_coin"]}})
    s.play("guilty_giblets")
    s.choose("Bob", "defend lil_coin")
    assert s.number("tokens", "Ann") == 1
    assert s.fact("prize") == 1


@pytest.mark.rule("KRU-REDIRECT-09")
def test_who_plays_a_mayhem_by_a_card_is_the_attacker() -> None:
    s = scene(
        hand=["sign_of_the_cosmos"], mayhem=["mayhem_p"], seats={"Bob": {"hand": ["lil_coin"]}}
    )
    s.play("sign_of_the_cosmos", "yes")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [15, 20]


@pytest.mark.rule("KRU-REDIRECT-12")
def test_modifiers_are_included_and_life_does_not_cap() -> None:
    bob = {"hand": ["lil_coin"], "life": 2, "tokens": ["dwt_wand_extra"]}
    s = scene(hand=["wand"], seats={"Bob": bob})
    s.play("wand", "target Bob")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [16, 2]
    s = scene(hand=["guilty_giblets"], seats={"Bob": bob})
    s.play("guilty_giblets")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [15, 2]


@pytest.mark.rule("KRU-REDIRECT-13")
def test_rewards_are_not_paid_for_redirected_harm() -> None:
    graves = ["dwt_minus_two_vp"]
    seats = {"Ann": {"life": 1}, "Bob": {"hand": ["lil_coin"]}}
    s = scene(hand=["wand"], seats=seats, graves=graves)
    s.play("wand", "target Bob")
    s.choose("Bob", "defend lil_coin")
    assert s.zone("tokens", "Ann") == graves
    assert s.number("hand", "Ann") == 1
    assert s.fact("prize") == 1
    seats = {"Ann": {"discard": ["limp_wand"]}, "Bob": {"hand": ["lil_coin"]}}
    s = scene(hand=["groin_harpies"], seats=seats)
    s.play("groin_harpies")
    s.choose("Bob", "defend lil_coin")
    assert s.life() == [18, 20]
    assert s.number("hand", "Ann") == 2


@pytest.mark.rule("KRU-REDIRECT-14")
def test_order_inside_a_familiars_defence() -> None:
    bob = {"hand": ["lil_coin"], "deck": ["furry_bros", "glyph"]}
    s = scene(hand=["disaster_princess"], seats={"Bob": bob})
    s.play("disaster_princess")
    s.choose("Bob", "defend lil_coin")
    assert s.hand("Bob") == ["furry_bros"]
    assert s.life() == [16, 20]
    order = [
        "reveal Bob furry_bros",
        "defend Bob",
        "draw Bob 1",
        "redirect Bob",
        "damage Ann Bob 4",
    ]
    places = [s.first(event) for event in order]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("card", "amount"),
    [("guilty_giblets", 5), ("fatalizer", 4), ("blood_bath_attendant", NO_NUMBER)],
)
def test_the_question_to_defend_says_what_is_coming_if_anybody_can_know(
    card: str, amount: int
) -> None:
    s = scene(hand=[card], seats={"Bob": {"hand": ["goreilla"]}})
    s.play(card)
    decision = s.match.decision(1)
    assert decision is not None
    assert (decision.what, decision.amount) == ("defend", amount)
