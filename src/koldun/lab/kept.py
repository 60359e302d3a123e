"""What was played, kept in a file: a run that was broken off goes on, wherever it is played.

The first line says what is played, under which rules and with which networks; each other line is one part of it.
"""

from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from koldun.content.registry import game_named
from koldun.kernel.errors import BadFile

What = TypeVar("What", bound=msgspec.Struct)
Part = TypeVar("Part", bound=msgspec.Struct)


class Kept(Generic[What, Part]):
    """A state file. Only how many matches are wanted (`games`) may differ when a run goes on."""

    def __init__(
        self, file: Path, what: What, part: type[Part], name: str, networks: str = ""
    ) -> None:
        self._networks = networks
        self._file = file
        self._what = what
        self._part = part
        self._name = name

    def parts(self) -> list[Part]:
        """What has been played already; begins the file where there is none."""
        rules = game_named(self._value("game")).version
        if not self._file.exists():
            header = {**msgspec.to_builtins(self._what), "rules": rules}
            header["networks"] = self._networks
            try:
                self._file.write_bytes(msgspec.json.encode(header) + b"\n")
            except OSError as error:
                raise BadFile(str(self._file), f"cannot be written: {error.strerror}") from error
            return []
        first, *lines = self._file.read_bytes().split(b"\n")
        self._check(first, rules)
        found: list[Part] = []
        for line in lines:
            try:
                found.append(msgspec.json.decode(line, type=self._part))
            except msgspec.DecodeError:
                continue  # the last line of a run that was broken off
        return found

    def _check(self, first: bytes, rules: str) -> None:
        place = str(self._file)
        try:
            began = msgspec.json.decode(first, type=type(self._what))
            header = msgspec.json.decode(first)
        except msgspec.DecodeError as error:
            raise BadFile(place, f"holds no {self._name}: {error}") from error
        if msgspec.structs.replace(began, games=self._value("games")) != self._what:
            raise BadFile(place, f"holds another {self._name}; give another --state or remove it")
        under = header.get("rules", rules)  # older files name none
        if under != rules:
            raise BadFile(place, f"was begun under rules {under}, these are {rules}")
        if header.get("networks", self._networks) != self._networks:
            raise BadFile(place, "was begun with other networks; give another --state or remove it")

    def _value(self, field: str) -> Any:
        return getattr(self._what, field)

    def add(self, parts: list[Part]) -> None:
        with self._file.open("ab") as out:
            out.write(b"".join(b"\n" + msgspec.json.encode(part) for part in parts))


def missing(done: set[int], games: int) -> list[range]:
    """The stretches of numbers that are still to be played."""
    found: list[range] = []
    start = 0
    for number in range(games + 1):
        if number in done or number == games:
            if number > start:
                found.append(range(start, number))
            start = number + 1
    return found
