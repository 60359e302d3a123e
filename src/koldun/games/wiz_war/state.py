"""The table of Wiz-War: its state as the kernel copies, dumps, sets and re-deals it."""

from koldun.games.wiz_war.ground import Ground
from koldun.games.wiz_war.pieces import (
    Creature,
    Wizard,
)
from koldun.games.wiz_war.plan import COLOURS, plan_of
from koldun.kernel.cards import Zone
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain


class Labyrinth(Ground):
    """The ground with what every game writes for the kernel."""

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
        t.creatures = [c.copy() for c in self.creatures]
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
        creatures: list[Plain] = [[c.id, c.owner, c.at, c.life, c.stun] for c in self.creatures]
        running: list[Plain] = [
            [s.card, s.owner, s.tokens, s.seat, s.edge, s.thing, s.treasure, s.free, s.creature]
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
            "creatures": creatures,
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
        elif name == "creatures" and isinstance(value, list):
            for place in value:  # each with 5 life, seat 0 its owner
                self.serial += 1
                self.creatures.append(Creature(self.serial, 0, self.square_named(place), 5))
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

    def redealt(self, seat: int, rng: Rng) -> None:
        """Which trap marker is live is known to its caster only."""
        for spell in self.running:
            traps = [x for x in self.things if x.card == spell.card and x.kind == "booby_trap"]
            if traps and spell.owner != seat:
                lives = [x.live for x in traps]
                rng.shuffle(lives)
                for i in range(len(traps)):
                    traps[i].live = lives[i]
