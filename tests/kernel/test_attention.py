"""Called, or free to butt in: what seats have set, what the log keeps of it, what others can tell."""

from typing import Any

import pytest
from games.munchkin.scene import Party, fight, scene

from koldun.content.match_files import read_file, replay, to_file
from koldun.content.registry import game_named, table_for
from koldun.kernel.attention import EVERYTHING, LEVELS, MATTER, ME, SETTINGS
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.sitting import Sitting
from koldun.view.look import look

BOB = {"play": ["war_drum"]}


def usual(party: Party) -> Party:
    """The same table where everybody is called for what could matter."""
    names, setup = party.names, party.match.setup
    setup.attention = MATTER
    return Party(Match.start(party.match.game, setup, party.match.seed), names)


def test_who_could_only_deal_is_not_called_and_may_butt_in() -> None:
    s = usual(scene(Ann={"play": ["rusty_cleaver"]}, Bob=BOB, keeper=False))
    assert s.asked() == ["Ann"]
    view = look(s.match, 1)
    assert view.prompt is None
    assert view.aside is not None
    assert [o.verb for o in view.aside.options if o.free] == ["trade", "dress"]
    s.choose("Bob", "trade")
    s.choose("Ann", "pass")
    assert s.what("Bob") == "partner"


def test_butting_in_with_a_pass_is_nothing() -> None:
    s = usual(scene(Ann={"play": ["rusty_cleaver"]}, Bob=BOB, keeper=False))
    before = s.match.digest()
    with pytest.raises(IllegalChoice, match="passed already"):
        s.match.choose(1, 0)
    assert s.match.digest() == before


def test_nobody_notices_a_call_or_a_setting() -> None:
    s = in_combat(Bob={"hand": ["angry_bees"]})
    seen, heard = [s.view(name) for name in ("Ann", "Cid", "")], s.heard("Cid")
    assert [view.waiting for view in seen] == [[], [], []]
    assert "Bob" not in s.asked()
    s.match.attend(1, ME)
    s.match.mark(1, s.t.hands[1].cards[0])
    s.match.call(1)
    assert "Bob" in s.asked()
    assert [s.view(name) for name in ("Ann", "Cid", "")] == seen
    assert s.heard("Cid") == heard


def test_levels_call_for_more_or_less() -> None:
    calls = {}
    for level in (EVERYTHING, MATTER, ME):
        s = scene(Ann={"play": ["rusty_cleaver"]}, Bob=BOB, keeper=False)
        s = usual(s)
        s.match.attend(1, level)
        s.act("Ann", "dress", "done")
        calls[LEVELS[level]] = s.asked()
    assert calls == {"everything": ["Ann", "Bob"], "matter": ["Ann"], "me": ["Ann"]}


def in_combat(**seats: Any) -> Party:
    """Ann leads 5 : 1 or so, with a card in hand so that she is asked."""
    return usual(fight(Ann={"level": 5, "hand": ["twin"]}, **seats)).until("combat")


def claim(level: int, **bob: list[str]) -> Party:
    """Ann is about to win; Bob holds bees that would turn it."""
    s = in_combat(Bob=bob)
    s.match.attend(1, level)
    return s.until("claim")


def test_a_card_that_turns_the_fight_calls_unless_only_what_is_about_me_does() -> None:
    assert "Bob" in claim(MATTER, hand=["angry_bees"]).asked()
    assert "Bob" not in claim(ME, hand=["angry_bees"]).asked()
    assert claim(ME, hand=["angry_bees"]).may("Bob", "play angry_bees")


def test_a_marked_card_calls_whenever_it_could_be_played() -> None:
    s = in_combat(Bob={"hand": ["angry_bees"]})
    assert "Bob" not in s.asked()
    s.match.mark(1, s.t.hands[1].cards[0])
    assert look(s.match, 1).marked == [s.match.card_id(s.t.hands[1].cards[0])]
    s.passes()
    assert "Bob" in s.asked()
    s.match.mark(1, s.t.hands[1].cards[0], on=False)
    assert look(s.match, 1).marked == []


def test_nobody_marks_what_they_do_not_see() -> None:
    s = in_combat(Bob={"hand": ["angry_bees"]})
    with pytest.raises(IllegalChoice, match="does not see"):
        s.match.mark(0, s.t.hands[1].cards[0])


def test_a_call_between_windows_is_for_the_next_one() -> None:
    s = usual(fight(Ann={"level": 2, "hand": ["angry_bees"]}, Bob=BOB)).until("combat")
    s.act("Ann", "play angry_bees")
    assert s.what("Ann") == "side"
    s.match.call(1)
    assert "Bob" not in s.asked()
    s.choose("Ann", "side munchkins")
    assert "Bob" in s.asked()


def test_passing_until_the_end_holds_through_every_roll_and_not_for_what_is_aimed_at_me() -> None:
    s = fight(
        "mannfred",
        Ann={"level": 3, "hand": ["twin"]},
        Bob={"hand": ["loaded_die", "lose_a_level"]},
        Cid={"hand": ["lose_a_level"]},
        keeper=False,
        dice=[1, 1],
    )
    s.act("Bob", "pass-until combat")
    rolls = 0
    for _ in range(40):
        if s.t.fight is None:
            break
        rolls += s.what() == "roll"
        assert "Bob" not in s.asked(), s.what()
        s.match.choose(s.match.pending()[0].seat, 0)
    assert s.t.fight is None
    assert rolls == 0, "nobody else could answer the die"
    assert s.heard_of("roll Ann 1")


def test_settings_are_no_decisions_and_survive_a_file() -> None:
    game = game_named("munchkin")
    match = Match.start(game, table_for(game, 3), seed_of("settings"), patient=True)
    for level in (0, 2, 1):
        match.attend(1, level)
    number = match.number(1)
    assert number == 0
    held = 0
    for _ in range(300):
        while match.held():
            if held < 12:
                held += 1
                seat = held % 3
                match.attend(seat, held % 2)
                if match.aside(seat) is not None:
                    match.call(seat)
                    break
            match.go_on()
        if match.ask is None:
            break
        decision = match.pending()[0]
        match.choose(decision.seat, len(decision.options) - decision.standing - 1)
    assert held == 12
    assert any(choice.index >= SETTINGS for choice in match.choices)
    copy = match.at(len(match.choices), patient=True)
    assert copy.digest() == match.digest(), "the same choices lead to the same place"
    while match.held():
        match.go_on()
    loaded = replay(read_file(to_file(match), "file"), "file")
    assert loaded.digest() == match.digest()
    assert loaded.attention.levels == match.attention.levels


def test_an_imagined_world_does_not_know_what_others_have_set() -> None:
    s = in_combat(Bob={"hand": ["angry_bees"]})
    s.match.attend(1, EVERYTHING)
    s.match.mark(1, s.t.hands[1].cards[0])
    s.match.attend(0, ME)
    world = s.match.imagine(0, seed_of("world"))
    assert world.attention.levels == [ME, MATTER, MATTER]
    assert world.attention.marks == [[], [], []]


def test_who_called_itself_is_called_in_the_worlds_it_imagines() -> None:
    for early in (False, True):
        s = usual(fight(Ann={"level": 2, "hand": ["angry_bees"]}, Bob=BOB)).until("combat")
        if early:
            s.act("Ann", "play angry_bees")
            s.match.call(1)
            s.choose("Ann", "side munchkins")
        else:
            s.match.call(1)
        world = s.match.imagine(1, seed_of("world"))
        assert world.decision(1) is not None
        world.choose(1, 0)
        if not early:
            other = s.match.imagine(0, seed_of("world"))
            assert other.decision(1) is None, "what others want is not known"


def test_what_is_no_setting_is_refused() -> None:
    s = in_combat()
    before = len(s.match.choices)
    for index in (SETTINGS + 3, 0x8011, 0xFFFF):
        with pytest.raises(IllegalChoice):
            s.match.choose(0, index)
    with pytest.raises(IllegalChoice):
        s.match.attend(7, MATTER)
    with pytest.raises(IllegalChoice):
        s.match.attend(0, 9)
    for key in ("attend:sometimes", "mark:nothing", "hum"):
        with pytest.raises(IllegalChoice):
            s.match.setting(0, key)
    assert len(s.match.choices) == before


def test_scenarios_are_called_for_everything() -> None:
    s = Sitting.at("munchkin", ["Ann", "Bob", "Cid"])
    assert s.match.attention.levels == [EVERYTHING] * 3
