"""`make bench`: how fast it is here, interpreted and compiled, beside plain Python and installed peers.

Every part runs in a process of its own, in turns, and counts processor time. One table comes out: rates,
what they are as a multiple of plain Python in the same run, and what we aim at.
"""

import argparse
import json
import os
import platform
import shlex
import statistics
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from functools import partial

from koldun.bench.check import AGREED
from koldun.bench.others import SEARCHED, missing, random_play, search_pace
from koldun.bench.peers import measure, middle_of_a_plain_game, plain_game
from koldun.bench.table import Rates, lay_out, rows_of
from koldun.bench.timing import rate_of, rate_of_games
from koldun.bench.views import TABLES, cost
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.compiled import COMPILED
from koldun.content.registry import games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.processes import collect_seldom
from koldun.lab.speed import speed_of


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time per measurement")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--part", choices=sorted(PARTS), help="one part, as JSON")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--also", default="", help="a command that prints further rates as JSON")
    args = parser.parse_args()
    if args.part:
        collect_seldom()
        print(json.dumps(PARTS[args.part](args.seconds)))
        return 0
    runs, check = _interleaved(args.seconds, args.repeats)
    if args.also:
        done = subprocess.run(shlex.split(args.also), capture_output=True, text=True, check=True)
        runs.update(json.loads(done.stdout))
    rows = rows_of(runs)
    if args.json:
        print(json.dumps({"check": check, "rows": [row.plain() for row in rows]}, indent=1))
    else:
        where = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        print(f"{date.today()}, Python {platform.python_version()}, {where}\n")
        print(lay_out(rows))
        print(f"\nrule check {check}, agreed {AGREED}")
        if not any(row.name.endswith("compiled") for row in rows):
            print("not compiled: run `make native` first")
        if missing():
            print(f"not installed, so left out: {', '.join(missing())}")
    return 0 if check == AGREED else 1


# --- parts


def _ours(seconds: float) -> Rates:
    found = measure(seconds)
    kind = "compiled" if COMPILED else "interpreted"
    return {
        f"mini-Krendel {kind}|decisions": float(str(found["decisions_per_s"])),
        f"mini-Krendel {kind}|copies": float(str(found["copies_per_s"])),
        f"check {found['check']}|check": 0.0,
    }


def _plain(seconds: float) -> Rates:
    _, decisions = rate_of_games(plain_game(), seconds)
    copies = rate_of(middle_of_a_plain_game().copy, seconds / 3)
    return {"plain Python|decisions": decisions, "plain Python|copies": copies}


def _copy_each(matches: list[Match]) -> None:
    for match in matches:
        match.copy()


def _games(seconds: float) -> Rates:
    """Real games at their largest table: decisions, copies in mid-match, replays, thoughts."""
    rates: Rates = {}
    for game in games().values():
        setup = table_for(game, game.most)
        number = 0

        def play() -> int:
            nonlocal number
            number += 1
            seed = derive(seed_of("bench"), str(number))
            match = Match.start(game, setup, seed, log=False, checkpoints=False)  # noqa: B023
            return play_randomly(match, RandomChoice(seed))

        name = f"{game.id}, {game.most} players"
        rates[f"{name}|decisions"] = rate_of_games(play, seconds)[1]
        match = Match.start(game, setup, seed_of("middle"), log=False)
        play_randomly(match, RandomChoice(seed_of("middle")))
        whole = len(match.choices)
        middles = [match.at(whole * n // 40) for n in range(10, 31)]

        copies = rate_of(partial(_copy_each, middles), seconds / 3)
        rates[f"{name}|copies"] = copies * len(middles)
        rates[f"{name}|replays"] = rate_of(lambda: match.at(whole), seconds / 3)  # noqa: B023
        pace = speed_of(game, game.least, decisions=6)
        rates[f"{game.id}, {game.least} players|search"] = float(pace.per_second)
    return rates


def _peers(seconds: float) -> Rates:
    rates: Rates = {}
    for name, found in random_play(seconds).items():
        for kind, rate in found.items():
            rates[f"{name}|{kind.removesuffix('_per_s')}"] = rate
    if "pyspiel" not in missing():
        for name in SEARCHED:
            rates[f"OpenSpiel ISMCTS, {name}|search"] = search_pace(name)
    return rates


def _sim(seconds: float) -> Rates:
    """Matches a second of the clock of `koldun sim` on two processes."""
    rates: Rates = {}
    for game in games().values():
        number = max(4, round(seconds * 4))
        command = [sys.executable, "-m", "koldun", "sim", game.id, "--players", str(game.most)]
        command += ["--games", str(number), "--jobs", "2", "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        took = float(json.loads(done.stdout)["seconds"])
        rates[f"{game.id}, {game.most} players|sim"] = number / took
    return rates


def _views(seconds: float) -> Rates:
    """What everybody at a table is shown after a choice."""
    rates: Rates = {}
    for game, players in TABLES.items():
        found = cost(game, players, max(50, round(seconds * 100)))
        rates[f"{game}, {players} players|views"] = 1e6 / (found.look + found.sent)
    return rates


PARTS: dict[str, Callable[[float], Rates]] = {
    "games": _games,
    "ours": _ours,
    "peers": _peers,
    "plain": _plain,
    "sim": _sim,
    "views": _views,
}


def _interleaved(seconds: float, repeats: int) -> tuple[Rates, str]:
    """Medians of repeats; mini-Krendel's check digest."""
    found: dict[str, list[float]] = {}
    parts = [("plain", True), ("ours", True), ("ours", False), ("games", False), ("peers", True)]
    parts.append(("views", False))
    for _ in range(repeats):
        for part, pure in parts:
            for name, rate in _run(part, seconds, pure).items():
                found.setdefault(name, []).append(rate)
    for name, rate in _run("sim", seconds, False).items():
        found[name] = [rate]
    checks = {
        name.removeprefix("check ").removesuffix("|check") for name in found if "|check" in name
    }
    rates = {name: statistics.median(all) for name, all in found.items() if "|check" not in name}
    return rates, " ".join(sorted(checks))


def _run(part: str, seconds: float, pure: bool) -> Rates:
    environment = {**os.environ, "KOLDUN_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "koldun.bench", "--part", part, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: Rates = json.loads(done.stdout)
    return result


if __name__ == "__main__":
    sys.exit(main())
