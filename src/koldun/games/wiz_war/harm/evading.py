"""Evading: guards and rolls, between an attack and whom it would reach (WIZ-CANCEL-06 to 08)."""

from koldun.games.wiz_war.board.pieces import Figure, Wizard
from koldun.games.wiz_war.magic.acts import Act
from koldun.games.wiz_war.magic.counterspells import answer
from koldun.games.wiz_war.magic.upkeep import end_spell
from koldun.games.wiz_war.state import DIE, Labyrinth
from koldun.kernel.decisions import Play


def escapes(t: Labyrinth, act: Act, victim: Figure, damage: int) -> Play[bool]:
    """Does an attack fail to reach this wizard or creature? (WIZ-CANCEL-06 to 08)

    Homunculus first, without a roll; then rolls; after a failed roll the wizard may answer again.
    """
    if not isinstance(victim, Wizard):
        return _creature_evades(t, act, victim)
    seat = victim.seat
    if act.cancelled or seat in act.evaded or not victim.alive:
        return True
    if not act.attack:
        return False
    caught = act.sight and seat in act.targeted and guards(t, seat, damage)
    if not act.evadable:
        return False
    if caught:
        t.say("guarded", "WIZ-CANCEL-06", seat=seat)
        return True
    rolled: list[int] = []
    while True:
        tried = len(rolled)
        if _evades(t, act, victim, rolled):
            return True
        if len(rolled) == tried:
            return False
        before = len(t.running)
        yield from answer(t, [act], [seat])  # WIZ-COUNTER-06
        if act.cancelled or seat in act.evaded:
            return True
        if len(t.running) == before:
            return False


def _evades(t: Labyrinth, act: Act, victim: Wizard, rolled: list[int]) -> bool:
    """One roll for each running spell that has not been rolled for."""
    for spell in t.running[:]:
        odds = t.face(spell.card).gives.get("evades", 0)
        if spell.seat != victim.seat or odds == 0 or spell.card in rolled:
            continue
        rolled.append(spell.card)
        roll = t.rng.roll(DIE)
        t.say("evade-roll", "WIZ-CANCEL-07", seat=victim.seat, number=roll, card=spell.card)
        if (odds >> roll) & 1:
            act.evaded.append(victim.seat)
            t.say("evaded", "WIZ-CANCEL-06", seat=victim.seat)
            return True
    return False


def _creature_evades(t: Labyrinth, act: Act, creature: Figure) -> bool:
    """A gnome rolls each time it is attacked (WIZ-CANCEL-07)."""
    if not act.attack or not act.evadable:
        return False
    odds = t.bonus(creature, "evades")
    if odds == 0:
        return False
    roll = t.rng.roll(DIE)
    word = "evaded" if (odds >> roll) & 1 else "hit"
    place = t.layout.square_names[creature.at]
    t.say("creature-evades", "WIZ-CANCEL-07", number=roll, place=place, word=word)
    return word == "evaded"


def guards(t: Labyrinth, victim: int, damage: int) -> bool:
    """The homunculus catches a sight attack and takes its damage."""
    for spell in t.running[:]:
        if spell.seat == victim and t.face(spell.card).gives.get("guard", 0) > 0:
            spell.tokens -= damage
            if spell.tokens <= 0:
                end_spell(t, spell, "WIZ-MAINTAIN-06")
            return True
    return False
