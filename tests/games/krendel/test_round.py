"""The round and the choice of creatures: KRE-ROUND, KRE-CHOICE."""

import pytest
from games.krendel.scene import (
    ATTACK_EQUALS_DEFENCE,
    HEAL_2,
    TROPHY,
    plays,
    scene,
)

from koldun.kernel.errors import IllegalChoice

PHASE_OF = {
    "round": "choice",
    "reveal": "battle",
    "attack": "battle",
    "beat": "battle",
    "hold": "battle",
    "spell-trophy": "battle",
    "award": "award",
    "no-award": "award",
    "new-reward": "flip",
    "turn": "flip",
    "discard": "discard",
    "draw": "refill",
    "draw-own": "refill",
}


@pytest.mark.rule("KRE-ROUND-01")
def test_a_round_runs_choice_battle_award_flip_discard_refill() -> None:
    """Told in this order, round after round, and shown where people decide."""
    start = scene(
        A=plays("3/1", {"trophy_if_unbeaten": 1}), B=plays("2/4"), C=plays("4/4"), prize=TROPHY
    )  # fmt: skip
    assert start.view().table.phase == "choice"
    start.play(A="3/1", B="2/4", C="4/4")
    assert start.view().table.phase == "discard"
    start.choose("B", start.offered("B")[-1])
    start.keep_all()
    told = [PHASE_OF[line.split()[0]] for line in start.heard("A") if line.split()[0] in PHASE_OF]
    phases = [phase for phase, before in zip(told, ["", *told], strict=False) if phase != before]
    assert phases == ["choice", "battle", "award", "flip", "discard", "refill", "choice"]
    assert start.view().table.phase == "choice"
    assert start.view().table.round == 2


@pytest.mark.rule("KRE-ROUND-01")
def test_rounds_follow_one_another() -> None:
    start = scene(2)
    for round in (1, 2, 3):
        assert start.view().table.round == round
        for name in start.names:
            start.choose(name, start.offered(name)[0])
        start.keep_all()
    assert start.lines("round")[:3] == ["round 1", "round 2", "round 3"]


@pytest.mark.rule("KRE-ROUND-02")
def test_only_discarding_is_voluntary() -> None:
    start = scene(A=plays("3/3"), B=plays("2/4"))
    assert all(words.startswith("play ") for words in start.offered("A"))
    start.play(A="3/3")
    assert start.asked() == ["B"]
    assert start.lines("reveal", "attack") == []
    start.play(B="2/4")
    assert start.asked() == ["A", "B"]
    start.choose("A", "done").choose("B", "done")
    assert start.view().table.round == 2


@pytest.mark.rule("KRE-CHOICE-01")
def test_everybody_chooses_exactly_one_creature_from_the_hand_at_the_same_time() -> None:
    start = scene(A=plays("kre-c01"), B=plays("kre-c02"))
    assert start.asked() == ["A", "B"]
    assert len(start.offered("A")) == start.count("hand", "A") == 5
    with pytest.raises(IllegalChoice):
        start.choose("A", "done")  # none
    with pytest.raises(IllegalChoice):
        start.choose("A", "play kre-c02")  # somebody else's
    start.choose("A", "play kre-c01")
    with pytest.raises(IllegalChoice):
        start.match.choose(0, 0)  # a second one
    start.choose("B", "play kre-c02")
    assert start.count("hand", "A") == start.count("hand", "B") == 4


@pytest.mark.rule("KRE-CHOICE-02")
def test_a_chosen_card_stays_secret_until_everybody_reveals() -> None:
    start = scene(A=plays("kre-c01"), B=plays("kre-c02"), C=plays("kre-c03"))
    start.choose("A", "play kre-c01")
    for watcher in ("", "B", "C"):
        assert "kre-c01" not in start.sees(watcher)
        assert not any("kre-c01" in line for line in start.heard(watcher))
    start.play(B="kre-c02", C="kre-c03")
    for watcher in ("", "B", "C"):
        assert "kre-c01" in start.sees(watcher)


@pytest.mark.rule("KRE-CHOICE-02")
def test_a_chosen_card_lies_face_down_before_its_owner() -> None:
    """In view whenever one looks: the owner sees which card it is, the others that it lies there."""
    start = scene(A=plays("kre-c01"), B=plays("kre-c02"), C=plays("kre-c03"))
    start.choose("A", "play kre-c01")
    own = {zone.id: zone for zone in start.view("A").table.zones}
    assert [card.face for card in own["field/0"].cards] == ["kre-c01"]
    assert "kre-c01" not in [card.face for card in own["hand/0"].cards]
    for watcher in ("", "B", "C"):
        seen = {zone.id: zone for zone in start.view(watcher).table.zones}
        assert (seen["field/0"].count, seen["hand/0"].count) == (1, 4)
        assert [(card.id, card.face) for card in seen["field/0"].cards] == [("", "")]
        assert seen["field/1"].count == 0
    start.match.undo(0)
    assert start.count("field", "A") == 0


@pytest.mark.rule("KRE-CHOICE-02")
def test_whichever_card_is_chosen_the_others_are_shown_the_same() -> None:
    for watcher in ("", "B"):
        seen = []
        for card in range(5):
            start = scene(A=plays("kre-c01"), B=plays("kre-c02"), C=plays("kre-c03"))
            hand = next(z for z in start.match.state.zones() if z.name() == "hand/0")
            start.match.state.cards.seen[hand.cards[1]] |= 1 << start.seat("B")  # B knows one
            start.match.choose(0, card)
            seen.append(start.view(watcher))
        assert all(view == seen[0] for view in seen)


@pytest.mark.rule("KRE-CHOICE-03")
def test_before_choosing_one_sees_the_own_hand_the_condition_and_the_prize() -> None:
    start = scene(
        A=plays("kre-c01"), B=plays("kre-c02"), condition=ATTACK_EQUALS_DEFENCE, prize=HEAL_2
    )  # fmt: skip
    for name, other in (("A", "B"), ("B", "A")):
        seen = start.sees(name)
        assert set(start.zone("hand", name)) <= seen
        assert not set(start.zone("hand", other)) & seen
        assert {ATTACK_EQUALS_DEFENCE, HEAL_2} <= seen


@pytest.mark.rule("KRE-CARD-04")
def test_everybody_sees_the_spells_of_everybody() -> None:
    after = scene(A=plays("kre-c01", "kre-c02"), B=plays("kre-c03", "kre-c04")).fight()
    after.keep_all()
    for watcher in ("", "A", "B"):
        assert {"kre-c01", "kre-c02", "kre-c03", "kre-c04"} <= after.sees(watcher)
