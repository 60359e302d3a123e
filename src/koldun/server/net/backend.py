"""What requests and sockets are answered with. Put together in `app/server.py`."""

import msgspec

from koldun.server.net.forwarding import Forwarder
from koldun.server.net.people import People
from koldun.server.net.policy import Policy
from koldun.server.net.rate_limits import Limits
from koldun.server.net.replays import ReplayShelf
from koldun.server.ops.metrics import Metrics
from koldun.server.storage.store import Store
from koldun.server.tables.lobby import Lobby
from koldun.server.tables.registry import Registry


class Backend(msgspec.Struct):
    policy: Policy
    forwarder: Forwarder
    store: Store
    registry: Registry
    lobby: Lobby
    people: People
    replays: ReplayShelf
    limits: Limits
    metrics: Metrics
    ready: bool = False  # it has started, and is not stopping
