"""Verbs that make Power."""

from koldun.content.vocabulary import number, word
from koldun.games.krutagidon.playing.piles import top
from koldun.games.krutagidon.playing.play import play_from_deck
from koldun.games.krutagidon.playing.power import make_power
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl
from koldun.games.krutagidon.verbs.numbered import Numbered
from koldun.games.krutagidon.verbs.vocabulary import CARD_TYPES, VERBS
from koldun.kernel.decisions import Option, Play, ask


class Power(Numbered):
    def act(self, t: Brawl, u: Use) -> None:
        make_power(t, u.seat, self.number)


VERBS.verb("power", Power, number("number", -9, 9))


class PowerPer(Numbered):
    """More or less Power for each Dead Wizard Token (KRU-CARD-07)."""

    def act(self, t: Brawl, u: Use) -> None:
        number = self.number * t.token_count(u.seat)
        if number:
            make_power(t, u.seat, number)


VERBS.verb("power_per_token", PowerPer, number("number", -9, 9))


class PowerIf(Act):
    """More Power if the discard pile holds enough cards of a type."""

    def __init__(self, number: int, least: int, type: str) -> None:
        super().__init__()
        self.number: int = number
        self.least: int = least
        self.type: str = type

    def act(self, t: Brawl, u: Use) -> None:
        if len(t.of_type(t.discards[u.seat], self.type)) >= self.least:
            make_power(t, u.seat, self.number)


VERBS.verb(
    "power_if", PowerIf, number("number", 1, 9), number("least", 1, 9), word("type", *CARD_TYPES)
)


class DoublePower(Act):
    def act(self, t: Brawl, u: Use) -> None:
        t.turn.factor *= 2  # KRU-CARD-35
        t.say("double-power", "KRU-CARD-35", seat=u.seat, number=t.turn.power())


VERBS.verb("double_power", DoublePower)


class WildMagic(Numbered):
    """Power, or the top card of an enemy's deck (KRU-WILD-03)."""

    def play(self, t: Brawl, u: Use) -> Play[None]:
        options = [Option("power", number=self.number)]
        for seat in t.enemies(u.seat):
            if t.decks[seat].cards or t.discards[seat].cards:  # KRU-WILD-12
                options.append(Option("play-top", seat=seat))
        pick = yield from ask(u.seat, "wild", options, "KRU-WILD-03", about=u.card)
        if pick.verb == "power":
            make_power(t, u.seat, self.number)
            return
        card = top(t, pick.seat)
        yield from play_from_deck(t, u.seat, pick.seat, card)


VERBS.verb("wild_magic", WildMagic, number("power", 1, 9))
