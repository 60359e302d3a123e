"""What Dead Wizard Tokens do."""

from koldun.content.vocabulary import number, word
from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.group_attack import group_attack
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.playing.choices import choose_enemy, distinct
from koldun.games.krutagidon.playing.destroying import choose_destroy, destroy
from koldun.games.krutagidon.playing.discarding import choose_discard, discard_random
from koldun.games.krutagidon.playing.gaining import gain_limp
from koldun.games.krutagidon.playing.piles import random_card, reveal_top
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import PASS, Option, Play, ask


class TokenLimps(Numbered):
    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from gain_limp(t, u.seat, self.number, "KRU-DEATH-07")


VERBS.verb("token_limps", TokenLimps, number("number", 1, 9))


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
                yield from choose_discard(t, u.seat, hand, "KRU-DISCARD-03", about=u.card)


VERBS.verb("token_discard", TokenDiscard, number("number", 1, 9), word("how", "choice", "random"))


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
            yield from choose_destroy(t, u.seat, cards, False, "KRU-TOKEN-09", about=u.card)
        else:
            yield from destroy(t, u.seat, random_card(t, zone), zone, "KRU-TOKEN-09")


VERBS.verb(
    "token_destroy",
    TokenDestroy,
    word("where", "hand", "discard"),
    word("how", "choice", "random"),
)


class TokenGroupAttack(Act):
    """The face-up Legend's Group Attack on oneself alone (KRU-TOKEN-02)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from group_attack(t, [u.seat], True)


VERBS.verb("token_group_attack", TokenGroupAttack)


class TokenGiveTop(Act):
    """The top card of your deck goes into the hand of an enemy you choose (KRU-TOKEN-07)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        card = reveal_top(t, u.seat, "KRU-TOKEN-07")
        if card >= 0:
            other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-TOKEN-07", card)
            t.cards.move(card, t.decks[u.seat], t.hands[other])
            t.say("give", "KRU-TOKEN-07", seat=u.seat, other=other, card=card)


VERBS.verb("token_give_top", TokenGiveTop)


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


VERBS.verb("token_dump", TokenDump)


class TokenRevenge(Numbered):
    """Damage to the killer, right after death only (KRU-TOKEN-03 to -05)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.fresh and u.other >= 0:
            yield from damage(t, u.other, self.number, u.seat, u.card, "KRU-TOKEN-03")
            yield from settle(t)


VERBS.verb("token_revenge", TokenRevenge, number("number", 1, 25))


class TokenReturn(Numbered):
    """The life one comes back with."""

    def act(self, t: Brawl, u: Use) -> None:
        return

    def returns_with(self) -> int:
        return self.number


VERBS.verb("token_return", TokenReturn, number("number", 1, 25))  # KRU-TOKEN-10


class TokenScore(Numbered):
    """VP lost at the end of the game, beyond what every token costs; `Card.vp` counts them in."""

    def act(self, t: Brawl, u: Use) -> None:
        return


VERBS.verb("token_score", TokenScore, number("number", 1, 9))  # KRU-SCORE-04
