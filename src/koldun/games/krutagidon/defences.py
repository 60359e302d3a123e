"""What Defences and Dead Wizard Tokens do: one class per verb."""

from koldun.games.krutagidon.attack import choose_enemy
from koldun.games.krutagidon.buying import gain_limp
from koldun.games.krutagidon.legends import group_attack
from koldun.games.krutagidon.life import damage, settle
from koldun.games.krutagidon.parts import Act, Numbered, Use
from koldun.games.krutagidon.piles import (
    choose_destroy,
    choose_discard,
    destroy,
    discard_random,
    distinct,
    draw,
    reveal_top,
    zone_of,
)
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import PASS, Option, Play, ask
from koldun.kernel.windows import privately

NOTHING = Option("nothing")


class Redirect(Act):
    """The effect hits the attacker instead; the attack itself sees to it (KRU-REDIRECT-01)."""

    def act(self, t: Brawl, u: Use) -> None:
        return


class DrawDiscard(Numbered):
    """Veear: draw cards, discard one of these."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        drawn = draw(t, u.seat, self.number, "KRU-DEFENCE-02")
        yield from choose_discard(t, u.seat, drawn, "KRU-DEFENCE-02")


class StrikeBack(Numbered):
    """The attacker takes damage that cannot be avoided; nobody without an attacker."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.other >= 0:  # KRU-DEFENCE-10
            yield from damage(t, u.other, self.number, u.seat, "KRU-PRIZE-07")


class CurseBack(Act):
    """Puff: the attacker gains a Limp Wand."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.other >= 0:
            yield from gain_limp(t, u.other, 1, "KRU-REDIRECT-01")


class GiveBack(Act):
    """Skater Rats: a card from hand or discard pile may go to the attacker's discard pile."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.other < 0:
            return
        cards = t.hands[u.seat].cards + distinct(t, t.discards[u.seat].cards)
        options = [PASS] + [Option("give", card=c) for c in cards]
        pick = yield from ask(u.seat, "give-back", options, "KRU-OWN-04", by=u.other)
        if pick is not PASS:
            t.cards.move(pick.card, zone_of(t, u.seat, pick.card), t.discards[u.other])
            t.say("give", "KRU-OWN-04", seat=u.seat, other=u.other, card=pick.card)


class DestroyLimps(Act):
    """Mistress Britta: a Limp Wand in hand, in the discard pile, or one in each."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        hand, pile = t.hands[u.seat], t.discards[u.seat]

        def limps(seat: int) -> list[Option]:
            held = [c for c in hand.cards if t.face(c).id == "limp_wand"][:1]
            lying = [c for c in pile.cards if t.face(c).id == "limp_wand"][:1]
            options = [Option("destroy", card=c) for c in held + lying]
            if held and lying:
                options.append(Option("destroy-both", card=held[0], other=lying[0]))
            return options if options else [NOTHING]

        pick = yield from privately(t, u.seat, "limps", limps, "KRU-DESTROY-05", u.card)
        for card in (pick.card, pick.other):
            if card >= 0:
                yield from destroy(t, u.seat, card, zone_of(t, u.seat, card), "KRU-DESTROY-05")


# --- Dead Wizard Tokens


class TokenLimps(Numbered):
    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from gain_limp(t, u.seat, self.number, "KRU-DEATH-07")


class TokenDiscard(Act):
    """Discard cards from hand, of your choice or at random."""

    def __init__(self, number: int, how: str) -> None:
        super().__init__()
        self.number: int = number
        self.how: str = how

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for _ in range(self.number):
            if self.how == "random":
                discard_random(t, u.seat, "KRU-DISCARD-04")
            else:
                hand = t.hands[u.seat].cards[:]
                yield from choose_discard(t, u.seat, hand, "KRU-DISCARD-03")


class TokenDestroy(Act):
    """Destroy a card in the discard pile or the hand, of your choice or at random."""

    def __init__(self, where: str, how: str) -> None:
        super().__init__()
        self.where: str = where
        self.how: str = how

    def play(self, t: Brawl, u: Use) -> Play[None]:
        zone = t.hands[u.seat] if self.where == "hand" else t.discards[u.seat]
        if not zone.cards:
            return
        if self.how == "choice":
            cards = distinct(t, zone.cards)
            yield from choose_destroy(t, u.seat, cards, False, "KRU-TOKEN-09")
        else:
            card = zone.cards[t.rng.below(len(zone.cards))]
            yield from destroy(t, u.seat, card, zone, "KRU-TOKEN-09")


class TokenGroupAttack(Act):
    """The face-up Legend's Group Attack on oneself alone (KRU-TOKEN-02)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from group_attack(t, [u.seat], True)


class TokenGiveTop(Act):
    """The top card of your deck goes into the hand of an enemy you choose (KRU-TOKEN-07)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        card = reveal_top(t, u.seat, "KRU-TOKEN-07")
        if card >= 0:
            other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-TOKEN-07", card)
            t.cards.move(card, t.decks[u.seat], t.hands[other])
            t.say("give", "KRU-TOKEN-07", seat=u.seat, other=other, card=card)


class TokenDump(Act):
    """Each enemy may move a card of the own discard pile into yours."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in t.enemies(u.seat):
            pile = t.discards[seat]
            if pile.cards:
                options = [PASS] + [Option("give", card=c) for c in distinct(t, pile.cards)]
                pick = yield from ask(seat, "dump", options, "KRU-OWN-04", by=u.seat)
                if pick is not PASS:
                    t.cards.move(pick.card, pile, t.discards[u.seat])
                    t.say("give", "KRU-OWN-04", seat=seat, other=u.seat, card=pick.card)


class TokenRevenge(Numbered):
    """Damage to the killer, right after death only (KRU-TOKEN-03 to -05)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.fresh and u.other >= 0:
            yield from damage(t, u.other, self.number, u.seat, "KRU-TOKEN-03")
            yield from settle(t)


class TokenReturn(Numbered):
    """The life you return with; seen to where one dies (KRU-TOKEN-10)."""

    def act(self, t: Brawl, u: Use) -> None:
        return


class TokenScore(Numbered):
    """More VP lost at the end (KRU-SCORE-04)."""

    def act(self, t: Brawl, u: Use) -> None:
        return
