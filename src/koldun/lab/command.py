"""What the lab's commands share: where matches are played, a bar of progress, how a command ends."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from koldun.kernel.errors import KoldunError
from koldun.lab.hands import Way
from koldun.lab.many import MatchesFailed
from koldun.lab.processes import Processes

err = Console(stderr=True, highlight=False, emoji=False)


def add_ways(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """`--jobs` and `--ray`; `jobs` is how many processes there are where nothing is said."""
    parser.set_defaults(own_jobs=jobs)
    parser.add_argument(
        "--jobs",
        type=int,
        metavar="J",
        help=f"processes (default {jobs}); with --ray workers at most",
    )
    add_ray(parser)


def add_ray(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto or HOST:PORT (needs koldun[cluster])",
    )


def on_ray(args: argparse.Namespace) -> Way | None:
    """The cluster that `--ray` names, if it does."""
    if args.ray is None:
        return None
    from koldun.lab.cluster import RayCluster

    return RayCluster(args.ray, args.jobs)


@contextmanager
def way_of(args: argparse.Namespace) -> Iterator[Way]:
    """The way that `--jobs` and `--ray` name, for as long as it is needed."""
    jobs = args.own_jobs if args.jobs is None else args.jobs
    if jobs < 1:
        raise KoldunError(f"--jobs {jobs}: at least one process is needed")
    way = on_ray(args) or Processes(jobs)
    try:
        yield way
    finally:
        way.close()


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, where somebody looks; it goes away when the work is done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)

        def tell(done: int) -> None:
            bar.advance(task, done)

        yield tell


@contextmanager
def going_on(state: Path | None) -> Iterator[None]:
    """Whoever breaks off with Ctrl-C is told what is left."""
    try:
        yield
    except KeyboardInterrupt:
        if state is not None:
            err.print(
                f"what was complete is in {state}: the same command goes on",
                markup=False,
                soft_wrap=True,
            )
        raise


def ended(main: Callable[[], int]) -> int:
    """The exit code of a command. Whatever a person got wrong ends in one line and code 2."""
    try:
        return main()
    except MatchesFailed as error:
        _say(error)
        return 1
    except KoldunError as error:
        _say(error)
        return 2
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def run(main: Callable[[], None]) -> None:
    """Run the main function of a module of the lab."""

    def done() -> int:
        main()
        return 0

    sys.exit(ended(done))


def _say(error: KoldunError) -> None:
    Console(stderr=True, highlight=False, emoji=False, soft_wrap=True).print(
        f"koldun: {error}", markup=False
    )
