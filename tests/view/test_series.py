"""Several choices in one go: walks and "play all", and where they stop."""

import pytest
from games.krutagidon.scene import scene as brawl
from games.wiz_war.scene import Duel
from games.wiz_war.scene import scene as duel

from koldun.testing.sitting import Sitting
from koldun.view.look import overhear
from koldun.view.series import Series, way_to
from koldun.view.views import Prompt
from koldun.view.words import Speaker


def prompt_of(s: Sitting, name: str) -> Prompt:
    prompt = s.view(name).prompt
    assert prompt is not None
    return prompt


def go(s: Sitting, name: str, series: Series | None) -> int:
    """Make its choices as long as there are any; returns how many."""
    assert series is not None
    seat, made, heard = s.seat(name), 0, len(overhear(s.match, s.seat(name)))
    while True:
        prompt = s.view(name).prompt
        told = overhear(s.match, seat, heard)
        option = None if prompt is None else series.next(prompt, told)
        if option is None:
            return made
        heard += len(told)
        s.match.choose_key(seat, option.key)
        made += 1


def ways(s: Duel) -> dict[str, str]:
    return prompt_of(s, "Red").ways


@pytest.mark.rule("WIZ-MOVE-01", "WIZ-MOVE-02")
def test_a_walk_goes_step_by_step_to_a_far_square() -> None:
    s = duel()
    assert way_to(prompt_of(s, "Red"), "2.5") == ["2.3", "2.4", "2.5"]
    assert go(s, "Red", Series.walk(prompt_of(s, "Red"), "2.5")) == 3
    assert (s.at("Red"), s.mp("Red")) == ("2.5", 0)
    assert s.match.decided() == 3, "each step is a choice, so each can be taken back"


def test_no_way_leads_through_walls_or_farther_than_the_movement_points() -> None:
    s = duel()
    assert "2.6" not in ways(s), "four steps away"
    for place, before in ways(s).items():
        way = way_to(prompt_of(s, "Red"), place)
        assert 2 <= len(way) <= 3
        assert way[-2] == before
        walker = duel()
        walker.choose("Red", *[f"step {one}" for one in way])
        assert walker.at("Red") == place, "every way can be gone by the rules"
    assert Series.walk(prompt_of(s, "Red"), "2.6") is None
    assert Series.walk(prompt_of(s, "Red"), "no such place") is None


def test_with_one_movement_point_left_there_is_no_way_to_show() -> None:
    s = duel()
    s.choose("Red", "step 2.3", "step 2.2")
    assert s.mp("Red") == 1
    assert ways(s) == {}


def test_a_way_ends_at_what_springs_on_whoever_enters() -> None:
    s = duel(red={"hand": ["rosebush"]})
    assert ways(s)["2.5"] == "2.4"
    s.cast("Red", "rosebush", "square 2.4")
    assert ways(s)["2.4"] == "2.3", "who wants to may walk into it"
    assert ways(s).get("2.5") != "2.4"


def test_a_walk_stops_where_something_happens() -> None:
    s = duel(red={"hand": ["rosebush"]}, blue={"at": "2.4", "hand": ["rosebush"]})
    s.cast("Red", "rosebush", "square 2.3")
    series = Series.walk(prompt_of(s, "Red"), "3.2")
    assert series is not None
    series.way = ["2.3", "2.4"]  # as if the bush had grown on the way
    assert go(s, "Red", series) == 1
    assert s.at("Red") == "2.3"
    assert s.life("Red") == 12


def test_a_walk_stops_where_anything_else_is_asked() -> None:
    s = duel()
    series = Series.walk(prompt_of(s, "Red"), "2.5")
    assert series is not None
    s.choose("Red", "done")
    assert series.next(prompt_of(s, "Red"), []) is None


def test_nothing_hidden_is_needed_to_know_a_way() -> None:
    """Markers of traps are seen; which of them is live is not."""
    s = duel(blue={"hand": ["booby_trap"], "at": "2.4"}, active="Blue")
    s.choose("Blue", "cast booby_trap")
    while s.what("Blue") == "target":
        s.choose("Blue", next(o for o in s.offered("Blue") if o.startswith(("square", "in-"))))
    s.end("Blue")
    for marker, place in zip(s.t.things, ("2.3", "3.2", "1.2", "2.1"), strict=True):
        marker.at = s.t.layout.square_by[place]
    assert ways(s) == {}, "all four ways out lead over a marker"
    s.t.things[0].at = s.t.layout.square_by["2.5"]
    found = ways(s)
    assert found["2.5"] == "2.4", "a way may end at a marker"
    for marker in s.t.things:
        marker.live = not marker.live
    assert ways(s) == found


def test_the_log_tells_a_walk_once() -> None:
    s = duel()
    s.choose("Red", "step 2.3", "step 2.4", "done")
    for lang, said in (("en", "You walk to 2.4: 2 steps."), ("ru", "Вы идёте на 2.4: 2 шага.")):
        speaker = Speaker(s.match.game, lang, s.names, 0)
        events = speaker.gathered(overhear(s.match, 0))
        assert [speaker.event(e) for e in events if e.id.startswith("step")] == [said]
    other = Speaker(s.match.game, "ru", s.names, 1)
    told = [other.event(e) for e in other.gathered(overhear(s.match, 1)) if e.id == "step-row"]
    assert told == ["Red идёт на 2.4: 2 шага."]


def test_steps_of_two_wizards_are_two_lines() -> None:
    s = duel()
    s.choose("Red", "step 2.3", "done", "draw 0")
    s.choose("Blue", s.offered("Blue")[1])
    speaker = Speaker(s.match.game, "en", s.names, 0)
    assert not [e for e in speaker.gathered(overhear(s.match, 0)) if e.id == "step-row"]


def test_cards_that_go_the_same_way_are_one_line() -> None:
    s = brawl(3)
    for rule in ("KRU-LIMP-01", "KRU-LIMP-03"):
        s.t.say("gain", rule, seat=1, card=s.t.limp.top(), word="discard")
    s.t.say("gain", "KRU-LIMP-01", seat=1, card=s.t.limp.top(), word="top")
    speaker = Speaker(s.match.game, "ru", s.names, 0)
    told = [e for e in speaker.gathered(overhear(s.match, 0)) if e.id.startswith("gain")]
    assert [(e.id, len(e.cards)) for e in told] == [("gain-row", 2), ("gain", 1)]
    assert speaker.event(told[0]).startswith("Bob кладёт в сброс: ")


def test_what_somebody_does_to_himself_does_not_name_him_twice() -> None:
    s = duel()
    s.t.say("turned", "WIZ-BOARD-01", seat=1, other=1, number=1)
    told = overhear(s.match, 0)[-1]
    assert Speaker(s.match.game, "en", s.names, 0).event(told).count("Blue") == 1
    assert Speaker(s.match.game, "ru", s.names, 0).event(told).count("Blue") == 1


# --- the whole hand of Krutagidon


@pytest.mark.rule("KRU-TURN-08")
def test_the_whole_hand_is_played_in_one_go() -> None:
    s = brawl(hand=["glyph"] * 3)
    assert prompt_of(s, "Ann").every == "play"
    assert go(s, "Ann", Series.all(prompt_of(s, "Ann"))) == 4, "and the Fizzle"
    assert s.hand("Ann") == []
    assert s.what("Ann") == "act", "the turn goes on: there is Power to spend"


@pytest.mark.rule("KRU-TURN-08", "KRU-WILD-03")
def test_it_stops_where_a_choice_is_needed() -> None:
    s = brawl(players=3, hand=["glyph", "wand", "glyph"])
    made = go(s, "Ann", Series.all(prompt_of(s, "Ann")))
    assert s.what("Ann") == "target", s.offered("Ann")
    assert made < 4
    assert s.hand("Ann") != []


def test_games_without_such_a_verb_offer_nothing_for_all() -> None:
    prompt = prompt_of(duel(), "Red")
    assert prompt.every == ""
    assert Series.all(prompt) is None
