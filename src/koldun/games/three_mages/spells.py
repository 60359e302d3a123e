"""Spells: their cards, casting, and whom they can reach (Карточки заклинаний).

A spell acts on monsters on roads only and never on the guards of an idle mage (MAG-TWO-14).
What each verb does is in verbs.py.
"""

from typing import Final

from koldun.content.deeds import Deed
from koldun.games.three_mages.board import option_at
from koldun.games.three_mages.ending import draw_if_none_left
from koldun.games.three_mages.monsters import bury
from koldun.games.three_mages.resources import pay
from koldun.games.three_mages.state import Monster, Priced, Realm
from koldun.kernel.decisions import Option, Play, ask

RULE: Final = "MAG-SPELL-05"


class SpellDeed(Deed):
    """Most verbs choose one target and do something to it."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        raise NotImplementedError

    def play(self, t: Realm, seat: int, card: int) -> Play[None]:
        options = self.targets(t, seat)
        if options:
            harmful = self.harmful(t, seat, options[0])
            pick = yield from ask(seat, "target", options, RULE, about=card, harmful=harmful)
            self.strike(t, seat, pick)

    def harmful(self, t: Realm, seat: int, only: Option) -> bool:
        """Would it harm an own monster, if this is the only target (MAG-SPELL-13)?"""
        return False

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        raise NotImplementedError


class Spell(Priced):
    def __init__(
        self, id: str, copies: int, faction: int, price: list[int], deeds: list[SpellDeed]
    ) -> None:
        super().__init__(id, "spell", copies, faction, price)
        self.deeds: list[SpellDeed] = deeds


# --- casting


def castable(t: Realm, seat: int, spell: Spell) -> bool:
    """A spell that needs a target is not cast without one (MAG-SPELL-12)."""
    return all(deed.targets(t, seat) for deed in spell.deeds)


def cast_spell(t: Realm, seat: int, card: int, any_card: int) -> Play[None]:
    """The card lies in the discard for good and is paid for, then it works (MAG-SPELL-03)."""
    spell = t.cards.faces[card]
    assert isinstance(spell, Spell)
    t.cards.move(card, t.hands[seat], t.spent)
    pay(t, seat, card, any_card, "MAG-SPELL-04")
    t.say("cast", "MAG-SPELL-01", seat=seat, card=card)
    for deed in spell.deeds:
        if not t.end:
            yield from deed.play(t, seat, card)
    draw_if_none_left(t)


# --- whom it can reach


def monster_at(t: Realm, place: str) -> Monster:
    m = t.squares[t.board.squares.index(place)]
    assert m is not None
    return m


def own_monsters(t: Realm, seat: int) -> list[Option]:
    mage = t.mages[seat]
    options: list[Option] = []
    square = 0
    for m in t.squares:
        if m is not None and m.mage == mage:
            options.append(option_at("target", t.board.squares[square]))
        square += 1
    return options


def rival_monsters(t: Realm, seat: int, road: int = -1) -> list[Option]:
    """Of other players, on one road or on all; guards are proof against spells."""
    mage = t.mages[seat]
    options: list[Option] = []
    square = 0
    for m in t.squares:
        if m is not None and m.mage != mage and not t.idle(m.mage):
            if road < 0 or t.board.road_at(square) == road:
                options.append(option_at("target", t.board.squares[square]))
        square += 1
    return options


def road_options(t: Realm, roads: list[int]) -> list[Option]:
    return [option_at("road", t.board.roads[road].id) for road in roads]


def road_named(t: Realm, id: str) -> int:
    road = 0
    for r in t.board.roads:
        if r.id == id:
            return road
        road += 1
    raise ValueError(id)


def push(t: Realm, square: int, number: int) -> None:
    """Back towards its castle, to the nearest free square, without a fight (MAG-SPELL-08)."""
    m = t.squares[square]
    assert m is not None
    board = t.board
    road = board.road_at(square)
    here = board.distance(square, m.mage)
    back = max(1, here - number)
    while back < here and t.squares[board.square(road, m.mage, back)] is not None:
        back += 1
    end = board.square(road, m.mage, back)
    t.squares[square] = None
    t.squares[end] = m
    t.tell("push", "MAG-SPELL-08", m, board.squares[end])


def kill(t: Realm, square: int) -> None:
    m = t.squares[square]
    assert m is not None
    t.squares[square] = None
    bury(t, m, t.board.squares[square], "MAG-SPELL-09")


def square_of(t: Realm, serial: int) -> int:
    """Where a monster stands now, or -1: it is dead."""
    square = 0
    for m in t.squares:
        if m is not None and m.serial == serial:
            return square
        square += 1
    return -1
