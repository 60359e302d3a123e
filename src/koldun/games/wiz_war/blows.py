"""Attacks without a spell: the punch, and what items and running spells can be used for."""

from typing import cast

from koldun.games.wiz_war.acts import Act, Effect, Hit, aim_word
from koldun.games.wiz_war.answers import answer, mode_named, modifier
from koldun.games.wiz_war.casting import (
    BACK,
    choose_boost,
    finish,
    may_attack,
    pick_target,
)
from koldun.games.wiz_war.damage import damage_object, settle, strike
from koldun.games.wiz_war.ground import DIE
from koldun.games.wiz_war.magic import ADJACENT, ATTACK, COUNTER, LOS, Mode
from koldun.games.wiz_war.routes import flights, length, path, stopping
from koldun.games.wiz_war.sight import Look, holds_giant, walls_for
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.targets import has_target, targets
from koldun.games.wiz_war.upkeep import lay, lost_item
from koldun.kernel.decisions import Option, Play

PUNCH = Mode("punch", ATTACK, ADJACENT, ["wizard", "creature", "object"], [], [])


def punches(t: Labyrinth, seat: int) -> list[Option]:
    """Whom and what a bare hand can reach (WIZ-PUNCH-01, WIZ-PUNCH-03)."""
    if not may_attack(t, seat):
        return []
    look = Look(seat, t.wizards[seat].at)
    reach = targets(t, PUNCH, look)
    arms = t.has(seat, "arms")
    found: list[Option] = []
    for option in reach:
        if option.verb in ("wizard", "creature") and arms:
            continue
        verb = "punch" if option.verb == "wizard" else "punch-object"
        found.append(Option(verb, option.card, option.seat, option.place, option.number))
    if arms and any(o.verb in ("wizard", "creature") for o in reach):
        found.append(Option("punch-all"))
    return found


def target_of(option: Option) -> Option:
    if option.seat >= 0:
        return Option("wizard", seat=option.seat)
    if option.card >= 0:
        return Option("thing", card=option.card, place=option.place)
    if option.number >= 0:
        return Option("creature", number=option.number, place=option.place)
    return Option("edge", place=option.place)


def punch_act(t: Labyrinth, seat: int, look: Look, victims: list[int]) -> Act:
    act = Act(seat, "blow", -1, None, look)
    act.attack = True
    act.range = ADJACENT
    act.targeted = victims
    act.attacked = victims
    return act


def punch(t: Labyrinth, seat: int, option: Option) -> Play[None]:
    """The card-free attack (WIZ-PUNCH-02)."""
    look = Look(seat, t.wizards[seat].at)
    if option.verb == "punch-all":
        reach = targets(t, PUNCH, look)
        act = punch_act(t, seat, look, [o.seat for o in reach if o.verb == "wizard"])
        act.targets = [o for o in reach if o.verb == "creature"]
    else:
        target = target_of(option)
        act = punch_act(t, seat, look, [target.seat] if target.verb == "wizard" else [])
        act.target = target
    if punch_dice(t, seat) == 0:
        act.harm = punch_points(t, seat, 0) + 2 * t.total(seat, "cloak")
    t.wizards[seat].attacks += 1
    t.say(
        "punch",
        "WIZ-PUNCH-01",
        seat=seat,
        other=option.seat,
        place=option.place,
        word=aim_word(act.target),
    )
    yield from answer(t, [act])
    if not act.cancelled:
        yield from land_punch(t, act)
    yield from settle(t)


def punch_dice(t: Labyrinth, seat: int) -> int:
    return int(t.has(seat, "punch_roll")) + t.total(seat, "punch_die")


def punch_points(t: Labyrinth, seat: int, rolled: int) -> int:
    base = 0 if t.has(seat, "punch_roll") else max(1, t.total(seat, "punch"))
    return (base + rolled) * (2 if t.has(seat, "strength") else 1)


def land_punch(t: Labyrinth, act: Act) -> Play[None]:
    """Base value of the form, added dice, doubling; one roll for all it hits."""
    seat = act.seat
    rolled = 0
    for _ in range(punch_dice(t, seat)):
        rolled += t.rng.roll(DIE)
    points = punch_points(t, seat, rolled)
    fire = 2 * t.total(seat, "cloak")
    if not act.targeted and not act.targets:
        act.targets = [act.target]
    for target in act.targets:
        if target.verb not in ("wizard", "self"):
            damage_object(t, act, target, points + fire, "fire" if fire > 0 else "")
    for victim in act.targeted:
        hit = Hit(victim, points, True, "")
        hit.fire = fire
        yield from strike(t, act, hit)


# --- items and running spells in use


def can_use(t: Labyrinth, seat: int, card: int, mode: Mode) -> bool:
    if mode.kind == COUNTER or (mode.kind == ATTACK and not may_attack(t, seat)):
        return False
    if mode.deeds and mode.deeds[0].verb == "blade":
        if not any(t.magic(c).energy > 0 for c in t.hands[seat].cards):
            return False
    return has_target(t, mode, Look(seat, t.wizards[seat].at))


def uses(t: Labyrinth, seat: int) -> list[Option]:
    """What equipped items and running spells offer now (WIZ-CARD-07)."""
    found: list[Option] = []
    cards = t.items[seat].cards[:]
    cards += [spell.card for spell in t.running if spell.seat == seat]
    for card in cards:
        for mode in t.magic(card).uses:
            if can_use(t, seat, card, mode):
                found.append(Option("use", card=card, place=mode.id))
    return found


def use(t: Labyrinth, seat: int, card: int, mode_id: str) -> Play[None]:
    mode = mode_named(t.magic(card).uses, mode_id, "")
    look = Look(seat, t.wizards[seat].at)
    boosts: list[int] = []
    blade = mode.deeds[0].verb == "blade"
    if blade:
        going = yield from choose_boost(t, seat, [], boosts, True)
        if not going:
            return
    target = yield from pick_target(t, seat, card, targets(t, mode, look), blade)
    if target is BACK:
        return
    act = Act(seat, "blow", card, mode, look)
    act.item = True
    act.attack = mode.kind == ATTACK
    act.sight = act.attack and mode.range == LOS
    act.target = target
    if target.verb == "wizard":
        act.targeted = [target.seat]
        act.attacked = act.targeted if act.attack else []
        act.aimed = t.wizards[target.seat].at
    if boosts:
        for used in boosts:
            t.cards.move(used, t.hands[seat], t.resolving)
        spent = boosts[1:] if len(boosts) == 3 else boosts  # no Powerstone: it is no boost
        act.energy = sum(t.magic(c).energy for c in spent)
    for deed in mode.deeds:
        yield from cast("Effect", deed).announce(t, act)
    t.say(
        "use",
        "WIZ-ATTACK-05",
        seat=seat,
        other=target.seat,
        place=target.place,
        word=aim_word(target),
        card=card,
    )
    if act.attack:
        t.wizards[seat].attacks += 1
        yield from answer_use(t, act, boosts)
    if not act.cancelled:
        for deed in mode.deeds:
            yield from cast("Effect", deed).play(t, act)
    finish(t, boosts)
    yield from settle(t)


def answer_use(t: Labyrinth, act: Act, boosts: list[int]) -> Play[None]:
    acts = [act]
    if len(boosts) == 3:
        acts.append(modifier(t, act.seat, boosts[0]))
    yield from answer(t, acts)
    if len(acts) == 2 and acts[1].cancelled:
        act.energy = 0


# --- where thrown things lie


def landing(t: Labyrinth, act: Act, target: Option) -> int:
    """The target's square, or the last square before a barrier or what fills it (WIZ-THROW-03)."""
    start = act.look.at
    layout = t.layout
    goal = aim_of(t, target)
    if target.verb == "wizard" and target.seat in act.evaded:
        goal = act.aimed  # it went away: what was thrown lies where it stood
    if goal == start:
        return start
    edge = goal - layout.count
    walls = walls_for(t, act.seat, start)
    if t.earth >= 0:
        walls &= ~(1 << t.earth)
    at = start
    for way in flights(layout, start, goal):
        if edge < 0 and not act.stopped and stopping(layout, start, goal, way, walls):
            continue
        for square in path(layout, start, way):
            if t.earth >= 0 and _cut(t, at, square):
                return at
            if edge >= 0 and at in layout.sides[edge]:
                return at
            if is_full(t, square, act.seat):
                return at
            at = square
        return at
    return at


def aim_of(t: Labyrinth, target: Option) -> int:
    """The square a target is in, or an edge's number above all squares."""
    if target.verb == "edge":
        return t.layout.count + t.edge_named(target.place)
    if target.verb == "wizard":
        return t.wizards[target.seat].at
    return t.square_named(target.place)


def _cut(t: Labyrinth, a: int, b: int) -> bool:
    return t.earth in t.layout.edge_at[a] or (
        b not in t.layout.go[a] and t.earth in t.layout.edge_at[b]
    )


def is_full(t: Labyrinth, square: int, thrower: int) -> bool:
    if any(x.kind == "stone_block" for x in t.things_at(square)):
        return True
    return holds_giant(t, square, thrower)


def thrown(t: Labyrinth, act: Act) -> None:
    """The thrown item becomes an object where it lands."""
    seat = act.seat
    before = t.base_speed(seat)
    t.cards.move(act.card, t.items[seat], t.board)
    lay(t, act.card, landing(t, act, act.target), -1)
    lost_item(t, seat, act.card, before)


def flight(t: Labyrinth, act: Act, target: Option) -> int:
    """Squares flown: orthogonal steps as laid out on the line of sight (Heave-Ho)."""
    start, goal = act.look.at, aim_of(t, target)
    walls = walls_for(t, act.seat, start)
    lengths = [
        length(way)
        for way in flights(t.layout, start, goal)
        if not stopping(t.layout, start, goal, way, walls)
    ]
    return min(lengths) if lengths else 0
