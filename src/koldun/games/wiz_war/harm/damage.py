"""Damage to wizards, creatures, walls and objects (Урон)."""

from typing import Final

from koldun.games.wiz_war.board.pieces import Figure, Thing, Wizard
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.magic.acts import Act, Hit, effect
from koldun.games.wiz_war.magic.counterspells import DAMAGE, answer
from koldun.games.wiz_war.magic.upkeep import crack_edge, destroy_thing, end_spell
from koldun.games.wiz_war.moving.dropping import lose_item
from koldun.games.wiz_war.moving.figures import figure_of, lives
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Option, Play

PER_CRACK: Final = 3
CLOAK: Final = 2  # fire of a Fire Cloak, in a punch and against who strikes from near


def hurt(t: Labyrinth, hit: Hit) -> Play[int]:
    """One source: forms, items, Shields, Featherweight, life, fire, what strikes back.

    Returns how much life it cost. Deaths are worked out by `settle`.
    """
    victim = hit.victim
    if not isinstance(victim, Wizard):
        return hurt_creature(t, victim, hit.points())
    if not victim.alive or victim.life <= 0:
        return 0
    hit.lower(t.total(victim.seat, "reduce"))
    if hit.points() > 0:
        yield from shields(t, victim, hit)
    if hit.points() > 0:
        yield from soften(t, victim, hit)
        if not victim.alive:
            return 0
    lost = hit.points()
    if lost <= 0:
        t.say("unhurt", "WIZ-CANCEL-04", seat=victim.seat)
        return 0
    victim.life -= lost
    by, card = hit.attacker, source(t, hit)
    t.say("hurt", "WIZ-ATTACK-08", seat=victim.seat, other=by, card=card, number=lost)
    if victim.life <= 0:
        direct = hit.direct and hit.attacker >= 0 and hit.attacker != victim.seat
        victim.killer = hit.attacker if direct else -1
    if hit.element == "water":
        burn_cloaks(t, victim.seat)
    if hit.element == "fire" or hit.fire > 0:
        yield from burn_stones(t, victim)
    yield from strike_back(t, victim, hit, lost)
    return lost


def source(t: Labyrinth, hit: Hit) -> int:
    """The card that hurts: of the act, or of what lies there or runs; -1: a bare hand."""
    thing = t.thing(hit.thing) if hit.thing >= 0 else None
    if hit.act is not None:
        return hit.act.card
    return hit.card if thing is None else thing.card


def hurt_creature(t: Labyrinth, creature: Figure, points: int) -> int:
    """Only a form lowers it, nobody answers for it; dead it leaves the board and scores nothing."""
    points -= t.bonus(creature, "reduce")
    if points <= 0 or not lives(t, creature):
        return 0
    creature.life -= points
    place = t.layout.square_names[creature.at]
    t.say("creature-hurt", "WIZ-TARGET-02", number=points, place=place)
    if creature.life <= 0:
        t.creatures = [c for c in t.creatures if c is not creature]
        t.say("creature-died", "WIZ-TARGET-02", place=place)
        for spell in t.running[:]:
            if spell.is_on(creature):
                end_spell(t, spell, "WIZ-MAINTAIN-06")
        t.look_again()
    return points


def shields(t: Labyrinth, victim: Wizard, hit: Hit) -> Play[None]:
    """The damage window: several Shields may answer one source (WIZ-COUNTER-05)."""
    by = hit.attacker if hit.attacker >= 0 else victim.seat
    source = Act(by, DAMAGE, -1, None, Look(by, t.wizards[by].at))
    source.targeted = [victim.seat]
    source.energy = hit.points()  # what there is to lower
    if hit.act is not None:
        source.card = hit.act.card
        source.spell = hit.act.spell
        if hit.act.card >= 0 and hit.act.attack and t.face(hit.act.card).mundane:
            return  # no counterspell answers a Mundane card
    yield from answer(t, [source], [victim.seat])
    hit.lower(source.reduced)


def soften(t: Labyrinth, victim: Wizard, hit: Hit) -> Play[None]:
    """A running spell may take damage off in a way of its own; the first that does."""
    for spell in t.running[:]:
        if spell.seat == victim.seat:
            for mode in t.face(spell.card).modes:
                for deed in mode.deeds:
                    done = yield from effect(deed).softens(t, hit, spell.card)
                    if done:
                        return


def burn_cloaks(t: Labyrinth, seat: int) -> None:
    """Water destroys Fire items before they strike back (Fire Cloak)."""
    for card in t.items[seat].cards[:]:
        if t.face(card).fire:
            lose_item(t, seat, card)


def burn_stones(t: Labyrinth, victim: Wizard) -> Play[None]:
    """Fire damage destroys all Magic Stones together; each Boomstone blows up (WIZ-TRAIT-07)."""
    blasts: list[tuple[int, int]] = []
    for card in t.items[victim.seat].cards[:]:
        if t.face(card).stone:
            points = t.face(card).gives.get("blast", 0)
            if points > 0:
                blasts.append((card, points))
            lose_item(t, victim.seat, card)
    for card, points in blasts:
        hit = Hit(victim, points, "fire")
        hit.card = card
        hit.origin = victim.at
        yield from hurt(t, hit)


def strike_back(t: Labyrinth, victim: Wizard, hit: Hit, lost: int) -> Play[None]:
    """Pain Link returns what an attack cost; a Fire Cloak burns whoever strikes from near."""
    attacker = hit.attacker
    other = t.wizards[attacker] if attacker >= 0 and attacker != victim.seat else None
    if hit.attack and other is not None and t.has(victim.seat, "pain_link"):
        back = Hit(other, hit.amount, hit.element)
        back.fire = hit.fire
        back.card = t.giver(victim, "pain_link")
        back.origin = victim.at
        t.say("pain", "WIZ-DEATH-08", seat=victim.seat, other=attacker, number=lost)
        yield from hurt(t, back)
    if not t.has(victim.seat, "cloak"):
        return
    if hit.thing >= 0:
        thing = t.thing(hit.thing)
        if thing is not None:
            damage_thing(t, thing, CLOAK, "fire", False)
    elif other is not None and other.alive:
        place = victim.at
        near = hit.origin if hit.act is None else hit.act.look.at
        if near == place or near in t.layout.go[place]:
            back = Hit(other, CLOAK, "fire")
            back.card = t.giver(victim, "cloak")
            back.origin = place
            yield from hurt(t, back)


# --- attacks that get through


def strike(t: Labyrinth, act: Act, hit: Hit) -> Play[int]:
    """An attack reaches somebody, who may escape; else it hurts. Returns the life lost."""
    escaped = yield from escapes(t, act, hit.victim, hit.points())
    if escaped:
        return 0
    lost = yield from wound(t, act, hit)
    return lost


def wound(t: Labyrinth, act: Act, hit: Hit) -> Play[int]:
    """The direct damage of an attack that did get through."""
    hit.act = act
    hit.attack = act.attack
    hit.attacker = act.seat
    hit.direct = True
    if hit.origin < 0:
        hit.origin = act.look.at
    lost = yield from hurt(t, hit)
    return lost


class Blow:
    """What an attack does to whatever it hits, be it alive or not."""

    def __init__(self, points: int, element: str = "", per_point: bool = False) -> None:
        self.points: int = points
        self.element: str = element
        self.per_point: bool = per_point  # a crack for each point


def land(t: Labyrinth, act: Act, target: Option, blow: Blow) -> Play[int]:
    """An attack reaches what it was aimed at: a wizard, a creature, a wall or an object."""
    victim = figure_of(t, target)
    if victim is None:
        damage_object(t, act, target, blow)
        return 0
    lost = yield from strike(t, act, Hit(victim, blow.points, blow.element))
    return lost


def physical(t: Labyrinth, seat: int, points: int) -> int:
    """Strength doubles the physical damage its bearer deals."""
    return 2 * points if t.has(seat, "strength") else points


# --- walls and objects


def damage_object(t: Labyrinth, act: Act, target: Option, blow: Blow) -> None:
    """Walls, doors and creations skip reductions; what is left below 3 is lost (WIZ-DAMAGE-03)."""
    per_point = blow.per_point or t.has(act.seat, "shatter")
    if target.verb == "edge":
        crack_edge(t, t.edge_named(target.place), cracks_of(blow.points, per_point))
    elif target.verb == "thing":
        thing = thing_of(t, target)
        if thing is not None:
            damage_thing(t, thing, blow.points, blow.element, per_point)


def cracks_of(damage: int, per_point: bool) -> int:
    """One crack per full 3 points of one attack (WIZ-DAMAGE-02), or per point with Shatter."""
    return damage if per_point else damage // PER_CRACK


def damage_thing(t: Labyrinth, thing: Thing, damage: int, element: str, per_point: bool) -> None:
    limit = limit_of(t, thing)
    if damage <= 0 or not is_breakable(t, thing):
        return
    if element == "fire" and t.face(thing.card).gives.get("burns", 0) > 0:
        destroy_thing(t, thing)
        return
    if limit == 0:
        return
    cracks = cracks_of(damage, per_point)
    if cracks > 0:
        thing.cracks += cracks
        t.say("cracked", "WIZ-DAMAGE-02", number=cracks, place=t.layout.square_names[thing.at])
        if thing.cracks >= limit:
            destroy_thing(t, thing)


def limit_of(t: Labyrinth, thing: Thing) -> int:
    """How many cracks destroy an object; 0 if nothing does (WIZ-DAMAGE-05)."""
    return t.face(thing.card).gives.get("cracks", 0) if thing.owner >= 0 else 0


def is_breakable(t: Labyrinth, thing: Thing) -> bool:
    """Can damage do anything to it? Cracks or fire destroy what its card says (WIZ-DAMAGE-01)."""
    burns = thing.owner >= 0 and t.face(thing.card).gives.get("burns", 0) > 0
    return burns or limit_of(t, thing) > 0


def thing_of(t: Labyrinth, target: Option) -> Thing | None:
    for x in t.things:
        if x.card == target.card and t.layout.square_names[x.at] == target.place:
            return x
    return None
