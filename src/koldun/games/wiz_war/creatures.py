"""Creatures: living things that are no wizards (WIZ-TARGET-02).

No card of this set makes one; the type is kept so that cards that name it read and work right, and
so that further sets fit. A creature has an owner, life, stun tokens and a square. It can be hurt,
stunned and pushed, meets what waits in a square, and never carries anything.
"""

from koldun.games.wiz_war.pieces import Creature
from koldun.games.wiz_war.sight import pushed
from koldun.games.wiz_war.table import Labyrinth
from koldun.games.wiz_war.upkeep import end_spell, remove_thing
from koldun.kernel.decisions import Option


def creature_option(t: Labyrinth, creature: Creature) -> Option:
    place = t.layout.square_names[creature.at]
    return Option("creature", number=creature.id, place=place)


def creature_of(t: Labyrinth, target: Option) -> Creature | None:
    for creature in t.creatures:
        if creature.id == target.number:
            return creature
    return None


def creatures_in(t: Labyrinth, squares: list[int]) -> list[Creature]:
    return [c for c in t.creatures if c.at in squares]


def hurt_creature(t: Labyrinth, creature: Creature, points: int) -> None:
    """Nothing lowers it, nobody answers for it; dead it leaves the board and scores nothing."""
    if points <= 0 or creature not in t.creatures:
        return
    creature.life -= points
    place = t.layout.square_names[creature.at]
    t.say("creature-hurt", "WIZ-TARGET-02", number=points, place=place)
    if creature.life <= 0:
        t.creatures.remove(creature)
        t.say("creature-died", "WIZ-TARGET-02", place=place)


def stun_creature(t: Labyrinth, creature: Creature, tokens: int) -> None:
    """WIZ-COMP-15: it carries as many tokens as turns it is stunned."""
    if creature in t.creatures:
        creature.stun += tokens
        place = t.layout.square_names[creature.at]
        t.say("creature-stunned", "WIZ-COMP-15", number=tokens, place=place)


def rest_creatures(t: Labyrinth, seat: int) -> None:
    """In its owner's Time phase a token goes (WIZ-STUN-05)."""
    for creature in t.creatures:
        if creature.owner == seat and creature.stun > 0:
            creature.stun -= 1


def push_creature(t: Labyrinth, creature: Creature, d: int, squares: int) -> None:
    """Straight on until something is in the way; each square entered is met."""
    for square in pushed(t, creature.at, d, squares):
        creature.at = square
        meet(t, creature)
        if creature not in t.creatures:
            return


def meet(t: Labyrinth, creature: Creature) -> None:
    """Traps, bushes and tacks in the square it has come to."""
    for x in t.things_at(creature.at):
        gives = t.magic(x.card).gives
        if x.kind == "booby_trap":
            spell = t.spell_on(x.card)
            remove_thing(t, x)
            if x.live:
                hurt_creature(t, creature, gives.get("trap", 0))
            if spell is not None and (x.live or not any(y.card == x.card for y in t.things)):
                end_spell(t, spell, "WIZ-MAINTAIN-06")
        elif (x.owner >= 0 or x.scattered) and gives.get("thorns", 0) > 0:
            hurt_creature(t, creature, gives.get("thorns", 0))
            if gives.get("snags", 0) > 0:
                stun_creature(t, creature, 1)
