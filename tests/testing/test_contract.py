"""Every registered game keeps the contract."""

from collections.abc import Callable

import pytest

from koldun.content.registry import games
from koldun.kernel.game import AnyGame
from koldun.testing.contract import CHECKS

pytestmark = pytest.mark.contract


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_contract(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    check(game)
