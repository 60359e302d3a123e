"""What Defences do."""

from koldun.content.vocabulary import number
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.playing.choices import distinct, or_nothing
from koldun.games.krutagidon.playing.destroying import destroy
from koldun.games.krutagidon.playing.discarding import choose_discard
from koldun.games.krutagidon.playing.gaining import gain_limp
from koldun.games.krutagidon.playing.piles import draw, zone_of
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import PASS, Option, Play, ask
from koldun.kernel.windows import privately


class Answering(Act):
    """A sentence about the attacker: it has a meaning only in a Defence."""


class Redirect(Answering):
    """The effect hits the attacker instead; the attack itself sees to it (KRU-REDIRECT-01)."""

    def act(self, t: Brawl, u: Use) -> None:
        return


VERBS.verb("redirect", Redirect)


class DrawDiscard(Numbered):
    """Veear: draw cards, discard one of these."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        drawn = draw(t, u.seat, self.number, "KRU-DEFENCE-02")
        yield from choose_discard(t, u.seat, drawn, "KRU-DEFENCE-02", about=u.card)


VERBS.verb("draw_discard", DrawDiscard, number("number", 1, 9))


class StrikeBack(Answering):
    """The attacker takes damage that cannot be avoided; nobody without an attacker."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.other >= 0:  # KRU-DEFENCE-10
            yield from damage(t, u.other, self.number, u.seat, u.card, "KRU-PRIZE-07")


VERBS.verb("strike_back", StrikeBack, number("number", 1, 25))


class CurseBack(Answering):
    """Puff: the attacker gains a Limp Wand."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.other >= 0:
            yield from gain_limp(t, u.other, 1, "KRU-REDIRECT-01")


VERBS.verb("curse_back", CurseBack)


class GiveBack(Answering):
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


VERBS.verb("give_back", GiveBack)


class DestroyLimps(Act):
    """Mistress Britta: a Limp Wand in hand, in the discard pile, or one in each."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        hand, pile = t.hands[u.seat], t.discards[u.seat]

        def limps(seat: int) -> list[Option]:
            held = [c for c in hand.cards if t.face(c).kind == "limp_wand"][:1]
            lying = [c for c in pile.cards if t.face(c).kind == "limp_wand"][:1]
            options = [Option("destroy", card=c) for c in held + lying]
            if held and lying:
                options.append(Option("destroy-both", card=held[0], other=lying[0]))
            return or_nothing(options)

        pick = yield from privately(t, u.seat, "limps", limps, "KRU-DESTROY-05", u.card)
        for card in (pick.card, pick.other):
            if card >= 0:
                yield from destroy(t, u.seat, card, zone_of(t, u.seat, card), "KRU-DESTROY-05")


VERBS.verb("destroy_limps", DestroyLimps)
