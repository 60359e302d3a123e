"""Work spread over processes: the one place in the lab where they are started."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int
) -> Iterator[tuple[Task, Done]]:
    """Each task with what `work` made of it, as they are done, on `jobs` processes.

    With one job no process is started. Whoever stops listening stops the work.
    """
    if jobs <= 1:
        for task in tasks:
            yield task, work(task)
        return
    queue = iter(tasks)
    with ProcessPoolExecutor(jobs) as pool:
        running: dict[Future[Done], Task] = {}
        try:
            while True:
                for task in queue:
                    running[pool.submit(work, task)] = task
                    if len(running) >= 2 * jobs:
                        break
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            for future in running:
                future.cancel()
