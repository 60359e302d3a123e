"""A hint says why, in both languages, and only what is so."""

from collections.abc import Iterator

import pytest

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind
from koldun.bots.people.named import features_of
from koldun.bots.people.reasons import MOST, Reason, reasons_for
from koldun.bots.policies import wander
from koldun.bots.search.thinker import explain
from koldun.content.library import library_of
from koldun.content.registry import games
from koldun.content.text import LANGUAGES
from koldun.kernel.randomness import seed_of
from koldun.testing.contract import begin

OURS = ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war")


@pytest.mark.parametrize("id", OURS)
def test_every_feature_that_counts_can_be_said(id: str) -> None:
    game = games()[id]
    named = features_of(game)
    assert named is not None
    text = library_of(game).text
    for name, weight in zip(named.names, named.weights, strict=True):
        if weight:
            for lang in LANGUAGES:
                said = {text.say(lang, f"feature-{name}", {"way": way}) for way in ("more", "less")}
                assert len(said) == 2, name
    for lang in LANGUAGES:
        assert "x" in text.say(lang, "reason-own", {"what": "x"})
        assert "x" in text.say(lang, "reason-rivals", {"what": "x"})


def decisions(id: str, count: int) -> Iterator[Mind]:
    game = games()[id]
    for step, match in enumerate(wander(begin(game, game.least, "why", log=False), "why")):
        if match.ask is None or count == 0:
            return
        decision = match.pending()[0]
        if step % 7 == 3 and len(decision.options) > 2:
            count -= 1
            yield Mind(match, decision.seat)


def hint(mind: Mind) -> list[Reason]:
    found = sorted(explain(mind, Budget(iterations=60)), key=lambda row: -row[1])
    order = [index for index, _, visits in found if visits]
    return reasons_for(mind, order[0], order[1:], bytes(32)) if order else []


@pytest.mark.parametrize("id", OURS)
def test_hints_of_every_game_have_reasons(id: str) -> None:
    given: list[list[Reason]] = []
    for mind in decisions(id, 25):
        given.append(hint(mind))
        if sum(map(bool, given)) == 2:
            break
    assert any(given)
    named = features_of(games()[id])
    assert named is not None
    weights = dict(zip(named.names, named.weights, strict=True))
    for reasons in given:
        assert len(reasons) <= MOST
        for reason in reasons:  # only what speaks for the option
            good = weights[reason.feature] > 0
            assert (reason.way == "more") == (good == (reason.whose == "own"))


def test_the_worse_option_has_not_the_same_reasons() -> None:
    """What speaks for the best does not speak for the worst."""
    apart = 0
    for mind in decisions("three_mages", 8):
        order = [
            index
            for index, _, visits in sorted(
                explain(mind, Budget(iterations=80)), key=lambda row: -row[1]
            )
            if visits
        ]
        if len(order) < 2:
            continue
        best = {(r.whose, r.feature, r.way) for r in reasons_for(mind, order[0], order, bytes(32))}
        worst = {
            (r.whose, r.feature, r.way) for r in reasons_for(mind, order[-1], order, bytes(32))
        }
        apart += bool(best - worst)
        assert not best & worst or best != worst
    assert apart >= 2


def test_reasons_know_only_what_the_seat_knows() -> None:
    """The same in the match and in every world the seat may imagine."""
    match = begin(games()["krendel"], 2, "why", log=False)
    for step, now in enumerate(wander(match, "knows")):
        if now.ask is None or step > 12:
            break
        seat = now.pending()[0].seat
        other = now.imagine(seat, seed_of(f"other {step}"))
        options = range(Mind(now, seat).options())
        real = reasons_for(Mind(now, seat), 0, options, bytes(32))
        assert reasons_for(Mind(other, seat), 0, options, bytes(32)) == real


def test_a_game_without_names_gives_none() -> None:
    match = begin(games()["krendel"], 2, "none", log=False)
    mind = Mind(match, 0)
    from learn.toy import GuessGame

    mind.game = GuessGame()
    assert reasons_for(mind, 0, [1], bytes(32)) == []
