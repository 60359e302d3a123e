"""What two machines must have in common to play the same matches."""

import hashlib
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from koldun.content.registry import game_named
from koldun.version import VERSION

_ROOMS = ("kernel", "content", "view", "bots", "lab", "learn")
_LEFT_OUT = (".so", ".pyd", ".pyc", ".html")


class Stamp(msgspec.Struct, frozen=True):
    """Versions, the hash of what a seat observes, and of every file that has a say in a match."""

    package: str
    rules: str
    schema: str
    sources: str

    def against(self, other: "Stamp") -> list[str]:
        """What differs, as a person reads it: here and there."""
        return [
            f"{name} {getattr(self, name) or 'none'} here, {getattr(other, name) or 'none'} there"
            for name in self.__struct_fields__
            if getattr(self, name) != getattr(other, name)
        ]


@cache
def stamp_of(id: str) -> Stamp:
    game = game_named(id)
    observer = game.observer()
    schema = "" if observer is None else observer.schema.hash
    return Stamp(VERSION, game.version, schema, _sources(type(game).__module__))


def _sources(module: str) -> str:
    """Texts, figures and networks of the game are among them; what was compiled from sources is not."""
    home = Path(__file__).parent.parent
    folders = [home / room for room in _ROOMS]
    folders.append(Path(str(files(module.rpartition(".")[0] or module))))
    whole = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix not in _LEFT_OUT:
                whole.update(file.relative_to(folder).as_posix().encode() + b"\0")
                whole.update(hashlib.blake2b(file.read_bytes(), digest_size=16).digest())
    return whole.hexdigest()
