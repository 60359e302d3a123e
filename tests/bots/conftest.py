import gc
from collections.abc import Iterator

import pytest

from koldun.server.app.serve import collect_little_by_little


@pytest.fixture
def as_served() -> Iterator[None]:
    """Rubbish is looked for as the server does it: what stands before is left alone. Otherwise a bot's
    clock runs while all that the tests have loaded is looked through."""
    usual = gc.get_threshold()
    collect_little_by_little()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()
