"""Verbs that gain life, or cost it without an attack."""

from koldun.content.vocabulary import number
from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.life import damage, heal
from koldun.games.krutagidon.playing.choices import distinct
from koldun.games.krutagidon.playing.discarding import choose_discard, discard_random
from koldun.games.krutagidon.playing.piles import draw, reveal_top
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import MOST_LIFE, Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import Option, Play, ask


class Heal(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        heal(t, u.seat, self.number, "KRU-LIFE-01")


VERBS.verb("heal", Heal, number("number", 1, 25))


class HealStarters(Act):
    """Bananamage: a life for each Starter in play, hand and discard pile."""

    def act(self, t: Brawl, u: Use) -> None:
        n = 0
        for zone in (t.plays[u.seat], t.hands[u.seat], t.discards[u.seat]):
            n += len(t.of_type(zone, "starter"))
        heal(t, u.seat, n, "KRU-COMP-08")


VERBS.verb("heal_starters", HealStarters)


class HealByTop(Act):
    """Sack of Joy: life by the cost of the revealed top card."""

    def act(self, t: Brawl, u: Use) -> None:
        card = reveal_top(t, u.seat, "KRU-SHUFFLE-01")
        if card >= 0:
            heal(t, u.seat, t.face(card).cost, "KRU-LIFE-02")


VERBS.verb("heal_by_top", HealByTop)


class Kitty(Numbered):
    """Sweet Kitty: draw, discard, gain life; at 25 a token goes back (KRU-CARD-23 to -26)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        draw(t, u.seat, self.number, "KRU-SHUFFLE-01")
        hand = t.hands[u.seat].cards[:]
        card = yield from choose_discard(t, u.seat, hand, "KRU-CARD-23", about=u.card)
        if card < 0:
            return
        gained = heal(t, u.seat, t.face(card).cost, "KRU-CARD-23")
        tokens = t.tokens[u.seat]
        if gained > 0 and t.life[u.seat] == MOST_LIFE and tokens.cards:
            options = [Option("take", card=c) for c in distinct(t, tokens.cards)]
            pick = yield from ask(u.seat, "token-back", options, "KRU-CARD-25")
            t.cards.move(pick.card, tokens, t.graves)
            t.say("token-back", "KRU-CARD-25", seat=u.seat, card=pick.card)
            t.cards.shuffle(t.graves, t.rng)


VERBS.verb("kitty", Kitty, number("number", 1, 9))


class HurtSelf(Numbered):
    """Damage to oneself that cannot be avoided; dying of it is suicide."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from damage(t, u.seat, self.number, u.seat, u.card, "KRU-PRIZE-05")


VERBS.verb("hurt_self", HurtSelf, number("number", 1, 25))


class HurtEnemies(Numbered):
    """Vum: each enemy takes damage; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in t.enemies(u.seat):
            yield from damage(t, seat, self.number, u.seat, u.card, "KRU-WILD-15")
            yield from settle(t)


VERBS.verb("hurt_enemies", HurtEnemies, number("number", 1, 9))


class Cthulhu(Act):
    """Each enemy discards a random card and takes its cost as damage; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in t.enemies(u.seat):
            card = discard_random(t, seat, "KRU-DISCARD-04")
            if card >= 0:
                yield from damage(t, seat, t.face(card).cost, u.seat, u.card, "KRU-PRIZE-01")
                yield from settle(t)


VERBS.verb("cthulhu", Cthulhu)
