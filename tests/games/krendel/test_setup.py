"""Setting the table: KRE-SETUP."""

import pytest
from games.krendel.scene import plays, scene

from koldun.content.library import library_of
from koldun.games.krendel import game
from koldun.kernel.randomness import Rng, seed_of

SEEDS = [str(n) for n in range(12)]


def shuffled(seed: str) -> tuple[list[str], list[str]]:
    """The creature and the reward deck as this seed shuffles them, the top at the end."""
    rng = Rng(seed_of(seed))
    creatures = [face.id for face in library_of(game).entries("creature")]
    rewards = [face.id for face in library_of(game).entries("reward")]
    rng.shuffle(creatures)
    rng.shuffle(rewards)
    return creatures, rewards


@pytest.mark.rule("KRE-SETUP-01")
def test_the_creature_deck_is_shuffled_face_down_by_the_seed() -> None:
    orders = {tuple(scene(3, seed=seed).zone("deck")) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    assert scene(3, seed="x").zone("deck") == scene(3, seed="x").zone("deck")
    unshuffled = [face.id for face in library_of(game).entries("creature")]
    for seed in SEEDS:
        deck = scene(2, seed=seed).zone("deck")
        assert deck not in (unshuffled[:33], unshuffled[-33:], unshuffled[32::-1])
    assert scene(3).shown("deck") == []


@pytest.mark.rule("KRE-SETUP-02")
def test_the_reward_deck_is_shuffled_apart_from_the_creatures() -> None:
    orders = {tuple(scene(3, seed=seed).zone("rewards")) for seed in SEEDS}
    assert len(orders) > 8
    start = scene(3)
    assert all(id.startswith("kre-r") for id in start.zone("rewards"))
    assert all(id.startswith("kre-c") for id in start.zone("deck"))
    assert start.shown("rewards") == []


@pytest.mark.rule("KRE-SETUP-03")
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_first_revealed_reward_lies_turned_below_the_second(seed: str) -> None:
    _, rewards = shuffled(seed)
    start = scene(4, seed=seed)
    assert start.shown("condition") == [rewards[-1]]
    assert start.shown("prize") == [rewards[-2]]
    assert start.count("rewards") == 6


@pytest.mark.rule("KRE-SETUP-04")
@pytest.mark.parametrize(
    ("players", "left"), [(2, 33), (3, 28), (4, 23), (5, 18), (6, 13)]
)  # fmt: skip
def test_everybody_is_dealt_five_cards_from_the_top(players: int, left: int) -> None:
    creatures, _ = shuffled("deal")
    start = scene(players, seed="deal")
    assert start.count("deck") == left
    assert [start.count("hand", name) for name in start.names] == [5] * players
    dealt = {id for name in start.names for id in start.zone("hand", name)}
    assert dealt == set(creatures[left:])


@pytest.mark.rule("KRE-SETUP-05")
def test_everybody_gets_a_different_hero_at_random() -> None:
    deals = set()
    for seed in SEEDS:
        start = scene(6, seed=seed)
        deals.add(tuple(start.shown("hero", name)[0] for name in start.names))
    assert all(len(set(deal)) == 6 for deal in deals)
    assert len(deals) > 8


@pytest.mark.rule("KRE-SETUP-06")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_starts_without_trophies_and_wounds(players: int) -> None:
    assert set(scene(players).tracks().values()) == {(0, 0)}


@pytest.mark.rule("KRE-SETUP-07")
def test_nobody_starts_with_a_spell() -> None:
    start = scene(6)
    assert [start.count("pile", name) for name in start.names] == [0] * 6


@pytest.mark.rule("KRE-SETUP-08")
def test_the_first_player_is_drawn_at_random() -> None:
    drawn = {scene(4, seed=str(seed)).fact("first") for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("KRE-SETUP-08")
def test_the_first_player_stays_the_same_for_the_whole_game() -> None:
    after = scene(first="C", A=plays("0/9"), B=plays("0/9"), C=plays("0/9"))
    for _ in range(5):
        for name in "ABC":
            after.choose(name, after.offered(name)[-1])
        after.keep_all()
    attackers = [line.split()[1] for line in after.lines("attack")]
    assert attackers == ["C", "A", "B"] * 5
    assert after.view().table.facts["first"] == 2
