"""What spells can do: one class per verb (Карточки заклинаний; MAG-SPELL-05, MAG-OPEN-04).

The words for each verb are `verb-...` in text/*.ftl.
"""

from typing import Final

from koldun.content.vocabulary import Vocabulary, number
from koldun.games.three_mages.board import option_at
from koldun.games.three_mages.monsters import dies_ahead, may_step, step
from koldun.games.three_mages.resources import gain
from koldun.games.three_mages.spells import (
    RULE,
    SpellDeed,
    kill,
    monster_at,
    own_monsters,
    push,
    rival_monsters,
    road_named,
    road_options,
    square_of,
)
from koldun.games.three_mages.state import KINDS, Realm
from koldun.games.three_mages.walking import draw_monster, take_card
from koldun.kernel.decisions import DONE, NO, YES, Option, Play, ask

VERBS: Final = Vocabulary("three_mages")


# --- resources and cards


class Gain(SpellDeed):
    """Resources of any kinds, chosen one by one (MAG-SPELL-06)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return [DONE]  # its own price has just come into the discard

    def play(self, t: Realm, seat: int, card: int) -> Play[None]:
        for _ in range(self.number):
            options: list[Option] = []
            for kind in range(3):
                if t.available(kind):
                    options.append(option_at("kind", KINDS[kind]))
            if options:
                pick = yield from ask(seat, "kind", options, "MAG-SPELL-06", about=card)
                gain(t, seat, KINDS.index(pick.place), "MAG-SPELL-06")


VERBS.verb("gain", Gain, number("number", 1, 9))


class Call(SpellDeed):
    """Draw monster cards, as many as there are."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return [DONE] if t.monsters.cards else []

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        for _ in range(min(self.number, len(t.monsters.cards))):
            draw_monster(t, seat, RULE)


VERBS.verb("call", Call, number("number", 1, 9))


class Rob(SpellDeed):
    """A random card of a rival's hand (MAG-WALK-08)."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return [
            Option("rival", seat=other)
            for other in range(t.seats)
            if other != seat and t.hands[other].cards
        ]

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        take_card(t, seat, pick.seat, RULE)


VERBS.verb("rob", Rob)


# --- one monster


class Push(SpellDeed):
    """A rival's monster goes back (MAG-SPELL-07)."""

    def __init__(self, squares: int) -> None:
        super().__init__()
        self.squares: int = squares

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return rival_monsters(t, seat)

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        push(t, t.board.squares.index(pick.place), self.squares)


VERBS.verb("push", Push, number("squares", 1, 8))


class AnyMonster(SpellDeed):
    """Any monster on a road, own or of a rival, but no guard (MAG-SPELL-09)."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return own_monsters(t, seat) + rival_monsters(t, seat)

    def harmful(self, t: Realm, seat: int, only: Option) -> bool:
        return monster_at(t, only.place).mage == t.mages[seat]


class Destroy(AnyMonster):
    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        kill(t, t.board.squares.index(pick.place))


VERBS.verb("destroy", Destroy)


class Drop(AnyMonster):
    """A Drop with the same controller, on the same square, moved or not as before (MAG-SPELL-10)."""

    def __init__(self, health: int, strength: int) -> None:
        super().__init__()
        self.health: int = health
        self.strength: int = strength

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        m = monster_at(t, pick.place)
        t.tell("drop", "MAG-SPELL-10", m, pick.place)
        if not m.marker:
            t.cards.move(t.card_of(m), t.road, t.dead)
        m.face = t.drop
        m.marker = True
        m.health = self.health
        m.strength = self.strength
        m.bonus = 0


VERBS.verb("drop", Drop, number("health", 1, 20), number("strength", 0, 20))


class Dash(SpellDeed):
    """Steps on top of the normal move, each an ordinary one; after the first one may stop."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: int = steps

    def targets(self, t: Realm, seat: int) -> list[Option]:
        mage = t.mages[seat]
        options: list[Option] = []
        square = 0
        for m in t.squares:
            if m is not None and m.mage == mage and may_step(t, square, m):
                options.append(option_at("target", t.board.squares[square]))
            square += 1
        return options

    def play(self, t: Realm, seat: int, card: int) -> Play[None]:
        options = self.targets(t, seat)
        if not options:
            return
        harmful = self.harmful(t, seat, options[0])
        pick = yield from ask(seat, "target", options, RULE, about=card, harmful=harmful)
        m = monster_at(t, pick.place)
        step(t, t.board.squares.index(pick.place), m)
        for _ in range(self.steps - 1):
            square = square_of(t, m.serial)
            if t.end or square < 0:
                return
            runner = t.squares[square]
            assert runner is not None
            if not may_step(t, square, runner):
                return
            more = yield from ask(seat, "dash-on", [YES, NO], RULE, about=card)
            if more is NO:
                return
            step(t, square, runner)

    def harmful(self, t: Realm, seat: int, only: Option) -> bool:
        return dies_ahead(t, t.board.squares.index(only.place), monster_at(t, only.place))


VERBS.verb("dash", Dash, number("steps", 1, 9))


class Heat(SpellDeed):
    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return own_monsters(t, seat)

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        m = monster_at(t, pick.place)
        m.bonus += self.strength
        t.tell("heat", RULE, m, pick.place, self.strength)


VERBS.verb("heat", Heat, number("strength", 1, 20))


class Shackle(SpellDeed):
    """Neither move nor dash in its controller's next turn; it still defends itself."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return rival_monsters(t, seat)

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        m = monster_at(t, pick.place)
        m.shackled = True
        t.tell("shackle", RULE, m, pick.place)


VERBS.verb("shackle", Shackle)


class Turncoat(SpellDeed):
    """A rival's monster on one of the own roads changes sides and turns round."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        first, second = t.board.roads_of[t.mages[seat]]
        return rival_monsters(t, seat, first) + rival_monsters(t, seat, second)

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        m = monster_at(t, pick.place)
        m.mage = t.mages[seat]
        m.fresh = True
        m.shackled = False
        t.tell("turncoat", RULE, m, pick.place)


VERBS.verb("turncoat", Turncoat)


class Detour(SpellDeed):
    """To the own other road, at the same distance, if that square is empty."""

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return [
            option
            for option in own_monsters(t, seat)
            if t.squares[self.end(t, seat, option.place)] is None
        ]

    def end(self, t: Realm, seat: int, place: str) -> int:
        mage = t.mages[seat]
        square = t.board.squares.index(place)
        other = t.board.other_road(t.board.road_at(square), mage)
        return t.board.square(other, mage, t.board.distance(square, mage))

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        m = monster_at(t, pick.place)
        end = self.end(t, seat, pick.place)
        t.squares[t.board.squares.index(pick.place)] = None
        t.squares[end] = m
        t.tell("detour", RULE, m, t.board.squares[end])


VERBS.verb("detour", Detour)


# --- two monsters on one road


class Pair(SpellDeed):
    """An own monster and a rival's on the same road: first the one, then the other.

    Each question tells one of the two; what harms the own one is never done unasked.
    """

    def targets(self, t: Realm, seat: int) -> list[Option]:
        board = t.board
        return [
            option
            for option in own_monsters(t, seat)
            if rival_monsters(t, seat, board.road_at(board.squares.index(option.place)))
        ]

    def play(self, t: Realm, seat: int, card: int) -> Play[None]:
        options = self.targets(t, seat)
        if not options:
            return
        harmful = self.harmful(t, seat, options[0])
        pick = yield from ask(seat, "own", options, RULE, about=card, harmful=harmful)
        own = t.board.squares.index(pick.place)
        rivals = rival_monsters(t, seat, t.board.road_at(own))
        harmful = self.sets_back(t, seat, own, t.board.squares.index(rivals[0].place))
        other = yield from ask(seat, "target", rivals, RULE, about=card, harmful=harmful)
        self.meet(t, own, t.board.squares.index(other.place))

    def sets_back(self, t: Realm, seat: int, own: int, other: int) -> bool:
        """Would the own monster lose ground by the other one?"""
        return False

    def meet(self, t: Realm, own: int, other: int) -> None:
        raise NotImplementedError


class Mirror(Pair):
    """They change places without a fight."""

    def sets_back(self, t: Realm, seat: int, own: int, other: int) -> bool:
        mage = t.mages[seat]
        return t.board.distance(other, mage) < t.board.distance(own, mage)

    def meet(self, t: Realm, own: int, other: int) -> None:
        mine, theirs = t.squares[own], t.squares[other]
        assert mine is not None
        assert theirs is not None
        t.squares[own] = theirs
        t.squares[other] = mine
        t.tell("mirror", RULE, mine, t.board.squares[other])
        t.tell("mirror", RULE, theirs, t.board.squares[own])


VERBS.verb("mirror", Mirror)


class Trade(Pair):
    """Both die."""

    def harmful(self, t: Realm, seat: int, only: Option) -> bool:
        return True

    def meet(self, t: Realm, own: int, other: int) -> None:
        kill(t, own)
        kill(t, other)


VERBS.verb("trade", Trade)


# --- a whole road


class Shower(SpellDeed):
    """Everybody on a road whose health is low dies, own monsters too."""

    def __init__(self, health: int) -> None:
        super().__init__()
        self.health: int = health

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return road_options(t, [0, 1, 2])

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        first = road_named(t, pick.place) * t.board.length
        for square in range(first, first + t.board.length):
            m = t.squares[square]
            if m is not None and not t.idle(m.mage) and m.health <= self.health:
                kill(t, square)


VERBS.verb("shower", Shower, number("health", 1, 20))


class Headwind(SpellDeed):
    """Rivals on an own road go back, the one nearest its castle first."""

    def __init__(self, squares: int) -> None:
        super().__init__()
        self.squares: int = squares

    def targets(self, t: Realm, seat: int) -> list[Option]:
        return road_options(t, t.board.roads_of[t.mages[seat]])

    def strike(self, t: Realm, seat: int, pick: Option) -> None:
        board = t.board
        road = road_named(t, pick.place)
        rival = board.goal(road, t.mages[seat])
        if t.idle(rival):
            return
        for distance in range(1, board.length + 1):
            square = board.square(road, rival, distance)
            m = t.squares[square]
            if m is not None and m.mage == rival:
                push(t, square, self.squares)


VERBS.verb("headwind", Headwind, number("squares", 1, 8))
