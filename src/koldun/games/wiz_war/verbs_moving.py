"""Verbs that move their caster: winds, teleports, dashes, ways through walls."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.damage import hurt, settle
from koldun.games.wiz_war.herding import random_direction
from koldun.games.wiz_war.layout import DIRECTIONS
from koldun.games.wiz_war.moving import (
    appear,
    can_step,
    enter,
    loses_way,
    pass_door,
)
from koldun.games.wiz_war.pieces import DOOR, FIRE
from koldun.games.wiz_war.sight import Look, flown, is_adjacent, may_cross, may_enter, sees
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import (
    drop_treasure,
)
from koldun.kernel.decisions import Option, Play, ask


class Glide(Effect):
    """Any distance along one straight line; only walls, doors, blocks and giants stop it."""

    choosy = True

    def way(self, t: Labyrinth, seat: int, at: int, d: int) -> list[int]:
        """Directions to take from square to square, at most once round."""
        ways: list[int] = []
        start = at
        while len(ways) < 2 * t.layout.rows + 2 * t.layout.cols:
            if not may_cross(t, seat, at, d) or not may_enter(t, seat, t.layout.go[at][d]):
                break
            ways.append(d)
            at, d = t.layout.go[at][d], t.layout.heading[at][d]
            if at == start:
                break
        return ways

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        if loses_way(t, look.seat):
            return True  # whichever way it means to go, the die decides
        return bool(self.way(t, look.seat, look.at, target.number))

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        d = act.target.number
        if loses_way(t, act.seat):
            d = random_direction(t, act.seat)
            if not can_step(t, act.seat, d):
                w.moved = True
                t.say("blocked", "WIZ-RANDOM-03", seat=act.seat)
                return
        ways = self.way(t, act.seat, w.at, d)
        squares: list[int] = []
        at = w.at
        for d in ways:
            at = t.layout.go[at][d]
            squares.append(at)
        options: list[Option] = []
        for square in squares:
            place = t.layout.square_names[square]
            if not any(o.place == place for o in options):
                options.append(Option("square", place=place))
        if not options:
            return
        pick = yield from ask(act.seat, "glide", options, "WIZ-PORTAL-04", about=act.card)
        w.moved = True
        goal = t.square_named(pick.place)
        for i in range(len(ways)):
            kind = t.edge_kind(t.layout.edge_at[w.at][ways[i]])
            if kind == DOOR:
                pass_door(t, act.seat, t.layout.edge_at[w.at][ways[i]], w.at)
            if kind == FIRE:
                burn = Hit(act.seat, 4, False, "fire")
                burn.origin = squares[i]
                at = w.at
                yield from hurt(t, burn)
                yield from settle(t)
                if w.at != at:
                    return
            w.at = squares[i]
            if squares[i] == goal:
                break
        t.say("glides", "WIZ-MOVE-02", seat=act.seat, place=pick.place)
        yield from enter(t, act.seat, goal)


class Teleport(Effect):
    """To a square some free steps away; as an answer it may leave the attacker's sight."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: int = steps

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        squares = [s for s in flown(t, w.at, self.steps) if s != w.at and may_enter(t, w.seat, s)]
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        if not options:
            return
        pick = yield from ask(act.seat, "teleport", options, "WIZ-STUN-03", about=act.card)
        if act.seat == t.active:
            w.rooted = True
            w.moved = True
        yield from appear(t, act.seat, t.square_named(pick.place))
        answered = act.answers
        if answered is not None and w.alive and answered.evadable:
            if not still_reached(t, answered, act.seat):
                answered.evaded.append(act.seat)
                t.say("evaded", "WIZ-CANCEL-06", seat=act.seat)


def still_reached(t: Labyrinth, attack: Act, seat: int) -> bool:
    at = t.wizards[seat].at
    if attack.range == "adjacent" and not attack.sight:
        return is_adjacent(t, attack.look, at)
    return sees(t, attack.look, at)


class Dash(Effect):
    """Twice the movement points left; no treasures for the rest of the turn (Mad Dash)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        if w.mp > 0:
            w.mp *= 2
        w.no_treasure = True
        drop_treasure(t, act.seat, w.at, "WIZ-TREASURE-07")
        yield from settle(t)


class PassWall(Effect):
    """Through one inner wall for a movement point, without its effects."""

    choosy = True

    def behind(self, t: Labyrinth, at: int, place: str) -> int:
        edge = t.edge_named(place)
        for d in DIRECTIONS:
            if t.layout.edge_at[at][d] == edge:
                return t.layout.go[at][d]
        return -1

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        to = self.behind(t, look.at, target.place)
        return to >= 0 and may_enter(t, look.seat, to)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        to = self.behind(t, w.at, act.target.place)
        if to < 0 or not may_enter(t, act.seat, to):
            return
        w.mp -= 1
        w.moved = True
        t.say("step", "WIZ-MOVE-02", seat=act.seat, place=t.layout.square_names[to])
        yield from enter(t, act.seat, to)
