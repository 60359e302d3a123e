"""Selling items for levels."""

from typing import Final

from koldun.games.munchkin.character.levels import gain_levels
from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.state import GOAL, GOLD, Dungeon
from koldun.kernel.decisions import DONE, NO, Option, Play, ask

SALES_DROPPED: Final = 9  # in a window, while nothing new lies there: machines must come to an end


def sell(t: Dungeon, seat: int) -> Play[None]:
    """Pick items worth at least 1000 gold, or drop the idea, as one may think again."""
    chosen: list[int] = []
    most = (GOAL - t.level[seat]) * GOLD  # MUN-SELL-07: the tenth level cannot be bought
    while True:
        total = sum(t.item(c).price for c in chosen)
        options = [NO]
        if total >= GOLD:  # MUN-SELL-02
            options.append(DONE)
        for card in goods(t, seat):
            if card not in chosen and total + t.item(card).price < most:
                options.append(Option("sell", card=card))
        pick = yield from ask(seat, "sell", options, "MUN-SELL-01", number=total)
        if pick is NO:
            t.rights.sales_dropped += 1
            return
        if pick is DONE:
            break
        chosen.append(pick.card)
    levels = total // GOLD  # no change is given, MUN-SELL-04
    for card in chosen:
        t.discard(card)
    t.say("sell", "MUN-SELL-01", seat=seat, number=total, cards=chosen)
    gain_levels(t, seat, levels, "MUN-SELL-05")


def may_sell(t: Dungeon, seat: int) -> bool:
    if seat != t.active or t.fight is not None or t.no_sale:
        return False
    if t.level[seat] >= GOAL - 1 or t.rights.sales_dropped >= SALES_DROPPED:
        return False
    return sum(t.item(c).price for c in goods(t, seat)) >= GOLD


def goods(t: Dungeon, seat: int) -> list[int]:
    """What may be sold: items from play and hand (MUN-SELL-06)."""
    return t.items(seat) + [c for c in t.hands[seat].cards if isinstance(t.face(c), Item)]
