"""Golden playthroughs: a whole match of each game as text, so that a change of rules is seen.

When a change is meant, `KOLDUN_GOLDEN=write pytest tests/test_golden.py` writes them anew; read
the difference before committing it.
"""

import os
from pathlib import Path

import pytest

from koldun.bots.policies import wander
from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.game import AnyGame
from koldun.testing.contract import begin
from koldun.view.look import look, overhear
from koldun.view.words import Speaker

FOLDER = Path(__file__).parent / "golden"


def playthrough(game: AnyGame) -> str:
    """Every choice with its key and everything a spectator hears of it."""
    players = max(game.least, min(3, game.most))
    names = [f"P{seat}" for seat in range(players)]
    speaker = Speaker(game, "en", names)
    match = begin(game, players, "golden")
    lines = [f"{game.id}, rules {game.version}, {players} players", f"digest {match.digest(1)}"]
    heard = 0
    made = 0
    for now in wander(match, "golden"):
        while made < len(now.choices):
            made += 1
        for event in overhear(now, SPECTATOR, heard):
            lines.append(f"  {speaker.event(event)} [{event.rule}]")
            heard += 1
        asked = ", ".join(
            f"{names[d.seat]} {d.what} of {len(d.options)} [{d.rule}]" for d in now.pending()
        )
        if asked:
            lines.append(f"{made}: {asked}")
    result = look(match).result
    assert result is not None
    lines.append(f"{speaker.result(result)} places {result.places}, scores {result.scores}")
    lines.append(f"digest {match.digest(1)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_the_golden_playthrough_is_as_it_was(game: AnyGame) -> None:
    path = FOLDER / f"{game.id}.txt"
    text = playthrough(game)
    if os.environ.get("KOLDUN_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8"), f"{path.name} differs"
