"""`make bench`: how fast it is here, interpreted and compiled, beside plain Python in the same run."""

import argparse
import json
import os
import statistics
import subprocess
import sys

from koldun.bench.check import AGREED
from koldun.bench.peers import measure, middle_of_a_plain_game, plain_game
from koldun.bench.timing import rate_of, rate_of_games
from koldun.bots.policies import RandomChoice, play_randomly
from koldun.compiled import COMPILED
from koldun.content.registry import games, table_for
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time per measurement")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--part", choices=("ours", "plain", "games"), help="one part, as JSON")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.part:
        part = {"ours": _ours, "plain": _plain, "games": _games}[args.part]
        print(json.dumps(part(args.seconds)))
        return 0
    report = _compare(args.seconds, args.repeats)
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        _print(report)
    return 0 if report["check"] == AGREED else 1


def _ours(seconds: float) -> dict[str, object]:
    return measure(seconds) | {"compiled": COMPILED}


def _plain(seconds: float) -> dict[str, object]:
    _, decisions = rate_of_games(plain_game(), seconds)
    copies = rate_of(middle_of_a_plain_game().copy, seconds / 3)
    return {"decisions_per_s": decisions, "copies_per_s": copies}


def _games(seconds: float) -> dict[str, object]:
    """Real games at their largest table: decisions, games, copies in mid-match, replays."""
    rates: dict[str, object] = {}
    for game in games().values():
        setup = table_for(game, game.most)
        number = 0

        def play() -> int:
            nonlocal number
            number += 1
            seed = derive(seed_of("bench"), str(number))
            match = Match.start(game, setup, seed, log=False, checkpoints=False)  # noqa: B023
            return play_randomly(match, RandomChoice(seed))

        per_game, decisions = rate_of_games(play, seconds)
        match = Match.start(game, setup, seed_of("middle"), log=False)
        play_randomly(match, RandomChoice(seed_of("middle")))
        middle = match.at(len(match.choices) // 2)
        whole = len(match.choices)
        rates[game.id] = {
            "players": game.most,
            "decisions_per_s": round(decisions),
            "games_per_s": round(per_game, 1),
            "copies_per_s": round(rate_of(middle.copy, seconds / 3)),
            "replays_per_s": round(rate_of(lambda: match.at(whole), seconds / 3), 1),  # noqa: B023
            "compiled": COMPILED,
        }
    return rates


def _run(part: str, seconds: float, pure: bool) -> dict[str, object]:
    environment = {**os.environ, "KOLDUN_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "koldun.bench", "--part", part, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    result: dict[str, object] = json.loads(done.stdout)
    return result


def _compare(seconds: float, repeats: int) -> dict[str, object]:
    """Interleaved repeats, each in a process of its own; medians are compared."""
    runs: dict[str, list[dict[str, object]]] = {"plain": [], "interpreted": [], "compiled": []}
    for _ in range(repeats):
        runs["plain"].append(_run("plain", seconds, pure=True))
        runs["interpreted"].append(_run("ours", seconds, pure=True))
        compiled = _run("ours", seconds, pure=False)
        if compiled["compiled"]:
            runs["compiled"].append(compiled)
    base = _medians(runs["plain"])
    report: dict[str, object] = {"plain": base, "check": runs["interpreted"][0]["check"]}
    for kind in ("interpreted", "compiled"):
        if runs[kind]:
            rates = _medians(runs[kind])
            report[kind] = rates | {
                "decisions_ratio": round(rates["decisions_per_s"] / base["decisions_per_s"], 3),
                "copies_ratio": round(rates["copies_per_s"] / base["copies_per_s"], 3),
            }
            report[f"games_{kind}"] = _run("games", seconds, pure=kind == "interpreted")
    return report


def _medians(runs: list[dict[str, object]]) -> dict[str, float]:
    return {
        rate: round(statistics.median(float(str(run[rate])) for run in runs))
        for rate in ("decisions_per_s", "copies_per_s")
    }


def _print(report: dict[str, object]) -> None:
    print("mini-Krendel (rates per second of processor time, medians)")
    for kind in ("plain", "interpreted", "compiled"):
        rates = report.get(kind)
        if isinstance(rates, dict):
            ratio = (
                f"  x{rates['decisions_ratio']} decisions, x{rates['copies_ratio']} copies"
                if "decisions_ratio" in rates
                else "  (plain Python class)"
            )
            print(
                f"  {kind:12} {rates['decisions_per_s']:>10,} decisions/s "
                f"{rates['copies_per_s']:>10,} copies/s{ratio}"
            )
    if "compiled" not in report:
        print("  (not compiled: run `make native` first)")
    print(f"  rule check {report['check']}, agreed {AGREED}")
    for kind in ("interpreted", "compiled"):
        rates = report.get(f"games_{kind}")
        if isinstance(rates, dict):
            print(f"real games, {kind}")
            for id, r in rates.items():
                print(
                    f"  {id:12} {r['players']} players {r['decisions_per_s']:>9,} decisions/s "
                    f"{r['games_per_s']:>8,} games/s {r['copies_per_s']:>8,} copies/s "
                    f"{r['replays_per_s']:>7,} replays/s"
                )


if __name__ == "__main__":
    sys.exit(main())
