"""A real Ray cluster of two workers: what comes of it is what one process makes, whoever dies."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from ray_machines import Machines, wait_for
from support import as_in_a_terminal, without_times
from troubled_work import Deadly, Failing, Slow

import koldun
from koldun.bots.learned.net import Weights
from koldun.cli import common, main
from koldun.content.match_files import load
from koldun.content.registry import game_named
from koldun.kernel.errors import KoldunError
from koldun.lab.many import MatchesFailed, Told, many
from koldun.lab.simulate import Played, Playing, job_for, play_one
from koldun.learn.crew import Crew
from koldun.learn.settings import Settings
from koldun.learn.weights import fresh

WHOLE = pytest.mark.skipif(
    not os.environ.get("KOLDUN_WHOLE"), reason="longer than a minute: make soak-ray"
)
TORCH = find_spec("torch") is not None
SMALL = Settings(players=[2], tables=8, rows=60)
JOB = job_for("krendel", 2, 120, seed="cluster")


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(common.out, "_file", None)

    def run(*arguments: str) -> Any:
        code = main(list(arguments))
        captured = capsys.readouterr()
        assert code == 0, captured.err
        return without_times(json.loads(captured.out))

    return run


def cluster(machines: Machines, most: int | None = None) -> Any:
    from koldun.lab.cluster import RayCluster

    return RayCluster(machines.address, most)


def free_cores(machines: Machines) -> float:
    import ray

    way = cluster(machines)
    try:
        return float(ray.available_resources().get("CPU", 0.0))
    finally:
        way.close()


def test_a_machine_and_a_process_killed_in_the_middle_cost_nothing(two: Machines) -> None:
    """The process of one worker is killed, later the plug of one is pulled, and another joins."""
    told: list[Told] = []
    deeds: list[Callable[[], Any]] = [
        lambda: os.kill(int(told[-1].place.rpartition(" ")[2]), signal.SIGKILL),
        lambda: None,
        lambda: None,
        lambda: two.kill(two.workers[0]),
        lambda: two.join(),
    ]
    found: list[Played] = []
    way = cluster(two)
    try:
        for _, stretch in many(Slow(JOB, 0.15), [range(120)], way, told=told.append):
            found += stretch.played
            if deeds:
                deeds.pop(0)()
    finally:
        way.close()
    assert not deeds
    assert sorted(found, key=lambda one: one.number) == [play_one(JOB, n) for n in range(120)]
    assert len({batch.place for batch in told}) >= 2
    short = [batch for batch in told if batch.seconds < 2 and not batch.again]
    assert len(short) <= 3, "batches are worth two seconds, but where nothing is left"


def test_commands_say_the_same_on_a_cluster(two: Machines, said: Any, tmp_path: Path) -> None:
    sim = ("sim", "krendel", "--players", "3", "--games", "60", "--tally", "--json")
    arena = ("arena", "krendel", "--players", "2", "--games", "200", "--bots", "random", "--json")
    stop = ("--bar", "0.8", "--seed", "stop")
    on = ("--ray", two.address)
    state = ("--state", str(tmp_path / "state"))
    assert said(*sim, *on, *state) == said(*sim, "--jobs", "1")
    assert said(*sim, "--jobs", "1", *state) == said(*sim, "--jobs", "1"), "without Ray it goes on"
    kept = ("--state", str(tmp_path / "contest"))
    assert said(*arena, *stop, *on, *kept) == said(*arena, *stop)
    assert said(*arena, *stop, *kept) == said(*arena, *stop)


def test_what_ray_says_stays_out_of_what_we_say(
    two: Machines, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ray tells of a lost machine from a thread of its own, on standard output."""
    before = sys.stdout
    way = cluster(two)
    try:
        ray_says = threading.Thread(
            target=print, args=("The node is dead",), name="ray_listen_error_messages"
        )
        ray_says.start()
        ray_says.join()
        print("[1]", flush=True)
    finally:
        way.close()
    assert sys.stdout is before
    said = capsys.readouterr()
    assert said.out == "[1]\n"
    assert "The node is dead" in said.err


@WHOLE
def test_strength_is_measured_on_a_cluster(two: Machines, tmp_path: Path) -> None:
    line = [
        sys.executable,
        "-m",
        "koldun.lab.strength",
        "krendel",
        "--only",
        "greedy",
        "--most",
        "8",
    ]
    found = [
        subprocess.run([*line, *more], capture_output=True, text=True, check=True).stdout
        for more in (["--ray", two.address, "--state", str(tmp_path)], ["--jobs", "1"])
    ]
    on_ray, here = (without_times(json.loads(text)) for text in found)
    assert on_ray == here
    assert list(tmp_path.iterdir())


@WHOLE
def test_a_match_that_fails_or_kills_every_time_is_told(two: Machines, tmp_path: Path) -> None:
    way = cluster(two)
    try:
        with pytest.raises(MatchesFailed, match="match 5 ") as failed:
            list(many(Failing(JOB, [5], 9, tmp_path), [range(12)], way, faults=tmp_path))
        with pytest.raises(MatchesFailed, match="worker was lost") as lost:
            list(many(Deadly(JOB, [7], 9, tmp_path), [range(9)], way, faults=tmp_path))
    finally:
        way.close()
    for error, number in ((failed, 5), (lost, 7)):
        [file] = error.value.files
        match, _ = load(file)
        assert match.seed == Playing(JOB).begin(number).seed
        assert match.seed.hex() in str(error.value)


def test_another_version_is_refused_before_the_first_batch(two: Machines, tmp_path: Path) -> None:
    """A real worker that runs another koldun: package, rules and sources of its own."""
    home = Path(koldun.__file__).parent
    other = tmp_path / "other"
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "_native.json", "page")
    shutil.copytree(home, other / "koldun", ignore=left_out)
    version = other / "koldun" / "version.py"
    version.write_text(version.read_text().replace(koldun.__version__, "0.0.9"))
    rules = other / "koldun" / "games" / "krendel" / "game.py"
    now = game_named("krendel").version
    rules.write_text(rules.read_text().replace(f'"{now}"', '"0.9"'))
    node = two.join(other)
    way = cluster(two)
    played: list[list[int]] = []
    try:
        with pytest.raises(KoldunError, match="another koldun") as refused:
            played += [numbers for numbers, _ in many(Slow(JOB, 5.0), [range(90)], way)]
    finally:
        way.close()
        two.kill(node)
    assert f"package {koldun.__version__} here, 0.0.9 there" in str(refused.value)
    assert f"rules {now} here, 0.9 there" in str(refused.value)
    assert "sources" in str(refused.value)
    assert "schema" not in str(refused.value)


@WHOLE
def test_ctrl_c_leaves_the_cluster_free_and_the_run_goes_on_without(
    two: Machines, tmp_path: Path, said: Any
) -> None:
    state = tmp_path / "state"
    sim = ["sim", "krendel", "--players", "2"]
    command = [sys.executable, "-m", "koldun", *sim, "--games", "1000000", "--ray", two.address]
    command += ["--state", str(state)]
    process = as_in_a_terminal(command)
    try:
        assert wait_for(lambda: state.exists() and len(state.read_bytes().splitlines()) > 1, 90)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert f"what was complete is in {state}" in err
    assert wait_for(lambda: free_cores(two) == 2.0), "no worker is left"
    left = state.read_bytes()
    parts = [json.loads(line)["played"] for line in left.splitlines()[1:] if line]
    wanted = max(one["number"] for one in parts[0]) + 5  # all of the first part, and a few more
    here = [*sim, "--games", str(wanted), "--jobs", "1", "--json"]
    assert said(*here, "--state", str(state)) == said(*here)
    after = state.read_bytes()
    assert after.startswith(left)
    again = {
        one["number"] for line in after[len(left) :].split() for one in json.loads(line)["played"]
    }
    assert again
    assert again.isdisjoint(one["number"] for one in parts[0]), (
        "what was complete is not played again"
    )


def fresh_weights() -> Weights:
    observer = game_named("krendel").observer()
    assert observer is not None
    return fresh(observer.schema, 8)


def test_simulators_of_a_run_come_from_the_cluster(two: Machines) -> None:
    weights = fresh_weights()
    crew = Crew(game_named("krendel"), SMALL, 0, cluster(two))
    try:
        crew.send(weights, [weights])
        batch, stats = crew.receive()
        assert len(batch) >= 60
        assert stats.matches > 0
        crew.send(weights, [weights])
        assert len(crew.receive()[0]) >= 60
    finally:
        crew.end()


@WHOLE
def test_a_simulator_that_is_lost_is_replaced(two: Machines) -> None:
    weights = fresh_weights()
    crew = Crew(game_named("krendel"), SMALL, 0, cluster(two))

    def measured() -> bool:
        crew.measure(weights)
        return crew.measured() is not None

    try:
        crew.send(weights, [weights])
        crew.receive()
        two.kill(two.workers[0])
        for _ in range(3):  # the first may still be waiting for who is gone
            crew.send(weights, [weights])
            batch, _ = crew.receive()
            assert len(batch) >= 60
        assert wait_for(measured, 90), "one of them measures"
    finally:
        crew.end()


@pytest.mark.skipif(not TORCH, reason="learning needs torch: pip install 'koldun[learn]'")
def test_a_short_run_on_a_cluster(two: Machines, tmp_path: Path) -> None:
    line = [
        "learn",
        "krendel",
        "--players",
        "2",
        "--minutes",
        "0.1",
        "--run",
        str(tmp_path / "run"),
    ]
    assert main([*line, "--set", "rows=200", "--set", "tables=8", "--ray", two.address]) == 0
    assert (tmp_path / "run" / "net.npz").exists()


def test_where_nobody_listens_is_said_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    started = time.monotonic()
    sim = ["sim", "krendel", "--players", "2", "--games", "1", "--ray"]
    assert main([*sim, "127.0.0.1:1"]) == 2
    assert "nobody listens there" in capsys.readouterr().err
    assert main([*sim, "nonsense"]) == 2
    assert "no cluster answers" in capsys.readouterr().err
    assert time.monotonic() - started < 20
