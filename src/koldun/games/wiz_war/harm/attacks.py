"""Attacks without a spell: the punch, and what items and running spells can be used for."""

from typing import Final

from koldun.games.wiz_war.board.edges import DOOR
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.damage import CLOAK, Blow, land, strike
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, Hit, aim_word, effect
from koldun.games.wiz_war.magic.boosting import choose_boost
from koldun.games.wiz_war.magic.cards import (
    ADJACENT,
    ATTACK,
    COUNTER,
    LOS,
    Mode,
    mode_named,
)
from koldun.games.wiz_war.magic.casting import backfires, finish, may_attack, pick_target
from koldun.games.wiz_war.magic.counterspells import answer, modifier
from koldun.games.wiz_war.magic.targets import has_target, targets
from koldun.games.wiz_war.state import DIE, Labyrinth
from koldun.kernel.decisions import BACK, Option, Play

PUNCH: Final = Mode("punch", ATTACK, ADJACENT, ["wizard", "creature", "object"], [], [])


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
        act.harm = punch_points(t, seat, 0) + CLOAK * t.total(seat, "cloak")
    t.wizards[seat].attacks += 1
    word = aim_word(act.target)
    if word == "edge" and t.edge_kind(t.edge_named(option.place)) == DOOR:
        word = "door"
    place = option.place
    t.say("punch", "WIZ-PUNCH-01", seat=seat, other=option.seat, place=place, word=word)
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
    fire = CLOAK * t.total(seat, "cloak")
    if not act.targeted and not act.targets:
        act.targets = [act.target]
    blow = Blow(points + fire, "fire" if fire > 0 else "")
    for target in act.targets:
        if target.verb not in ("wizard", "self"):
            yield from land(t, act, target, blow)
    for seat in act.targeted:
        hit = Hit(t.wizards[seat], points)
        hit.fire = fire
        yield from strike(t, act, hit)


# --- items and running spells in use


def can_use(t: Labyrinth, seat: int, mode: Mode) -> bool:
    if mode.kind == COUNTER or (mode.kind == ATTACK and not may_attack(t, seat)):
        return False
    if needs_energy(mode) and not any(t.face(c).energy > 0 for c in t.hands[seat].cards):
        return False
    return has_target(t, mode, Look(seat, t.wizards[seat].at))


def needs_energy(mode: Mode) -> bool:
    return any(effect(deed).needs_energy for deed in mode.deeds)


def uses(t: Labyrinth, seat: int) -> list[Option]:
    """What equipped items and running spells offer now (WIZ-CARD-07)."""
    found: list[Option] = []
    cards = t.items[seat].cards[:]
    cards += [spell.card for spell in t.running if spell.seat == seat]
    for card in cards:
        for mode in t.face(card).uses:
            if can_use(t, seat, mode):
                found.append(Option("use", card=card, place=mode.id))
    return found


def use(t: Labyrinth, seat: int, card: int, mode_id: str) -> Play[None]:
    mode = mode_named(t.face(card).uses, mode_id, "")
    look = Look(seat, t.wizards[seat].at)
    boosts: list[int] = []
    spends = needs_energy(mode)
    if spends:
        going = yield from choose_boost(t, seat, [], boosts, True)
        if not going:
            return
    found = targets(t, mode, look)
    target = yield from pick_target(t, seat, card, found, True, backfires(t, mode, look, found))
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
        act.energy = sum(t.face(c).energy for c in spent)
    for deed in act.effects():
        yield from deed.announce(t, act)
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
        for deed in act.effects():
            yield from deed.play(t, act)
    finish(t, boosts)
    yield from settle(t)


def answer_use(t: Labyrinth, act: Act, boosts: list[int]) -> Play[None]:
    acts = [act]
    if len(boosts) == 3:
        acts.append(modifier(t, act.seat, boosts[0]))
    yield from answer(t, acts)
    if len(acts) == 2 and acts[1].cancelled:
        act.energy = 0
