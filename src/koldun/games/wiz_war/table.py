"""The table of Wiz-War: faces, zones, wizards, what lies and stands in the labyrinth, the state."""

from typing import Final, cast

from koldun.games.wiz_war.layout import DIRECTIONS, Layout
from koldun.games.wiz_war.magic import Magic
from koldun.games.wiz_war.pieces import (
    DOOR,
    EARTH,
    FIRE,
    NONE,
    WALL,
    EdgeMark,
    Spell,
    Thing,
    Treasure,
    Wizard,
)
from koldun.games.wiz_war.plan import COLOURS, Plan, plan_of
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Zone, ZoneKind
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


class Labyrinth(State):
    """All that changes in a match."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards,
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
        super().__init__(seats, rng, cards, standing)
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

    # --- what every game writes

    def copy(self) -> "Labyrinth":
        t = Labyrinth(
            self.seats,
            self.rng.copy(),
            self.cards.copy(),
            self.standing,
            self.variant,
            self.plan,
            self.slots,
            self.groups,
            [z.copy() for z in self.decks],
            [z.copy() for z in self.piles],
            [z.copy() for z in self.hands],
            [z.copy() for z in self.items],
            [z.copy() for z in self.spells],
            self.board.copy(),
            self.resolving.copy(),
            [w.copy() for w in self.wizards],
            [x.copy() for x in self.treasures],
        )
        t.things = [x.copy() for x in self.things]
        t.running = [s.copy() for s in self.running]
        t.marks = {edge: mark.copy() for edge, mark in self.marks.items()}
        t.schools = [self.schools[0][:], self.schools[1][:]]
        t.first = self.first
        t.active = self.active
        t.round = self.round
        t.phase = self.phase
        t.serial = self.serial
        t.earth = self.earth
        t.walls = self.walls
        t.hiding = self.hiding
        t.filled = self.filled
        t.stone = self.stone
        t.doors = self.doors
        t.fires = self.fires
        t.phase_over = self.phase_over
        t.debts = self.debts[:]
        t.ended = self.ended
        t.winner = self.winner
        return t

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
        seats: list[Plain] = []
        for w in self.wizards:
            kills: list[Plain] = [k for k in w.kills]
            sickened: list[Plain] = [k for k in w.sickened]
            seats.append(
                {
                    "at": self.layout.square_names[w.at],
                    "colour": COLOURS[w.colour],
                    "life": w.life,
                    "alive": w.alive,
                    "kills": kills,
                    "treasure": w.treasure,
                    "stun": w.stun,
                    "stunned": w.stunned,
                    "mp": w.mp,
                    "boosted": w.boosted,
                    "attacks": w.attacks,
                    "moved": w.moved,
                    "acted": w.acted,
                    "rooted": w.rooted,
                    "no_treasure": w.no_treasure,
                    "turns": w.turns,
                    "brained": w.brained,
                    "killer": w.killer,
                    "started_by": w.started_by,
                    "sickened": sickened,
                }
            )
        treasures: list[Plain] = [[x.owner, x.at, x.carrier] for x in self.treasures]
        things: list[Plain] = [
            [x.id, x.card, x.kind, x.at, x.owner, x.cracks, x.live, x.scattered]
            for x in self.things
        ]
        running: list[Plain] = [
            [s.card, s.owner, s.tokens, s.seat, s.edge, s.thing, s.treasure, s.free]
            for s in self.running
        ]
        marks: dict[str, Plain] = {
            self.layout.edge_names[edge]: self.marks[edge].plain() for edge in sorted(self.marks)
        }
        schools: list[Plain] = [[s for s in group] for group in self.schools]
        rotations: list[Plain] = [r for r in self.plan.rotations]
        slots: list[Plain] = [s for s in self.slots]
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
            "running": running,
            "marks": marks,
            "earth": self.earth,
            "ended": self.ended,
            "winner": self.winner,
            "seats": seats,
        }

    def put(self, name: str, seat: int, value: Plain) -> bool:
        """Scenes: `sectors = "red0 blue1"`, `active`, `broken = ["2.1w"]`; `at`, `life`, `carries`..."""
        if seat >= 0:
            return self._put_wizard(self.wizards[seat], name, value)
        if name == "sectors" and isinstance(value, str):
            self._lay_sectors(value.split())
        elif name in ("active", "first") and isinstance(value, int) and 0 <= value < self.seats:
            self.first = self.active = value
        elif name == "round" and isinstance(value, int) and value > 0:
            self.round = value
        elif name == "turns" and isinstance(value, int):
            for w in self.wizards:
                w.turns = value
        elif name == "broken" and isinstance(value, list):
            for edge in value:
                self.mark(self.edge_named(edge)).broken = True
        elif name == "cracks" and isinstance(value, dict):
            for edge, cracks in value.items():
                self.mark(self.edge_named(edge)).cracks = int(str(cracks))
        elif name == "treasures" and isinstance(value, list):
            for i in range(len(value)):
                self.treasures[i].at = self.square_named(value[i])
        else:
            return False
        self.look_again()
        return True

    def _put_wizard(self, w: Wizard, name: str, value: Plain) -> bool:
        if name == "at":
            w.at = self.square_named(value)
        elif name == "life" and isinstance(value, int):
            w.life = value
        elif name == "stun" and isinstance(value, int):
            w.stun = value
        elif name == "turns" and isinstance(value, int):
            w.turns = value
        elif name == "kills" and isinstance(value, list):
            w.kills = [int(str(k)) for k in value]
        elif name == "carries" and isinstance(value, int):
            w.treasure = value
            self.treasures[value].at = -1
            self.treasures[value].carrier = w.seat
        else:
            return False
        return True

    def _lay_sectors(self, words: list[str]) -> None:
        """`red0 blue1`: colours of seats in slot order with their quarter turns."""
        if len(words) != self.seats:
            raise ValueError(f"{self.seats} sectors are needed, not {len(words)}")
        colours = [COLOURS.index(word[:-1]) for word in words]
        side = self.plan.side
        self.plan = plan_of(self.layout, side, colours, [int(word[-1]) for word in words])
        self.slots = list(range(self.seats))
        i = 0
        for seat in range(self.seats):
            self.wizards[seat].colour = colours[seat]
            self.wizards[seat].at = self.plan.homes[seat]
            for square in self.plan.treasures[seat]:
                self.treasures[i].at = square
                i += 1

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

    def redealt(self, seat: int, rng: Rng) -> None:
        """Which trap marker is live is known to its caster only."""
        for spell in self.running:
            traps = [x for x in self.things if x.card == spell.card and x.kind == "booby_trap"]
            if traps and spell.owner != seat:
                lives = [x.live for x in traps]
                rng.shuffle(lives)
                for i in range(len(traps)):
                    traps[i].live = lives[i]

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
        order = [(self.active + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if self.wizards[seat].alive]

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
        self.hiding = hiding
        self.filled = filled

    def doors_beside(self, square: int) -> list[int]:
        return [
            self.layout.edge_at[square][d]
            for d in DIRECTIONS
            if self.edge_kind(self.layout.edge_at[square][d]) == DOOR
        ]

    def pile_for(self, card: int) -> Zone:
        """The discard pile of the deck a card came from (WIZ-VARIANT-05)."""
        return self.piles[1] if self.cards.faces[card].back == "black" else self.piles[0]
