"""Which staging a table has: its game's own, or the common one."""

from koldun.content.registry import games
from koldun.content.staging import Staging
from koldun.kernel.cards import Face
from koldun.kernel.state import State

_COMMON = Staging()


def staging_of(state: State[Face]) -> Staging:
    for game in games().values():
        own = game.staging()
        if isinstance(own, Staging) and isinstance(state, own.table):
            return own
    return _COMMON
