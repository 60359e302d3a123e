"""Items: carrying, wearing, Big ones and steeds."""

from typing import Final

from koldun.games.munchkin.armies import is_civilian, settle_armies, suffers
from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.state import GOAL, GOLD, Dungeon
from koldun.kernel.decisions import DONE, NO, Option, Play, ask

_ROOM: Final = {"headgear": 1, "armour": 1, "footgear": 1, "steed": 1}


# --- limits


def may_use(t: Dungeon, seat: int, card: int) -> bool:
    """Army limits, which Cheat! lifts (MUN-ITEM-15, -16, MUN-ALLIANCE-04)."""
    if card in t.cheats:
        return True
    item = t.item(card)
    if item.only:
        if not (item.only[0] == "civilian" and is_civilian(t, seat)):
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


# --- laying down and dressing


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
    """Take items off and put others on, each once (MUN-WHEN-05)."""
    t.dressed[seat] = True
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


# --- selling


def goods(t: Dungeon, seat: int) -> list[int]:
    """What may be sold: items from play and hand (MUN-SELL-06)."""
    return t.items(seat) + [c for c in t.hands[seat].cards if isinstance(t.face(c), Item)]


def may_sell(t: Dungeon, seat: int) -> bool:
    if seat != t.active or t.fight is not None or t.no_sale or t.sale_dropped:
        return False
    if t.level[seat] >= GOAL - 1:
        return False
    return sum(t.item(c).price for c in goods(t, seat)) >= GOLD


def sell(t: Dungeon, seat: int) -> Play[None]:
    """Pick items worth at least 1000 gold, or drop the idea until the next window."""
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
            t.sale_dropped = True
            return
        if pick is DONE:
            break
        chosen.append(pick.card)
    levels = total // GOLD  # no change is given, MUN-SELL-04
    for card in chosen:
        t.discard(card)
    t.say("sell", "MUN-SELL-01", seat=seat, number=total, cards=chosen)
    gain_levels(t, seat, levels, "MUN-SELL-05")


# --- levels


def gain_levels(t: Dungeon, seat: int, number: int, rule: str, kill: bool = False) -> None:
    """Only a kill gives the tenth level (MUN-PRECEDENCE-08); it ends the match (MUN-WIN-03)."""
    if t.dead[seat]:
        return
    most = GOAL if kill else GOAL - 1
    new = min(t.level[seat] + number, most)
    gained = new - t.level[seat]
    if gained > 0:
        t.level[seat] = new
        t.say("up", rule, seat=seat, number=gained)


def lose_levels(t: Dungeon, seat: int, number: int, rule: str) -> bool:
    """Nothing lowers a munchkin below level 1 (MUN-PRECEDENCE-04)."""
    lost = min(number, t.level[seat] - 1)
    if lost > 0:
        t.level[seat] -= lost
        t.say("down", rule, seat=seat, number=lost)
    return lost > 0


# --- putting right


def settle(t: Dungeon) -> Play[None]:
    """The checks after every event that are about what lies in front of people (OPEN-STATECHECK)."""
    for seat in t.around(t.active):
        if not t.play[seat].cards:
            continue
        if len(t.armies(seat)) > 1:
            yield from settle_armies(t, seat)
        adopt_cheats(t, seat)
        undress(t, seat)
        while len(bulk(t, seat)) > 1:
            yield from shed(t, seat, bulk(t, seat), "MUN-BIG-05")
        while len(steeds(t, seat)) > 1:
            yield from shed(t, seat, steeds(t, seat), "MUN-STEED-03")


def undress(t: Dungeon, seat: int) -> None:
    """An item whose requirement lapsed is turned sideways, in combat too (MUN-ARMY-04)."""
    kept: list[int] = []
    for card in t.worn(seat):
        if may_wear(t, seat, card, kept):
            kept.append(card)
        else:
            t.sideways.append(card)
            t.say("lapse", "MUN-ARMY-04", seat=seat, card=card)


def adopt_cheats(t: Dungeon, seat: int) -> None:
    """A Cheat! that a scene laid down joins the item that needs it most."""
    for cheat in t.play[seat].cards:
        if t.face(cheat).kind != "cheat" or cheat in t.cheats.values():
            continue
        free = [c for c in t.items(seat) if c not in t.cheats and t.face(c).kind == "item"]
        if not free:
            continue
        needy = [c for c in free if not may_use(t, seat, c)] or bulk(t, seat)[1:]
        worn = t.worn(seat)
        needy = needy or [c for c in worn if not may_wear(t, seat, c, worn)] or free
        t.cheats[needy[0]] = cheat


def shed(t: Dungeon, seat: int, surplus: list[int], rule: str) -> Play[None]:
    """One Big item (or steed) too many: sell it, or it goes to whoever is lowest and has room."""
    options = [Option("shed", card=c) for c in surplus]
    if may_sell(t, seat):  # MUN-BIG-06
        options.append(Option("sell-off"))
    if seat == t.active and t.fight is None:  # MUN-BIG-05
        for cheat in t.hands[seat].cards:
            if t.face(cheat).kind == "cheat":
                options += [Option("cheat", card=cheat, other=c) for c in surplus]
    pick = yield from ask(seat, "shed", options, rule)
    if pick.verb == "sell-off":
        yield from sell(t, seat)
        return
    if pick.verb == "cheat":
        join_cheat(t, seat, pick.card, pick.other)
        return
    yield from pass_down(t, seat, pick.card, "MUN-BIG-07")


def pass_down(t: Dungeon, seat: int, card: int, rule: str) -> Play[None]:
    """To the lowest opponent with room; ties by the owner; else discarded (MUN-BIG-07, -08)."""
    room = [s for s in t.others(seat) if room_for(t, s, t.item(card))]
    if not room:
        t.say("lost", "MUN-BIG-08", seat=seat, card=card)
        t.discard(card)
        return
    low = min(t.level[s] for s in room)
    options = [Option("to", seat=s) for s in room if t.level[s] == low]
    pick = yield from ask(seat, "pass-down", options, rule, about=card)
    hand_over(t, seat, pick.seat, card, rule)


def hand_over(t: Dungeon, giver: int, taker: int, card: int, rule: str) -> None:
    """An item in play changes owner and arrives unworn (MUN-TRADE-05)."""
    t.move(card, t.play[taker])
    if t.face(card).kind == "item":
        t.sideways.append(card)
    t.say("hand-over", rule, seat=giver, other=taker, card=card)
