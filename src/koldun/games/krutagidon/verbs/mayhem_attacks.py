"""Attacks of Mayhem cards, and what they do."""

from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.fighting.attack import carry_out
from koldun.games.krutagidon.fighting.hits import Attack, Hit
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.fighting.targets import MAYHEM_TARGETS, mayhem_targets
from koldun.games.krutagidon.playing.choices import choose_enemy, distinct
from koldun.games.krutagidon.playing.destroying import choose_destroy, destroy
from koldun.games.krutagidon.playing.gaining import gain, gain_limp, gain_main
from koldun.games.krutagidon.playing.piles import (
    draw,
    hand_total,
    random_card,
    reveal_top,
    turn_over,
)
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl, Harm
from koldun.games.krutagidon.verbs.numbered import NumberedHarm
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import Option, Play, ask


class MayhemAttack(Act):
    """The attack of a Mayhem card: all declare, then it is applied (KRU-MAYHEM-05)."""

    def __init__(self, target: str, do: list[Harm]) -> None:
        super().__init__()
        self.target: str = target
        self.do: list[Harm] = do

    def play(self, t: Brawl, u: Use) -> Play[None]:
        targets = [s for s in mayhem_targets(t, self.target) if s != u.sitting]
        a = Attack(u.seat, u.source, u.card, t.face(u.card).kind, True, "KRU-MAYHEM-05")
        a.sitting = u.sitting
        yield from carry_out(t, a, self.do, targets, True)


VERBS.verb("mayhem_attack", MayhemAttack, word("target", *MAYHEM_TARGETS), deeds("do"))


class CompareTops(Harm):
    """C: who reveals the highest cost gives that card to one who revealed the lowest."""

    def joint(self) -> bool:
        return True

    def hit_all(self, t: Brawl, a: Attack, hits: list[Hit]) -> Play[None]:
        seats: list[int] = []
        cards: list[int] = []
        for h in hits:
            if h.victim not in seats:
                card = reveal_top(t, h.victim, "KRU-MAYHEM-18")
                if card >= 0:
                    seats.append(h.victim)
                    cards.append(card)
        if not seats:
            return
        costs = [t.face(c).cost for c in cards]
        most, least = max(costs), min(costs)
        if most == least:
            return
        low = [seats[i] for i in range(len(seats)) if costs[i] == least]
        for i in range(len(seats)):
            if costs[i] == most:
                other = yield from choose_enemy(t, seats[i], low, "KRU-MAYHEM-18", cards[i])
                t.cards.move(cards[i], t.decks[seats[i]], t.discards[other])
                t.say("give", "KRU-MAYHEM-18", seat=seats[i], other=other, card=cards[i])


VERBS.verb("compare_tops", CompareTops)


class RichestLimp(NumberedHarm):
    """E: the highest sum of costs in hand gains Limp Wands (KRU-ATTACK-20).

    Who redirects is not compared with the others (KRU-MAYHEM-14); the Limp Wands go to the
    attacker if that player would have had the highest sum (KRU-REDIRECT-05).
    """

    def joint(self) -> bool:
        return True

    def amount(self, t: Brawl, a: Attack, victim: int, sent: bool) -> int:
        total = hand_total(t, victim)
        t.say("hand-total", "KRU-INFO-05", seat=victim, number=total)
        return total

    def hit_all(self, t: Brawl, a: Attack, hits: list[Hit]) -> Play[None]:
        most = max([0] + [h.amount for h in hits if not h.sent])
        for h in hits:
            if h.amount >= most:
                yield from gain_limp(t, h.victim, self.number, a.rule)


VERBS.verb("richest_limp", RichestLimp, number("number", 1, 9))


class MillTwo(Harm):
    """F: of the top two cards one is destroyed, the other is taken and hurts by its cost."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        seat = h.victim
        shown = t.revealed[seat]
        cards = turn_over(t, seat, 2)
        if not cards:
            return
        t.say("reveal", a.rule, seat=seat, cards=cards)
        options = [Option("destroy", card=c) for c in distinct(t, cards)]
        pick = yield from ask(seat, "destroy", options, a.rule, about=a.card)
        other = [c for c in cards if c != pick.card]
        yield from destroy(t, seat, pick.card, shown, a.rule)
        for card in other:
            t.cards.move(card, shown, t.hands[seat])
            t.say("take", a.rule, seat=seat, card=card)
            yield from damage(t, seat, t.face(card).cost * a.factor, h.killer, a.card, a.rule)


VERBS.verb("mill_two", MillTwo)


class TradeForWild(Harm):
    """I: a random card of the hand is destroyed, a Wild Magic comes into the hand."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        hand = t.hands[h.victim]
        if hand.cards:
            yield from destroy(t, h.victim, random_card(t, hand), hand, a.rule)
        if t.wild.cards:  # KRU-GAIN-07
            yield from gain(t, h.victim, t.wild.top(), t.wild, a.rule, "hand")


VERBS.verb("trade_for_wild", TradeForWild)


class GlyphsOnTop(Harm):
    """N: all Glyphs of the discard pile go on top of the deck."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        pile = t.discards[h.victim]
        cards = [c for c in pile.cards if t.face(c).kind == "glyph"]
        for card in cards:
            t.cards.move(card, pile, t.decks[h.victim])
        if cards:
            t.say("glyphs", a.rule, seat=h.victim, number=len(cards))
        yield from ()


VERBS.verb("glyphs_on_top", GlyphsOnTop)


class RightDestroys(Harm):
    """S: the right enemy may destroy a card in hand and one in the discard pile (KRU-MAYHEM-27)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        other = t.right(h.victim)
        if other == a.sitting:
            return
        rule = "KRU-MAYHEM-27"
        for cards in (t.hands[other].cards[:], distinct(t, t.discards[other].cards)):
            yield from choose_destroy(t, other, cards, True, rule, about=a.card)


VERBS.verb("right_destroys", RightDestroys)


class LeftDraws(NumberedHarm):
    """T: the left enemy draws cards (KRU-MAYHEM-27)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        other = t.left(h.victim)
        if other != a.sitting:
            draw(t, other, self.number, "KRU-MAYHEM-27")
        yield from ()


VERBS.verb("left_draws", LeftDraws, number("number", 1, 9))


class TakeMain(Harm):
    """U: the top card of the main deck comes into the hand and hurts by its cost."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        card = yield from gain_main(t, h.victim, "KRU-MAYHEM-32", "hand")
        if card >= 0:
            number = t.face(card).cost * a.factor
            yield from damage(t, h.victim, number, h.killer, a.card, "KRU-MAYHEM-32")


VERBS.verb("take_main", TakeMain)
