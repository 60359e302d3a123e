"""How the cards and the board of the three mages are read."""

import tomllib
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from koldun.content.library import Built, Entry, Library
from koldun.content.text import LANGUAGES
from koldun.games.three_mages.board import Board, Guard, Road, Spot
from koldun.games.three_mages.spells import Spell, SpellDeed
from koldun.games.three_mages.state import KINDS, MAGES, Beast, Resource
from koldun.games.three_mages.verbs import VERBS
from koldun.kernel.errors import BadFile


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mages chosen beforehand, by seat, as `fire,bones` (else they are chosen at the table), and
    a cap on rounds, 0 for none (MAG-OPEN-08): bots can stand face to face for ever, people do not."""

    mages: str = ""
    round_limit: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


FACTIONS = (*MAGES, "none")


def build(entry: Entry, library: Library) -> Built:
    if entry.kind == "monster":
        return _monster(entry, library)
    if entry.kind == "spell":
        return _spell(entry, library)
    if entry.kind == "resource":
        resource = entry.word("resource", KINDS)
        face = Resource(entry.id, entry.copies, KINDS.index(resource))
        return Built(
            face,
            lambda lang: library.text.say(lang, "resource-text", {"resource": resource}),
            {"resource": resource},
        )
    raise BadFile(f"{entry.place}.kind", f"no kind {entry.kind!r}; monster, spell or resource")


def _faction(entry: Entry) -> int:
    faction = entry.word("faction", FACTIONS)
    return MAGES.index(faction) if faction in MAGES else -1


def _price(entry: Entry) -> list[int]:
    """A price has at most one "any" icon: more could not be paid in one choice."""
    part = entry.part("price")
    price = [part.number(kind, 0, 16, default=0) for kind in KINDS]
    price.append(part.number("any", 0, 1, default=0))
    part.finish()
    if not any(price):
        raise BadFile(f"{entry.place}.price", "nothing is for free")
    return price


PIPS = "☄❄☠◇"  # meteorite, ice, bones, any


def pips_of(price: list[int]) -> str:
    """A price as a card prints it: one sign for each resource."""
    return "".join(sign * number for sign, number in zip(PIPS, price, strict=True))


def price_text(library: Library, lang: str, price: list[int]) -> str:
    """`meteorite × 2, any resource`."""
    names = (*KINDS, "any")
    return ", ".join(
        library.text.say(lang, f"price-{name}", {"number": number})
        for name, number in zip(names, price, strict=True)
        if number
    )


def _facts(faction: int, price: list[int]) -> dict[str, Any]:
    return {
        "faction": FACTIONS[faction],
        "price": {name: n for name, n in zip((*KINDS, "any"), price, strict=True) if n},
    }


def _monster(entry: Entry, library: Library) -> Built:
    faction = _faction(entry)
    health = entry.number("health", 1, 20)
    strength = entry.number("strength", 0, 20)
    price = _price(entry)
    face = Beast(entry.id, entry.copies, faction, price, health, strength)

    def text(lang: str) -> str:
        return library.text.say(
            lang,
            "monster-text",
            {
                "pips": pips_of(price),
                "price": price_text(library, lang, price),
                "health": health,
                "strength": strength,
            },
        )

    facts = {**_facts(faction, price), "health": health, "strength": strength}
    return Built(face, text, {**facts, "does": dict.fromkeys(LANGUAGES, "")})


def _spell(entry: Entry, library: Library) -> Built:
    faction = _faction(entry)
    price = _price(entry)
    deeds = entry.deeds("do", VERBS, of=SpellDeed)
    face = Spell(entry.id, entry.copies, faction, price, deeds)

    def text(lang: str) -> str:
        return library.text.say(
            lang,
            "spell-text",
            {
                "pips": pips_of(price),
                "price": price_text(library, lang, price),
                "does": VERBS.text(list(deeds), library.text, lang),
            },
        )

    does = {lang: VERBS.text(list(deeds), library.text, lang) for lang in LANGUAGES}
    return Built(face, text, {**_facts(faction, price), "does": does})


LIBRARY = Library("koldun.games.three_mages", build)


# --- the board


def read_board() -> Board:
    """`board.toml`: castles in the order of the mages, roads of one length, cells, guards."""
    file = files("koldun.games.three_mages") / "board.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    castles = {castle["mage"]: castle for castle in data["castle"]}
    length = len(data["road"][0]["squares"])
    squares: list[str] = [square["id"] for road in data["road"] for square in road["squares"]]
    if len(squares) != length * len(data["road"]):
        raise BadFile(file.name, "all roads must be of one length")
    walks = {cell["id"]: list(cell["adj"]) for cell in data["cell"]}
    for castle in castles.values():
        walks[castle["id"]] = castle["first"] + castle["second"]  # MAG-WALK-01
    guards: list[list[Guard]] = [[], [], []]
    for layout in data["layout"]:
        guards[MAGES.index(layout["idle"])] = [
            Guard(squares.index(guard["square"]), guard["card"]) for guard in layout["guards"]
        ]
    return Board(
        roads=[
            Road(road["id"], MAGES.index(road["from"]), MAGES.index(road["to"]))
            for road in data["road"]
        ],
        squares=squares,
        castles=[castles[mage]["id"] for mage in MAGES],
        kinds={cell["id"]: cell["kind"] for cell in data["cell"]},
        walks=walks,
        guards=guards,
        spots=_spots(data, castles),
    )


def _spots(data: dict[str, Any], castles: dict[str, Any]) -> list[Spot]:
    """All places for the view: field cells, castles, road squares in a line between castles."""
    spots = [Spot(c["id"], c["q"], c["r"], c["kind"], list(c["adj"]), []) for c in data["cell"]]
    ends: dict[str, list[str]] = {mage: list(castle["first"]) for mage, castle in castles.items()}
    for road in data["road"]:
        line = [
            castles[road["from"]]["id"],
            *(square["id"] for square in road["squares"]),
            castles[road["to"]]["id"],
        ]
        ends[road["from"]].append(line[1])
        ends[road["to"]].append(line[-2])
        for i, square in enumerate(road["squares"], 1):
            tags = [road["id"], str(i)]
            near = [line[i - 1], line[i + 1]]
            spots.append(Spot(square["id"], square["q"], square["r"], "road", near, tags))
    for mage, castle in castles.items():
        spots.append(Spot(castle["id"], castle["q"], castle["r"], "castle", ends[mage], [mage]))
    return spots
