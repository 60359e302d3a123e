"""Copies take over what their original was offered; nothing else may show that they do."""

import pytest

from koldun.bots.policies import wander
from koldun.content.registry import games
from koldun.kernel.attention import EVERYTHING, MATTER, ME
from koldun.kernel.decisions import Offered, Option
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.state import State, offered
from koldun.testing.contract import begin

GAMES = sorted(games())


def stops(id: str, seed: str, number: int, every: int) -> list[Match]:
    """A random match at some of its decisions, each derived anew."""
    game = games()[id]
    match = begin(game, game.least, seed)
    points: list[int] = []
    for step, now in enumerate(wander(match, seed)):
        if now.ask is None or len(points) == number:
            break
        if step % every == every - 1:
            points.append(len(now.choices))
    return [match.at(point) for point in points]


def working_out(match: Match) -> Match:
    """The same match, but its copies have nothing to take over."""
    match.state.offered = None
    return match


@pytest.mark.parametrize("id", GAMES)
def test_a_copy_is_offered_what_it_would_work_out_by_itself(id: str) -> None:
    for match in stops(id, "taken over", 5, 9):
        quick = match.copy()
        slow = working_out(match).copy()
        assert quick.digest() == slow.digest() == match.digest()
        for _ in range(6):
            if quick.ask is None:
                break
            decision = quick.pending()[0]
            index = len(decision.options) // 2
            quick.choose(decision.seat, index)
            slow.choose(decision.seat, index)
            assert quick.digest() == slow.digest()


@pytest.mark.parametrize("id", GAMES)
def test_an_imagined_world_and_its_copies_are_worked_out_for_its_own_cards(id: str) -> None:
    for number, match in enumerate(stops(id, "imagined", 5, 7)):
        seat = match.pending()[-1].seat
        seed = seed_of(f"world {number}")
        quick = match.imagine(seat, seed)
        slow = working_out(match).imagine(seat, seed)
        assert quick.digest() == slow.digest()
        copy = quick.copy()
        assert copy.digest() == quick.digest()
        assert copy.copy().digest() == quick.digest()


def test_options_are_worked_out_once_on_the_same_way() -> None:
    state = begin(games()["krendel"], 2, "source").state
    calls: list[int] = []

    def source(t: object, seat: int) -> list[Option]:
        calls.append(seat)
        return [Option("this", number=len(calls))]

    def asked(seat: int) -> list[Option]:
        return offered(state, seat, source)

    state.offered = first = Offered()
    one, two = asked(0), asked(1)
    state.offered = Offered(first)
    assert asked(0) is one
    assert asked(1) is two
    assert calls == [0, 1]
    assert asked(0)[0].number == 3, "what is new is worked out"
    state.offered = None
    asked(0)
    assert calls == [0, 1, 0, 0]


def test_a_sealed_world_keeps_nothing_of_what_was_offered() -> None:
    match = begin(games()["munchkin"], 3, "sealed")
    world = match.imagine(match.pending()[0].seat, seed_of("sealed"))
    world.seal()
    state: State[object] = world.state  # type: ignore[type-var]
    assert state.offered is None


@pytest.mark.parametrize("id", ["krendel", "munchkin"])
def test_a_match_derived_anew_can_be_copied_wherever_it_stands(id: str) -> None:
    """Long rows of choices are made again without keeping the start of every unit."""
    game = games()[id]
    match = begin(game, game.most, "long")
    for now in wander(match, "long"):
        if len(now.choices) > 230 or now.ask is None:
            break
    whole = len(match.choices)
    for number in sorted({0, 1, 99, 100, 101, min(150, whole), whole - 1, whole}):
        past = match.at(number)
        assert len(past.choices) == number
        assert past.copy().digest() == past.digest()


def test_settings_of_one_match_are_no_other_match_s() -> None:
    one, two = begin(games()["munchkin"], 3, "one"), begin(games()["munchkin"], 3, "two")
    before = one.copy()
    one.attend(0, ME)
    copy = one.copy()
    copy.attend(1, EVERYTHING)
    usual = [MATTER, MATTER, MATTER]
    assert two.attention.levels == before.attention.levels == usual
    assert one.attention.levels == [ME, MATTER, MATTER]
    assert copy.attention.levels == [ME, EVERYTHING, MATTER]
    assert begin(games()["munchkin"], 3, "three").attention.levels == usual


def test_a_refused_setting_changes_nothing() -> None:
    match = begin(games()["munchkin"], 3, "refused")
    before = match.attention
    with pytest.raises(Exception, match="attention is 0 to 2"):
        match.attend(0, 7)
    assert match.attention is before


def test_krendels_rounds_are_its_turns_though_each_is_played_in_two_calls() -> None:
    match = begin(games()["krendel"], 3, "rounds")
    for now in wander(match, "rounds"):
        if now.ask is not None:
            assert now.turns == now.state.facts()["round"] - 1  # type: ignore[operator]
