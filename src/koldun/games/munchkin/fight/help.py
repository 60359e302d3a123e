"""Asking for help: typed offers, counter-offers and bids (OPEN-HELP)."""

from typing import Final

from koldun.games.munchkin.character.levels import gain_levels
from koldun.games.munchkin.fight.deal import ALL_SHARE, Deal, Draft, Offer
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.fight.strength import all_treasures
from koldun.games.munchkin.items.trade import NEVER, tell_terms
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.games.munchkin.verbs.plays import Dispel, GainLevel
from koldun.kernel.decisions import DONE, NO, YES, Option, Play, ask

ORDERS: Final = ("helper-first", "main-first", "alternate-helper", "alternate-main", "random")
OFFERS: Final = 3  # per opponent and combat; one more for each change of the totals
USUAL: Final = 3  # treasures at most in an offer made at once
COUNTER: Final = Option("counter")
HAGGLE: Final = Option("haggle")
ALWAYS: Final = Option("always")
DROPPED: Final = (
    9  # askings for help in a combat that came to nothing: machines must come to an end
)
SEEK: Final = Option("seek")


def seek(t: Dungeon) -> Play[None]:
    """Main asks one opponent, who accepts, declines or makes a counter-offer.

    Usual offers are made at once; whoever wants other terms haggles.
    """
    fight = t.combat()
    who = askable(t, fight)
    options = [o for s in who for o in usual_offers(t, fight, s, fight.main)]
    options += [Option("haggle", seat=s) for s in who] + [NO]
    asked = yield from ask(fight.main, "seek", options, "MUN-HELP-01")
    if asked is NO:
        fight.dropped += 1
        return
    helper = asked.seat
    fight.offers[helper] += 1
    draft: Draft | None = None
    if asked.verb == "offer":
        draft = at_once(fight, helper, fight.main, asked)
    else:
        draft = yield from terms(t, fight, helper, fight.main)
    if draft is None:
        return
    deal = draft.deal
    for card in draft.cards:
        t.cards.show(card, 1 << helper)
    put_up(t, Offer("offer", fight.main, helper, deal.items, deal.asks, draft))
    answers = [YES, NO, COUNTER, NEVER]
    answer = yield from ask(
        helper,
        "offer",
        answers,
        "MUN-HELP-01",
        by=fight.main,
        number=deal.share,
        word=order_of(t, fight, deal),
    )
    t.offer = None
    if answer is YES:
        yield from agree(t, fight, helper, deal, draft.cards)
    elif answer is COUNTER:
        yield from bid(t, helper, "counter")
    else:
        t.say("decline", "MUN-HELP-01", seat=helper, other=fight.main)
        if answer is NEVER:
            t.deaf.append(f"help {helper} {fight.main}")


def bid(t: Dungeon, helper: int, what: str) -> Play[None]:
    """A bystander names a price; main takes it or leaves it."""
    fight = t.combat()
    if what == "bid":
        fight.bids[helper] = fight.changes
    options = [
        Option("share", number=o.number, place=o.place)
        for o in usual_offers(t, fight, helper, helper)
    ]
    options += [HAGGLE, NO]
    pick = yield from ask(helper, "share", options, "MUN-HELP-08", by=helper)
    if pick is NO:
        return
    draft: Draft | None = None
    if pick.verb == "share":
        draft = at_once(fight, helper, helper, pick)
    else:
        draft = yield from terms(t, fight, helper, helper)
    if draft is None:
        return
    deal = draft.deal
    put_up(t, Offer(what, helper, fight.main, deal.asks, deal.items, draft))
    answer = yield from ask(
        fight.main,
        "bid",
        [YES, NO],
        "MUN-HELP-01",
        by=helper,
        number=deal.share,
        word=order_of(t, fight, deal),
    )
    t.offer = None
    if answer is YES:
        yield from agree(t, fight, helper, deal, [])
    else:
        t.say("decline", "MUN-HELP-01", seat=fight.main, other=helper)


def usual_offers(t: Dungeon, fight: Fight, helper: int, author: int) -> list[Option]:
    """One to three treasures and who picks first, or help for nothing; none that was made before."""
    treasures = all_treasures(t, fight)
    found: list[Option] = []
    for share in range(1, min(treasures, USUAL) + 1):
        orders = ORDERS[:2] if share < treasures else ORDERS[:1]
        found += [Option("offer", seat=helper, number=share, place=order) for order in orders]
    found.append(Option("offer", seat=helper, number=0))
    return [o for o in found if _said(helper, author, _deal_of(o), []) not in fight.said]


def order_of(t: Dungeon, fight: Fight, deal: Deal) -> str:
    """Who picks first, where both get something."""
    return deal.order if 0 < deal.share < all_treasures(t, fight) else ""


def at_once(fight: Fight, helper: int, author: int, option: Option) -> Draft:
    """An offer without further terms."""
    draft = Draft(_deal_of(option))
    fight.said.append(_said(helper, author, draft.deal, []))
    return draft


def _deal_of(option: Option) -> Deal:
    return Deal(option.number, option.place or ORDERS[0])


def _said(helper: int, author: int, deal: Deal, cards: list[int]) -> str:
    return f"{author} {deal.signature(helper)} {sorted(cards)}"


def terms(t: Dungeon, fight: Fight, helper: int, author: int) -> Play[Draft | None]:
    """Share and pick order together (MUN-HELP-08), then items and cards one by one, and when due.

    Any number of them may be named (OPEN-HELP); how many offers there are is capped. None: dropped.
    """
    options = [Option("share", number=0)]
    for share in list(range(1, all_treasures(t, fight) + 1)) + [ALL_SHARE]:
        options += [Option("share", number=share, place=order) for order in ORDERS]
    options.append(NO)
    pick = yield from ask(author, "share", options, "MUN-HELP-08", by=helper)
    if pick is NO:
        return None
    deal = _deal_of(pick)
    draft = Draft(deal)
    while True:
        extras: list[Option] = []
        new = _said(helper, author, deal, draft.cards)
        if new not in fight.said:  # MUN-HELP-02: no offer twice
            extras.append(DONE)
        extras += _extras(t, fight, helper, author, draft)
        extras.append(NO)
        pick = yield from ask(author, "terms", extras, "MUN-HELP-06", by=helper)
        if pick is NO:
            return None
        if pick is DONE:
            fight.said.append(new)
            return draft
        if pick is ALWAYS:
            deal.always = True
        elif pick.verb == "promise":
            draft.cards.append(pick.card)
        elif pick.verb == "pay":
            deal.items.append(pick.card)
        else:
            deal.asks.append(pick.card)


def _extras(t: Dungeon, fight: Fight, helper: int, author: int, draft: Draft) -> list[Option]:
    deal = draft.deal
    options = [Option("pay", card=c) for c in t.items(fight.main) if c not in deal.items]
    options += [Option("demand", card=c) for c in t.items(helper) if c not in deal.asks]
    if not deal.always:
        options.append(ALWAYS)
    if author == fight.main:
        options += [Option("promise", card=c) for c in _promises(t, author, helper, draft.cards)]
    return options


def _promises(t: Dungeon, main: int, helper: int, made: list[int]) -> list[int]:
    """Hand cards that can be played on the helper: levels, and Dispel on a curse (MUN-HELP-09)."""
    levels = sum(1 for c in made if _raises(t, c))
    cards: list[int] = []
    for card in t.hands[main].cards:
        if card in made:
            continue
        if _raises(t, card):
            if t.level[helper] + levels < GOAL - 1:
                cards.append(card)
        elif _dispels(t, card) and len(made) - levels < len(t.curses(helper)):
            cards.append(card)
    return cards


def _raises(t: Dungeon, card: int) -> bool:
    return any(isinstance(deed, GainLevel) for deed in t.face(card).deeds)


def _dispels(t: Dungeon, card: int) -> bool:
    return any(isinstance(deed, Dispel) for deed in t.face(card).deeds)


def put_up(t: Dungeon, offer: Offer) -> None:
    """The offer lies on the table, and everybody hears its terms."""
    t.offer = offer
    t.say(
        offer.what,
        "MUN-HELP-08",
        seat=offer.seat,
        other=offer.to,
        number=offer.share,
        place=offer.order if offer.share else "",
        cards=offer.gives + offer.takes + offer.cards,
    )
    tell_terms(t, offer, "MUN-HELP-06")


def agree(t: Dungeon, fight: Fight, helper: int, deal: Deal, cards: list[int]) -> Play[None]:
    """The helper joins at once; promised hand cards are played on the helper (MUN-HELP-09)."""
    fight.helper = helper
    fight.deal = deal
    t.say("help", "MUN-HELP-04", seat=helper, other=fight.main, number=deal.share)
    for card in cards:
        t.discard(card)
        t.say("play", "MUN-HELP-09", seat=fight.main, card=card)
        if _raises(t, card):
            gain_levels(t, helper, 1, "MUN-HELP-09")
            continue
        curses = [Option("dispel", card=c, seat=helper) for c in t.curses(helper)]
        pick = yield from ask(fight.main, "dispel", curses, "MUN-HELP-09", about=card)
        t.say("dispel", "MUN-ONESHOT-02", seat=fight.main, card=pick.card)
        t.discard(pick.card)


# --- who may


def help_options(t: Dungeon, seat: int) -> list[Option]:
    """Main may make offers, anybody else one bid per change of the totals."""
    fight = t.fight
    if fight is None or not may_seek(t):
        return []
    if seat == fight.main:
        return [SEEK] if askable(t, fight) else []
    if may_help(t, fight, seat) and fight.bids[seat] != fight.changes:
        return [Option("bid")]
    return []


def may_seek(t: Dungeon) -> bool:
    """While main does not lead and has no helper (MUN-HELP-01, -03)."""
    fight = t.fight
    if fight is None or fight.stage == "won" or not t.fighting() or fight.helper >= 0:
        return False
    return fight.totals[0] <= fight.totals[1]  # as told last, after the last change


def askable(t: Dungeon, fight: Fight) -> list[int]:
    """Opponents who have not yet had all the offers they may get, nor asked for peace (MUN-HELP-02)."""
    if fight.dropped >= DROPPED:
        return []
    most = OFFERS + fight.changes - 1
    return [
        s
        for s in t.others(fight.main)
        if may_help(t, fight, s)
        and fight.offers[s] < most
        and f"help {s} {fight.main}" not in t.deaf
    ]


def may_help(t: Dungeon, fight: Fight, seat: int) -> bool:
    return not t.dead[seat] and seat != fight.main and seat not in fight.sworn
