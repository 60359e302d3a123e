"""`koldun arena`: bots against bots."""

import argparse
from pathlib import Path

from koldun.cli.common import options_of, out, print_json
from koldun.kernel.errors import KoldunError
from koldun.lab.arena import Outcome, contest_for, play_contest
from koldun.lab.command import going_on, progress, way_of


def arena(args: argparse.Namespace) -> int:
    if args.bar is not None and not 0 < args.bar < 1:
        raise KoldunError(f"--bar {args.bar}: a win rate lies between 0 and 1")
    contest = contest_for(
        args.game,
        args.players,
        args.games,
        args.bots,
        args.seed,
        args.iterations,
        args.time,
        options_of(args),
    )
    state = Path(args.state) if args.state else None
    what = f"{args.game}, {args.players} players"
    with way_of(args) as way, going_on(state), progress(what, contest.games) as tell:
        outcome = play_contest(contest, way, state, args.bar, tell)
    if args.json:
        print_json(outcome)
    else:
        _print(outcome)
    return 0


def _print(o: Outcome) -> None:
    out.print(
        f"[bold]{o.game}[/], {o.players} players, {o.games} matches; "
        f"equals would win {100 * o.fair:.1f} % each"
    )
    for s in o.standings:
        out.print(
            f"  {s.bot}: {100 * s.rate:.1f} % ({100 * s.low:.1f} to {100 * s.high:.1f}), "
            f"rating {s.rating:+.0f}, {s.ms:.1f} ms a decision, slowest {s.slowest_ms:.0f} ms",
            markup=False,
        )
    if o.anytime:
        out.print("  the intervals hold whenever one stops")
    elif o.standings:
        width = max(s.width for s in o.standings)
        out.print(
            f"  pairing makes the intervals {width:.2f} times as wide as single matches would"
        )
    if o.stopped:
        out.print(f"  stopped early: {o.stopped} the bar")
