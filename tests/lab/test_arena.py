"""The arena: fair to seats, repeatable, resumable; intervals and ratings that are right."""

from pathlib import Path

import pytest

from koldun.content.registry import game_named
from koldun.kernel.errors import BadFile, WrongTable
from koldun.lab.arena import contest_for, play_bout, play_contest, report, verdict, whole
from koldun.lab.processes import Processes
from koldun.lab.rating import plackett_luce


def test_every_bot_sits_in_every_seat() -> None:
    contest = contest_for("krendel", 3, 9, "greedy,random")
    lineups = [contest.lineup(number) for number in range(3)]
    assert sorted(zip(*lineups, strict=True)) == sorted(
        [
            ("greedy", "greedy", "random"),
            ("random", "greedy", "greedy"),
            ("greedy", "random", "greedy"),
        ]
    )


def test_the_same_contest_gives_the_same_result_on_many_processes() -> None:
    contest = contest_for("krendel", 2, 6, "search:8,random", "jobs")
    one, two = (play_contest(contest, Processes(jobs)) for jobs in (1, 2))
    assert [(s.bot, s.wins, s.decisions) for s in one.standings] == [
        (s.bot, s.wins, s.decisions) for s in two.standings
    ]
    assert sum(s.seats for s in one.standings) == 12


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    state = tmp_path / "state"
    short = contest_for("krendel", 2, 3, "random", "resume")
    assert short.games == 4, "deals are played whole"
    play_contest(short, state=state)
    with state.open("ab") as file:
        file.write(b'\n{"number": 4, "pla')
    long = contest_for("krendel", 2, 5, "random", "resume")
    told: list[int] = []
    outcome = play_contest(long, state=state, tell=told.append)
    assert told == [4, 1, 1]
    assert outcome.games == 6
    assert play_contest(long, state=state) == outcome
    with pytest.raises(BadFile, match="another contest"):
        play_contest(contest_for("krendel", 2, 5, "random", "other"), state=state)
    state.write_text("nonsense")
    with pytest.raises(BadFile, match="no contest"):
        play_contest(long, state=state)


def test_a_contest_does_not_go_on_with_another_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of it would be another bot's; what a network has won is no other network."""
    pytest.importorskip("numpy", reason="networks need numpy: pip install koldun[net]")
    from koldun.bots.learned.net import net_of

    net = net_of(game_named("krendel"))
    assert net is not None
    learned = contest_for("krendel", 2, 2, "net:0.5,random", "network")
    plain = contest_for("krendel", 2, 2, "random", "network")
    for contest, state in ((learned, "learned"), (plain, "plain")):
        play_contest(contest, state=tmp_path / state)
    monkeypatch.setitem(net.about, "contests", [])
    play_contest(learned, state=tmp_path / "learned")
    monkeypatch.setitem(net.weights, "bias", net.weights["bias"] + 1)
    with pytest.raises(BadFile, match="other networks"):
        play_contest(learned, state=tmp_path / "learned")
    play_contest(plain, state=tmp_path / "plain")


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_a_mirror_is_exactly_even(players: int) -> None:
    """The same bot under two names: luck belongs to the seat, so each deal is shared equally."""
    bots = ",".join(["greedy:2"] + ["greedy:02"] * (players - 1))
    outcome = play_contest(contest_for("krendel", players, 4 * players, bots, "mirror"))
    own = outcome.of("greedy:2")
    assert own.rate == pytest.approx(outcome.fair, abs=1e-4)
    assert own.width < 0.6
    assert own.low < outcome.fair < own.high


@pytest.mark.slow
def test_pairing_narrows_the_interval() -> None:
    """Deals decide much between bots of like strength, and that is taken out."""
    outcome = play_contest(contest_for("krendel", 2, 80, "net:0.5,net:0.2", "narrow"))
    own = outcome.of("net:0.5")
    assert own.width < 0.95


def test_a_blinded_bot_loses() -> None:
    """The network with its rows of cards shuffled still knows hints and counts, and that is less."""
    contest = contest_for("krendel", 2, 400, "blind:0.5,net:0.5", "blind")
    outcome = play_contest(contest, bar=0.5)
    assert outcome.stopped == "under"
    assert outcome.of("blind:0.5").high < 0.5


def test_only_whole_deals_in_order_count() -> None:
    """Whoever stops must not count the short matches and leave out the long ones."""
    contest = contest_for("krendel", 2, 8, "random", "order")
    bouts = {n: play_bout(contest, n) for n in (0, 1, 2, 4, 5, 6, 7)}
    assert [bout.number for bout in whole(contest, bouts)] == [0, 1]
    assert report(contest, bouts).games == 2


def test_a_clear_result_stops_early() -> None:
    contest = contest_for("krendel", 2, 200, "random", "stop")
    outcome = play_contest(contest, bar=0.8)
    assert outcome.stopped == "under"
    assert outcome.games < 200
    bouts = {n: play_bout(contest, n) for n in range(2)}
    assert verdict(contest, bouts, 0.8) == ("", 2), "two matches prove nothing"


def test_ratings_say_who_wins_how_often() -> None:
    """Three to one is 191 points; more at the table and equal places do not disturb that."""
    two = [[(0, 1), (1, 2)]] * 300 + [[(0, 2), (1, 1)]] * 100
    strong, weak = plackett_luce(two, 2)
    assert strong - weak == pytest.approx(190.8, abs=3)
    assert plackett_luce([[(0, 1), (1, 1), (2, 1)]] * 50, 3) == pytest.approx([0, 0, 0], abs=0.01)
    chain = [[(0, 1), (1, 2), (2, 3)]] * 20 + [[(2, 1), (1, 2), (0, 3)]] * 5
    a, b, c = plackett_luce(chain, 3)
    assert a > b > c


def test_nonsense_is_refused() -> None:
    with pytest.raises(WrongTable, match="cannot play"):
        contest_for("krendel", 2, 0, "random")
    with pytest.raises(WrongTable, match="negative"):
        contest_for("krendel", 2, 1, "random", ms=-1)
    with pytest.raises(WrongTable, match="2 seats"):
        contest_for("krendel", 2, 1, "random,random,greedy")
