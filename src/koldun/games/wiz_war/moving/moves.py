"""Moving wizards and creatures: steps, pushes, and what waits in a square (Перемещение)."""

from typing import Final

from koldun.games.wiz_war.board.edges import DOOR, FIRE
from koldun.games.wiz_war.board.layout import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from koldun.games.wiz_war.board.pieces import Figure, Spell, Thing, Wizard
from koldun.games.wiz_war.harm.damage import hurt
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Hit, Meeting, meets
from koldun.games.wiz_war.magic.upkeep import end_spell, is_trap, remove_thing
from koldun.games.wiz_war.moving.dropping import drop_treasure
from koldun.games.wiz_war.moving.figures import creatures_in, figures_at, lives, stun
from koldun.games.wiz_war.moving.steps import (
    can_step,
    close_doors,
    has_room,
    is_giant,
    loses_way,
    may_step,
    push_ways,
)
from koldun.games.wiz_war.state import DIE, Labyrinth
from koldun.kernel.decisions import Option, Play, ask

OVERLAY: Final = (EAST, SOUTH, WEST, NORTH)  # 1 to 4 on the die (WIZ-RANDOM-02)
BURN: Final = 4  # for whoever crosses flames (WIZ-CARDS-19)

SLIMES: Final = 1_000_000  # slimes are counted above all objects, creatures above all wizards
MANY: Final = 100

STAYED: Final = 0
MOVED: Final = 1
HALTED: Final = 2  # moved, and may go no farther


def move_one(t: Labyrinth, figure: Figure, d: int, met: list[Meeting] | None = None) -> Play[int]:
    """One square in a direction, by ordinary rules; out of dust the direction is rolled.

    `met` is what has sprung in this movement so far; a step by itself is a movement of its own.
    """
    if met is None:
        met = []
    at = figure.at
    if loses_way(t, figure):
        d = random_direction(t, figure.owner)
        if not can_step(t, figure, d):
            if figure.seat >= 0:
                t.say("blocked", "WIZ-RANDOM-03", seat=figure.seat)
            return STAYED
    elif not can_step(t, figure, d):
        return STAYED
    to = t.layout.go[at][d]
    if is_giant(t, figure):
        for other in figures_at(t, to):
            if other is not figure and lives(t, other):
                yield from shove(t, other, push_ways(t, other, d, at), figure.owner, met)
        if not has_room(t, to, figure):
            return STAYED
    passed = yield from cross(t, figure, d, met)
    if not passed:
        return HALTED
    if figure.seat >= 0:
        t.say("step", "WIZ-MOVE-02", seat=figure.seat, place=t.layout.square_names[to])
    else:
        place = t.layout.square_names[to]
        t.say("creature-moved", "WIZ-MOVE-02", number=figure.id, place=place)
    halted = yield from enter(t, figure, to, met)
    return HALTED if halted else MOVED


def random_direction(t: Labyrinth, seat: int) -> int:
    roll = t.rng.roll(DIE)
    t.say("direction-roll", "WIZ-RANDOM-01", seat=seat, number=roll)
    return OVERLAY[roll - 1]


def cross(t: Labyrinth, figure: Figure, d: int, met: list[Meeting]) -> Play[bool]:
    """Doors and flames on the way out of a square. False: it did not get through."""
    at = figure.at
    edge = t.layout.edge_at[at][d]
    kind = t.edge_kind(edge)
    if kind == DOOR and figure.seat >= 0:
        pass_door(t, figure.seat, edge, at)
    if kind == FIRE and meets(met, figure, ~edge):
        burn = Hit(figure, BURN, "fire")
        burn.card = t.edges.mark(edge).card
        burn.met = met
        burn.origin = t.layout.go[at][d]
        yield from hurt(t, burn)
        yield from settle(t)
        return lives(t, figure) and figure.at == at
    return True


def pass_door(t: Labyrinth, seat: int, edge: int, at: int) -> None:
    """A door shuts behind whoever passed, unless it is held (WIZ-DOOR-02)."""
    mark = t.edges.mark(edge)
    if mark.holder >= 0 and mark.seal < 0:
        if mark.holder == seat and mark.picker == seat:
            mark.picker = -1  # the lock was picked for one passage
        return
    if not t.may_open(seat, edge) and t.has(seat, "slime"):
        drop_treasure(t, seat, at, "WIZ-FORM-01")
    if mark.picker == seat:
        mark.picker = -1


# --- what waits in a square


def enter(
    t: Labyrinth, figure: Figure, square: int, met: list[Meeting] | None = None
) -> Play[bool]:
    """Stand in a square and meet what is there; True if movement must stop."""
    if met is None:
        met = []
    figure.at = square
    close_doors(t)
    if is_giant(t, figure):
        t.look_again()
    halted = False
    if t.bonus(figure, "ghostly") == 0:
        for thing in t.things_at(square):
            if thing in t.things and lives(t, figure) and figure.at == square:
                stop = yield from spring(t, figure, thing, met)
                halted = halted or stop
                yield from settle(t)
    if not lives(t, figure) or figure.at != square:
        return True
    yield from infect(t, figure, met)
    yield from settle(t)
    return halted or not lives(t, figure)


def spring(t: Labyrinth, figure: Figure, thing: Thing, met: list[Meeting]) -> Play[bool]:
    """What an object does to whoever enters: traps, bushes, tacks; all of it indirect."""
    if is_trap(t, thing):
        if thing.owner != figure.owner:
            yield from trigger(t, figure, thing, met)
        return False
    if thing.owner < 0 and not thing.scattered:
        return False
    gives = t.face(thing.card).gives
    points, snags = gives.get("thorns", 0), gives.get("snags", 0) > 0
    if points == 0 and not snags:
        return False
    if not meets(met, figure, thing.id):
        return False
    hit = Hit(figure, points)
    hit.met = met
    hit.origin = thing.at
    hit.thing = thing.id
    lost = yield from hurt(t, hit)
    if not snags:
        return False
    if lost > 0:
        stun(t, figure, 1)
    if isinstance(figure, Wizard) and figure.seat == t.active:
        t.phase_over = True
        figure.rooted = True
    return True


def trigger(t: Labyrinth, figure: Figure, thing: Thing, met: list[Meeting]) -> Play[None]:
    """The marker is turned up: the live one bursts and ends the spell, a blank one is removed."""
    spell = t.spell_on(thing.card)
    live = thing.live
    if figure.seat >= 0:
        place = t.layout.square_names[thing.at]
        word = "live" if live else "blank"
        t.say("trap", "WIZ-DEATH-08", seat=figure.seat, place=place, word=word)
    damage = t.face(thing.card).gives.get("trap", 0)
    remove_thing(t, thing)
    left = any(x.card == thing.card for x in t.things)
    if spell is not None and (live or not left):
        end_spell(t, spell, "WIZ-MAINTAIN-06")
    if live:
        hit = Hit(figure, damage)
        hit.card = thing.card
        hit.met = met
        hit.origin = figure.at
        yield from hurt(t, hit)


def infect(t: Labyrinth, figure: Figure, met: list[Meeting]) -> Play[None]:
    """Slime and Disease hurt the others in a square their bearer enters."""
    slime = t.bonus(figure, "slime_damage")
    disease = t.bonus(figure, "disease")
    if slime + disease == 0:
        return
    factor = 2 if t.bonus(figure, "strength") > 0 else 1
    who = SLIMES + (figure.seat if figure.seat >= 0 else MANY + figure.id)
    for other in figures_at(t, figure.at):
        if other is figure:
            continue
        if slime > 0 and meets(met, other, who):
            yield from infect_one(t, figure, other, "slime_damage", slime * factor, met)
        if disease > 0 and isinstance(figure, Wizard) and lives(t, other):
            sick = other.seat if other.seat >= 0 else -other.id
            if sick not in figure.sickened:
                figure.sickened.append(sick)
                yield from infect_one(t, figure, other, "disease", disease * factor, met)


def infect_one(
    t: Labyrinth, figure: Figure, other: Figure, what: str, points: int, met: list[Meeting]
) -> Play[None]:
    hit = Hit(other, points)
    hit.card = t.giver(figure, what)
    hit.met = met
    hit.attacker = figure.seat
    hit.origin = figure.at
    yield from hurt(t, hit)


# --- being moved


def shove(
    t: Labyrinth, other: Figure, ways: list[int], by: int, met: list[Meeting] | None = None
) -> Play[None]:
    """A giant of somebody pushes another one square on; at a fork the pushed one, or its owner, chooses."""
    if not ways:
        return
    at = other.at
    wizard = other.seat >= 0
    chooser = other.owner if t.wizards[other.owner].alive else t.active
    what = "shoved" if wizard else "creature-shoved"
    way = yield from choose_way(t, chooser, what, at, ways, by)
    if wizard:
        place = t.layout.square_names[t.layout.go[at][way]]
        t.say("pushed", "WIZ-FORM-02", seat=other.seat, place=place)
    yield from move_one(t, other, way, met)


def choose_way(t: Labyrinth, seat: int, what: str, at: int, ways: list[int], by: int) -> Play[int]:
    """Which of these directions from a square, named by the squares they lead to."""
    pick = yield from ask(seat, what, way_options(t, at, ways), "WIZ-FORM-02", by=by)
    return way_to(t, at, ways, pick.place)


def way_options(t: Labyrinth, at: int, ways: list[int]) -> list[Option]:
    go, names = t.layout.go[at], t.layout.square_names
    return [Option("step", place=names[go[way]]) for way in ways]


def way_to(t: Labyrinth, at: int, ways: list[int], place: str) -> int:
    """The direction that leads to a square; the first of those that do."""
    for way in ways:
        if t.layout.square_names[t.layout.go[at][way]] == place:
            return way
    return ways[0]


def push(t: Labyrinth, figure: Figure, d: int, squares: int) -> Play[None]:
    """Straight on until something is in the way; what is left of the push is lost (WIZ-CARDS-07)."""
    met: list[Meeting] = []
    for _ in range(squares):
        at = figure.at
        moved = yield from move_one(t, figure, d, met)
        if moved != MOVED or not lives(t, figure):
            return
        d = t.layout.heading[at][d]


def away_from(t: Labyrinth, origin: int, at: int) -> list[int]:
    """The way straight away from a place, along the axis of greater distance; two on a tie."""
    layout = t.layout
    if origin == at or origin < 0:
        return [d for d in DIRECTIONS]
    for gate in layout.gates:
        if gate.square == at and gate.far_square == origin:
            return [(gate.out + 2) % 4]
    dy = at // layout.cols - origin // layout.cols
    dx = at % layout.cols - origin % layout.cols
    vertical = SOUTH if dy > 0 else NORTH
    horizontal = EAST if dx > 0 else WEST
    if abs(dy) > abs(dx):
        return [vertical]
    if abs(dx) > abs(dy):
        return [horizontal]
    return [vertical, horizontal]


def make_room(t: Labyrinth, form: Spell) -> Play[None]:
    """Others in the square where a giant grows leave it, in seat order from the active player."""
    at = -1 if form.seat < 0 else t.wizards[form.seat].at
    giant = form.seat
    for creature in t.creatures:
        if form.is_on(creature):
            at = creature.at
            giant = creature.owner
    for seat in t.living():
        w = t.wizards[seat]
        if w.at == at and not form.is_on(w):
            yield from shove(t, w, [d for d in DIRECTIONS if may_step(t, w, at, d)], giant)
    for creature in creatures_in(t, [at]):
        if not form.is_on(creature):
            ways = [d for d in DIRECTIONS if may_step(t, creature, at, d)]
            yield from shove(t, creature, ways, giant)
