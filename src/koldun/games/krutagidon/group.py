"""What Group Attacks and Mayhem attacks do: one class per verb."""

from koldun.games.krutagidon.attack import choose_enemy
from koldun.games.krutagidon.buying import gain, gain_limp, gain_main
from koldun.games.krutagidon.life import damage, settle
from koldun.games.krutagidon.parts import TYPES, Attack, Harm, Hit
from koldun.games.krutagidon.piles import (
    choose_destroy,
    destroy,
    discard,
    distinct,
    draw,
    reveal_top,
    show_hand,
    top,
)
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import Option, Play, ask, together
from koldun.kernel.windows import privately

DONE_KEEPING = Option("nothing")


class OneOfEach(Harm):
    """Destroys from hand until at most one card of each type is left."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        hand = t.hands[h.victim]

        def doubles(seat: int) -> list[Option]:
            for type in TYPES:
                same = t.of_type(hand, type)
                if type != "none" and len(same) > 1:
                    return [Option("keep", card=c) for c in same]
            return [DONE_KEEPING]

        while True:
            pick = yield from privately(t, h.victim, "keep", doubles, a.rule, a.card)
            if pick is DONE_KEEPING:
                return
            type = t.card(pick.card).type
            for card in t.of_type(hand, type):
                if card != pick.card:
                    yield from destroy(t, h.victim, card, hand, a.rule)


class LimpPerCostly(Harm):
    """A Limp Wand for each card of that cost or more in hand; only the number is told."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: int = least

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        cards = [c for c in t.hands[h.victim].cards if t.card(c).cost >= self.least]
        yield from gain_limp(t, h.victim, len(cards), a.rule)


class LimpPerCreature(Harm):
    """A Limp Wand for each Creature in the Market."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        yield from gain_limp(t, h.victim, len(t.of_type(t.market, "creature")), a.rule)


class WorthDamage(Harm):
    """Shows the hand and takes damage for each card worth a VP or more."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        show_hand(t, h.victim, a.rule)
        cards = [c for c in t.hands[h.victim].cards if t.card(c).worth() >= 1]
        yield from damage(t, h.victim, self.number * len(cards), h.killer, a.rule)


class ShedOngoing(Harm):
    """Puts one Ongoing card in play into the discard pile; tokens and standees are safe."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        play = t.plays[h.victim]
        cards = [c for c in play.cards if t.card(c).ongoing]
        if cards:
            options = [Option("discard", card=c) for c in cards]
            pick = yield from ask(h.victim, "shed", options, "KRU-ONGOING-03", about=a.card)
            discard(t, h.victim, pick.card, play, "KRU-ONGOING-03")


class RevealFive(Harm):
    """Reveals cards of the deck; costly ones are discarded, the rest goes back (KRU-CARD-09)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        seat = h.victim
        shown = t.revealed[seat]
        for _ in range(self.number):
            if top(t, seat) < 0:
                break
            t.cards.draw(t.decks[seat], shown)
        t.say("reveal", "KRU-CARD-09", seat=seat, cards=shown.cards[:])
        for card in shown.cards[:]:
            if t.card(card).cost >= 1:
                discard(t, seat, card, shown, "KRU-CARD-10")
        while shown.cards:
            options: list[Option] = []
            faces: list[str] = []
            for card in shown.cards:
                if t.face(card).id not in faces:  # equal cards are one choice
                    faces.append(t.face(card).id)
                    options.append(Option("put", card=card))
            pick = yield from ask(seat, "put-back", options, "KRU-CARD-10")
            t.cards.move(pick.card, shown, t.decks[seat])


class PassLeft(Harm):
    """A card of the hand goes into the left enemy's discard pile and hurts (KRU-GROUP-08)."""

    def joint(self) -> bool:
        return True

    def hit_all(self, t: Brawl, a: Attack, hits: list[Hit]) -> Play[None]:
        victims = [h.victim for h in hits]
        givers: list[int] = []
        for seat in victims:
            receiver = seat if a.alone else t.left(seat)
            if receiver in victims and t.hands[seat].cards:
                givers.append(seat)

        def hand_of(seat: int) -> list[Option]:
            return [Option("give", card=c) for c in t.hands[seat].cards]

        if not givers:
            return
        picks = yield from together(givers, "pass-left", hand_of, "KRU-GROUP-08", about=a.card)
        for i in range(len(givers)):  # a death on the way must not reach what was chosen
            t.cards.move(picks[i].card, t.hands[givers[i]], t.revealed[givers[i]])
        for i in range(len(givers)):
            seat = givers[i]
            receiver = seat if a.alone else t.left(seat)
            card = picks[i].card
            t.cards.move(card, t.revealed[seat], t.discards[receiver])
            t.say("give", "KRU-GROUP-08", seat=seat, other=receiver, card=card)
            yield from damage(t, receiver, 2 * t.card(card).cost, -1, a.rule)
            yield from settle(t)


class DiscardCostly(Harm):
    """Discards all cards of that cost or more from hand."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: int = least

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        hand = t.hands[h.victim]
        cards = [c for c in hand.cards if t.card(c).cost >= self.least]
        for card in cards:
            discard(t, h.victim, card, hand, a.rule)
        if not cards:
            t.say("unaffected", "KRU-INFO-05", seat=h.victim)
        yield from ()


class LevelLife(Harm):
    """Life becomes that of the weakest player; neither damage nor gain."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        t.life[h.victim] = min(t.life)
        t.say("life-set", a.rule, seat=h.victim, number=t.life[h.victim])
        yield from ()


# --- Mayhem attacks


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
        costs = [t.card(c).cost for c in cards]
        most, least = max(costs), min(costs)
        if most == least:
            return
        low = [seats[i] for i in range(len(seats)) if costs[i] == least]
        for i in range(len(seats)):
            if costs[i] == most:
                other = yield from choose_enemy(t, seats[i], low, "KRU-MAYHEM-18", cards[i])
                t.cards.move(cards[i], t.decks[seats[i]], t.discards[other])
                t.say("give", "KRU-MAYHEM-18", seat=seats[i], other=other, card=cards[i])


class RichestLimp(Harm):
    """E: the highest sum of costs in hand gains Limp Wands (KRU-ATTACK-20).

    Who redirects is not compared with the others (KRU-MAYHEM-14); the Limp Wands go to the
    attacker if that player would have had the highest sum (KRU-REDIRECT-05).
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

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


def hand_total(t: Brawl, seat: int) -> int:
    return sum([t.card(c).cost for c in t.hands[seat].cards])


class MillTwo(Harm):
    """F: of the top two cards one is destroyed, the other is taken and hurts by its cost."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        seat = h.victim
        shown = t.revealed[seat]
        for _ in range(2):
            if top(t, seat) >= 0:
                t.cards.draw(t.decks[seat], shown)
        if not shown.cards:
            return
        t.say("reveal", a.rule, seat=seat, cards=shown.cards[:])
        options = [Option("destroy", card=c) for c in shown.cards]
        pick = yield from ask(seat, "destroy", options, a.rule, about=a.card)
        other = [c for c in shown.cards if c != pick.card]
        yield from destroy(t, seat, pick.card, shown, a.rule)
        for card in other:
            t.cards.move(card, shown, t.hands[seat])
            t.say("take", a.rule, seat=seat, card=card)
            yield from damage(t, seat, t.card(card).cost * a.factor, h.killer, a.rule)


class TradeForWild(Harm):
    """I: a random card of the hand is destroyed, a Wild Magic comes into the hand."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        hand = t.hands[h.victim]
        if hand.cards:
            card = hand.cards[t.rng.below(len(hand.cards))]
            yield from destroy(t, h.victim, card, hand, a.rule)
        if t.wild.cards:  # KRU-GAIN-07
            yield from gain(t, h.victim, t.wild.top(), t.wild, a.rule, "hand")


class GlyphsOnTop(Harm):
    """N: all Glyphs of the discard pile go on top of the deck."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        pile = t.discards[h.victim]
        cards = [c for c in pile.cards if t.face(c).id == "glyph"]
        for card in cards:
            t.cards.move(card, pile, t.decks[h.victim])
        if cards:
            t.say("glyphs", a.rule, seat=h.victim, number=len(cards))
        yield from ()


class RightDestroys(Harm):
    """S: the right enemy may destroy a card in hand and one in the discard pile (KRU-MAYHEM-27)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        other = t.right(h.victim)
        if other == a.sitting:
            return
        rule = "KRU-MAYHEM-27"
        yield from choose_destroy(t, other, t.hands[other].cards[:], True, rule)
        yield from choose_destroy(t, other, distinct(t, t.discards[other].cards), True, rule)


class LeftDraws(Harm):
    """T: the left enemy draws cards (KRU-MAYHEM-27)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        other = t.left(h.victim)
        if other != a.sitting:
            draw(t, other, self.number, "KRU-MAYHEM-27")
        yield from ()


class TakeMain(Harm):
    """U: the top card of the main deck comes into the hand and hurts by its cost."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        card = yield from gain_main(t, h.victim, "KRU-MAYHEM-32", "hand")
        if card >= 0:
            number = t.card(card).cost * a.factor
            yield from damage(t, h.victim, number, h.killer, "KRU-MAYHEM-32")
