"""Verbs that draw cards, take them back, or look at the deck."""

from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.playing.choices import choose_enemy, distinct
from koldun.games.krutagidon.playing.destroying import choose_destroy
from koldun.games.krutagidon.playing.discarding import discard, discard_hand
from koldun.games.krutagidon.playing.piles import draw, top
from koldun.games.krutagidon.playing.power import make_power
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import CARD_TYPES, VERBS
from koldun.kernel.decisions import PASS, Option, Play, ask


class Draw(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


VERBS.verb("draw", Draw, number("number", 1, 9))


class ShareDraw(Act):
    """Crazy Cat Lady: you and an enemy of your choice draw a card each."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        draw(t, u.seat, 1, "KRU-SHUFFLE-01")
        draw(t, other, 1, "KRU-SHUFFLE-01")


VERBS.verb("share_draw", ShareDraw)


class FreshHand(Numbered):
    """Billy: as the first card of the turn, discard the hand and draw anew."""

    def act(self, t: Brawl, u: Use) -> None:
        if len(t.turn.played) == 1:
            discard_hand(t, u.seat, "KRU-DISCARD-01")
            draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


VERBS.verb("fresh_hand", FreshHand, number("number", 1, 9))


class IfTokens(Act):
    """One thing with enough Dead Wizard Tokens, otherwise another."""

    def __init__(self, least: int, then: list[Act], otherwise: list[Act]) -> None:
        super().__init__()
        self.least: int = least
        self.then: list[Act] = then
        self.otherwise: list[Act] = otherwise

    def play(self, t: Brawl, u: Use) -> Play[None]:
        deeds = self.then if t.token_count(u.seat) >= self.least else self.otherwise
        for deed in deeds:
            yield from deed.play(t, u)


VERBS.verb("if_tokens", IfTokens, number("least", 1, 9), deeds("then"), deeds("otherwise"))


class Recover(Act):
    """Cards of a type from the discard pile into the hand, or Power instead (KRU-CARD-14)."""

    def __init__(self, type: str, number: str, power: int) -> None:
        super().__init__()
        self.type: str = type
        self.number: str = number
        self.power: int = power

    def play(self, t: Brawl, u: Use) -> Play[None]:
        pile = t.discards[u.seat]
        cards = t.of_type(pile, self.type)
        if not cards:
            make_power(t, u.seat, self.power)
            return
        if self.number == "one":
            options = [Option("take", card=c) for c in distinct(t, cards)]
            pick = yield from ask(u.seat, "take", options, "KRU-CARD-14", about=u.card)
            cards = [pick.card]
        for card in cards:
            t.cards.move(card, pile, t.hands[u.seat])
            t.say("take", "KRU-CARD-14", seat=u.seat, card=card)


VERBS.verb(
    "recover",
    Recover,
    word("type", *CARD_TYPES),
    word("number", "one", "all", default="one"),
    number("power", 1, 9, default=2),
)


class TopFromDiscard(Act):
    """You may put a card of your discard pile on top of your deck."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        pile = t.discards[u.seat]
        if pile.cards:
            options = [PASS] + [Option("put", card=c) for c in distinct(t, pile.cards)]
            pick = yield from ask(u.seat, "on-top", options, "KRU-RESOLVE-06", about=u.card)
            if pick is not PASS:
                t.cards.move(pick.card, pile, t.decks[u.seat])
                t.say("on-top", "KRU-RESOLVE-06", seat=u.seat, card=pick.card)


VERBS.verb("top_from_discard", TopFromDiscard)


class Scry(Act):
    """Look at the top card: destroy it, or put it back or into the hand."""

    def __init__(self, other: str) -> None:
        super().__init__()
        self.other: str = other  # back, hand

    def play(self, t: Brawl, u: Use) -> Play[None]:
        card = top(t, u.seat)
        if card < 0:
            return
        t.cards.show(card, 1 << u.seat)
        options = [Option("destroy", card=card), Option(self.other, card=card)]
        pick = yield from ask(u.seat, "top", options, "KRU-DESTROY-01", about=u.card)
        if pick.verb == "destroy":
            yield from choose_destroy(t, u.seat, [card], False, "KRU-DESTROY-01")
        elif pick.verb == "hand":
            t.cards.move(card, t.decks[u.seat], t.hands[u.seat])
            t.say("take-top", "KRU-DESTROY-01", seat=u.seat, card=card)


VERBS.verb("scry", Scry, word("other", "back", "hand"))


class ScryTwo(Act):
    """Smouldering Squire: of the top two cards one may be destroyed."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        deck = t.decks[u.seat]
        if top(t, u.seat) < 0:
            return
        if len(deck.cards) < 2 and t.discards[u.seat].cards:
            # the discard pile is shuffled under the one card that is left (KRU-SHUFFLE-01)
            last = deck.own().pop()
            top(t, u.seat)
            deck.own().append(last)
        cards = deck.cards[-2:]
        for card in cards:
            t.cards.show(card, 1 << u.seat)
        yield from choose_destroy(t, u.seat, cards, True, "KRU-DESTROY-07", "top-two", about=u.card)


VERBS.verb("scry_two", ScryTwo)


class LookDiscard(Act):
    """Look at the top card of your deck; you may discard it."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        card = top(t, u.seat)
        if card >= 0:
            t.cards.show(card, 1 << u.seat)
            options = [PASS, Option("discard", card=card)]
            pick = yield from ask(u.seat, "top-discard", options, "KRU-RESOLVE-06", about=u.card)
            if pick is not PASS:
                discard(t, u.seat, card, t.decks[u.seat], "KRU-DISCARD-02")


VERBS.verb("look_discard", LookDiscard)
