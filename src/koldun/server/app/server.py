"""Everything one server consists of, put together and taken apart in order."""

import secrets

from litestar.channels import ChannelsPlugin

from koldun.server.app.settings import Settings
from koldun.server.bots.workers import Workers
from koldun.server.cluster.news import SIGNED_OUT, News, NewsChannel, channels_for
from koldun.server.net.backend import Backend
from koldun.server.net.identity import Signer
from koldun.server.net.people import People
from koldun.server.net.policy import Policy
from koldun.server.net.rate_limits import Limits
from koldun.server.net.replays import ReplayShelf
from koldun.server.ops.metrics import Metrics
from koldun.server.ops.uptime import Uptime
from koldun.server.storage.store import Store
from koldun.server.tables.lobby import Lobby
from koldun.server.tables.registry import Registry
from koldun.server.tables.services import Services


class Server:
    """One server: what it is made of, started and stopped."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None = None) -> None:
        self.settings = settings
        self.channels = channels or channels_for(settings.redis_url)
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.news = NewsChannel(
            self.channels, shared=bool(settings.redis_url) or channels is not None
        )
        self.workers = Workers(settings.workers, settings.bot_budget, self.metrics)
        services = Services(
            self.store,
            self.news,
            self.metrics,
            self.workers,
            Uptime(),
            settings.bot_pace,
            settings.play_window,
        )
        self.registry = Registry(services, settings.evict, settings.forget_days)
        self.lobby = Lobby(self.registry, self.store, settings.tables, settings.play_window)
        self.people = People(self.store, self.registry, self.news)
        self.backend = Backend(
            policy=policy_of(settings),
            store=self.store,
            registry=self.registry,
            lobby=self.lobby,
            people=self.people,
            replays=ReplayShelf(),
            limits=Limits(on=settings.rate > 0),
            metrics=self.metrics,
        )

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.key("secret", secrets.token_hex(32))
        self.people.signer = Signer(secret, await self.store.generations())
        await self.registry.open()
        self.news.listen(self._hear)
        await self.registry.recover()
        self.backend.ready = True

    async def _hear(self, news: News) -> None:
        if news.what == SIGNED_OUT:
            self.people.hear(news)
        else:
            await self.registry.hear(news)

    def say_good_bye(self) -> None:
        """It is about to stop: sockets are told to come back in a moment."""
        self.backend.ready = False
        self.registry.say_good_bye()

    async def close(self) -> None:
        self.backend.ready = False
        await self.registry.close()
        self.workers.close()
        await self.news.close()
        await self.store.close()


def policy_of(settings: Settings) -> Policy:
    return Policy(
        secure=settings.secure,
        origins=settings.allowed_origins(),
        rate=settings.rate,
        sockets=settings.sockets,
        message_rate=settings.message_rate,
        metrics_token=settings.metrics_token,
    )
