"""The reference bot never changes: neither what it chooses nor what it is made of."""

import ast
import hashlib
from itertools import islice
from pathlib import Path

import pytest

import koldun
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.bots.policies import RandomChoice, play_randomly, wander
from koldun.bots.search.ref import OwnJudge, RefBot, judge_of
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of

SRC = Path(koldun.__file__).parent

# What ref:40 chooses after so many random choices. A change of rules may change positions; then
# write them anew. A change of bots, hints or weights may not.
CHOICES = {
    "krendel": [3, 0, 2, 0, 0, 4, 0],
    "krutagidon": [1, 1, 0, 0, 0, 0],
    "munchkin": [0, 1, 0, 0, 1, 1],
    "three_mages": [0, 6, 0, 0, 3, 0],
    "wiz_war": [0, 1, 7, 3, 0, 2],
}

JUDGEMENTS = {
    "krendel": "1bf6b47c64c5c71a",
    "krutagidon": "ff474acee4168084",
    "munchkin": "e92831673d27ff7d",
    "three_mages": "e7e8b3c474c15f57",
    "wiz_war": "7148a0aa48e27c90",
}


def choices(id: str) -> list[int]:
    game = game_named(id)
    found = []
    for number in range(6):
        match = Match.start(game, table_for(game, game.least), seed_of(f"ref {number}"), log=False)
        play_randomly(match, RandomChoice(seed_of(f"to {number}")), most=15 + 12 * number)
        for decision in match.pending()[:2]:
            chance = luck(match.seed, decision.seat, number)
            found.append(bot_named("ref:40").choose(Mind(match, decision.seat), chance))
    return found


def judgements(id: str) -> str:
    """A digest of what it thinks of 150 positions on the way of a random match."""
    game = game_named(id)
    judge = judge_of(game)
    lines = []
    match = Match.start(game, table_for(game, game.least), seed_of("judged"), log=False)
    for at in islice(wander(match, id), 150):
        ask = at.ask
        if ask is None:
            break
        thoughts = [judge.values(at.state), [float(judge.quiet(at.state))]]
        for i in range(len(ask.seats)):
            part = ask if ask.parts is None else ask.parts[i]
            hints = judge.hints(at.state, part, i if ask.parts is None else 0)
            thoughts.append([] if hints is None else hints)
        lines.append(";".join(",".join(f"{x:.5f}" for x in row) for row in thoughts))
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("id", sorted(JUDGEMENTS))
def test_its_judgement_is_pinned(id: str) -> None:
    assert judgements(id) == JUDGEMENTS[id]


@pytest.mark.parametrize("id", sorted(CHOICES))
def test_its_choices_are_pinned(id: str) -> None:
    assert choices(id) == CHOICES[id]


def imported(path: Path) -> set[str]:
    return {
        node.module
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
    }


def test_it_shares_no_thinking_with_living_bots() -> None:
    ours = {
        name
        for name in imported(SRC / "bots" / "search" / "ref.py")
        if name.startswith("koldun.bots")
    }
    assert ours == {"koldun.bots.budget", "koldun.bots.mind"}
    for id in CHOICES:
        path = SRC / "games" / id / "ref.py"
        living = {f"koldun.games.{id}.value", f"koldun.games.{id}.hints"}
        living |= {"koldun.content.weights"}
        assert not imported(path) & living, path


def test_every_game_of_ours_is_frozen_and_others_judge_themselves() -> None:
    assert set(CHOICES) <= set(games())
    for id in CHOICES:
        game = game_named(id)
        judge = judge_of(game)
        assert not isinstance(judge, OwnJudge)
        match = Match.start(game, table_for(game, game.least), seed_of("judge"), log=False)
        assert sum(judge.values(match.state)) == pytest.approx(1.0)
    from learn.toy import GuessGame

    assert isinstance(judge_of(GuessGame()), OwnJudge)


def test_its_budget_is_in_its_name() -> None:
    ref = bot_named("ref:cpu100ms")
    assert isinstance(ref, RefBot)
    assert (ref.budget.seconds, ref.budget.processor) == (0.1, True)
