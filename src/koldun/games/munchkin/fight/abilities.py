"""Abilities of armies in combat: paid with cards."""

from koldun.games.munchkin.fight.foes import foe_at, foe_options
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option, Play, ask


def payable(t: Dungeon, seat: int) -> list[int]:
    """Cards from hand or play that may pay for an ability: any but curses (MUN-ARMY-06, -07)."""
    return t.hands[seat].cards + [c for c in t.play[seat].cards if t.face(c).kind != "curse"]


def excess_options(t: Dungeon, seat: int) -> list[Option]:
    fight = t.fight
    if fight is None or not t.fighting() or not fight.has(seat):
        return []
    options: list[Option] = []
    for card in t.armies(seat):
        army = t.army(card)
        if army.excess > 0 and fight.excess[seat] < army.excess * army.excess_cards:
            options += [Option("excess", card=c) for c in payable(t, seat) if c != card]
    return options


def excess(t: Dungeon, seat: int, card: int) -> None:
    fight = t.combat()
    gain = max(army.excess for army in t.army_faces(seat))
    t.discard(card)
    fight.excess[seat] += gain
    t.say("excess", "MUN-ARMY-06", seat=seat, card=card, number=gain)


def wail_options(t: Dungeon, seat: int) -> list[Option]:
    """In any combat, fighting or not (MUN-COMBAT-13)."""
    fight = t.fight
    if fight is None or not t.fighting():
        return []
    for army in t.army_faces(seat):
        if army.wail > 0 and fight.wails[seat] < army.wail_times:
            return [Option("wail", card=c) for c in t.hands[seat].cards]
    return []


def wail(t: Dungeon, seat: int, card: int) -> Play[None]:
    fight = t.combat()
    amount = max(army.wail for army in t.army_faces(seat))
    t.discard(card)
    fight.wails[seat] += 1
    options = [Option("wail-at", seat=s) for s in fight.fighters()] + foe_options(t, "wail-on")
    pick = yield from ask(seat, "wail", options, "MUN-ARMY-05", about=card)
    if pick.seat >= 0:
        fight.weak[pick.seat] += amount
        t.say("wail-at", "MUN-ARMY-05", seat=seat, other=pick.seat, number=amount)
    else:
        foe_at(t, pick.card).minus += amount
        t.say("wail", "MUN-ARMY-05", seat=seat, card=pick.card, number=amount)
