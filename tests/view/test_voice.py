"""Prompts say who and what causes them, to whom they speak; a game's own words go before shared ones."""

from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight, scene

from koldun.testing.sitting import Sitting
from koldun.view.look import look, overhear
from koldun.view.words import Speaker


def asked(s: Sitting, name: str, lang: str = "en") -> str:
    seat = s.seat(name)
    prompt = look(s.match, seat).prompt
    assert prompt is not None
    return Speaker(s.match.game, lang, s.names, seat).prompt(prompt)


def button(s: Sitting, name: str, key: str, lang: str = "en") -> str:
    seat = s.seat(name)
    prompt = look(s.match, seat).prompt
    assert prompt is not None
    option = next(o for o in prompt.options if o.key == key)
    return Speaker(s.match.game, lang, s.names, seat).option(option, prompt)


def log(s: Sitting, name: str = "") -> list[str]:
    seat = s.seat(name)
    speaker = Speaker(s.match.game, "en", s.names, seat)
    return [speaker.event(event) for event in overhear(s.match, seat)]


def test_great_moments_have_names() -> None:
    s = scene(doors=["skaven"], Ann={"hand": ["twin"]})
    assert button(s, "Ann", "pass") == "Kick down the door"
    assert button(s, "Ann", "pass", "ru") == "Вышибить дверь"
    assert button(s, "Cid", "pass") == "Let them kick it"
    s.until("after")
    assert button(s, "Ann", "pass") == "Go on"
    s = fight("mannfred", Ann={"level": 3, "hand": ["twin"]})
    assert button(s, "Ann", "pass") == "Run away"
    assert "You are losing 3 : 10" in asked(s, "Ann")
    s.until("run-window")
    assert button(s, "Ann", "pass") == "Roll the die"
    s = fight(Ann={"level": 5, "hand": ["twin"]})
    assert button(s, "Ann", "pass") == "Finish it!"
    assert "You are winning 5 : " in asked(s, "Ann")
    s.until("claim")
    assert asked(s, "Cid").startswith("Ann wins 5 : ")


def test_the_helper_who_runs_is_named_and_spoken_to() -> None:
    s = fight(
        "mannfred", Ann={"level": 3, "hand": ["twin"]}, Bob={"level": 3, "hand": ["twin"]}, dice=[6]
    )
    s.act("Ann", "seek", "offer Bob 1 helper-first").choose("Bob", "yes")
    s.until("run-order")
    s.choose("Ann", "second").choose("Bob", "first")
    assert s.what() == "run-window"
    assert asked(s, "Bob").startswith("You are running away")
    assert asked(s, "Cid").startswith("Bob is running away")


def test_a_loss_names_its_cause_and_a_lost_card_is_seen() -> None:
    s = scene(
        Ann={"play": ["rusty_cleaver", "war_drum"]},
        Bob={"hand": ["lose_one_small_item"]},
    )
    s.act("Bob", "play lose_one_small_item", "curse Ann")
    if s.what() == "ward":
        s.passes()
    assert s.what("Ann") == "lose"
    prompt = look(s.match, 0).prompt
    assert prompt is not None
    assert prompt.about is not None
    assert prompt.about.face == "lose_one_small_item"


def test_a_forced_discard_says_who_hits_with_what() -> None:
    s = brawl(hand=["festering_trepanner"], seats={"Bob": {"hand": ["glyph", "fizzle"]}})
    s.play("festering_trepanner")
    assert s.what("Bob") == "discard"
    assert asked(s, "Bob").startswith("Ann hits you with ")


def test_a_purchase_and_a_draw_are_told_once() -> None:
    s = brawl(hand=["glyph"] * 5)
    for _ in range(5):
        s.play("glyph")
    before = len(log(s, "Ann"))
    s.choose("Ann", "buy snot_knight")
    bought = [line for line in log(s, "Ann")[before:] if "Snot Knight" in line]
    assert len(bought) == 1, bought
    assert not any(line.startswith("power") for line in s.heard())
    heard = s.heard("Ann")
    assert not any(line.startswith("draw Ann") for line in heard), "own cards are told by name"
