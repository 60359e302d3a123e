"""What is printed on doors and treasures. A card file sets each field once; no rule changes it."""

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


class Card(Face):
    """A door or a treasure. `deeds` is what it does, in verbs."""

    def __init__(self, id: str, kind: str, back: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, back, copies)
        self.deeds: list[Deed] = deeds


class Army(Card):
    """One of six; its abilities are numbers that the chapters read (0: has it not)."""

    def __init__(self, id: str, copies: int, abilities: list[Deed]) -> None:
        super().__init__(id, "army", DOOR, copies, abilities)
        self.army: str = id  # which army it is; other cards may be of the same one
        self.excess: int = 0  # strength for a discarded card ...
        self.excess_cards: int = 0  # ... so often in a combat
        self.indulgence: int = 0
        self.ambush: int = 0
        self.ebb: int = 0  # on run-away rolls ...
        self.ebb_card: int = 0  # ... and for a discarded card
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

    def __init__(self, id: str, copies: int, traits: list[Deed]) -> None:
        super().__init__(id, "monster", DOOR, copies, traits)
        self.level: int = 1
        self.treasure: int = 0
        self.levels: int = 1  # for killing it
        self.tags: list[str] = []
        self.run: int = 0  # on the roll against it: fast is negative
        self.pursues_from: int = 1  # the lowest level it runs after
        self.bad: list[Deed] = []
        self.on_kill: list[Deed] = []
        self.on_escape: list[Deed] = []
        self.against: dict[str, int] = {}  # strength against an army
        self.against_civilians: int = 0
        self.at_night: int = 0
        self.level_only: bool = False


class Enhancer(Card):
    """Changes one monster (MUN-ENHANCER-01)."""

    def __init__(self, id: str, copies: int) -> None:
        super().__init__(id, "enhancer", DOOR, copies, [])
        self.strength: int = 0
        self.treasure: int = 0
        self.least_treasure: int = 0
        self.run: int = 0
        self.tag: str = ""
        self.twin: bool = False


class Curse(Card):
    """Hurts at once by deeds, or lies in front of its victim (`lasting`)."""

    def __init__(self, id: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, "curse", DOOR, copies, deeds)
        self.lasting: str = ""  # "", "combat", "turn" or "removed"
        self.run: int = 0
        self.strength: int = 0
        self.no_items: bool = False
        self.no_loot: bool = False
        self.kill_level: int = 0  # killing a monster of this printed level lifts it


class Shot(Card):
    """A card that may be used for a side of a combat."""

    def __init__(self, id: str, kind: str, back: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, back, copies, deeds)
        self.boost: int = 0  # for its side ...
        self.boost_tag: str = ""  # ... for the munchkins another with a monster of this tag there
        self.boost_more: int = 0
        self.boost_run: int = 0  # and this on the munchkins' run-away rolls


class Item(Shot):
    """A treasure with a price, 'no price' (0) included; one-shots are items too (MUN-ITEM-01, -02)."""

    def __init__(self, id: str, kind: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, TREASURE, copies, deeds)
        self.price: int = 0
        self.slot: str = "none"
        self.hands: int = 0
        self.bonus: int = 0
        self.big: bool = False
        self.run: int = 0
        self.has_run: bool = False  # a run-away value is printed, be it 0
        self.only: list[str] = []
        self.not_for: list[str] = []
        self.hammer: bool = False
        self.army: str = ""  # for this army ...
        self.army_bonus: int = 0  # ... the bonus is this one
        self.tag: str = ""  # with a monster of this tag in the combat ...
        self.tag_bonus: int = 0
        self.helped_bonus: int = 0  # while the side has a helper
        self.vehicle: bool = False  # of another set: the same as a steed (MUN-MIX-03)


class Special(Shot):
    """A door or treasure that is played for its verbs; some stay in play."""

    def __init__(self, id: str, kind: str, back: str, copies: int, deeds: list[Deed]) -> None:
        super().__init__(id, kind, back, copies, deeds)
        self.kept: bool = False  # through death
        self.strength: int = 0  # while it lies in front of a munchkin
        self.unless_big: bool = False
        self.shield: bool = False  # discard to ignore bad stuff
