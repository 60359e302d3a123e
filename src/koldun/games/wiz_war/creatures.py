"""Creatures: living things that are no wizards (WIZ-TARGET-02).

No card of this set makes one; the type is kept so that cards that name it read and work right, and
so that further sets fit. A creature has an owner, life, stun tokens and a square. It can be hurt,
stunned, enchanted and moved, meets what waits in a square, and never carries or attacks anything.
"""

from koldun.games.wiz_war.acts import Act
from koldun.games.wiz_war.ground import DIE
from koldun.games.wiz_war.pieces import Creature, Spell
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import end_spell, has_form
from koldun.kernel.decisions import Option


def creature_option(t: Labyrinth, creature: Creature) -> Option:
    place = t.layout.square_names[creature.at]
    return Option("creature", number=creature.id, place=place)


def creature_of(t: Labyrinth, target: Option) -> Creature | None:
    for creature in t.creatures:
        if target.verb == "creature" and creature.id == target.number:
            return creature
    return None


def creatures_in(t: Labyrinth, squares: list[int]) -> list[Creature]:
    return [c for c in t.creatures if c.at in squares]


def hurt_creature(t: Labyrinth, creature: Creature, points: int) -> int:
    """Only a form lowers it, nobody answers for it; dead it leaves the board and scores nothing.

    Returns how much life it cost.
    """
    points -= t.beast_total(creature.id, "reduce")
    if points <= 0 or creature not in t.creatures:
        return 0
    creature.life -= points
    place = t.layout.square_names[creature.at]
    t.say("creature-hurt", "WIZ-TARGET-02", number=points, place=place)
    if creature.life <= 0:
        t.creatures.remove(creature)
        t.say("creature-died", "WIZ-TARGET-02", place=place)
        for spell in t.running[:]:
            if spell.creature == creature.id:
                end_spell(t, spell, "WIZ-MAINTAIN-06")
        t.look_again()
    return points


def creature_evades(t: Labyrinth, act: Act, creature: Creature) -> bool:
    """A gnome rolls each time it is attacked (WIZ-CANCEL-07)."""
    if not act.attack or not act.evadable:
        return False
    odds = t.beast_total(creature.id, "evades")
    if odds == 0:
        return False
    roll = t.rng.roll(DIE)
    word = "evaded" if (odds >> roll) & 1 else "hit"
    place = t.layout.square_names[creature.at]
    t.say("creature-evades", "WIZ-CANCEL-07", number=roll, place=place, word=word)
    return word == "evaded"


def strike_creature(t: Labyrinth, act: Act, creature: Creature, points: int) -> int:
    """An attack reaches a creature, unless it evades. Returns the life lost."""
    if creature_evades(t, act, creature):
        return 0
    return hurt_creature(t, creature, points)


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


def enchant_creature(t: Labyrinth, spell: Spell, creature: Creature) -> None:
    """A spell works on a creature; a new form ends the old one (WIZ-TRAIT-11)."""
    if has_form(t, spell.card):
        for old in t.running[:]:
            if old.creature == creature.id and has_form(t, old.card):
                end_spell(t, old, "WIZ-FORM-03")
    spell.creature = creature.id
    t.look_again()


def wash_creature(t: Labyrinth, creature: Creature) -> None:
    """Water on a creature ends Fire spells and Acid Baths on it (WIZ-TRAIT-04)."""
    for spell in t.running[:]:
        face = t.magic(spell.card)
        if spell.creature == creature.id and (face.fire or face.gives.get("water_ends", 0) > 0):
            end_spell(t, spell, "WIZ-TRAIT-04")
