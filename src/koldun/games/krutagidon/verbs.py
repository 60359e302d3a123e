"""What cards do when played, and as a Defence: one class per verb."""

from koldun.games.krutagidon.attack import carry_out, choose_enemy, mayhem_targets, targets_of
from koldun.games.krutagidon.buying import gain_limp, gain_main
from koldun.games.krutagidon.life import damage, heal, settle
from koldun.games.krutagidon.mayhem import play_destroyed, turn_up
from koldun.games.krutagidon.piles import choose_destroy, choose_discard, draw, top
from koldun.games.krutagidon.playing import play_from_deck
from koldun.games.krutagidon.table import MOST_LIFE, Act, Attack, Brawl, Harm, Use
from koldun.kernel.decisions import NO, PASS, YES, Option, Play, ask


class Power(Act):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def act(self, t: Brawl, u: Use) -> None:
        t.turn.add_power(self.number)
        t.say("power", "KRU-TURN-13", seat=u.seat, number=self.number)


class PowerPer(Act):
    """More or less Power for each Dead Wizard Token (KRU-CARD-07)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def act(self, t: Brawl, u: Use) -> None:
        number = self.number * t.token_count(u.seat)
        if number:
            t.turn.add_power(number)
            t.say("power", "KRU-CARD-07", seat=u.seat, number=number)


class PowerIf(Act):
    """More Power if the discard pile holds enough cards of a type."""

    def __init__(self, number: int, least: int, type: str) -> None:
        super().__init__()
        self.number: int = number
        self.least: int = least
        self.type: str = type

    def act(self, t: Brawl, u: Use) -> None:
        if len(t.of_type(t.discards[u.seat], self.type)) >= self.least:
            t.turn.add_power(self.number)
            t.say("power", "KRU-TURN-13", seat=u.seat, number=self.number)


class DoublePower(Act):
    def act(self, t: Brawl, u: Use) -> None:
        t.turn.factor *= 2  # KRU-CARD-35
        t.say("double-power", "KRU-CARD-35", seat=u.seat, number=t.turn.power())


class Draw(Act):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def act(self, t: Brawl, u: Use) -> None:
        draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


class Heal(Act):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def act(self, t: Brawl, u: Use) -> None:
        heal(t, u.seat, self.number, "KRU-LIFE-01")


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


class HurtSelf(Act):
    """Damage to oneself that cannot be avoided; dying of it is suicide."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def play(self, t: Brawl, u: Use) -> Play[None]:
        yield from damage(t, u.seat, self.number, u.seat, "KRU-PRIZE-05")


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
            t.turn.add_power(self.power)
            t.say("power", "KRU-CARD-14", seat=u.seat, number=self.power)
            return
        if self.number == "one":
            options = [Option("take", card=c) for c in cards]
            pick = yield from ask(u.seat, "take", options, "KRU-CARD-14", about=u.card)
            cards = [pick.card]
        for card in cards:
            t.cards.move(card, pile, t.hands[u.seat])
            t.say("take", "KRU-CARD-14", seat=u.seat, card=card)


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


class Destroy(Act):
    """Destroy a card in hand, in the discard pile, or in either."""

    def __init__(self, where: str, may: str) -> None:
        super().__init__()
        self.where: str = where
        self.may: str = may

    def play(self, t: Brawl, u: Use) -> Play[None]:
        cards: list[int] = []
        if self.where != "discard":
            cards += t.hands[u.seat].cards
        if self.where != "hand":
            cards += t.discards[u.seat].cards
        yield from choose_destroy(t, u.seat, cards, self.may == "may", "KRU-DESTROY-07")


class ShareDraw(Act):
    """Crazy Cat Lady: you and an enemy of your choice draw a card each."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        other = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        draw(t, u.seat, 1, "KRU-SHUFFLE-01")
        draw(t, other, 1, "KRU-SHUFFLE-01")


class FreshHand(Act):
    """Billy: as the first card of the turn, discard the hand and draw anew."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def act(self, t: Brawl, u: Use) -> None:
        if len(t.turn.played) == 1:
            cards = t.hands[u.seat].cards[:]
            t.cards.move_all(t.hands[u.seat], t.discards[u.seat])
            t.say("discard-hand", "KRU-DISCARD-01", seat=u.seat, cards=cards)
            draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


class Kitty(Act):
    """Sweet Kitty: draw, discard, gain life; at 25 a token goes back (KRU-CARD-23 to -26)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

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


class NextOnTop(Act):
    """Shan't Pass: the next card bought or gained this turn goes on top of the deck."""

    def act(self, t: Brawl, u: Use) -> None:
        t.turn.on_top += 1


class GainAttack(Act):
    """Barfaticus: for the rest of the turn each gain is an attack with its cost."""

    def __init__(self, harm: list[Harm]) -> None:
        super().__init__()
        self.harm: list[Harm] = harm
        self.echo: GainEcho = GainEcho(harm)

    def act(self, t: Brawl, u: Use) -> None:
        t.echoes.append(self.echo)


class GainEcho(Act):
    def __init__(self, harm: list[Harm]) -> None:
        super().__init__()
        self.harm: list[Harm] = harm

    def play(self, t: Brawl, u: Use) -> Play[None]:
        target = yield from choose_enemy(t, u.seat, t.enemies(u.seat), "KRU-ATTACK-16", u.card)
        a = Attack(u.seat, u.seat, u.card, "barfaticus", False, "KRU-ATTACK-16")
        a.number = u.number
        yield from carry_out(t, a, self.harm, [target], False)


class AttackDeed(Act):
    """An attack: whom it hits, what it does, and what follows from how it went."""

    def __init__(self, target: str, do: list[Harm], needs: str, after: list["After"]) -> None:
        super().__init__()
        self.target: str = target
        self.do: list[Harm] = do
        self.needs: str = needs
        self.after: list[After] = after

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if self.needs:  # Necromantica: with a Big Bone, and only if you like
            if not t.controls(u.seat, self.needs):
                return
            pick = yield from ask(u.seat, "attack", [YES, NO], "KRU-CARD-21", about=u.card)
            if pick is NO:
                return
        targets = yield from targets_of(t, u.seat, self.target, u.card)
        yield from self.against(t, u, targets)

    def against(self, t: Brawl, u: Use, targets: list[int]) -> Play[None]:
        a = Attack(u.seat, u.source, u.card, t.face(u.card).id, False, "KRU-ATTACK-02")
        yield from carry_out(t, a, self.do, targets, False)
        for deed in self.after:
            yield from deed.follow(t, a, u)


class After(Act):
    """A sentence about how the attack went."""

    def follow(self, t: Brawl, a: Attack, u: Use) -> Play[None]:
        yield from ()


class IfUnhurt(After):
    """The consolation when the attack damaged no enemy (KRU-CARD-22)."""

    def __init__(self, then: list[Act]) -> None:
        super().__init__()
        self.then: list[Act] = then

    def follow(self, t: Brawl, a: Attack, u: Use) -> Play[None]:
        if not a.damaged:
            for deed in self.then:
                yield from deed.play(t, u)


class HealPerAvoid(After):
    """Rump Orchard: life for each enemy who avoided the attack."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def follow(self, t: Brawl, a: Attack, u: Use) -> Play[None]:
        if a.avoided:
            heal(t, u.seat, self.number * len(a.avoided), "KRU-DEFENCE-08")
        yield from ()


class MayhemAttack(Act):
    """The attack of a Mayhem card: all declare, then it is applied (KRU-MAYHEM-05)."""

    def __init__(self, target: str, do: list[Harm]) -> None:
        super().__init__()
        self.target: str = target
        self.do: list[Harm] = do

    def play(self, t: Brawl, u: Use) -> Play[None]:
        targets = [s for s in mayhem_targets(t, self.target) if s != u.sitting]
        a = Attack(u.seat, u.source, u.card, t.face(u.card).id, True, "KRU-MAYHEM-05")
        a.sitting = u.sitting
        yield from carry_out(t, a, self.do, targets, True)


# --- Legends, Familiars and other single cards


class HurtEnemies(Act):
    """Vum: each enemy takes damage; not an attack."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

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


class PlayMayhem(Act):
    """Play a random Mayhem of the destroyed pile, of one or two drawn."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

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
