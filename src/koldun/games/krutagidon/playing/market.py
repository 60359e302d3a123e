"""The Market and the main deck it is filled from."""

from koldun.games.krutagidon.playing.mayhem import unleash
from koldun.games.krutagidon.state import MARKET_SIZE, Brawl
from koldun.kernel.decisions import Play


def refill(t: Brawl, size: int = MARKET_SIZE) -> Play[None]:
    """The Market is brought to five; each Mayhem interrupts it (KRU-TURN-03, KRU-MAYHEM-02)."""
    while len(t.market.cards) < size:
        if not t.main.cards:
            if "market" not in t.out:
                t.out.append("market")  # KRU-GAMEEND-02, KRU-MAYHEM-30
            return
        yield from turn_up(t)


def turn_up(t: Brawl) -> Play[None]:
    """The next card of the main deck: into the Market, or a Mayhem at once (KRU-TURN-05)."""
    card = t.main.top()
    if t.face(card).kind != "mayhem":
        t.cards.draw(t.main, t.market)
        t.say("market", "KRU-TURN-03", card=card)
        return
    t.cards.draw(t.main, t.resolving)
    yield from unleash(t, card, -1, False)
    t.cards.move(card, t.resolving, t.mayhem)  # KRU-MAYHEM-08
