"""Verbs that destroy cards."""

from koldun.content.vocabulary import word
from koldun.games.krutagidon.playing.choices import distinct
from koldun.games.krutagidon.playing.destroying import choose_destroy
from koldun.games.krutagidon.playing.market import refill
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import PASS, Option, Play, ask


class Destroy(Act):
    """Destroy a card in hand, in the discard pile, or in either."""

    def __init__(self, where: str, may: str) -> None:
        super().__init__()
        self.where: str = where
        self.may: str = may

    def play(self, t: Brawl, u: Use) -> Play[None]:
        cards: list[int] = []
        if self.where != "discard":
            cards += t.hands[u.seat].cards
        if self.where != "hand":
            cards += distinct(t, t.discards[u.seat].cards)
        may = self.may == "may"
        yield from choose_destroy(t, u.seat, cards, may, "KRU-DESTROY-07", about=u.card)


VERBS.verb(
    "destroy",
    Destroy,
    word("where", "hand", "discard", "either"),
    word("may", "may", "must", default="may"),
)


class MarketDestroy(Act):
    """Muck Marx: destroy a Market card and replace it at once."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if not t.market.cards:
            return
        options = [PASS] + [Option("destroy", card=c) for c in t.market.cards]
        pick = yield from ask(u.seat, "destroy", options, "KRU-DESTROY-01", about=u.card)
        if pick is PASS:
            return
        t.cards.move(pick.card, t.market, t.destroyed)
        t.say("destroy", "KRU-DESTROY-01", seat=u.seat, card=pick.card)
        yield from refill(t, len(t.market.cards) + 1)


VERBS.verb("market_destroy", MarketDestroy)
