"""What a table keeps of who sees what is never older than its walls, doors and things."""

from collections.abc import Callable, Iterator

import pytest

from koldun.bots.policies import by_hints, wander
from koldun.content.registry import game_named, table_for
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of


def _seen(t: Labyrinth) -> tuple[int, ...]:
    sights = t.sights
    edges = (t.edges.stone, t.edges.fires)
    return (sights.walls, sights.doors, sights.standing, sights.filled, sights.hiding, *edges)


@pytest.mark.parametrize("play", [by_hints, wander])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_seen_is_as_new_as_what_stands(
    players: int, play: Callable[[Match, str], Iterator[Match]]
) -> None:
    """Before every choice: what is kept, beside the same worked out again."""
    game = game_named("wiz_war")
    found: set[tuple[int, ...]] = set()
    for seed in ("a", "b"):
        match = Match.start(game, table_for(game, players, game.unattended), seed_of(seed))
        for n, _ in enumerate(play(match, seed)):
            t = match.state
            assert isinstance(t, Labyrinth)
            kept = _seen(t)
            t.look_again()
            assert kept == _seen(t)
            found.add(kept)
            if n == 500:
                break
    assert len(found) > 3, "nothing ever rose, fell or opened"
