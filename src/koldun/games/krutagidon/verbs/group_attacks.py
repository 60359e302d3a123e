"""What the Group Attacks of Legends do."""

from koldun.content.vocabulary import number
from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.hits import Attack, Hit
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.playing.choices import NOTHING, distinct
from koldun.games.krutagidon.playing.destroying import destroy
from koldun.games.krutagidon.playing.discarding import discard
from koldun.games.krutagidon.playing.gaining import gain_limp
from koldun.games.krutagidon.playing.piles import show_hand, turn_over
from koldun.games.krutagidon.state import Brawl, Harm
from koldun.games.krutagidon.verbs.numbered import NumberedHarm
from koldun.games.krutagidon.verbs.vocabulary import CARD_TYPES, VERBS
from koldun.kernel.decisions import Option, Play, ask, together
from koldun.kernel.windows import privately


class OneOfEach(Harm):
    """Destroys from hand until at most one card of each type is left."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        hand = t.hands[h.victim]

        def doubles(seat: int) -> list[Option]:
            for type in CARD_TYPES:
                same = t.of_type(hand, type)
                if len(same) > 1:
                    return [Option("keep", card=c) for c in same]
            return [NOTHING]

        while True:
            pick = yield from privately(t, h.victim, "keep", doubles, a.rule, a.card)
            if pick is NOTHING:
                return
            type = t.face(pick.card).type
            for card in t.of_type(hand, type):
                if card != pick.card:
                    yield from destroy(t, h.victim, card, hand, a.rule)


VERBS.verb("one_of_each", OneOfEach)


class CostlyCards(Harm):
    """Concerns the cards of some cost or more in hand."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least: int = least

    def costly(self, t: Brawl, seat: int) -> list[int]:
        return [c for c in t.hands[seat].cards if t.face(c).cost >= self.least]


class LimpPerCostly(CostlyCards):
    """A Limp Wand for each card of that cost or more in hand; only the number is told."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        yield from gain_limp(t, h.victim, len(self.costly(t, h.victim)), a.rule)


VERBS.verb("limp_per_costly", LimpPerCostly, number("least", 1, 9))


class LimpPerCreature(Harm):
    """A Limp Wand for each Creature in the Market."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        yield from gain_limp(t, h.victim, len(t.of_type(t.market, "creature")), a.rule)


VERBS.verb("limp_per_creature", LimpPerCreature)


class WorthDamage(NumberedHarm):
    """Shows the hand and takes damage for each card worth a VP or more."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        show_hand(t, h.victim, a.rule)
        cards = [c for c in t.hands[h.victim].cards if t.face(c).worth() >= 1]
        yield from damage(t, h.victim, self.number * len(cards), h.killer, a.card, a.rule)


VERBS.verb("worth_damage", WorthDamage, number("number", 1, 9))


class ShedOngoing(Harm):
    """Puts one Ongoing card in play into the discard pile; tokens and standees are safe."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        play = t.plays[h.victim]
        cards = [c for c in play.cards if t.face(c).ongoing]
        if cards:
            options = [Option("discard", card=c) for c in distinct(t, cards)]
            pick = yield from ask(h.victim, "shed", options, "KRU-ONGOING-03", about=a.card)
            discard(t, h.victim, pick.card, play, "KRU-ONGOING-03")


VERBS.verb("shed_ongoing", ShedOngoing)


class RevealCards(NumberedHarm):
    """Reveals cards of the deck; costly ones are discarded, the rest goes back (KRU-CARD-09)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        seat = h.victim
        shown = t.revealed[seat]
        cards = turn_over(t, seat, self.number)
        t.say("reveal", "KRU-CARD-09", seat=seat, cards=cards)
        for card in cards:
            if t.face(card).cost >= 1:
                discard(t, seat, card, shown, "KRU-CARD-10")
        order = yield from self._order(t, seat, shown.cards)
        t.cards.move_all(shown, t.decks[seat])
        if order:
            t.cards.arrange(t.decks[seat], order, seat)

    def _order(self, t: Brawl, seat: int, cards: list[int]) -> Play[list[int]]:
        """From the lowest to the top; none where all are alike.

        All cards lie where they are until the last is chosen, and all but one are asked for:
        neither tells the others which one goes where.
        """
        order: list[int] = []
        if len(distinct(t, cards)) < 2:
            return order
        left = cards[:]
        while left:
            options = [Option("put", card=c) for c in left]
            pick = yield from ask(seat, "put-back", options, "KRU-CARD-10")
            left.remove(pick.card)
            order.append(pick.card)
        return order


VERBS.verb("reveal_five", RevealCards, number("number", 1, 9))


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
            yield from damage(t, receiver, 2 * t.face(card).cost, -1, a.card, a.rule)
            yield from settle(t)


VERBS.verb("pass_left", PassLeft)


class DiscardCostly(CostlyCards):
    """Discards all cards of that cost or more from hand."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        cards = self.costly(t, h.victim)
        for card in cards:
            discard(t, h.victim, card, t.hands[h.victim], a.rule)
        if not cards:
            t.say("unaffected", "KRU-INFO-05", seat=h.victim)
        yield from ()


VERBS.verb("discard_costly", DiscardCostly, number("least", 1, 9))


class LevelLife(Harm):
    """Life becomes that of the weakest player; neither damage nor gain."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        t.life[h.victim] = min(t.life)
        t.say("life-set", a.rule, seat=h.victim, number=t.life[h.victim])
        yield from ()


VERBS.verb("level_life", LevelLife)
