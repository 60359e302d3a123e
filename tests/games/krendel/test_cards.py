"""Creature cards and spells: KRE-CARD. What each card does is in test_creatures.py."""

import pytest
from games.krendel.scene import (
    ATTACK_1,
    ATTACK_2,
    DEFENCE_1,
    FIGHT_EVERYONE,
    KEEP_PREVIOUS,
    plays,
    scene,
)

from koldun.content.library import library_of
from koldun.games.krendel import game
from koldun.games.krendel.state import Creature
from koldun.games.krendel.verbs import TRAITS, Effects, both
from koldun.kernel.walk import attributes

QUIET = plays("0/9")


@pytest.mark.rule("KRE-CARD-01")
def test_every_creature_card_has_attack_defence_and_a_spell() -> None:
    for card in library_of(game).cards:
        if card.kind != "creature":
            continue
        assert card.facts["attack"] >= 1
        assert card.facts["defence"] >= 1
        for lang in ("ru", "en"):
            assert card.facts["spell"][lang]
            assert card.facts["does"][lang].endswith(".")


@pytest.mark.rule("KRE-CARD-02")
def test_the_spell_of_a_card_does_nothing_while_its_creature_fights() -> None:
    after = scene(A=plays("5/2", turns_into=ATTACK_1), B=QUIET).fight()
    assert after.lines("attack")[0] == "attack A 5"


@pytest.mark.rule("KRE-CARD-03")
def test_the_turned_card_is_the_spell_of_the_next_round() -> None:
    start = scene(
        A=plays("5/2", turns_into=ATTACK_1), B=QUIET, more={"deck": ["kre-c32"]}
    )  # fmt: skip
    start.play(A="5/2", B="0/9").keep_all()
    start.play(A="kre-c32").choose("B", start.offered("B")[0])
    assert start.lines("attack")[2] == "attack A 5"  # Yeast Rat, 4/2, and +1


@pytest.mark.rule("KRE-CARD-04")
def test_the_next_creature_lies_on_the_turned_card_whose_spell_stays_readable() -> None:
    last = scene(A=plays("kre-c01", "kre-c23", trophies=11), B=QUIET).fight()
    assert last.match.result is not None
    assert last.shown("pile", "A") == ["kre-c23"]
    assert last.shown("field", "A") == ["kre-c01"]
    going_on = scene(A=plays("kre-c01", "kre-c23"), B=QUIET).fight()
    assert going_on.shown("pile", "A") == ["kre-c23", "kre-c01"]


@pytest.mark.rule("KRE-CARD-05")
def test_the_uppermost_spell_is_the_only_one() -> None:
    assert scene(A=plays("3/3", ATTACK_2, DEFENCE_1), B=QUIET).values()["A"] == "3/4"


@pytest.mark.rule("KRE-CARD-06")
def test_a_covered_spell_stops_working() -> None:
    start = scene(
        A=plays("3/3", ATTACK_2),
        B=QUIET,
        more={"deck": ["kre-c10"]},
    )
    start.play(A="3/3", B="0/9").keep_all()
    start.play(A="kre-c10").choose("B", start.offered("B")[0])
    attacks = [line for line in start.lines("attack") if line.startswith("attack A")]
    assert attacks == ["attack A 5", "attack A 3"]


@pytest.mark.rule("KRE-CARD-07")
def test_a_spell_may_keep_the_one_below_it_in_force() -> None:
    assert scene(A=plays("3/3", ATTACK_2, KEEP_PREVIOUS), B=QUIET).values()["A"] == "5/3"
    assert scene(A=plays("3/3", KEEP_PREVIOUS), B=QUIET).values()["A"] == "3/3"


@pytest.mark.rule("KRE-CARD-07")
def test_two_spells_at_once_add_up() -> None:
    keeps_and_adds = {"keep_previous": True, "self": {"attack": 1, "defence": -1}}
    assert scene(A=plays("3/3", ATTACK_2, keeps_and_adds), B=QUIET).values()["A"] == "6/2"
    keeps_and_swaps = {"keep_previous": True, "swap_values": True}
    assert (
        scene(A=plays("2/6", {"swap_values": True}, keeps_and_swaps), B=QUIET).values()["A"]
        == "2/6"
    )


@pytest.mark.rule("KRE-CARD-07")
@pytest.mark.parametrize(("below", "above", "taken"), [(1, 2, 1), (2, 1, 1), (3, 2, 2)])
def test_of_two_limits_on_trophies_the_lower_counts(below: int, above: int, taken: int) -> None:
    after = scene(
        A=plays("9/9", {"trophy_cap": below}, {"keep_previous": True, "trophy_cap": above}),
        B=plays("0/0"),
        C=plays("0/0", FIGHT_EVERYONE),
        D=plays("0/0"),
    ).fight()
    assert len(after.lines("beat")) == 3
    assert after.trophies("A") == taken


@pytest.mark.rule("KRE-CARD-08")
def test_keeping_reaches_one_card_only() -> None:
    assert (
        scene(A=plays("3/3", ATTACK_2, KEEP_PREVIOUS, KEEP_PREVIOUS), B=QUIET).values()["A"]
        == "3/3"
    )


@pytest.mark.rule("KRE-CARD-07")
def test_a_kept_spell_loses_nothing_beside_another() -> None:
    plain = Effects()
    fields = list(attributes(plain))
    assert set(fields) == set(TRAITS)
    seen: set[str] = set()
    for face in library_of(game).entries("creature"):
        assert isinstance(face, Creature)
        for merged in (both(face.spell, plain), both(plain, face.spell)):
            for field in fields:
                assert getattr(merged, field) == getattr(face.spell, field), (face.id, field)
        seen |= {f for f in fields if getattr(face.spell, f) != getattr(plain, f)}
    assert seen == set(fields)  # every kind of effect is on some card
