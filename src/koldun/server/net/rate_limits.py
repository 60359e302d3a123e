"""How much one connection or address may ask for: token buckets."""

import time
from collections import OrderedDict

_MOST_ADDRESSES = 20_000


class Bucket:
    """Fills with `rate` tokens a second up to `burst`; an action takes some out."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Addresses:
    """A bucket and a count of open sockets for each address; the oldest are forgotten."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.rate = rate
        self.sockets = sockets
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_ask(self, address: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.rate * 4)
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(cost)

    def enter(self, address: str) -> bool:
        """One more socket from here; False when there are too many."""
        count = self._open.get(address, 0)
        if self.sockets and count >= self.sockets:
            return False
        self._open[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        count = self._open.get(address, 0) - 1
        if count > 0:
            self._open[address] = count
        else:
            self._open.pop(address, None)
