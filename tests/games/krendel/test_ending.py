"""The end of the tournament and who takes the cup: KRE-END, KRE-WIN."""

import pytest
from games.krendel.scene import (
    HEAL_2,
    MOST_WOUNDS,
    TROPHY,
    plays,
    scene,
)
from hypothesis import given
from hypothesis import strategies as st

from koldun.games.krendel.ending import judge

Tracks = list[tuple[int, int]]  # trophies and wounds


def winners(*tracks: tuple[int, int]) -> list[int]:
    return judge([t for t, _ in tracks], [w for _, w in tracks]).winners


@pytest.mark.rule("KRE-END-01")
def test_eleven_trophies_end_the_game_with_this_round() -> None:
    ten = plays("1/9", trophies=10)
    assert scene(A=ten, B=ten, C=ten).fight().match.result is None
    over = scene(A=plays("5/9", trophies=10), B=plays("1/4", trophies=10), C=ten).fight()
    assert over.tracks()["A"] == (11, 0)
    assert over.match.result is not None
    assert over.match.result.winners == [0]
    assert over.asked() == []


@pytest.mark.rule("KRE-END-01")
def test_more_than_eleven_trophies_end_it_as_well() -> None:
    over = scene(A=plays("5/9", trophies=10), B=plays("0/1"), C=plays("0/1")).fight()
    assert over.trophies("A") == 12
    assert over.match.result is not None


@pytest.mark.rule("KRE-END-02")
def test_eleven_wounds_end_the_game_too() -> None:
    assert scene(A=plays("1/9", wounds=10), B=plays("1/9")).fight().match.result is None
    over = scene(A=plays("1/2", wounds=10), B=plays("5/9")).fight()
    assert over.tracks() == {"A": (0, 11), "B": (1, 0)}
    assert over.match.result is not None
    twelve = scene(A=plays("1/2", wounds=10), B=plays("5/9"), C=plays("5/9")).fight()
    assert twelve.wounds("A") == 12
    assert twelve.match.result is not None


@pytest.mark.rule("KRE-END-03")
def test_the_round_is_completed_first() -> None:
    over = scene(
        A=plays("5/9", trophies=10), B=plays("3/4"), C=plays("3/2"), D=plays("3/9"),
        condition=MOST_WOUNDS, prize=TROPHY,
    ).fight()  # fmt: skip
    assert [line.split()[1] for line in over.lines("attack")] == ["A", "B", "C", "D"]
    # B and D beat C; C is the most wounded and gets the trophy
    assert over.tracks() == {"A": (11, 0), "B": (1, 1), "C": (1, 2), "D": (1, 0)}
    assert over.match.result is not None


@pytest.mark.rule("KRE-END-04")
def test_the_tracks_are_read_after_the_award() -> None:
    healed = scene(
        A=plays("1/2", wounds=10), B=plays("5/9"), condition=MOST_WOUNDS, prize=HEAL_2
    ).fight()  # fmt: skip
    assert healed.wounds("A") == 9
    assert healed.match.result is None
    rewarded = scene(
        A=plays("1/9", trophies=10, wounds=1), B=plays("1/9"), condition=MOST_WOUNDS, prize=TROPHY
    ).fight()
    assert rewarded.trophies("A") == 11
    assert rewarded.match.result is not None


@pytest.mark.rule("KRE-END-04")
def test_flip_discard_and_refill_of_the_last_round_are_skipped() -> None:
    over = scene(A=plays("5/9", trophies=10), B=plays("0/1")).fight()
    assert over.lines("new-reward", "turn", "discard", "draw") == []
    assert over.count("hand", "A") == over.count("hand", "B") == 4
    assert over.count("field", "A") == 1
    assert over.view().table.phase == "award"


@pytest.mark.rule("KRE-WIN-01")
def test_with_eleven_wounds_nobody_wins() -> None:
    assert winners((12, 11), (4, 3)) == [1]
    assert winners((12, 12), (4, 3)) == [1]
    assert winners((12, 10), (4, 3)) == [0]
    assert judge([12, 4], [11, 3]).out == [0]


@pytest.mark.rule("KRE-WIN-02")
def test_most_trophies_win_the_cup() -> None:
    assert winners((9, 2), (10, 9), (7, 0)) == [1]
    assert judge([9, 10, 7], [2, 9, 0]).reason == "cup"
    assert judge([9, 10, 7], [2, 9, 0]).places == [2, 1, 3]


@pytest.mark.rule("KRE-WIN-03")
def test_the_winner_needs_no_eleven_trophies() -> None:
    assert winners((11, 11), (3, 5), (2, 0)) == [1]
    over = scene(A=plays("5/9", trophies=2), B=plays("1/2", wounds=10)).fight()
    assert over.match.result is not None
    assert over.match.result.winners == [0]
    assert over.trophies("A") == 3


@pytest.mark.rule("KRE-WIN-04")
def test_of_equal_trophies_fewer_wounds_win() -> None:
    assert winners((9, 7), (9, 6)) == [1]
    assert winners((9, 6), (9, 7), (8, 0)) == [0]


@pytest.mark.rule("KRE-WIN-05")
def test_an_unbreakable_tie_cuts_the_cup_in_equal_pieces() -> None:
    result = judge([9, 9, 8], [6, 6, 0])
    assert result.winners == [0, 1]  # a half each
    assert result.shared()
    assert result.reason == "shared"
    assert result.places == [1, 1, 3]
    assert winners((9, 6), (9, 6), (9, 6)) == [0, 1, 2]


@pytest.mark.rule("KRE-WIN-05")
def test_a_tie_at_the_table_makes_almost_winners() -> None:
    over = scene(
        A=plays("1/9", trophies=11, wounds=3), B=plays("1/9", trophies=11, wounds=3)
    ).fight()
    assert over.match.result is not None
    assert over.match.result.winners == [0, 1]


@pytest.mark.rule("KRE-WIN-06")
def test_if_everybody_is_out_the_cup_stays_with_krendel() -> None:
    result = judge([5, 9, 2], [11, 12, 11])
    assert result.winners == []
    assert result.reason == "nobody"
    assert result.out == [0, 1, 2]
    over = scene(A=plays("5/2", wounds=10), B=plays("5/2", wounds=10)).fight()
    assert over.match.result is not None
    assert over.match.result.winners == []


@pytest.mark.rule("KRE-WIN-07")
def test_the_last_one_left_wins_with_any_number_of_trophies() -> None:
    assert winners((12, 11), (8, 12), (0, 10)) == [2]


def brute_force(tracks: Tracks) -> tuple[list[int], str]:
    """The rulebook read aloud, without sorting: drop, then keep the best, then the healthiest."""
    left = [seat for seat, (_, wounds) in enumerate(tracks) if not wounds >= 11]
    if not left:
        return [], "nobody"
    for seat in left[:]:
        if any(tracks[other][0] > tracks[seat][0] for other in range(len(tracks))
               if tracks[other][1] < 11):  # fmt: skip
            left.remove(seat)
    healthiest = min(tracks[seat][1] for seat in left)
    left = [seat for seat in left if tracks[seat][1] == healthiest]
    return left, "cup" if len(left) == 1 else "shared"


@pytest.mark.rule("KRE-WIN-01", "KRE-WIN-02", "KRE-WIN-04", "KRE-WIN-05", "KRE-WIN-06")
@given(
    st.lists(st.tuples(st.integers(0, 14), st.integers(0, 14)), min_size=2, max_size=6)
    | st.lists(st.tuples(st.integers(9, 11), st.integers(9, 12)), min_size=2, max_size=6)
)  # fmt: skip
def test_the_judge_agrees_with_the_rulebook_read_aloud(tracks: Tracks) -> None:
    result = judge([t for t, _ in tracks], [w for _, w in tracks])
    assert (result.winners, result.reason) == brute_force(tracks)
    assert result.out == [seat for seat, (_, wounds) in enumerate(tracks) if wounds > 10]
    assert result.scores == [trophies for trophies, _ in tracks]
