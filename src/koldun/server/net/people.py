"""People as this server knows them: names, personal links, and links taken back."""

import msgspec

from koldun.server.cluster.news import SIGNED_OUT, News, NewsChannel
from koldun.server.net.identity import Person, Signer, clean_name
from koldun.server.protocol import Link, Me
from koldun.server.refusals import Refusal
from koldun.server.storage.records import OPEN, RUNNING, Generation
from koldun.server.storage.store import Store
from koldun.server.tables.lobby import Guest
from koldun.server.tables.registry import Registry

_MOST_TABLES = 50


class People:
    """`signer` has the secret of the database once the server is open."""

    def __init__(self, store: Store, registry: Registry, news: NewsChannel) -> None:
        self._store = store
        self._registry = registry
        self._news = news
        self.signer = Signer("")

    async def guest(self, person: Person, home: str = "") -> Guest:
        name = None if person.fresh else await self._store.name_of(person.id)
        return Guest(person.id, name or person.guest_name(), home)

    def me(self, guest: Guest) -> Me:
        return Me(guest.id, guest.name)

    def link(self, person: Person) -> Link:
        return Link(self.signer.link(person.id))

    async def rename(self, person: Person, name: str) -> Me:
        """A new name shows at all tables where the person sits and plays."""
        shown = clean_name(name)
        if not shown:
            raise Refusal("malformed", "a name has at least one letter")
        await self._store.save_person(person.id, shown)
        for table in await self._store.tables_of(person.id, (OPEN, RUNNING), _MOST_TABLES):
            await self._registry.change(table.id, lambda table: table.call(person.id, shown))
        return self.me(Guest(person.id, shown))

    async def take_back(self, person: Person) -> Link:
        """Personal links given so far and all other devices are no longer this person."""
        guest = await self.guest(person)
        new = Generation(person.id, self.signer.generation(person.id) + 1)
        await self._store.save_person(guest.id, guest.name)
        await self._store.save_generation(new)
        self._begin(new)
        self._news.tell("", SIGNED_OUT, new)
        return self.link(person)

    async def catch_up(self) -> None:
        """News may have been missed: who has signed out meanwhile is hung up on."""
        for id, generation in (await self._store.generations()).items():
            if generation > self.signer.generation(id):
                self._begin(Generation(id, generation))

    def hear(self, news: News) -> None:
        """Somebody has done so at another server."""
        self._begin(msgspec.json.decode(news.body, type=Generation))

    def _begin(self, new: Generation) -> None:
        """Sockets of that person come back with the cookie of the new generation, or as
        strangers."""
        self.signer.advance(new.person, new.generation)
        self._registry.sign_out(new.person)
