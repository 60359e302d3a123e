"""What every table uses of its server."""

import msgspec

from koldun.server.bots.workers import Workers
from koldun.server.cluster.news import NewsChannel
from koldun.server.cluster.ownership import Ownership
from koldun.server.ops.metrics import Metrics
from koldun.server.ops.uptime import Uptime
from koldun.server.storage.store import Store


class Services(msgspec.Struct, frozen=True):
    store: Store
    news: NewsChannel
    metrics: Metrics
    workers: Workers
    uptime: Uptime
    ownership: Ownership
    bot_pace: float  # seconds a bot takes at least
    bot_window: float  # seconds a window stays open at least where bots play
