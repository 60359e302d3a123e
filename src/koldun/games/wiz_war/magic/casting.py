"""Casting: modifiers, boost, target, declaration, answers, effect (Разыгрывание карт магии)."""

from typing import Final, final

from koldun.games.wiz_war.board.lines import bits
from koldun.games.wiz_war.board.sight import Look, sees, sees_edge, sees_thing, walls_for
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.magic.acts import Act, aim_word, effect, is_fed
from koldun.games.wiz_war.magic.boosting import GO, boost_options, choose_boost, take_boost
from koldun.games.wiz_war.magic.cards import ATTACK, CASTER, COUNTER, LOS, Magic, Mode
from koldun.games.wiz_war.magic.counterspells import answer, boost_act, modifier
from koldun.games.wiz_war.magic.targets import has_target, occupied, targets
from koldun.games.wiz_war.magic.upkeep import discard
from koldun.games.wiz_war.moving.steps import flown
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import BACK, Option, Play, ask

MANY: Final = 40
BEND: Final = "bend"
PROJECT: Final = "project"
ASTRAL_STEPS: Final = 3


# --- what may be cast


def may_attack(t: Labyrinth, seat: int) -> bool:
    """One attack a turn, none in the first (WIZ-ATTACK-01, WIZ-ATTACK-03, WIZ-STUN-01)."""
    w = t.wizards[seat]
    if w.turns <= 1 or t.has(seat, "no_attack"):
        return False
    most = attacks_most(t, seat)
    if w.stunned and w.moved:
        most -= 1
    return w.attacks < most


def attacks_most(t: Labyrinth, seat: int) -> int:
    return 2 if t.has(seat, "attacks") else 1


def may_leave(t: Labyrinth, seat: int) -> bool:
    """May the wizard leave its square of its own will? (WIZ-STUN-03)"""
    w = t.wizards[seat]
    if w.rooted:
        return False
    return not (w.stunned and w.attacks >= attacks_most(t, seat))


def can_cast(t: Labyrinth, seat: int, card: int, face: Magic, mode: Mode) -> bool:
    """Is there anything to cast this on, by itself or with a modifier at hand?"""
    if mode.kind == COUNTER or mode.modifies:
        return False
    if mode.kind == ATTACK and not may_attack(t, seat):
        return False
    if face.fire and t.world("flood"):
        return False
    if t.has(seat, "counters_only"):
        return False
    for deed in mode.deeds:
        if not effect(deed).allowed(t, seat):
            return False
    look = Look(seat, t.wizards[seat].at)
    if has_target(t, mode, look):
        return True
    return any(_helped(t, mode, look, help) for help in helpers(t, seat, card, mode))


# --- modifiers


def helpers(t: Labyrinth, seat: int, card: int, mode: Mode) -> list[Option]:
    """Modifiers at hand: Around the Corner, Astral Projection, and the Visionstone."""
    found: list[Option] = []
    looks = needs_line(mode)
    for other in t.hands[seat].cards:
        if other == card:
            continue
        gives = t.face(other).gives
        if gives.get(BEND, 0) > 0 and looks:
            found.append(Option("modify", card=other, place=BEND))
        elif gives.get(PROJECT, 0) > 0 and reaches_out(mode):
            found.append(Option("modify", card=other, place=PROJECT))
    if looks and t.has(seat, "vision"):
        found.append(Option("vision"))
    return found


def needs_line(mode: Mode) -> bool:
    """Does a spell look for its target? A bolt has a direction only, a heaved treasure must fly."""
    if mode.range != LOS or "direction" in mode.aims:
        return False
    return not any(effect(deed).blind for deed in mode.deeds)


def reaches_out(mode: Mode) -> bool:
    """Does it matter from where it is cast? Not if it moves or changes its caster only."""
    return mode.range != CASTER and not any(effect(deed).bodily for deed in mode.deeds)


def _helped(t: Labyrinth, mode: Mode, look: Look, help: Option) -> bool:
    """Would this modifier, on top of those chosen, leave a target?"""
    if help.place == BEND:
        return not look.bend and has_target(t, mode, Look(look.seat, look.at, True, look.ignore))
    if help.place == PROJECT:
        return look.at == t.wizards[look.seat].at and bool(projections(t, mode, look, True))
    return look.ignore == 0 and bool(visions(t, mode, look, True))


def projections(t: Labyrinth, mode: Mode, look: Look, one: bool = False) -> list[int]:
    """Empty squares up to 3 free steps away from which the spell would have a target."""
    found: list[int] = []
    full = occupied(t)
    for square in flown(t, t.wizards[look.seat].at, ASTRAL_STEPS):
        if (full >> square) & 1 == 0:
            if has_target(t, mode, Look(look.seat, square, look.bend, look.ignore)):
                found.append(square)
                if one:
                    break
    return found


def visions(t: Labyrinth, mode: Mode, look: Look, one: bool = False) -> list[int]:
    """Walls and doors a Visionstone may take out of the line, if that leaves a target.

    Without a target as it is only a wall that alone stands in some line can help.
    """
    if look.bend or has_target(t, mode, look):
        edges = bits(t.edges.walls)
    else:
        walls = walls_for(t, look.seat, look.at)
        edges = t.lines.single_walls(look.at, walls, t.filled)
    found: list[int] = []
    for edge in edges:
        if has_target(t, mode, Look(look.seat, look.at, look.bend, 1 << edge)):
            found.append(edge)
            if one:
                break
    return found


# --- casting


@final
class Declaration:
    """A spell about to be declared: what is chosen before its target is named."""

    def __init__(self, seat: int, card: int, mode: Mode, look: Look) -> None:
        self.seat: int = seat
        self.card: int = card
        self.mode: Mode = mode
        self.look: Look = look
        self.mods: list[int] = []  # cards that modify it
        self.boosts: list[int] = []

    def cards(self) -> list[int]:
        return [self.card] + self.mods + self.boosts


def cast_spell(t: Labyrinth, seat: int, card: int, mode_id: str) -> Play[None]:
    """From the hand to the table. Until the target is named the wizard may think again."""
    mode = next(m for m in t.face(card).modes if m.id == mode_id and m.kind != COUNTER)
    spell = Declaration(seat, card, mode, Look(seat, t.wizards[seat].at))
    going = yield from choose_modifiers(t, spell)
    if not going:
        return
    if is_fed(t.face(card), mode):
        going = yield from choose_boost(t, seat, spell.cards(), spell.boosts)
        if not going:
            return
    target = yield from aim(t, spell)
    if target is BACK:
        return
    yield from declare(t, spell, target)


def choose_modifiers(t: Labyrinth, spell: Declaration) -> Play[bool]:
    seat, card, mode, look = spell.seat, spell.card, spell.mode, spell.look
    while True:
        options = [BACK]
        if has_target(t, mode, look):
            options.append(GO)
        for help in helpers(t, seat, card, mode):
            if help.card not in spell.mods and _helped(t, mode, look, help):
                options.append(help)
        needed = GO not in options  # a further card is the price: never without asking
        pick = yield from ask(seat, "modify", options, "WIZ-ATTACK-04", about=card, harmful=needed)
        if pick is BACK:
            return False
        if pick is GO:
            return True
        if pick.place == BEND:
            look.bend = True
        elif pick.place == PROJECT:
            squares = [t.layout.square_options[s] for s in projections(t, mode, look)]
            place = yield from ask(
                seat, "project", [BACK] + squares, "WIZ-TARGET-09", about=pick.card
            )
            if place is BACK:
                return False
            look.at = t.square_named(place.place)
        else:
            edges = [t.layout.edge_options[edge] for edge in visions(t, mode, look)]
            chosen = yield from pick_target(t, seat, card, edges, True)
            if chosen is BACK:
                return False
            look.ignore = 1 << t.edge_named(chosen.place)
            continue
        spell.mods.append(pick.card)


def aim(t: Labyrinth, spell: Declaration) -> Play[Option]:
    """Name the target. A boost that changes nothing is no question, but may be laid here.

    Nobody is asked for a sole target, unless the caster would come to harm.
    """
    options = targets(t, spell.mode, spell.look)
    harmful = backfires(t, spell.mode, spell.look, options)
    idle: list[Option] = []
    if (len(options) > 1 or harmful) and not is_fed(t.face(spell.card), spell.mode):
        idle = boost_options(t, spell.seat, spell.cards())
    while True:
        pick = yield from pick_target(t, spell.seat, spell.card, options, True, harmful, idle)
        if pick.verb != "boost" and pick.verb != "add":
            return pick
        going = yield from take_boost(t, spell.seat, pick, spell.cards(), spell.boosts)
        if not going:
            return BACK
        idle = []


def backfires(t: Labyrinth, mode: Mode, look: Look, options: list[Option]) -> bool:
    """Is there one target only, and would the spell harm its caster?"""
    if len(options) != 1:
        return False
    return any(effect(deed).backfires(t, look, options[0]) for deed in mode.deeds)


def pick_target(
    t: Labyrinth,
    seat: int,
    card: int,
    options: list[Option],
    back: bool,
    harmful: bool = False,
    more: list[Option] | None = None,
) -> Play[Option]:
    """Name the target; on a crowded board first the sector, then the place in it."""
    first = [BACK] if back else []
    last = [] if more is None else more
    if len(options) > MANY:
        slots: list[Option] = []
        for slot in range(t.seats):
            if any(_slot_of(t, option) == slot for option in options):
                slots.append(Option("in-sector", number=slot))
        chosen = yield from ask(seat, "target", first + slots + last, "WIZ-CARD-09", about=card)
        if chosen.verb != "in-sector":
            return chosen
        options = [o for o in options if _slot_of(t, o) in (chosen.number, -1)]
        last = []
    listed = first + options + last
    pick = yield from ask(seat, "target", listed, "WIZ-CARD-09", about=card, harmful=harmful)
    return pick


def _slot_of(t: Labyrinth, option: Option) -> int:
    if option.verb == "wizard" or option.verb == "self":
        return t.layout.slot_of[t.wizards[option.seat].at]
    if option.verb == "edge":
        return t.layout.slot_of[t.layout.sides[t.edge_named(option.place)][0]]
    if option.place:
        return t.layout.slot_of[t.square_named(option.place)]
    return -1


def declare(t: Labyrinth, spell: Declaration, target: Option) -> Play[None]:
    """Target, spell, boost and modifiers lie open together before anybody answers (WIZ-ATTACK-04)."""
    seat = spell.seat
    act = Act(seat, spell.mode.kind, spell.card, spell.mode, spell.look)
    act.spell = True
    act.target = target
    act.targets = [target]
    for used in spell.cards():
        t.cards.move(used, t.hands[seat], t.resolving)
    add = boost_act(t, act, spell.boosts)
    for mod in spell.mods:
        act.modifiers.append(modifier(t, seat, mod))
    if act.attack:
        t.wizards[seat].attacks += 1
    if target.verb == "wizard" or target.verb == "self":
        act.targeted = [target.seat]
        act.aimed = t.wizards[target.seat].at
        if act.attack and target.seat != seat:
            act.attacked = [target.seat]
    for deed in act.effects():
        deed.weighs(t, act)
        yield from deed.announce(t, act)
    t.say(
        "cast",
        "WIZ-ATTACK-04",
        seat=seat,
        other=act.target.seat if act.target.verb == "wizard" else -1,
        place=act.target.place,
        number=act.energy,
        word=aim_word(act.target),
        cards=spell.cards(),
    )
    yield from answer(t, [act] + act.modifiers)
    yield from carry_out(t, act, add)
    finish(t, spell.cards())
    yield from settle(t)


def carry_out(t: Labyrinth, act: Act, add: Act | None) -> Play[None]:
    """If nothing cancelled it, the spell works."""
    if act.cancelled:
        t.say("cancelled", "WIZ-CANCEL-01", card=act.card)
        return
    if add is not None and add.cancelled:
        act.energy = 1
        act.boosted = 0
    if act.shortened > 0:  # WIZ-CANCEL-05
        act.energy -= act.shortened
        if act.energy <= 0:
            t.say("cancelled", "WIZ-CANCEL-05", card=act.card)
            return
    for mod in act.modifiers:
        if mod.cancelled and mod is not add:
            unmodify(t, act, mod)
    if act.stopped:
        t.say("fizzled", "WIZ-CARDS-03", card=act.card)
    else:
        for deed in act.effects():
            yield from deed.play(t, act)
    if t.edges.earth >= 0:
        t.edges.earth = -1
        t.look_again()


def unmodify(t: Labyrinth, act: Act, mod: Act) -> None:
    """Without its modifier a spell may no longer reach what it was aimed at."""
    if t.face(mod.card).gives.get(PROJECT, 0) > 0:
        act.look.at = t.wizards[act.seat].at
    else:
        act.look.bend = False
    if act.mode is not None:
        legal = targets(t, act.mode, act.look)
        act.stopped = not any(same_target(o, named) for o in legal for named in act.targets)


def same_target(a: Option, b: Option) -> bool:
    return (
        a.verb == b.verb
        and a.seat == b.seat
        and a.place == b.place
        and a.card == b.card
        and a.number == b.number
    )


def finish(t: Labyrinth, cards: list[int]) -> None:
    """Used cards are discarded face up (WIZ-DURATION-02); running ones lie elsewhere by now."""
    for card in cards:
        if card in t.resolving.cards:
            discard(t, card)
    if t.edges.earth >= 0:
        t.edges.earth = -1
        t.look_again()


def line_holds(t: Labyrinth, act: Act, target: Option) -> bool:
    """Is the target of a sight attack still in sight, after a wall rose or somebody moved?"""
    if target.verb == "wizard":
        return sees(t, act.look, t.wizards[target.seat].at)
    if target.verb == "edge":
        return sees_edge(t, act.look, t.edge_named(target.place))
    if target.verb == "thing":
        return sees_thing(t, act.look, t.square_named(target.place))
    if target.verb in ("square", "creature"):
        return sees(t, act.look, t.square_named(target.place))
    return True
