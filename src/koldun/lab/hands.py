"""What the two ways of playing many matches have in common: hands that are given work and hand it back.

A way is where hands come from: processes of this machine (`lab.processes`) or a Ray cluster (`lab.cluster`).
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from koldun.kernel.errors import KoldunError

Make: TypeAlias = Callable[[], Callable[..., Any]]
"""Called once where the hand is; what it returns does one piece of work after the other."""


class Lost(Exception):
    """A hand is gone, and with it what it was doing."""


class WorkFailed(KoldunError):
    """What a hand was told to do raised; the message is its traceback."""


class Hand(Protocol):
    """One worker. It is busy from `send` to `receive`, and while it is `starting`."""

    starting: bool
    place: str  # where it works, for messages

    def started(self) -> None:
        """It is ready for work now; raises `Lost`, or an error that nobody can work past."""

    def send(self, *task: Any) -> None: ...

    def receive(self) -> Any:
        """What came of the task; raises `Lost` or `WorkFailed`."""

    def end(self) -> None: ...


class Way(Protocol):
    """Where hands come from."""

    worth: float  # seconds a batch is worth at least
    lasting: bool  # does a lost hand stay lost?

    def width(self) -> int:
        """How many hands may work at once, now."""

    def hire(self, make: Make, game: str, cores: int = 1) -> Hand:
        """A new hand for work on this game."""

    def ready(self, hands: Sequence[Hand], seconds: float) -> list[Hand]:
        """Those that have something to say; waits so long at most for the first."""

    def share(self, value: Any) -> Any:
        """Something large that several hands are sent: it travels once."""

    def close(self) -> None: ...
