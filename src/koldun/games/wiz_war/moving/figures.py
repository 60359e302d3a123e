"""Wizards and creatures alike: who is meant, who stands where, who still lives.

No card of this set makes a creature; the type is kept so that cards that name it read and work right,
and so that further sets fit (WIZ-TARGET-02). A creature has an owner, life, stun tokens and a square.
It can be hurt, stunned, enchanted and moved, meets what waits in a square, and never carries or attacks
anything.
"""

from koldun.games.wiz_war.board.pieces import Creature, Figure, Wizard
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Option


def figure_of(t: Labyrinth, target: Option) -> Figure | None:
    """The wizard or creature that a target names, if it names one."""
    if target.verb == "wizard":
        return t.wizards[target.seat]
    if target.verb == "creature":
        for creature in t.creatures:
            if creature.id == target.number:
                return creature
    return None


def creature_option(t: Labyrinth, creature: Creature) -> Option:
    place = t.layout.square_names[creature.at]
    return Option("creature", number=creature.id, place=place)


def creatures_in(t: Labyrinth, squares: list[int]) -> list[Creature]:
    return [c for c in t.creatures if c.at in squares]


def figures_at(t: Labyrinth, square: int) -> list[Figure]:
    found: list[Figure] = [w for w in t.wizards if w.alive and w.at == square]
    for creature in t.creatures:
        if creature.at == square:
            found.append(creature)
    return found


def lives(t: Labyrinth, figure: Figure) -> bool:
    if isinstance(figure, Wizard):
        return figure.alive
    return figure in t.creatures


def stun(t: Labyrinth, figure: Figure, tokens: int) -> None:
    """As many tokens as turns it is stunned (WIZ-COMP-15)."""
    if figure.seat >= 0:
        figure.stun += tokens
        t.say("stunned", "WIZ-STUN-05", seat=figure.seat, number=tokens)
    elif lives(t, figure):
        figure.stun += tokens
        place = t.layout.square_names[figure.at]
        t.say("creature-stunned", "WIZ-COMP-15", number=tokens, place=place)


def rest_creatures(t: Labyrinth, seat: int) -> None:
    """In its owner's Time phase a token goes (WIZ-STUN-05)."""
    for creature in t.creatures:
        if creature.owner == seat and creature.stun > 0:
            creature.stun -= 1
