"""Mayhem: the events of the main deck (Беспредел)."""

from koldun.games.krutagidon.attack import NO_AVOID
from koldun.games.krutagidon.life import settle
from koldun.games.krutagidon.parts import Use
from koldun.games.krutagidon.state import MARKET_SIZE, Brawl
from koldun.kernel.decisions import NO, YES, Option, Play, ask


def refill(t: Brawl) -> Play[None]:
    """The Market is brought to five; each Mayhem interrupts it (KRU-TURN-03, KRU-MAYHEM-02)."""
    while len(t.market.cards) < MARKET_SIZE:
        if not t.main.cards:
            if "market" not in t.out:
                t.out.append("market")  # KRU-GAMEEND-02, KRU-MAYHEM-30
            return
        yield from turn_up(t)


def turn_up(t: Brawl) -> Play[None]:
    """The next card of the main deck: into the Market, or a Mayhem at once (KRU-TURN-05)."""
    card = t.main.top()
    if t.card(card).kind != "mayhem":
        t.cards.draw(t.main, t.market)
        t.say("market", "KRU-TURN-03", card=card)
        return
    t.cards.draw(t.main, t.resolving)
    yield from unleash(t, card, -1, False)
    t.cards.move(card, t.resolving, t.mayhem)  # KRU-MAYHEM-08


def unleash(t: Brawl, card: int, source: int, may_sit: bool, sitting: int = -1) -> Play[None]:
    """Carry out a Mayhem that lies in `resolving`; `source` is who played it by a card.

    `sitting` sits out the Mayhem that played this one, and with it what it plays (KRU-MAYHEM-12).
    """
    face = t.card(card)
    t.say("mayhem", "KRU-TURN-05", seat=source, card=card)
    if face.attack and sitting >= 0 and t.has_token(sitting, NO_AVOID):  # KRU-TOKEN-08
        sitting = -1
    if may_sit and not (face.attack and t.has_token(source, NO_AVOID)):  # KRU-MAYHEM-28
        pick = yield from ask(source, "sit-out", [NO, YES], "KRU-MAYHEM-29", about=card)
        if pick is YES:
            sitting = source
            t.say("sit-out", "KRU-MAYHEM-12", seat=source, card=card)
    for deed in face.do:
        yield from deed.play(t, Use(t.active, card, source, -1, 0, sitting))
    yield from settle(t)


def play_destroyed(t: Brawl, source: int, number: int, may_sit: bool) -> Play[None]:
    """Take random cards of the destroyed Mayhem pile, play one, put all back (KRU-MAYHEM-31)."""
    taken: list[int] = []
    for _ in range(min(number, len(t.mayhem.cards))):
        card = t.mayhem.cards[t.rng.below(len(t.mayhem.cards))]
        t.cards.move(card, t.mayhem, t.resolving)
        taken.append(card)
    if not taken:
        return
    options = [Option("take", card=c) for c in taken]
    pick = yield from ask(source if source >= 0 else t.active, "mayhem", options, "KRU-MAYHEM-31")
    yield from unleash(t, pick.card, source, may_sit)
    for card in taken:
        if card != pick.card:
            t.cards.move(card, t.resolving, t.mayhem)
    t.cards.move(pick.card, t.resolving, t.mayhem)
