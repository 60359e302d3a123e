"""When this server was down: nobody's clock ran then.

Every few seconds the server notes that it is alive. After a start the time since the last note is
a gap, and the gaps are kept, so that a clock goes on where it stood however often it was stopped.
"""

import time

import msgspec

from koldun.server.storage.store import Store

_ALIVE = "alive"
_GAPS = "gaps"
_KEPT = 200


class Uptime:
    """Gaps as pairs of moments (seconds since 1970), oldest first."""

    def __init__(self) -> None:
        self._gaps: list[tuple[float, float]] = []

    async def open(self, store: Store, now: float) -> None:
        self._gaps = msgspec.json.decode(
            await store.key(_GAPS, "[]"), type=list[tuple[float, float]]
        )
        last = float(await store.key(_ALIVE, str(now)))
        if now > last:
            self._gaps = [*self._gaps, (last, now)][-_KEPT:]
            await store.note(_GAPS, msgspec.json.encode(self._gaps).decode())
        await self.beat(store, now)

    async def beat(self, store: Store, now: float) -> None:
        await store.note(_ALIVE, str(now))

    def since(self, moment: float) -> float:
        """How many seconds ago a moment was, without those the server was down."""
        return self.ran(moment, time.time())

    def ran(self, since: float, until: float) -> float:
        """Seconds between two moments, without those the server was down."""
        down = sum(max(0.0, min(to, until) - max(start, since)) for start, to in self._gaps)
        return max(0.0, until - since - down)
