"""Items and treasures: equipping, picking up, drawing (Подбор и потеря объектов)."""

from koldun.games.wiz_war.board.pieces import Thing
from koldun.games.wiz_war.board.sight import Look, is_adjacent
from koldun.games.wiz_war.harm.damage import hurt
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, Hit
from koldun.games.wiz_war.magic.counterspells import PICKUP, answer
from koldun.games.wiz_war.magic.targets import thing_option
from koldun.games.wiz_war.magic.upkeep import (
    draw_card,
    glued_thing,
    glued_treasure,
    remove_thing,
    speed_changed,
)
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import DONE, Option, Play, ask


def gain_item(t: Labyrinth, seat: int, card: int, source: Zone) -> Play[None]:
    """A card becomes an equipped item (WIZ-ITEM-10)."""
    before = t.base_speed(seat)
    t.cards.move(card, source, t.items[seat])
    speed_changed(t, seat, before)
    t.look_again()
    drawn = t.face(card).gives.get("hand_cards", 0)
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
            points = t.face(spell.card).gives.get("draw_hurts", 0)
            if spell.seat == seat and points > 0:
                hit = Hit(t.wizards[seat], points)
                hit.card = spell.card
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


def may_take(t: Labyrinth, seat: int, thing: Thing, played: int = 0) -> bool:
    """A movable object, with room for it (WIZ-ITEM-03, WIZ-ITEM-05); a card to be played makes room."""
    if not is_movable(t, thing):
        return False
    return t.has(seat, "arms") or t.counted(seat) - played < t.hand_most(seat)


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


# --- picking up on the own turn


def takings(t: Labyrinth, seat: int) -> list[Option]:
    """What lies in the own square (WIZ-ITEM-03, WIZ-TREASURE-01)."""
    w = t.wizards[seat]
    options: list[Option] = []
    if w.mp >= 1:
        for x in t.things_at(w.at):
            if may_take(t, seat, x):
                options.append(Option("take", card=x.card, place=t.layout.square_names[x.at]))
            elif is_movable(t, x):  # first a hand card may make room (WIZ-ITEM-05)
                options += [Option("discard", card=card) for card in t.hands[seat].cards]
                break
    toll = t.has(seat, "treasure_toll")
    for i in range(len(t.treasures)):
        if t.treasures[i].at == w.at and may_take_treasure(t, seat, i):
            if not toll or w.mp >= 1:
                options.append(Option("take-treasure", number=i, seat=t.treasures[i].owner))
    if not w.acted:
        for x in t.things:
            if x.scattered and may_gather(t, seat, x):
                options.append(Option("gather", card=x.card))
    return options


def may_gather(t: Labyrinth, seat: int, thing: Thing) -> bool:
    """Tacks in or next to the square where the turn began, for the whole phase."""
    start = t.wizards[seat].started_by
    if thing.at != start and not is_adjacent(t, Look(seat, start), thing.at):
        return False
    if t.world("gravity") or glued_thing(t, thing):
        return False
    return t.has(seat, "arms") or t.counted(seat) < t.hand_most(seat)


def pick_up(t: Labyrinth, seat: int, pick: Option) -> Play[None]:
    """One object a movement point; with Extra Arms as many as lie there, and a treasure."""
    w = t.wizards[seat]
    w.mp -= 1
    while True:
        if pick.verb == "treasure":
            yield from take_treasure(t, seat, pick.number)
        else:
            for x in t.things_at(w.at):
                if x.card == pick.card:
                    yield from take_thing(t, seat, x)
        if not t.has(seat, "arms") or t.phase_over:
            return
        more = [thing_option(t, x) for x in t.things_at(w.at) if may_take(t, seat, x)]
        more += [
            Option("treasure", number=i, place=t.layout.square_names[w.at])
            for i in range(len(t.treasures))
            if t.treasures[i].at == w.at and may_take_treasure(t, seat, i)
        ]
        pick = yield from ask(seat, "take-more", [DONE] + more, "WIZ-ITEM-03")
        if pick is DONE:
            return


def gather(t: Labyrinth, seat: int, card: int) -> Play[None]:
    for x in t.things[:]:
        if x.card == card:
            remove_thing(t, x)
            t.say("took", "WIZ-ITEM-04", seat=seat, card=card)
            yield from gain_item(t, seat, card, t.board)
    t.phase_over = True
