"""Ongoing cards, Ability tiles and Ongoing tokens: sentences that work while they lie there."""

from koldun.games.krutagidon.life import die, heal, settle, spend
from koldun.games.krutagidon.parts import Act, Card, Lasting, Use
from koldun.games.krutagidon.piles import distinct, draw, top
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import PASS, Option, Play, ask


class OnPlayed(Lasting):
    """When you play your n-th card of a type in a turn (0: each one)."""

    def __init__(self, number: int, type: str, then: list[Act]) -> None:
        super().__init__()
        self.number: int = number
        self.type: str = type
        self.then: list[Act] = then

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        if played.type != self.type:
            return False
        return self.number in (0, t.turn.count(self.type))

    def play(self, t: Brawl, u: Use) -> Play[None]:
        for deed in self.then:
            yield from deed.play(t, u)


class CreatureLife(Lasting):
    """Each Creature played gives life equal to its VP."""

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        return played.type == "creature"

    def play(self, t: Brawl, u: Use) -> Play[None]:
        creatures = [face for face in t.turn.played if face.type == "creature"]
        heal(t, u.seat, creatures[-1].vp, "KRU-RESOLVE-03")
        yield from ()


class TopFromDiscard(Act):
    """You may put a card of your discard pile on top of your deck."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        pile = t.discards[u.seat]
        if pile.cards:
            options = [PASS] + [Option("put", card=c) for c in distinct(t, pile.cards)]
            pick = yield from ask(u.seat, "on-top", options, "KRU-RESOLVE-06", about=u.card)
            if pick is not PASS:
                t.cards.move(pick.card, pile, t.decks[u.seat])
                t.say("on-top", "KRU-RESOLVE-06", seat=u.seat, card=pick.card)


class LookDiscard(Act):
    """Look at the top card of your deck; you may discard it."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        card = top(t, u.seat)
        if card >= 0:
            t.cards.show(card, 1 << u.seat)
            options = [PASS, Option("discard", card=card)]
            pick = yield from ask(u.seat, "top-discard", options, "KRU-RESOLVE-06", about=u.card)
            if pick is not PASS:
                t.cards.move(card, t.decks[u.seat], t.discards[u.seat])
                t.say("discard", "KRU-DISCARD-02", seat=u.seat, card=card)


class FourTypes(Lasting):
    """Cards of four different types in one turn: Power and a card, once."""

    def __init__(self, number: int, then: list[Act]) -> None:
        super().__init__()
        self.number: int = number
        self.then: list[Act] = then

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        types: list[str] = []
        for face in t.turn.played:
            if face.type != "none" and face.type not in types:
                types.append(face.type)
        return len(types) >= self.number and "types" not in t.turn.paid

    def play(self, t: Brawl, u: Use) -> Play[None]:
        t.turn.paid.append("types")
        for deed in self.then:
            yield from deed.play(t, u)


class TwoDifferent(Lasting):
    """Two differently titled cards of a type in one turn: Power, once (KRU-ABILITY-03)."""

    def __init__(self, type: str, then: list[Act]) -> None:
        super().__init__()
        self.type: str = type
        self.then: list[Act] = then

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        titles: list[str] = []
        for face in t.turn.played:
            if face.type == self.type and face.id not in titles:
                titles.append(face.id)
        return len(titles) >= 2 and self.type not in t.turn.paid

    def play(self, t: Brawl, u: Use) -> Play[None]:
        t.turn.paid.append(self.type)
        for deed in self.then:
            yield from deed.play(t, u)


class StartOfTurn(Lasting):
    """Golden Oldies: life for each Ongoing object you control (KRU-CARD-31)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        heal(t, u.seat, t.ongoing_count(u.seat), "KRU-CARD-31")
        yield from ()


class EndDraw(Lasting):
    """At the end of the turn a card for each Wizard card bought or gained."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        draw(t, u.seat, t.turn.wizards_gained, "KRU-ENDTURN-03")
        yield from ()


class UnderDeck(Lasting):
    """Schoolkids!: at the end of the turn it goes under its owner's deck."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.card in t.plays[u.seat].cards:
            t.cards.put_under(u.card, t.plays[u.seat], t.decks[u.seat])
            t.say("under-deck", "KRU-ENDTURN-03", seat=u.seat, card=u.card)
        yield from ()


class BloodPrice(Lasting):
    """Once in a turn you may spend life to draw a card (KRU-ABILITY-01)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def play(self, t: Brawl, u: Use) -> Play[None]:
        died = spend(t, u.seat, self.number, "KRU-LIFE-04")
        draw(t, u.seat, 1, "KRU-ABILITY-01")
        if died:  # KRU-MAYHEM-21: a payment that kills still buys its effect
            yield from die(t, u.seat, u.seat)
        yield from settle(t)


class Word(Lasting):
    """A sentence that is looked up where it matters: by the id of its card."""
