"""Walking the mage: whom it strikes down, and what the cells do (Передвижение мага, Игровое поле)."""

from typing import Final

from koldun.games.three_mages.board import option_at
from koldun.games.three_mages.ending import draw_if_none_left
from koldun.games.three_mages.resources import gain, put_down
from koldun.games.three_mages.state import KINDS, Realm
from koldun.kernel.decisions import DONE, Option, Play, ask

BROWSE: Final = Option("browse")


def walk(t: Realm, seat: int, cell: str) -> Play[None]:
    """Kill who stands there, take a card, then the action of the cell (MAG-WALK-09)."""
    t.phase = "walk"
    t.at[t.mages[seat]] = cell
    t.say("walk", "MAG-TURN-08", seat=seat, place=cell, word=t.board.kinds[cell])
    strike_down(t, seat, cell)
    yield from act_of_cell(t, seat, cell)


# --- a mage that meets another one


def strike_down(t: Realm, seat: int, cell: str) -> None:
    """A rival mage on the cell dies and stands in its own castle again (MAG-WALK-06)."""
    for victim in range(t.seats):
        mage = t.mages[victim]
        if victim != seat and t.at[mage] == cell:
            t.at[mage] = t.board.castles[mage]
            t.say("kill", "MAG-WALK-06", seat=seat, other=victim, place=cell)
            take_card(t, seat, victim, "MAG-WALK-07")


def take_card(t: Realm, seat: int, victim: int, rule: str) -> None:
    """One card of the victim's hand, whatever it is, each as likely (MAG-WALK-08)."""
    hand = t.hands[victim]
    if not hand.cards:
        return
    card = hand.cards[t.rng.below(len(hand.cards))]
    t.cards.move(card, hand, t.hands[seat])
    t.say("take", rule, seat=seat, other=victim)
    both = (1 << seat) | (1 << victim)
    t.say("take-card", rule, seat=seat, other=victim, card=card, only=both)


# --- cells


def act_of_cell(t: Realm, seat: int, cell: str) -> Play[None]:
    """Right after arriving (MAG-WALK-05). Neutral land does nothing (MAG-LAND-06)."""
    kind = t.board.kinds[cell]
    if kind == "fire_land":
        gain(t, seat, 0, "MAG-LAND-01")
    elif kind == "ice_land":
        gain(t, seat, 1, "MAG-LAND-02")
    elif kind == "graveyard":
        gain(t, seat, 2, "MAG-LAND-03")
    elif kind == "monster_bag":
        draw_monster(t, seat, "MAG-BAG-01")
    elif kind == "spell_book":
        draw_spell(t, seat)
    elif kind == "magic_portal":
        teleport(t, seat, t.board.centre, "MAG-PORTAL-01")
    elif kind == "central_portal":
        options = [option_at("portal", cell) for cell in t.board.portals]
        pick = yield from ask(seat, "portal", options, "MAG-PORTAL-02")
        teleport(t, seat, pick.place, "MAG-PORTAL-02")
    elif kind == "bazaar":
        yield from trade(t, seat)


def draw_monster(t: Realm, seat: int, rule: str) -> None:
    """The deck is not made anew from the dead (MAG-BAG-02)."""
    if not t.monsters.cards:
        t.say("no-monsters", "MAG-BAG-02", seat=seat)
        return
    card = t.cards.draw(t.monsters, t.hands[seat])
    t.say("monster", rule, seat=seat)
    t.say("drawn", rule, seat=seat, card=card, only=1 << seat)


def draw_spell(t: Realm, seat: int) -> None:
    """Spells that were cast do not come back (MAG-BOOK-02)."""
    if not t.spells.cards:
        t.say("no-spells", "MAG-BOOK-02", seat=seat)
        return
    card = t.cards.draw(t.spells, t.hands[seat])
    t.say("spell", "MAG-BOOK-01", seat=seat)
    t.say("drawn", "MAG-BOOK-01", seat=seat, card=card, only=1 << seat)


def teleport(t: Realm, seat: int, cell: str, rule: str) -> None:
    """The far portal does not act again; who stands there dies (MAG-PORTAL-04, MAG-PORTAL-05)."""
    t.at[t.mages[seat]] = cell
    t.say("teleport", rule, seat=seat, place=cell)
    strike_down(t, seat, cell)


# --- the bazaar


def trade(t: Realm, seat: int) -> Play[None]:
    """Any number of exchanges, or none (MAG-BAZAAR-04)."""
    t.phase = "bazaar"
    while t.hands[seat].cards and not t.end:
        options = exchanges(t, seat)
        if not options:
            options = [BROWSE]  # or not being asked would tell what the hand does not hold
        pick = yield from ask(seat, "bazaar", [DONE] + options, "MAG-BAZAAR-04")
        if pick.verb == "swap":
            swap(t, seat, pick.card, KINDS.index(pick.place))
        elif pick.verb == "sell":
            sell(t, seat, pick.card)
        else:
            return


def exchanges(t: Realm, seat: int) -> list[Option]:
    options: list[Option] = []
    have = t.resources(seat)
    for kind in range(3):
        if have[kind] >= 2:  # MAG-BAZAAR-01
            card = t.resource_card(seat, kind)
            for wanted in range(3):
                if wanted == kind or t.available(wanted):  # MAG-BAZAAR-07
                    options.append(Option("swap", card=card, place=KINDS[wanted]))
    if t.available(t.mages[seat]):
        for card in t.hands[seat].cards:
            if t.cards.faces[card].kind != "resource":  # MAG-BAZAAR-02, MAG-BAZAAR-03
                options.append(Option("sell", card=card))
    return options


def swap(t: Realm, seat: int, card: int, wanted: int) -> None:
    """Two of one kind go to their discard first (MAG-BAZAAR-06)."""
    kind = t.kind_of(card)
    put_down(t, seat, card)
    second = put_down(t, seat, t.resource_card(seat, kind))
    t.say("swap", "MAG-BAZAAR-01", seat=seat, cards=[card, second])
    gain(t, seat, wanted, "MAG-BAZAAR-01")


def sell(t: Realm, seat: int, card: int) -> None:
    """A card is out of the game for one own resource of the seller (MAG-BAZAAR-05)."""
    monster = t.face(card).kind == "monster"
    rule = "MAG-BAZAAR-02" if monster else "MAG-BAZAAR-03"
    t.cards.move(card, t.hands[seat], t.dead if monster else t.spent)
    t.say("sell", rule, seat=seat, card=card)
    gain(t, seat, t.mages[seat], rule)
    if monster:
        draw_if_none_left(t)
