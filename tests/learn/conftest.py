from typing import Any

import pytest


@pytest.fixture
def torch() -> Any:
    """For tests that learn; where it is missing they say so."""
    return pytest.importorskip("torch", reason="learning needs torch: pip install koldun[learn]")
