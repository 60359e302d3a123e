"""Pieces on the table: wizards, creatures, treasures, objects, and the cards of running spells."""

from typing import Final, final

from koldun.kernel.state import Plain

LIFE_START: Final = 15


class Figure:
    """Whoever stands in a square, can be moved and be hurt: a wizard or a creature."""

    def __init__(self, seat: int, id: int, owner: int, at: int, life: int, stun: int) -> None:
        self.seat: int = seat  # of a wizard; -1: a creature
        self.id: int = id  # of a creature; -1: a wizard
        self.owner: int = owner  # whose it is
        self.at: int = at
        self.life: int = life
        self.stun: int = stun  # tokens


@final
class Wizard(Figure):
    """One player's wizard: its place, life and what it has done this turn."""

    def __init__(self, seat: int, colour: int, at: int, old: "Wizard | None" = None) -> None:
        super().__init__(
            seat,
            id=-1 if old is None else old.id,
            owner=seat if old is None else old.owner,
            at=at,
            life=LIFE_START if old is None else old.life,
            stun=0 if old is None else old.stun,
        )
        self.colour: int = colour
        self.alive: bool = True if old is None else old.alive
        # who dealt the last, direct damage
        self.killer: int = -1 if old is None else old.killer
        self.kills: list[int] = [] if old is None else old.kills[:]  # trophies
        self.treasure: int = -1 if old is None else old.treasure  # the one it carries
        self.turns: int = 0 if old is None else old.turns  # turns begun
        # has had the cards of the Brainstone
        self.brained: bool = False if old is None else old.brained
        # this turn
        self.acted: bool = False if old is None else old.acted
        self.stunned: bool = False if old is None else old.stunned
        self.mp: int = 0 if old is None else old.mp
        self.boosted: bool = False if old is None else old.boosted
        self.attacks: int = 0 if old is None else old.attacks
        self.moved: bool = False if old is None else old.moved
        self.rooted: bool = False if old is None else old.rooted  # movement is over
        self.no_treasure: bool = False if old is None else old.no_treasure
        # the square the turn began in
        self.started_by: int = -1 if old is None else old.started_by
        # whom Disease has hurt
        self.sickened: list[int] = [] if old is None else old.sickened[:]

    def copy(self) -> "Wizard":
        return Wizard(self.seat, self.colour, self.at, self)

    def facts(self, place: str, colour: str) -> dict[str, Plain]:
        kills: list[Plain] = [k for k in self.kills]
        sickened: list[Plain] = [k for k in self.sickened]
        return {
            "at": place,
            "colour": colour,
            "life": self.life,
            "alive": self.alive,
            "kills": kills,
            "treasure": self.treasure,
            "stun": self.stun,
            "stunned": self.stunned,
            "mp": self.mp,
            "boosted": self.boosted,
            "attacks": self.attacks,
            "moved": self.moved,
            "acted": self.acted,
            "rooted": self.rooted,
            "no_treasure": self.no_treasure,
            "turns": self.turns,
            "brained": self.brained,
            "killer": self.killer,
            "started_by": self.started_by,
            "sickened": sickened,
        }


class Creature(Figure):
    """A living thing that is no wizard; no card of this set makes one (WIZ-TARGET-02)."""

    def __init__(self, id: int, owner: int, at: int, life: int, stun: int = 0) -> None:
        super().__init__(-1, id, owner, at, life, stun)

    def copy(self) -> "Creature":
        return Creature(self.id, self.owner, self.at, self.life, self.stun)


@final
class Treasure:
    def __init__(self, owner: int, at: int, carrier: int = -1) -> None:
        self.owner: int = owner
        self.at: int = at  # -1 while carried
        self.carrier: int = carrier

    def copy(self) -> "Treasure":
        return Treasure(self.owner, self.at, self.carrier)


@final
class Thing:
    """An object on a square: a lying item, a creation, a trap marker."""

    def __init__(
        self, id: int, card: int, kind: str, at: int, owner: int, old: "Thing | None" = None
    ) -> None:
        self.id: int = id
        self.card: int = card
        self.kind: str = kind
        self.at: int = at
        self.owner: int = owner  # who maintains it, or -1 for an item
        self.cracks: int = 0 if old is None else old.cracks
        self.live: bool = False if old is None else old.live  # the one of four trap markers
        self.scattered: bool = False if old is None else old.scattered  # tacks

    def copy(self) -> "Thing":
        return Thing(self.id, self.card, self.kind, self.at, self.owner, self)


@final
class Spell:
    """A running spell: its card lies before its caster, or beside the board."""

    def __init__(self, card: int, owner: int, tokens: int, old: "Spell | None" = None) -> None:
        self.card: int = card
        self.owner: int = owner
        self.tokens: int = tokens
        self.seat: int = -1 if old is None else old.seat  # the wizard it works on
        self.creature: int = -1 if old is None else old.creature  # or the creature, by its id
        self.edge: int = -1 if old is None else old.edge
        self.thing: int = -1 if old is None else old.thing
        self.treasure: int = -1 if old is None else old.treasure
        # a creation nobody need maintain (WIZ-VARIANT-10)
        self.free: bool = False if old is None else old.free

    def copy(self) -> "Spell":
        return Spell(self.card, self.owner, self.tokens, self)

    def is_on(self, figure: Figure) -> bool:
        """Does it work on this wizard or creature?"""
        if figure.seat >= 0:
            return self.seat == figure.seat
        return self.creature == figure.id
