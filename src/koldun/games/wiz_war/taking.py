"""Items and treasures: equipping, picking up, drawing (Подбор и потеря объектов)."""

from koldun.games.wiz_war.acts import Act, Hit
from koldun.games.wiz_war.answers import PICKUP, answer
from koldun.games.wiz_war.damage import hurt, settle
from koldun.games.wiz_war.pieces import Thing
from koldun.games.wiz_war.sight import Look
from koldun.games.wiz_war.table import Labyrinth
from koldun.games.wiz_war.upkeep import (
    draw_card,
    glued_thing,
    glued_treasure,
    remove_thing,
    speed_changed,
)
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import Option, Play


def gain_item(t: Labyrinth, seat: int, card: int, source: Zone) -> Play[None]:
    """A card becomes an equipped item (WIZ-ITEM-10)."""
    before = t.base_speed(seat)
    t.cards.move(card, source, t.items[seat])
    speed_changed(t, seat, before)
    t.look_again()
    drawn = t.magic(card).gives.get("hand_cards", 0)
    w = t.wizards[seat]
    if drawn > 0 and not w.brained:
        w.brained = True
        yield from draw_cards(t, seat, drawn)


def draw_cards(t: Labyrinth, seat: int, number: int) -> Play[int]:
    """Card by card: each may hurt whoever is under Slow Death."""
    drawn = 0
    for _ in range(number):
        if not t.wizards[seat].alive or not draw_card(t, seat):
            break
        drawn += 1
        for spell in t.running[:]:
            points = t.magic(spell.card).gives.get("draw_hurts", 0)
            if spell.seat == seat and points > 0:
                hit = Hit(seat, points, False, "")
                hit.attacker = spell.owner
                hit.direct = True
                hit.origin = t.wizards[spell.owner].at
                yield from hurt(t, hit)
        if t.wizards[seat].life <= 0:
            yield from settle(t)
    t.say("drew", "WIZ-DRAW-02", seat=seat, number=drawn)
    return drawn


def is_movable(t: Labyrinth, thing: Thing) -> bool:
    """Can it be picked up at all? (WIZ-OBJECT-04)"""
    fixed = thing.owner >= 0 or thing.scattered
    return not (fixed or t.world("gravity") or glued_thing(t, thing))


def may_take(t: Labyrinth, seat: int, thing: Thing) -> bool:
    """A movable object, with room for it (WIZ-ITEM-03, WIZ-ITEM-05)."""
    if not is_movable(t, thing):
        return False
    return t.has(seat, "arms") or t.counted(seat) < t.hand_most(seat)


def take_thing(t: Labyrinth, seat: int, thing: Thing) -> Play[None]:
    card = thing.card
    t.say("took", "WIZ-ITEM-04", seat=seat, card=card)
    remove_thing(t, thing)
    yield from gain_item(t, seat, card, t.board)
    if t.variant.heavy_items and seat == t.active:  # WIZ-VARIANT-09
        t.phase_over = True


def may_take_treasure(t: Labyrinth, seat: int, index: int) -> bool:
    """One at a time (WIZ-TREASURE-06)."""
    w = t.wizards[seat]
    if w.treasure >= 0 or w.no_treasure or t.world("gravity"):
        return False
    return t.treasures[index].at >= 0 and not glued_treasure(t, index)


def take_treasure(t: Labyrinth, seat: int, index: int) -> Play[None]:
    """Lift it, let others answer, and the phase is over (WIZ-TREASURE-04)."""
    w = t.wizards[seat]
    treasure = t.treasures[index]
    place = t.layout.square_names[treasure.at]
    treasure.at = -1
    treasure.carrier = seat
    w.treasure = index
    t.say("treasure-taken", "WIZ-TREASURE-01", seat=seat, other=treasure.owner, place=place)
    act = Act(seat, PICKUP, -1, None, Look(seat, w.at))
    act.target = Option("treasure", number=index, place=place)
    yield from answer(t, [act])
    goes_on = t.has(seat, "treasure_toll") or t.has(seat, "arms")
    if seat == t.active and (act.cancelled or not goes_on):
        t.phase_over = True
    yield from settle(t)
