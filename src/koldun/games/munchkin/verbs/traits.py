"""Verbs that are only numbers: abilities of armies, traits of monsters, items, curses.

A trait writes into fields of the face when the card is read, and the chapters look there. Each row
names a verb and the fields it writes, each with a parameter of the verb or with a value of its own.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from koldun.content.deeds import Deed
from koldun.content.vocabulary import Parameter, Vocabulary, number, word
from koldun.games.munchkin.faces import ARMIES, TAGS, Card, Monster

Row: TypeAlias = dict[str, Parameter | str | bool]


class Trait(Deed):
    """Sets fields of a face."""

    def __init__(self, fields: dict[str, object]) -> None:
        super().__init__()
        self.fields: dict[str, object] = fields

    def add(self, face: Card) -> None:
        for field, value in self.fields.items():
            setattr(face, field, value)


def vocabulary_of(name: str, rows: dict[str, Row]) -> Vocabulary:
    """The verbs of a table."""
    vocabulary = Vocabulary(name)
    for verb, row in rows.items():
        parameters = [value for value in row.values() if isinstance(value, Parameter)]
        vocabulary.verb(verb, maker(row), *parameters)
    return vocabulary


def maker(row: Row) -> Callable[..., Trait]:
    def make(*args: object) -> Trait:
        given = iter(args)
        return Trait({f: next(given) if isinstance(v, Parameter) else v for f, v in row.items()})

    return make


ABILITIES: Final = vocabulary_of(
    "munchkin armies",
    {
        "excess": {"excess": number("strength", 1, 9), "excess_cards": number("cards", 1, 9)},
        "indulgence": {"indulgence": number("cards", 1, 3)},
        "ambush": {"ambush": number("strength", 1, 9)},
        "ebb_tide": {"ebb": number("run", 1, 3), "ebb_card": number("card", 1, 3)},
        "mob_rule": {"mob": number("strength", 1, 9)},
        "too_small": {"small": number("run", 1, 3)},
        "wail": {"wail": number("strength", 1, 9), "wail_times": number("times", 1, 9)},
        "already_dead": {"ghostly": number("run", 1, 3)},
        "scavenge": {"scavenge": True},
        "scurry": {"scurry": True},
        "hammer": {"hammer": number("strength", 1, 9)},
        "reforged": {"reforged": True},
    },
)

TRAITS: Final = vocabulary_of(
    "munchkin monsters",
    {
        "against_civilians": {"against_civilians": number("strength", -9, 9)},
        "at_night": {"at_night": number("strength", -9, 9)},
        "level_only": {"level_only": True},
    },
)

GEAR: Final = vocabulary_of(
    "munchkin items",
    {
        "bonus_for": {"army": word("army", *ARMIES), "army_bonus": number("bonus", 0, 9)},
        "bonus_with_tag": {"tag": word("tag", *TAGS), "tag_bonus": number("bonus", 0, 9)},
        "bonus_with_helper": {"helped_bonus": number("bonus", 0, 9)},
    },
)

STAYING: Final = vocabulary_of(
    "munchkin cards that stay",
    {
        "shield": {"shield": True},
        "unless_big": {"unless_big": True},
        "kept": {"kept": True},
    },
)

LASTING: Final = vocabulary_of(
    "munchkin lasting curses",
    {
        "next_combat_strength": {"lasting": "combat", "strength": number("strength", -9, -1)},
        "next_combat_no_items": {"lasting": "combat", "no_items": True},
        "next_turn_no_loot": {"lasting": "turn", "no_loot": True},
        "run_until_kill": {
            "lasting": "removed",
            "run": number("run", -9, -1),
            "kill_level": number("level", 1, 20),
        },
    },
)


class Against(Trait):
    """Strength against one army; a monster may have several."""

    def __init__(self, army: str, strength: int) -> None:
        super().__init__({})
        self.army: str = army
        self.strength: int = strength

    def add(self, face: Card) -> None:
        assert isinstance(face, Monster)
        face.against[self.army] = self.strength


TRAITS.verb("against", Against, word("army", *ARMIES), number("strength", -9, 9))
