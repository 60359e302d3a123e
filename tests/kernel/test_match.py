"""A match is its seed and its choices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games, table_for
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import IllegalChoice, RulesFault
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.testing.contract import begin, secret_window
from koldun.testing.sitting import Sitting
from koldun.view.look import look, overhear
from koldun.view.views import Table

GAMES = sorted(games())


def krendel(seed: str = "match", players: int = 3) -> Match:
    return begin(games()["krendel"], players, seed)


def test_answers_to_a_common_question_stay_secret_until_all_are_in() -> None:
    shown = []
    for choice in (0, 2):
        match = krendel()
        match.choose(0, choice)
        views = [look(match, seat) for seat in (1, 2, SPECTATOR)]
        assert all(view.waiting == [1, 2] for view in views)
        assert look(match, 0).prompt is None
        shown.append(views)
    assert shown[0] == shown[1], "only that somebody has chosen may show"


def test_the_order_of_secret_answers_does_not_matter() -> None:
    one, two = krendel(), krendel()
    for seat in (0, 1, 2):
        one.choose(seat, seat)
    for seat in (2, 0, 1):
        two.choose(seat, seat)
    assert one.digest() == two.digest()


def test_a_decision_is_numbered_by_what_its_seat_has_decided() -> None:
    match = krendel()
    assert match.number(1) == 0
    match.choose(0, 0)
    assert match.number(1) == 0, "another seat's choice does not renumber mine"
    match.choose(1, 0)
    assert match.number(1) == 1


def test_choices_can_be_made_by_key() -> None:
    match = krendel()
    prompt = look(match, 0).prompt
    assert prompt is not None
    match.choose_key(0, prompt.options[3].key)
    assert match.choices == [Choice(0, 3)]
    with pytest.raises(IllegalChoice, match="nothing to decide"):
        match.choose_key(0, prompt.options[3].key)
    with pytest.raises(IllegalChoice, match="not offered"):
        match.choose_key(1, "play:k0000")


def test_a_finished_match_takes_no_choice() -> None:
    match = krendel()
    play_randomly(match, RandomChoice(bytes(32)))
    with pytest.raises(IllegalChoice, match="over"):
        match.choose(0, 0)


def test_a_secret_answer_may_be_taken_back_while_others_think() -> None:
    match = krendel()
    match.choose(0, 1)
    match.choose(1, 1)
    assert match.can_undo(0)
    match.undo(0)
    assert [d.seat for d in match.pending()] == [0, 2]
    match.choose(0, 2)
    match.choose(2, 0)
    assert look(match).table.phase == "discard"


def test_what_showed_something_cannot_be_taken_back() -> None:
    match = krendel()
    for seat in (0, 1, 2):
        match.choose(seat, 0)
    assert not match.can_undo(2), "the creatures are revealed"
    assert not match.can_undo(0)


def test_taking_back_is_refused_when_somebody_else_has_decided_since() -> None:
    s = Sitting.at("duel", ["A", "B"], {"A": {"hand": ["strike"]}, "B": {"hand": ["parry"]}})
    s.choose("A", "strike").choose("B", "pass")
    with pytest.raises(IllegalChoice, match="decided since"):
        s.match.undo(0)
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        krendel().undo(2)


class Broken(Exception):
    pass


def test_a_defect_of_the_rules_does_not_cost_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(games()["duel"], 2, "defect")
    before, events = match.digest(), len(match.events())

    def explode(*_: object) -> None:
        raise Broken

    seat = match.pending()[0].seat
    monkeypatch.setattr("duel_game.play_card", explode)
    monkeypatch.setattr("duel_game.draw", explode)
    with pytest.raises(Broken):
        match.choose(seat, 0)
    monkeypatch.undo()
    assert match.digest() == before
    assert len(match.events()) == events
    match.choose(seat, 0)


def test_a_game_without_options_or_end_is_called_a_fault() -> None:
    from koldun.kernel.cards import Face
    from koldun.kernel.decisions import Play, ask
    from koldun.kernel.state import State

    base = games()["duel"]

    class Stuck(type(base)):  # type: ignore[misc]
        def turn(self, state: State[Face]) -> Play[None]:
            yield from ask(0, "strike", [], "DUE-STRIKE-01")

    class Endless(type(base)):  # type: ignore[misc]
        def turn(self, state: State[Face]) -> Play[None]:
            return
            yield

    for broken, words in ((Stuck(), "no option"), (Endless(), "without a decision")):
        with pytest.raises(RulesFault, match=words):
            Match.start(broken, table_for(base, 2), bytes(32))


def test_imagining_needs_a_decision() -> None:
    match = krendel()
    match.choose(0, 0)
    with pytest.raises(IllegalChoice, match="nothing to imagine"):
        match.imagine(0, bytes(32))


def test_an_imagined_match_forgets_secret_answers_and_has_its_own_chance() -> None:
    match = krendel()
    match.choose(0, 4)
    world = match.imagine(1, b"w" * 32)
    assert sorted(d.seat for d in world.pending()) == [0, 1, 2]
    assert world.state.rng.seed != match.state.rng.seed
    assert match.choices == [Choice(0, 4)], "the real match is as it was"


def test_imagined_worlds_differ_in_what_is_hidden_and_only_there() -> None:
    match = krendel()
    hands = {tuple(_hand(match.imagine(0, derive(bytes(32), str(i))), 1)) for i in range(20)}
    assert len(hands) > 15
    own = {tuple(_hand(match.imagine(0, derive(bytes(32), str(i))), 0)) for i in range(20)}
    assert own == {tuple(_hand(match, 0))}


def test_a_world_depends_on_what_is_hidden_and_not_on_where_it_lies() -> None:
    match = krendel()
    other = match.imagine(0, b"o" * 32)
    assert _hand(other, 1) != _hand(match, 1)
    worlds = [m.imagine(0, b"w" * 32) for m in (match, other)]
    dealt = [[face.id for face in world.state.cards.faces] for world in worlds]
    assert dealt[0] == dealt[1]


def test_a_sealed_world_plays_on_and_holds_nothing_of_the_truth() -> None:
    match = krendel()
    with pytest.raises(IllegalChoice, match="imagined"):
        match.seal()
    world = match.imagine(0, b"w" * 32)
    world.seal()
    assert world.seed != match.seed
    assert world.names.of(3) != match.names.of(3)
    with pytest.raises(IllegalChoice, match="sealed"):
        world.copy()
    with pytest.raises(IllegalChoice, match="sealed"):
        world.imagine(0, bytes(32))
    play_randomly(world, RandomChoice(bytes(32)))
    assert world.result is not None
    with pytest.raises(IllegalChoice, match="sealed"):
        world.undo(0)


def _hand(match: Match, seat: int) -> list[str]:
    zone = next(z for z in match.state.zones() if z.name() == f"hand/{seat}")
    return [match.state.face(card).id for card in zone.cards]


def test_events_are_told_to_each_as_he_may_know_them() -> None:
    match = krendel()
    for seat in (0, 1, 2):
        match.choose(seat, 0)
    for seat in (0, 1, 2):
        match.choose(seat, 0)
    own = [e for e in overhear(match, 1) if e.id == "draw-own"]
    assert [e.seat for e in own] == [1]
    assert all(card.face for e in own for card in e.cards)
    assert not [e for e in overhear(match, SPECTATOR) if e.id == "draw-own"]
    assert sorted(e.seat for e in overhear(match, SPECTATOR) if e.id == "draw") == [0, 1, 2]


@pytest.mark.parametrize("id", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_hidden_cards_can_be_swapped_at_any_moment_unnoticed(id: str, data: st.DataObject) -> None:
    """Random match, random moment, random watcher: view, options and log stay byte-identical."""
    game: AnyGame = games()[id]
    players = data.draw(st.integers(game.least, game.most))
    seed = str(data.draw(st.integers(0, 10_000)))
    match = begin(game, players, f"swap {seed}")
    play_randomly(match, RandomChoice(seed_of(seed)), 150)
    start = data.draw(st.integers(0, len(match.choices) - 1))
    seat = data.draw(st.integers(0, players))
    secret_window(match, start, seat, Rng(seed_of(f"swap {seed}")), 10)


def test_the_swap_test_would_notice_a_leak() -> None:
    """Break the gate on purpose: a view that tells what a hidden hand holds must be caught."""
    base = games()["duel"]
    honest = type(base).view

    class Leaky(type(base)):  # type: ignore[misc]
        def view(self, state, seat):  # type: ignore[no-untyped-def]
            table = honest(self, state, seat)
            assert isinstance(table, Table)
            table.facts = {**table.facts, "leak": [state.face(c).kind for c in state.hand(0).cards]}
            return table

    match = Match.start(Leaky(), table_for(base, 3), seed_of("leak"))
    play_randomly(match, RandomChoice(bytes(32)), 40)

    def look_everywhere() -> None:
        for start in range(0, 36, 3):
            secret_window(match, start, 2, Rng(bytes(32)), 6)

    with pytest.raises(AssertionError, match="can tell"):
        look_everywhere()
