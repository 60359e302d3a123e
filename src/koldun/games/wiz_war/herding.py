"""Moving creatures: by spells and by giants, into whatever waits there."""

from typing import Final

from koldun.games.wiz_war.acts import Hit
from koldun.games.wiz_war.creatures import creatures_in, hurt_creature, stun_creature
from koldun.games.wiz_war.damage import hurt, settle
from koldun.games.wiz_war.ground import DIE
from koldun.games.wiz_war.layout import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from koldun.games.wiz_war.pieces import FIRE, Creature
from koldun.games.wiz_war.sight import is_dust, may_enter
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import end_spell, remove_thing
from koldun.kernel.decisions import Option, Play, ask

OVERLAY: Final = (EAST, SOUTH, WEST, NORTH)  # 1 to 4 on the die (WIZ-RANDOM-02)

STAYED: Final = 0
MOVED: Final = 1
HALTED: Final = 2  # moved, and may go no farther


def random_direction(t: Labyrinth, seat: int) -> int:
    roll = t.rng.roll(DIE)
    t.say("direction-roll", "WIZ-RANDOM-01", seat=seat, number=roll)
    return OVERLAY[roll - 1]


def creature_loses_way(t: Labyrinth, creature: Creature) -> bool:
    return is_dust(t, creature.at) and t.beast_total(creature.id, "ghostly") == 0


def creature_can_step(t: Labyrinth, creature: Creature, at: int, d: int) -> bool:
    """It opens no doors of its own; slime flows through them (WIZ-MOVE-04)."""
    to = t.layout.go[at][d]
    edge = t.layout.edge_at[at][d]
    if to < 0 or edge == t.earth or (t.stone >> edge) & 1:
        return False
    if (t.doors >> edge) & 1 and not t.is_held(edge):
        if t.beast_total(creature.id, "passes_doors") == 0:
            return False
    return may_enter(t, -1, to, creature.id)


def creature_ways(t: Labyrinth, creature: Creature, d: int, giant: int) -> list[int]:
    """Where a giant that comes in direction `d` pushes it: straight on, else round the corner."""
    at = creature.at
    heading = t.layout.heading[giant][d]
    ways = [
        way
        for way in DIRECTIONS
        if t.layout.go[at][way] != giant and creature_can_step(t, creature, at, way)
    ]
    return [heading] if heading in ways else ways


def shove_creature(t: Labyrinth, creature: Creature, ways: list[int]) -> Play[None]:
    """One square on; at a fork its owner chooses."""
    at = creature.at
    names = t.layout.square_names
    options = [Option("step", place=names[t.layout.go[at][way]]) for way in ways]
    if not options:
        return
    chooser = creature.owner if t.wizards[creature.owner].alive else t.active
    pick = yield from ask(chooser, "creature-shoved", options, "WIZ-FORM-02")
    for way in ways:
        if names[t.layout.go[at][way]] == pick.place:
            yield from step_creature(t, creature, way)
            return


def step_creature(t: Labyrinth, creature: Creature, d: int) -> Play[int]:
    """One square in a direction; out of dust the direction is rolled (WIZ-CARDS-17)."""
    at = creature.at
    if creature_loses_way(t, creature):
        d = random_direction(t, creature.owner)
    if not creature_can_step(t, creature, at, d):
        return STAYED
    to = t.layout.go[at][d]
    if t.beast_total(creature.id, "giant") > 0:
        room = yield from clear_way(t, creature, d, to)
        if not room:
            return STAYED
    if t.edge_kind(t.layout.edge_at[at][d]) == FIRE:  # WIZ-CARDS-19
        hurt_creature(t, creature, 4)
        if creature not in t.creatures:
            return HALTED
    creature.at = to
    t.look_again()
    place = t.layout.square_names[to]
    t.say("creature-moved", "WIZ-MOVE-02", number=creature.id, place=place)
    halted = yield from arrive(t, creature)
    return HALTED if halted else MOVED


def clear_way(t: Labyrinth, giant: Creature, d: int, to: int) -> Play[bool]:
    """A giant creature pushes whoever is ahead; if one cannot be pushed on, it stays."""
    from koldun.games.wiz_war.moving import push_ways, shove

    wizards = t.wizards_at(to)
    others = [c for c in creatures_in(t, [to]) if c is not giant]
    if any(not push_ways(t, s, to, d, giant.at) for s in wizards):
        return False
    if any(not creature_ways(t, c, d, giant.at) for c in others):
        return False
    for seat in wizards:
        yield from shove(t, seat, push_ways(t, seat, to, d, giant.at))
    for other in others:
        yield from shove_creature(t, other, creature_ways(t, other, d, giant.at))
    return may_enter(t, -1, to, giant.id)


def drive_creature(t: Labyrinth, creature: Creature, d: int, squares: int) -> Play[None]:
    """Straight on until something is in the way; each square entered is met (WIZ-CARDS-07)."""
    for _ in range(squares):
        at = creature.at
        moved = yield from step_creature(t, creature, d)
        if moved != MOVED:
            return
        d = t.layout.heading[at][d]


def arrive(t: Labyrinth, creature: Creature) -> Play[bool]:
    """Meet what is in the square; True if it goes no farther."""
    halted = False
    if t.beast_total(creature.id, "ghostly") == 0:
        halted = meet(t, creature)
    if creature not in t.creatures:
        return True
    slime = t.beast_total(creature.id, "slime_damage")
    if t.beast_total(creature.id, "strength") > 0:
        slime *= 2
    if slime > 0:
        for seat in t.wizards_at(creature.at):
            hit = Hit(seat, slime, True, "")
            hit.origin = creature.at
            yield from hurt(t, hit)
        for other in creatures_in(t, [creature.at]):
            if other is not creature:
                hurt_creature(t, other, slime)
    yield from settle(t)
    return halted


def meet(t: Labyrinth, creature: Creature) -> bool:
    """Traps of others, bushes and tacks in the square it has come to; a thornbush holds it."""
    snagged = False
    for x in t.things_at(creature.at):
        gives = t.magic(x.card).gives
        if x.kind == "booby_trap":
            if x.owner == creature.owner:
                continue
            spell = t.spell_on(x.card)
            remove_thing(t, x)
            if x.live:
                hurt_creature(t, creature, gives.get("trap", 0))
            if spell is not None and (x.live or not any(y.card == x.card for y in t.things)):
                end_spell(t, spell, "WIZ-MAINTAIN-06")
        elif (x.owner >= 0 or x.scattered) and gives.get("thorns", 0) > 0:
            lost = hurt_creature(t, creature, gives.get("thorns", 0))
            if gives.get("snags", 0) > 0:
                snagged = True
                if lost > 0:
                    stun_creature(t, creature, 1)
    return snagged
