"""Generated card texts: whole sentences, numbers that agree, and what a card must say.

Cards are looped over, not parameters: reading well is no test of what a card does.
"""

import re

from koldun.content.text import LANGUAGES
from koldun.games.wiz_war.library import LIBRARY

SLIPS = {
    "ru": [
        r"\b1 (урона|карты|карт|жизни|очка|очков|жетона)\b",
        r"(?<!до )\b[234] (карт|жизней|очков|жетонов)\b",
        r"\bочк\.",
    ],
    "en": [r"\b1 (cards|tokens|points|squares)\b", r"\b[2-9] (card|token|square)\b", r"\ba [aeio]"],
}


SAID = [
    ("null_powder", "in sight. Discard this item.", "Сбросьте этот предмет"),
    ("golem_form", "a creature of yours", "своё существо"),
    ("globe_of_pain", "at most 6 steps", "не больше 6 шагов"),
    ("absorb_spell", "any Global spell", "глобальное заклинание"),
    ("dagger", "adjacent square: the target takes 2", "смежной клетке: цель получает 2"),
    ("pain_link", "as a counterspell when you are attacked", "как контрзаклинание, когда"),
    ("energy_4", "4 more movement points", "4 очка движения"),
    ("energy_5", "has energy 5", "5 очков движения"),
    ("thornbush", "1 physical damage, gets 1 stun token", "1 физический урон"),
]


def test_every_card_reads_like_one() -> None:
    for card in LIBRARY.cards:
        for lang in LANGUAGES:
            text = card.text[lang]
            assert re.match(r"[A-ZА-ЯЁ]", text), text
            assert text.endswith("."), text
            assert not re.search(r"  |\.\.| [.,;:]|[{}]", text), text
            assert not re.search(r": [A-ZА-ЯЁ]", text), f"a capital after a colon: {text}"
            for slip in SLIPS[lang]:
                assert not re.search(slip, text), f"{slip}: {text}"


def test_cards_say_what_they_must() -> None:
    texts = {card.id: card.text for card in LIBRARY.cards}
    for id, english, russian in SAID:
        assert english in texts[id]["en"]
        assert russian in texts[id]["ru"]
