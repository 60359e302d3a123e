"""A match played out with bots: who plays, when it stops, and that it goes on the same way."""

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.bots.playing import play_out
from koldun.content.registry import games
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.testing.contract import begin

RANDOM = bot_named("random")


def bots(*seats: int) -> dict[int, Bot]:
    return dict.fromkeys(seats, RANDOM)


def krendel() -> Match:
    return begin(games()["krendel"], 3, "playing")


def test_with_a_bot_at_every_seat_the_match_is_played_to_its_end() -> None:
    match = krendel()
    made = play_out(match, bots(0, 1, 2))
    assert match.result is not None
    assert made == len(match.choices)


def test_it_stops_where_only_people_have_to_decide() -> None:
    match = krendel()
    assert play_out(match, bots(0, 2)) == 2
    assert [decision.seat for decision in match.pending()] == [1]
    assert play_out(match, bots(0, 2)) == 0
    match.choose(1, 0)
    assert play_out(match, bots(0, 2)) > 0


def test_a_match_that_goes_on_later_goes_on_the_same_way() -> None:
    whole, parts = krendel(), krendel()
    play_out(whole, bots(0, 1, 2))
    while parts.ask is not None:
        assert play_out(parts, bots(0, 1, 2), most=5) <= 5
    assert parts.digest() == whole.digest()


def test_luck_comes_from_the_seed_given() -> None:
    mine, others = krendel(), krendel()
    play_out(mine, bots(0, 1, 2))
    play_out(others, bots(0, 1, 2), seed_of("another"))
    assert mine.choices != others.choices


def test_a_patient_match_is_left_where_it_waits() -> None:
    game = games()["munchkin"]
    match = begin(game, game.least, "patient", log=False)
    match.patient = True
    play_out(match, bots(*range(game.least)), most=2000)
    assert match.held() or match.ask is None


def test_every_decision_is_timed() -> None:
    class Idle:
        def choose(self, mind: Mind, chance: Rng) -> int:
            return 0

    match = krendel()
    times: list[tuple[int, float]] = []
    play_out(match, dict.fromkeys(range(3), Idle()), most=4, timed=lambda *t: times.append(t))
    assert [seat for seat, _ in times] == [0, 1, 2, 0]
    assert min(seconds for _, seconds in times) >= 0.0
