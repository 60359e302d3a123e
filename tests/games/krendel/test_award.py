"""3. Award: KRE-AWARD. What each reward asks for and gives is in test_rewards.py."""

import pytest
from games.krendel.scene import (
    ATTACK_EQUALS_DEFENCE,
    FEWEST_TROPHIES,
    HEAL_2,
    HIGHEST_ATTACK,
    HIGHEST_DEFENCE,
    LOWEST_ATTACK,
    LOWEST_DEFENCE,
    MOST_WOUNDS,
    TROPHY,
    TROPHY_FOR_THE_LAST,
    UNBEATEN,
    WOUND_NEIGHBOURS,
    Tourney,
    plays,
    scene,
)


def winners(after: Tourney) -> list[str]:
    return sorted(line.split()[1] for line in after.lines("award"))


@pytest.mark.rule("KRE-AWARD-01")
def test_the_condition_is_checked_after_all_attacks() -> None:
    """A gains its first trophy in this battle, so B alone has the fewest."""
    after = scene(
        A=plays("5/9"), B=plays("0/3"), C=plays("0/9", trophies=1), condition=FEWEST_TROPHIES
    ).fight()
    assert winners(after) == ["B"]


@pytest.mark.rule("KRE-AWARD-01")
def test_what_spells_do_after_the_fights_is_counted_too() -> None:
    after = scene(
        A=plays("1/9", {"wound_self": 1}), B=plays("1/9"), condition=MOST_WOUNDS, prize=TROPHY
    ).fight()
    assert after.tracks() == {"A": (1, 1), "B": (0, 0)}


@pytest.mark.rule("KRE-AWARD-02")
def test_the_lower_card_gives_the_condition_and_the_upper_one_the_prize() -> None:
    after = scene(
        A=plays("3/9", wounds=4),
        B=plays("5/9", wounds=4),
        C=plays("3/9", wounds=4),
        condition=LOWEST_ATTACK,
        prize=HEAL_2,
    ).fight()
    assert after.tracks() == {"A": (0, 2), "B": (0, 4), "C": (0, 2)}


@pytest.mark.rule("KRE-AWARD-02")
def test_a_spell_may_bring_the_prize_or_forbid_it() -> None:
    after = scene(
        A=plays("1/9", {"auto_reward": True}),
        B=plays("5/9", {"no_reward": True}),
        C=plays("5/9"),
        D=plays("1/9", {"no_reward": True}, {"keep_previous": True, "auto_reward": True}),
        condition=HIGHEST_ATTACK,
        prize=TROPHY,
    ).fight()
    assert [trophies for trophies, _ in after.tracks().values()] == [1, 0, 1, 1]


@pytest.mark.rule("KRE-AWARD-03")
def test_all_who_meet_the_condition_get_the_full_prize() -> None:
    after = scene(
        A=plays("3/9"), B=plays("5/9"), C=plays("6/9"), D=plays("3/9"),
        condition=LOWEST_ATTACK, prize={"trophies": 2},
    ).fight()  # fmt: skip
    assert [trophies for trophies, _ in after.tracks().values()] == [2, 0, 0, 2]


@pytest.mark.rule("KRE-AWARD-04")
@pytest.mark.parametrize(
    ("condition", "spell"),
    [
        (LOWEST_ATTACK, {"self": {"attack": -2}}),
        (HIGHEST_ATTACK, {"self": {"attack": 2}}),
        (LOWEST_DEFENCE, {"self": {"defence": -2}}),
        (HIGHEST_DEFENCE, {"self": {"defence": 2}}),
        (ATTACK_EQUALS_DEFENCE, {"self": {"attack": 4}}),
    ],
)
def test_conditions_are_judged_on_values_with_spells(
    condition: str, spell: dict[str, dict[str, int]]
) -> None:
    """Without spells A (4/8) would not be the one: B and C have 3/9 and 5/7."""
    plain = scene(A=plays("4/8"), B=plays("3/9"), C=plays("5/7"), condition=condition).fight()
    assert "A" not in winners(plain)
    changed = scene(
        A=plays("4/8", spell), B=plays("3/9"), C=plays("5/7"), condition=condition
    ).fight()
    assert winners(changed) == ["A"]


@pytest.mark.rule("KRE-AWARD-05")
@pytest.mark.parametrize("seat", "ABCDEF")
def test_the_comparison_runs_over_everybody_at_the_table(seat: str) -> None:
    six = {name: plays("2/9" if name == seat else "4/9") for name in "ABCDEF"}
    after = scene(six, condition=LOWEST_ATTACK).fight()
    assert winners(after) == [seat]


@pytest.mark.rule("KRE-AWARD-06")
def test_if_nobody_meets_the_condition_the_prize_is_not_given() -> None:
    after = scene(
        A=plays("3/9", wounds=2), B=plays("5/9"), condition=ATTACK_EQUALS_DEFENCE, prize=HEAL_2
    ).fight()
    assert winners(after) == []
    assert after.lines("no-award") == [f"no-award attack_equals_defence {ATTACK_EQUALS_DEFENCE}"]
    assert after.tracks() == {"A": (0, 2), "B": (0, 0)}


@pytest.mark.rule("KRE-AWARD-06")
def test_a_winner_who_may_not_be_rewarded_passes_it_to_nobody() -> None:
    after = scene(
        A=plays("5/9", {"no_reward": True}), B=plays("3/9"), condition=HIGHEST_ATTACK, prize=TROPHY
    ).fight()
    assert after.tracks() == {"A": (0, 0), "B": (0, 0)}


@pytest.mark.rule("KRE-AWARD-07")
def test_healing_stops_at_no_wounds() -> None:
    after = scene(
        A=plays("3/9", wounds=1), B=plays("3/9"), C=plays("3/9", wounds=3),
        condition=LOWEST_ATTACK, prize=HEAL_2,
    ).fight()  # fmt: skip
    assert [wounds for _, wounds in after.tracks().values()] == [0, 0, 1]


@pytest.mark.rule("KRE-AWARD-08")
def test_winners_who_sit_together_wound_each_other() -> None:
    after = scene(
        A=plays("3/9"), B=plays("3/9"), C=plays("2/9"), D=plays("2/9"),
        condition=HIGHEST_ATTACK, prize=WOUND_NEIGHBOURS,
    ).fight()  # fmt: skip
    assert [wounds for _, wounds in after.tracks().values()] == [1, 1, 1, 1]


@pytest.mark.rule("KRE-AWARD-08")
@pytest.mark.parametrize("first", "ABC")
def test_prizes_are_counted_from_the_tracks_before_the_award(first: str) -> None:
    """All three are last when the award begins, so all get the trophy for the last."""
    after = scene(
        A=plays("3/9", trophies=2), B=plays("3/9", trophies=2), C=plays("3/9", trophies=2),
        condition=HIGHEST_ATTACK, prize=TROPHY_FOR_THE_LAST, first=first,
    ).fight()  # fmt: skip
    assert set(after.tracks().values()) == {(4, 0)}


@pytest.mark.rule("KRE-AWARD-08")
@pytest.mark.parametrize("first", "AB")
def test_healing_and_wounds_of_one_award_are_summed_before_stopping_at_zero(first: str) -> None:
    """Each heals 1 and is wounded by the other: the wound does not come too late."""
    after = scene(
        A=plays("3/9"), B=plays("3/9"),
        condition=UNBEATEN, prize={"heal": 1, "wound_left": 1}, first=first,
    ).fight()  # fmt: skip
    assert after.tracks() == {"A": (0, 0), "B": (0, 0)}


@pytest.mark.rule("KRE-AWARD-09")
def test_eleven_wounds_do_not_bar_from_the_prize() -> None:
    after = scene(
        A=plays("1/2", wounds=10), B=plays("5/9"), condition=MOST_WOUNDS, prize=HEAL_2
    ).fight()  # fmt: skip
    assert after.wounds("A") == 9
