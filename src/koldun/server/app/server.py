"""Everything one server consists of, put together and taken apart in order."""

import secrets
from contextlib import suppress

from litestar.channels import ChannelsPlugin

from koldun.server.app.settings import Settings
from koldun.server.bots.workers import Workers
from koldun.server.cluster.news import SIGNED_OUT, News, NewsChannel, channels_for
from koldun.server.cluster.ownership import Alone, Ownership, Shared
from koldun.server.net.backend import Backend
from koldun.server.net.forwarding import Forwarder
from koldun.server.net.identity import Signer
from koldun.server.net.people import People
from koldun.server.net.policy import Policy
from koldun.server.net.rate_limits import Limits
from koldun.server.net.replays import ReplayShelf
from koldun.server.ops.metrics import Metrics
from koldun.server.ops.uptime import Uptime
from koldun.server.storage.leases import Leases
from koldun.server.storage.store import Store
from koldun.server.tables.lobby import Lobby
from koldun.server.tables.registry import Registry
from koldun.server.tables.services import Services


class Server:
    """One server: what it is made of, started and stopped."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None = None) -> None:
        self.settings = settings
        self.channels = channels or channels_for(settings.redis_url, self._catch_up)
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.news = NewsChannel(
            self.channels, shared=bool(settings.redis_url) or channels is not None
        )
        self.shared = self._shared()
        self.ownership: Ownership = self.shared or Alone()
        self.workers = Workers(settings.workers, settings.bot_budget, self.metrics)
        services = Services(
            self.store,
            self.news,
            self.metrics,
            self.workers,
            Uptime(),
            self.ownership,
            settings.bot_pace,
            settings.play_window,
        )
        self.registry = Registry(services, settings.evict, settings.forget_days)
        self.lobby = Lobby(self.registry, self.store, settings.tables, settings.play_window)
        self.people = People(self.store, self.registry, self.news)
        self.forwarder = Forwarder(self.ownership)
        self.backend = Backend(
            forwarder=self.forwarder,
            policy=policy_of(settings),
            store=self.store,
            registry=self.registry,
            lobby=self.lobby,
            people=self.people,
            replays=ReplayShelf(),
            limits=Limits(on=settings.rate > 0 or settings.message_rate > 0),
            metrics=self.metrics,
        )

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.key("secret", secrets.token_hex(32))
        self.forwarder.secret = secret
        self.people.signer = Signer(secret, await self.store.generations())
        if self.shared is not None:
            await self.shared.open()
            self.shared.on_beat = self._settle
        await self.registry.open()
        self.news.listen(self._hear)
        self.backend.ready = True

    def _shared(self) -> Shared | None:
        """Several servers on a PostgreSQL share the tables; else this one plays them all."""
        settings = self.settings
        if not settings.redis_url or self.store.engine.dialect.name != "postgresql":
            return None
        return Shared(self.news.server, settings.peer, Leases(self.store.engine))

    async def _settle(self) -> None:
        if self.shared is not None and not self.registry.stopping:
            await self.registry.settle(self.shared)

    async def _catch_up(self) -> None:
        await self.people.catch_up()
        await self.registry.catch_up()

    async def _hear(self, news: News) -> None:
        if news.what == SIGNED_OUT:
            self.people.hear(news)
        else:
            await self.registry.hear(news)

    def say_good_bye(self) -> bool:
        """It is about to stop: sockets are told to come back in a moment. False: there are none."""
        self.backend.ready = False
        return self.registry.say_good_bye()

    async def close(self) -> None:
        self.backend.ready = False
        await self.registry.close()
        if self.shared is not None:
            with suppress(Exception):  # the others notice by themselves
                await self.shared.close()
        await self.forwarder.close()
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
