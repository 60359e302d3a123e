"""The turn: Time, Move and Cast, Discard and Draw; hands; victory."""

import pytest
from games.wiz_war.scene import scene


@pytest.mark.rule("WIZ-TURN-01", "WIZ-TURN-02", "WIZ-TURN-04")
def test_turns_go_clockwise_and_skip_the_dead() -> None:
    s = scene(players=4, active="Green", blue={"life": 1}, red={"at": "2.3"}, yellow={"at": "2.3"})
    order = []
    for _ in range(5):
        name = s.asked()[0]
        order.append(name)
        s.end(name)
    assert order == ["Green", "Yellow", "Red", "Blue", "Green"]
    s = scene(players=3, red={"at": "2.3"}, blue={"at": "2.3", "life": 1})
    s.choose("Red", "punch Blue")
    s.end("Red")
    assert s.asked() == ["Green"]
    s.end("Green")
    assert s.asked() == ["Red"], "the dead are skipped"


@pytest.mark.rule("WIZ-TURN-03", "WIZ-PHASE-01", "WIZ-TURN-04", "WIZ-DRAW-03")
def test_a_turn_has_three_phases_in_order() -> None:
    s = scene(red={"hand": ["fireball"]}, blue={"at": "2.4"})
    assert s.fact("phase") == "move"
    assert s.may("Red", "cast fireball")
    s.choose("Red", "done")
    assert s.fact("phase") == "discard"
    assert not s.may("Red", "step 2.3")
    assert not s.may("Red", "cast fireball")
    s.choose("Red", "done")
    assert s.fact("phase") == "draw"
    assert not s.may("Red", "discard fireball")
    s.choose("Red", "draw 2")
    assert s.fact("active") == 1
    assert s.asked() == ["Blue"]
    assert s.offered("Red") == []


@pytest.mark.rule(
    "WIZ-TIME-01", "WIZ-TIME-02", "WIZ-CARDS-16", "WIZ-EX-08", "WIZ-TRAIT-03", "WIZ-COMP-13"
)
def test_acid_bath_works_in_its_casters_time() -> None:
    s = scene(red={"hand": ["acid_bath", "energy_4"]}, blue={"at": "2.4", "life": 12})
    s.cast("Red", "acid_bath", "wizard Blue", boost="boost energy_4")
    assert s.tokens("acid_bath") == 4
    assert s.life("Blue") == 12, "nothing on casting"
    s.end("Red").end("Blue")
    assert s.life("Blue") == 10
    assert s.tokens("acid_bath") == 3
    assert s.wizard("Red").attacks == 0, "a running curse costs no attack"
    for _ in range(3):
        s.end("Red").end("Blue")
    assert s.life("Blue") == 4, "four times in all"
    assert s.tokens("acid_bath") == 0
    assert s.zone("spells", "Red") == []


@pytest.mark.rule("WIZ-TIME-02", "WIZ-TIME-03", "WIZ-TIME-05", "WIZ-DURATION-04", "WIZ-DURATION-06")
def test_tokens_go_in_the_owners_time_only() -> None:
    s = scene(red={"hand": ["shatter", "extra_arms"]}, players=3)
    s.cast("Red", "shatter", boost="boost extra_arms")
    assert s.tokens("shatter") == 3
    s.end("Red").end("Blue")
    assert s.tokens("shatter") == 3
    s.end("Green")
    assert s.tokens("shatter") == 2
    for _ in range(2):
        s.end("Red").end("Blue").end("Green")
    assert s.tokens("shatter") == 0
    assert s.zone("discard")[0] == "shatter"
    assert s.fact("phase") == "move"


@pytest.mark.rule("WIZ-TIME-04", "WIZ-STUN-05", "WIZ-COMP-15")
def test_one_stun_token_a_turn() -> None:
    s = scene(red={"stun": 2})
    assert s.fact("Red", "stun") == 1
    assert s.fact("Red", "stunned") is True
    s.end("Red")
    assert s.fact("Red", "stunned") is False
    s.end("Blue")
    assert s.fact("Red", "stun") == 0
    assert s.fact("Red", "stunned") is True
    s.end("Red").end("Blue")
    assert s.fact("Red", "stunned") is False


@pytest.mark.rule("WIZ-PHASE-03", "WIZ-CARD-08", "WIZ-CARD-03")
def test_many_neutral_spells_but_one_attack() -> None:
    hand = ["shatter", "fog", "pain_link", "adrenaline", "zot", "zot"]
    s = scene(red={"hand": hand[:5], "at": "2.3"}, blue={"at": "2.3"})
    for card in ("shatter", "pain_link"):
        s.cast("Red", card)
    s.choose("Red", "punch Blue")
    s.cast("Red", "fog", "board")
    assert not s.may("Red", "cast zot")
    assert not s.may("Red", "punch Blue")
    s.cast("Red", "adrenaline", "self")
    assert s.may("Red", "cast zot"), "Adrenaline gives a second"


@pytest.mark.rule("WIZ-DRAW-01", "WIZ-DRAW-05", "WIZ-HIDDEN-02")
def test_discards_lie_face_up() -> None:
    s = scene(red={"hand": ["fireball", "zot", "dispel", "shield"]})
    s.choose("Red", "done", "discard zot", "discard shield", "discard fireball", "done")
    assert s.zone("discard")[:3] == ["fireball", "shield", "zot"]
    shown = next(z for z in s.view("Blue").table.zones if z.id == "discard")
    assert [c.face for c in shown.cards][-1] == "fireball"


@pytest.mark.rule("WIZ-DRAW-02", "WIZ-HAND-03")
def test_up_to_two_cards_within_the_limit() -> None:
    for held, most in ((4, 2), (6, 1), (7, 0)):
        s = scene(red={"hand": ["energy_4"] * held}, blue={"hand": []})
        s.choose("Red", "keep")
        if most == 0:
            assert s.asked() == ["Blue"]
        else:
            assert s.offered("Red") == [f"draw {n}" for n in range(most, -1, -1)]


@pytest.mark.rule("WIZ-DRAW-04")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = scene(red={"hand": ["zot", "dispel"]}, deck_only=["fireball"], rest="discard")
    before = len(s.t.piles[0])
    s.choose("Red", "keep", "draw 2")
    assert len(s.t.hands[0]) == 4
    assert "fireball" in s.zone("hand", "Red")
    assert len(s.t.decks[0]) == before - 1
    assert len(s.t.piles[0]) == 0


@pytest.mark.rule("WIZ-HAND-01", "WIZ-MAINTAIN-02", "WIZ-EX-07", "WIZ-ITEM-06")
def test_items_and_maintained_spells_count_in_the_hand() -> None:
    s = scene(red={"hand": ["create_wall"] + ["energy_4"] * 4, "items": ["dagger", "master_key"]})
    s.cast("Red", "create_wall", "edge 2.3w")
    assert s.t.counted(0) == 7
    s.choose("Red", "keep")
    assert s.asked() == ["Blue"], "nothing may be drawn"
    s = scene(
        red={
            "items": [
                "dagger",
                "master_key",
                "large_rock",
                "bloodshard",
                "speedstone",
                "lifestone",
                "wizardblade",
            ]
        }
    )
    assert s.t.counted(0) == 7


@pytest.mark.rule("WIZ-HAND-02", "WIZ-DEATH-07", "WIZ-DEATH-06", "WIZ-HIDDEN-04")
def test_too_many_cards_are_shed_at_once() -> None:
    s = scene(
        red={"hand": ["energy_4"] * 6, "at": "2.3"},
        blue={"hand": ["fireball", "zot", "shield", "dispel"], "life": 1, "at": "2.3"},
        players=3,
    )
    s.choose("Red", "punch Blue")
    s.choose("Blue", "pass")
    assert s.asked() == ["Red"]
    assert len(s.t.hands[0]) == 10
    heard = [c.face for z in s.view("Green").table.zones if z.id == "hand/0" for c in z.cards]
    assert set(heard) == {""}, "only the taker sees the hand"
    for _ in range(3):
        assert s.what(s.names[0]) == "shed"
        s.choose("Red", "discard energy_4")
    assert s.what(s.names[0]) == "act"


@pytest.mark.rule("WIZ-HAND-02")
def test_out_of_turn_only_hand_cards_are_shed() -> None:
    s = scene(
        red={"hand": ["drop_object"]},
        blue={"hand": ["energy_4"] * 7, "items": ["brainstone", "dagger"], "at": "2.4"},
    )
    s.cast("Red", "drop_object", "wizard Blue")
    s.choose("Red", "thing brainstone")
    assert s.asked() == ["Blue"]
    assert {o.split()[0] for o in s.offered("Blue")} == {"discard"}
    s.choose("Blue", "discard energy_4", "discard energy_4")
    assert s.t.counted(1) <= 7


@pytest.mark.rule("WIZ-HAND-03")
def test_brainstone_changes_the_limit() -> None:
    s = scene(red={"items": ["brainstone"], "hand": ["energy_4"] * 3})
    assert s.t.hand_most(0) == 9
    s.choose("Red", "drop brainstone", "discard energy_4", "discard energy_4")
    assert s.t.hand_most(0) == 7
    assert len(s.t.hands[0]) == 1


@pytest.mark.rule(
    "WIZ-GOAL-02", "WIZ-WIN-01", "WIZ-GOAL-03", "WIZ-WIN-04", "WIZ-TREASURE-08", "WIZ-GLOSS-12"
)
def test_two_points_win_at_once() -> None:
    s = scene(red={"carries": 2, "kills": [1]}, players=3)
    assert s.vp("Red") == 1
    s.choose("Red", "drop-treasure")
    assert s.match.result is not None
    assert s.match.result.winners == [0]
    assert s.match.result.reason == "points"


@pytest.mark.rule("WIZ-WIN-01")
def test_a_player_may_win_on_another_turn() -> None:
    s = scene(
        red={"hand": ["drop_object"], "at": "2.6"},
        blue={"kills": [2], "carries": 0, "at": "2.7"},
        players=3,
        sectors="red0 blue0 green0",
        broken=["2.7w"],
    )
    s.cast("Red", "drop_object", "wizard Blue")
    assert s.match.result is not None
    assert s.match.result.winners == [1], "a red treasure fell on blue's home"


@pytest.mark.rule("WIZ-GOAL-04", "WIZ-LIFE-02", "WIZ-ATTACK-09")
def test_the_last_one_alive_wins() -> None:
    s = scene(red={"at": "2.3"}, blue={"at": "2.3", "life": 1})
    s.choose("Red", "punch Blue")
    assert s.match.result is not None
    assert s.match.result.winners == [0]
    assert s.match.result.reason == "survivor"
    assert s.match.result.out == [1]


@pytest.mark.rule("WIZ-WIN-05", "WIZ-TREASURE-05", "WIZ-HOME-02")
def test_a_point_lasts_while_the_treasure_lies_there() -> None:
    s = scene(blue={"at": "2.2"}, treasures=["0.0", "4.4", "2.2", "3.8"])
    assert s.vp("Red") == 1
    s.end("Red")
    s.choose("Blue", "take-treasure")
    assert s.vp("Red") == 0


@pytest.mark.rule("WIZ-WIN-06", "WIZ-TREASURE-03", "WIZ-GLOSS-08")
def test_a_carried_treasure_is_worth_nothing() -> None:
    s = scene(red={"carries": 2})
    assert s.at("Red") == "2.2"
    assert s.vp("Red") == 0
    assert s.view("Blue").table.seats[0].words["treasure"] == "blue"
    s.choose("Red", "drop-treasure")
    assert s.vp("Red") == 1


@pytest.mark.rule("WIZ-WIN-04", "WIZ-GLOSS-12")
def test_own_treasures_and_other_squares_score_nothing() -> None:
    s = scene(treasures=["2.2", "4.4", "2.3", "3.8"])
    assert s.vp("Red") == 0


@pytest.mark.rule("WIZ-WIN-03", "WIZ-WIN-02")
def test_kill_points_stay() -> None:
    s = scene(red={"at": "2.3"}, blue={"at": "2.3", "life": 1}, players=3)
    s.choose("Red", "punch Blue")
    assert s.vp("Red") == 1
    assert s.fact("Red", "kills") == [1]
    s.end("Red").end("Green")
    assert s.vp("Red") == 1
    s = scene(
        red={"at": "2.3"},
        blue={"at": "2.3", "life": 1},
        green={"at": "2.3", "life": 1},
        players=4,
        options={"vp_to_win": 3},
    )
    s.choose("Red", "punch Blue")
    s.end("Red").end("Green").end("Yellow")
    s.choose("Red", "punch Green")
    assert s.fact("Red", "kills") == [1, 2]
    assert s.vp("Red") == 2


@pytest.mark.rule("WIZ-HOME-02")
def test_two_enemy_treasures_at_home_are_two_points() -> None:
    s = scene(
        players=3, options={"vp_to_win": 3}, treasures=["0.0", "4.4", "2.2", "3.6", "2.2", "8.3"]
    )
    assert s.vp("Red") == 2


@pytest.mark.rule("WIZ-TURN-02")
def test_a_match_without_an_end_is_broken_off() -> None:
    s = scene(options={"rounds": 2})
    for name in ("Red", "Blue", "Red", "Blue"):
        assert s.match.result is None
        s.end(name)
    assert s.match.result is not None
    assert s.match.result.capped
    assert s.match.result.winners == []
