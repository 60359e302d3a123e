"""Waterbolt, and what water does to fires and tacks (WIZ-TRAIT-04)."""

from koldun.games.wiz_war.board.edges import FIRE
from koldun.games.wiz_war.board.pieces import Figure
from koldun.games.wiz_war.harm.damage import Blow, damage_object, thing_of, wound
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.magic.acts import Act, Effect, Hit
from koldun.games.wiz_war.magic.upkeep import break_edge, destroy_thing, glued_thing, wash
from koldun.games.wiz_war.moving.figures import figure_of, lives
from koldun.games.wiz_war.moving.moves import away_from, push
from koldun.games.wiz_war.moving.steps import pushed
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import Option, Play, ask


class Waterjet(Effect):
    """Energy split into water damage and squares of push; it puts out fires (Waterbolt)."""

    def fed(self, duration: str) -> bool:
        return True

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        options = [Option("split", number=n) for n in range(act.energy + 1)]
        pick = yield from ask(act.seat, "split", options, "WIZ-CARDS-07", about=act.card)
        act.reduced = pick.number  # points of damage; the rest pushes

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        damage = min(act.reduced, act.energy)
        squares = act.energy - damage
        target = act.target
        victim = t.wizards[act.seat] if target.verb == "self" else figure_of(t, target)
        if victim is not None:
            yield from self.soaks(t, act, victim, damage, squares)
        elif target.verb == "edge":
            edge = t.edge_named(target.place)
            if t.edge_kind(edge) == FIRE:
                break_edge(t, edge, "WIZ-TRAIT-05")
            else:
                damage_object(t, act, target, Blow(damage, "water"))
        elif target.verb == "thing":
            yield from self.splash(t, act, damage, squares)

    def soaks(
        self, t: Labyrinth, act: Act, victim: Figure, damage: int, squares: int
    ) -> Play[None]:
        """Somebody is washed, hurt and driven away."""
        own = victim.seat == act.seat
        if not own:
            escaped = yield from escapes(t, act, victim, damage)
            if escaped:
                return
        wash(t, victim)
        wash_square(t, victim.at)
        if damage > 0:
            yield from wound(t, act, Hit(victim, damage, "water"))
        if squares == 0 or not lives(t, victim) or (own and t.wizards[act.seat].stunned):
            return  # a stunned wizard may not push itself
        d = yield from self.way(t, act, victim.at)
        yield from push(t, victim, d, squares)

    def way(self, t: Labyrinth, act: Act, at: int) -> Play[int]:
        """Straight away from the caster, who chooses where two ways are equal (WIZ-CARDS-06)."""
        options = [Option("direction", number=d) for d in away_from(t, act.look.at, at)]
        pick = yield from ask(act.seat, "direction", options, "WIZ-CARDS-06", about=act.card)
        return pick.number

    def splash(self, t: Labyrinth, act: Act, damage: int, squares: int) -> Play[None]:
        thing = thing_of(t, act.target)
        if thing is None:
            return
        if thing.scattered or t.face(thing.card).fire:
            destroy_thing(t, thing)
            return
        if thing.owner >= 0:
            damage_object(t, act, act.target, Blow(damage, "water"))
            return
        if squares == 0 or glued_thing(t, thing):
            return
        d = yield from self.way(t, act, thing.at)
        for square in pushed(t, thing.at, d, squares):
            thing.at = square


SPELLS.verb("waterjet", Waterjet)


def wash_square(t: Labyrinth, square: int) -> None:
    """Water that comes into a square destroys the tacks scattered there (Handful of Tacks)."""
    for x in t.things_at(square):
        if x.scattered:
            destroy_thing(t, x)
