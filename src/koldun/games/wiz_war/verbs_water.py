"""Waterbolt, and what water does to fires, acid and tacks (WIZ-TRAIT-04)."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.answers import escapes
from koldun.games.wiz_war.creatures import (
    creature_evades,
    creature_of,
    hurt_creature,
    wash_creature,
)
from koldun.games.wiz_war.damage import damage_object, thing_of, wound
from koldun.games.wiz_war.herding import drive_creature
from koldun.games.wiz_war.moving import (
    away_from,
    push,
)
from koldun.games.wiz_war.pieces import FIRE, Creature
from koldun.games.wiz_war.sight import pushed
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import (
    break_edge,
    destroy_thing,
    end_spell,
    glued_thing,
)
from koldun.kernel.decisions import Option, Play, ask


class Waterjet(Effect):
    """Energy split into water damage and squares of push; it puts out fires (Waterbolt)."""

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        options = [Option("split", number=n) for n in range(act.energy + 1)]
        pick = yield from ask(act.seat, "split", options, "WIZ-CARDS-07", about=act.card)
        act.reduced = pick.number  # points of damage; the rest pushes

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        damage = min(act.reduced, act.energy)
        squares = act.energy - damage
        target = act.target
        if target.verb in ("wizard", "self"):
            victim = target.seat
            if victim != act.seat:
                escaped = yield from escapes(t, act, victim, damage)
                if escaped:
                    return
            wash(t, victim)
            wash_square(t, t.wizards[victim].at)
            if damage > 0:
                yield from wound(t, act, Hit(victim, damage, False, "water"))
            if squares > 0 and t.wizards[victim].alive:
                yield from self.drives(t, act, victim, squares)
        elif target.verb == "creature":
            creature = creature_of(t, target)
            if creature is not None:
                yield from self.sweeps(t, act, creature, damage, squares)
        elif target.verb == "edge":
            edge = t.edge_named(target.place)
            if t.edge_kind(edge) == FIRE:
                break_edge(t, edge, "WIZ-TRAIT-05")
            else:
                damage_object(t, act, target, damage, "water")
        else:
            yield from self.splash(t, act, damage, squares)

    def drives(self, t: Labyrinth, act: Act, victim: int, squares: int) -> Play[None]:
        w = t.wizards[victim]
        if victim == act.seat and w.stunned:
            return  # a stunned wizard may not push itself
        d = yield from self.way(t, act, w.at)
        yield from push(t, victim, d, squares)

    def sweeps(
        self, t: Labyrinth, act: Act, creature: Creature, damage: int, squares: int
    ) -> Play[None]:
        if creature_evades(t, act, creature):
            return
        wash_creature(t, creature)
        wash_square(t, creature.at)
        hurt_creature(t, creature, damage)
        if squares > 0 and creature in t.creatures:
            d = yield from self.way(t, act, creature.at)
            yield from drive_creature(t, creature, d, squares)

    def way(self, t: Labyrinth, act: Act, at: int) -> Play[int]:
        """Straight away from the caster, who chooses where two ways are equal (WIZ-CARDS-06)."""
        options = [Option("direction", number=d) for d in away_from(t, act.look.at, at)]
        pick = yield from ask(act.seat, "direction", options, "WIZ-CARDS-06", about=act.card)
        return pick.number

    def splash(self, t: Labyrinth, act: Act, damage: int, squares: int) -> Play[None]:
        thing = thing_of(t, act.target)
        if thing is None:
            return
        if thing.scattered or t.magic(thing.card).fire:
            destroy_thing(t, thing)
            return
        if thing.owner >= 0:
            damage_object(t, act, act.target, damage, "water")
            return
        if squares == 0 or glued_thing(t, thing):
            return
        d = yield from self.way(t, act, thing.at)
        for square in pushed(t, thing.at, d, squares):
            thing.at = square


def wash(t: Labyrinth, seat: int) -> None:
    """Water on a wizard ends Fire spells and Acid Baths on it (WIZ-TRAIT-04)."""
    for spell in t.running[:]:
        face = t.magic(spell.card)
        if spell.seat == seat and (face.fire or face.gives.get("water_ends", 0) > 0):
            end_spell(t, spell, "WIZ-TRAIT-04")


def wash_square(t: Labyrinth, square: int) -> None:
    """Water that comes into a square destroys the tacks scattered there (Handful of Tacks)."""
    for x in t.things_at(square):
        if x.scattered:
            destroy_thing(t, x)
