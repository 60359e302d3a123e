"""Attacks, punches, counterspells: cancel, weaken, evade; nested answers."""

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.damage import strike
from koldun.games.wiz_war.magic.acts import Act, Hit
from koldun.games.wiz_war.magic.casting import carry_out, finish


@pytest.mark.rule("WIZ-ATTACK-01", "WIZ-PUNCH-02", "WIZ-CARD-03", "WIZ-ATTACK-05")
def test_one_attack_a_turn_of_whatever_kind() -> None:
    s = scene(red={"hand": ["fireball"], "items": ["dagger"], "at": "2.3"}, blue={"at": "2.4"})
    s.choose("Red", "punch Blue")
    assert not s.may("Red", "cast fireball")
    assert not s.may("Red", "use dagger stab")
    s = scene(red={"hand": ["fireball"], "items": ["dagger"], "at": "2.3"}, blue={"at": "2.4"})
    s.choose("Red", "use dagger stab", "wizard Blue")
    assert s.life("Blue") == 13
    assert not s.may("Red", "punch Blue")
    assert not s.may("Red", "cast fireball")


@pytest.mark.rule("WIZ-ATTACK-02", "WIZ-TARGET-12")
def test_nobody_attacks_itself() -> None:
    s = scene(red={"hand": ["fireball", "zot"]}, blue={"at": "2.4"})
    for mode in ("fireball", "zot damage"):
        s.ready("Red", mode)
        assert not s.may("Red", "wizard Red")
        assert not s.may("Red", "self")
        s.choose("Red", "back")
    assert not s.may("Red", "punch Red")


@pytest.mark.rule("WIZ-ATTACK-03")
def test_no_attack_in_the_own_first_turn() -> None:
    s = scene(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.3"}, turns=0)
    assert not s.may("Red", "cast fireball")
    assert not s.may("Red", "punch Blue")
    s.end("Red")
    assert not s.may("Blue", "punch Red"), "nor in the second seat's first turn"
    s.end("Blue")
    assert s.may("Red", "punch Blue")
    assert s.may("Red", "cast fireball")


@pytest.mark.rule("WIZ-ATTACK-04", "WIZ-HIDDEN-02", "WIZ-ATTACK-06")
def test_everything_lies_open_before_the_answer() -> None:
    s = scene(
        red={"hand": ["powerthrust", "energy_4"]}, blue={"at": "2.4", "hand": ["full_shield"]}
    )
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    assert s.asked() == ["Blue"]
    assert s.zone("resolving") == ["energy_4", "powerthrust"]
    assert s.life("Blue") == 15
    assert s.may("Blue", "counter full_shield")


@pytest.mark.rule(
    "WIZ-ATTACK-07", "WIZ-ATTACK-08", "WIZ-CARDS-14", "WIZ-COUNTER-01", "WIZ-GLOSS-09"
)
def test_an_attack_hits_by_itself() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4"})
    before = s.t.rng.place
    s.cast("Red", "fireball", "wizard Blue")
    assert s.life("Blue") == 10
    assert s.t.rng.place == before, "no die is rolled"
    assert s.zone("discard")[0] == "fireball"


@pytest.mark.rule("WIZ-EX-06", "WIZ-CARDS-14")
def test_the_worked_move_and_attack() -> None:
    s = scene(red={"hand": ["fireball"], "at": "1.3"}, blue={"at": "2.4"})
    s.choose("Red", "step 1.2", "step 2.2")
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Red", "step 2.3")
    assert s.life("Blue") == 10
    assert s.mp("Red") == 0
    assert not s.may("Red", "punch Blue")


@pytest.mark.rule("WIZ-PUNCH-01", "WIZ-PUNCH-03", "WIZ-LOS-05", "WIZ-RANGE-03", "WIZ-LOS-08")
def test_a_punch_reaches_the_own_and_the_neighbour_square() -> None:
    for place, hit in (("2.2", True), ("2.3", True), ("1.2", True), ("2.4", False)):
        s = scene(blue={"at": place})
        assert s.may("Red", "punch Blue") is hit, place
    s = scene(red={"at": "1.3"}, blue={"at": "2.3"})
    assert not s.may("Red", "punch Blue"), "a wall is between"
    s = scene(red={"at": "1.3"}, blue={"at": "2.2"})
    assert not s.may("Red", "punch Blue"), "no diagonals"
    s = scene(red={"at": "2.2"}, blue={"at": "2.1"}, active="Blue")
    assert not s.may("Blue", "punch Red"), "a closed door is between"


@pytest.mark.rule("WIZ-PUNCH-03")
def test_objects_can_be_punched_without_a_crack() -> None:
    s = scene(red={"at": "2.3"})
    s.choose("Red", "punch-object 2.3n")
    assert s.edge("2.3n") == "wall"
    assert s.wizard("Red").attacks == 1


@pytest.mark.rule("WIZ-CANCEL-01", "WIZ-CANCEL-02", "WIZ-CARDS-12", "WIZ-EX-20", "WIZ-CANCEL-09")
def test_full_shield_cancels() -> None:
    s = scene(
        red={"hand": ["powerthrust", "energy_4"], "at": "2.3"},
        blue={"at": "2.4", "hand": ["full_shield"]},
    )
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    s.choose("Blue", "counter full_shield")
    assert s.life("Blue") == 15
    assert set(s.zone("discard")[:3]) == {"powerthrust", "energy_4", "full_shield"}
    assert not s.may("Red", "punch Blue"), "a cancelled attack is spent"


@pytest.mark.rule("WIZ-CANCEL-01", "WIZ-CANCEL-02")
@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("create_wall", "edge 2.4w"),
        ("shatter", "self"),
        ("fog", "board"),
        ("rosebush", "square 2.3"),
    ],
)
def test_a_cancelled_neutral_spell_does_nothing(card: str, target: str) -> None:
    s = scene(red={"hand": [card, "energy_4"]}, blue={"at": "2.4", "hand": ["negate_neutral"]})
    s.cast("Red", card, target, boost="boost energy_4")
    s.choose("Blue", "counter negate_neutral")
    assert s.t.running == []
    assert s.t.things == []
    assert s.edge("2.4w") == "open"
    assert s.zone("hand", "Red") == []
    assert set(s.zone("discard")[:3]) == {card, "energy_4", "negate_neutral"}


@pytest.mark.rule("WIZ-CANCEL-09", "WIZ-ATTACK-05")
def test_an_item_used_in_vain_was_the_attack_of_the_turn() -> None:
    s = scene(
        red={"items": ["dagger"], "at": "2.3"}, blue={"at": "2.4", "hand": ["gnome_form"]}, dice=[1]
    )
    s.choose("Red", "use dagger stab", "wizard Blue")
    s.choose("Blue", "counter gnome_form")
    assert s.life("Blue") == 15, "evaded"
    assert not s.may("Red", "use dagger stab")
    assert not s.may("Red", "punch Blue")


def _threat(s: Duel, name: str) -> tuple[int | None, list[int]]:
    prompt = s.view(name).prompt
    assert prompt is not None
    return prompt.amount, prompt.aimed


def test_a_window_says_whom_an_attack_hits_and_how_hard() -> None:
    s = scene(
        red={"hand": ["powerthrust", "energy_4"], "at": "2.3"},
        blue={"at": "2.4", "hand": ["full_shield", "shield"]},
    )
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_4")
    assert _threat(s, "Blue") == (6, [1])
    s.choose("Blue", "pass")
    assert _threat(s, "Blue") == (6, [1])
    s.choose("Blue", "pass")
    assert s.life("Blue") == 9


def test_a_window_says_what_shields_have_left_of_the_damage() -> None:
    s = scene(
        red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.4", "hand": ["shield", "shield"]}
    )
    s.cast("Red", "fireball", "wizard Blue")
    assert _threat(s, "Blue") == (5, [1])
    s.choose("Blue", "counter shield")
    assert _threat(s, "Blue") == (3, [1])


def test_a_window_counts_what_the_victim_wears_and_names_no_damage_that_dice_tell() -> None:
    shielded = {"at": "2.4", "hand": ["backlash", "full_shield", "shield"], "items": ["bloodshard"]}
    s = scene(red={"hand": ["fireball"], "at": "2.3"}, blue=shielded)
    s.cast("Red", "fireball", "wizard Blue")
    assert _threat(s, "Blue") == (4, [1])
    for items, harm in (["dagger"], 1), (["mightstone"], None):
        s = scene(red={"items": items, "at": "2.3"}, blue={"at": "2.4", "hand": ["gnome_form"]})
        s.choose("Red", "punch Blue")
        assert _threat(s, "Blue") == (harm, [1])


@pytest.mark.rule("WIZ-CARDS-13", "WIZ-CANCEL-03", "WIZ-EX-21", "WIZ-COUNTER-01")
def test_shield_lowers_by_two() -> None:
    s = scene(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.4", "hand": ["shield"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter shield")
    assert s.life("Blue") == 12
    assert not s.may("Red", "punch Blue")


@pytest.mark.rule("WIZ-COUNTER-08")
def test_a_boosted_shield_takes_its_energy_too() -> None:
    s = scene(
        red={"hand": ["powerthrust", "energy_6"]},
        blue={"at": "2.4", "hand": ["shield", "energy_4"]},
    )
    s.cast("Red", "powerthrust", "wizard Blue", boost="boost energy_6")
    s.choose("Blue", "counter shield energy_4")
    assert s.life("Blue") == 13, "8 - (4 + 2)"


@pytest.mark.rule("WIZ-COUNTER-08", "WIZ-ENERGY-03")
def test_every_counterspell_may_be_boosted_and_no_item() -> None:
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.4", "hand": ["full_shield", "energy_4"], "items": ["null_powder"]},
    )
    s.cast("Red", "fireball", "wizard Blue")
    boosted = [o for o in s.offered("Blue") if "energy_4" in o]
    assert len(boosted) == 1
    s.choose("Blue", "counter full_shield energy_4")
    assert s.life("Blue") == 15
    assert {"full_shield", "energy_4"} <= set(s.zone("discard")), "the boost is spent all the same"


@pytest.mark.rule("WIZ-COUNTER-03", "WIZ-COUNTER-08", "WIZ-ENERGY-05")
def test_add_helps_a_counterspell_on_the_own_turn() -> None:
    energy = ["energy_4", "energy_5"]
    red = {"hand": ["shield", "add", *energy], "items": ["handful_of_tacks"]}
    for blue, lost in ((["shield"], 0), (["negate_neutral"], 1)):
        s = scene(red=red, blue={"at": "2.4", "hand": blue})
        s.choose("Red", "use handful_of_tacks", "square 2.3", "step 2.3")
        s.choose("Red", "counter-add shield", "boost energy_4")
        if s.may("Blue", "counter negate_neutral"):
            s.choose("Blue", "counter negate_neutral")
        assert s.life("Red") == 15 - lost, "2 + 4 + 5 off, or without Add 2 of 3"
        assert {"add", "shield", *energy} <= set(s.zone("discard"))
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["shield", "add", *energy]})
    s.cast("Red", "fireball", "wizard Blue")
    assert s.may("Blue", "counter shield energy_5")
    assert not any(o.startswith("counter-add") for o in s.offered("Blue")), "a neutral spell"


@pytest.mark.rule("WIZ-LOS-02", "WIZ-COUNTER-04")
def test_a_visionstone_helps_a_counterspell() -> None:
    # the wall north of 2.3 alone hides the home 2.2 and the edge from 1.3
    blue = {"at": "1.3", "hand": ["negate_neutral"]}
    s = scene(red={"hand": ["create_wall"]}, blue=blue)
    s.cast("Red", "create_wall", "edge 2.3w")
    assert s.asked() == ["Red"]
    assert not s.sees("1.3", "2.2")
    s = scene(red={"hand": ["create_wall"]}, blue={**blue, "items": ["visionstone"]})
    s.cast("Red", "create_wall", "edge 2.3w")
    assert [o for o in s.offered("Blue") if o.startswith("counter")] == [
        "counter-through negate_neutral 0"
    ]
    s.choose("Blue", "counter-through negate_neutral")
    assert s.edge("2.3w") == "open"


@pytest.mark.rule("WIZ-COUNTER-05", "WIZ-EX-22", "WIZ-COUNTER-06")
def test_two_shields_answer_one_spell() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": ["shield", "shield"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter shield", "counter shield")
    assert s.life("Blue") == 14
    s = scene(red={"hand": ["zot"]}, blue={"at": "2.4", "hand": ["shield", "shield"]})
    s.cast("Red", "zot", "wizard Blue", mode="damage")
    s.choose("Blue", "counter shield")
    assert s.asked() == ["Red"], "nothing is left to lower"
    assert s.zone("hand", "Blue") == ["shield"]


@pytest.mark.rule("WIZ-CANCEL-04", "WIZ-TRAIT-07")
def test_no_damage_means_no_secondary_effects() -> None:
    shields = {
        "at": "2.4",
        "hand": ["shield", "shield", "energy_4"],
        "items": ["boomstone", "speedstone"],
    }
    s = scene(red={"hand": ["fireball"]}, blue=shields)
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter shield energy_4")
    assert s.life("Blue") == 15
    assert set(s.zone("items", "Blue")) == {"boomstone", "speedstone"}
    s = scene(
        red={"hand": ["ka_bong"], "at": "2.3"}, blue={"at": "2.4", "hand": ["shield", "energy_4"]}
    )
    s.cast("Red", "ka_bong", "wizard Blue")
    s.choose("Blue", "counter shield energy_4")
    assert s.fact("Blue", "stun") == 0


@pytest.mark.rule("WIZ-CARDS-11", "WIZ-CANCEL-07", "WIZ-EX-23", "WIZ-CANCEL-06", "WIZ-CANCEL-09")
def test_gnome_form_may_evade() -> None:
    for roll, life in ((1, 15), (2, 15), (3, 10), (4, 10)):
        s = scene(
            red={"hand": ["fireball"], "at": "2.3"},
            blue={"at": "2.4", "hand": ["gnome_form"]},
            dice=[roll],
        )
        s.cast("Red", "fireball", "wizard Blue")
        s.choose("Blue", "counter gnome_form")
        assert s.life("Blue") == life
        assert s.tokens("gnome_form") == 1, "the form stays"
        assert not s.may("Red", "punch Blue")


@pytest.mark.rule("WIZ-COUNTER-06")
def test_after_a_failed_roll_another_answer_may_follow() -> None:
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.4", "hand": ["gnome_form", "full_shield"]},
        dice=[4],
    )
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter gnome_form", "pass")
    assert s.asked() == ["Blue"], "the roll failed"
    s.choose("Blue", "counter full_shield")
    assert s.life("Blue") == 15


@pytest.mark.rule("WIZ-CANCEL-08")
def test_psychic_storm_cannot_be_evaded() -> None:
    s = scene(
        red={"hand": ["psychic_storm"]}, blue={"at": "2.4", "hand": ["gnome_form"]}, dice=[1, 1]
    )
    s.cast("Red", "psychic_storm", "square 2.4")
    s.choose("Blue", "counter gnome_form")
    assert s.life("Blue") == 14
    assert s.t.rng.forced == [1, 1], "nothing was rolled"


@pytest.mark.rule("WIZ-CANCEL-06")
def test_an_evaded_dart_leaves_the_others() -> None:
    s = scene(
        red={"hand": ["fire_darts", "energy_4"]},
        blue={"at": "2.4", "hand": ["gnome_form"]},
        green={"at": "2.4"},
        players=3,
        dice=[1],
    )
    s.cast("Red", "fire_darts", "wizard Blue", boost="boost energy_4")
    s.choose("Red", "wizard Green", "wizard Green", "wizard Green")
    s.choose("Blue", "counter gnome_form")
    assert s.life("Blue") == 15
    assert s.life("Green") == 12
    assert s.zone("discard")[0] in ("fire_darts", "energy_4")


@pytest.mark.rule("WIZ-COUNTER-03", "WIZ-COUNTER-04")
def test_only_counters_are_played_out_of_turn_and_only_to_what_they_answer() -> None:
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.4", "hand": ["fireball", "full_shield", "dispel"]},
    )
    s.choose("Red", "step 2.3")
    assert s.asked() == ["Red"], "a step is answered by nothing"
    s.cast("Red", "fireball", "wizard Blue")
    assert [o for o in s.offered("Blue") if o.startswith(("counter", "cast"))] == [
        "counter full_shield 0"
    ]
    for card in ("gnome_form", "teleport", "full_shield", "backlash"):
        s = scene(
            red={"hand": ["fireball"]},
            blue={"at": "2.4"},
            green={"at": "2.3", "hand": [card]},
            players=3,
        )
        s.cast("Red", "fireball", "wizard Blue")
        assert s.asked() == ["Red"], f"Green is not attacked: no {card}"
        assert s.life("Blue") == 10


@pytest.mark.rule("WIZ-COUNTER-07")
def test_the_target_is_asked_first_then_clockwise() -> None:
    s = scene(
        red={"hand": ["fireball"]},
        blue={"at": "2.3", "hand": ["absorb_spell"]},
        green={"at": "2.4", "hand": ["full_shield"]},
        players=3,
    )
    s.cast("Red", "fireball", "wizard Green")
    ask = s.match.ask
    assert ask is not None
    assert ask.seats == [2, 1]
    s.choose("Blue", "counter absorb_spell")
    s.choose("Green", "counter full_shield")
    s.choose("Blue", "pass")
    assert "full_shield" in s.zone("discard"), "the target's answer goes first"
    assert s.zone("hand", "Blue") == ["absorb_spell"]


@pytest.mark.rule("WIZ-COUNTER-07")
def test_counters_nest_and_resolve_last_in_first_out() -> None:
    s = scene(red={"hand": ["fireball", "anti_anti"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.cast("Red", "fireball", "wizard Blue")
    s.choose("Blue", "counter full_shield")
    assert s.asked() == ["Red"]
    s.choose("Red", "counter anti_anti")
    assert s.life("Blue") == 10


@pytest.mark.rule("WIZ-GLOSS-02")
def test_items_are_no_spells() -> None:
    s = scene(red={"items": ["boomstone"]}, blue={"at": "2.4", "hand": ["full_shield"]})
    s.choose("Red", "use boomstone", "wizard Blue")
    assert s.life("Blue") == 11
    assert s.zone("hand", "Blue") == ["full_shield"]


@pytest.mark.rule("WIZ-HIDDEN-03")
def test_a_window_opens_whether_or_not_one_can_answer() -> None:
    heard = []
    for hand in (["full_shield"], ["energy_4"]):
        s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4", "hand": hand}, players=3)
        s.cast("Red", "fireball", "wizard Blue")
        if "Blue" in s.asked():
            assert s.view("Green").waiting == []
            s.choose("Blue", "pass")
        heard.append(s.heard("Green"))
    assert heard[0] == heard[1]


@pytest.mark.rule("WIZ-CANCEL-05")
@pytest.mark.parametrize(("shortened", "tokens"), [(0, 2), (1, 1), (2, 0)])
def test_a_lasting_spell_shortened_to_nothing_is_cancelled(shortened: int, tokens: int) -> None:
    s = scene(red={"hand": ["shatter"]})
    t = s.t
    card = t.hands[0].cards[0]
    mode = t.face(card).modes[0]
    act = Act(0, "neutral", card, mode, Look(0, t.wizards[0].at))
    act.energy = 2
    act.shortened = shortened
    t.cards.move(card, t.hands[0], t.resolving)
    assert list(carry_out(t, act, None)) == []
    finish(t, [card])
    assert s.tokens("shatter") == tokens
    assert ("shatter" in s.zone("discard")) is (tokens == 0)


@pytest.mark.rule("WIZ-CANCEL-08")
def test_what_cannot_be_evaded_hits_past_gnomes_and_homunculi() -> None:
    for evadable, life, guard in ((True, 15, 1), (False, 10, 1)):
        s = scene(blue={"at": "2.4", "hand": ["homunculus", "energy_6"]}, active="Blue")
        s.cast("Blue", "homunculus", boost="boost energy_6")
        act = Act(0, "attack", -1, None, Look(0, s.t.wizards[0].at))
        act.sight = True
        act.evadable = evadable
        act.targeted = [1]
        for question in strike(s.t, act, Hit(s.t.wizards[1], 5)):
            for i, options in enumerate(question.options):
                question.answer(i, options[0])
        assert s.life("Blue") == life
        assert s.tokens("homunculus") == guard, "it takes the damage either way"
