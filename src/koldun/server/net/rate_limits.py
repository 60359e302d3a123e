"""How much one connection, person or address may ask for: token buckets."""

import ipaddress
import time
from collections import OrderedDict

_MOST_BUCKETS = 20_000
_IPV6_HOME = 64  # bits that one customer of a provider has all addresses of

_MINUTE = 60.0

LIMITS: dict[str, tuple[float, float, float, float]] = {
    # by action: how often a minute and at most at once, for a person; the same for an address
    "table": (10, 20, 60, 120),  # set one up, play now, play again
    "seat": (60, 30, 240, 120),  # sit down, stand up, start, hand over
    "name": (10, 10, 60, 60),  # another name, another link, another device
    "replay": (20, 10, 60, 30),  # replays, files, proofs
    "hello": (60, 30, 600, 300),
    "undo": (20, 6, 120, 60),
    "word": (30, 6, 240, 60),  # chat and reactions
    "hint": (12, 4, 60, 30),
    "message": (1200, 80, 6000, 400),  # of any kind, over all sockets
}


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


class Buckets:
    """A bucket for each of many; those not used for longest are forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, rate: float, burst: float, cost: float = 1.0) -> bool:
        bucket = self._kept.get(who)
        if bucket is None:
            bucket = self._kept[who] = Bucket(rate, burst)
            if len(self._kept) > _MOST_BUCKETS:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(who)
        return bucket.take(cost)


class Limits:
    """What costs more than a request, by person and by address: another cookie is made at once,
    another address is not."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._persons = Buckets()
        self._addresses = Buckets()

    def allow(self, action: str, person: str, address: str) -> bool:
        if not self._on:
            return True
        often, burst, address_often, address_burst = LIMITS[action]
        here = f"{action} {address}"
        return self._persons.take(f"{action} {person}", often / _MINUTE, burst) and (
            self._addresses.take(here, address_often / _MINUTE, address_burst)
        )


class Addresses:
    """Requests and open sockets of each address."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.rate = rate
        self.sockets = sockets
        self._buckets = Buckets()
        self._open: dict[str, int] = {}

    def may_ask(self, address: str, cost: float = 1.0) -> bool:
        return self._buckets.take(address, self.rate, self.rate * 4, cost)

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


def home_of(address: str) -> str:
    """What counts as one address: of IPv6 the network, since a home has all addresses in it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, _IPV6_HOME), strict=False))
    return str(found)
