"""The games behind the interfaces of research: PettingZoo, OpenSpiel, Gymnasium, and batches.

`pip install 'koldun[research]'` brings what they need. docs/research.md says how they are used.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from koldun.envs.many import Batch


def batch(
    game: str,
    matches: int,
    processes: int = 0,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    slots: int = 64,
    tokens: int = 0,
    seed: int | None = None,
    auto_pass: bool = True,
    longest: int = 0,
    shaping: float = 0.0,
    observations: bool = True,
) -> "Batch":
    """Many matches in step, in this process or on several.

    Each match stands at the decision of one seat: `seat`. `step(actions)` takes one slot for each and
    fills all arrays anew. A match that ends is followed by the next at once: `done` is true, `reward`
    has what each seat won, and everything else belongs to the new match. `longest` breaks a match off
    after so many steps (`truncated`). `shaping` adds so much of how values change to `reward`, turn by
    turn. The same seed gives the same matches on any number of processes.
    """
    from koldun.envs.many import make

    return make(
        game,
        matches,
        processes,
        players=players,
        options=options,
        slots=slots,
        tokens=tokens,
        seed=seed,
        auto_pass=auto_pass,
        longest=longest,
        shaping=shaping,
        observations=observations,
    )
