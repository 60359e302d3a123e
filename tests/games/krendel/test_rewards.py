"""Reward cards: KRE-REWC, and what each of the eight asks for and gives."""

import pytest
from games.krendel.scene import (
    ATTACK_EQUALS_DEFENCE,
    FEWEST_TROPHIES,
    HEAL_2,
    HEAL_3,
    HEAL_AND_WOUND_LEFT,
    HIGHEST_ATTACK,
    HIGHEST_DEFENCE,
    LOWEST_ATTACK,
    LOWEST_DEFENCE,
    MOST_WOUNDS,
    TROPHY,
    TROPHY_AND_HEAL,
    TROPHY_FOR_THE_LAST,
    TWO_TROPHIES,
    UNBEATEN,
    WOUND_NEIGHBOURS,
    plays,
    scene,
)

from koldun.content.library import library_of
from koldun.games.krendel import game

CARDS = {card.id: card for card in library_of(game).cards if card.kind == "reward"}


@pytest.mark.rule("KRE-REWC-01")
def test_every_reward_card_has_a_prize_and_a_condition() -> None:
    assert len(CARDS) == 8
    for card in CARDS.values():
        for lang in ("ru", "en"):
            assert card.facts["condition"][lang]
            assert card.facts["prize"][lang].endswith(".")


@pytest.mark.rule("KRE-REWC-02")
def test_the_lower_card_says_who_is_rewarded_the_upper_one_with_what() -> None:
    after = scene(
        A=plays("2/9", wounds=5),
        B=plays("5/9", wounds=5),
        condition=LOWEST_ATTACK,  # its other half gives a trophy
        prize=HEAL_2,  # its other half asks for the highest attack
    ).fight()
    assert after.tracks() == {"A": (0, 3), "B": (0, 5)}


@pytest.mark.rule("KRE-REWC-03")
def test_every_round_has_one_condition_and_one_prize_from_two_cards() -> None:
    """Twenty rounds, more than twice through all eight cards."""
    after = scene(2)
    for round in range(1, 21):
        assert after.fact("round") == round
        (prize,) = after.shown("prize")
        assert prize not in after.shown("condition")
        assert after.count("condition") >= 1
        for name in after.names:
            after.put_back_the_markers()
            after.choose(name, after.offered(name)[0])
        after.keep_all()


@pytest.mark.rule("KRE-REWC-04")
def test_the_active_reward_turns_into_the_next_condition_under_a_new_one() -> None:
    after = scene(A=plays("1/9"), B=plays("1/9"), condition=LOWEST_ATTACK, prize=HEAL_2).fight()
    assert after.shown("condition")[-1] == HEAL_2
    assert after.shown("prize")[0] not in (HEAL_2, LOWEST_ATTACK)


@pytest.mark.rule("KRE-REWC-03")
@pytest.mark.parametrize("players", [2, 6])
def test_the_first_round_too_has_a_condition_and_a_prize(players: int) -> None:
    start = scene(players)
    assert start.count("condition") == start.count("prize") == 1
    assert start.shown("condition") != start.shown("prize")


NAMES = [
    ("kre-r1", "Деревянная ложка", "Wooden Spoon"),
    ("kre-r2", "Тёплый калач", "Warm Kalach"),
    ("kre-r3", "Передник чемпиона", "Champion's Apron"),
    ("kre-r4", "Двойная глазурь", "Double Icing"),
    ("kre-r5", "Скалка судьи", "Judge's Rolling Pin"),
    ("kre-r6", "Горшочек мёда", "Honey Pot"),
    ("kre-r7", "Горячая картошка", "Hot Potato"),
    ("kre-r8", "Утешительный крендель", "Consolation Pretzel"),
]


@pytest.mark.parametrize(("id", "ru", "en"), NAMES)
def test_a_reward_has_its_names(id: str, ru: str, en: str) -> None:
    assert CARDS[id].name == {"ru": ru, "en": en}


# Five at the table, no spells: A beats B and E, E beats A and D, the others beat nobody.
CONDITIONS = [
    (HIGHEST_ATTACK, "A"),
    (LOWEST_ATTACK, "C"),
    (HIGHEST_DEFENCE, "C"),
    (LOWEST_DEFENCE, "B"),
    (UNBEATEN, "C"),
    (FEWEST_TROPHIES, "BD"),
    (MOST_WOUNDS, "CE"),
    (ATTACK_EQUALS_DEFENCE, "DE"),
]


@pytest.mark.rule("KRE-AWARD-02")
@pytest.mark.parametrize(("condition", "winners"), CONDITIONS)
def test_whom_each_condition_rewards(condition: str, winners: str) -> None:
    after = scene(
        A=plays("6/4", trophies=4, wounds=1),
        B=plays("1/2", trophies=3, wounds=1),
        C=plays("0/9", trophies=5, wounds=3),
        D=plays("3/3", trophies=3, wounds=1),
        E=plays("5/5", trophies=7, wounds=2),
        condition=condition,
    ).fight()
    fights = {"A": (6, 2), "B": (3, 2), "C": (5, 3), "D": (3, 2), "E": (9, 3)}
    assert after.tracks() == fights
    assert sorted(line.split()[1] for line in after.lines("award")) == list(winners)


# Three at the table, nobody beats anybody; A alone meets the condition.
PRIZES = [
    (HEAL_2, {"A": (4, 3), "B": (4, 5), "C": (4, 5)}),
    (TROPHY, {"A": (5, 5), "B": (4, 5), "C": (4, 5)}),
    (TROPHY_AND_HEAL, {"A": (5, 4), "B": (4, 5), "C": (4, 5)}),
    (TWO_TROPHIES, {"A": (6, 5), "B": (4, 5), "C": (4, 5)}),
    (WOUND_NEIGHBOURS, {"A": (4, 5), "B": (4, 6), "C": (4, 6)}),
    (HEAL_3, {"A": (4, 2), "B": (4, 5), "C": (4, 5)}),
    (HEAL_AND_WOUND_LEFT, {"A": (4, 4), "B": (4, 6), "C": (4, 5)}),
    (TROPHY_FOR_THE_LAST, {"A": (6, 5), "B": (4, 5), "C": (4, 5)}),
]


@pytest.mark.rule("KRE-AWARD-02")
@pytest.mark.parametrize(("prize", "tracks"), PRIZES)
def test_what_each_prize_gives(prize: str, tracks: dict[str, tuple[int, int]]) -> None:
    asks = HIGHEST_ATTACK if prize != HEAL_2 else HIGHEST_DEFENCE
    after = scene(
        A=plays("3/9", trophies=4, wounds=5),
        B=plays("2/8", trophies=4, wounds=5),
        C=plays("2/8", trophies=4, wounds=5),
        condition=asks,
        prize=prize,
    ).fight()
    assert after.lines("award") == [f"award A {prize}"]
    assert after.tracks() == tracks


def test_the_consolation_pretzel_gives_one_more_only_to_the_last() -> None:
    after = scene(
        A=plays("3/9", trophies=4),
        B=plays("3/9", trophies=3),
        C=plays("3/9", trophies=3),
        condition=HIGHEST_ATTACK,
        prize=TROPHY_FOR_THE_LAST,
    ).fight()
    assert after.tracks() == {"A": (5, 0), "B": (5, 0), "C": (5, 0)}


def test_the_rolling_pin_hits_the_neighbours_of_this_battle() -> None:
    after = scene(
        A=plays("3/9", {"cut_left": True}),
        B=plays("2/9"),
        C=plays("2/9", {"fight_everyone": {}}),
        D=plays("2/9"),
        E=plays("2/9"),
        condition=HIGHEST_ATTACK,
        prize=WOUND_NEIGHBOURS,
    ).fight()
    assert [wounds for _, wounds in after.tracks().values()] == [0, 0, 1, 0, 1]


def test_the_hot_potato_goes_left_even_past_a_curtain() -> None:
    after = scene(
        A=plays("2/9"),
        B=plays("2/9"),
        C=plays("3/9", {"cut_left": True}, wounds=3),
        condition=HIGHEST_ATTACK,
        prize=HEAL_AND_WOUND_LEFT,
    ).fight()
    assert [wounds for _, wounds in after.tracks().values()] == [1, 0, 2]
