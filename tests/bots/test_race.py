"""The race of the options: same worlds, the worse drop out, the clear end it early."""

import random

from koldun.bots.search.race import Field, Runner


def raced(worth: list[float], noise: float, rounds: int, handicaps: dict[int, float]) -> Field:
    """A race of options of known worth; all of a round share most of their luck."""
    rng = random.Random(5)
    field = Field([Runner(n, handicaps.get(n, 0.0)) for n in range(len(worth))])
    for done in range(1, rounds + 1):
        shared = rng.gauss(0.0, 0.3)
        for runner in field.live:
            runner.values.append(worth[runner.index] + shared + rng.gauss(0.0, noise))
        field.next_round(done / rounds)
        if field.decided():
            break
    return field


def test_the_best_is_found_through_luck_that_all_share() -> None:
    worth = [0.5] * 20 + [0.54] + [0.5] * 9
    assert raced(worth, 0.02, 30, {}).leader() == 20


def test_the_race_narrows_as_the_budget_is_spent() -> None:
    rng = random.Random(1)
    field = Field([Runner(n, 0.0) for n in range(32)])
    sizes = []
    for used in (0.1, 0.2, 0.4, 0.6, 0.8, 0.95):
        for runner in field.live:
            runner.values.append(rng.random())
        field.next_round(used)
        sizes.append(len(field.live))
    assert sizes[0] == 32, "one world tells too little to drop anybody"
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 2


def test_who_is_worse_in_the_same_worlds_is_dropped_early() -> None:
    field = raced([0.6, 0.5], 0.01, 1000, {})
    assert field.decided()
    assert field.leader() == 0
    assert field.rounds < 100
    equal = raced([0.5, 0.5], 0.01, 300, {})
    assert equal.rounds == 300, "equals are not told apart by luck"


def test_a_handicap_must_be_overcome() -> None:
    assert raced([0.5, 0.55], 0.01, 50, {1: 0.1}).leader() == 0
    assert raced([0.5, 0.65], 0.01, 50, {1: 0.1}).leader() == 1


def test_a_wide_decision_is_not_tried_in_full() -> None:
    field = Field([Runner(n, 0.0) for n in range(60)])
    assert field.room(250) < 30
    assert field.room(4) == 4
    assert field.room(2500) > 60
    field.close(field.room(250))
    assert [runner.index for runner in field.live] == list(range(field.room(250)))


def test_before_a_round_is_complete_the_best_of_what_was_tried_leads() -> None:
    field = Field([Runner(n, 0.0) for n in range(3)])
    assert field.leader() == 0
    field.live[0].values.append(0.2)
    field.live[1].values.append(0.4)
    assert field.leader() == 1
