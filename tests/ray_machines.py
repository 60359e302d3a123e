"""A real Ray cluster on this machine: a head that plays nothing and workers of one core each."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
STORE = 80 * 1024 * 1024  # bytes of shared memory for each node: about the least Ray takes


class Machines:
    """Nodes come and go; all of them are gone in the end."""

    def __init__(self) -> None:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ["RAY_AUTH_MODE"] = (
            "disabled"  # for this machine only, and no token is left at home
        )
        from ray.cluster_utils import Cluster

        self._paths = [str(TESTS), str(TESTS / "plugin")]
        with looking(self._paths):
            head = {"num_cpus": 0, "object_store_memory": STORE, "include_dashboard": False}
            self._cluster = Cluster(initialize_head=True, head_node_args=head)
        self.address: str = self._cluster.address
        self.workers: list[Any] = []

    def join(self, first: Path | None = None) -> Any:
        """One more machine; `first` is where it looks for packages before anything else."""
        paths = self._paths if first is None else [str(first), *self._paths]
        with looking(paths):
            node = self._cluster.add_node(num_cpus=1, object_store_memory=STORE)
        self.workers.append(node)
        return node

    def kill(self, node: Any) -> None:
        """As if its plug was pulled."""
        self.workers.remove(node)
        self._cluster.remove_node(node, allow_graceful=False)

    def end(self) -> None:
        self._cluster.shutdown()


@contextmanager
def looking(paths: list[str]) -> Iterator[None]:
    """What is started meanwhile looks for packages there first, then where it would anyway."""
    before = os.environ.get("PYTHONPATH", "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([*paths, before] if before else paths))
        yield


def wait_for(true: Callable[[], bool], seconds: float = 60.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.2)
    return False
