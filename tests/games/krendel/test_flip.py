"""4. Flip: KRE-FLIP."""

import pytest
from games.krendel.scene import (
    ATTACK_2,
    HEAL_2,
    HIGHEST_ATTACK,
    LOWEST_ATTACK,
    UNBEATEN,
    plays,
    scene,
)

QUIET = plays("0/9")


@pytest.mark.rule("KRE-FLIP-01")
def test_the_upper_reward_is_turned_onto_the_earlier_ones() -> None:
    after = scene(A=plays("0/9"), B=plays("0/9"), condition=UNBEATEN, prize=HEAL_2).fight()
    assert after.shown("condition") == [UNBEATEN, HEAL_2]


@pytest.mark.rule("KRE-FLIP-02")
def test_the_turned_reward_states_the_next_condition() -> None:
    """Wooden Spoon: the prize of round 1 is the condition of round 2, highest attack."""
    start = scene(
        A=plays("1/9"), B=plays("0/9"), condition=LOWEST_ATTACK, prize=HIGHEST_ATTACK,
        more={"A": {"hand": ["kre-c02", "kre-c01"]}, "B": {"hand": ["kre-c22", "kre-c43"]}},
    )  # fmt: skip
    start.play(A="kre-c02", B="kre-c22").keep_all()
    assert [line.split()[1] for line in start.lines("award")] == ["A"]  # 5 against 6
    start.play(A="kre-c01", B="kre-c43")
    assert [line.split()[1] for line in start.lines("award")] == ["A", "A"]  # 6 against 2


@pytest.mark.rule("KRE-FLIP-03")
def test_a_new_reward_from_the_deck_states_the_next_prize() -> None:
    start = scene(3)
    assert start.count("rewards") == 6
    top = start.zone("rewards")[0]
    for name in start.names:
        start.choose(name, start.offered(name)[0])
    assert start.count("rewards") == 5
    assert start.shown("prize") == [top]
    assert start.lines("new-reward")[0].split()[-1] == top


@pytest.mark.rule("KRE-FLIP-04")
def test_when_the_rewards_run_out_all_but_the_one_just_turned_are_shuffled() -> None:
    start = scene(2)
    for _ in range(7):
        assert not start.lines("rewards-shuffled")
        (prize,) = start.shown("prize")
        left = start.count("rewards")
        for name in start.names:
            start.put_back_the_markers()
            start.choose(name, start.offered(name)[0])
        start.keep_all()
    assert left == 0
    assert len(start.lines("rewards-shuffled")) == 1
    assert start.shown("condition") == [prize]
    assert start.count("rewards") == 6
    assert start.shown("prize")[0] != prize
    assert prize not in start.zone("rewards")
    assert len({prize, *start.shown("prize"), *start.zone("rewards")}) == 8


@pytest.mark.rule("KRE-FLIP-04")
def test_the_new_reward_deck_is_in_a_new_order() -> None:
    """Laid in a known order; if the old pile were only turned over, it would come out again."""
    old = ["kre-r2", "kre-r3", "kre-r4", "kre-r5", "kre-r6", "kre-r7", "kre-r8"]
    start = scene(
        A=QUIET, B=QUIET, condition=UNBEATEN, prize="kre-r1",
        more={"condition": old, "rewards_only": []},
    )  # fmt: skip
    start.play(A="0/9", B="0/9")
    deck = [*start.shown("prize"), *start.zone("rewards")]
    assert sorted(deck) == old
    assert deck not in (old, old[::-1])


@pytest.mark.rule("KRE-FLIP-05")
def test_the_creature_that_fought_covers_the_old_spell() -> None:
    after = scene(A=plays("kre-c02", "kre-c01"), B=plays("kre-c04", "kre-c05", "kre-c03")).fight()
    assert after.shown("pile", "A") == ["kre-c01", "kre-c02"]
    assert after.shown("pile", "B") == ["kre-c05", "kre-c03", "kre-c04"]
    assert after.count("field", "A") == after.count("field", "B") == 0


@pytest.mark.rule("KRE-FLIP-06")
def test_only_the_card_turned_last_is_a_spell() -> None:
    stronger = {"self": {"defence": 3}}
    assert scene(A=plays("2/2", ATTACK_2, stronger), B=QUIET).values()["A"] == "2/5"


@pytest.mark.rule("KRE-FLIP-06")
def test_the_spell_of_two_rounds_ago_is_gone() -> None:
    start = scene(A=plays("2/2", ATTACK_2), B=QUIET, more={"deck": ["kre-c27"]})
    start.play(A="2/2", B="0/9").keep_all()
    start.play(A="kre-c27").choose("B", start.offered("B")[0])
    mine = [line for line in start.lines("attack") if line.startswith("attack A")]
    assert mine == ["attack A 4", "attack A 1"]


@pytest.mark.rule("KRE-FLIP-07")
def test_the_reward_changes_before_the_creatures_turn() -> None:
    after = scene(A=QUIET, B=QUIET, C=QUIET).fight()
    told = [line.split()[0] for line in after.lines("new-reward", "turn")]
    assert told == ["new-reward", "turn", "turn", "turn"]
