"""Moving: steps, doors, what waits in a square, pushes and giants (Перемещение)."""

from koldun.games.wiz_war.acts import Hit
from koldun.games.wiz_war.creatures import creatures_in, hurt_creature
from koldun.games.wiz_war.damage import hurt, settle
from koldun.games.wiz_war.herding import (
    HALTED,
    MOVED,
    STAYED,
    creature_can_step,
    creature_ways,
    random_direction,
    shove_creature,
)
from koldun.games.wiz_war.layout import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from koldun.games.wiz_war.pieces import DOOR, FIRE, Spell, Thing
from koldun.games.wiz_war.sight import is_dust, may_cross, may_enter, may_step
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import close_doors, drop_treasure, end_spell, remove_thing
from koldun.kernel.decisions import Option, Play, ask


def loses_way(t: Labyrinth, seat: int) -> bool:
    """In a dust cloud whoever leaves goes where the die says (WIZ-CARDS-17)."""
    return is_dust(t, t.wizards[seat].at) and not t.has(seat, "ghostly")


def can_step(t: Labyrinth, seat: int, d: int) -> bool:
    """May this wizard step so from where it stands? A giant needs room for whom it pushes."""
    at = t.wizards[seat].at
    if not may_step(t, seat, at, d):
        return False
    if t.has(seat, "giant"):
        to = t.layout.go[at][d]
        for other in t.wizards_at(to):
            if other != seat and not push_ways(t, other, to, d, at):
                return False
        for creature in creatures_in(t, [to]):
            if not creature_ways(t, creature, d, at):
                return False
    return True


def push_ways(t: Labyrinth, other: int, at: int, d: int, giant: int) -> list[int]:
    """Straight ahead if that is open, else the ways round the corner; never into the giant."""
    heading = t.layout.heading[giant][d]
    if may_step(t, other, at, heading) and t.layout.go[at][heading] != giant:
        return [heading]
    return [
        way for way in DIRECTIONS if may_step(t, other, at, way) and t.layout.go[at][way] != giant
    ]


def move_one(t: Labyrinth, seat: int, d: int) -> Play[int]:
    """One square in a direction, by ordinary rules; out of dust the direction is rolled."""
    w = t.wizards[seat]
    at = w.at
    if loses_way(t, seat):
        d = random_direction(t, seat)
        if not can_step(t, seat, d):
            t.say("blocked", "WIZ-RANDOM-03", seat=seat)
            return STAYED
    if not can_step(t, seat, d):
        return STAYED
    to = t.layout.go[at][d]
    if t.has(seat, "giant"):
        for other in t.wizards_at(to):
            if other != seat:
                yield from shove(t, other, push_ways(t, other, to, d, at))
        for creature in creatures_in(t, [to]):
            yield from shove_creature(t, creature, creature_ways(t, creature, d, at))
        if not may_enter(t, seat, to):
            return STAYED
    edge = t.layout.edge_at[at][d]
    kind = t.edge_kind(edge)
    if kind == DOOR:
        pass_door(t, seat, edge, at)
    if kind == FIRE:  # WIZ-CARDS-19
        burn = Hit(seat, 4, False, "fire")
        burn.origin = to
        yield from hurt(t, burn)
        yield from settle(t)
        if not w.alive or w.at != at:
            return HALTED
    t.say("step", "WIZ-MOVE-02", seat=seat, place=t.layout.square_names[to])
    halted = yield from enter(t, seat, to)
    return HALTED if halted else MOVED


def pass_door(t: Labyrinth, seat: int, edge: int, at: int) -> None:
    """A door shuts behind whoever passed, unless it is held (WIZ-DOOR-02)."""
    mark = t.mark(edge)
    if mark.holder >= 0 and mark.seal < 0:
        if mark.holder == seat and mark.picker == seat:
            mark.picker = -1  # the lock was picked for one passage
        return
    if not t.may_open(seat, edge) and t.has(seat, "slime"):
        drop_treasure(t, seat, at, "WIZ-FORM-01")
    if mark.picker == seat:
        mark.picker = -1


def shove(t: Labyrinth, other: int, ways: list[int]) -> Play[None]:
    """A giant pushes somebody one square on; at a fork the pushed one chooses."""
    at = t.wizards[other].at
    options = [Option("step", place=t.layout.square_names[t.layout.go[at][way]]) for way in ways]
    if not options:
        return
    pick = yield from ask(other, "shoved", options, "WIZ-FORM-02")
    t.say("pushed", "WIZ-FORM-02", seat=other, place=pick.place)
    for way in ways:
        if t.layout.square_names[t.layout.go[at][way]] == pick.place:
            yield from move_one(t, other, way)
            return


def enter(t: Labyrinth, seat: int, square: int) -> Play[bool]:
    """Stand in a square and meet what is there; True if movement must stop."""
    w = t.wizards[seat]
    w.at = square
    close_doors(t)
    if t.has(seat, "giant"):
        t.look_again()
    halted = False
    if not t.has(seat, "ghostly"):
        for thing in t.things_at(square):
            if thing in t.things and w.alive and w.at == square:
                stop = yield from spring(t, seat, thing)
                halted = halted or stop
                yield from settle(t)
    if not w.alive or w.at != square:
        return True
    yield from infect(t, seat, square)
    yield from settle(t)
    return halted or not w.alive


def spring(t: Labyrinth, seat: int, thing: Thing) -> Play[bool]:
    """What an object does to whoever enters: traps, bushes, tacks; all of it indirect."""
    gives = t.magic(thing.card).gives
    w = t.wizards[seat]
    if thing.kind == "booby_trap":
        if thing.owner != seat:
            yield from trigger(t, seat, thing)
        return False
    if thing.owner < 0 and not thing.scattered:
        return False
    points = gives.get("thorns", 0)
    if points == 0:
        return False
    hit = Hit(seat, points, True, "")
    hit.origin = thing.at
    hit.thing = thing.id
    lost = yield from hurt(t, hit)
    if gives.get("snags", 0) > 0:
        if lost > 0:
            stun(t, seat, 1)
        if seat == t.active:
            t.phase_over = True
        w.rooted = w.rooted or seat == t.active
        return True
    return False


def trigger(t: Labyrinth, seat: int, thing: Thing) -> Play[None]:
    """The marker is turned up: the live one bursts and ends the spell, a blank one is removed."""
    spell = t.spell_on(thing.card)
    live = thing.live
    word = "live" if live else "blank"
    t.say("trap", "WIZ-DEATH-08", seat=seat, place=t.layout.square_names[thing.at], word=word)
    damage = t.magic(thing.card).gives.get("trap", 0)
    remove_thing(t, thing)
    left = any(x.card == thing.card for x in t.things)
    if spell is not None and (live or not left):
        end_spell(t, spell, "WIZ-MAINTAIN-06")
    if live:
        hit = Hit(seat, damage, False, "")
        hit.origin = t.wizards[seat].at
        yield from hurt(t, hit)


def infect(t: Labyrinth, seat: int, square: int) -> Play[None]:
    """Slime and Disease hurt the others in a square their bearer enters."""
    w = t.wizards[seat]
    factor = 2 if t.has(seat, "strength") else 1
    slime = t.total(seat, "slime_damage")
    disease = t.total(seat, "disease")
    if slime + disease == 0:
        return
    for other in t.wizards_at(square):
        if other == seat:
            continue
        if slime > 0:
            yield from infect_one(t, seat, other, slime * factor)
        if disease > 0 and other not in w.sickened and t.wizards[other].alive:
            w.sickened.append(other)
            yield from infect_one(t, seat, other, disease * factor)
    for creature in creatures_in(t, [square]):
        hurt_creature(t, creature, slime * factor)
        if disease > 0 and -creature.id not in w.sickened:
            w.sickened.append(-creature.id)
            hurt_creature(t, creature, disease * factor)


def infect_one(t: Labyrinth, seat: int, other: int, points: int) -> Play[None]:
    hit = Hit(other, points, True, "")
    hit.attacker = seat
    hit.origin = t.wizards[seat].at
    yield from hurt(t, hit)


def stun(t: Labyrinth, seat: int, tokens: int) -> None:
    t.wizards[seat].stun += tokens
    t.say("stunned", "WIZ-STUN-05", seat=seat, number=tokens)


# --- being moved


def push(t: Labyrinth, seat: int, d: int, squares: int) -> Play[None]:
    """Straight on until something is in the way; what is left of the push is lost (WIZ-CARDS-07)."""
    w = t.wizards[seat]
    for _ in range(squares):
        at = w.at
        moved = yield from move_one(t, seat, d)
        if moved != MOVED or not w.alive:
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


def float_away(t: Labyrinth, hit: Hit) -> Play[None]:
    """Featherweight: each point is a square away from its source instead of a wound."""
    seat = hit.victim
    w = t.wizards[seat]
    came = -1
    first = True
    while hit.amount + hit.fire > 0:
        at = w.at
        open_ways = [d for d in DIRECTIONS if can_step(t, seat, d)]
        ways = open_ways
        if first:
            straight = away_from(t, hit.origin, at)
            ways = [d for d in open_ways if d in straight]
            if not ways:
                back = [(d + 2) % 4 for d in straight]
                ways = [d for d in open_ways if d not in back]
        elif came >= 0:
            ways = [d for d in open_ways if d != came]
        if not ways:
            ways = open_ways
        if not ways:
            return
        names = t.layout.square_names
        options = [Option("step", place=names[t.layout.go[at][d]]) for d in ways]
        pick = yield from ask(seat, "float", options, "WIZ-CARDS-01", number=hit.amount + hit.fire)
        d = ways[0]
        for way in ways:
            if names[t.layout.go[at][way]] == pick.place:
                d = way
        if hit.amount > 0:
            hit.amount -= 1
        else:
            hit.fire -= 1
        came = (t.layout.heading[at][d] + 2) % 4
        first = False
        moved = yield from move_one(t, seat, d)
        if not w.alive:
            return
        if moved == STAYED:
            came = -1


def appear(t: Labyrinth, seat: int, square: int) -> Play[None]:
    """Teleports and swaps enter only the last square."""
    t.say("appear", "WIZ-MOVE-02", seat=seat, place=t.layout.square_names[square])
    yield from enter(t, seat, square)


def make_room(t: Labyrinth, form: Spell) -> Play[None]:
    """Others in the square where a giant grows leave it, in seat order from the active player."""
    at = -1 if form.seat < 0 else t.wizards[form.seat].at
    for creature in t.creatures:
        if creature.id == form.creature:
            at = creature.at
    for other in t.living():
        if other == form.seat or t.wizards[other].at != at:
            continue
        ways = [d for d in DIRECTIONS if may_cross(t, other, at, d)]
        ways = [d for d in ways if may_enter(t, other, t.layout.go[at][d])]
        yield from shove(t, other, ways)
    for creature in creatures_in(t, [at]):
        if creature.id != form.creature:
            ways = [d for d in DIRECTIONS if creature_can_step(t, creature, at, d)]
            yield from shove_creature(t, creature, ways)
