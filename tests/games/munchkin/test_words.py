"""Every word the rules use has a message, also those that random play seldom reaches."""

import re
from pathlib import Path

import pytest
from games.munchkin.scene import Party, fight, scene

import koldun.games.munchkin
from koldun.cli import main
from koldun.content.library import CardInfo
from koldun.games.munchkin.library import LIBRARY
from koldun.kernel.errors import BadFile
from koldun.view.look import look, overhear
from koldun.view.words import Speaker

SOURCES = sorted(Path(koldun.games.munchkin.__path__[0]).rglob("*.py"))
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
EVENTS = set(re.findall(r't\.say\(\s*"([a-z-]+)"', CODE))
OPTIONS = set(re.findall(r'Option\(\s*"([a-z-]+)"', CODE))
OPTIONS |= set(re.findall(r'_with_monsters\("([a-z-]+)"', CODE))
OPTIONS |= set(re.findall(r'foe_options\(t, "([a-z-]+)"', CODE))
ASKS = set(re.findall(r'(?:ask|together)\(\s*[\w.\[\]]+,\s*"([a-z-]+)"', CODE))
ASKS |= set(re.findall(r'window\(\s*t, [^"]+?"([a-z-]+)"', CODE))
RULES = set(re.findall(r'"(MUN-[A-Z]+-\d+)"', CODE))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_event_option_and_question_is_worded(lang: str) -> None:
    assert len(EVENTS) > 60
    assert len(OPTIONS) > 50
    assert len(ASKS) > 40
    for kind, words in (("event", EVENTS), ("option", OPTIONS), ("ask", ASKS)):
        missing = [w for w in sorted(words) if not LIBRARY.text.has(lang, f"{kind}-{w}")]
        assert missing == [], kind


def test_every_rule_cited_is_in_the_ledger() -> None:
    assert len(RULES) > 80
    assert [r for r in sorted(RULES) if not LIBRARY.ledger.knows(r)] == []


@pytest.mark.parametrize("card", LIBRARY.cards, ids=lambda c: c.id)
def test_every_card_reads_well(card: CardInfo) -> None:
    text = card.text
    for lang in ("ru", "en"):
        assert text[lang].endswith((".", "?"))
        assert "  " not in text[lang]
        assert " ." not in text[lang]
        assert "{" not in text[lang]


# --- for fun


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_card_has_a_line_of_its_own_for_fun(lang: str) -> None:
    assert sum(card.copies for card in LIBRARY.cards) == 168
    lines = [card.flavour.get(lang, "") for card in LIBRARY.cards]
    assert [card.id for card in LIBRARY.cards if not card.flavour.get(lang, "").strip()] == []
    assert len(set(lines)) == len(lines)
    assert all(len(line) <= 90 and line.endswith((".", "!", "?", "...")) for line in lines)
    assert all(bool(re.search("[а-яё]", line)) is (lang == "ru") for line in lines)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_monster_and_every_curse_is_a_small_disaster_of_its_own(lang: str) -> None:
    told = [card.disaster for card in LIBRARY.cards if card.kind in ("monster", "curse")]
    assert all(words.get(lang, "").strip() for words in told)
    assert len({words[lang] for words in told}) == len(told)


def test_a_line_for_fun_is_in_both_languages_or_not_there() -> None:
    card = """[[card]]
id = "mine"
kind = "curse"
name = { ru = "Моё", en = "Mine" }
flavour = { ru = "Ха." }
do = { lose_level = 1 }
"""
    with pytest.raises(BadFile, match=r"flavour\.en"):
        LIBRARY.pack("mine.toml", card)
    plain = card.replace('flavour = { ru = "Ха." }\n', "")
    assert LIBRARY.pack("mine.toml", plain).cards[0].flavour == {}


def test_the_terminal_shows_it_under_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "munchkin", "overcharge_rune", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "voids the warranty" in said


def said(s: Party, lang: str = "en", who: str = "Cid") -> list[str]:
    """What somebody reads of what has happened."""
    speaker = Speaker(s.match.game, lang, s.names, s.seat(who))
    return [speaker.event(event) for event in overhear(s.match, s.seat(who))]


def test_a_disaster_is_told_before_what_it_costs() -> None:
    s = fight("barrow_choir", dice=[1], Ann={"level": 5}).quiet("charity")
    lines = said(s)
    told = lines.index(
        "Barrow Choir to Ann: “They sing your eulogy, and it is accurate. You lose two levels.”"
    )
    assert told < next(
        i for i, line in enumerate(lines) if line.startswith("Ann goes down 2 levels")
    )
    c = scene(phase="door", doors=["lead_boots"]).until("after")
    wanted = "«Свинцовые сапоги», жертва\N{NO-BREAK SPACE}— Ann: «Ноги наливаются"
    assert any(line.startswith(wanted) for line in said(c, "ru"))


def test_you_of_a_disaster_is_whom_it_strikes() -> None:
    """The victim is spoken to; everybody else reads to whom it is said."""
    s = fight("barrow_choir", dice=[1], Ann={"level": 5}).quiet("charity")
    own = said(s, "en", "Ann")
    assert any(line.startswith("Barrow Choir: They sing your eulogy") for line in own)
    assert not any(line.startswith("Barrow Choir: They sing") for line in said(s))


def test_no_disaster_is_told_where_nothing_is_lost() -> None:
    barefoot = scene(phase="door", doors=["lose_worn_footgear"]).until("after")
    assert not barefoot.heard_of("struck Ann")
    assert barefoot.heard_of("no-effect Ann")
    shod = scene(phase="door", doors=["lose_worn_footgear"], Ann={"play": ["iron_clogs"]})
    assert shod.until("after").heard_of("struck Ann")


def test_a_card_of_a_pack_strikes_without_words_of_its_own() -> None:
    for lang, words in (("en", "Deep Maw does its worst."), ("ru", "делает своё чёрное дело")):
        assert words in LIBRARY.text.say(lang, "event-struck", {"card": "Deep Maw", "told": "none"})


@pytest.mark.parametrize(
    ("card", "english", "russian"),
    [
        ("colossal", "makes Crypt Bailiff stronger by 10", "усиливает"),
        ("just_hatched", "makes Crypt Bailiff weaker by 5", "ослабляет"),
        ("twin", "a second Crypt Bailiff joins the fight", "приходит близнец"),
    ],
)
def test_what_an_enhancer_does_is_told_as_it_is(card: str, english: str, russian: str) -> None:
    s = fight("crypt_bailiff", Bob={"hand": [card]}).act("Bob", f"play {card}")
    assert any(english in line for line in said(s))
    assert any(russian in line for line in said(s, "ru"))


def test_a_one_shot_is_told_once() -> None:
    s = fight("crypt_bailiff", Bob={"hand": ["angry_bees"]})
    s.act("Bob", "play angry_bees", "side monsters")
    assert [line for line in said(s) if "Angry Bees" in line] == [
        "Bob plays Angry Bees for the monsters."
    ]


def test_what_a_curse_took_is_told_after_the_victim_chose() -> None:
    """The question names whoever cursed; before the answer nothing is lost."""
    s = scene(Ann={"play": ["rusty_cleaver", "war_drum"]}, Bob={"hand": ["lose_one_small_item"]})
    s.act("Bob", "play lose_one_small_item", "curse Ann")
    if s.what() == "ward":
        s.passes()
    prompt = s.view("Ann").prompt
    assert prompt is not None
    assert prompt.what == "lose"
    assert prompt.by == s.seat("Bob")
    asked = Speaker(s.match.game, "en", s.names, s.seat("Ann")).prompt(prompt)
    assert asked.startswith("Bob cursed you")
    assert not s.heard_of("struck Ann")
    s.choose("Ann", "lose war_drum")
    assert s.heard_of("lost Ann war_drum")
    assert s.heard_of("struck Ann lose_one_small_item")
    heard = [line.split()[0] for line in s.heard()]
    assert heard.index("struck") < heard.index("lost")  # the cause before what it costs


def test_a_bargain_is_told_before_its_terms_and_names_who_gets() -> None:
    s = scene(Ann={"play": ["war_drum"]}, Bob={"play": ["buckler_of_bluff"]})
    s.act("Ann", "trade", "with Bob")
    prompt = s.view("Ann").prompt
    assert prompt is not None
    assert "Bob" in Speaker(s.match.game, "ru", s.names, 0).prompt(prompt)
    s.choose("Ann", "give war_drum", "want buckler_of_bluff", "done").choose("Bob", "no")
    lines = said(s)
    begun = lines.index("Ann offers Bob a trade.")
    assert lines[begun : begun + 4] == [
        "Ann offers Bob a trade.",
        "If agreed, Ann gives Bob: War Drum.",
        "If agreed, Bob gives Ann: Buckler of Bluff.",
        "Bob refuses.",
    ]


def test_a_roll_says_from_what_and_what_it_takes() -> None:
    s = fight("crypt_bailiff", Ann={"level": 3}, dice=[2]).quiet("charity")
    assert any("runs from" in line and "and rolls 2: it takes" in line for line in said(s))


def test_whoever_names_terms_is_spoken_to_as_i() -> None:
    """«Первым выбираю я» in both steps of a bargain, for either side."""
    s = fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3})
    s.act("Ann", "seek", "haggle Bob")
    for name, mine in (("Ann", "main-first"), ("Bob", "helper-first")):
        prompt = s.view(name).prompt
        assert prompt is not None
        assert prompt.what == "share"
        speaker = Speaker(s.match.game, "ru", s.names, s.seat(name))
        for option in prompt.options:
            if option.place in ("main-first", "helper-first"):
                assert ("выбираю я" in speaker.option(option, prompt)) == (option.place == mine)
        if name == "Ann":
            s.choose("Ann", "share 0", "done").choose("Bob", "counter")


def test_no_dash_begins_a_line() -> None:
    for text in (LIBRARY.text.source("ru"), *(card.flavour["ru"] for card in LIBRARY.cards)):
        assert " — " not in text


# --- questions name only what there is


def asked(s: Party, name: str) -> str:
    seat = s.names.index(name)
    prompt = look(s.match, seat).prompt
    assert prompt is not None
    return Speaker(s.match.game, "en", s.names, seat).prompt(prompt)


def test_a_question_names_only_what_can_be_done() -> None:
    bare = fight("mannfred", Ann={"level": 3}, Bob={"level": 3})
    assert asked(bare, "Ann").endswith(". Call for help, or run.")
    armed = fight("mannfred", Ann={"level": 3, "hand": ["twin"]}, Bob={"level": 3})
    assert asked(armed, "Ann").endswith(". Play a card, call for help, or run.")
    armed.act("Ann", "seek", "offer Bob 1 helper-first").choose("Bob", "yes")
    assert asked(armed, "Ann").endswith(". Play a card, or run.")
    door = scene(doors=["skaven"], Ann={"hand": ["twin"]})
    assert asked(door, "Ann") == "Your turn: kick down the door."
    ran = fight("mannfred", Ann={"level": 3, "hand": ["twin"]}, dice=[2]).until("run-window")
    assert "Play something" not in asked(ran, "Ann")
