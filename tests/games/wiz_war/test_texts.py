"""Generated card texts: whole sentences, numbers that agree, and what a card must say.

Cards are looped over, not parameters: reading well is no test of what a card does.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest
from games.wiz_war.scene import Duel, scene

from koldun.cli import main
from koldun.content.deeds import Deed
from koldun.content.text import LANGUAGES
from koldun.content.vocabulary import Parameter
from koldun.games.wiz_war.library import LIBRARY, RANGES, TRAITS
from koldun.games.wiz_war.magic.cards import Magic, Mode
from koldun.games.wiz_war.verbs.checking import AIMS, ANSWERING, ANSWERS, CAST, USED
from koldun.games.wiz_war.verbs.saying import sentences, small_print
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.errors import BadFile
from koldun.view.look import overhear
from koldun.view.words import Speaker

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


# --- no two different cards read the same


def values(parameter: Parameter) -> list[object]:
    if parameter.what == "number":
        return list(range(parameter.least, parameter.most + 1))
    return list(parameter.words)


def everything_sayable() -> Iterator[tuple[str, Deed]]:
    """Every verb with every number and word it takes, but what contradicts itself."""
    for verb in SPELLS.verbs.values():
        names = [parameter.name for parameter in verb.parameters]
        for given in product(*[values(parameter) for parameter in verb.parameters]):
            table = dict(zip(names, given, strict=True))
            try:
                deed = SPELLS.read({verb.name: table or True}, "test")[0]
            except BadFile:
                continue
            yield f"{verb.name} {table}", deed


def plain(text: str) -> str:
    return " ".join(text.split()).casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_deeds_read_the_same(lang: str) -> None:
    said: dict[str, str] = {}
    for name, deed in everything_sayable():
        text = plain(SPELLS.sentence(deed, LIBRARY.text, lang))
        assert text not in said, f"{name} reads like {said[text]}: {text}"
        assert not re.search(r"  | [.,;:]|\.\.", text), text
        said[text] = name
    assert len(said) > 6000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("start", "words"),
    [("aim", tuple(AIMS)), ("answers", ANSWERS), ("range", RANGES), ("trait", TRAITS)],
)
def test_no_two_words_of_a_face_read_the_same(
    lang: str, start: str, words: tuple[str, ...]
) -> None:
    alike = {"walkable", "own_creature"}  # have sentences of their own
    said = [
        LIBRARY.text.say(lang, f"{start}-{word.lower().replace('_', '-').replace(' ', '-')}")
        for word in words
        if word not in alike
    ]
    assert len(set(said)) == len(said)


def card(kind: str, modes: list[Mode], uses: list[Mode]) -> Magic:
    return Magic(
        "made_up",
        kind,
        "magic",
        1,
        sets={},
        energy=0,
        duration="instant",
        traits=[],
        modes=modes,
        uses=uses,
        gives={},
    )


def faces_of_one_way() -> Iterator[tuple[str, Magic]]:
    """Cards with one way to play them: each verb, aimed at or answering one thing, in each range."""
    example: dict[str, Deed] = {}
    for _, deed in everything_sayable():
        example.setdefault(deed.verb, deed)
    for verb, aims in CAST.items():
        for aim in aims:
            for range in AIMS[aim]:
                mode = Mode("", "neutral", range, [aim], [], [example[verb]])
                yield f"{verb} {aim} {range}", card("neutral", [mode], [])
    for verb, aims in USED.items():
        for aim in aims:
            for range in AIMS[aim]:
                mode = Mode("", "attack", range, [aim], [], [example[verb]])
                yield f"use {verb} {aim} {range}", card("item", [], [mode])
    for verb, words in ANSWERING.items():
        for word in words:
            mode = Mode("", "counter", "los", [], [word], [example[verb]])
            yield f"{verb} answers {word}", card("counter", [mode], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_targets_answers_and_ranges_show_on_the_face(lang: str) -> None:
    """Text, kind and small print together tell any two ways to play a verb apart."""
    said: dict[str, str] = {}
    for name, face in faces_of_one_way():
        text = plain(" ".join(sentences(LIBRARY.text, lang, face, [])))
        whole = f"{face.kind} | {text} | {small_print(LIBRARY.text, lang, face)}"
        assert whole not in said, f"{name} reads like {said[whole]}: {whole}"
        said[whole] = name
    assert len(said) > 200


def test_no_two_cards_of_the_box_read_the_same() -> None:
    for lang in LANGUAGES:
        faces = [(card.kind, card.text[lang], card.facts["line"][lang]) for card in LIBRARY.cards]
        assert len(set(faces)) == len(faces)
        names = [card.name[lang] for card in LIBRARY.cards]
        assert len(set(names)) == len(names)


# --- the small print

PRINTED = [
    ("fireball", "in sight · instant · fire", "в пределах видимости · мгновенное · огонь"),
    ("bloodshard", "permanent · trinket", "постоянный · аксессуар"),
    (
        "stone_dead",
        "in sight · instant · boost 3",
        "в пределах видимости · мгновенное · усиление 3",
    ),
    ("energy_6", "boost 6", "усиление 6"),
    (
        "pick_lock",
        "adjacent · instant · mundane · boost 3",
        "смежные · мгновенное · мирское · усиление 3",
    ),
]


@pytest.mark.parametrize(("id", "english", "russian"), PRINTED)
def test_the_small_print_is_that_of_the_printed_card(id: str, english: str, russian: str) -> None:
    line = next(card.facts["line"] for card in LIBRARY.cards if card.id == id)
    assert line == {"en": english, "ru": russian}


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "mundane · boost 3"), ("ru", "мирское · усиление 3")]
)
def test_the_terminal_shows_it(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "wiz_war", "pick_lock", "--lang", lang]) == 0
    assert said in " ".join(capsys.readouterr().out.split())


CALQUES = ("Золото дураков", "Каменная смерть", "Связь боли", "Выронить вещь", "Безумный рывок")


def test_names_are_russian_and_not_word_for_word() -> None:
    names = {card.name["ru"] for card in LIBRARY.cards}
    assert not names & set(CALQUES)
    assert all(re.search("[а-яё]", name) for name in names)


def test_everybody_is_addressed_alike() -> None:
    """«Вы», as the rulebook does, on cards, in questions and in the log."""
    source = LIBRARY.text.source("ru")
    assert not re.search(r"\b(ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей)\b", source, re.I)


def said(s: Duel, lang: str = "en", who: str = "Red") -> list[str]:
    """What somebody reads of what has happened."""
    speaker = Speaker(s.match.game, lang, s.names, s.seat(who))
    return [speaker.event(event) for event in overhear(s.match, s.seat(who))]


def test_lost_life_names_what_cost_it_and_who() -> None:
    shielded = scene(
        red={"hand": ["shield"], "at": "2.3"},
        blue={"hand": ["fireball"], "at": "2.4"},
        active="Blue",
    )
    shielded.cast("Blue", "fireball", "wizard Red").choose("Red", "counter shield")
    assert "Blue hits you with Fireball: you lose" in said(shielded)[-1]
    bush = scene(
        red={"at": "2.3"},
        running_spells=[{"card": "thornbush", "owner": "Blue", "target": "2.4"}],
    )
    bush.choose("Red", "step 2.4")
    assert any(line.startswith("Thornbush: you lose 1 life") for line in said(bush))
    bare = scene(red={"at": "2.3"}, blue={"at": "2.4"}).choose("Red", "punch Blue")
    assert said(bare)[-1] == "You hit Blue: Blue loses 1 life."


def test_who_turns_a_sector_is_told() -> None:
    s = scene(red={"hand": ["rotate_sector"]})
    owner = s.t.slots[0]
    s.cast("Red", "rotate_sector", "sector 0").choose("Red", "turn 1")
    turned = next(e for e in s.match.events() if e.id == "turned")
    assert (turned.seat, turned.other, turned.number) == (0, owner, 1)


def test_walls_and_doors_are_named_as_people_say_them() -> None:
    s = scene()
    speaker = Speaker(s.match.game, "en", s.names, 0)
    assert speaker.place("2.8n") == "above 2.8"
    assert Speaker(s.match.game, "ru", s.names, 0).place("2.8w") == "слева от 2.8"
    assert speaker.place("2.8") == "2.8"
