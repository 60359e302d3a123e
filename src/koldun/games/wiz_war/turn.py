"""A turn: Time, Move and Cast, Discard and Draw (Ход игрока).

Each call is one short unit: a phase, or one action of the Move and Cast phase.
"""

from typing import Final

from koldun.games.wiz_war.board.edges import EdgeMark
from koldun.games.wiz_war.board.layout import DIRECTIONS
from koldun.games.wiz_war.board.pieces import Figure, Spell
from koldun.games.wiz_war.harm.attacks import punch, punches, use, uses
from koldun.games.wiz_war.harm.damage import hurt
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, Hit, Over, TurnOver
from koldun.games.wiz_war.magic.cards import ITEM
from koldun.games.wiz_war.magic.casting import can_cast, cast_spell, finish, may_leave
from koldun.games.wiz_war.magic.counterspells import (
    answer,
    energies,
    may_add,
    modifier,
    value_of,
)
from koldun.games.wiz_war.magic.spellbooks import draft
from koldun.games.wiz_war.magic.upkeep import discard, end_spell, heal, is_temporary
from koldun.games.wiz_war.moving.dropping import drop_item, drop_treasure
from koldun.games.wiz_war.moving.figures import rest_creatures
from koldun.games.wiz_war.moving.moves import move_one, way_options
from koldun.games.wiz_war.moving.steps import can_step, loses_way
from koldun.games.wiz_war.moving.taking import (
    draw_cards,
    gain_item,
    gather,
    pick_up,
    take_treasure,
    takings,
)
from koldun.games.wiz_war.state import DISCARD, DRAFT, DRAW, MOVE, TIME, Labyrinth
from koldun.kernel.decisions import BACK, DONE, Option, Play, ask
from koldun.kernel.state import offered

DRAW_MOST: Final = 2
KEEP: Final = Option("keep")  # end the phase and discard nothing


def unit(t: Labyrinth) -> Play[None]:
    try:
        if t.phase == DRAFT:
            yield from draft(t)
        elif t.phase == TIME:
            yield from time_phase(t)
        elif t.phase == MOVE:
            yield from act(t)
        elif t.phase == DISCARD:
            yield from discard_phase(t)
        else:
            yield from draw_phase(t)
    except TurnOver:  # the active wizard is dead
        sweep(t)
        end_turn(t)
    except Over:
        sweep(t)
        t.say("over", "WIZ-WIN-01", seat=t.winner, word=t.ended)


def sweep(t: Labyrinth) -> None:
    for card in t.resolving.cards[:]:
        discard(t, card)
    t.edges.earth = -1
    t.look_again()


# --- 1. time


def time_phase(t: Labyrinth) -> Play[None]:
    """Effects of running spells, then their tokens, then stun (WIZ-TIME-01 to 04)."""
    seat = t.active
    w = t.wizards[seat]
    w.turns += 1
    w.acted = w.moved = w.boosted = w.rooted = w.no_treasure = w.stunned = False
    w.attacks = 0
    w.mp = 0
    w.started_by = w.at
    t.phase_over = False
    t.say("turn", "WIZ-TURN-01", seat=seat, number=t.round)
    heal(t, seat, t.total(seat, "regain"), "WIZ-LIFE-01")
    for spell in t.running[:]:
        if spell.owner == seat and spell in t.running:
            yield from tick(t, spell)
    for spell in t.running[:]:
        if spell.owner == seat and is_temporary(t, spell) and spell in t.running:
            spell.tokens -= 1
            if spell.tokens <= 0:
                end_spell(t, spell, "WIZ-TIME-03")
    if w.stun > 0:
        w.stun -= 1
        w.stunned = True
        t.say("is-stunned", "WIZ-TIME-04", seat=seat)
    rest_creatures(t, seat)
    w.mp = t.base_speed(seat)  # WIZ-MOVE-01
    t.phase = MOVE
    yield from settle(t)


def tick(t: Labyrinth, spell: Spell) -> Play[None]:
    """A Curse is an attack that lingers (WIZ-DEATH-08)."""
    points = t.face(spell.card).gives.get("tick", 0)
    if points == 0:
        return
    figures: list[Figure] = [w for w in t.wizards]
    figures += t.creatures
    for figure in figures:
        if spell.is_on(figure):
            hit = Hit(figure, points)
            hit.card = spell.card
            hit.attacker = spell.owner
            hit.direct = True
            hit.origin = t.wizards[spell.owner].at
            yield from hurt(t, hit)
            yield from settle(t)


# --- 2. move and cast


def act(t: Labyrinth) -> Play[None]:
    """One action, in any order, until the wizard is done (WIZ-PHASE-02)."""
    seat = t.active
    pick = yield from ask(seat, "act", offered(t, seat, actions), "WIZ-PHASE-01")
    if pick is DONE or pick is KEEP:
        t.phase = DRAW if pick is KEEP else DISCARD
        return
    held = len(t.hands[seat])
    yield from do(t, seat, pick)
    if pick.verb not in ("cast", "speed-add") or len(t.hands[seat]) != held:
        t.wizards[seat].acted = True  # who thought again has done nothing
    yield from settle(t)
    if t.phase_over:
        t.phase_over = False
        t.phase = DISCARD


def actions(t: Labyrinth, seat: int) -> list[Option]:
    """Everything the active wizard may do now."""
    w = t.wizards[seat]
    options = [DONE, KEEP] if t.hands[seat].cards or parting(t, seat) else [DONE]
    options += steps(t, seat)
    for card in t.hands[seat].cards:
        face = t.face(card)
        if face.kind == ITEM:
            if not (face.fire and t.world("flood")):
                options.append(Option("equip", card=card))
        for mode in face.modes:
            if face.kind != ITEM and can_cast(t, seat, card, face, mode):
                options.append(Option("cast", card=card, place=mode.id))
        if face.energy > 0 and not w.boosted:
            options.append(Option("speed", card=card))
        if face.combines and not w.boosted and may_add(t, seat):
            if len(energies(t, seat, [card])) >= 2:
                options.append(Option("speed-add", card=card))
    options += punches(t, seat)
    options += uses(t, seat)
    options += takings(t, seat)
    options += belongings(t, seat)
    return options


def steps(t: Labyrinth, seat: int) -> list[Option]:
    w = t.wizards[seat]
    if w.mp <= 0 or not may_leave(t, seat):
        return []
    if loses_way(t, w):
        return [Option("leave-dust")]
    return way_options(t, w.at, [d for d in DIRECTIONS if can_step(t, w, d)])


def belongings(t: Labyrinth, seat: int) -> list[Option]:
    """Drop, end, hold: at any time of the own turn."""
    w = t.wizards[seat]
    options = parting(t, seat)
    if t.phase == MOVE:
        if w.treasure >= 0:
            options.append(Option("drop-treasure"))
        if t.edges.doors & t.layout.own[w.at]:
            options += holdings(t, seat)
    return options


def holdings(t: Labyrinth, seat: int) -> list[Option]:
    """Doors beside a wizard that it may hold open, or lets go."""
    options: list[Option] = []
    for edge in t.layout.edge_at[t.wizards[seat].at]:
        if (t.edges.doors >> edge) & 1 == 0:
            continue
        mark = t.edges.marks.get(edge)
        name = t.layout.edge_names[edge]
        if mark is not None and mark.holder == seat:
            options.append(Option("let-go", place=name))
        elif not t.edges.is_held(edge) and t.may_open(seat, edge):
            options.append(Option("hold", place=name))
    return options


def parting(t: Labyrinth, seat: int) -> list[Option]:
    """What may be given up in every phase of the own turn."""
    options = [Option("drop", card=card) for card in t.items[seat].cards]
    return options + [Option("end", card=card) for card in t.spells[seat].cards]


def do(t: Labyrinth, seat: int, pick: Option) -> Play[None]:
    verb = pick.verb
    if verb == "step" or verb == "leave-dust":
        yield from walk(t, seat, pick)
    elif verb == "cast":
        yield from cast_spell(t, seat, pick.card, pick.place)
    elif verb == "equip":
        t.say("equip", "WIZ-CARD-06", seat=seat, card=pick.card)
        yield from gain_item(t, seat, pick.card, t.hands[seat])
    elif verb == "speed":
        speed_up(t, seat, pick.card)
    elif verb == "speed-add":
        yield from speed_with_add(t, seat, pick.card)
    elif verb in ("punch", "punch-object", "punch-all"):
        yield from punch(t, seat, pick)
    elif verb == "use":
        yield from use(t, seat, pick.card, pick.place)
    elif verb in ("take", "take-treasure", "gather"):
        yield from take(t, seat, pick)
    elif verb == "hold" or verb == "let-go":
        hold_door(t, seat, pick.place, verb == "hold")
    else:
        part_with(t, seat, pick)


def take(t: Labyrinth, seat: int, pick: Option) -> Play[None]:
    if pick.verb == "gather":
        yield from gather(t, seat, pick.card)
    elif pick.verb == "take":
        yield from pick_up(t, seat, pick)
    else:
        if t.has(seat, "treasure_toll"):
            t.wizards[seat].mp -= 1
        yield from take_treasure(t, seat, pick.number)


def hold_door(t: Labyrinth, seat: int, place: str, held: bool) -> None:
    """An open door lets everybody pass and look through (WIZ-DOOR-06)."""
    t.edges.mark(t.edge_named(place)).holder = seat if held else -1
    t.look_again()
    t.say("hold" if held else "let-go", "WIZ-DOOR-06", seat=seat, place=place)


def part_with(t: Labyrinth, seat: int, pick: Option) -> None:
    w = t.wizards[seat]
    if pick.verb == "drop":
        drop_item(t, seat, pick.card, w.at, "WIZ-ITEM-08")
    elif pick.verb == "drop-treasure":
        drop_treasure(t, seat, w.at, "WIZ-TREASURE-07")
    elif pick.verb == "discard":
        discard(t, pick.card)
        t.say("discarded", "WIZ-ITEM-05", seat=seat, card=pick.card)
    elif pick.verb == "end":
        spell = t.spell_on(pick.card)
        if spell is not None:
            end_spell(t, spell, "WIZ-MAINTAIN-04")


def walk(t: Labyrinth, seat: int, pick: Option) -> Play[None]:
    """One movement point, one square (WIZ-MOVE-02)."""
    w = t.wizards[seat]
    w.mp -= 1
    w.moved = True
    if pick.verb == "leave-dust":
        yield from move_one(t, w, 0)
        return
    for d in DIRECTIONS:
        to = t.layout.go[w.at][d]
        if to >= 0 and t.layout.square_names[to] == pick.place and can_step(t, w, d):
            yield from move_one(t, w, d)
            return


def speed_up(t: Labyrinth, seat: int, card: int) -> None:
    """One card a turn for movement points (WIZ-BOOST-01)."""
    w = t.wizards[seat]
    w.boosted = True
    points = value_of(t, seat, card)
    discard(t, card)
    w.mp += points
    t.say("speed", "WIZ-BOOST-01", seat=seat, number=points, card=card)


def speed_with_add(t: Labyrinth, seat: int, card: int) -> Play[None]:
    """Add on the one speed boost of the turn: two cards, or nothing if Add is cancelled."""
    cards = [card]
    for _ in range(2):
        left = [Option("boost", card=c) for c in energies(t, seat, cards)]
        pick = yield from ask(seat, "boost", [BACK] + left, "WIZ-ENERGY-05", about=card)
        if pick is BACK:
            return
        cards.append(pick.card)
    w = t.wizards[seat]
    w.boosted = True
    points = value_of(t, seat, cards[1]) + value_of(t, seat, cards[2])
    for used in cards:
        t.cards.move(used, t.hands[seat], t.resolving)
    add: Act = modifier(t, seat, card)
    t.say("cast", "WIZ-BOOST-01", seat=seat, number=points, cards=cards)
    yield from answer(t, [add])
    if not add.cancelled:
        w.mp += points
        t.say("speed", "WIZ-BOOST-01", seat=seat, number=points, card=card)
    finish(t, cards)


def discard_phase(t: Labyrinth) -> Play[None]:
    """Any number of cards, before the draw (WIZ-DRAW-01, WIZ-DRAW-03)."""
    seat = t.active
    while True:
        options = [DONE] + [Option("discard", card=card) for card in t.hands[seat].cards]
        options += belongings(t, seat)
        pick = yield from ask(seat, "discard", options, "WIZ-DRAW-01")
        if pick is DONE:
            break
        if pick.verb == "discard":
            discard(t, pick.card)
            t.say("discarded", "WIZ-DRAW-01", seat=seat, card=pick.card)
        else:
            part_with(t, seat, pick)
            yield from settle(t)
    t.phase = DRAW


def draw_phase(t: Labyrinth) -> Play[None]:
    """Up to two cards, never beyond the hand limit; then the turn is over (WIZ-DRAW-02)."""
    seat = t.active
    room = t.hand_most(seat) - t.counted(seat)
    most = max(0, min(DRAW_MOST + t.total(seat, "draw"), room))
    options = [Option("draw", number=n) for n in range(most, -1, -1)]
    pick = yield from ask(seat, "draw", options, "WIZ-DRAW-02")
    yield from draw_cards(t, seat, pick.number)
    yield from settle(t)
    end_turn(t)


def end_turn(t: Labyrinth) -> None:
    """The next living player on the left (WIZ-TURN-04)."""
    old = t.active
    t.wizards[old].stunned = False
    kept: dict[int, EdgeMark] = {}
    for edge in sorted(t.edges.marks):
        mark = t.edges.marks[edge]
        if mark.picker == old:
            mark.picker = -1
        if not mark.is_blank():
            kept[edge] = mark
    t.edges.marks = kept
    for w in t.wizards:
        w.sickened = []
    t.phase_over = False
    t.clear_standing("turn")
    t.phase = TIME
    seat = (old + 1) % t.seats
    while not t.wizards[seat].alive:
        seat = (seat + 1) % t.seats
    if (seat - t.first) % t.seats <= (old - t.first) % t.seats:
        t.round += 1
        if t.round > t.variant.rounds:
            t.ended = "cap"
    t.active = seat
