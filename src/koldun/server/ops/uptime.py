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
_JUMP = 2.0


class Uptime:
    """Gaps as pairs of moments (seconds since 1970), oldest first."""

    def __init__(self) -> None:
        self._gaps: list[tuple[float, float]] = []
        self._seen = (0.0, 0.0)  # both clocks, the machine's and the one that never jumps

    async def open(self, store: Store, now: float) -> None:
        self._gaps = msgspec.json.decode(
            await store.key(_GAPS, "[]"), type=list[tuple[float, float]]
        )
        self._seen = (now, time.monotonic())
        last = float(await store.key(_ALIVE, str(now)))
        if now > last:
            await self._add(store, last, now)
        await store.note(_ALIVE, str(now))

    async def beat(self, store: Store, now: float) -> None:
        """Note that the server is alive."""
        self._notice(now, time.monotonic())
        await store.note(_ALIVE, str(now))

    async def away(self, store: Store, seconds: float) -> None:
        """For so long nothing could be written, until now."""
        now = time.time()
        await self._add(store, now - seconds, now)

    async def _add(self, store: Store, since: float, until: float) -> None:
        self._gaps = [*self._gaps, (since, until)][-_KEPT:]
        await store.note(_GAPS, msgspec.json.encode(self._gaps).decode())

    def _notice(self, now: float, steady: float) -> None:
        """The machine's clock has been set forward: that time has not passed."""
        seen, then = self._seen
        self._seen = (now, steady)
        jump = (now - seen) - (steady - then)
        if then and jump > _JUMP:
            self._gaps = [*self._gaps, (now - jump, now)][-_KEPT:]

    def since(self, moment: float) -> float:
        """How many seconds ago a moment was, without those the server was down."""
        now = time.time()
        self._notice(now, time.monotonic())
        return self.ran(moment, now)

    def ran(self, since: float, until: float) -> float:
        """Seconds between two moments, without those the server was down. Gaps may overlap."""
        down, reached = 0.0, since
        for start, to in sorted(self._gaps):
            begin, end = max(start, reached), min(to, until)
            if end > begin:
                down += end - begin
                reached = end
        return max(0.0, until - since - down)
