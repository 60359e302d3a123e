"""Prompts say who and what causes them, to whom they speak; a game's own words go before shared ones."""

from collections import Counter

from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight, scene
from games.three_mages.scene import scene as castles
from games.wiz_war.scene import scene as duel

from koldun.bots.policies import by_hints
from koldun.content.library import library_of
from koldun.content.registry import game_named
from koldun.testing.contract import begin
from koldun.testing.sitting import Sitting
from koldun.view.look import look, overhear
from koldun.view.words import Speaker, listed


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
    assert button(s, "Ann", "pass") == "Trouble or loot"
    s = fight("mannfred", Ann={"level": 3, "hand": ["twin"]})
    assert button(s, "Ann", "pass") == "Run away (5+)"
    assert "You are losing 3 : 10" in asked(s, "Ann")
    s.until("run-window")
    assert button(s, "Ann", "pass") == "Roll the die"
    assert asked(s, "Ann").startswith("You are running away: 5 or more on the die.")
    s = fight(Ann={"level": 5, "hand": ["twin"]})
    assert button(s, "Ann", "pass") == "Finish it!"
    assert "You are winning 5 : " in asked(s, "Ann")
    s.until("claim")
    assert asked(s, "Cid").startswith("Ann wins 5 : ")


def rolled(die: int, **ann: object) -> Sitting:
    """Ann runs from a monster, and could still change what the die shows."""
    ann = {"level": 3, "hand": ["loaded_die"], **ann}
    return fight("mannfred", Ann=ann, dice=[die]).until("roll")


def test_a_roll_says_what_comes_of_it_and_so_do_its_buttons() -> None:
    s = rolled(2)
    assert asked(s, "Ann").startswith("The die shows 2, and it takes 5: ")
    assert asked(s, "Ann", "ru").startswith("На кубике 2, а нужно 5: ")
    assert button(s, "Ann", "pass") == "Take the Bad Stuff"
    assert button(s, "Ann", "pass", "ru") == "Принять непотребство"
    s = rolled(6)
    assert asked(s, "Ann").startswith("The die shows 6, enough to get away")
    assert button(s, "Ann", "pass") == "Get away"


def test_what_the_die_must_show_counts_what_helps_to_run() -> None:
    s = fight("mannfred", Ann={"level": 3, "hand": ["twin"], "play": ["bucket_of_secrecy"]})
    assert button(s, "Ann", "pass") == "Run away (4+)"
    s.until("run-window")
    assert "4 or more on the die" in asked(s, "Ann")


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


def about(s: Sitting, name: str) -> tuple[str, int]:
    """The card and the seat that a question names as its cause."""
    prompt = look(s.match, s.seat(name)).prompt
    assert prompt is not None
    return (prompt.about.face or "" if prompt.about else ""), prompt.by


def test_questions_of_wiz_war_say_whose_spell_they_come_from() -> None:
    s = duel(red={"hand": ["brain_burn"]}, blue={"at": "2.4", "hand": ["zot", "fog"]})
    s.cast("Red", "brain_burn", "wizard Blue")
    assert s.what("Blue") == "forget"
    assert about(s, "Blue") == ("brain_burn", 0)
    assert asked(s, "Blue").startswith("Red burns your mind")
    assert asked(s, "Blue", "ru").startswith("Red выжигает")
    s = duel(red={"hand": ["thought_steal"]}, blue={"at": "2.4", "hand": ["zot", "fog"]})
    s.cast("Red", "thought_steal", "wizard Blue")
    assert s.what("Red") == "steal"
    assert about(s, "Red") == ("thought_steal", 1)
    assert asked(s, "Red") == "Thought Steal: which card do you take from Blue?"
    s = duel(red={"at": "2.2"}, blue={"at": "2.2", "hand": ["featherweight"]})
    s.choose("Red", "punch Blue")
    s.choose("Blue", "counter featherweight")
    assert s.what("Blue") == "float"
    assert about(s, "Blue")[0] == "featherweight"
    assert asked(s, "Blue").startswith("Featherweight: you are blown away.")


def test_whoever_is_shoved_hears_by_whom() -> None:
    s = duel(red={"hand": ["big_man_form"]}, blue={"at": "2.2"})
    s.cast("Red", "big_man_form")
    assert s.what("Blue") == "shoved"
    assert about(s, "Blue")[1] == 0
    assert asked(s, "Blue") == "Red shoves you. Where do you go?"


_CAUSED = {"discard", "destroy", "top-two", "put-back", "top", "top-discard", "limps", "give"}


def test_every_discard_and_destruction_of_krutagidon_names_its_card() -> None:
    """But for the prize of a turn, which is the end of it."""
    game = game_named("krutagidon")
    heard = Counter[str]()
    for number in range(2):
        match = begin(game, 4, f"causes {number}", log=False)
        for now in by_hints(match, f"causes {number}"):
            ask = now.ask
            if ask is not None and ask.what in _CAUSED and ask.word != "prize":
                heard[ask.what] += 1
                assert ask.about >= 0, f"{ask.what} ({ask.rule}) says no cause"
    assert heard["discard"] > 5, heard
    assert heard["destroy"] > 5, heard


def test_damage_says_who_struck_and_with_which_card() -> None:
    s = brawl(3, ["wand"])
    s.play("wand", "target Bob")
    assert log(s, "Bob")[-1] == "Ann hits you for 1 damage with Wand!"
    assert log(s, "Ann")[-1] == "You hit Bob for 1 damage with Wand."
    assert log(s, "Cid")[-1] == "Ann hits Bob for 1 damage with Wand."
    s = brawl(3, ["annihilageddon"], {"Bob": {"hand": ["lil_coin"]}})
    s.play("annihilageddon")
    s.choose("Bob", "defend lil_coin")  # sends it back: Cid is still struck by Ann, not by Bob
    assert any(line.startswith("Bob hits you for") for line in log(s, "Ann"))
    assert any(line.startswith("Ann hits you for") for line in log(s, "Cid"))


def test_a_name_with_its_own_mark_ends_the_sentence() -> None:
    s = brawl(2, ["annihilageddon"])
    s.play("annihilageddon")
    assert "You play Annihilageddon!" in log(s, "Ann")
    assert log(s, "Ann")[-1] == "You hit Bob for 7 damage with Annihilageddon!"


def test_revealed_creatures_have_owners() -> None:
    match = begin(game_named("krendel"), 3, "owners")
    for choice in (0, 1, 2):
        match.choose(choice, 0)
    names = ["Ann", "Bob", "Cid"]
    heard = next(event for event in overhear(match, 1) if event.id == "reveal")
    cards = [Speaker(match.game, "en", names).card(card) for card in heard.cards]
    told = Speaker(match.game, "en", names, 1).event(heard)
    assert told.startswith(
        f"The cards are revealed. Ann: {cards[0]}; You: {cards[1]}; Cid: {cards[2]}"
    )
    assert "; Bob: " in Speaker(match.game, "en", names).event(heard)


def test_equal_cards_are_counted_and_names_with_a_comma_are_parted() -> None:
    assert listed(["Glyph", "Fizzle", "Glyph"]) == "Glyph ×2, Fizzle"
    assert listed(["Bargain Bin", "Asmodeus, Party Demon"]) == "Bargain Bin; Asmodeus, Party Demon"
    assert listed([]) == ""


def test_cards_played_in_a_row_are_one_line() -> None:
    s = brawl(2, ["glyph", "glyph", "wand"])
    s.play("glyph").play("glyph")
    speaker = Speaker(s.match.game, "en", ["Ann", "Bob"], 1)
    told = [speaker.event(event) for event in speaker.gathered(overhear(s.match, 1))]
    assert told[-1] == "Ann plays Glyph ×2."


def test_whoever_chooses_a_target_is_told_the_damage_where_it_is_certain() -> None:
    s = brawl(3, ["guilty_giblets"])
    s.play("guilty_giblets")
    assert asked(s, "Ann") == "Guilty Giblets: who takes 5 damage?"


def test_a_price_is_paid_for_something() -> None:
    s = castles(hand={"Fire": "M3 m03"})
    s.choose("Fire", "summon-with mag-m03 mag-meteorite")
    name = next(card.name["en"] for card in library_of(s.match.game).cards if card.id == "mag-m03")
    assert any(line.startswith(f"Fire pays for {name}: Meteorite") for line in log(s, "Ice"))


def test_a_fight_on_the_road_names_both_and_their_strength() -> None:
    s = castles(roads={"FI-4": "fire m25", "FI-5": "ice m15"})
    s.choose("Fire", "move FI-4")
    told = log(s, "Ice")
    names = {card.id: card.name["en"] for card in library_of(s.match.game).cards}
    mine, theirs = names["mag-m15"], names["mag-m25"]
    assert f"{theirs} attacks your monster {mine} with strength 4 on FI-5." in told
    assert f"Your monster {mine} strikes back at {theirs} with strength 3." in told


def test_a_blow_that_is_held_names_who_struck_and_both_numbers() -> None:
    match = begin(game_named("krendel"), 3, "owners")
    for choice in (0, 1, 2):
        match.choose(choice, 0)
    names = ["Ann", "Bob", "Cid"]
    held = next(event for event in overhear(match, 1) if event.id == "hold")
    told = Speaker(match.game, "en", names).event(held)
    assert f"the attack of {names[held.seat]}: {held.word} against defence {held.number}" in told


def test_a_new_reward_says_its_condition_and_not_the_card_it_stands_on() -> None:
    match = begin(game_named("krendel"), 3, "owners")
    for choice in (0, 1, 2):
        match.choose(choice, 0)
    speaker = Speaker(match.game, "en", ["Ann", "Bob", "Cid"])
    new = next(event for event in overhear(match, 1) if event.id == "new-reward")
    told = speaker.event(new)
    assert speaker.card(new.cards[0]) not in told
    assert speaker.card(new.cards[1]) in told
    compares = next(c for c in library_of(match.game).cards if c.id == new.cards[0].face).facts[
        "compares"
    ]
    assert new.word == compares


def test_whoever_kills_is_named() -> None:
    s = brawl(3, ["guilty_giblets"], {"Bob": {"life": 3}})
    s.play("guilty_giblets", "target Bob")
    assert "Ann finishes you off! Never mind, you will be back." in log(s, "Bob")
    assert "Ann finishes off Bob!" in log(s, "Cid")
