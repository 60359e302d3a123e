"""The oracle sees hands and no more, and is no bot anybody could choose."""

from koldun.bots.levels import LEVELS
from koldun.content.registry import games
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.lab.oracle import measure, open_world
from koldun.testing.contract import begin


def _faces(match: Match, zone: str) -> list[str]:
    found = next(z for z in match.state.zones() if z.name() == zone)
    return [match.state.face(card).id for card in found.cards]


def test_the_oracle_sees_hands_but_neither_piles_nor_secret_answers() -> None:
    match = begin(games()["krendel"], 2, "rod", log=False)
    match.choose(0, 2)
    world = open_world(match, 1, seed_of("open"))
    assert _faces(world, "hand/0") == _faces(match, "hand/0")
    assert _faces(world, "deck") != _faces(match, "deck")
    assert sorted(_faces(world, "deck")) == sorted(_faces(match, "deck"))
    assert world.decision(0) is not None, "what seat 0 has answered is not known"
    assert world.state.rng.seed != match.state.rng.seed


def test_the_oracle_measures_and_is_no_level() -> None:
    found = measure("krendel", 2, 2, 4, "random", "rod")
    assert found.games == 2
    assert not any("oracle" in name for name in LEVELS)
