"""Verbs that give a card lasting numbers: abilities of armies, traits of monsters, items, curses.

They are added up into the face when it is read, and the chapters look there.
"""

from koldun.content.deeds import Deed
from koldun.games.munchkin.faces import Army, Curse, Item, Monster, Special

# --- armies


class ArmyDeed(Deed):
    """An ability of an army."""

    def add(self, army: Army) -> None:
        raise NotImplementedError


class Excess(ArmyDeed):
    def __init__(self, strength: int, cards: int) -> None:
        super().__init__()
        self.strength: int = strength
        self.cards: int = cards

    def add(self, army: Army) -> None:
        army.excess = self.strength
        army.excess_cards = self.cards


class Indulgence(ArmyDeed):
    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def add(self, army: Army) -> None:
        army.indulgence = self.cards


class Ambush(ArmyDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, army: Army) -> None:
        army.ambush = self.strength


class EbbTide(ArmyDeed):
    def __init__(self, run: int, card: int) -> None:
        super().__init__()
        self.run: int = run
        self.card: int = card

    def add(self, army: Army) -> None:
        army.ebb = self.run
        army.ebb_card = self.card


class MobRule(ArmyDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, army: Army) -> None:
        army.mob = self.strength


class TooSmall(ArmyDeed):
    def __init__(self, run: int) -> None:
        super().__init__()
        self.run: int = run

    def add(self, army: Army) -> None:
        army.small = self.run


class Wail(ArmyDeed):
    def __init__(self, strength: int, times: int) -> None:
        super().__init__()
        self.strength: int = strength
        self.times: int = times

    def add(self, army: Army) -> None:
        army.wail = self.strength
        army.wail_times = self.times


class AlreadyDead(ArmyDeed):
    def __init__(self, run: int) -> None:
        super().__init__()
        self.run: int = run

    def add(self, army: Army) -> None:
        army.ghostly = self.run


class Scavenge(ArmyDeed):
    def add(self, army: Army) -> None:
        army.scavenge = True


class Scurry(ArmyDeed):
    def add(self, army: Army) -> None:
        army.scurry = True


class Hammer(ArmyDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, army: Army) -> None:
        army.hammer = self.strength


class Reforged(ArmyDeed):
    def add(self, army: Army) -> None:
        army.reforged = True


# --- monsters


class MonsterDeed(Deed):
    def add(self, monster: Monster) -> None:
        raise NotImplementedError


class Against(MonsterDeed):
    def __init__(self, army: str, strength: int) -> None:
        super().__init__()
        self.army: str = army
        self.strength: int = strength

    def add(self, monster: Monster) -> None:
        monster.against[self.army] = self.strength


class AgainstCivilians(MonsterDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, monster: Monster) -> None:
        monster.against_civilians = self.strength


class AtNight(MonsterDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, monster: Monster) -> None:
        monster.at_night = self.strength


class LevelOnly(MonsterDeed):
    def add(self, monster: Monster) -> None:
        monster.level_only = True


# --- items and cards that stay


class ItemDeed(Deed):
    def add(self, item: Item) -> None:
        raise NotImplementedError


class BonusFor(ItemDeed):
    def __init__(self, army: str, bonus: int) -> None:
        super().__init__()
        self.army: str = army
        self.bonus: int = bonus

    def add(self, item: Item) -> None:
        item.army = self.army
        item.army_bonus = self.bonus


class BonusWithTag(ItemDeed):
    def __init__(self, tag: str, bonus: int) -> None:
        super().__init__()
        self.tag: str = tag
        self.bonus: int = bonus

    def add(self, item: Item) -> None:
        item.tag = self.tag
        item.tag_bonus = self.bonus


class BonusWithHelper(ItemDeed):
    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.bonus: int = bonus

    def add(self, item: Item) -> None:
        item.helped_bonus = self.bonus


class Shield(Deed):
    def add(self, card: Special) -> None:
        card.shield = True


class UnlessBig(Deed):
    def add(self, card: Special) -> None:
        card.unless_big = True


class Kept(Deed):
    def add(self, card: Special) -> None:
        card.kept = True


# --- lasting curses


class CurseDeed(Deed):
    def add(self, curse: Curse) -> None:
        raise NotImplementedError


class NextCombatStrength(CurseDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, curse: Curse) -> None:
        curse.lasting = "combat"
        curse.strength = self.strength


class NextCombatNoItems(CurseDeed):
    def add(self, curse: Curse) -> None:
        curse.lasting = "combat"
        curse.no_items = True


class NextTurnNoLoot(CurseDeed):
    def add(self, curse: Curse) -> None:
        curse.lasting = "turn"
        curse.no_loot = True


class RunUntilKill(CurseDeed):
    def __init__(self, run: int, level: int) -> None:
        super().__init__()
        self.run: int = run
        self.level: int = level

    def add(self, curse: Curse) -> None:
        curse.lasting = "removed"
        curse.run = self.run
        curse.kill_level = self.level
