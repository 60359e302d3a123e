"""Damage, death and victory (Жизнь, урон, смерть; Победные очки)."""

from koldun.games.wiz_war.acts import Act, Hit, Over, TurnOver
from koldun.games.wiz_war.answers import DAMAGE, answer, escapes
from koldun.games.wiz_war.creatures import creature_of, strike_creature
from koldun.games.wiz_war.ground import HAND_MOST, PER_CRACK
from koldun.games.wiz_war.pieces import Thing
from koldun.games.wiz_war.sight import Look
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.upkeep import (
    close_doors,
    crack_edge,
    destroy_thing,
    discard,
    drop_item,
    drop_treasure,
    end_spell,
    lose_item,
)
from koldun.kernel.decisions import Option, Play, ask


def hurt(t: Labyrinth, hit: Hit) -> Play[int]:
    """One source: forms, items, Shields, Featherweight, life, fire, what strikes back.

    Returns how much life it cost. Deaths are worked out by `settle`.
    """
    victim = t.wizards[hit.victim]
    if not victim.alive or victim.life <= 0:
        return 0
    reduction = t.total(hit.victim, "reduce")
    lower(hit, reduction)
    if hit.amount + hit.fire > 0:
        yield from shields(t, hit)
    if hit.amount + hit.fire > 0 and t.has(hit.victim, "feather"):
        from koldun.games.wiz_war.moving import float_away

        yield from float_away(t, hit)
        if not victim.alive:
            return 0
    lost = hit.amount + hit.fire
    if lost <= 0:
        t.say("unhurt", "WIZ-CANCEL-04", seat=hit.victim)
        return 0
    victim.life -= lost
    t.say("hurt", "WIZ-ATTACK-08", seat=hit.victim, other=hit.attacker, number=lost)
    if victim.life <= 0:
        direct = hit.direct and hit.attacker >= 0 and hit.attacker != hit.victim
        victim.killer = hit.attacker if direct else -1
    if hit.element == "water":
        burn_cloaks(t, hit.victim)
    if hit.element == "fire" or hit.fire > 0:
        yield from burn_stones(t, hit.victim)
    yield from strike_back(t, hit, lost)
    return lost


def lower(hit: Hit, points: int) -> None:
    """Reductions take the first, physical part of a punch before its fire."""
    first = min(points, hit.amount)
    hit.amount -= first
    hit.fire -= min(points - first, hit.fire)


def shields(t: Labyrinth, hit: Hit) -> Play[None]:
    """The damage window: several Shields may answer one source (WIZ-COUNTER-05)."""
    by = hit.attacker if hit.attacker >= 0 else hit.victim
    source = Act(by, DAMAGE, -1, None, Look(by, t.wizards[by].at))
    source.targeted = [hit.victim]
    source.energy = hit.amount + hit.fire  # what there is to lower
    if hit.act is not None:
        source.card = hit.act.card
        source.spell = hit.act.spell
        if hit.act.card >= 0 and hit.act.attack and t.magic(hit.act.card).mundane:
            return  # no counterspell answers a Mundane card
    yield from answer(t, [source], [hit.victim])
    lower(hit, source.reduced)


def burn_cloaks(t: Labyrinth, seat: int) -> None:
    """Water destroys Fire items before they strike back (Fire Cloak)."""
    for card in t.items[seat].cards[:]:
        if t.magic(card).fire:
            lose_item(t, seat, card)


def burn_stones(t: Labyrinth, seat: int) -> Play[None]:
    """Fire damage destroys all Magic Stones together; each Boomstone blows up (WIZ-TRAIT-07)."""
    stones = [card for card in t.items[seat].cards if t.magic(card).stone]
    blasts = 0
    for card in stones:
        blasts += t.magic(card).gives.get("blast", 0)
        lose_item(t, seat, card)
    while blasts > 0:
        hit = Hit(seat, 4, False, "fire")
        hit.origin = t.wizards[seat].at
        yield from hurt(t, hit)
        blasts -= 1


def strike_back(t: Labyrinth, hit: Hit, lost: int) -> Play[None]:
    """Pain Link returns what an attack cost; a Fire Cloak burns whoever strikes from near."""
    attacker = hit.attacker
    if hit.attack and attacker >= 0 and attacker != hit.victim and t.has(hit.victim, "pain_link"):
        back = Hit(attacker, hit.amount, hit.physical, hit.element)
        back.fire = hit.fire
        back.origin = t.wizards[hit.victim].at
        t.say("pain", "WIZ-DEATH-08", seat=hit.victim, other=attacker, number=lost)
        yield from hurt(t, back)
    if not t.has(hit.victim, "cloak"):
        return
    place = t.wizards[hit.victim].at
    if hit.thing >= 0:
        thing = t.thing(hit.thing)
        if thing is not None:
            damage_thing(t, thing, 2, "fire", False)
    elif attacker >= 0 and attacker != hit.victim and t.wizards[attacker].alive:
        near = hit.origin if hit.act is None else hit.act.look.at
        if near == place or near in t.layout.go[place]:
            back = Hit(attacker, 2, False, "fire")
            back.origin = place
            yield from hurt(t, back)


def strike(t: Labyrinth, act: Act, hit: Hit) -> Play[int]:
    """An attack reaches a wizard: it may escape; else it hurts. Returns the life lost."""
    escaped = yield from escapes(t, act, hit.victim, hit.amount + hit.fire)
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


# --- objects


def limit_of(t: Labyrinth, thing: Thing) -> int:
    """How many cracks destroy an object; 0 if nothing does (WIZ-DAMAGE-05)."""
    return t.magic(thing.card).gives.get("cracks", 0) if thing.owner >= 0 else 0


def cracks_of(t: Labyrinth, seat: int, damage: int, per_point: bool) -> int:
    """One crack per full 3 points of one attack (WIZ-DAMAGE-02), or per point with Shatter."""
    if per_point or (seat >= 0 and t.has(seat, "shatter")):
        return damage
    return damage // PER_CRACK


def damage_thing(t: Labyrinth, thing: Thing, damage: int, element: str, per_point: bool) -> None:
    limit = limit_of(t, thing)
    if limit <= 0 or damage <= 0:
        return
    if element == "fire" and t.magic(thing.card).gives.get("burns", 0) > 0:
        destroy_thing(t, thing)
        return
    cracks = damage if per_point else damage // PER_CRACK
    if cracks > 0:
        thing.cracks += cracks
        t.say("cracked", "WIZ-DAMAGE-02", number=cracks, place=t.layout.square_names[thing.at])
        if thing.cracks >= limit:
            destroy_thing(t, thing)


def thing_of(t: Labyrinth, target: Option) -> Thing | None:
    for x in t.things:
        if x.card == target.card and t.layout.square_names[x.at] == target.place:
            return x
    return None


def damage_object(
    t: Labyrinth, act: Act, target: Option, damage: int, element: str, per_point: bool = False
) -> None:
    """Walls, doors and creations skip reductions; what is left below 3 is lost (WIZ-DAMAGE-03).

    A creature loses as much life.
    """
    per_point = per_point or t.has(act.seat, "shatter")
    if target.verb == "edge":
        edge = t.edge_named(target.place)
        crack_edge(t, edge, cracks_of(t, act.seat, damage, per_point))
    elif target.verb == "thing":
        thing = thing_of(t, target)
        if thing is not None:
            damage_thing(t, thing, damage, element, per_point)
    elif target.verb == "creature":
        creature = creature_of(t, target)
        if creature is not None:
            strike_creature(t, act, creature, damage)


# --- death and victory


def settle(t: Labyrinth) -> Play[None]:
    """After each atomic effect: deaths before victory, then hands (WIZ-DEATH-04, WIZ-HAND-02)."""
    for w in t.wizards:
        if w.alive and w.life <= 0:
            for seat in [s for s in t.living() if t.wizards[s].life <= 0]:
                die(t, seat)
            break
    while t.variant.deadly_treasures:  # what a dead wizard drops may rob the next one
        losers = [seat for seat in t.living() if robbed(t, seat)]
        if not losers:
            break
        t.say("robbed", "WIZ-VARIANT-06", seat=losers[0])
        t.wizards[losers[0]].killer = -1
        die(t, losers[0])
    check_victory(t)
    yield from pay_debts(t)
    if not t.wizards[t.active].alive:
        raise TurnOver


def robbed(t: Labyrinth, seat: int) -> bool:
    homes = [t.home_of(other) for other in range(t.seats) if other != seat]
    own = [x for x in t.treasures if x.owner == seat]
    return all(x.at in homes for x in own)


def check_victory(t: Labyrinth) -> None:
    alive = 0
    for w in t.wizards:
        if w.alive:
            alive += 1
    if alive <= 1:  # WIZ-GOAL-04
        t.ended = "survivor" if alive else "draw"
        t.winner = t.living()[0] if alive else -1
        raise Over
    scored = False  # most of the time nobody has anything
    for x in t.treasures:
        if x.at >= 0 and (t.plan.starts >> x.at) & 1:
            scored = True
    for w in t.wizards:
        if w.kills:
            scored = True
    if not scored:
        return
    for seat in t.living():  # the active player first, then in turn order
        if t.vp(seat) >= t.variant.vp_to_win:
            t.ended = "points"
            t.winner = seat
            raise Over


def die(t: Labyrinth, seat: int) -> None:
    """Items and treasure stay where it fell, spells end, the hand is looted or discarded."""
    w = t.wizards[seat]
    w.alive = False
    w.life = 0
    killer = w.killer if w.killer >= 0 and t.wizards[w.killer].alive else -1
    if killer >= 0 and t.wizards[killer].life <= 0:
        killer = -1
    t.say("died", "WIZ-ATTACK-09", seat=seat, other=killer)
    for card in t.items[seat].cards[:]:
        drop_item(t, seat, card, w.at, "WIZ-DEATH-01")
    drop_treasure(t, seat, w.at, "WIZ-DEATH-03")
    for spell in t.running[:]:
        if (spell.owner == seat and not spell.free) or spell.seat == seat:
            end_spell(t, spell, "WIZ-DEATH-01")
    close_doors(t)
    hand = t.hands[seat].cards[:]
    if killer >= 0:
        t.wizards[killer].kills.append(seat)  # WIZ-DEATH-05
        t.say("killed", "WIZ-WIN-02", seat=killer, other=seat, number=len(hand))
        for card in hand:
            t.cards.move(card, t.hands[seat], t.hands[killer])  # WIZ-DEATH-06
    else:
        for card in hand:
            discard(t, card)  # WIZ-DEATH-08
    t.look_again()


def pay_debts(t: Labyrinth) -> Play[None]:
    """Cards owed for a lost Brainstone, then whatever is above the hand limit."""
    if not any_in_debt(t):
        return
    for seat in t.living():
        while t.debts[seat] > 0:
            t.debts[seat] -= 1
            hand = t.hands[seat].cards
            if hand:
                yield from shed(t, seat, False, "WIZ-HAND-03")
        while t.counted(seat) > t.hand_most(seat):
            yield from shed(t, seat, True, "WIZ-HAND-02")


def any_in_debt(t: Labyrinth) -> bool:
    """Might anybody have to give up a card? Nothing lowers a hand limit below the usual one."""
    for w in t.wizards:
        seat = w.seat
        held = len(t.hands[seat].cards) + len(t.items[seat].cards) + len(t.spells[seat].cards)
        if t.debts[seat] > 0 or held > HAND_MOST:
            return True
    return False


def shed(t: Labyrinth, seat: int, anything: bool, rule: str) -> Play[None]:
    """Give up one card; spells and items only on the own turn or with an empty hand."""
    hand = t.hands[seat].cards
    options = [Option("discard", card=card) for card in hand]
    if anything and (seat == t.active or not hand):
        options += [
            Option("end", card=card)
            for card in t.spells[seat].cards
            if not t.variant.uncluttered_mind
        ]
        if not t.has(seat, "arms"):
            options += [Option("drop", card=card) for card in t.items[seat].cards]
    pick = yield from ask(seat, "shed", options, rule)
    if pick.verb == "discard":
        discard(t, pick.card)
        t.say("discarded", rule, seat=seat, card=pick.card)
    elif pick.verb == "end":
        spell = t.spell_on(pick.card)
        if spell is not None:
            end_spell(t, spell, rule)
    else:
        drop_item(t, seat, pick.card, t.wizards[seat].at, rule)
