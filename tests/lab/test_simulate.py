"""Many matches: nothing lost, nothing stuck, and the seat does not decide."""

from collections import Counter

import pytest

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.simulate import job_for, play_one, simulate
from koldun.testing.contract import MOST_DECISIONS, check_result

SOAK = {"krendel": 10_000, "munchkin": 60}
"""Random matches over all seat counts; 200 where nothing is said."""


@pytest.mark.slow
@pytest.mark.parametrize("id", sorted(games()))
def test_thousands_of_random_matches_end_with_all_cards_there(id: str) -> None:
    game = games()[id]
    counts = range(game.least, game.most + 1)
    each = SOAK.get(id, 200) // len(counts)
    for players in counts:
        setup = table_for(game, players, game.unattended)
        for number in range(each):
            seed = derive(seed_of("soak"), f"{id} {players} {number}")
            match = Match.start(game, setup, seed, log=False, checkpoints=False)
            box = Counter(face.id for face in match.state.cards.faces)
            play_randomly(match, RandomChoice(seed), MOST_DECISIONS)
            check_result(match)
            lying = sorted(card for zone in match.state.zones() for card in zone.cards)
            assert lying == list(range(len(match.state.cards.faces)))
            assert Counter(face.id for face in match.state.cards.faces) == box


def test_seats_are_equal_in_krendel() -> None:
    """1,200 random matches for four: each seat within four standard deviations of a quarter."""
    result = simulate(job_for("krendel", 4, 1_200, seed="seats"))
    decided = sum(result.wins)
    for wins in result.wins:
        assert abs(wins - decided / 4) < 4 * (decided * 3 / 16) ** 0.5
    assert result.draws < 0.06 * result.games


@pytest.mark.parametrize("players", [2, 3])
def test_simulations_of_three_mages_rotate_the_mages_and_count_wins_by_mage(players: int) -> None:
    job = job_for("three_mages", players, 6, seed="mages")
    seated = [tuple(play_one(job, number).roles) for number in range(6)]
    assert len(set(seated)) == 6  # every mage in every seat
    result = simulate(job)
    assert {name: role.played for name, role in result.roles.items()} == dict.fromkeys(
        ("bones", "fire", "ice"), 2 * players
    )
    assert sum(role.wins for role in result.roles.values()) == sum(result.wins)


def test_mages_named_by_hand_are_not_rotated() -> None:
    job = job_for("three_mages", 2, 2, options={"mages": "ice,bones", "round_limit": 1})
    assert [play_one(job, number).roles for number in range(2)] == [["ice", "bones"]] * 2


def test_a_game_without_roles_reports_none() -> None:
    assert simulate(job_for("krendel", 2, 2)).roles == {}
