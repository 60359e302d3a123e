"""What lies and stands in the labyrinth, who is in it, and how it is read."""

from typing import Final, cast

from koldun.games.wiz_war.layout import Layout
from koldun.games.wiz_war.magic import Magic
from koldun.games.wiz_war.pieces import (
    DOOR,
    EARTH,
    FIRE,
    NONE,
    WALL,
    Creature,
    EdgeMark,
    Spell,
    Thing,
    Treasure,
    Wizard,
)
from koldun.games.wiz_war.plan import Plan
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Face, Zone, ZoneKind
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State

LIFE_MOST: Final = 20
HAND_START: Final = 5
HAND_MOST: Final = 7
DRAW_MOST: Final = 2
BASE_SPEED: Final = 3
PER_CRACK: Final = 3
DIE: Final = 4

CRACKS: Final = (0, 5, 3, 0, 0)  # what an edge of each kind takes (WIZ-DAMAGE-04)

DRAFT: Final = "draft"  # only before the first turn, with a Custom Spellbook
TIME: Final = "time"
MOVE: Final = "move"
DISCARD: Final = "discard"
DRAW: Final = "draw"


DECK: Final = ZoneKind("deck", NOBODY, PILE)
PILE_OF: Final = ZoneKind("discard", OPEN, PILE)
BLACK_DECK: Final = ZoneKind("black-deck", NOBODY, PILE)
BLACK_PILE: Final = ZoneKind("black-discard", OPEN, PILE)
HAND_OF: Final = ZoneKind("hand", OWNER, HAND)
ITEMS: Final = ZoneKind("items", OPEN, ROW)
SPELLS: Final = ZoneKind("spells", OPEN, ROW)
BOARD: Final = ZoneKind("board", OPEN, ROW)  # cards of lying items and of permanent creations
RESOLVING: Final = ZoneKind("resolving", OPEN, ROW)


class Variant:
    """The optional rules of a match; never changes."""

    __slots__ = (
        "deadly_treasures",
        "heavy_items",
        "permanent_creations",
        "rounds",
        "treasure_hunters",
        "uncluttered_mind",
        "vp_to_win",
    )

    def __init__(
        self,
        uncluttered_mind: bool,
        deadly_treasures: bool,
        vp_to_win: int,
        heavy_items: bool,
        permanent_creations: bool,
        treasure_hunters: bool,
        rounds: int,
    ) -> None:
        self.uncluttered_mind: bool = uncluttered_mind
        self.deadly_treasures: bool = deadly_treasures
        self.vp_to_win: int = vp_to_win
        self.heavy_items: bool = heavy_items
        self.permanent_creations: bool = permanent_creations
        self.treasure_hunters: bool = treasure_hunters
        self.rounds: int = rounds


class Ground(State[Face]):
    """All that changes in a match, and what can be asked of it."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards[Face],
        standing: list[str] | None,
        variant: Variant,
        plan: Plan,
        slots: list[int],
        groups: list[int],
        decks: list[Zone],
        piles: list[Zone],
        hands: list[Zone],
        items: list[Zone],
        spells: list[Zone],
        board: Zone,
        resolving: Zone,
        wizards: list[Wizard],
        treasures: list[Treasure],
    ) -> None:
        super().__init__(seats, rng, cards)
        if standing is not None:
            self.standing = standing[:]
        self.variant: Variant = variant
        self.plan: Plan = plan
        self.layout: Layout = plan.layout
        self.slots: list[int] = slots  # whose sector lies in each slot
        self.groups: list[int] = groups  # which deck a seat draws from
        self.decks: list[Zone] = decks
        self.piles: list[Zone] = piles
        self.hands: list[Zone] = hands
        self.items: list[Zone] = items
        self.spells: list[Zone] = spells
        self.board: Zone = board
        self.resolving: Zone = resolving
        self.wizards: list[Wizard] = wizards
        self.treasures: list[Treasure] = treasures
        self.things: list[Thing] = []
        self.creatures: list[Creature] = []
        self.running: list[Spell] = []
        self.marks: dict[int, EdgeMark] = {}
        self.schools: list[list[str]] = [[], []]  # of a Custom Spellbook, by group
        self.first: int = 0
        self.active: int = 0
        self.round: int = 1
        self.phase: str = TIME
        self.serial: int = 0
        self.earth: int = -1  # the edge a Wall of Earth stands on
        self.walls: int = 0  # edges that block sight and steps for whoever has no key
        self.hiding: int = 0  # squares that hide what is in them
        self.filled: int = 0  # squares no line passes
        self.stone: int = 0  # edges with a wall on them now
        self.doors: int = 0
        self.fires: int = 0
        self.phase_over: bool = False
        self.debts: list[int] = [0] * seats  # cards owed for a lost Brainstone
        self.ended: str = ""  # why the match is over
        self.winner: int = -1

    # --- reading

    def magic(self, card: int) -> Magic:
        return cast("Magic", self.cards.faces[card])

    def total(self, seat: int, what: str) -> int:
        """What equipped items and running spells on a wizard give it, summed."""
        faces = self.cards.faces
        n = 0
        for card in self.items[seat].cards:
            n += cast("Magic", faces[card]).gives.get(what, 0)
        for spell in self.running:
            if spell.seat == seat:
                n += cast("Magic", faces[spell.card]).gives.get(what, 0)
        return n

    def beast_total(self, id: int, what: str) -> int:
        """What running spells give a creature, summed."""
        n = 0
        for spell in self.running:
            if spell.creature == id:
                n += self.magic(spell.card).gives.get(what, 0)
        return n

    def has(self, seat: int, what: str) -> bool:
        return self.total(seat, what) > 0

    def world(self, what: str) -> bool:
        """Is a Global spell of this kind running?"""
        faces = self.cards.faces
        for spell in self.running:
            face = cast("Magic", faces[spell.card])
            if face.world and face.gives.get(what, 0) > 0:
                return True
        return False

    def form_of(self, seat: int) -> str:
        """The transformation a wizard is under, as its card's id (WIZ-TRAIT-11)."""
        for spell in self.running:
            if spell.seat == seat and "Transformation" in self.magic(spell.card).traits:
                return self.magic(spell.card).id
        return ""

    def base_speed(self, seat: int) -> int:
        base = self.total(seat, "base")
        return (base if base > 0 else BASE_SPEED) + self.total(seat, "speed")

    def hand_most(self, seat: int) -> int:
        return HAND_MOST + self.total(seat, "hand")

    def counted(self, seat: int) -> int:
        """Cards that count against the hand limit (WIZ-HAND-01)."""
        n = len(self.hands[seat].cards)
        if not self.has(seat, "arms"):
            n += len(self.items[seat].cards)
        if not self.variant.uncluttered_mind:
            n += len(self.spells[seat].cards)
        return n

    def attacks_most(self, seat: int) -> int:
        return 2 if self.has(seat, "attacks") else 1

    def living(self) -> list[int]:
        """Living seats, clockwise from the active one."""
        found: list[int] = []
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            if self.wizards[seat].alive:
                found.append(seat)
        return found

    def home_of(self, seat: int) -> int:
        return self.plan.homes[self.slots.index(seat)]

    def spell_on(self, card: int) -> Spell | None:
        for spell in self.running:
            if spell.card == card:
                return spell
        return None

    def things_at(self, square: int) -> list[Thing]:
        return [x for x in self.things if x.at == square]

    def thing(self, id: int) -> Thing | None:
        for x in self.things:
            if x.id == id:
                return x
        return None

    def wizards_at(self, square: int) -> list[int]:
        return [w.seat for w in self.wizards if w.alive and w.at == square]

    def vp(self, seat: int) -> int:
        """Kills, and enemy treasures lying on the own home (WIZ-WIN-04, WIZ-WIN-05)."""
        w = self.wizards[seat]
        if not w.alive:
            return 0
        points = 0 if self.variant.treasure_hunters else len(w.kills)
        home = self.home_of(seat)
        for x in self.treasures:
            if x.at == home and x.owner != seat:
                points += 1
        return points

    # --- edges

    def mark(self, edge: int) -> EdgeMark:
        mark = self.marks.get(edge)
        if mark is None:
            mark = EdgeMark()
            self.marks[edge] = mark
        return mark

    def edge_kind(self, edge: int) -> int:
        """What stands on an edge now: created things before printed ones."""
        if edge == self.earth:
            return EARTH
        mark = self.marks.get(edge)
        if mark is not None:
            if mark.made != NONE:
                return mark.made
            if mark.broken:
                return NONE
        if (self.plan.doors >> edge) & 1:
            return DOOR
        return WALL if (self.plan.walls >> edge) & 1 else NONE

    def is_outer(self, edge: int) -> bool:
        return (self.layout.rim >> edge) & 1 == 1

    def may_open(self, seat: int, edge: int) -> bool:
        """Has a wizard a right at this door? (WIZ-DOOR-01, WIZ-DOOR-04)"""
        mark = self.marks.get(edge)
        if mark is not None:
            if mark.seal >= 0:
                return False
            if mark.picker == seat:
                return True
            if mark.made == DOOR:
                spell = self.spell_on(mark.card)
                if spell is not None and spell.owner == seat:
                    return True
                return self.has(seat, "key")
        if self.has(seat, "key"):
            return True
        slot = self.plan.door_slot.get(edge, -1)
        return slot >= 0 and self.slots[slot] == seat and self.wizards[seat].alive

    def is_held(self, edge: int) -> bool:
        mark = self.marks.get(edge)
        return mark is not None and mark.holder >= 0 and mark.seal < 0

    def look_again(self) -> None:
        """Work out anew what stands where and blocks lines, after anything rose, fell or opened."""
        inner = self.layout.inner
        doors = self.plan.doors & inner
        stone = self.plan.walls & inner & ~doors
        fires = open_now = 0
        for edge, mark in self.marks.items():
            bit = 1 << edge
            if mark.made != NONE or mark.broken:
                stone &= ~bit
                doors &= ~bit
            if mark.made == WALL:
                stone |= bit
            elif mark.made == DOOR:
                doors |= bit
            elif mark.made == FIRE:
                fires |= bit
            if mark.holder >= 0 and mark.seal < 0:
                open_now |= bit
        self.stone = stone
        self.doors = doors
        self.fires = fires
        self.walls = (stone | doors) & ~open_now
        if self.earth >= 0:
            self.walls |= 1 << self.earth
        hiding = 0
        for x in self.things:
            if x.owner >= 0 and self.magic(x.card).gives.get("blocks_sight", 0) > 0:
                hiding |= 1 << x.at
        filled = hiding
        for w in self.wizards:
            if w.alive and self.has(w.seat, "giant"):
                filled |= 1 << w.at
        for c in self.creatures:
            if self.beast_total(c.id, "giant") > 0:
                filled |= 1 << c.at
        self.hiding = hiding
        self.filled = filled

    def doors_beside(self, square: int) -> list[int]:
        return [edge for edge in self.layout.edge_at[square] if (self.doors >> edge) & 1]

    def pile_for(self, card: int) -> Zone:
        """The discard pile of the deck a card came from (WIZ-VARIANT-05)."""
        return self.piles[1] if self.cards.faces[card].back == "black" else self.piles[0]

    # --- by name

    def square_named(self, name: Plain) -> int:
        square = self.layout.square_by.get(str(name), -1)
        if square < 0:
            raise ValueError(f"there is no square {name!r}")
        return square

    def edge_named(self, name: Plain) -> int:
        edge = self.layout.edge_by.get(str(name), -1)
        if edge < 0:
            raise ValueError(f"there is no edge {name!r}")
        return edge
