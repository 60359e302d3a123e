"""Vocabularies are typed: what cannot stand somewhere is refused with file, card and key."""

from itertools import pairwise, product
from pathlib import Path

import pytest

from koldun.cli import main
from koldun.content.deeds import Deed
from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.content.text import LANGUAGES, Text
from koldun.content.vocabulary import Vocabulary, deeds, number
from koldun.games.krendel.verbs import PRIZES, SPELLS
from koldun.games.three_mages.verbs import VERBS as MAGIC
from koldun.kernel.errors import BadFile, RulesFault
from koldun.kernel.match import Match


class Blow(Deed):
    def __init__(self, damage: int) -> None:
        super().__init__()
        if damage == 13:
            raise ValueError("13 is unlucky")


class Cure(Deed):
    def __init__(self, life: int) -> None:
        super().__init__()


class Attack(Deed):
    def __init__(self, then: list[Blow]) -> None:
        super().__init__()


VERBS = Vocabulary("made up")
VERBS.verb("blow", Blow, number("damage", 1, 20))
VERBS.verb("cure", Cure, number("life", 1, 9))
VERBS.verb("attack", Attack, deeds("then", of=Blow))
VERBS.verb("blessed", Cure, number("life", 1, 9))
VERBS.apart("cure", "blessed")


def test_a_parameter_takes_the_kind_of_deed_it_says() -> None:
    (attack,) = VERBS.read({"attack": {"blow": 2}}, "f: card.do")
    assert isinstance(attack, Attack)
    with pytest.raises(BadFile, match="'cure' cannot stand here; these do: blow") as caught:
        VERBS.read({"attack": {"cure": 3}}, "f: card.do")
    assert "f: card.do.attack.then.cure" in str(caught.value)


def test_a_field_of_a_card_takes_the_kind_of_deed_it_says() -> None:
    assert VERBS.read({"blow": 1}, "f: card.do", of=Blow)[0].verb == "blow"
    with pytest.raises(BadFile, match="'cure' cannot stand here"):
        VERBS.read([{"blow": 1}, {"cure": 1}], "f: card.do", of=Blow)


def test_verbs_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(BadFile, match="'cure' and 'blessed' contradict each other") as caught:
        VERBS.read({"blessed": 1, "cure": 1}, "f: card.do")
    assert "f: card.do.blessed" in str(caught.value)
    with pytest.raises(RulesFault, match="no verb curse"):
        VERBS.apart("cure", "curse")


def test_what_a_verb_refuses_is_told_with_its_place() -> None:
    with pytest.raises(BadFile, match=r"f: card.do.blow: 13 is unlucky"):
        VERBS.read({"blow": 13}, "f: card.do")


CREATURE = """
[[card]]
id = "new-1"
kind = "creature"
name = { ru = "Проба", en = "Trial" }
attack = 3
defence = 2
icon = "ICON"
[card.spell]
name = { ru = "Чары", en = "Charm" }
do = { DEED }
"""
REWARD = """
[[card]]
id = "new-r"
kind = "reward"
name = { ru = "Награда", en = "Reward" }
condition = "unbeaten"
prize = { DEED }
"""
SPELL = """
[[card]]
id = "new-s"
kind = "spell"
name = { ru = "Проба", en = "Trial" }
faction = "none"
price = { ice = 1 }
icon = "ICON"
do = { DEED }
"""
MISTAKES = [
    ("krendel", CREATURE, "trophies = 1", "", "new-1.spell.do.trophies", "no verb 'trophies'"),
    ("krendel", REWARD, "thorns = 1", "", "new-r.prize.thorns", "no verb 'thorns'"),
    ("krendel", CREATURE, "self = true", "", "new-1.spell.do.self", "needs an attack or a defence"),
    ("krendel", CREATURE, "", "", "new-1.spell.do", "says no verb"),
    (
        "krendel",
        CREATURE,
        "auto_reward = true, no_reward = true",
        "",
        "new-1.spell.do.no_reward",
        "contradict each other",
    ),
    (
        "krendel",
        CREATURE,
        "cut_all = true, reach_two = true",
        "",
        "new-1.spell.do.reach_two",
        "contradict each other",
    ),
    ("krendel", CREATURE, "thorns = 1", "dragonfly-x", "new-1.icon", "no card of the game has"),
    ("three_mages", SPELL, "heal = 1", "", "new-s.do.heal", "no verb 'heal'"),
    ("three_mages", SPELL, "", "", "new-s.do", "says no verb"),
    ("three_mages", SPELL, "gain = 1", "ice-bolts", "new-s.icon", "near it: "),
]


def pack_of(source: str, deed: str, icon: str) -> str:
    return source.replace("DEED", deed).replace(
        'icon = "ICON"\n', f'icon = "{icon}"\n' * bool(icon)
    )


@pytest.mark.parametrize(("game", "source", "deed", "icon", "place", "problem"), MISTAKES)
def test_a_pack_that_cannot_be_is_refused_before_anything_is_played(
    game: str,
    source: str,
    deed: str,
    icon: str,
    place: str,
    problem: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pack = pack_of(source, deed, icon)
    with pytest.raises(BadFile, match=problem) as caught:
        table_for(game_named(game), 2, packs=[("pack.toml", pack)])
    assert f"pack.toml: {place}" in str(caught.value)
    file = tmp_path / "pack.toml"
    file.write_text(pack, encoding="utf-8")
    for command in (
        ["cards", game, "--pack", str(file)],
        ["sim", game, "--players", "2", "--games", "1", "--pack", str(file)],
        ["play", game, "--pack", str(file)],
    ):
        assert main(command) == 2
        told = " ".join(capsys.readouterr().err.split())
        assert f"pack.toml: {place}" in told, command


def test_every_kind_of_card_a_pack_may_hold_comes_into_play() -> None:
    resource = """
[[card]]
id = "new-ice"
kind = "resource"
name = { ru = "Сосулька", en = "Icicle" }
resource = "ice"
"""
    for game, source in (
        ("krendel", pack_of(REWARD, "heal = 2", "")),
        ("krendel", pack_of(CREATURE, "thorns = 2", "")),
        ("three_mages", pack_of(SPELL, "gain = 2", "")),
        ("three_mages", resource),
    ):
        kind = game_named(game)
        setup = table_for(kind, 2, packs=[("pack.toml", source)])
        faces = Match.start(kind, setup, bytes(32)).state.cards.faces
        assert any(face.id.startswith("new-") for face in faces), source


def test_an_icon_of_the_games_own_cards_may_be_used() -> None:
    library = library_of(game_named("three_mages"))
    icon = min(library.icons)
    assert library.pack("pack.toml", pack_of(SPELL, "gain = 2", icon)).cards[0].icon == icon


def sentences(vocabulary: Vocabulary, text: Text, lang: str) -> dict[str, str]:
    """Every verb with every number it takes, said: the sentence, and what it was made of."""
    said: dict[str, str] = {}
    for verb in vocabulary.verbs.values():
        ranges = [range(p.least, p.most + 1) for p in verb.parameters]
        for values in product(*ranges):
            given = dict(zip((p.name for p in verb.parameters), values, strict=True))
            try:
                (deed,) = vocabulary.read({verb.name: given or True}, "here")
            except BadFile:
                continue  # it would do nothing
            sentence = vocabulary.sentence(deed, text, lang)
            made = f"{verb.name} {given}"
            assert said.setdefault(sentence, made) == made, f"{said[sentence]} and {made}"
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "vocabulary"),
    [("krendel", SPELLS), ("krendel", PRIZES), ("three_mages", MAGIC)],
    ids=["spells", "prizes", "magic"],
)
def test_no_two_effects_read_the_same(game: str, vocabulary: Vocabulary, lang: str) -> None:
    """Each sentence can be read back as one verb with its numbers, and none begins another."""
    said = sorted(sentences(vocabulary, library_of(game_named(game)).text, lang))
    assert all(not two.startswith(one) for one, two in pairwise(said))
    assert len({sentence.casefold() for sentence in said}) == len(said)
