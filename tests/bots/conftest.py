import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def as_served() -> Iterator[None]:
    """Rubbish is looked for as the server does it: what stands before is left alone. Otherwise a bot's
    clock runs while all that the tests have loaded is looked through."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 3, 1_000)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()
