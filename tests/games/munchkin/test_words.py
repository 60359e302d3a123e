"""Every word the rules use has a message, also those that random play seldom reaches."""

import re
from pathlib import Path

import pytest

import koldun.games.munchkin
from koldun.content.library import CardInfo
from koldun.games.munchkin.library import LIBRARY

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
