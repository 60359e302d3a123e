"""What a wizard knows, as tokens and numbers (`kernel.observe`).

The labyrinth is told by ways and sight: how far it is to treasures, homes and rivals, and who is seen.
"""

from koldun.games.wiz_war.board.edges import DOOR, FIRE, WALL
from koldun.games.wiz_war.board.sight import Look, seen_squares
from koldun.games.wiz_war.columns import (
    ABOUT,
    CARD,
    CARRIED,
    COLUMNS,
    FAR,
    HAND,
    ITEMS,
    KNOWN,
    MOST,
    NEAR,
    ON_ME,
    ON_OTHERS,
    OPTION,
    OTHERS,
    RESOLVING,
    SEAT,
    SPELLS,
    TABLE,
    TARGET,
    THING,
)
from koldun.games.wiz_war.hints import hints
from koldun.games.wiz_war.magic.cards import (
    ADJACENT,
    ATTACK,
    COUNTER,
    ENERGY,
    INSTANT,
    ITEM,
    LOS,
    NEUTRAL,
    PERMANENT,
)
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import NO_NUMBER, Ask, Option
from koldun.kernel.observe import (
    Observer,
    Sheet,
    around,
    best_hint,
    hint_column,
    offered,
)


class Ways:
    """How far it is for everybody, worked out once for a decision."""

    def __init__(self, t: Labyrinth, seat: int) -> None:
        seats = t.seats
        self.homes: list[int] = [-1] * seats
        for slot in range(seats):
            self.homes[t.slots[slot]] = t.plan.homes[slot]
        self.steps: list[list[int]] = []  # from each wizard
        self.back: list[list[int]] = []  # from its home
        self.trip: list[int] = []  # to the treasure fetched soonest, and home
        self.left: list[int] = []  # steps to the win
        self.carries: list[bool] = []  # a treasure of another
        self.points: list[int] = [t.vp(other) for other in range(seats)]
        self.speed: list[int] = [t.base_speed(other) for other in range(seats)]
        self.to_goal: list[int] = []  # of the seat itself
        for other in range(seats):
            w = t.wizards[other]
            home = self.homes[other]
            maze = t.maze_of(other)
            self.steps.append(maze.steps_from(w.at))
            self.back.append(maze.steps_from(home))
            carries = w.treasure >= 0 and t.treasures[w.treasure].owner != other
            self.carries.append(carries)
            goal = self._plan(t, other, home, carries)
            if other == seat and goal >= 0:
                self.to_goal = maze.steps_from(goal)
        # what each wizard sees from where it stands; the dead see nothing
        self.sight: list[int] = [
            seen_squares(t, Look(w.seat, w.at)) if w.alive else 0 for w in t.wizards
        ]
        self.seen: int = self.sight[seat]

    def _plan(self, t: Labyrinth, seat: int, home: int, carries: bool) -> int:
        """The shortest trips until the points for the win are at home; returns the first goal."""
        w = t.wizards[seat]
        there, back = self.steps[seat], self.back[seat]
        goal, trip = -1, CARRIED
        ways: list[int] = []
        first = -1  # in `ways`
        n = 0
        for x in t.treasures:
            if x.owner != seat and x.at != home and n != w.treasure:
                if x.at >= 0:
                    far = min(FAR, back[x.at])
                    way = min(FAR, there[x.at]) + far
                    if goal < 0 or way < trip:
                        goal, trip, first = x.at, way, len(ways)
                    ways.append(2 * far)
                else:
                    ways.append(CARRIED)
            n += 1
        needed = t.variant.vp_to_win - self.points[seat]
        left = 0
        if carries:
            goal = home
            left = min(FAR, back[w.at])
            needed -= 1
        elif needed > 0:
            left = trip
            needed -= 1
            if first >= 0:
                del ways[first]
        ways.sort()
        for k in range(needed):
            left += ways[k] if k < len(ways) else CARRIED
        self.trip.append(trip)
        self.left.append(left)
        return goal


class WizWarObserver(Observer[Labyrinth]):
    def observe(self, state: Labyrinth, ask: Ask, i: int, sheet: Sheet) -> None:
        seat = ask.seats[i]
        parts = ask.parts
        part = ask if parts is None else parts[i]
        options = ask.options[i][: offered(ask, i)]
        ways = Ways(state, seat)
        self.question(state, seat, part, sheet)
        self.about(state, seat, part, ABOUT, sheet)
        self._cards(state, seat, ways, sheet)
        number = 0 if part.number == NO_NUMBER else part.number
        self._numbers(state, seat, number, ways, sheet)
        weights = hints(state, part, i if parts is None else 0)
        best = best_hint(weights, len(options))
        n = 0
        for option in options:
            self.offer(state, seat, part.what, option, sheet.option_tokens)
            sheet.option_numbers.append(hint_column(weights, n, best))
            self._option(state, seat, option, ways, sheet)
            n += 1
        sheet.close(len(options))

    def position(self, state: Labyrinth, seat: int, sheet: Sheet) -> None:
        ways = Ways(state, seat)
        sheet.tokens.append(self.schema.players + state.seats)
        self._cards(state, seat, ways, sheet)
        self._numbers(state, seat, 0, ways, sheet)
        sheet.close(0)

    # --- cards

    def _cards(self, t: Labyrinth, seat: int, ways: Ways, sheet: Sheet) -> None:
        seen = t.cards.seen
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            further = 0 if apart == 0 else OTHERS
            self._known(t, ITEMS + further, t.items[other].cards, sheet)
            self._known(t, SPELLS + further, t.spells[other].cards, sheet)
            held = t.hands[other].cards
            if apart == 0:
                self._known(t, HAND, held, sheet)
            else:
                for card in held:
                    if (seen[card] >> seat) & 1 == 1:
                        self._one(t, KNOWN, card, sheet)
        for spell in t.running:
            if spell.seat >= 0:
                self._one(t, ON_ME if spell.seat == seat else ON_OTHERS, spell.card, sheet)
        steps = ways.steps[seat]
        for x in t.things:
            far = steps[x.at] if x.at >= 0 else FAR
            self._one(t, THING + (0 if far == 0 else 1 if far <= NEAR else 2), x.card, sheet)
        self._known(t, RESOLVING, t.resolving.cards, sheet)

    def _one(self, t: Labyrinth, slot: int, card: int, sheet: Sheet) -> None:
        schema = self.schema
        sheet.tokens.append(1 + slot * schema.rows + schema.row(t.cards.faces[card]))

    def _known(self, t: Labyrinth, slot: int, cards: list[int], sheet: Sheet) -> None:
        schema = self.schema
        first = 1 + slot * schema.rows
        faces = t.cards.faces
        for card in cards:
            sheet.tokens.append(first + schema.row(faces[card]))

    # --- numbers

    def _numbers(self, t: Labyrinth, seat: int, number: int, ways: Ways, sheet: Sheet) -> None:
        row = [0.0] * len(COLUMNS)
        row[0] = min(number, 20) / 5.0
        row[1] = t.round / 30.0
        row[2] = len(t.decks[t.groups[seat]].cards) / 50.0
        row[3] = len(t.running) / 4.0
        row[4] = 1.0 if t.world("fog") else 0.0
        self._held(t, seat, ways, row)
        for apart in range(t.seats):
            other = (seat + apart) % t.seats
            if t.wizards[other].alive:
                at = TABLE + around(apart, t.seats, MOST) * SEAT
                self._seat(t, seat, other, ways, at, row)
        sheet.numbers += row

    def _held(self, t: Labyrinth, seat: int, ways: Ways, row: list[float]) -> None:
        energies: list[int] = []
        energy = attacks = counters = items = 0
        for card in t.hands[seat].cards:
            face = t.cards.faces[card]
            energies.append(face.energy)
            energy += face.energy
            if face.kind == ITEM:
                items += 1
            for mode in face.modes:
                if mode.kind == ATTACK:
                    attacks += 1
                elif mode.kind == COUNTER:
                    counters += 1
        energies.sort()
        base = ways.speed[seat]
        left = float(ways.left[seat])
        turns = 0.0
        for n in range(len(energies)):  # the best first, one a turn
            pace = float(max(1, base + max(1, energies[len(energies) - 1 - n])))
            if left <= pace:
                break
            left -= pace
            turns += 1.0
        row[5] = (turns + left / max(1, base + 1)) / 5.0
        row[6] = energy / 10.0
        row[7] = (energies[len(energies) - 1] if energies else 0) / 5.0
        row[8] = attacks / 3.0
        row[9] = counters / 3.0
        row[10] = items / 2.0
        row[11] = (t.hand_most(seat) - t.counted(seat)) / 7.0
        row[12] = t.variant.vp_to_win / 2.0

    def _seat(
        self, t: Labyrinth, seat: int, other: int, ways: Ways, at: int, row: list[float]
    ) -> None:
        w, me = t.wizards[other], t.wizards[seat]
        left = ways.left[other]
        away = ways.steps[other][me.at]
        row[at] = 1.0
        row[at + 1] = 1.0 if other == t.active else 0.0
        row[at + 2] = float(ways.points[other])
        row[at + 3] = w.life / 10.0
        row[at + 4] = max(0, 6 - w.life) / 6.0
        row[at + 5] = 1.0 if ways.carries[other] else 0.0
        if w.treasure >= 0:
            row[at + 6] = 1.0 if other != seat and t.treasures[w.treasure].owner == seat else 0.0
            row[at + 7] = 0.0 if ways.carries[other] else 1.0
        row[at + 8] = min(left, 80) / 20.0
        row[at + 9] = 2.0 / (2.0 + left / 4.0)
        row[at + 10] = ways.trip[other] / 10.0
        row[at + 11] = min(FAR, ways.back[other][w.at]) / 10.0
        row[at + 12] = len(t.hands[other].cards) / 7.0
        row[at + 13] = len(t.items[other].cards) / 3.0
        row[at + 14] = len(t.spells[other].cards) / 3.0
        row[at + 15] = w.stun / 2.0
        row[at + 16] = 1.0 if w.stunned else 0.0
        row[at + 17] = w.mp / 4.0
        row[at + 18] = ways.speed[other] / 3.0
        row[at + 19] = 1.0 if w.acted else 0.0
        row[at + 20] = 1.0 if w.moved else 0.0
        row[at + 21] = float(w.attacks)
        row[at + 22] = 1.0 if w.boosted else 0.0
        if other != seat:
            row[at + 23] = 1.0 if (ways.seen >> w.at) & 1 == 1 else 0.0
            row[at + 24] = 1.0 if (ways.sight[other] >> me.at) & 1 == 1 else 0.0
            row[at + 25] = min(FAR, away) / 10.0
            row[at + 26] = 1.0 / (1.0 + away)
        row[at + 27] = t.total(other, "reduce") / 2.0

    # --- options

    def _option(self, t: Labyrinth, seat: int, option: Option, ways: Ways, sheet: Sheet) -> None:
        row = [0.0] * OPTION
        if option.place:
            self._place(t, seat, option, ways, row)
        target = option.seat
        if target >= 0 and option.verb != "take-treasure":
            self._target(t, seat, target, ways, row)
        if option.card >= 0 and (t.cards.seen[option.card] >> seat) & 1 == 1:
            self._card(t, option, row)
        if option.number != NO_NUMBER:
            row[OPTION - 1] = min(option.number, 20) / 4.0
        sheet.option_numbers += row

    def _place(self, t: Labyrinth, seat: int, option: Option, ways: Ways, row: list[float]) -> None:
        layout = t.layout
        square = layout.square_by.get(option.place, -1)
        if square < 0:
            edge = layout.edge_by.get(option.place, -1)
            if edge < 0:
                return
            row[1] = 1.0
            kind = t.edge_kind(edge)
            row[14] = 1.0 if kind == WALL else 0.0
            row[15] = 1.0 if kind == DOOR else 0.0
            row[16] = 1.0 if kind == FIRE else 0.0
            square = self._far_side(ways, edge, layout.sides[edge])
        else:
            row[0] = 1.0
        me = t.wizards[seat].at
        if ways.to_goal:
            goal, here = min(FAR, ways.to_goal[square]), min(FAR, ways.to_goal[me])
            row[2] = goal / 10.0
            row[3] = min(max(here - goal, -6), 6) / 3.0
        row[4] = min(FAR, ways.back[seat][square]) / 10.0
        row[5] = min(FAR, ways.steps[seat][square]) / 10.0
        self._people(t, seat, square, ways, row)
        for x in t.treasures:
            if x.at == square:
                fetched = x.owner != seat and square != ways.homes[seat]
                row[8 if fetched else 9] = 1.0
        for thing in t.things:
            if thing.at == square:
                row[13] += 0.5

    def _far_side(self, ways: Ways, edge: int, sides: list[int]) -> int:
        """The square beyond an edge: the one that is nearer to the goal."""
        if len(sides) > 1 and ways.to_goal and ways.to_goal[sides[1]] < ways.to_goal[sides[0]]:
            return sides[1]
        return sides[0]

    def _people(self, t: Labyrinth, seat: int, square: int, ways: Ways, row: list[float]) -> None:
        """Rivals at a square, how near they are to it, and by whom one would be seen there."""
        nearest = FAR
        row[10] = 1.0 if square == ways.homes[seat] else 0.0
        for w in t.wizards:
            if w.seat == seat or not w.alive:
                continue
            nearest = min(nearest, ways.steps[w.seat][square])
            if w.at == square:
                row[7] = 1.0
            if square == ways.homes[w.seat]:
                row[11] = 1.0
            if (ways.sight[w.seat] >> square) & 1 == 1:
                row[12] += 0.5
        row[6] = nearest / 10.0

    def _target(self, t: Labyrinth, seat: int, target: int, ways: Ways, row: list[float]) -> None:
        w = t.wizards[target]
        row[TARGET] = 1.0
        row[TARGET + 1] = 1.0 if target == seat else 0.0
        row[TARGET + 2] = w.life / 10.0
        row[TARGET + 3] = 1.0 if ways.carries[target] else 0.0
        row[TARGET + 4] = 1.0 if (ways.seen >> w.at) & 1 == 1 else 0.0
        row[TARGET + 5] = min(FAR, ways.steps[seat][w.at]) / 10.0
        row[TARGET + 6] = float(ways.points[target])

    def _card(self, t: Labyrinth, option: Option, row: list[float]) -> None:
        """What is printed on a card, by the way it is played."""
        face = t.cards.faces[option.card]
        row[CARD] = face.energy / 5.0
        for mode in face.modes + face.uses:
            if not option.place or mode.id == option.place:
                if mode.kind == ATTACK:
                    row[CARD + 1] = 1.0
                elif mode.kind == COUNTER:
                    row[CARD + 2] = 1.0
                elif mode.kind == NEUTRAL:
                    row[CARD + 3] = 1.0
                if mode.range == LOS:
                    row[CARD + 6] = 1.0
                elif mode.range == ADJACENT:
                    row[CARD + 7] = 1.0
        row[CARD + 4] = 1.0 if face.kind == ITEM else 0.0
        row[CARD + 5] = 1.0 if face.kind == ENERGY else 0.0
        row[CARD + 8] = 1.0 if face.duration == INSTANT else 0.0
        row[CARD + 9] = 1.0 if face.duration == PERMANENT else 0.0
