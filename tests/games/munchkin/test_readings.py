"""Card texts cannot be misread: what differs reads differently, what belongs together is said together."""

import itertools
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import koldun.games.munchkin
from koldun.content.vocabulary import Parameter, Verb, Vocabulary
from koldun.games.munchkin.library import CURSES, LIBRARY, PLAYED
from koldun.games.munchkin.verbs.losses import LOSSES
from koldun.games.munchkin.verbs.traits import ABILITIES, GEAR, TRAITS

FOLDER = Path(koldun.games.munchkin.__path__[0])
FOR_FUN = ("id", "name", "icon", "rules", "copies", "flavour", "disaster")
VERBS = [
    (vocabulary, verb)
    for vocabulary in (LOSSES, CURSES, PLAYED, ABILITIES, GEAR, TRAITS)
    for verb in vocabulary.verbs.values()
    if verb.name != "either"
]


def text_of(id: str) -> dict[str, str]:
    return next(card.text for card in LIBRARY.cards if card.id == id)


def pack_text(body: str, kind: str = "curse", lang: str = "en") -> str:
    card = f'[[card]]\nid = "mine"\nkind = "{kind}"\nname = {{ ru = "Моё", en = "Mine" }}\n{body}\n'
    return LIBRARY.pack("mine.toml", card).cards[0].text[lang]


# --- what differs reads differently


def values(parameter: Parameter) -> list[Any]:
    if parameter.what == "word":
        return list(parameter.words)
    least, most = parameter.least, parameter.most
    return sorted({n for n in (least, least + 1, least + 2, 0, 1, most) if least <= n <= most})


def same_effect(verb: Verb, args: dict[str, Any]) -> bool:
    """Arguments that change nothing: how a whole hand goes, a bonus with no monster to bring it."""
    if verb.name == "lose_hand":
        return bool(args["number"] == 0 and args["how"] == "random")
    return verb.name == "boost" and args["tag"] == "none" and args["more"] > 0


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(("vocabulary", "verb"), VERBS, ids=lambda v: getattr(v, "name", ""))
def test_no_two_effects_of_a_verb_read_the_same(
    vocabulary: Vocabulary, verb: Verb, lang: str
) -> None:
    read: dict[str, dict[str, Any]] = {}
    for chosen in itertools.product(*(values(p) for p in verb.parameters)):
        args = {p.name: value for p, value in zip(verb.parameters, chosen, strict=True)}
        if same_effect(verb, args):
            continue
        deed = vocabulary.read({verb.name: args or True}, "here")[0]
        text = vocabulary.sentence(deed, LIBRARY.text, lang)
        assert text not in read, f"{args} reads as {read[text]}: {text}"
        read[text] = args


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_no_two_verbs_read_the_same(lang: str) -> None:
    read: dict[str, str] = {}
    for vocabulary, verb in VERBS:
        args = {p.name: values(p)[-1] for p in verb.parameters}
        deed = vocabulary.read({verb.name: args or True}, "here")[0]
        text = vocabulary.sentence(deed, LIBRARY.text, lang)
        assert read.setdefault(text, verb.name) == verb.name


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_cards_that_read_the_same_are_the_same(lang: str) -> None:
    data: dict[str, dict[str, Any]] = {}
    for path in sorted((FOLDER / "cards").glob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8"))["card"]:
            data[card["id"]] = {key: card[key] for key in card if key not in FOR_FUN}
    read: dict[str, str] = {}
    for info in LIBRARY.cards:
        first = read.setdefault(f"{info.kind} {info.text[lang]}", info.id)
        assert data[first] == data[info.id]


# --- what belongs together


def test_what_follows_an_alternative_is_no_part_of_it() -> None:
    ogre = text_of("ogre_quartermaster")
    assert "Nothing to lose? Lose 2 levels. Either way, lose all your steeds." in ogre["en"]
    assert "Нечего терять? Потеряй 2 уровня. В любом случае потеряй всех скакунов." in ogre["ru"]
    mine = pack_text(
        "do = { either = { first = { lose_hand = 1 }, otherwise = { die = true } }, limp = { run = -1, until = 'turn' } }"
    )
    assert mine == (
        "Discard 1 card from hand. Cannot? You die. "
        "Either way, −1 on run-away rolls until your next turn ends."
    )


def test_what_is_lost_together_is_named_together() -> None:
    juggernaut = text_of("brass_juggernaut")
    assert "lose the headgear, armour and footgear you wear." in juggernaut["en"]
    assert "потеряй надетые головняк, броник и обувку." in juggernaut["ru"]
    eel = text_of("whisper_eel")
    assert "both your neighbours take a card each" in eel["en"]
    assert "соседи слева и справа вслепую берут по карте" in eel["ru"]
    two = 'do = [{ lose_worn = "armour" }, { lose_worn = "hands" }, { lose_worn = "headgear" }]'
    assert pack_text(two) == (
        "Lose the armour you wear. Lose an item you hold in your hands. Lose the headgear you wear."
    )


def test_an_alternative_asks_for_what_its_first_part_needs() -> None:
    assert "Not worth that much? Lose 1 level." in text_of("tithe_collector")["en"]
    assert (
        "if nobody has room, discard it. No items at all? Lose 2 levels."
        in (text_of("silk_winged_temptress")["en"])
    )
    assert "Нет ни одной шмотки? Потеряй 2 уровня." in text_of("silk_winged_temptress")["ru"]


def test_several_armies_are_one_condition() -> None:
    body = 'slot = "armour"\nbonus = 1\nprice = 100\nonly = ["skaven", "civilian"]'
    assert "Only for Skaven and civilians." in pack_text(body, "item")
    assert "Только для скавенов и гражданских." in pack_text(body, "item", "ru")


def test_a_monster_that_is_faster_than_any_in_the_box_is_not_slow() -> None:
    assert "Very fast: −4" in pack_text("level = 1\ntreasure = 1\nrun = -4", "monster")


def test_an_enhancer_says_only_what_it_changes() -> None:
    assert pack_text('tag = "undead"', "enhancer") == "The monster becomes Undead."


# --- one voice


def test_the_game_says_thou() -> None:
    """As its rulebook does, on cards and in questions alike."""
    words = (FOLDER / "text" / "ru.ftl").read_text(encoding="utf-8")
    polite = re.compile(
        r"\b(вы|вам|вас|вами|ваш\w*|\w+(?:айте|яйте|ейте|уйте|ите))\b", re.IGNORECASE
    )
    assert polite.findall(words) == []
