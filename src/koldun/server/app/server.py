"""Everything one server consists of, put together and taken apart in order."""

import secrets

from litestar.channels import ChannelsPlugin

from koldun.server.app.settings import Settings
from koldun.server.cluster.news import Wire, channels_for
from koldun.server.net.admission import Door
from koldun.server.net.identity import Person, Signer, clean_name
from koldun.server.net.replays import ReplayShelf
from koldun.server.protocol import Me
from koldun.server.refusals import Refusal
from koldun.server.storage.records import OPEN, RUNNING, Age
from koldun.server.storage.store import Store
from koldun.server.tables.lobby import Guest, Lobby
from koldun.server.tables.registry import Hall


class House:
    """One server: store, hall, lobby, door."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin | None = None) -> None:
        self.settings = settings
        self.channels = channels or channels_for(settings.redis_url)
        self.store = Store(settings.database)
        wire = Wire(self.channels, shared=bool(settings.redis_url) or channels is not None)
        self.hall = Hall(settings, self.store, wire)
        self.lobby = Lobby(self.hall)
        self.shelf = ReplayShelf()
        self.door = Door(settings)
        self.door.metrics = self.hall.metrics
        self.ready = False

    @property
    def signer(self) -> Signer:
        return self.door.signer

    async def open(self) -> None:
        await self.store.open()
        secret = self.settings.secret or await self.store.key("secret", secrets.token_hex(32))
        self.door.signer = Signer(secret, await self.store.ages())
        self.hall.heard_of_age = self.new_age
        await self.hall.open()
        await self.hall.recover()
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        await self.hall.close()
        await self.hall.wire.close()
        await self.store.close()

    # --- people

    async def guest(self, person: Person) -> Guest:
        name = None if person.fresh else await self.store.name_of(person.id)
        return Guest(person.id, name or person.guest_name())

    def me(self, guest: Guest) -> Me:
        return Me(guest.id, guest.name, self.signer.link(guest.id))

    async def take_back(self, person: Person) -> Me:
        """Personal links given so far and all other devices are no longer this person."""
        guest = await self.guest(person)
        age = self.signer.ages.get(person.id, 0) + 1
        await self.store.save_person(guest.id, guest.name)
        await self.store.save_age(guest.id, age)
        self.new_age(Age(guest.id, age))
        self.hall.wire.tell("", "age", Age(guest.id, age))
        return self.me(guest)

    def new_age(self, new: Age) -> None:
        """Sockets of that person come back with the cookie of the new age, or as strangers."""
        self.signer.ages[new.person] = max(new.age, self.signer.ages.get(new.person, 0))
        for live in self.hall.live.values():
            for watcher in list(live.watchers):
                if watcher.person == new.person:
                    watcher.close("signed-out")

    async def rename(self, person: Person, name: str) -> Me:
        """A new name shows at all tables where the person sits and plays."""
        shown = clean_name(name)
        if not shown:
            raise Refusal("malformed", "a name has at least one letter")
        await self.store.save_person(person.id, shown)
        for table in await self.store.tables_of(person.id, (OPEN, RUNNING), 50):
            live = await self.hall.get(table.id)
            async with live.lock:
                await live.change(lambda table: table.call(person.id, shown))
                live.audience.tell_table()
        return self.me(Guest(person.id, shown))
