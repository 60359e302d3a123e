"""The tally of many matches agrees with what a single match tells, and with itself on many cores."""

import pytest

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.state import Event
from koldun.lab.processes import Processes
from koldun.lab.simulate import job_for, simulate
from koldun.lab.tally import WIN, Counts, count_match, report, tally


def one_match(players: int = 3) -> Match:
    game = game_named("krendel")
    match = Match.start(game, table_for(game, players), seed_of("tally"))
    play_randomly(match, RandomChoice(seed_of("tally")))
    return match


def attacks(events: list[Event]) -> int:
    return sum(1 for e in events if e.id == "attack")


def test_a_tally_of_one_match_counts_its_events_cards_and_wins() -> None:
    match = one_match()
    counts = Counts(wins=[0, 0, 0])
    count_match(counts, match)
    assert match.result is not None
    events = match.events()
    assert sum(heard.count for heard in counts.events.values()) == len(events)
    drawn = [(e.seat, s.face.id) for e in events if e.id == "draw-own" for s in e.cards]
    face = drawn[0][1]
    lain = counts.cards[face]["draw-own"]
    holders = {seat for seat, id in drawn if id == face}
    assert lain.count == sum(1 for _, id in drawn if id == face)
    assert lain.seats == len(holders)
    assert lain.won == WIN * len(holders & set(match.result.winners)) // len(match.result.winners)
    assert counts.decisions == len(match.choices)
    assert sum(asked.count for asked in counts.questions.values()) == len(match.choices)
    assert sum(counts.wins) == WIN
    told = report(counts, 3)
    attack = next(event for event in told.events if event.event == "attack")
    assert abs(sum(attack.numbers.values()) - 1) < 0.01
    assert attack.number == round(
        sum(e.number for e in events if e.id == "attack") / attacks(events), 3
    )
    assert told.reasons == {match.result.reason: 1.0}
    assert [card.edge for card in told.cards if card.seats == 3] == [0.0] * sum(
        1 for card in told.cards if card.seats == 3
    )  # what came to everybody helped nobody


def test_a_card_that_only_the_winner_drew_has_the_whole_edge() -> None:
    match = one_match()
    counts = Counts(wins=[0, 0, 0])
    count_match(counts, match)
    assert match.result is not None
    [winner] = match.result.winners
    drawn = {(e.seat, s.face.id) for e in match.events() if e.id == "draw-own" for s in e.cards}
    alone = {id for seat, id in drawn if seat == winner}
    alone -= {id for seat, id in drawn if seat != winner}
    edges = {c.card: c.edge for c in report(counts, 3).cards if c.event == "draw-own"}
    assert alone
    assert {edges[id] for id in alone} == {round(2 / 3, 4)}


def test_a_tally_is_the_same_on_one_core_and_on_two_and_plays_the_matches_of_sim() -> None:
    job = job_for("krendel", 3, 24)
    one, counted = tally(job)
    two, again = tally(job, Processes(2))
    assert counted == again
    assert one.digest == two.digest == simulate(job).digest
    assert counted.matches == 24
    assert abs(sum(counted.seat_wins) - 1) < 0.001


@pytest.mark.parametrize("id", sorted(games()))
def test_no_decision_has_one_option_only(id: str) -> None:
    """In any game: what must be done is done, what cannot be done is passed, without asking."""
    game = games()[id]
    job = job_for(id, game.least, 1, options=game.brief)
    _, counted = tally(job)
    assert counted.forced == 0
    assert counted.decisions_per_turn > 0
    assert counted.events
