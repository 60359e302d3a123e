"""Whose bot thinks next, where there are more of them than processes.

Addresses share the processes, then the people of an address, whatever number of tables each of them
has: the next job is of whoever has had the least, and of the table that has had the least among theirs.
Another name is made at once, another address is not. Who comes back after a
pause starts level with the others and saves nothing up. Tables that nobody watches come last.
"""

import asyncio
from collections.abc import Hashable

import msgspec

_GUESS = 0.3  # seconds a job that still runs is taken to cost


class Claim(msgspec.Struct, frozen=True):
    """For whom a bot thinks. `until`: when the loop's clock says so it is too late; 0: never.
    `home`: the address of the owner, where it is known."""

    owner: str
    table: str
    attended: bool = True
    until: float = 0.0
    home: str = ""

    def parties(self) -> tuple[str, str, str]:
        """Who is to have a fair share: an address, a person, a table."""
        return self.home or self.owner, self.owner, self.table


class Shares:
    """How much each of several has had. `level` is where the one served last stood."""

    def __init__(self) -> None:
        self._had: dict[Hashable, float] = {}
        self._active: dict[Hashable, int] = {}  # jobs waiting or running
        self._running: dict[Hashable, int] = {}
        self._level = 0.0

    def enter(self, who: Hashable) -> None:
        count = self._active.get(who, 0)
        if not count:
            self._had[who] = max(self._level, self._had.get(who, 0.0))
        self._active[who] = count + 1

    def had(self, who: Hashable) -> float:
        return self._had[who] + self._running.get(who, 0) * _GUESS

    def begin(self, who: Hashable) -> None:
        self._level = max(self._level, self._had[who])
        self._running[who] = self._running.get(who, 0) + 1

    def end(self, who: Hashable, seconds: float) -> None:
        """What has run is charged."""
        self._had[who] += seconds
        self._running[who] -= 1
        self.leave(who)

    def leave(self, who: Hashable) -> None:
        self._active[who] -= 1
        if not self._active[who]:
            del self._active[who]
            self._running.pop(who, None)
            if len(self._had) > 1000:
                self._forget()

    def _forget(self) -> None:
        """Those who would start level anyway."""
        for who, had in list(self._had.items()):
            if had <= self._level and who not in self._active:
                del self._had[who]


class Ticket:
    """A job that waits for a process."""

    __slots__ = ("claim", "number", "turn")

    def __init__(self, claim: Claim, number: int) -> None:
        self.claim = claim
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class ThinkingQueue:
    """Gives out so many places at a time."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Ticket] = []
        self._issued = 0
        self._homes = Shares()
        self._owners = Shares()
        self._tables = Shares()

    def __len__(self) -> int:
        return len(self._waiting)

    async def enter(self, claim: Claim) -> None:
        """Returns when it is this one's turn; whoever has entered must `leave`."""
        self._issued += 1
        ticket = Ticket(claim, self._issued)
        for shares, who in self._parties(claim):
            shares.enter(who)
        self._waiting.append(ticket)
        self._serve()
        try:
            if claim.until:
                async with asyncio.timeout_at(claim.until):
                    await ticket.turn
            else:
                await ticket.turn
        except BaseException:
            self._give_up(ticket)
            raise

    def _give_up(self, ticket: Ticket) -> None:
        if ticket in self._waiting:
            self._waiting.remove(ticket)
            for shares, who in self._parties(ticket.claim):
                shares.leave(who)
        else:
            self.leave(ticket.claim, 0.0)

    def leave(self, claim: Claim, seconds: float) -> None:
        """The job is done and took so long."""
        for shares, who in self._parties(claim):
            shares.end(who, seconds)
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free and self._waiting:
            ticket = min(self._waiting, key=self._rank)
            self._waiting.remove(ticket)
            for shares, who in self._parties(ticket.claim):
                shares.begin(who)
            self._free -= 1
            ticket.turn.set_result(None)

    def _parties(self, claim: Claim) -> list[tuple[Shares, str]]:
        shares = (self._homes, self._owners, self._tables)
        return list(zip(shares, claim.parties(), strict=True))

    def _rank(self, ticket: Ticket) -> tuple[bool, float, float, bool, float, int]:
        claim = ticket.claim
        return (
            not claim.attended,
            self._homes.had(claim.home or claim.owner),
            self._owners.had(claim.owner),
            not claim.until,  # what ends with a window goes before what can wait
            self._tables.had(claim.table),
            ticket.number,
        )
