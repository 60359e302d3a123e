"""What cards and events say: numbers agree with their nouns, in both languages."""

import pytest

from koldun.content.library import library_of
from koldun.games.krendel import game

TEXT = library_of(game).text
CARDS = {card.id: card for card in library_of(game).cards}


@pytest.mark.parametrize(
    ("message", "number", "ru", "en"),
    [
        ("verb-heal", 1, "Исцелите 1 рану.", "Heal 1 wound."),
        ("verb-heal", 2, "Исцелите 2 раны.", "Heal 2 wounds."),
        ("verb-heal", 5, "Исцелите 5 ран.", "Heal 5 wounds."),
        ("verb-trophies", 1, "Получите 1 трофей.", "Gain 1 trophy."),
        ("verb-trophies", 2, "Получите 2 трофея.", "Gain 2 trophies."),
        ("verb-trophies", 5, "Получите 5 трофеев.", "Gain 5 trophies."),
    ],
)
def test_numbers_agree(message: str, number: int, ru: str, en: str) -> None:
    assert TEXT.say("ru", message, {"number": number}) == ru
    assert TEXT.say("en", message, {"number": number}) == en


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, "Саша под защитой заклинания: 1 рана не в счёт."),
        (2, "Саша под защитой заклинания: 2 раны не в счёт."),
        (5, "Саша под защитой заклинания: 5 ран не в счёт."),
    ],
)
def test_so_do_verbs(number: int, said: str) -> None:
    args: dict[str, str | int] = {"seat": "Саша", "number": number, "me": "none"}
    assert TEXT.say("ru", "event-ignore-wounds", args) == said


@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [
        (
            "kre-c01",
            "Атака 6, защита 5. Заклинание «Переел». Ваше существо: атака −2, защита −2.",
            "Attack 6, defence 5. Spell “Overstuffed”. Your creature: attack −2, defence −2.",
        ),
        (
            "kre-c38",
            "Атака 4, защита 1. Заклинание «Запёкся». Ваше существо: защита +3.",
            "Attack 4, defence 1. Spell “Baked Solid”. Your creature: defence +3.",
        ),
        (
            "kre-c42",
            "Атака 3, защита 2. Заклинание «Бой со всеми». Каждый соперник\N{NO-BREAK SPACE}— ваш сосед; "
            "за все победы\N{NO-BREAK SPACE}— не больше 3 трофеев. Ваше существо: защита +2.",
            "Attack 3, defence 2. Spell “Fight Everyone”. Every rival is your neighbour; "
            "you take at most 3 trophies in total in the fights. Your creature: defence +2.",
        ),
        (
            "kre-r3",
            "Условие: у вас наибольшая защита (или поровну с кем-то). "
            "Приз: получите 1 трофей. Исцелите 1 рану.",
            "Condition: you have the highest defence, alone or tied. "
            "Prize: gain 1 trophy. Heal 1 wound.",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, ru: str, en: str) -> None:
    assert CARDS[card].text == {"ru": ru, "en": en}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_text_is_whole_sentences(lang: str) -> None:
    for card in CARDS.values():
        text = card.text[lang]
        assert text.endswith(".")
        assert not any(
            flaw in text for flaw in ("  ", " .", " ,", "..", "{", "$", "+0", " -", "−0")
        )
