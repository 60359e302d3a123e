"""Setting a table: what is not written stays a table one can play at."""

import pytest

from koldun.testing.sitting import Sitting

FIVE = ["kre-c01", "kre-c02", "kre-c03", "kre-c04", "kre-c05"]


@pytest.mark.parametrize("seed", range(20))
def test_a_hand_that_loses_cards_to_another_is_dealt_others_of_the_same_back(seed: int) -> None:
    table = {"A": {"hand": FIVE, "pile": ["kre-c06"]}, "condition": ["kre-r2"], "prize": ["kre-r1"]}
    sat = Sitting.at("krendel", ["A", "B", "C"], table, seed=str(seed))
    for name in "BC":
        hand = sat.zone("hand", name)
        assert len(hand) == 5
        assert all(id.startswith("kre-c") for id in hand)
    assert sorted(sat.zone("rewards")) == [f"kre-r{n}" for n in range(3, 9)]


def test_rest_takes_the_cards_of_a_closed_pile_and_no_others() -> None:
    table = {"deck_only": ["kre-c40"], "rest": "discard", "condition": ["kre-r2"]}
    sat = Sitting.at("krendel", ["A", "B"], table)
    assert sat.zone("deck") == ["kre-c40"]
    assert len(sat.zone("discard")) == 32
    assert all(id.startswith("kre-c") for id in sat.zone("discard"))
    assert len(sat.zone("rewards")) == 6
