"""Undo is decided in one place: the match knows, whether it is told what was before or not."""

import random

import pytest

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Before, Match
from koldun.kernel.randomness import seed_of


def patient(id: str, seed: str) -> Match:
    game = game_named(id)
    players = max(game.least, 3)
    return Match.start(game, table_for(game, players, {}), seed_of(seed), patient=True)


@pytest.mark.parametrize("id", ["duel", "krendel", "krutagidon", "wiz_war"])
def test_the_answer_is_the_same_with_and_without_what_was_before(id: str) -> None:
    match, dice = patient(id, "undo"), random.Random(id)
    answers: set[bool] = set()
    for _ in range(60):
        while match.held():
            match.go_on()
        open_now = match.pending()
        if not open_now:
            break
        decision = dice.choice(open_now)
        before = Before(match)
        match.choose(decision.seat, dice.randrange(len(decision.options) - decision.standing))
        for seat in range(match.setup.players):
            known = match.can_undo(seat, before)
            assert match.can_undo(seat) == known
            answers.add(known)
    assert answers == {True, False}


@pytest.mark.parametrize("id", ["duel", "krutagidon", "wiz_war"])
def test_nothing_is_taken_back_in_a_window_of_a_live_table(id: str) -> None:
    match, dice, windows = patient(id, "windows"), random.Random(id), 0
    for _ in range(200):
        open_now = match.pending()
        if match.ask is not None and match.ask.windowed:
            windows += 1
            assert not any(match.can_undo(seat) for seat in range(match.setup.players))
        if match.held():
            match.go_on()
        elif not open_now:
            break
        else:
            decision = dice.choice(open_now)
            match.choose(decision.seat, dice.randrange(len(decision.options) - decision.standing))
    assert windows > 0
