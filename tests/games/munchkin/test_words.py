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
from koldun.view.look import overhear
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
    wanted = "«Свинцовые сапоги», жертва — Ann: «Ноги наливаются"
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
