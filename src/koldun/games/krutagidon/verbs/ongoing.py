"""Ongoing cards, Ability tiles and Ongoing tokens: sentences that work while they lie there."""

from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.fighting.death import die, settle
from koldun.games.krutagidon.fighting.life import heal, spend
from koldun.games.krutagidon.playing.piles import draw
from koldun.games.krutagidon.playing.standing import END, PLAYED, START, USED
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl, Card, Lasting
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

    def __init__(self, then: list[Act]) -> None:
        super().__init__(PLAYED)
        self.then: list[Act] = then

    def whole_turn(self) -> bool:
        return True

    def fulfilled(self, played: list[Card]) -> bool:
        raise NotImplementedError

    def fires(self, t: Brawl, seat: int, played: Card) -> bool:
        return self not in t.turn.paid and self.fulfilled(t.turn.played)

    def play(self, t: Brawl, u: Use) -> Play[None]:
        if self in t.turn.paid:
            return
        t.turn.paid.append(self)
        for deed in self.then:
            yield from deed.play(t, u)


class DifferentTypes(OncePerTurn):
    """Cards of four different types in one turn."""

    def __init__(self, number: int, then: list[Act]) -> None:
        super().__init__(then)
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
        super().__init__(then)
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
        died = spend(t, u.seat, self.number, u.card, "KRU-LIFE-04")
        draw(t, u.seat, 1, "KRU-ABILITY-01")
        if died:  # KRU-MAYHEM-21: a payment that kills still buys its effect
            yield from die(t, u.seat, u.seat, u.card)
        yield from settle(t)


VERBS.verb("blood_price", BloodPrice, number("number", 1, 9))


class Rule(Lasting):
    """A sentence that waits for nothing: rules ask it where it matters."""

    def __init__(self) -> None:
        super().__init__("")


class BoneCounts(Rule):
    """Big Bone (KRU-CARD-06)."""

    def tokens(self) -> int:
        return 1


VERBS.verb("bone_counts", BoneCounts)


class DoubleLife(Rule):
    """Six-Eleven (KRU-CARD-28)."""

    def life_factor(self) -> int:
        return 2


VERBS.verb("double_life", DoubleLife)


class DoubleDamage(Rule):
    """The Arena: attacks deal double damage until one of them kills (KRU-CARD-32)."""

    def damage_factor(self) -> int:
        return 2

    def leaves_after_kill(self) -> bool:
        return True


VERBS.verb("double_damage", DoubleDamage)


class WandExtra(Rule):
    """Only the Starters called Wand (KRU-TOKEN-01)."""

    def extra_damage(self, kind: str) -> int:
        return 3 if kind == "wand" else 0


VERBS.verb("wand_extra", WandExtra)


class NoAvoid(Rule):
    """No Defence against Mayhem (KRU-TOKEN-08)."""

    def forbids_avoiding(self) -> bool:
        return True


VERBS.verb("no_avoid", NoAvoid)


class Pricier(Rule):
    """Cards of two kinds cost the player 1 more (KRU-TOKEN-11)."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__()
        self.kinds: list[str] = [first, second]

    def surcharge(self, kind: str) -> int:
        return 1 if kind in self.kinds else 0


def legends_and_wild_magic() -> Pricier:
    return Pricier("legend", "wild_magic")


def creatures_and_treasures() -> Pricier:
    return Pricier("creature", "treasure")


def wizards_and_spells() -> Pricier:
    return Pricier("wizard", "spell")


VERBS.verb("price_legend_wild", legends_and_wild_magic)
VERBS.verb("price_creature_treasure", creatures_and_treasures)
VERBS.verb("price_wizard_spell", wizards_and_spells)


class CheapOnTop(Rule):
    """Cards of cost 4 or less from the Market."""

    def gained_on_top(self, cost: int) -> bool:
        return cost <= 4


VERBS.verb("cheap_on_top", CheapOnTop)


class OwnsRlyeh(Rule):
    """Cthulhu (KRU-CARD-33)."""

    def brings_rlyeh(self) -> bool:
        return True


VERBS.verb("owns_rlyeh", OwnsRlyeh)


class FromPlay(Rule):
    """Dragon Eggs defend from play; `defence_from` says so, and this tells it."""


VERBS.verb("eggs_defence", FromPlay)


class Standee(Rule):
    """What the Grand Prize and R'lyeh say: they are no cards, and rules know who holds them."""


VERBS.verb("grand_prize", Standee)
VERBS.verb("rlyeh", Standee)
