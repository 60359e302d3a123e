"""What a munchkin may carry and wear: slots, Big items, steeds, army limits."""

from typing import Final

from koldun.games.munchkin.character.armies import is_civilian, suffers
from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.state import Dungeon

_ROOM: Final = {"headgear": 1, "armour": 1, "footgear": 1, "steed": 1}


def may_use(t: Dungeon, seat: int, card: int) -> bool:
    """Army limits, which Cheat! lifts (MUN-ITEM-15, -16, MUN-ALLIANCE-04)."""
    if card in t.cheats:
        return True
    item = t.item(card)
    if item.only:
        if not ("civilian" in item.only and is_civilian(t, seat)):
            if not any(army in item.only for army in t.army_keys(seat)):
                return False
    return not any(suffers(t, seat, army) for army in item.not_for)


def may_wear(t: Dungeon, seat: int, card: int, worn: list[int]) -> bool:
    """Is there a free slot beside what is worn (MUN-ITEM-09 to -13, -20, -22)?"""
    if t.face(card).kind != "item" or not may_use(t, seat, card):
        return False
    if card in t.cheats:
        return True
    item = t.item(card)
    beside = [c for c in worn if c != card and c not in t.cheats]
    if item.slot == "hands":
        return sum(t.item(c).hands for c in beside) + item.hands <= 2
    room = _ROOM.get(item.slot, 99)
    return sum(1 for c in beside if t.item(c).slot == item.slot) < room


def bulk(t: Dungeon, seat: int) -> list[int]:
    """Big items that count: no steeds, none with Cheat! (MUN-BIG-01, -04)."""
    return [c for c in t.items(seat) if _bulky(t, c)]


def _bulky(t: Dungeon, card: int) -> bool:
    item = t.item(card)
    return item.big and item.slot != "steed" and card not in t.cheats


def steeds(t: Dungeon, seat: int) -> list[int]:
    """Steeds that count against the limit of one (MUN-STEED-03)."""
    return [c for c in t.items(seat) if t.item(c).slot == "steed" and c not in t.cheats]


def room_for(t: Dungeon, seat: int, item: Item) -> bool:
    """May the munchkin carry one more of this kind?"""
    if item.slot == "steed":
        return not steeds(t, seat)
    return not item.big or not bulk(t, seat)


def overload(t: Dungeon, seat: int, lost: list[int], got: list[int]) -> int:
    """The last of the items to come that a munchkin has no room for (MUN-BIG-09), or -1."""
    big = sum(1 for c in bulk(t, seat) if c not in lost)
    mounts = sum(1 for c in steeds(t, seat) if c not in lost)
    last = -1
    for card in got:  # Cheat! does not travel
        item = t.item(card)
        if item.slot == "steed":
            mounts += 1
            if mounts > 1:
                last = card
        elif item.big:
            big += 1
            if big > 1:
                last = card
    return last


def carries_big(t: Dungeon, seat: int) -> bool:
    """Steeds carry, they are not carried (MUN-STEED-02)."""
    return any(t.item(c).big and t.item(c).slot != "steed" for c in t.items(seat))
