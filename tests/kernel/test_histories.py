"""Copies share the choices before them with whom they were copied from: each must keep its own history."""

import random

import pytest

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of

STEPS = 90


def begin(id: str) -> Match:
    game = game_named(id)
    return Match.start(game, table_for(game, game.least, game.unattended), seed_of("a"), log=False)


def step(match: Match, rng: random.Random) -> None:
    pending = match.pending()
    if pending:
        decision = rng.choice(pending)
        match.choose(decision.seat, rng.randrange(len(decision.options)))


def made(match: Match) -> list[tuple[int, int]]:
    return [(choice.seat, choice.index) for choice in match.choices]


@pytest.mark.parametrize("id", ["krendel", "munchkin", "wiz_war"])
def test_a_match_and_copies_of_copies_that_go_their_own_ways_keep_their_own_choices(
    id: str,
) -> None:
    rng = random.Random(5)
    family = [begin(id)]
    for n in range(STEPS):
        step(family[0], rng)
        if n % 9 == 7:
            family.append(rng.choice(family[-3:]).copy(checkpoints=True))
        for copy in family[1:]:
            if rng.random() < 0.5:
                step(copy, rng)
    for match in family:
        choices = made(match)
        again = begin(id)
        for seat, index in choices:
            again.choose(seat, index)
        assert again.digest() == match.digest()
        assert match.made() == len(choices)
        for at in (0, 1, len(choices) // 2, len(choices)):
            then = match.at(at)
            assert made(then) == choices[:at]
            assert then.digest() == again.at(at).digest()
            assert made(then.copy().copy()) == choices[:at]
    assert len({tuple(made(match)) for match in family}) == len(family)
