"""Laying items down, putting them on and taking them off."""

from typing import Final

from koldun.games.munchkin.items.limits import may_wear
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import DONE, Option, Play, ask

DRESSINGS: Final = 9  # in a window, while nothing new lies there: machines must come to an end


def lay(t: Dungeon, seat: int, card: int, rule: str) -> None:
    """An item comes into play, worn when there is a free slot for it."""
    worn = t.worn(seat)
    t.move(card, t.play[seat])
    if t.face(card).kind == "item" and not may_wear(t, seat, card, worn):
        t.sideways.append(card)
    t.say("lay", rule, seat=seat, card=card)


def join_cheat(t: Dungeon, seat: int, cheat: int, item: int) -> None:
    """Cheat! lies with its item, which is put on (MUN-ITEM-13)."""
    t.move(cheat, t.play[seat])
    t.cheats[item] = cheat
    if item not in t.play[seat].cards:
        t.move(item, t.play[seat])
    if item in t.sideways:
        t.sideways.remove(item)
    t.say("cheat", "MUN-ITEM-13", seat=seat, cards=[cheat, item])


def dress(t: Dungeon, seat: int) -> Play[None]:
    """Take items off and put others on, each once (MUN-WHEN-05); dressing again corrects it."""
    t.rights.dressed[seat] += 1
    touched: list[int] = []
    while True:
        worn = t.worn(seat)
        options = [DONE]
        for card in t.items(seat):
            if card in touched or t.face(card).kind != "item":
                continue
            if card in worn:
                options.append(Option("take-off", card=card))
            elif may_wear(t, seat, card, worn):
                options.append(Option("wear", card=card))
        pick = yield from ask(seat, "dress", options, "MUN-WHEN-05")
        if pick is DONE:
            return
        touched.append(pick.card)
        if pick.verb == "wear":
            t.sideways.remove(pick.card)
        else:
            t.sideways.append(pick.card)
        t.say(pick.verb, "MUN-WHEN-05", seat=seat, card=pick.card)


def may_dress(t: Dungeon, seat: int) -> bool:
    """As long as the window is open, with something to put on or take off."""
    if t.rights.dressed[seat] >= DRESSINGS:
        return False
    return any(t.face(c).kind == "item" for c in t.items(seat))


def undress(t: Dungeon, seat: int) -> None:
    """An item whose requirement lapsed is turned sideways, in combat too (MUN-ARMY-04)."""
    kept: list[int] = []
    for card in t.worn(seat):
        if may_wear(t, seat, card, kept):
            kept.append(card)
        else:
            t.sideways.append(card)
            t.say("lapse", "MUN-ARMY-04", seat=seat, card=card)
