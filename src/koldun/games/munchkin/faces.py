"""What is printed on doors and treasures."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.kernel.cards import Face

DOOR: Final = "door"
TREASURE: Final = "treasure"

ARMIES: Final = (
    "hedonites",
    "idoneth",
    "grots",
    "nighthaunt",
    "skaven",
    "stormcast",
)  # MUN-ARMY-01
TAGS: Final = ("undead", "chaos")  # MUN-TAG-01
SLOTS: Final = ("headgear", "armour", "footgear", "hands", "steed", "none")
NO_PRICE: Final = -1


class Card(Face):
    """A door or a treasure. `deeds` is what it does, in verbs."""

    def __init__(self, id: str, kind: str, back: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, back, copies)
        self.deeds: list[Deed] = deeds


class Army(Card):
    """One of six; its abilities are numbers that the chapters read (0: has it not)."""

    def __init__(self, id: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, "army", DOOR, copies, deeds)
        self.excess: int = 0
        self.excess_cards: int = 0
        self.indulgence: int = 0
        self.ambush: int = 0
        self.ebb: int = 0
        self.ebb_card: int = 0
        self.mob: int = 0
        self.small: int = 0
        self.wail: int = 0
        self.wail_times: int = 0
        self.ghostly: int = 0
        self.scavenge: bool = False
        self.scurry: bool = False
        self.hammer: int = 0
        self.reforged: bool = False


class Monster(Card):
    """Level, treasure, bad stuff (MUN-MONSTER-05: always one foe)."""

    def __init__(
        self,
        id: str,
        copies: int,
        level: int,
        treasure: int,
        levels: int,
        tags: list[str],
        run: int,
        pursues_from: int,
        traits: list[Deed],
        bad: list[Deed],
        on_kill: list[Deed],
        on_escape: list[Deed],
    ) -> None:
        super().__init__(id, "monster", DOOR, copies, traits)
        self.level: int = level
        self.treasure: int = treasure
        self.levels: int = levels
        self.tags: list[str] = tags
        self.run: int = run  # on the roll against it: fast is negative
        self.pursues_from: int = pursues_from  # the lowest level it runs after
        self.bad: list[Deed] = bad
        self.on_kill: list[Deed] = on_kill
        self.on_escape: list[Deed] = on_escape
        self.against: dict[str, int] = {}  # strength against an army
        self.against_civilians: int = 0
        self.at_night: int = 0
        self.level_only: bool = False


class Enhancer(Card):
    """Changes one monster (MUN-ENHANCER-01)."""

    def __init__(
        self,
        id: str,
        copies: int,
        strength: int,
        treasure: int,
        least_treasure: int,
        run: int,
        tag: str,
        twin: bool,
    ) -> None:
        super().__init__(id, "enhancer", DOOR, copies, [])
        self.strength: int = strength
        self.treasure: int = treasure
        self.least_treasure: int = least_treasure
        self.run: int = run
        self.tag: str = tag
        self.twin: bool = twin


class Curse(Card):
    """Hurts at once by deeds, or lies in front of its victim (`lasting`)."""

    def __init__(
        self, id: str, copies: int, deeds: list[Deed], lasting: str, run: int, strength: int
    ) -> None:
        super().__init__(id, "curse", DOOR, copies, deeds)
        self.lasting: str = lasting  # "", "combat", "turn" or "removed"
        self.run: int = run
        self.strength: int = strength
        self.no_items: bool = False
        self.no_loot: bool = False
        self.kill_level: int = 0  # killing a monster of this printed level lifts it


class Item(Card):
    """A treasure with a price, 'no price' (0) included; one-shots are items too (MUN-ITEM-01, -02)."""

    def __init__(
        self,
        id: str,
        kind: str,
        copies: int,
        deeds: list[Deed],
        price: int,
        slot: str,
        hands: int,
        bonus: int,
        big: bool,
        run: int,
        has_run: bool,
        only: list[str],
        not_for: list[str],
        hammer: bool,
    ) -> None:
        super().__init__(id, kind, TREASURE, copies, deeds)
        self.price: int = price
        self.slot: str = slot
        self.hands: int = hands
        self.bonus: int = bonus
        self.big: bool = big
        self.run: int = run
        self.has_run: bool = has_run
        self.only: list[str] = only
        self.not_for: list[str] = not_for
        self.hammer: bool = hammer
        self.army: str = ""  # for this army ...
        self.army_bonus: int = 0  # ... the bonus is this one
        self.tag: str = ""  # with a monster of this tag in the combat ...
        self.tag_bonus: int = 0
        self.helped_bonus: int = 0  # while the side has a helper
        self.vehicle: bool = False  # of another set: the same as a steed (MUN-MIX-03)
        self.boost: int = 0  # used for a side of a combat ...
        self.boost_tag: str = ""  # ... more for the munchkins with a monster of this tag there
        self.boost_more: int = 0
        self.boost_run: int = 0  # and this on the munchkins' run-away rolls


class Special(Card):
    """A door or treasure that is played for its verbs; some stay in play."""

    def __init__(self, id: str, kind: str, back: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, back, copies, deeds)
        self.stays: bool = False
        self.kept: bool = False  # through death
        self.strength: int = 0
        self.unless_big: bool = False
        self.shield: bool = False  # discard to ignore bad stuff
