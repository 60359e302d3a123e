"""Write the page's TypeScript types from the structs of the protocol and the facts of the games.

python tools/typescript.py          writes web/src/lib/protocol.ts
python tools/typescript.py --check  says whether it is up to date
"""

import sys
import types
import typing
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NotRequired, Union, get_args, get_origin

import msgspec

from koldun.content.ledger import Clause
from koldun.content.library import CardInfo
from koldun.server import protocol

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "protocol.ts"

HTTP: list[type[msgspec.Struct]] = [
    protocol.GameInfo,
    CardInfo,
    Clause,
    protocol.ChapterInfo,
    protocol.TermInfo,
    protocol.PersonaInfo,
    protocol.LessonScript,
    protocol.NewLesson,
    protocol.Me,
    protocol.Link,
    protocol.Whose,
    protocol.Rename,
    protocol.TableInfo,
    protocol.NewTable,
    protocol.PlayNow,
    protocol.Start,
    protocol.Join,
    protocol.Problem,
    protocol.Replay,
    protocol.Verified,
]
UNIONS = {"FromPage": protocol.FromPage, "ToPage": protocol.ToPage}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
GAMES = ROOT / "src" / "koldun" / "games"
FACTS = "Facts"  # the TypedDict in a game's view.py


def write() -> str:
    """All structs that a body or a message can hold, in the order they are met."""
    found: dict[str, str] = {}
    for struct in HTTP:
        _struct(struct, found)
    lines = _facts(found)
    for name, union in UNIONS.items():
        members = " | ".join(_type(part, found) for part in get_args(union))
        lines.append(f"export type {name} = {members};")
    head = (
        "// Written by tools/typescript.py from the protocol's structs. Do not edit.\n\n"
        f"export const PROTOCOL = {protocol.PROTOCOL};\n\n"
    )
    return head + "\n".join(found.values()) + "\n" + "\n".join(lines) + "\n"


def _facts(found: dict[str, str]) -> list[str]:
    """What each game tells of its table besides seats, board and zones, by the game's id."""
    lines = ["export interface GameFacts {"]
    for folder in sorted(GAMES.iterdir()):
        if (folder / "view.py").exists():
            facts = getattr(_from_source(folder), FACTS)
            lines.append(f"  {folder.name}: {_typed_dict(facts, found)};")
    return [*lines, "}", ""]


def _from_source(folder: Path) -> types.ModuleType:
    """A game's view.py interpreted: compiled, it has lost what its lists are lists of."""
    spec = spec_from_file_location(f"koldun.games.{folder.name}.view", folder / "view.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _typed_dict(hint: Any, found: dict[str, str]) -> str:
    """Named after the game as well: several games may have a `Facts` or a `Road`."""
    game = hint.__module__.split(".")[-2]
    name: str = "".join(part.capitalize() for part in game.split("_")) + hint.__name__
    if name in found:
        return name
    found[name] = ""
    lines = [f"export interface {name} {{"]
    for key, value in typing.get_type_hints(hint, include_extras=True).items():
        optional = get_origin(value) is NotRequired
        inner = get_args(value)[0] if optional else value
        lines.append(f"  {key}{'?' if optional else ''}: {_type(inner, found)};")
    found[name] = "\n".join([*lines, "}", ""])
    return name


def _struct(struct: type[msgspec.Struct], found: dict[str, str]) -> None:
    if struct.__name__ in found:
        return
    found[struct.__name__] = ""  # first its place: a struct may hold itself
    config = struct.__struct_config__
    lines = [f"export interface {struct.__name__} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(struct)
    sent = struct.__module__ == protocol.__name__ and struct.__name__ in SENT
    for field in msgspec.structs.fields(struct):
        # a default is left out where the struct says so, and may be left out by the page
        optional = (config.omit_defaults or sent) and not field.required
        optional = optional or field.default is msgspec.UNSET
        mark = "?" if optional else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name], found)};")
    found[struct.__name__] = "\n".join([*lines, "}", ""])


SENT = {struct.__name__ for struct in get_args(protocol.FromPage)} | {
    "NewTable",
    "PlayNow",
    "Start",
    "Join",
}


def _type(hint: Any, found: dict[str, str]) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if hint is Any:
        return "unknown"
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(arg, found) for arg in args if arg is not msgspec.UnsetType)
    if origin is list:
        inner = _type(args[0], found)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin in (dict, Mapping):
        return f"Record<{_type(args[0], found)}, {_type(args[1], found)}>"
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return f"{_type(args[0], found)}[]"
        return f"[{', '.join(_type(arg, found) for arg in args)}]"
    if typing.is_typeddict(hint):
        return _typed_dict(hint, found)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        _struct(hint, found)
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def main() -> int:
    text = write()
    if "--check" in sys.argv[1:]:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(f"{TARGET.name} is old: run tools/typescript.py")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
