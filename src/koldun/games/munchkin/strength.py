"""Combat strength, itemised: both sides line by line, and the totals they add up to."""

from typing import cast

from koldun.games.munchkin.armies import is_civilian, suffers
from koldun.games.munchkin.faces import Army, Curse, Enhancer, Item, Monster, Special
from koldun.games.munchkin.fight import FOES, MUNCHKINS, Fight, Foe
from koldun.games.munchkin.items import carries_big
from koldun.games.munchkin.state import Dungeon


class Line:
    """One entry of a side: what gives it, whose it is, how much."""

    __slots__ = ("amount", "card", "seat", "what")

    def __init__(self, what: str, card: int, seat: int, amount: int) -> None:
        self.what: str = what
        self.card: int = card
        self.seat: int = seat
        self.amount: int = amount


def _sum(lines: list[Line]) -> int:
    total = 0
    for line in lines:
        total += line.amount
    return total


# --- monsters


def tags_of(t: Dungeon, foe: Foe) -> list[str]:
    """Printed tags and those that enhancers add (MUN-TAG-05)."""
    tags = cast("Monster", t.face(foe.card)).tags[:]
    for card in foe.enhancers:
        tag = cast("Enhancer", t.face(card)).tag
        if tag and tag not in tags:
            tags.append(tag)
    return tags


def tag_there(t: Dungeon, fight: Fight, tag: str) -> bool:
    return any(tag in tags_of(t, foe) for foe in fight.foes)


def foe_lines(t: Dungeon, fight: Fight, foe: Foe, twin: bool) -> list[Line]:
    """One monster: level, enhancers, its traits against the fighters, wails."""
    face = cast("Monster", t.face(foe.card))
    lines = [Line("level", foe.card, -1, face.level)]
    for card in foe.enhancers:
        enhancer = cast("Enhancer", t.face(card))
        if enhancer.strength != 0:
            lines.append(Line("enhancer", card, -1, enhancer.strength))
    fighters = fight.fighters()
    for army, amount in face.against.items():
        # once per monster, however many fighters fit (MUN-COMBAT-12); a drawback is not felt
        # by whom Alliance spares, an advantage is (MUN-ALLIANCE-03, -04, -10)
        if amount < 0:
            met = any(army in t.army_keys(s) for s in fighters)
        else:
            met = any(suffers(t, s, army) for s in fighters)
        if met:
            lines.append(Line("against", foe.card, -1, amount))
    if face.against_civilians != 0 and any(is_civilian(t, s) for s in fighters):
        lines.append(Line("against", foe.card, -1, face.against_civilians))
    if face.at_night != 0 and t.night():
        lines.append(Line("night", foe.card, -1, face.at_night))
    if foe.minus != 0 and not twin:
        lines.append(Line("wail", foe.card, -1, -foe.minus))
    return lines


def foe_strength(t: Dungeon, fight: Fight, foe: Foe) -> int:
    total = _sum(foe_lines(t, fight, foe, False))
    if foe.twin >= 0:
        total += _sum(foe_lines(t, fight, foe, True))
    return total


def monster_lines(t: Dungeon, fight: Fight) -> list[Line]:
    """All monsters together must be beaten (MUN-MULTI-02)."""
    lines: list[Line] = []
    for foe in fight.foes:
        lines += foe_lines(t, fight, foe, False)
        if foe.twin >= 0:
            lines += foe_lines(t, fight, foe, True)
    for card, side in fight.shots:
        if side == FOES:
            lines.append(Line("one-shot", card, -1, boost_of(t, fight, card, FOES)))
    return lines


def treasures_of(t: Dungeon, foe: Foe) -> int:
    """Printed, with enhancers, never below their minimum (MUN-ENHANCER-08)."""
    total = cast("Monster", t.face(foe.card)).treasure
    least = 0
    for card in foe.enhancers:
        enhancer = cast("Enhancer", t.face(card))
        total += enhancer.treasure
        least = max(least, enhancer.least_treasure)
    return max(total, least)


def all_treasures(t: Dungeon, fight: Fight) -> int:
    return fight.promised + sum(treasures_of(t, foe) * foe.count() for foe in fight.foes)


def levels_at_stake(t: Dungeon, fight: Fight) -> int:
    return sum(cast("Monster", t.face(foe.card)).levels * foe.count() for foe in fight.foes)


# --- munchkins


def level_only(t: Dungeon, fight: Fight) -> bool:
    """One such monster governs the whole combat (MUN-MULTI-03)."""
    return any(cast("Monster", t.face(foe.card)).level_only for foe in fight.foes)


def item_bonus(t: Dungeon, fight: Fight | None, seat: int, item: Item) -> int:
    bonus = item.bonus
    if item.army and item.army in t.army_keys(seat):
        bonus = item.army_bonus
    if fight is not None and fight.has(seat):
        if item.tag and tag_there(t, fight, item.tag):
            bonus = item.tag_bonus
        if item.helped_bonus != 0 and fight.helper >= 0:
            bonus = item.helped_bonus
    return bonus


def seat_lines(t: Dungeon, seat: int, fight: Fight | None = None) -> list[Line]:
    """One munchkin: level plus all modifiers (MUN-COMBAT-01); may go below zero (MUN-LEVEL-05)."""
    lines = [Line("level", -1, seat, t.level[seat])]
    if fight is not None and level_only(t, fight):
        return lines
    fighting = fight is not None and fight.has(seat)
    armies = t.armies(seat)
    hammer = 0
    for card in armies:
        hammer += cast("Army", t.face(card)).hammer
    bare = fighting and any(cast("Curse", t.face(c)).no_items for c in t.curses(seat))
    if not bare:
        for card in t.worn(seat):
            item = t.item(card)
            bonus = item_bonus(t, fight, seat, item)
            if bonus != 0:
                lines.append(Line("item", card, seat, bonus))
            if hammer != 0 and item.hammer:
                lines.append(Line("hammer", card, seat, hammer))
            if fighting and fight is not None and card in fight.runes and bonus != 0:
                lines.append(Line("rune", card, seat, bonus))
    for card in t.play[seat].cards:
        if t.face(card).kind == "special":
            special = cast("Special", t.face(card))
            if special.strength != 0 and not (special.unless_big and carries_big(t, seat)):
                lines.append(Line("card", card, seat, special.strength))
    for card in armies:
        army = cast("Army", t.face(card))
        if army.mob != 0:
            mates = sum(1 for s in t.others(seat) if army.id in t.army_keys(s))
            if mates:
                lines.append(Line("mob", card, seat, army.mob * mates))
        if army.ambush != 0 and fight is not None and fight.ambush and fight.main == seat:
            lines.append(Line("ambush", card, seat, army.ambush))
    if fight is not None and fighting:
        _combat_lines(t, seat, fight, lines)
    return lines


def _combat_lines(t: Dungeon, seat: int, fight: Fight, lines: list[Line]) -> None:
    """What this combat alone has brought to one fighter."""
    for card in t.curses(seat):
        amount = cast("Curse", t.face(card)).strength
        if amount != 0:
            lines.append(Line("curse", card, seat, amount))
    if fight.excess[seat] != 0:
        lines.append(Line("excess", -1, seat, fight.excess[seat]))
    if fight.sips[seat] != 0:
        lines.append(Line("sips", -1, seat, fight.sips[seat]))
    if fight.weak[seat] != 0:
        lines.append(Line("wail", -1, seat, -fight.weak[seat]))


def munchkin_lines(t: Dungeon, fight: Fight) -> list[Line]:
    lines: list[Line] = []
    for seat in fight.fighters():
        lines += seat_lines(t, seat, fight)
    if not level_only(t, fight):
        for card, side in fight.shots:
            if side == MUNCHKINS:
                lines.append(Line("one-shot", card, -1, boost_of(t, fight, card, MUNCHKINS)))
    return lines


def boost_of(t: Dungeon, fight: Fight, card: int, side: int) -> int:
    item = t.item(card)
    if side == MUNCHKINS and item.boost_tag and tag_there(t, fight, item.boost_tag):
        return item.boost_more
    return item.boost


# --- both


def totals(t: Dungeon, fight: Fight) -> tuple[int, int]:
    return _sum(munchkin_lines(t, fight)), _sum(monster_lines(t, fight))


def leads(t: Dungeon, fight: Fight) -> bool:
    """Equal strength means the monsters win (MUN-COMBAT-03)."""
    ours, theirs = totals(t, fight)
    return ours > theirs


def strength(t: Dungeon, seat: int) -> int:
    """The combat strength of one munchkin, in the running combat if it fights there."""
    fight = t.fight
    return _sum(seat_lines(t, seat, fight if fight is not None and fight.has(seat) else None))
