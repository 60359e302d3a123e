"""Response windows, on the plug-in duel: nested, silent about hands, with standing answers."""

import pytest

from koldun.bots.policies import RandomChoice
from koldun.content.registry import games, table_for
from koldun.kernel.cards import Cards, Face
from koldun.kernel.decisions import PASS, Option
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.kernel.state import State
from koldun.kernel.windows import window
from koldun.testing.sitting import Sitting
from koldun.view.look import lay_open, look, recount

NAMES = ["Ann", "Bob", "Cid"]


def duel(ann: list[str], bob: list[str], cid: list[str] | None = None) -> Sitting:
    return Sitting.at(
        "duel",
        NAMES,
        {"Ann": {"hand": ann}, "Bob": {"hand": bob}, "Cid": {"hand": cid or ["strike"]}},
    )


def test_a_strike_hits_when_nobody_can_parry() -> None:
    s = duel(["strike"], ["strike"])
    s.choose("Ann", "strike", "target Bob")
    assert s.fact("Bob", "life") == 2
    assert s.asked() == ["Bob"], "it is Bob's turn now"


def test_a_parry_stops_a_strike_and_a_parry_of_a_parry_lets_it_through() -> None:
    s = duel(["strike", "parry"], ["parry"])
    s.choose("Ann", "strike", "target Bob").choose("Bob", "parry")
    assert s.asked() == ["Ann"], "the parry may be parried"
    s.choose("Ann", "parry")
    assert s.fact("Bob", "life") == 2


def test_nesting_has_no_limit_and_a_failed_answer_may_be_followed_by_another() -> None:
    s = duel(["strike", "parry", "parry"], ["parry", "parry"])
    s.choose("Ann", "strike", "target Bob")
    s.choose("Bob", "parry").choose("Ann", "parry").choose("Bob", "parry").choose("Ann", "parry")
    # Ann's last parry stops Bob's second, so her first stands and Bob's first is undone
    assert s.fact("Bob", "life") == 2
    assert s.zone("discard")[:1] == ["parry"]


def test_one_may_decline_to_parry() -> None:
    s = duel(["strike"], ["parry"])
    s.choose("Ann", "strike", "target Bob")
    s.choose("Bob", "pass")
    assert s.fact("Bob", "life") == 2


def test_others_cannot_tell_whether_somebody_is_asked() -> None:
    """The same public view, log and window event whether Bob holds a parry or not."""
    with_parry = duel(["strike", "strike"], ["parry", "strike"])
    without = duel(["strike", "strike"], ["strike", "strike"])
    for s in (with_parry, without):
        s.choose("Ann", "strike", "target Bob")
    assert with_parry.asked() == ["Bob"]
    view = with_parry.view("Cid")
    assert view.window
    assert view.waiting == []
    assert view.prompt is None
    heard = [line for line in with_parry.heard("Cid") if line.startswith("window")]
    assert (
        heard == [line for line in without.heard("Cid") if line.startswith("window")][: len(heard)]
    )
    assert len(heard) == 2, "the window is announced whoever could answer"


def test_a_standing_pass_holds_until_its_scope_ends() -> None:
    s = duel(["strike", "parry", "parry"], ["parry", "parry"])
    s.choose("Ann", "strike", "target Bob").choose("Bob", "parry")
    s.choose("Ann", "pass-until turn")
    # Ann answers nothing more this turn, so Bob's parry stands
    assert s.fact("Bob", "life") == 3
    assert s.match.state.standing == [], "the turn is over and with it the standing answer"


def test_a_standing_pass_never_gives_up_what_is_aimed_at_oneself() -> None:
    s = duel(["strike", "parry"], ["parry", "parry"])
    s.choose("Ann", "strike", "target Bob").choose("Bob", "parry")
    s.match.state.standing.append("1 turn")
    s.choose("Ann", "parry")
    assert s.asked() == ["Bob"], "the parry is aimed at Bob's"


def test_standing_answers_are_marked_for_clients_and_left_alone_by_bots() -> None:
    s = duel(["strike"], ["parry"])
    s.choose("Ann", "strike", "target Bob")
    prompt = look(s.match, 1).prompt
    assert prompt is not None
    assert prompt.window
    assert [o.standing for o in prompt.options] == [False, False], "not where it is aimed at me"
    decision = s.match.decision(1)
    assert decision is not None
    assert decision.standing == 1


def test_a_window_of_one_is_answered_for_who_holds_nothing() -> None:
    s = duel(["parry"], ["strike"])
    assert s.asked() == ["Bob"], "Ann could not strike, passed by herself, and it is Bob's turn"


def test_nobody_answers_for_somebody_else() -> None:
    s = duel(["strike"], ["parry"])
    s.choose("Ann", "strike", "target Bob")
    with pytest.raises(IllegalChoice, match="not offered"):
        s.choose("Cid", "pass")


def patient_duel(seed: str) -> Match:
    game = games()["duel"]
    return Match.start(game, table_for(game, 3), seed_of(seed), patient=True)


def test_a_patient_match_stands_at_every_window_whoever_could_respond() -> None:
    held = 0
    for number in range(8):
        match = patient_duel(f"patient {number}")
        plain = Match.start(match.game, match.setup, match.seed)
        chance = RandomChoice(seed_of("patient"))
        while match.ask is not None:
            if match.held():
                held += 1
                view = look(match)
                assert view.window
                assert view.waiting == []
                assert match.events()[-1].id == "window"
                match.go_on()
                continue
            seat = match.pending()[0].seat
            options = match.pending()[0].options
            index = int(chance() * len(options))
            plain.choose(seat, index)
            match.choose(seat, index)
        assert match.digest() == plain.digest(), "waiting changes nothing"
        assert len(match.events()) == len(plain.events())
    assert held > 100


def test_a_window_that_waits_for_somebody_does_not_go_on() -> None:
    match = patient_duel("patient")
    while match.held():
        match.go_on()
    with pytest.raises(IllegalChoice, match="still to answer"):
        match.go_on()


def test_a_finished_match_can_be_laid_open() -> None:
    match = patient_duel("open")
    hidden = [c for z in look(match).table.zones if z.name == "hand" for c in z.cards]
    assert hidden
    assert not any(card.face for card in hidden)
    shown = [c for z in lay_open(match).table.zones if z.name == "hand" for c in z.cards]
    assert all(card.face for card in shown)
    after = [c for z in look(match).table.zones if z.name == "hand" for c in z.cards]
    assert after == hidden, "looking leaves no trace"
    assert len(recount(match, match.events())) == len(match.events())


def test_whoever_is_beaten_to_it_is_known_to_the_rules_as_void() -> None:
    state: State[Face] = State(4, Rng(bytes(32)), Cards.of([]))
    act = Option("act")
    play = window(state, [2, 3, 0, 1], "any", lambda seat: [act], "DUE-STRIKE-02")
    question = next(play)
    for i, answer in enumerate((PASS, act, PASS, act)):
        question.answer(i, answer)
    with pytest.raises(StopIteration) as ended:
        next(play)
    reply = ended.value.value
    assert (reply.seat, reply.void) == (3, [1])
