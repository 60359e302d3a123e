"""What Mayhem cards do that are no attacks themselves, and cards that play Mayhem."""

from koldun.content.vocabulary import number
from koldun.games.krutagidon.fighting.death import apply_token, die, settle
from koldun.games.krutagidon.fighting.group_attack import group_attack
from koldun.games.krutagidon.fighting.life import heal, spend
from koldun.games.krutagidon.playing.choices import distinct
from koldun.games.krutagidon.playing.destroying import destroy
from koldun.games.krutagidon.playing.discarding import discard_hand
from koldun.games.krutagidon.playing.gaining import gain_limp, gain_main
from koldun.games.krutagidon.playing.mayhem import play_destroyed, take_destroyed, unleash
from koldun.games.krutagidon.playing.piles import draw, hand_total, show_hand, top, zone_of
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import HAND_SIZE, Act, Brawl
from koldun.games.krutagidon.verbs.attacks import AttackDeed
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import NO, PASS, YES, Option, Play, ask, together


class PlayMayhem(Numbered):
    """Play a random Mayhem of the destroyed pile, of one or two drawn."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from play_destroyed(t, u.seat, self.number, True)


VERBS.verb("play_mayhem", PlayMayhem, number("number", 1, 2))


class HandOrLimp(Numbered):
    """A: discard the hand for new cards, or gain a Limp Wand."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        cursed: list[int] = []
        for seat in takers(t, u):
            pick = yield from ask(seat, "new-hand", [YES, NO], "KRU-RESOLVE-02", about=u.card)
            if pick is NO:
                cursed.append(seat)
                continue
            discard_hand(t, seat, "KRU-DISCARD-01")
            draw(t, seat, self.number, "KRU-SHUFFLE-01")
        for seat in cursed:
            yield from gain_limp(t, seat, 1, "KRU-LIMP-03")


VERBS.verb("hand_or_limp", HandOrLimp, number("number", 1, 9))


class BloodDestroy(Numbered):
    """D: spend life to destroy cards in hand, as often as you like (KRU-MAYHEM-19 to -21)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in takers(t, u):
            hand = t.hands[seat]
            died = False
            while not died and hand.cards and t.life[seat] >= self.number:
                options = [PASS] + [Option("destroy", card=c) for c in hand.cards]
                pick = yield from ask(
                    seat, "blood", options, "KRU-MAYHEM-19", about=u.card, number=self.number
                )
                if pick is PASS:
                    break
                died = spend(t, seat, self.number, u.card, "KRU-LIFE-04")
                yield from destroy(t, seat, pick.card, hand, "KRU-MAYHEM-21")
            if died:
                yield from die(t, seat, seat, u.card)
            yield from settle(t)


VERBS.verb("blood_destroy", BloodDestroy, number("number", 1, 9))


class SwapLife(Act):
    """G: the weakest and the strongest player swap their life."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        least, most = min(t.life), max(t.life)
        if least == most:
            return
        weak = yield from self._one(t, u, least, "weakest")
        strong = yield from self._one(t, u, most, "strongest")
        if u.sitting in (weak, strong):
            return
        t.life[weak], t.life[strong] = most, least
        t.say("life-swap", "KRU-MAYHEM-14", seat=weak, other=strong)

    def _one(self, t: Brawl, u: Use, life: int, what: str) -> Play[int]:
        options = [Option("target", seat=s) for s in t.order(t.active) if t.life[s] == life]
        pick = yield from ask(t.active, what, options, "KRU-MAYHEM-14", about=u.card)
        return pick.seat


VERBS.verb("swap_life", SwapLife)


class Reshuffle(Act):
    """H: hand, deck and discard pile become a new deck; draw five."""

    def act(self, t: Brawl, u: Use) -> None:
        for seat in takers(t, u):
            t.cards.move_all(t.hands[seat], t.decks[seat])
            t.cards.move_all(t.discards[seat], t.decks[seat])
            t.cards.shuffle(t.decks[seat], t.rng)
            t.say("shuffle", "KRU-RESOLVE-02", seat=seat)
            draw(t, seat, HAND_SIZE, "KRU-RESOLVE-02")


VERBS.verb("reshuffle", Reshuffle)


class Gamble(Act):
    """J: you may gain the top card of the main deck, then destroy your own top card."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        gainers: list[int] = []
        for seat in takers(t, u):
            if t.main.cards:
                pick = yield from ask(seat, "gamble", [YES, NO], "KRU-MAYHEM-15", about=u.card)
                if pick is YES:
                    card = yield from gain_main(t, seat, "KRU-GAIN-01", "discard")
                    if card >= 0:
                        gainers.append(seat)
        for seat in gainers:
            card = top(t, seat)
            if card >= 0:
                yield from destroy(t, seat, card, t.decks[seat], "KRU-DESTROY-01")


VERBS.verb("gamble", Gamble)


class BestForLife(Numbered):
    """K: you may destroy the costliest card of your hand to gain life."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in takers(t, u):
            hand = t.hands[seat]
            if not hand.cards:
                continue
            most = max([t.face(c).cost for c in hand.cards])
            best = [c for c in hand.cards if t.face(c).cost == most]
            options = [PASS] + [Option("destroy", card=c) for c in best]
            pick = yield from ask(seat, "best", options, "KRU-RESOLVE-06", about=u.card)
            if pick is not PASS:
                yield from destroy(t, seat, pick.card, hand, "KRU-CARD-34")
                heal(t, seat, self.number, "KRU-CARD-28")


VERBS.verb("best_for_life", BestForLife, number("number", 1, 25))


class MoreMayhem(Numbered):
    """L: random cards of the destroyed Mayhem pile, one after the other (KRU-MAYHEM-31)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for card in take_destroyed(t, self.number):
            yield from unleash(t, card, u.source, False, u.sitting)
            t.cards.move(card, t.resolving, t.mayhem)


VERBS.verb("more_mayhem", MoreMayhem, number("number", 1, 9))


class WorthForMain(Act):
    """M: destroy a card, take as many from the main deck as it is worth (KRU-MAYHEM-32)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in takers(t, u):
            cards = t.hands[seat].cards + distinct(t, t.discards[seat].cards)
            if not cards:
                continue
            options = [PASS] + [Option("destroy", card=c) for c in cards]
            pick = yield from ask(seat, "worth", options, "KRU-DESTROY-07", about=u.card)
            if pick is PASS:
                continue
            worth = t.face(pick.card).worth()
            yield from destroy(t, seat, pick.card, zone_of(t, seat, pick.card), "KRU-MAYHEM-32")
            for _ in range(worth):
                yield from gain_main(t, seat, "KRU-MAYHEM-32", "hand")


VERBS.verb("worth_for_main", WorthForMain)


class OwnMedicine(Act):
    """O: everybody shows the hand and suffers the attacks on it (KRU-MAYHEM-22 to -24)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for seat in takers(t, u):
            show_hand(t, seat, "KRU-MAYHEM-22")
            hand = t.hands[seat]
            left = [c for c in hand.cards if t.face(c).attack]
            while left:
                options = [Option("order", card=c) for c in left]
                pick = yield from ask(seat, "medicine", options, "KRU-MAYHEM-22", about=u.card)
                left.remove(pick.card)
                for deed in t.face(pick.card).do:
                    if isinstance(deed, AttackDeed):
                        yield from deed.against(t, Use(seat, pick.card, seat), [seat], True)
                yield from settle(t)
                left = [c for c in left if c in hand.cards]


VERBS.verb("own_medicine", OwnMedicine)


class MarketAttacks(Act):
    """Q: every attack printed on a Market card is carried out (KRU-MAYHEM-33).

    The active player would carry them out; who sits out does nothing (KRU-MAYHEM-12).
    """

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.sitting == t.active:
            return
        for card in t.market.cards[:]:
            if card in t.market.cards:
                for deed in t.face(card).do:
                    if isinstance(deed, AttackDeed):
                        yield from deed.play(t, Use(t.active, card, u.source))
                yield from settle(t)


VERBS.verb("market_attacks", MarketAttacks)


class TokenExchange(Act):
    """R: one token of each goes into a pot, is shuffled and dealt back (KRU-MAYHEM-25)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        givers = [seat for seat in takers(t, u) if t.tokens[seat].cards]

        def tokens(seat: int) -> list[Option]:
            return [Option("take", card=c) for c in distinct(t, t.tokens[seat].cards)]

        if not givers:
            return
        picks = yield from together(givers, "pot", tokens, "KRU-MAYHEM-25", about=u.card)
        for i in range(len(givers)):
            t.cards.move(picks[i].card, t.tokens[givers[i]], t.pot)
        t.cards.shuffle(t.pot, t.rng)
        received: list[int] = []
        for seat in givers:
            token = t.cards.draw(t.pot, t.tokens[seat])
            received.append(token)
            t.say("token", "KRU-MAYHEM-25", seat=seat, card=token)
        for i in range(len(givers)):
            if received[i] in t.tokens[givers[i]].cards:
                yield from apply_token(t, givers[i], received[i], -1, False)
                yield from settle(t)


VERBS.verb("token_exchange", TokenExchange)


class AgainGroupAttack(Act):
    """W: the Group Attack of the face-up Legend once more, from the active player on."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from group_attack(t, takers(t, u), False)


VERBS.verb("again_group_attack", AgainGroupAttack)


class PoorestDraw(Numbered):
    """X: the lowest sum of costs in hand draws cards."""

    def act(self, t: Brawl, u: Use) -> None:
        seats = takers(t, u)
        totals = [hand_total(t, seat) for seat in seats]
        for i in range(len(seats)):
            t.say("hand-total", "KRU-INFO-05", seat=seats[i], number=totals[i])
        for i in range(len(seats)):
            if totals[i] == min(totals):
                draw(t, seats[i], self.number, "KRU-MAYHEM-14")


VERBS.verb("poorest_draw", PoorestDraw, number("number", 1, 9))


def takers(t: Brawl, u: Use) -> list[int]:
    """Who takes part, clockwise from the active player (KRU-RESOLVE-02, KRU-MAYHEM-12)."""
    return [seat for seat in t.order(t.active) if seat != u.sitting]
