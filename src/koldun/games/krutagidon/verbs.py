"""What cards do when played, and as a Defence: one class per verb."""

from koldun.games.krutagidon.attack import carry_out, choose_enemy, mayhem_targets, targets_of
from koldun.games.krutagidon.life import damage, heal
from koldun.games.krutagidon.parts import Act, Attack, Harm, Numbered, Use
from koldun.games.krutagidon.piles import choose_destroy, distinct, draw, top
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import NO, YES, Option, Play, ask


class Power(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        t.turn.add_power(self.number)
        t.say("power", "KRU-TURN-13", seat=u.seat, number=self.number)


class PowerPer(Numbered):
    """More or less Power for each Dead Wizard Token (KRU-CARD-07)."""

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


class Draw(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        draw(t, u.seat, self.number, "KRU-SHUFFLE-01")


class Heal(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        heal(t, u.seat, self.number, "KRU-LIFE-01")


class HurtSelf(Numbered):
    """Damage to oneself that cannot be avoided; dying of it is suicide."""

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
            options = [Option("take", card=c) for c in distinct(t, cards)]
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
            cards += distinct(t, t.discards[u.seat].cards)
        yield from choose_destroy(t, u.seat, cards, self.may == "may", "KRU-DESTROY-07")


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
