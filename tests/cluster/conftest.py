"""One cluster for all tests here."""

from collections.abc import Iterator

import pytest
from ray_machines import Machines


@pytest.fixture(scope="session")
def machines() -> Iterator[Machines]:
    ray = pytest.importorskip("ray", reason="a cluster needs Ray: pip install 'koldun[cluster]'")
    machines = Machines()
    try:
        yield machines
    finally:
        ray.shutdown()
        machines.end()


@pytest.fixture
def two(machines: Machines) -> Machines:
    """Two workers, whatever a test before has done to them."""
    while len(machines.workers) < 2:
        machines.join()
    return machines
