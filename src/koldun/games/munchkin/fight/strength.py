"""Combat strength, itemised: both sides line by line, and the totals they add up to."""

from koldun.games.munchkin.character.armies import is_civilian, suffers
from koldun.games.munchkin.faces import Army, Item, Special
from koldun.games.munchkin.fight.fight import FOES, MUNCHKINS, Fight, Foe
from koldun.games.munchkin.items.limits import carries_big
from koldun.games.munchkin.state import Dungeon


def strength(t: Dungeon, seat: int) -> int:
    """The combat strength of one munchkin, in the running combat if it fights there."""
    fight = t.fight
    return _sum(seat_lines(t, seat, fight if fight is not None and fight.has(seat) else None))


def leads(t: Dungeon, fight: Fight) -> bool:
    """Equal strength means the monsters win (MUN-COMBAT-03)."""
    ours, theirs = totals(t, fight)
    return ours > theirs


def totals(t: Dungeon, fight: Fight) -> tuple[int, int]:
    return _sum(munchkin_lines(t, fight)), _sum(monster_lines(t, fight))


class Line:
    """One entry of a side: what gives it, whose it is, how much."""

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


# --- munchkins


def munchkin_lines(t: Dungeon, fight: Fight) -> list[Line]:
    lines: list[Line] = []
    for seat in fight.fighters():
        lines += seat_lines(t, seat, fight)
    if not level_only(t, fight):
        for card, side in fight.shots:
            if side == MUNCHKINS:
                lines.append(Line("one-shot", card, -1, boost_of(t, fight, card, MUNCHKINS)))
    return lines


def seat_lines(t: Dungeon, seat: int, fight: Fight | None = None) -> list[Line]:
    """One munchkin: level plus all modifiers (MUN-COMBAT-01); may go below zero (MUN-LEVEL-05)."""
    lines = [Line("level", -1, seat, t.level[seat])]
    if fight is not None and level_only(t, fight):
        return lines
    mine = fight if fight is not None and fight.has(seat) else None
    if mine is None or not any(t.curse(c).no_items for c in t.curses(seat)):
        _item_lines(t, seat, mine, lines)
    for card in t.play[seat].cards:
        face = t.face(card)
        if isinstance(face, Special) and face.strength != 0:
            if not (face.unless_big and carries_big(t, seat)):
                lines.append(Line("card", card, seat, face.strength))
    _army_lines(t, seat, fight, lines)
    if mine is not None:
        _combat_lines(t, seat, mine, lines)
    return lines


def _item_lines(t: Dungeon, seat: int, mine: Fight | None, lines: list[Line]) -> None:
    """What is worn; `mine` is the combat the munchkin fights in."""
    hammer = 0
    for army in t.army_faces(seat):
        hammer += army.hammer
    for card in t.worn(seat):
        item = t.item(card)
        bonus = item_bonus(t, mine, seat, item)
        if bonus != 0:
            lines.append(Line("item", card, seat, bonus))
        if hammer != 0 and item.hammer:
            lines.append(Line("hammer", card, seat, hammer))
        if mine is not None and card in mine.runes and bonus != 0:
            lines.append(Line("rune", card, seat, bonus))


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


def _army_lines(t: Dungeon, seat: int, fight: Fight | None, lines: list[Line]) -> None:
    for card in t.play[seat].cards:
        army = t.face(card)
        if not isinstance(army, Army):
            continue
        if army.mob != 0:
            mates = sum(1 for s in t.others(seat) if army.army in t.army_keys(s))
            if mates:
                lines.append(Line("mob", card, seat, army.mob * mates))
        if army.ambush != 0 and fight is not None and fight.ambush and fight.main == seat:
            lines.append(Line("ambush", card, seat, army.ambush))


def _combat_lines(t: Dungeon, seat: int, fight: Fight, lines: list[Line]) -> None:
    """What this combat alone has brought to one fighter."""
    for card in t.curses(seat):
        amount = t.curse(card).strength
        if amount != 0:
            lines.append(Line("curse", card, seat, amount))
    if fight.excess[seat] != 0:
        lines.append(Line("excess", -1, seat, fight.excess[seat]))
    if fight.sips[seat] != 0:
        lines.append(Line("sips", -1, seat, fight.sips[seat]))
    if fight.weak[seat] != 0:
        lines.append(Line("wail", -1, seat, -fight.weak[seat]))


def boost_of(t: Dungeon, fight: Fight, card: int, side: int) -> int:
    shot = t.shot(card)
    if side == MUNCHKINS and shot.boost_tag and tag_there(t, fight, shot.boost_tag):
        return shot.boost_more
    return shot.boost


# --- monsters


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


def foe_lines(t: Dungeon, fight: Fight, foe: Foe, twin: bool) -> list[Line]:
    """One monster: level, enhancers, its traits against the fighters, wails."""
    face = t.monster(foe.card)
    lines = [Line("level", foe.card, -1, face.level)]
    for card in foe.enhancers:
        enhancer = t.enhancer(card)
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


def level_only(t: Dungeon, fight: Fight) -> bool:
    """One such monster governs the whole combat (MUN-MULTI-03)."""
    return any(t.monster(foe.card).level_only for foe in fight.foes)


def tag_there(t: Dungeon, fight: Fight, tag: str) -> bool:
    return any(tag in tags_of(t, foe) for foe in fight.foes)


def tags_of(t: Dungeon, foe: Foe) -> list[str]:
    """Printed tags and those that enhancers add (MUN-TAG-05)."""
    tags = t.monster(foe.card).tags[:]
    for card in foe.enhancers:
        tag = t.enhancer(card).tag
        if tag and tag not in tags:
            tags.append(tag)
    return tags


# --- what is to be won


def levels_at_stake(t: Dungeon, fight: Fight) -> int:
    return sum(t.monster(foe.card).levels * foe.count() for foe in fight.foes)


def all_treasures(t: Dungeon, fight: Fight) -> int:
    return fight.promised + sum(treasures_of(t, foe) * foe.count() for foe in fight.foes)


def treasures_of(t: Dungeon, foe: Foe) -> int:
    """Printed, with enhancers, never below their minimum (MUN-ENHANCER-08)."""
    total = t.monster(foe.card).treasure
    least = 0
    for card in foe.enhancers:
        enhancer = t.enhancer(card)
        total += enhancer.treasure
        least = max(least, enhancer.least_treasure)
    return max(total, least)
