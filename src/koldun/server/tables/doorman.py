"""Who may sit down at a public table: one stranger does not take all of its seats."""

from koldun.server.refusals import Refusal
from koldun.server.storage.records import HUMAN, OPEN, Table


class Doorman:
    """Where the people at an open table came from. Another cookie is made at once; another
    address is not. It is forgotten with the table's place in memory."""

    def __init__(self) -> None:
        self._homes: dict[str, str] = {}  # by person

    def sits(self, home: str, person: str) -> None:
        self._homes[person] = home

    def check(self, table: Table, home: str, person: str) -> None:
        """People of one address, other than the host's, leave a seat for others."""
        if not table.public or not home or home == self._homes.get(table.host):
            return
        others = [s for s in table.seats if s.kind == OPEN or self._stranger(table, s.person)]
        same = [s for s in others if s.kind == HUMAN and self._homes.get(s.person) == home]
        if len(others) > 1 and len(same) >= len(others) - 1 and person != table.host:
            raise Refusal("taken", "the last seat is for somebody from elsewhere", 409)

    def _stranger(self, table: Table, person: str) -> bool:
        return bool(person) and person != table.host
