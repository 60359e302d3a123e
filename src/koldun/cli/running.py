"""`koldun sim`, `koldun scenario`, `koldun replay`."""

import argparse
from pathlib import Path

import msgspec
from rich.markup import escape

from koldun.cli.common import options_of, out, packs_of, print_json
from koldun.cli.tables import print_tally
from koldun.content.match_files import load
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.errors import BadFile, KoldunError
from koldun.kernel.match import Match
from koldun.lab.command import err, going_on, progress, way_of
from koldun.lab.simulate import Simulation, job_for, simulate
from koldun.lab.tally import tally
from koldun.testing.scenarios import Report, Scenario
from koldun.testing.steps import Failure
from koldun.testing.writing import from_match, template
from koldun.view.look import look, overhear
from koldun.view.views import NOT_A_SEAT
from koldun.view.words import Speaker


def sim(args: argparse.Namespace) -> int:
    job = job_for(
        args.game,
        args.players,
        args.games,
        args.bots,
        args.seed,
        options_of(args),
        packs_of(args),
    )
    state = Path(args.state) if args.state else None
    what = f"{args.game}, {args.players} players"
    with way_of(args) as way, going_on(state), progress(what, args.games) as tell:
        if args.tally:
            result, counted = tally(job, way, tell, state)
        else:
            result, counted = simulate(job, way, tell, state), None
    if not args.json:
        _print_simulation(result)
        if counted is not None:
            print_tally(counted)
    elif counted is None:
        print_json(result)
    else:
        print_json(msgspec.structs.asdict(result) | {"tally": counted})
    return 0


def _print_simulation(s: Simulation) -> None:
    rate = s.decisions / s.seconds if s.seconds else 0
    out.print(
        f"[bold]{s.game}[/], {s.players} players, {s.games} matches in {s.seconds:.1f} s "
        f"({rate:,.0f} decisions/s)"
    )
    for seat, wins in enumerate(s.wins):
        out.print(f"  seat {seat} ({s.bots[seat]}): {wins} wins, {100 * wins / s.games:.1f} %")
    for role, figures in s.roles.items():
        share = 100 * figures.wins / figures.played
        out.print(f"  {role}: {figures.wins} wins of {figures.played}, {share:.1f} %")
    out.print(f"  draws and shared: {s.draws}, {100 * s.draws / s.games:.1f} %")
    out.print(
        f"  length in decisions: mean {s.length.mean}, p50 {s.length.p50}, p95 {s.length.p95}; "
        f"{s.turns} turns"
    )
    ends = ", ".join(f"{reason} {count}" for reason, count in s.reasons.items())
    out.print(f"  ends: {ends}; ended by the cap: {s.capped}")
    out.print(f"  digest {s.digest}")


def scenario(args: argparse.Namespace) -> int:
    """Each file by itself: a mistake in one does not stop the others."""
    if args.new or args.source:
        if args.files or (args.new and args.source):
            raise KoldunError("--new and --from write a scenario: no files are run beside it")
        written = template(args.new) if args.new else from_match(Path(args.source), args.at)
        out.print(written, markup=False, soft_wrap=True, end="")
        return 0
    if args.at is not None:
        raise KoldunError("--at N says where in a match: write --from FILE with it")
    if not args.files:
        raise KoldunError("which scenario files? (or --new GAME, or --from FILE)")
    reports = [_report(Path(file)) for file in args.files]
    if args.json:
        print_json(reports)
    for report in reports:
        if not args.json and (report.steps or not report.mistakes):
            mark = "[green]holds[/]" if report.held() else "[red]fails[/]"
            out.print(
                f"{mark} {escape(report.title)} [dim]{escape(report.file)}[/]", soft_wrap=True
            )
            for failure in report.failures:
                out.print(f"    {failure.place}: {failure.message}", markup=False, soft_wrap=True)
        for mistake in report.mistakes:
            told = f"{mistake.place}: {mistake.message}" if mistake.place else mistake.message
            err.print(f"koldun: {told}", markup=False, soft_wrap=True)
    if any(report.mistakes for report in reports):
        return 2
    return 0 if all(report.held() for report in reports) else 1


def _report(file: Path) -> Report:
    try:
        return Scenario.read(file).run()
    except BadFile as error:
        mistake = Failure(error.place, error.problem)
    except KoldunError as error:
        mistake = Failure("", str(error))
    return Report(str(file), "", [], 0, [], [mistake])


def replay(args: argparse.Namespace) -> int:
    match, file = load(Path(args.file))
    players = match.setup.players
    if args.seat is not None and not 0 <= args.seat < players:
        raise KoldunError(f"--seat {args.seat}: there are seats 0 to {players - 1}")
    names = file.names or [f"Player {seat + 1}" for seat in range(players)]
    if args.json:
        print_json(_steps(match, args.seat))
        return 0
    me = NOT_A_SEAT if args.seat is None else args.seat
    speaker = Speaker(match.game, args.lang, names, me)
    watcher = SPECTATOR if args.seat is None else args.seat
    past = match.at(0, log=True, patient=True)
    told = _tell(past, speaker, watcher, 0)
    for number, choice in enumerate(match.choices):
        if choice.setting():
            past.tell_again(match.choices, number)
            continue
        if args.step:
            try:
                out.input("[dim]Enter[/] ")
            except EOFError:
                args.step = False
        past.tell_again(match.choices, number)
        told = _tell(past, speaker, watcher, told)
    ended = look(past, watcher).result
    if ended is not None:
        out.print(f"[bold]{escape(speaker.result(ended))}[/]")
    out.print(f"[dim]{len(match.choices)} choices, digest {match.digest()}: as recorded[/]")
    return 0


def _tell(match: Match, speaker: Speaker, watcher: int, start: int) -> int:
    events = overhear(match, watcher, start)
    for event in events:
        out.print(f"{escape(speaker.event(event))} [dim]{event.rule}[/]", soft_wrap=True)
    return start + len(events)


def _steps(match: Match, seat: int | None) -> dict[str, object]:
    """The whole match for a program: each choice and what it caused."""
    watcher = SPECTATOR if seat is None else seat
    past = match.at(0, log=True, patient=True)
    heard = len(overhear(past, watcher))
    steps: list[dict[str, object]] = [{"events": overhear(past, watcher)}]
    for number, choice in enumerate(match.choices):
        past.come_to(choice)
        key = past.name_of(choice)
        past.tell_again(match.choices, number)
        events = overhear(past, watcher, heard)
        heard += len(events)
        steps.append({"seat": choice.seat, "choice": key, "events": events})
    return {
        "game": match.game.id,
        "players": match.setup.players,
        "choices": len(match.choices),
        "over": match.result is not None,
        "result": look(match).result,
        "digest": match.digest(),
        "steps": steps,
    }
