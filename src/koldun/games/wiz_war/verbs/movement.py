"""Verbs that move their caster: winds, teleports, dashes, ways through walls."""

from koldun.content.vocabulary import number
from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.sight import Look, is_adjacent, sees
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, Effect, Meeting
from koldun.games.wiz_war.magic.cards import ADJACENT
from koldun.games.wiz_war.magic.casting import may_leave
from koldun.games.wiz_war.moving.dropping import drop_treasure
from koldun.games.wiz_war.moving.moves import cross, enter, random_direction
from koldun.games.wiz_war.moving.steps import can_step, flown, has_room, loses_way, may_step
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import Option, Play, ask


class Glide(Effect):
    """Any distance along one straight line; only walls, doors, blocks and giants stop it."""

    choosy = True

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        return may_leave(t, seat)

    def way(self, t: Labyrinth, seat: int, at: int, d: int) -> list[int]:
        """Directions to take from square to square, at most once round."""
        ways: list[int] = []
        start = at
        while len(ways) < 2 * t.layout.rows + 2 * t.layout.cols:
            if not may_step(t, t.wizards[seat], at, d):
                break
            ways.append(d)
            at, d = t.layout.go[at][d], t.layout.heading[at][d]
            if at == start:
                break
        return ways

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        if loses_way(t, t.wizards[look.seat]):
            return True  # whichever way it means to go, the die decides
        return bool(self.way(t, look.seat, look.at, target.number))

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        d = act.target.number
        if loses_way(t, w):
            d = random_direction(t, act.seat)
            if not can_step(t, w, d):
                w.moved = True
                t.say("blocked", "WIZ-RANDOM-03", seat=act.seat)
                return
        ways = self.way(t, act.seat, w.at, d)
        squares: list[int] = []
        at = w.at
        for d in ways:
            at = t.layout.go[at][d]
            if at not in squares:
                squares.append(at)
        if not squares:
            return
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        pick = yield from ask(act.seat, "glide", options, "WIZ-PORTAL-04", about=act.card)
        w.moved = True
        goal = t.square_named(pick.place)
        met: list[Meeting] = []
        for d in ways:
            passed = yield from cross(t, w, d, met)
            if not passed:
                return
            w.at = t.layout.go[w.at][d]
            if w.at == goal:
                break
        t.say("glides", "WIZ-MOVE-02", seat=act.seat, place=pick.place)
        yield from enter(t, w, goal, met)


SPELLS.verb("glide", Glide)


class Teleport(Effect):
    """To a square some free steps away; as an answer it may leave the attacker's sight."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: int = steps

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        return may_leave(t, seat)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        squares = [s for s in flown(t, w.at, self.steps) if s != w.at and has_room(t, s, w)]
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        if not options:
            return
        pick = yield from ask(act.seat, "teleport", options, "WIZ-STUN-03", about=act.card)
        if act.seat == t.active:
            w.rooted = True
            w.moved = True
        t.say("appear", "WIZ-MOVE-02", seat=act.seat, place=pick.place)
        yield from enter(t, w, t.square_named(pick.place))
        answered = act.answers
        if answered is not None and w.alive and answered.evadable:
            if not still_reached(t, answered, act.seat):
                answered.evaded.append(act.seat)
                t.say("evaded", "WIZ-CANCEL-06", seat=act.seat)


SPELLS.verb("teleport", Teleport, number("steps", 1, 9))


def still_reached(t: Labyrinth, attack: Act, seat: int) -> bool:
    at = t.wizards[seat].at
    if attack.range == ADJACENT and not attack.sight:
        return is_adjacent(t, attack.look, at)
    return sees(t, attack.look, at)


class Dash(Effect):
    """Twice the movement points left; no treasures for the rest of the turn (Mad Dash)."""

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        return t.wizards[look.seat].treasure >= 0

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        if w.mp > 0:
            w.mp *= 2
        w.no_treasure = True
        drop_treasure(t, act.seat, w.at, "WIZ-TREASURE-07")
        yield from settle(t)


SPELLS.verb("dash", Dash)


class PassWall(Effect):
    """Through one inner wall for a movement point, without its effects."""

    choosy = True
    bodily = True

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        return t.wizards[seat].mp >= 1 and may_leave(t, seat)

    def behind(self, t: Labyrinth, at: int, place: str) -> int:
        edge = t.edge_named(place)
        for d in DIRECTIONS:
            if t.layout.edge_at[at][d] == edge:
                return t.layout.go[at][d]
        return -1

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        to = self.behind(t, look.at, target.place)
        return to >= 0 and has_room(t, to, t.wizards[look.seat])

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        to = self.behind(t, w.at, act.target.place)
        if to < 0 or not has_room(t, to, w):
            return
        w.mp -= 1
        w.moved = True
        t.say("step", "WIZ-MOVE-02", seat=act.seat, place=t.layout.square_names[to])
        yield from enter(t, w, to)


SPELLS.verb("pass_wall", PassWall)
