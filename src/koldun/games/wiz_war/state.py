"""The state of a match: who and what is in the labyrinth, and what can be asked of it."""

from typing import ClassVar, Final, final

from koldun.games.wiz_war.board.corner_sight import Corners, corners_of
from koldun.games.wiz_war.board.edges import DOOR, Edges
from koldun.games.wiz_war.board.faces import COLOURS, Plan
from koldun.games.wiz_war.board.layout import Layout, Maze
from koldun.games.wiz_war.board.lines import Lines, Sights, lines_of
from koldun.games.wiz_war.board.pieces import Creature, Figure, Spell, Thing, Treasure, Wizard
from koldun.games.wiz_war.magic.cards import Magic
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Zone, ZoneKind
from koldun.kernel.definitions import Definition
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State, copied, each

HAND_MOST: Final = 7
BASE_SPEED: Final = 3
DIE: Final = 4

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


class Variant(Definition):
    """The optional rules of a match."""

    def __init__(
        self,
        *,
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


@final
class Labyrinth(State[Magic]):
    """All that changes in a match."""

    aside: ClassVar[tuple[str, ...]] = ("sights",)  # worked out of what stands where

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards[Magic],
        variant: Variant,
        plan: Plan,
        old: "Labyrinth | None" = None,
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.variant: Variant = variant
        self.plan: Plan = plan
        self.layout: Layout = plan.layout
        self.lines: Lines = lines_of(plan.layout) if old is None else old.lines
        self.corners: Corners = corners_of(plan.layout) if old is None else old.corners
        # set by `look_again`
        self.sights: Sights = self.lines.past(0, 0, 0, 0, 0) if old is None else old.sights
        # whose sector lies in each slot
        self.slots: list[int] = list(range(seats)) if old is None else old.slots[:]
        # which spellbook a seat draws from: 0 the white one, 1 the black one
        self.groups: list[int] = [0] * seats if old is None else old.groups[:]
        # schools of a Custom Spellbook, by group
        self.schools: list[list[str]] = [[], []] if old is None else [s[:] for s in old.schools]
        self.decks: list[Zone] = [Zone(DECK)] if old is None else copied(old.decks)  # by group
        self.piles: list[Zone] = [Zone(PILE_OF)] if old is None else copied(old.piles)
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.items: list[Zone] = each(ITEMS, seats) if old is None else copied(old.items)
        self.spells: list[Zone] = each(SPELLS, seats) if old is None else copied(old.spells)
        self.board: Zone = Zone(BOARD) if old is None else old.board.copy()
        self.resolving: Zone = Zone(RESOLVING) if old is None else old.resolving.copy()
        self.wizards: list[Wizard] = [] if old is None else [w.copy() for w in old.wizards]
        self.treasures: list[Treasure] = [] if old is None else [x.copy() for x in old.treasures]
        self.things: list[Thing] = [] if old is None else [x.copy() for x in old.things]
        self.creatures: list[Creature] = [] if old is None else [c.copy() for c in old.creatures]
        self.running: list[Spell] = [] if old is None else [s.copy() for s in old.running]
        self.edges: Edges = Edges() if old is None else old.edges.copy()
        self.hiding: int = 0 if old is None else old.hiding  # squares that hide what is in them
        self.filled: int = 0 if old is None else old.filled  # squares no line passes
        self.first: int = 0 if old is None else old.first
        self.active: int = 0 if old is None else old.active
        self.round: int = 1 if old is None else old.round
        self.phase: str = TIME if old is None else old.phase
        self.phase_over: bool = False if old is None else old.phase_over
        # the last number given to a thing or creature
        self.serial: int = 0 if old is None else old.serial
        # cards owed for a lost Brainstone
        self.debts: list[int] = [0] * seats if old is None else old.debts[:]
        self.ended: str = "" if old is None else old.ended  # why the match is over
        self.winner: int = -1 if old is None else old.winner

    def copy(self) -> "Labyrinth":
        return Labyrinth(
            self.seats, self.rng.copy(), self.cards.copy(), self.variant, self.plan, self
        )

    def zones(self) -> list[Zone]:
        return [
            *self.decks,
            *self.piles,
            *self.hands,
            *self.items,
            *self.spells,
            self.board,
            self.resolving,
        ]

    def facts(self) -> dict[str, Plain]:
        names = self.layout.square_names
        marks: dict[str, Plain] = {}
        for edge in sorted(self.edges.marks):
            marks[self.layout.edge_names[edge]] = self.edges.marks[edge].facts()
        schools: list[Plain] = [[s for s in group] for group in self.schools]
        rotations: list[Plain] = [r for r in self.plan.rotations]
        slots: list[Plain] = [s for s in self.slots]
        treasures: list[Plain] = [[x.owner, x.at, x.carrier] for x in self.treasures]
        things: list[Plain] = [
            [x.id, x.card, x.kind, x.at, x.owner, x.cracks, x.live, x.scattered]
            for x in self.things
        ]
        creatures: list[Plain] = [[c.id, c.owner, c.at, c.life, c.stun] for c in self.creatures]
        running: list[Plain] = [
            [s.card, s.owner, s.tokens, s.seat, s.edge, s.thing, s.treasure, s.free, s.creature]
            for s in self.running
        ]
        seats: list[Plain] = [w.facts(names[w.at], COLOURS[w.colour]) for w in self.wizards]
        return {
            "round": self.round,
            "first": self.first,
            "active": self.active,
            "phase": self.phase,
            "schools": schools,
            "rotations": rotations,
            "slots": slots,
            "treasures": treasures,
            "things": things,
            "creatures": creatures,
            "running": running,
            "marks": marks,
            "earth": self.edges.earth,
            "ended": self.ended,
            "winner": self.winner,
            "seats": seats,
        }

    def redealt(self, seat: int, rng: Rng) -> None:
        """Which trap marker is live is known to its caster only."""
        for spell in self.running:
            if self.face(spell.card).gives.get("trap", 0) == 0 or spell.owner == seat:
                continue
            traps = [x for x in self.things if x.card == spell.card]
            if traps:
                lives = [x.live for x in traps]
                rng.shuffle(lives)
                for i in range(len(traps)):
                    traps[i].live = lives[i]

    def look_again(self) -> None:
        """Work out anew what stands where and blocks lines, after anything rose, fell or opened."""
        self.edges.look_again(self.plan)
        hiding = 0
        for x in self.things:
            if x.owner >= 0 and self.face(x.card).gives.get("blocks_sight", 0) > 0:
                hiding |= 1 << x.at
        filled = hiding
        for w in self.wizards:
            if w.alive and self.has(w.seat, "giant"):
                filled |= 1 << w.at
        for c in self.creatures:
            if self.bonus(c, "giant") > 0:
                filled |= 1 << c.at
        self.hiding = hiding
        self.filled = filled
        edges = self.edges
        self.sights = self.lines.past(edges.walls, edges.doors, edges.stone, filled, hiding)

    # --- reading

    def total(self, seat: int, what: str) -> int:
        """What equipped items and running spells on a wizard give it, summed."""
        faces = self.cards.faces
        n = 0
        for card in self.items[seat].cards:
            n += faces[card].gives.get(what, 0)
        for spell in self.running:
            if spell.seat == seat:
                n += faces[spell.card].gives.get(what, 0)
        return n

    def bonus(self, figure: Figure, what: str) -> int:
        """What items and running spells give a wizard, or running spells a creature, summed."""
        if figure.seat >= 0:
            return self.total(figure.seat, what)
        n = 0
        for spell in self.running:
            if spell.creature == figure.id:
                n += self.face(spell.card).gives.get(what, 0)
        return n

    def giver(self, figure: Figure, what: str) -> int:
        """The item or running spell that gives it; -1: none."""
        for card in self.items[figure.seat].cards if figure.seat >= 0 else []:
            if self.face(card).gives.get(what, 0) > 0:
                return card
        for spell in self.running:
            if spell.is_on(figure) and self.face(spell.card).gives.get(what, 0) > 0:
                return spell.card
        return -1

    def has(self, seat: int, what: str) -> bool:
        return self.total(seat, what) > 0

    def world(self, what: str) -> bool:
        """Is a Global spell of this kind running?"""
        faces = self.cards.faces
        for spell in self.running:
            face = faces[spell.card]
            if face.world and face.gives.get(what, 0) > 0:
                return True
        return False

    def form_of(self, seat: int) -> str:
        """The transformation a wizard is under, as its card's id (WIZ-TRAIT-11)."""
        for spell in self.running:
            if spell.seat == seat and "Transformation" in self.face(spell.card).traits:
                return self.face(spell.card).id
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

    def living(self) -> list[int]:
        """Living seats, clockwise from the active one."""
        found: list[int] = []
        for i in range(self.seats):
            seat = (self.active + i) % self.seats
            if self.wizards[seat].alive:
                found.append(seat)
        return found

    def slot_of(self, seat: int) -> int:
        """Where the sector of a seat lies."""
        slots = self.slots
        slot = 0
        while slots[slot] != seat:
            slot += 1
        return slot

    def home_of(self, seat: int) -> int:
        return self.plan.homes[self.slot_of(seat)]

    def maze_of(self, seat: int) -> Maze:
        """The ways of a wizard: doors of its own sector are open to it while they are as printed."""
        slot = self.slot_of(seat)
        doors = self.plan.own_doors[slot]
        if self.edges.marks:
            for edge in self.edges.marks:
                if self.plan.door_slot.get(edge, -1) == slot:
                    doors &= ~(1 << edge)
        return self.layout.maze_of(self.edges.walls & ~doors)

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

    def edge_kind(self, edge: int) -> int:
        return self.edges.kind(self.plan, edge)

    def is_outer(self, edge: int) -> bool:
        return (self.layout.rim >> edge) & 1 == 1

    def may_open(self, seat: int, edge: int) -> bool:
        """Has a wizard a right at this door? (WIZ-DOOR-01, WIZ-DOOR-04)"""
        mark = self.edges.marks.get(edge)
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

    def pile_for(self, card: int) -> Zone:
        """The discard pile of the deck a card came from (WIZ-VARIANT-05)."""
        return self.piles[1] if self.cards.faces[card].back == "black" else self.piles[0]

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
