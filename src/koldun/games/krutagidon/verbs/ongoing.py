"""Ongoing cards, Ability tiles and Ongoing tokens: sentences that work while they lie there."""

from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.fighting.death import die, settle
from koldun.games.krutagidon.fighting.life import heal, spend
from koldun.games.krutagidon.playing.piles import draw
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import END, PLAYED, START, USED, Act, Brawl, Card, Lasting
from koldun.games.krutagidon.verbs.vocabulary import CARD_TYPES, VERBS
from koldun.kernel.decisions import Play


class OnPlayed(Lasting):
    """When you play your n-th card of a type in a turn (0: each one)."""

    def __init__(self, number: int, type: str, then: list[Act]) -> None:
        super().__init__(PLAYED)
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


VERBS.verb("on_played", OnPlayed, number("number", 0, 9), word("type", *CARD_TYPES), deeds("then"))


class CreatureLife(Lasting):
    """Each Creature played gives life equal to its VP."""

    def __init__(self) -> None:
        super().__init__(PLAYED)

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        return played.type == "creature"

    def play(self, t: Brawl, u: Use) -> Play[None]:
        creatures = [face for face in t.turn.played if face.type == "creature"]
        heal(t, u.seat, creatures[-1].vp, "KRU-RESOLVE-03")
        yield from ()


VERBS.verb("creature_life", CreatureLife)


class OncePerTurn(Lasting):
    """Pays out once, as soon as the cards of the turn fulfil it (KRU-ABILITY-03)."""

    def __init__(self, key: str, then: list[Act]) -> None:
        super().__init__(PLAYED)
        self.key: str = key  # what it is remembered by for the rest of the turn
        self.then: list[Act] = then

    def whole_turn(self) -> bool:
        return True

    def fulfilled(self, played: list[Card]) -> bool:
        raise NotImplementedError

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        return self.key not in t.turn.paid and self.fulfilled(t.turn.played)

    def play(self, t: Brawl, u: Use) -> Play[None]:
        t.turn.paid.append(self.key)
        for deed in self.then:
            yield from deed.play(t, u)


class DifferentTypes(OncePerTurn):
    """Cards of four different types in one turn."""

    def __init__(self, number: int, then: list[Act]) -> None:
        super().__init__("types", then)
        self.number: int = number

    def fulfilled(self, played: list[Card]) -> bool:
        types: list[str] = []
        for face in played:
            if face.type != "none" and face.type not in types:
                types.append(face.type)
        return len(types) >= self.number


VERBS.verb("four_types", DifferentTypes, number("number", 2, 8), deeds("then"))


class TwoDifferent(OncePerTurn):
    """Two differently titled cards of a type in one turn."""

    def __init__(self, type: str, then: list[Act]) -> None:
        super().__init__(type, then)
        self.type: str = type

    def fulfilled(self, played: list[Card]) -> bool:
        titles: list[str] = []
        for face in played:
            if face.type == self.type and face.id not in titles:
                titles.append(face.id)
        return len(titles) >= 2


VERBS.verb("two_different", TwoDifferent, word("type", *CARD_TYPES), deeds("then"))


class StartOfTurn(Lasting):
    """Golden Oldies: life for each Ongoing object you control (KRU-CARD-31)."""

    def __init__(self) -> None:
        super().__init__(START)

    def play(self, t: Brawl, u: Use) -> Play[None]:
        heal(t, u.seat, t.ongoing_count(u.seat), "KRU-CARD-31")
        yield from ()


VERBS.verb("start_of_turn", StartOfTurn)


class EndDraw(Lasting):
    """At the end of the turn a card for each Wizard card bought or gained."""

    def __init__(self) -> None:
        super().__init__(END)

    def play(self, t: Brawl, u: Use) -> Play[None]:
        draw(t, u.seat, t.turn.wizards_gained, "KRU-ENDTURN-03")
        yield from ()


VERBS.verb("end_draw", EndDraw)


class UnderDeck(Lasting):
    """Schoolkids!: at the end of the turn it goes under its owner's deck."""

    def __init__(self) -> None:
        super().__init__(END)

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if u.card in t.plays[u.seat].cards:
            t.cards.put_under(u.card, t.plays[u.seat], t.decks[u.seat])
            t.say("under-deck", "KRU-ENDTURN-03", seat=u.seat, card=u.card)
        yield from ()


VERBS.verb("under_deck", UnderDeck)


class BloodPrice(Lasting):
    """Once in a turn you may spend life to draw a card (KRU-ABILITY-01)."""

    def __init__(self, number: int) -> None:
        super().__init__(USED)
        self.number: int = number

    def usable(self, t: Brawl, seat: int) -> bool:
        return t.life[seat] >= self.number

    def play(self, t: Brawl, u: Use) -> Play[None]:
        died = spend(t, u.seat, self.number, "KRU-LIFE-04")
        draw(t, u.seat, 1, "KRU-ABILITY-01")
        if died:  # KRU-MAYHEM-21: a payment that kills still buys its effect
            yield from die(t, u.seat, u.seat)
        yield from settle(t)


VERBS.verb("blood_price", BloodPrice, number("number", 1, 9))


class Word(Lasting):
    """A sentence that rules look up where it matters, by the id of its card."""

    def __init__(self) -> None:
        super().__init__("")


for _name in (
    "eggs_defence",
    "bone_counts",
    "double_life",
    "double_damage",
    "wand_extra",
    "no_avoid",
    "price_legend_wild",
    "price_creature_treasure",
    "price_wizard_spell",
    "cheap_on_top",
    "grand_prize",
    "rlyeh",
    "owns_rlyeh",
):
    VERBS.verb(_name, Word)
