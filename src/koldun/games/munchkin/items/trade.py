"""Trades, gifts and bribes (OPEN-TRADE)."""

from typing import Final

from koldun.games.munchkin.fight.deal import Offer
from koldun.games.munchkin.items.handing_over import hand_over
from koldun.games.munchkin.items.limits import overload
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import DONE, NO, YES, Option, Play, ask

NEVER: Final = Option("never")
TRADES_HERE: Final = 2
TRADES: Final = 6


def trade(t: Dungeon, seat: int) -> Play[None]:
    """Name the partner, then one by one what to give and to take; the partner answers."""
    t.rights.trades_here[seat] += 1
    t.rights.trades[seat] += 1
    who = [Option("with", seat=s) for s in partners(t, seat)]
    if len(who) > 1:
        who.append(NO)
    pick = yield from ask(seat, "partner", who, "MUN-TRADE-01")
    if pick is NO:
        return
    other = pick.seat
    give: list[int] = []
    take: list[int] = []
    yield from list_given(t, seat, other, give)
    done = yield from list_taken(t, seat, other, give, take)
    if not done:
        return
    sworn = False
    fight = t.fight
    if t.rules.bribes and give and fight is not None and fight.helper < 0:
        bound = yield from ask(seat, "bribe", [NO, YES], "MUN-TRADE-07", by=other)
        sworn = bound is YES
    t.rights.offered.append(_signature(seat, other, give, take))
    offer = Offer("trade", seat, other, give, take)
    t.offer = offer
    t.say("trade-offer", "MUN-TRADE-01", seat=seat, other=other, cards=give + take)
    tell_terms(t, offer, "MUN-TRADE-02")
    answers = [YES, NO, NEVER]
    answer = yield from ask(other, "trade", answers, "MUN-TRADE-01", by=seat, number=len(give))
    t.offer = None
    if answer is not YES:
        t.say("decline", "MUN-TRADE-01", seat=other, other=seat)
        if answer is NEVER:
            t.deaf.append(f"trade {other} {seat}")
        return
    if sworn and fight is not None:
        fight.sworn.append(other)
        t.say("sworn", "MUN-TRADE-07", seat=other, other=seat)
    for card in give:
        hand_over(t, seat, other, card, "MUN-TRADE-05")
    for card in take:
        hand_over(t, other, seat, card, "MUN-TRADE-05")
    for taker, got in ((other, give), (seat, take)):
        if got:
            t.rights.dressed[taker] = 0  # what has come may be put on at once


def tell_terms(t: Dungeon, offer: Offer, rule: str) -> None:
    """Who would give what: an offer nobody understands is none."""
    seat, to = offer.seat, offer.to
    if offer.gives:
        t.say("terms-give", rule, seat=seat, other=to, cards=offer.gives)
    if offer.takes:
        t.say("terms-give", rule, seat=to, other=seat, cards=offer.takes)
    if offer.cards:
        t.say("terms-play", "MUN-HELP-09", seat=seat, other=to, cards=offer.cards)
    if offer.always:
        t.say("terms-always", "MUN-HELP-23", seat=seat)


def may_trade(t: Dungeon, seat: int) -> bool:
    rights = t.rights
    if rights.trades_here[seat] >= TRADES_HERE or rights.trades[seat] >= TRADES:
        return False
    return not t.in_combat(seat) and bool(partners(t, seat))


def partners(t: Dungeon, seat: int) -> list[int]:
    """Both must be out of combat, and there must be something to trade (MUN-TRADE-03)."""
    mine = bool(t.items(seat))
    return [
        s
        for s in t.others(seat)
        if not t.in_combat(s) and (mine or t.items(s)) and f"trade {s} {seat}" not in t.deaf
    ]


def list_given(t: Dungeon, seat: int, other: int, give: list[int]) -> Play[None]:
    while True:
        options = [DONE]
        options += [Option("give", card=c) for c in t.items(seat) if c not in give]
        pick = yield from ask(seat, "give", options, "MUN-TRADE-02", by=other)
        if pick is DONE:
            return
        give.append(pick.card)


def list_taken(t: Dungeon, seat: int, other: int, give: list[int], take: list[int]) -> Play[bool]:
    """What is wanted in return; the offer can be made once it is legal and new."""
    while True:
        options = [NO]
        fresh = _signature(seat, other, give, take) not in t.rights.offered
        if (give or take) and fresh and fits(t, seat, other, give, take):
            options.append(DONE)
        options += [Option("want", card=c) for c in t.items(other) if c not in take]
        pick = yield from ask(seat, "want", options, "MUN-TRADE-02", by=other)
        if pick is NO:
            return False
        if pick is DONE:
            return True
        take.append(pick.card)


def fits(t: Dungeon, seat: int, other: int, give: list[int], take: list[int]) -> bool:
    """Both sides end within their Big and steed limits (MUN-BIG-09); Cheat! does not travel."""
    return overload(t, seat, give, take) < 0 and overload(t, other, take, give) < 0


def _signature(seat: int, other: int, give: list[int], take: list[int]) -> str:
    return f"{seat} {other} {sorted(give)} {sorted(take)}"
