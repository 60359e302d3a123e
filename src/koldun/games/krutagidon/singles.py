"""Verbs of single cards: Legends, Familiars and other one-offs."""

from koldun.games.krutagidon.attack import choose_enemy
from koldun.games.krutagidon.buying import gain_limp, gain_main
from koldun.games.krutagidon.life import damage, heal, settle
from koldun.games.krutagidon.mayhem import play_destroyed, turn_up
from koldun.games.krutagidon.parts import Act, Numbered, Use
from koldun.games.krutagidon.piles import choose_destroy, choose_discard, draw, top
from koldun.games.krutagidon.playing import play_from_deck
from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.kernel.decisions import PASS, Option, Play, ask


class ScryTwo(Act):
    """Smouldering Squire: of the top two cards one may be destroyed."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        deck = t.decks[u.seat]
        if top(t, u.seat) < 0:
            return
        if len(deck.cards) < 2 and t.discards[u.seat].cards:
            # the discard pile is shuffled under the one card that is left (KRU-SHUFFLE-01)
            last = deck.cards.pop()
            top(t, u.seat)
            deck.cards.append(last)
        cards = deck.cards[-2:]
        for card in cards:
            t.cards.show(card, 1 << u.seat)
        yield from choose_destroy(t, u.seat, cards, True, "KRU-DESTROY-07", "top-two")


class ShareDraw(Act):
    """Crazy Cat Lady: you and an enemy of your choice draw a card each."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        draw(t, u.seat, 1, "KRU-SHUFFLE-01")
        draw(t, other, 1, "KRU-SHUFFLE-01")


class FreshHand(Numbered):
    """Billy: as the first card of the turn, discard the hand and draw anew."""

    def act(self, t: Brawl, u: Use) -> None:
        if len(t.turn.played) == 1:
            cards = t.hands[u.seat].cards[:]
            t.cards.move_all(t.hands[u.seat], t.discards[u.seat])
            t.say("discard-hand", "KRU-DISCARD-01", seat=u.seat, cards=cards)
            draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


class Kitty(Numbered):
    """Sweet Kitty: draw, discard, gain life; at 25 a token goes back (KRU-CARD-23 to -26)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        draw(t, u.seat, self.number, "KRU-SHUFFLE-01")
        card = yield from choose_discard(t, u.seat, t.hands[u.seat].cards[:], "KRU-CARD-23")
        if card < 0:
            return
        gained = heal(t, u.seat, t.card(card).cost, "KRU-CARD-23")
        tokens = t.tokens[u.seat]
        if gained > 0 and t.life[u.seat] == MOST_LIFE and tokens.cards:
            options = [Option("take", card=c) for c in tokens.cards]
            pick = yield from ask(u.seat, "token-back", options, "KRU-CARD-25")
            t.cards.move(pick.card, tokens, t.graves)
            t.say("token-back", "KRU-CARD-25", seat=u.seat, card=pick.card)
            t.cards.shuffle(t.graves, t.rng)


class HealStarters(Act):
    """Bananamage: a life for each Starter in play, hand and discard pile."""

    def act(self, t: Brawl, u: Use) -> None:
        n = 0
        for zone in (t.plays[u.seat], t.hands[u.seat], t.discards[u.seat]):
            n += len(t.of_type(zone, "starter"))
        heal(t, u.seat, n, "KRU-COMP-08")


class HealByTop(Act):
    """Sack of Joy: life by the cost of the revealed top card."""

    def act(self, t: Brawl, u: Use) -> None:
        card = top(t, u.seat)
        if card >= 0:
            t.cards.show(card)
            t.say("reveal", "KRU-SHUFFLE-01", seat=u.seat, card=card)
            heal(t, u.seat, t.card(card).cost, "KRU-LIFE-02")


class HurtEnemies(Numbered):
    """Vum: each enemy takes damage; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in t.enemies(u.seat):
            yield from damage(t, seat, self.number, u.seat, "KRU-WILD-15")
            yield from settle(t)


class Cthulhu(Act):
    """Each enemy discards a random card and takes its cost as damage; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in t.enemies(u.seat):
            hand = t.hands[seat]
            if not hand.cards:
                continue
            card = hand.cards[t.rng.below(len(hand.cards))]
            t.cards.move(card, hand, t.discards[seat])
            t.say("discard", "KRU-DISCARD-04", seat=seat, card=card)
            yield from damage(t, seat, t.card(card).cost, u.seat, "KRU-PRIZE-01")
            yield from settle(t)


class Curse(Act):
    """An enemy of your choice gains a Limp Wand; not an attack."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        yield from gain_limp(t, other, 1, "KRU-LIMP-01")


class PlayMayhem(Numbered):
    """Play a random Mayhem of the destroyed pile, of one or two drawn."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from play_destroyed(t, u.seat, self.number, True)


class TopOfMain(Act):
    """Double-Tongue: the top card of the main deck on top of your deck, or Power for a Mayhem."""

    def __init__(self, power: int) -> None:
        super().__init__()
        self.power: int = power

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if not t.main.cards:
            return
        card = yield from gain_main(t, u.seat, "KRU-GAIN-08", "top")
        if card < 0:
            t.turn.add_power(self.power)
            t.say("power", "KRU-MAYHEM-15", seat=u.seat, number=self.power)


class ExtraTile(Act):
    """Konstantin: one more tile until the next Legend is beaten (KRU-ABILITY-05)."""

    def act(self, t: Brawl, u: Use) -> None:
        if t.tile_box.cards:
            tile = t.tile_box.cards[t.rng.below(len(t.tile_box.cards))]
            t.cards.move(tile, t.tile_box, t.tiles[u.seat])
            t.loans.append(tile)
            t.say("tile", "KRU-ABILITY-05", seat=u.seat, card=tile)


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
        wanted = len(t.market.cards) + 1
        while len(t.market.cards) < wanted:
            if not t.main.cards:
                if "market" not in t.out:
                    t.out.append("market")
                return
            yield from turn_up(t)


class WildMagic(Act):
    """Power, or the top card of an enemy's deck (KRU-WILD-03)."""

    def __init__(self, power: int) -> None:
        super().__init__()
        self.power: int = power

    def play(self, t: Brawl, u: Use) -> Play[None]:
        options = [Option("power", number=self.power)]
        for seat in t.enemies(u.seat):
            if t.decks[seat].cards or t.discards[seat].cards:  # KRU-WILD-12
                options.append(Option("play-top", seat=seat))
        pick = yield from ask(u.seat, "wild", options, "KRU-WILD-03", about=u.card)
        if pick.verb == "power":
            t.turn.add_power(self.power)
            t.say("power", "KRU-WILD-03", seat=u.seat, number=self.power)
            return
        card = top(t, pick.seat)
        yield from play_from_deck(t, u.seat, pick.seat, card)
