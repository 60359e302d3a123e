"""Many matches: the same whatever is lost or fails on the way, and nothing is left out in silence."""

import json
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support import as_in_a_terminal, without_times
from troubled_work import Deadly, Failing, Slow

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.match_files import load
from koldun.content.registry import game_named, games
from koldun.kernel.errors import BadFile, KoldunError, WrongTable
from koldun.kernel.match import Match
from koldun.lab import many as loop
from koldun.lab.arena import contest_for, play_contest
from koldun.lab.command import ended
from koldun.lab.hands import Hand, Lost, Make, Way
from koldun.lab.kept import missing
from koldun.lab.many import MatchesFailed, Told, many
from koldun.lab.processes import HERE, Processes
from koldun.lab.simulate import Job, Played, Playing, Stretch, job_for, play_one, simulate
from koldun.lab.tally import tally

JOB = job_for("krendel", 2, 30, seed="many")


def played(parts: Iterator[tuple[list[int], Stretch]]) -> list[Played]:
    found = [one for _, stretch in parts for one in stretch.played]
    return sorted(found, key=lambda one: one.number)


def gather(parts: Iterator[tuple[list[int], Stretch]], found: list[Played]) -> None:
    for _, stretch in parts:
        found += stretch.played


def plainly(job: Job = JOB) -> list[Played]:
    return [play_one(job, number) for number in range(job.games)]


def told_of(value: Any) -> str:
    return json.dumps(without_times(json.loads(msgspec.json.encode(value))))


# --- whatever happens


class Unsteady:
    """A way on which hands come late, answer in any order and are lost, as its luck says."""

    def __init__(self, seed: int, loss: float) -> None:
        self.worth = 0.0001  # few matches a batch, so that there is something to lose
        self.lasting = False
        self.luck = random.Random(seed)
        self.loss = loss
        self.lost = 0

    def width(self) -> int:
        return self.luck.randrange(1, 6)

    def hire(self, make: Make, game: str, cores: int = 1) -> Hand:
        return UnsteadyHand(self, make)

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        return self.luck.sample(list(hands), self.luck.randrange(len(hands)) + 1)

    def share(self, value: Any) -> Any:
        return value

    def close(self) -> None: ...


class UnsteadyHand:
    def __init__(self, way: Unsteady, make: Make) -> None:
        self.starting = True
        self.place = "somewhere"
        self._way = way
        self._work = make()
        self._task: tuple[Any, ...] = ()

    def _risk(self) -> None:
        if self._way.luck.random() < self._way.loss:
            self._way.lost += 1
            raise Lost("unlucky")

    def started(self) -> None:
        if self._way.luck.random() < self._way.loss / 4:
            raise Lost("stillborn")
        self.starting = False

    def send(self, *task: Any) -> None:
        self._task = task

    def receive(self) -> Any:
        self._risk()
        return self._work(*self._task)

    def end(self) -> None: ...


@pytest.mark.parametrize("seed", range(6))
def test_results_are_the_same_whoever_is_lost_and_in_whatever_order(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "_LOOK", 0.0)
    way = Unsteady(seed, 0.15)
    assert told_of(tally(JOB, way)) == told_of(tally(JOB))
    assert way.lost > 0


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_match_is_played_once(jobs: int) -> None:
    batches = [
        numbers for numbers, _ in many(Playing(JOB), [range(5), range(9, 30)], Processes(jobs))
    ]
    assert sorted(n for numbers in batches for n in numbers) == [*range(5), *range(9, 30)]


def test_a_batch_is_worth_the_seconds_of_its_way() -> None:
    """Nobody knows beforehand how long a match takes; the hand plays on until it is enough."""
    told: list[Told] = []
    way = Processes(2)
    way.worth = 0.3
    parts = many(Slow(JOB, 0.03), [range(30)], way, told=told.append)
    assert played(parts) == plainly()
    assert sorted(batch.seconds for batch in told)[-2:] > [0.3, 0.3]
    assert sum(batch.seconds < 0.3 for batch in told) <= 2, "only where nothing is left"
    assert all(batch.waited >= batch.seconds for batch in told)


class InTurn(Unsteady):
    """Three hands that are ready one after the other; every match is a batch."""

    def __init__(self) -> None:
        super().__init__(0, 0.0)
        self.worth = 1e-9

    def width(self) -> int:
        return 3

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        return list(hands[-1:] if hands[-1].starting else hands[:1])


def test_what_is_broken_off_has_a_whole_beginning() -> None:
    """Whoever is given a long stretch at first and comes to little of it does not leave a gap."""
    done: set[int] = set()
    for numbers, _ in many(Playing(JOB), [range(1_200)], InTurn()):
        done.update(numbers)
        if len(done) >= 20:
            break
    assert done >= set(range(15)), sorted(done)


# --- what is lost


def test_a_killed_process_costs_nothing(tmp_path: Path) -> None:
    parts = many(Deadly(JOB, [4, 17], 1, tmp_path), [range(30)], Processes(2))
    assert played(parts) == plainly()
    assert len(list(tmp_path.iterdir())) == 2


def test_a_match_that_kills_its_worker_every_time_is_found_and_told(tmp_path: Path) -> None:
    found: list[Played] = []
    work = Deadly(JOB, [11], 99, tmp_path)
    with pytest.raises(MatchesFailed, match="match 11") as failed:
        gather(many(work, [range(30)], Processes(2), faults=tmp_path), found)
    assert sorted(one.number for one in found) == [n for n in range(30) if n != 11]
    [file] = failed.value.files
    match, _ = load(file)
    assert match.seed.hex() == failed.value.faults[0].seed
    assert match.seed == Playing(JOB).begin(11).seed
    assert len(list(tmp_path.glob("11-*"))) >= 4, "twice in a batch and twice alone"


def test_a_match_that_fails_once_is_played_again(tmp_path: Path) -> None:
    parts = many(Failing(JOB, [0, 29], 1, tmp_path), [range(30)], Processes(2))
    assert played(parts) == plainly()


@pytest.mark.parametrize("way", [HERE, Processes(2)])
def test_a_match_that_fails_twice_is_told_with_its_seed_and_a_match_file(
    way: Way, tmp_path: Path
) -> None:
    found: list[Played] = []
    work = Failing(JOB, [3, 8], 2, tmp_path)
    with pytest.raises(MatchesFailed) as failed:
        gather(many(work, [range(30)], way, faults=tmp_path), found)
    assert sorted(one.number for one in found) == [n for n in range(30) if n not in (3, 8)]
    assert [fault.number for fault in failed.value.faults] == [3, 8]
    for fault, file in zip(failed.value.faults, failed.value.files, strict=True):
        match, _ = load(file)
        assert 10 <= len(match.choices) <= 11  # both may answer at once
        assert fault.seed in str(failed.value)
        assert str(file) in str(failed.value)
        assert f"number {fault.number} is unlucky" in str(failed.value)
        assert "Traceback" in file.with_suffix(".txt").read_text()


def sticks(match: Match) -> int:
    state: Any = match.state
    return sum(state.heaps)


class Nimble(Playing):
    def play(self, number: int, match: Match) -> Played:
        play_randomly(match, RandomChoice(match.seed))
        raise AssertionError("nobody comes here")


def test_a_defect_of_the_rules_is_kept_up_to_the_choice_that_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nim = type(games()["nim"])
    right = nim.result

    def wrong(self: Any, state: Any) -> Any:
        if sum(state.heaps) == 1:
            raise ZeroDivisionError("a single stick")
        return right(self, state)

    monkeypatch.setattr(nim, "result", wrong)
    job = job_for("nim", 2, 1, seed="defect")
    with pytest.raises(MatchesFailed, match="a single stick") as failed:
        list(many(Nimble(job), [range(1)], HERE, faults=tmp_path))
    [fault] = failed.value.faults
    match, _ = load(failed.value.files[0])
    assert match.choices
    assert 2 <= sticks(match) <= 4
    assert fault.choices
    monkeypatch.undo()
    for choice in fault.choices:
        seat, _, key = choice.removeprefix("seat ").partition(": ")
        world = match.copy()
        world.choose_key(int(seat), key)
        assert world.result is not None, "the single stick was taken without asking"


def test_who_fails_again_and_again_is_stopped(tmp_path: Path) -> None:
    job = job_for("krendel", 2, 500, seed="hopeless")
    work = Failing(job, list(range(500)), 9, tmp_path)
    with pytest.raises(MatchesFailed) as failed:
        list(many(work, [range(500)], HERE, faults=tmp_path))
    assert len(failed.value.faults) == loop.MOST_FAULTS


def test_what_cannot_be_played_is_no_fault_of_a_match() -> None:
    job = msgspec.structs.replace(JOB, bots=["genius", "random"])
    for way in (HERE, Processes(2)):
        with pytest.raises(WrongTable, match="no bot 'genius'"):
            list(many(Playing(job), [range(3)], way))


def test_failed_matches_end_a_command_with_1_and_mistakes_with_2() -> None:
    def raising(error: BaseException) -> Any:
        def run() -> int:
            raise error

        return run

    assert ended(raising(MatchesFailed([], []))) == 1
    assert ended(raising(KoldunError("wrong"))) == 2
    assert ended(raising(KeyboardInterrupt())) == 130
    assert ended(lambda: 0) == 0


# --- going on


class Enough(Exception):
    pass


def test_a_simulation_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    state = tmp_path / "state"
    done = 0

    def tell(more: int) -> None:
        nonlocal done
        done += more
        if done >= 7:
            raise Enough

    with pytest.raises(Enough):
        simulate(JOB, tell=tell, state=state)
    kept = state.read_bytes()
    state.write_bytes(kept + b'\n{"played": [{"num')
    again: list[int] = []
    assert told_of(simulate(JOB, Processes(2), again.append, state)) == told_of(simulate(JOB))
    assert again[0] == 7
    assert sum(again) == 30
    nothing: list[int] = []
    assert told_of(simulate(JOB, HERE, nothing.append, state)) == told_of(simulate(JOB))
    assert nothing == [30]
    longer = msgspec.structs.replace(JOB, games=40)
    assert told_of(simulate(longer, state=state)) == told_of(simulate(longer))
    assert told_of(simulate(JOB, state=state)) == told_of(simulate(JOB))


def test_a_tally_goes_on_too_and_is_another_simulation(tmp_path: Path) -> None:
    state = tmp_path / "state"
    short = msgspec.structs.replace(JOB, games=11)
    tally(short, state=state)
    assert told_of(tally(JOB, Processes(2), state=state)) == told_of(tally(JOB))
    with pytest.raises(BadFile, match="another simulation"):
        simulate(JOB, state=state)
    with pytest.raises(BadFile, match="another simulation"):
        tally(msgspec.structs.replace(JOB, seed="other"), state=state)
    state.write_text("nonsense")
    with pytest.raises(BadFile, match="no simulation"):
        tally(JOB, state=state)


def test_other_rules_are_not_mixed_into_a_state(tmp_path: Path) -> None:
    state = tmp_path / "state"
    contest = contest_for("krendel", 2, 4, "random", "rules")
    play_contest(contest, state=state)
    now = game_named("krendel").version
    state.write_bytes(state.read_bytes().replace(f'"rules":"{now}"'.encode(), b'"rules":"0.1"'))
    with pytest.raises(BadFile, match=r"under rules 0\.1, these are"):
        play_contest(contest, state=state)


def test_what_is_missing() -> None:
    assert missing(set(), 3) == [range(3)]
    assert missing({0, 1, 2}, 3) == []
    assert missing({1, 4, 9}, 7) == [range(1), range(2, 4), range(5, 7)]


@pytest.mark.parametrize("jobs", [2, 3])
def test_a_bar_is_passed_after_the_same_match_on_any_number_of_processes(
    jobs: int, tmp_path: Path
) -> None:
    contest = contest_for("krendel", 2, 200, "random", "stop")
    one = play_contest(contest, bar=0.8)
    state = tmp_path / "state"
    assert told_of(play_contest(contest, Processes(jobs), state, 0.8)) == told_of(one)
    assert told_of(play_contest(contest, HERE, state, 0.8)) == told_of(one), "from what was kept"


def test_ctrl_c_is_heard_between_two_steps_and_leaves_the_signal_as_it_was() -> None:
    done: list[str] = []

    def play() -> None:
        for _ in many(Playing(job_for("krendel", 2, 4000)), [range(4000)], Processes(2)):
            os.kill(os.getpid(), signal.SIGINT)
            done.append("nothing is broken off in the middle")

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            play()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
    assert done == ["nothing is broken off in the middle"]


def test_ctrl_c_ends_cleanly_and_keeps_what_is_complete(tmp_path: Path) -> None:
    state = tmp_path / "state"
    command = [sys.executable, "-m", "koldun", "sim", "krendel", "--players", "2"]
    command += ["--games", "100000", "--jobs", "2", "--state", str(state), "--json"]
    process = as_in_a_terminal(command)
    try:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (
            state.exists() and len(state.read_bytes().splitlines()) > 6
        ):
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all of them
        out, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert f"what was complete is in {state}" in err
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)  # nobody is left
    lines = [line for line in state.read_bytes().splitlines()[1:] if line]
    kept = [one["number"] for line in lines for one in json.loads(line)["played"]]
    again: list[int] = []
    simulate(job_for("krendel", 2, max(kept) + 1), Processes(2), again.append, state)
    assert again[0] == len(set(kept)) == len(kept) > 0
