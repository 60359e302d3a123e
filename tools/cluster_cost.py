"""What playing on Ray costs: overhead of a batch, and how much faster two workers are than one.

    python tools/cluster_cost.py krendel --players 4 --seconds 20

Starts a Ray of its own on this machine with two cores. Every way plays the same matches, `--rounds` times in turn, so that a
busy machine is as busy for all; the speed-up is that of the medians.
"""

import argparse
import json
import os
import statistics
import sys
import time

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_AUTH_MODE"] = "disabled"  # else Ray leaves a token at home

import ray

from koldun.compiled import COMPILED
from koldun.lab.cluster import RayCluster
from koldun.lab.hands import Way
from koldun.lab.many import Told, many
from koldun.lab.processes import Processes
from koldun.lab.simulate import Job, Playing, job_for, play_one


def games_worth(job: Job, seconds: float) -> int:
    play_one(job, 0)  # reads cards and texts
    started, number = time.perf_counter(), 0
    while time.perf_counter() - started < 2.0:
        play_one(job, number)
        number += 1
    return max(8, int(seconds * number / (time.perf_counter() - started)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="krendel")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0, help="of one process, about")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    games = games_worth(job_for(args.game, args.players, 1), args.seconds)
    job = job_for(args.game, args.players, games)
    ray.init(num_cpus=2, object_store_memory=100 * 1024 * 1024, include_dashboard=False)
    ways: dict[str, Way] = {
        "one process": Processes(1),
        "two processes": Processes(2),
        "one worker": RayCluster("auto", 1),
        "two workers": RayCluster("auto", 2),
    }
    took: dict[str, list[float]] = {name: [] for name in ways}
    batches: dict[str, list[Told]] = {name: [] for name in ways}
    driving = 0.0
    for _ in range(args.rounds):
        for name, way in ways.items():
            started = time.process_time()
            took[name].append(_wall(job, way, batches[name]))
            if name == "two workers":
                driving += time.process_time() - started
    ray.shutdown()
    medians = {name: statistics.median(times) for name, times in took.items()}
    on_ray = [batch for name in ("one worker", "two workers") for batch in batches[name]]
    costs = sorted(1000 * (batch.waited - batch.seconds) for batch in on_ray)
    found = {
        "game": args.game,
        "players": args.players,
        "compiled": COMPILED,
        "games": games,
        "seconds": {name: round(value, 2) for name, value in medians.items()},
        "two processes beside one": round(medians["one process"] / medians["two processes"], 2),
        "two workers beside one": round(medians["one worker"] / medians["two workers"], 2),
        "one worker beside one process": round(medians["one process"] / medians["one worker"], 2),
        "matches a second of one process": round(games / medians["one process"], 1),
        "batches": len(on_ray),
        "seconds of a batch": round(statistics.median(batch.seconds for batch in on_ray), 2),
        "overhead ms, median": round(statistics.median(costs), 1),
        "overhead ms, 95 of 100 under": round(costs[int(0.95 * (len(costs) - 1))], 1),
    }
    two = len(batches["two workers"])
    found["driver's processor ms a batch"] = round(1000 * driving / two, 1)
    print(json.dumps(found, indent=1))
    return 0


def _wall(job: Job, way: Way, told: list[Told]) -> float:
    """From the first batch handed out to the last one taken: starting workers is not counted."""
    before = len(told)
    started = time.monotonic()
    first: list[float] = []

    def tell(batch: Told) -> None:
        if not first:
            first.append(time.monotonic() - batch.waited)
        told.append(batch)

    for _ in many(Playing(job), [range(job.games)], way, told=tell):
        pass
    assert len(told) > before
    return time.monotonic() - (first[0] if first else started)


if __name__ == "__main__":
    sys.exit(main())
