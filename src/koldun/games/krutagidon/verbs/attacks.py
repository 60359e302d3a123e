"""Attacks of cards, and sentences about how they went."""

from koldun.content.deeds import Deed
from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.fighting.attack import carry_out, foreseen
from koldun.games.krutagidon.fighting.hits import Attack
from koldun.games.krutagidon.fighting.life import heal
from koldun.games.krutagidon.fighting.targets import PICKED, TARGETS, targets_of
from koldun.games.krutagidon.playing.choices import choose_enemy
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl, Harm
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.cards import ALL
from koldun.kernel.decisions import NO, YES, Play, ask


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
            if not t.bones(u.seat):
                return
            pick = yield from ask(u.seat, "attack", [YES, NO], "KRU-CARD-21", about=u.card)
            if pick is NO:
                return
        harm = "attack"
        if self.target in PICKED:
            harm = foreseen(t, self._attack(t, u), self.do, t.order(u.seat))
        targets = yield from targets_of(t, u.seat, self.target, u.card, harm)
        yield from self.against(t, u, targets, False)

    def against(self, t: Brawl, u: Use, targets: list[int], turned: bool) -> Play[None]:
        """`turned`: Mayhem O turns it on its own player."""
        a = self._attack(t, u)
        a.turned = turned
        yield from carry_out(t, a, self.do, targets, False)
        for deed in self.after:
            yield from deed.follow(t, a, u)

    def _attack(self, t: Brawl, u: Use) -> Attack:
        return Attack(u.seat, u.source, u.card, t.face(u.card).kind, False, "KRU-ATTACK-02")


VERBS.verb(
    "attack",
    AttackDeed,
    word("target", *TARGETS),
    deeds("do"),
    word("needs", "", "bone", default=""),
    deeds("after", required=False),
)


class After(Deed):
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


VERBS.verb("if_unhurt", IfUnhurt, deeds("then"))


class HealPerAvoid(After):
    """Rump Orchard: life for each enemy who avoided the attack."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def follow(self, t: Brawl, a: Attack, u: Use) -> Play[None]:
        if a.avoided:
            heal(t, u.seat, self.number * len(a.avoided), "KRU-DEFENCE-08")
        yield from ()


VERBS.verb("heal_per_avoid", HealPerAvoid, number("number", 1, 9))


class GainAttack(Act):
    """Barfaticus: for the rest of the turn each gain is an attack with its cost."""

    def __init__(self, harm: list[Harm]) -> None:
        super().__init__()
        self.echo: GainEcho = GainEcho(harm)

    def act(self, t: Brawl, u: Use) -> None:
        t.echoes.append((u.card, self.echo))


VERBS.verb("gain_attack", GainAttack, deeds("do"))


class GainEcho(Act):
    """One gain, and the attack it makes."""

    def __init__(self, harm: list[Harm]) -> None:
        super().__init__()
        self.harm: list[Harm] = harm

    def play(self, t: Brawl, u: Use) -> Play[None]:
        a = self._attack(t, u)
        enemies = t.enemies(u.seat)
        word = foreseen(t, self._attack(t, u), self.harm, enemies)
        target = yield from choose_enemy(t, u.seat, enemies, a.rule, a.card, word)
        yield from carry_out(t, a, self.harm, [target], False)

    def _attack(self, t: Brawl, u: Use) -> Attack:
        """By the card whose text attacks; it is not named once it lies in a shuffled deck."""
        card = u.card if t.cards.seen[u.card] == ALL else -1
        a = Attack(u.seat, u.seat, card, "", False, "KRU-ATTACK-16")
        a.number = u.number
        return a
