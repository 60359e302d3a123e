"""The worked examples of the rulebook: KRE-EX. Seats clockwise: Sasha, Petya, Masha, Vasya.

The book does not say which of Sasha and Masha has defence 5 and which 6, so everything is tried
both ways, with doubles for the cards that are not in the deck.
"""

import pytest
from games.krendel.scene import (
    HEAL_2,
    HIGHEST_ATTACK,
    LOWEST_ATTACK,
    Player,
    Tourney,
    plays,
    scene,
)

from koldun.games.krendel.ending import judge

BOTH_WAYS = pytest.mark.parametrize(("sasha", "masha"), [("3/6", "6/5"), ("3/5", "6/6")])


def worked_round(sasha: str, masha: str) -> Tourney:
    players = {
        "Sasha": plays(sasha),
        "Petya": plays("5/2"),
        "Masha": plays(masha),
        "Vasya": plays("3/4"),
    }
    return scene(players, first="Sasha").fight()


def victims(after: Tourney, attacker: str) -> list[str]:
    return [line.split()[2] for line in after.lines("beat") if line.split()[1] == attacker]


def attacked(after: Tourney, attacker: str) -> set[str]:
    told = [line.split() for line in after.lines("beat", "hold")]
    return {words[2] for words in told if words[1] == attacker}


@pytest.mark.rule("KRE-EX-01")
@BOTH_WAYS
def test_sasha_beats_petya_is_repelled_by_vasya_and_leaves_masha_alone(
    sasha: str, masha: str
) -> None:
    after = worked_round(sasha, masha)
    assert attacked(after, "Sasha") == {"Petya", "Vasya"}
    assert victims(after, "Sasha") == ["Petya"]
    assert "hold Sasha Vasya 4 3" in after.lines("hold")


@pytest.mark.rule("KRE-EX-01")
def test_sashas_attack_alone_moves_two_markers() -> None:
    """The others cannot beat anybody here, so what moves comes from Sasha."""
    after = scene(
        {
            "Sasha": plays("3/9"),
            "Petya": plays("0/2"),
            "Masha": plays("0/9"),
            "Vasya": plays("0/4"),
        },
        first="Sasha",
    ).fight()
    assert after.tracks() == {"Sasha": (1, 0), "Petya": (0, 1), "Masha": (0, 0), "Vasya": (0, 0)}


@pytest.mark.rule("KRE-EX-02")
@BOTH_WAYS
def test_petyas_five_is_not_enough_for_five_and_six(sasha: str, masha: str) -> None:
    after = worked_round(sasha, masha)
    assert attacked(after, "Petya") == {"Sasha", "Masha"}
    assert victims(after, "Petya") == []
    assert after.trophies("Petya") == after.wounds("Sasha") == after.wounds("Masha") == 0


@pytest.mark.rule("KRE-EX-03")
@BOTH_WAYS
def test_mighty_masha_beats_both_neighbours(sasha: str, masha: str) -> None:
    after = worked_round(sasha, masha)
    assert victims(after, "Masha") == ["Petya", "Vasya"]
    assert after.trophies("Masha") == 2
    alone = scene(
        {"Sasha": plays("0/9"), "Petya": plays("0/2"), "Masha": plays(masha), "Vasya": plays("0/4")}
    ).fight()
    assert [alone.wounds(name) for name in ("Petya", "Vasya")] == [1, 1]


@pytest.mark.rule("KRE-EX-04")
@BOTH_WAYS
def test_vasya_beats_nobody(sasha: str, masha: str) -> None:
    after = worked_round(sasha, masha)
    assert attacked(after, "Vasya") == {"Masha", "Sasha"}
    assert victims(after, "Vasya") == []
    assert after.trophies("Vasya") == 0


@pytest.mark.rule("KRE-EX-05")
@BOTH_WAYS
def test_the_outcome_of_the_battle(sasha: str, masha: str) -> None:
    after = worked_round(sasha, masha)
    attackers = [line.split()[1] for line in after.lines("attack")]
    assert attackers == ["Sasha", "Petya", "Masha", "Vasya"]
    assert after.tracks() == {"Sasha": (1, 0), "Petya": (0, 2), "Masha": (2, 0), "Vasya": (0, 1)}


@pytest.mark.rule("KRE-EX-06")
@BOTH_WAYS
def test_vasya_and_sasha_are_rewarded_and_only_vasya_can_use_it(sasha: str, masha: str) -> None:
    players = {
        "Sasha": plays(sasha),
        "Petya": plays("5/2"),
        "Masha": plays(masha),
        "Vasya": plays("3/4"),
    }
    after = scene(players, first="Sasha", condition=LOWEST_ATTACK, prize=HEAL_2).fight()
    assert after.lines("award") == [f"award Sasha {HEAL_2}", f"award Vasya {HEAL_2}"]
    assert after.tracks() == {"Sasha": (1, 0), "Petya": (0, 2), "Masha": (2, 0), "Vasya": (0, 0)}


def second_round() -> dict[str, Player]:
    """Everybody plays 4/4 on the card that fought in the worked round."""
    return {
        "Sasha": plays("4/4", "kre-c10"),
        "Petya": plays("4/4", "kre-c23"),
        "Masha": plays("4/4", "kre-c01"),
        "Vasya": plays("4/4", "kre-c25"),
    }


@pytest.mark.rule("KRE-EX-07")
def test_in_the_next_round_the_mighty_creature_costs_masha() -> None:
    shown = scene(second_round()).values()
    assert shown == {"Sasha": "5/3", "Petya": "5/4", "Masha": "2/2", "Vasya": "4/4"}


@pytest.mark.rule("KRE-EX-07")
def test_and_the_turned_reward_asks_for_the_highest_attack() -> None:
    worked = scene(
        {
            "Sasha": plays("kre-c10"),
            "Petya": plays("kre-c23"),
            "Masha": plays("kre-c01"),
            "Vasya": plays("kre-c25"),
        },
        first="Sasha",
        condition=LOWEST_ATTACK,
        prize=HEAL_2,
    ).fight()
    assert worked.shown("condition")[-1] == HIGHEST_ATTACK
    assert [worked.shown("pile", name) for name in worked.names] == [
        ["kre-c10"],
        ["kre-c23"],
        ["kre-c01"],
        ["kre-c25"],
    ]
    second = scene(second_round(), first="Sasha", condition=HIGHEST_ATTACK)
    second.play(Sasha="4/4", Petya="4/4", Masha="4/4", Vasya="4/4")
    assert [line.split()[1] for line in second.lines("award")] == ["Sasha", "Petya"]
    # Vasya's ties succeed: 4 against Masha's 2 and Sasha's 3 are victories anyway, and Petya sits apart
    assert victims(second, "Vasya") == ["Sasha", "Masha"]
    assert victims(second, "Masha") == []


@pytest.mark.rule("KRE-EX-08")
def test_sasha_takes_the_cup_though_masha_has_most_trophies() -> None:
    """Vasya, Masha, Petya, Sasha, as in the book."""
    result = judge([9, 11, 4, 9], [7, 11, 12, 6])
    assert result.out == [1, 2]
    assert result.winners == [3]
    assert result.places[0] == 2
