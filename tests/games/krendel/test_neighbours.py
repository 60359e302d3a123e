"""Who fights whom: KRE-NEIGH."""

import pytest
from games.krendel.scene import (
    CURTAIN_LEFT,
    FIGHT_EVERYONE,
    KEEP_PREVIOUS,
    LONG_REACH,
    NAP_TIME,
    NO_SPELL,
    Spell,
    Tourney,
    plays,
    scene,
)

QUIET = plays("0/9")


def round_of(seats: int, **spells: Spell) -> Tourney:
    """So many seats; the named ones have an active spell."""
    return scene({name: plays("1/9", spells.get(name, NO_SPELL)) for name in "ABCDEF"[:seats]})


@pytest.mark.rule("KRE-NEIGH-01")
def test_the_seats_left_and_right_are_neighbours() -> None:
    five = round_of(5)
    assert five.neighbours("A") == "BE"
    assert five.neighbours("C") == "BD"
    assert round_of(3).neighbours("B") == "AC"
    assert round_of(2).neighbours("A") == "B"


@pytest.mark.rule("KRE-NEIGH-02")
def test_whoever_fights_everyone_is_everyones_neighbour() -> None:
    assert round_of(6, D=FIGHT_EVERYONE).neighbours("A") == "BDF"


@pytest.mark.rule("KRE-NEIGH-02")
def test_the_attacker_fights_a_distant_holder_of_fight_everyone() -> None:
    after = scene(
        A=plays("6/9"), B=QUIET, C=plays("0/1", FIGHT_EVERYONE), D=plays("0/9")
    ).fight()  # fmt: skip
    assert after.tracks()["A"] == (1, 0)
    assert after.tracks()["C"] == (0, 1)


@pytest.mark.rule("KRE-NEIGH-03")
def test_those_who_are_no_neighbours_leave_each_other_alone() -> None:
    after = scene(A=plays("6/9"), B=QUIET, C=plays("6/1"), D=QUIET).fight()
    assert set(after.tracks().values()) == {(0, 0)}
    assert not [line for line in after.lines("beat", "hold") if "A" in line and "C" in line]


@pytest.mark.rule("KRE-NEIGH-04")
def test_fighting_everyone_is_mutual_and_makes_no_others_neighbours() -> None:
    six = round_of(6, D=FIGHT_EVERYONE)
    assert six.neighbours("D") == "ABCEF"
    assert six.neighbours("B") == "ACD"
    after = scene(A=plays("0/1"), B=QUIET, C=plays("6/9", FIGHT_EVERYONE), D=QUIET).fight()
    assert after.tracks()["C"] == (1, 0)
    assert after.tracks()["A"] == (0, 1)


@pytest.mark.rule("KRE-NEIGH-05")
def test_a_neighbour_in_two_ways_is_fought_once() -> None:
    after = scene(A=plays("6/9"), B=plays("0/1", FIGHT_EVERYONE), C=plays("0/1")).fight()
    assert after.tracks() == {"A": (2, 0), "B": (0, 1), "C": (0, 1)}
    both = scene(A=plays("6/9", LONG_REACH), B=QUIET, C=plays("0/1", LONG_REACH), D=QUIET).fight()
    assert both.tracks()["A"] == (1, 0)


@pytest.mark.rule("KRE-NEIGH-06")
def test_a_covered_fight_everyone_has_no_effect_unless_kept() -> None:
    def neighbours_of_a(*pile: Spell) -> str:
        return scene(
            A=QUIET, B=QUIET, C=QUIET, D=plays("1/9", *pile), E=QUIET, F=QUIET
        ).neighbours("A")  # fmt: skip

    assert neighbours_of_a(FIGHT_EVERYONE) == "BDF"
    assert neighbours_of_a(FIGHT_EVERYONE, NO_SPELL) == "BF"
    assert neighbours_of_a(FIGHT_EVERYONE, KEEP_PREVIOUS) == "BDF"


@pytest.mark.rule("KRE-NEIGH-06")
def test_fight_everyone_lasts_one_round() -> None:
    start = scene(
        A=QUIET, B=QUIET, C=QUIET, D=plays("1/9", FIGHT_EVERYONE), E=QUIET, F=QUIET
    )  # fmt: skip
    assert start.neighbours("A") == "BDF"
    start.play(A="0/9", B="0/9", C="0/9", D="1/9", E="0/9", F="0/9").keep_all()
    assert start.neighbours("A") == "BF"


@pytest.mark.rule("KRE-NEIGH-07")
def test_nap_time_takes_away_every_neighbour_even_one_who_fights_everyone() -> None:
    six = round_of(6, A=NAP_TIME, D=FIGHT_EVERYONE)
    assert six.neighbours("A") == ""
    assert six.neighbours("D") == "BCEF"
    assert six.neighbours("B") == "CD"


@pytest.mark.rule("KRE-NEIGH-07")
def test_a_curtain_on_the_left_cuts_that_pair_both_ways() -> None:
    for others in (NO_SPELL, FIGHT_EVERYONE, LONG_REACH):
        three = round_of(3, A=CURTAIN_LEFT, B=others)
        assert three.neighbours("A") == "C"
        assert three.neighbours("B") == "C"
        assert three.neighbours("C") == "AB"
    last = round_of(4, D=CURTAIN_LEFT)
    assert (last.neighbours("D"), last.neighbours("A")) == ("C", "B")
    assert round_of(2, A=CURTAIN_LEFT).neighbours("B") == ""
    assert round_of(2, B=CURTAIN_LEFT).neighbours("B") == ""


@pytest.mark.rule("KRE-NEIGH-07")
def test_long_reach_adds_those_two_seats_away_on_both_sides() -> None:
    six = round_of(6, A=LONG_REACH)
    assert six.neighbours("A") == "BCEF"
    assert six.neighbours("C") == "ABD"
    assert six.neighbours("E") == "ADF"
    assert six.neighbours("D") == "CE"
    assert round_of(4, A=LONG_REACH).neighbours("A") == "BCD"
    assert round_of(5, B=LONG_REACH).neighbours("B") == "ACDE"
    assert round_of(3, A=LONG_REACH).neighbours("A") == "BC"
    assert round_of(2, A=LONG_REACH).neighbours("A") == "B"


@pytest.mark.rule("KRE-NEIGH-07")
def test_nap_time_beats_long_reach() -> None:
    five = round_of(5, A=NAP_TIME, C=LONG_REACH)
    assert five.neighbours("A") == ""
    assert five.neighbours("C") == "BDE"
