"""Pieces of the labyrinth that change: wizards, treasures, things, running spells, edges."""

from typing import Final

from koldun.kernel.state import Plain

LIFE_START: Final = 15
NONE: Final = 0
WALL: Final = 1
DOOR: Final = 2
FIRE: Final = 3
EARTH: Final = 4


class Wizard:
    """One player's wizard: its place, life and what it has done this turn."""

    __slots__ = (
        "acted",
        "alive",
        "at",
        "attacks",
        "boosted",
        "brained",
        "colour",
        "killer",
        "kills",
        "life",
        "moved",
        "mp",
        "no_treasure",
        "rooted",
        "seat",
        "sickened",
        "started_by",
        "stun",
        "stunned",
        "treasure",
        "turns",
    )

    def __init__(self, seat: int, colour: int, at: int) -> None:
        self.seat: int = seat
        self.colour: int = colour
        self.at: int = at
        self.life: int = LIFE_START
        self.alive: bool = True
        self.killer: int = -1  # who dealt the last, direct damage
        self.kills: list[int] = []  # trophies
        self.treasure: int = -1  # the one it carries
        self.stun: int = 0  # tokens
        self.turns: int = 0  # turns begun
        self.brained: bool = False  # has had the cards of the Brainstone
        # this turn
        self.acted: bool = False
        self.stunned: bool = False
        self.mp: int = 0
        self.boosted: bool = False
        self.attacks: int = 0
        self.moved: bool = False
        self.rooted: bool = False  # movement is over
        self.no_treasure: bool = False
        self.started_by: int = -1  # the square the turn began in
        self.sickened: list[int] = []  # whom Disease has hurt

    def copy(self) -> "Wizard":
        w = Wizard(self.seat, self.colour, self.at)
        w.life = self.life
        w.alive = self.alive
        w.killer = self.killer
        w.kills = self.kills[:]
        w.treasure = self.treasure
        w.stun = self.stun
        w.turns = self.turns
        w.brained = self.brained
        w.acted = self.acted
        w.stunned = self.stunned
        w.mp = self.mp
        w.boosted = self.boosted
        w.attacks = self.attacks
        w.moved = self.moved
        w.rooted = self.rooted
        w.no_treasure = self.no_treasure
        w.started_by = self.started_by
        w.sickened = self.sickened[:]
        return w


class Treasure:
    __slots__ = ("at", "carrier", "owner")

    def __init__(self, owner: int, at: int, carrier: int = -1) -> None:
        self.owner: int = owner
        self.at: int = at  # -1 while carried
        self.carrier: int = carrier

    def copy(self) -> "Treasure":
        return Treasure(self.owner, self.at, self.carrier)


class Creature:
    """A living thing that is no wizard; no card of this set makes one (WIZ-TARGET-02)."""

    __slots__ = ("at", "id", "life", "owner", "stun")

    def __init__(self, id: int, owner: int, at: int, life: int, stun: int = 0) -> None:
        self.id: int = id
        self.owner: int = owner
        self.at: int = at
        self.life: int = life
        self.stun: int = stun

    def copy(self) -> "Creature":
        return Creature(self.id, self.owner, self.at, self.life, self.stun)


class Thing:
    """An object on a square: a lying item, a creation, a trap marker."""

    __slots__ = ("at", "card", "cracks", "id", "kind", "live", "owner", "scattered")

    def __init__(self, id: int, card: int, kind: str, at: int, owner: int) -> None:
        self.id: int = id
        self.card: int = card
        self.kind: str = kind
        self.at: int = at
        self.owner: int = owner  # who maintains it, or -1 for an item
        self.cracks: int = 0
        self.live: bool = False  # the one of four trap markers
        self.scattered: bool = False  # tacks

    def copy(self) -> "Thing":
        thing = Thing(self.id, self.card, self.kind, self.at, self.owner)
        thing.cracks = self.cracks
        thing.live = self.live
        thing.scattered = self.scattered
        return thing


class Spell:
    """A running spell: its card lies before its caster, or beside the board."""

    __slots__ = ("card", "creature", "edge", "free", "owner", "seat", "thing", "tokens", "treasure")

    def __init__(self, card: int, owner: int, tokens: int) -> None:
        self.card: int = card
        self.owner: int = owner
        self.tokens: int = tokens
        self.seat: int = -1  # the wizard it works on
        self.creature: int = -1  # or the creature, by its id
        self.edge: int = -1
        self.thing: int = -1
        self.treasure: int = -1
        self.free: bool = False  # a creation nobody need maintain (WIZ-VARIANT-10)

    def copy(self) -> "Spell":
        s = Spell(self.card, self.owner, self.tokens)
        s.seat = self.seat
        s.creature = self.creature
        s.edge = self.edge
        s.thing = self.thing
        s.treasure = self.treasure
        s.free = self.free
        return s


class EdgeMark:
    """What has happened to an edge since it was printed."""

    __slots__ = (
        "broken",
        "card",
        "cracks",
        "holder",
        "made",
        "made_cracks",
        "picker",
        "seal",
        "under",
    )

    def __init__(self) -> None:
        self.cracks: int = 0
        self.broken: bool = False
        self.made: int = NONE
        self.card: int = -1
        self.made_cracks: int = 0
        self.seal: int = -1
        self.holder: int = -1
        self.picker: int = -1
        self.under: list[int] = []  # the created wall a door took the place of: card, cracks

    def copy(self) -> "EdgeMark":
        m = EdgeMark()
        m.cracks = self.cracks
        m.broken = self.broken
        m.made = self.made
        m.card = self.card
        m.made_cracks = self.made_cracks
        m.seal = self.seal
        m.holder = self.holder
        m.picker = self.picker
        m.under = self.under[:]
        return m

    def is_blank(self) -> bool:
        """As printed, and nobody at it."""
        if self.broken or self.made != NONE or self.cracks > 0:
            return False
        return self.seal < 0 and self.holder < 0 and self.picker < 0

    def plain(self) -> "list[Plain]":
        return [
            self.cracks,
            self.broken,
            self.made,
            self.card,
            self.made_cracks,
            self.seal,
            self.holder,
            self.picker,
            [u for u in self.under],
        ]
