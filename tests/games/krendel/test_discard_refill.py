"""5. Discard and 6. refill: KRE-DISC, KRE-REFILL."""

from typing import Any

import pytest
from games.krendel.scene import Tourney, plays, scene
from hypothesis import given, settings
from hypothesis import strategies as st

from koldun.content.library import library_of
from koldun.games.krendel import game
from koldun.kernel.errors import IllegalChoice

CREATURES = [face.id for face in library_of(game).entries("creature")]


HANDS = {
    "A": {"hand": ["kre-c10", "kre-c11", "kre-c12", "kre-c13", "kre-c14"]},
    "B": {"hand": ["kre-c20", "kre-c21", "kre-c22", "kre-c23", "kre-c24"]},
}


def discarding(more: dict[str, Any] | None = None) -> Tourney:
    """A and B have fought and may discard; A holds c11 to c14, B c21 to c24."""
    start = scene(A=plays("kre-c10"), B=plays("kre-c20"), more={**HANDS, **(more or {})})
    return start.play(A="kre-c10", B="kre-c20")


@pytest.mark.rule("KRE-DISC-01")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_any_number_of_cards_may_be_discarded(number: int) -> None:
    start = discarding()
    thrown = ["kre-c11", "kre-c12", "kre-c13", "kre-c14"][:number]
    start.discard("A", *thrown)
    if number < 4:
        start.choose("A", "done")
    assert start.asked() == ["B"]
    start.choose("B", "done")
    assert start.lines("discard") == ([f"discard A {number}"] if number else [])
    assert not set(thrown) & set(start.zone("hand", "A"))
    assert start.count("discard") == number


@pytest.mark.rule("KRE-DISC-01")
def test_no_card_can_be_discarded_twice_nor_one_that_is_not_in_hand() -> None:
    start = discarding()
    start.discard("A", "kre-c11", "kre-c12", "kre-c13")
    for card in ("kre-c11", "kre-c10", "kre-c21"):
        with pytest.raises(IllegalChoice):
            start.discard("A", card)
    start.discard("A", "kre-c14")
    assert start.offered("A") == []


@pytest.mark.rule("KRE-DISC-02")
def test_discards_go_face_down_to_a_common_pile_and_never_become_spells() -> None:
    start = discarding()
    start.discard("A", "kre-c11", "kre-c12").discard("B", "kre-c21").keep_all()
    assert start.zone("discard") == ["kre-c21", "kre-c12", "kre-c11"]
    assert start.shown("pile", "A") == ["kre-c10"]
    assert start.shown("pile", "B") == ["kre-c20"]
    assert start.shown("discard") == []
    for watcher, others in (("", ["kre-c11", "kre-c12", "kre-c21"]), ("B", ["kre-c11"])):
        assert not set(others) & start.sees(watcher)
        assert not any(card in line for card in others for line in start.heard(watcher))


@pytest.mark.rule("KRE-DISC-03")
def test_discards_are_decided_at_the_same_time_unseen() -> None:
    start = discarding()
    untouched = discarding()
    assert start.asked() == ["A", "B"]
    start.discard("A", "kre-c11", "kre-c12")
    for watcher in ("", "B"):
        assert start.view(watcher) == untouched.view(watcher)
        assert start.heard(watcher) == untouched.heard(watcher)
    start.choose("A", "done")
    for watcher in ("", "B"):
        assert start.view(watcher).table == untouched.view(watcher).table
        assert start.heard(watcher) == untouched.heard(watcher)
    start.choose("B", "done")
    assert start.lines("discard") == ["discard A 2"]


@pytest.mark.rule("KRE-REFILL-01")
def test_everybody_draws_up_to_five() -> None:
    start = discarding()
    deck = start.count("deck")
    start.discard("A", "kre-c11", "kre-c12", "kre-c13").keep_all()
    assert start.count("hand", "A") == start.count("hand", "B") == 5
    assert start.count("deck") == deck - 5
    assert sorted(start.lines("draw")) == ["draw A 4", "draw B 1"]


@pytest.mark.rule("KRE-REFILL-01")
def test_only_the_drawer_sees_what_was_drawn() -> None:
    start = discarding({"deck": ["kre-c30", "kre-c31"]})
    start.keep_all()
    assert "draw-own A kre-c30" in start.heard("A")
    assert "kre-c30" in start.sees("A")
    for watcher in ("", "B"):
        assert "kre-c30" not in start.sees(watcher)
        assert not any("kre-c30" in line for line in start.heard(watcher))


def four_piles() -> Tourney:
    """Piles of 4, 3, 2 and 1 cards and an empty deck: D holds the rest and need not draw."""
    return scene(
        A=plays("kre-c04", "kre-c01", "kre-c02", "kre-c03"),
        B=plays("kre-c07", "kre-c05", "kre-c06"),
        C=plays("kre-c09", "kre-c08"),
        D=plays("kre-c10"),
        more={"deck_only": [], "rest": "hand/3"},
    ).play(A="kre-c04", B="kre-c07", C="kre-c09", D="kre-c10")


@pytest.mark.rule("KRE-REFILL-02")
def test_a_new_deck_is_made_of_played_creatures_but_the_two_uppermost_of_each_pile() -> None:
    start = four_piles()
    held = {name: start.zone("hand", name) for name in start.names}
    start.keep_all()
    assert start.lines("deck-shuffled") == ["deck-shuffled 3"]
    drawn = [id for name in "ABC" for id in start.zone("hand", name) if id not in held[name]]
    assert sorted(drawn) == ["kre-c01", "kre-c02", "kre-c05"]


@pytest.mark.rule("KRE-REFILL-02")
def test_the_new_deck_is_shuffled_and_lies_face_down() -> None:
    old = [f"kre-c{n}" for n in range(30, 42)]
    start = discarding({"deck_only": [], "discard": old, "rest": "hand/1"}).keep_all()
    new = [start.zone("hand", "A")[0], *start.zone("deck")]
    assert sorted(new) == old
    assert new not in (old, old[::-1])
    assert start.shown("deck") == []


@pytest.mark.rule("KRE-REFILL-03")
def test_the_two_uppermost_cards_stay_in_order() -> None:
    start = four_piles().keep_all()
    assert start.shown("pile", "A") == ["kre-c03", "kre-c04"]
    assert start.shown("pile", "B") == ["kre-c06", "kre-c07"]
    assert start.shown("pile", "C") == ["kre-c08", "kre-c09"]
    assert start.shown("pile", "D") == ["kre-c10"]


@pytest.mark.rule("KRE-REFILL-04")
def test_discards_are_shuffled_into_the_new_deck() -> None:
    seven = [f"kre-c{n}" for n in range(30, 37)]
    start = discarding({"deck_only": [], "discard": seven, "rest": "hand/1"}).keep_all()
    assert start.lines("deck-shuffled") == ["deck-shuffled 7"]
    assert start.count("discard") == 0
    assert sorted([start.zone("hand", "A")[0], *start.zone("deck")]) == seven


@pytest.mark.rule("KRE-REFILL-05")
def test_the_deck_is_made_anew_only_when_a_card_is_needed_and_none_is_left() -> None:
    """One card is left and A needs two: the old one first, then one from the new deck."""
    start = discarding({"deck_only": ["kre-c43"], "rest": "discard"})
    start.discard("A", "kre-c11").keep_all()
    mine = next(line for line in start.heard("A") if line.startswith("draw-own")).split()[2:]
    assert mine[0] == "kre-c43"
    assert mine[1] != "kre-c43"
    assert len(start.lines("deck-shuffled")) == 1


@pytest.mark.rule("KRE-REFILL-05")
def test_a_deck_that_just_suffices_is_not_made_anew() -> None:
    start = discarding({"deck_only": ["kre-c42", "kre-c43"], "rest": "discard"}).keep_all()
    assert start.count("deck") == 0
    assert start.lines("deck-shuffled") == []


@pytest.mark.rule("KRE-REFILL-05")
def test_from_the_first_player_clockwise_each_draws_up_to_five_before_the_next() -> None:
    deck = [f"kre-c{n}" for n in range(30, 40)]
    start = scene(
        A=plays("kre-c10"), B=plays("kre-c20"), C=plays("kre-c29"), first="B",
        more={**HANDS, "deck": deck},
    ).play(A="kre-c10", B="kre-c20", C="kre-c29")  # fmt: skip
    start.discard("B", "kre-c21", "kre-c22").discard("A", "kre-c11").keep_all()
    assert start.lines("draw") == ["draw B 3", "draw C 1", "draw A 2"]
    assert "draw-own B kre-c30 kre-c31 kre-c32" in start.heard("B")
    assert "draw-own C kre-c33" in start.heard("C")
    assert "draw-own A kre-c34 kre-c35" in start.heard("A")


@pytest.mark.rule("KRE-REFILL-06")
def test_hands_are_never_gathered() -> None:
    start = four_piles()
    held = {name: start.zone("hand", name) for name in start.names}
    start.keep_all()
    for name, cards in held.items():
        assert set(cards) <= set(start.zone("hand", name))
    assert _everywhere(start) == CREATURES


def _everywhere(start: Tourney) -> list[str]:
    zones = ["deck", "discard"]
    found = [id for zone in zones for id in start.zone(zone)]
    for name in start.names:
        for zone in ("hand", "field", "pile"):
            found += start.zone(zone, name)
    return sorted(found)


@pytest.mark.rule("KRE-REFILL-01", "KRE-REFILL-06")
@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 6),
    seed=st.integers(0, 9999),
    eagerness=st.sampled_from([0.0, 0.5, 0.9, 1.0]),
    random=st.randoms(use_true_random=False),
)
def test_every_refill_ends_at_five_and_no_card_is_ever_lost(
    players: int, seed: int, eagerness: float, random: Any
) -> None:
    """Even when six players throw everything away every round: 43 = 6 * (5 + 2) + 1."""
    start = scene(players, seed=str(seed))
    for _ in range(8):
        if start.match.result is not None:
            break
        assert [start.count("hand", name) for name in start.names] == [5] * players
        for name in start.names:
            start.choose(name, random.choice(start.offered(name)))
        while start.match.ask is not None and start.fact("phase") == "discard":
            name = random.choice(start.asked())
            keep = random.random() >= eagerness
            start.choose(name, "done" if keep else start.offered(name)[-1])
        assert _everywhere(start) == CREATURES
        rewards = [*start.zone("rewards"), *start.zone("prize"), *start.zone("condition")]
        assert sorted(rewards) == [f"kre-r{n}" for n in range(1, 9)]
        heroes = start.zone("heroes") + [start.zone("hero", name)[0] for name in start.names]
        assert sorted(heroes) == [f"kre-h{n}" for n in range(1, 7)]
