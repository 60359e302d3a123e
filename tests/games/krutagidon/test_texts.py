"""Texts are made of deeds: no two different deeds read the same, in either language."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from games.krutagidon.scene import CARDS, LIBRARY

from koldun.content.deeds import Deed
from koldun.content.text import LANGUAGES
from koldun.content.vocabulary import Parameter, Verb
from koldun.games.krutagidon.state import Act, Harm
from koldun.games.krutagidon.verbs.attacks import After
from koldun.games.krutagidon.verbs.checking import TAKES
from koldun.games.krutagidon.verbs.vocabulary import VERBS

SAMPLES: dict[type[Deed], list[dict[str, Any]]] = {
    Act: [{"draw": 1}, {"heal": 2}, {"draw": 1, "heal": 2}],
    Harm: [{"damage": 1}, {"hand_damage": True}, {"damage": 1, "limp_wands": 1}],
    After: [{}, {"heal_per_avoid": 1}, {"if_unhurt": {"draw": 1}}],
}


def values(verb: Verb, parameter: Parameter) -> list[Any]:
    if parameter.what == "number":
        return list(range(parameter.least, parameter.most + 1))
    if parameter.what == "word":
        return list(parameter.words)
    return SAMPLES[TAKES[f"{verb.name}.{parameter.name}"]]


def everything_sayable() -> Iterator[tuple[str, Deed]]:
    """Every verb with every number and word it takes, and some deeds."""
    for verb in VERBS.verbs.values():
        names = [parameter.name for parameter in verb.parameters]
        for given in product(*[values(verb, parameter) for parameter in verb.parameters]):
            table = dict(zip(names, given, strict=True))
            yield f"{verb.name} {table}", VERBS.read({verb.name: table or True}, "test")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_deeds_read_the_same(lang: str) -> None:
    said: dict[str, str] = {}
    for name, deed in everything_sayable():
        text = " ".join(VERBS.sentence(deed, LIBRARY.text, lang).split()).casefold()
        assert text not in said, f"{name} reads like {said[text]}: {text}"
        said[text] = name


def test_attacks_say_who_suffers() -> None:
    for card in CARDS.values():
        english = card.text["en"]
        for start in ("Attack ", "Group Attack, "):
            if f" {start}" in f" {english}" and start in english:
                suffering = english.split(start, 1)[1].split(": ", 1)
                if len(suffering) == 2:
                    assert suffering[1].split()[0] in ("they", "their", "you"), card.id


def test_tokens_and_tiles_have_names_of_their_own() -> None:
    names = [c.name["ru"] for c in CARDS.values() if c.kind in ("dead_wizard_token", "property")]
    assert len(set(names)) == 28
    assert not any("Жетон" in name for name in names)


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("property_four_types", "as soon as the cards you have played in it are of 4 different"),
        ("mayhem_c", "Each player who shows the highest cost"),
        ("mayhem_e", "highest total (each of them, if tied)"),
        ("mayhem_q", "is carried out once"),
        ("mayhem_x", "lowest total (each of them, if tied)"),
    ],
)
def test_conditions_name_their_ties(id: str, words: str) -> None:
    assert words in CARDS[id].text["en"]
