"""Counterspells: response windows, nested without limit (WIZ-COUNTER-*, WIZ-CANCEL-*)."""

from collections.abc import Callable
from typing import Final

from koldun.games.wiz_war.board.sight import (
    Look,
    free_lines,
    sees,
    sees_edge,
    sees_wizard,
    walls_for,
)
from koldun.games.wiz_war.magic.acts import Act, is_fed
from koldun.games.wiz_war.magic.cards import (
    ATTACK,
    COUNTER,
    LOS,
    NEUTRAL,
    Magic,
    Mode,
    mode_named,
)
from koldun.games.wiz_war.magic.upkeep import discard
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import NO_NUMBER, Option, Play, ask
from koldun.kernel.windows import window

PICKUP: Final = "pickup"
DAMAGE: Final = "damage"


class Manner:
    """How a counterspell is played: the verb of its option, and what the verb means."""

    __slots__ = ("added", "through", "verb")

    def __init__(self, verb: str, through: bool, added: bool) -> None:
        self.verb: str = verb
        self.through: bool = through  # with a Visionstone, through a wall
        self.added: bool = added  # with Add and two more cards


PLAIN: Final = Manner("counter", through=False, added=False)
ADDED: Final = Manner("counter-add", through=False, added=True)
THROUGH: Final = Manner("counter-through", through=True, added=False)
THROUGH_ADDED: Final = Manner("counter-through-add", through=True, added=True)
MANNERS: Final[dict[str, Manner]] = {
    manner.verb: manner for manner in (PLAIN, ADDED, THROUGH, THROUGH_ADDED)
}


def answer(t: Labyrinth, acts: list[Act], only: list[int] | None = None) -> Play[None]:
    """The window of a declared action: whoever is concerned first, then clockwise (WIZ-COUNTER-07).

    A counterspell is answered before it works; the window repeats until all pass in a row.
    """
    main = acts[0]
    while not main.cancelled:
        seats = only if only is not None else responders(t, main)
        seats = [seat for seat in seats if t.wizards[seat].alive]
        if not seats:
            return
        reply = yield from window(
            t,
            seats,
            "answer",
            source_of(t, acts),
            "WIZ-COUNTER-07",
            "turn",
            concerned(main),
            main.card,
            main.seat,
            foreseen(t, main),
            sort_of(main),
        )
        if reply is None:
            return
        yield from play_counter(t, reply.seat, reply.option, acts[reply.option.number])


def sort_of(act: Act) -> str:
    """What is answered, where it is no spell."""
    if act.kind in (PICKUP, DAMAGE, COUNTER):
        return act.kind
    return "blow" if act.attack and not act.spell else ""


def concerned(act: Act) -> list[int]:
    first = act.targeted + [s for s in act.attacked if s not in act.targeted]
    if act.answers is not None and act.answers.seat not in first:
        first = first + [act.answers.seat]
    return first


def foreseen(t: Labyrinth, act: Act) -> int:
    """The damage to each wizard it hits, unless dice or choices tell, or what they wear differs."""
    if act.kind == DAMAGE:
        return act.energy - act.reduced
    points = act.harm
    if act.attack:
        for deed in act.effects():
            points += deed.harm(t, act)
    worn = [t.total(seat, "reduce") for seat in concerned(act)]
    if not worn or min(worn) != max(worn):
        return NO_NUMBER
    points -= worn[0]
    return points if points > 0 else NO_NUMBER


def responders(t: Labyrinth, act: Act) -> list[int]:
    first = [seat for seat in concerned(act) if seat != act.seat]
    return first + [seat for seat in t.living() if seat not in first and seat != act.seat]


def source_of(t: Labyrinth, acts: list[Act]) -> Callable[[int], list[Option]]:
    def source(seat: int) -> list[Option]:
        return counters(t, seat, acts)

    return source


def counters(t: Labyrinth, seat: int, acts: list[Act]) -> list[Option]:
    """Every counterspell a seat could play now, with every card that could boost it.

    Boosts that change nothing come last: they are possible, and nobody is asked for them.
    """
    found: list[Option] = []
    boosted: list[Option] = []
    idle: list[Option] = []
    look = Look(seat, t.wizards[seat].at)
    for card in t.hands[seat].cards:
        face = t.face(card)
        for mode in face.modes:
            if mode.kind != COUNTER:
                continue
            more = boosted if is_fed(face, mode) else idle
            for i in range(len(acts)):
                if can_answer(t, look, face, mode, acts[i]):
                    plain = Option(PLAIN.verb, card=card, number=i, place=mode.id)
                    found.append(plain)
                    more += with_boosts(t, seat, plain, PLAIN, ADDED)
                if looks_through(t, look, face, mode, acts[i]):
                    plain = Option(THROUGH.verb, card=card, number=i, place=mode.id)
                    found.append(plain)
                    more += with_boosts(t, seat, plain, THROUGH, THROUGH_ADDED)
    found += boosted
    for card in t.items[seat].cards:
        face = t.face(card)
        for mode in face.uses:
            if mode.kind == COUNTER:
                for i in range(len(acts)):
                    if can_answer(t, look, face, mode, acts[i]):
                        found.append(Option(PLAIN.verb, card=card, number=i, place=mode.id))
    found += idle
    return found


def with_boosts(t: Labyrinth, seat: int, plain: Option, one: Manner, two: Manner) -> list[Option]:
    """A counterspell with each card that may boost it, and with Add (WIZ-COUNTER-08)."""
    found: list[Option] = []
    hand = t.hands[seat].cards
    for card in hand:
        if card != plain.card and t.face(card).energy > 0:
            found.append(Option(one.verb, plain.card, -1, plain.place, plain.number, other=card))
    for card in hand:
        if may_add(t, seat) and card != plain.card and t.face(card).combines:
            if len(energies(t, seat, [plain.card, card])) >= 2:
                found.append(Option(two.verb, plain.card, -1, plain.place, plain.number, card))
    return found


def may_add(t: Labyrinth, seat: int) -> bool:
    """Add is a neutral spell: on the own turn, and not in a form that casts counterspells only."""
    return seat == t.active and not t.has(seat, "counters_only")


def energies(t: Labyrinth, seat: int, used: list[int]) -> list[int]:
    """Hand cards with an energy value that are not spoken for."""
    return [c for c in t.hands[seat].cards if c not in used and t.face(c).energy > 0]


def looks_through(t: Labyrinth, look: Look, face: Magic, mode: Mode, act: Act) -> list[int]:
    """Walls a Visionstone may take out of the line of a counterspell, where that changes anything."""
    if look.ignore or not t.has(look.seat, "vision"):
        return []
    lines = free_lines(t, look) if "sight_attack" in mode.answers else 0
    if lines == 0 and can_answer(t, look, face, mode, act):
        return []
    found: list[int] = []
    for edge in t.lines.single_walls(look.at, walls_for(t, look.seat, look.at), t.filled):
        through = Look(look.seat, look.at, False, 1 << edge)
        if can_answer(t, through, face, mode, act):
            if lines == 0 or free_lines(t, through) & ~lines:
                found.append(edge)
    return found


def can_answer(t: Labyrinth, look: Look, face: Magic, mode: Mode, act: Act) -> bool:
    seat = look.seat
    if act.cancelled or (act.seat == seat and act.kind != DAMAGE):
        return False
    if face.fire and t.world("flood"):  # no Fire spell can be played
        return False
    if act.card >= 0 and act.kind not in (DAMAGE, PICKUP) and t.face(act.card).mundane:
        return False  # WIZ-TRAIT-08
    return any(_answers(t, look, word, act) for word in mode.answers)


def _answers(t: Labyrinth, look: Look, word: str, act: Act) -> bool:
    """Does an action fit what a counterspell says it answers?"""
    seat = look.seat
    if act.kind == PICKUP:
        return _answers_pickup(t, seat, word, act)
    if word == "you_are_attacked":
        return act.attack and (seat in act.targeted or seat in act.attacked)
    if word == "sight_attack":
        return act.attack and act.sight and t.edges.earth < 0 and free_lines(t, look) != 0
    if word == "damage_to_you":
        return act.kind == DAMAGE and seat in act.targeted and act.reduced < act.energy
    if word == "counter_to_your_spell":
        return act.kind == COUNTER and _to_spell_of(seat, act) and not _protected(t, act)
    return act.spell and act.kind != DAMAGE and _answers_spell(t, look, word, act)


def _answers_pickup(t: Labyrinth, seat: int, word: str, act: Act) -> bool:
    if word == "pickup_of_your_treasure":
        return t.treasures[act.target.number].owner == seat
    if word == "treasure_pickup_in_your_sector":
        return t.slots[t.layout.slot_of[t.square_named(act.target.place)]] == seat
    return False


def _answers_spell(t: Labyrinth, look: Look, word: str, act: Act) -> bool:
    targeted = look.seat in act.targeted
    if word == "spell_targeting_you":
        return targeted and not _protected(t, act)
    if word == "attack_spell_targeting_you":
        return targeted and act.kind == ATTACK
    if word == "los_spell_targeting_you":
        return targeted and act.range == LOS and not _protected(t, act)
    if word == "any_spell":
        if act.part or _protected(t, act):
            return False
        return t.face(act.card).world or sees_wizard(t, look, act.seat)
    if word == "neutral_spell":
        return act.kind == NEUTRAL and sees_act(t, look, act)
    if word == "water_spell":
        return not act.part and t.face(act.card).water and sees_act(t, look, act)
    return False


def _to_spell_of(seat: int, act: Act) -> bool:
    answered = act.answers
    return answered is not None and answered.seat == seat and answered.spell


def _protected(t: Labyrinth, act: Act) -> bool:
    return t.face(act.card).gives.get("sure", 0) > 0


def sees_act(t: Labyrinth, look: Look, act: Act) -> bool:
    """The caster or the thing the spell names must be in sight; Globals always are (WIZ-TRAIT-06)."""
    if t.face(act.card).world or sees_wizard(t, look, act.seat):
        return True
    target = act.target
    if target.verb == "wizard" or target.verb == "self":
        return sees_wizard(t, look, target.seat)
    if target.verb == "edge":
        return sees_edge(t, look, t.edge_named(target.place))
    if target.place:
        return sees(t, look, t.square_named(target.place))
    return False


def value_of(t: Labyrinth, seat: int, card: int) -> int:
    """What a card counts as a boost: its value, and 1 more for each Powerstone."""
    return t.face(card).energy + t.total(seat, "boost")


def boost_act(t: Labyrinth, act: Act, boosts: list[int]) -> Act | None:
    """Lay the energy into an action; Add is a modifier of its own."""
    if not boosts:
        return None
    add: Act | None = None
    energy = boosts
    if len(boosts) == 3:
        add = modifier(t, act.seat, boosts[0])
        act.modifiers.append(add)
        energy = boosts[1:]
    act.boosted = 0
    for card in energy:
        act.boosted += value_of(t, act.seat, card)
    act.energy = act.boosted
    return add


def modifier(t: Labyrinth, seat: int, card: int) -> Act:
    mode = next(mode for mode in t.face(card).modes if mode.modifies)
    act = Act(seat, NEUTRAL, card, mode, Look(seat, t.wizards[seat].at))
    act.spell = True
    return act


def play_counter(t: Labyrinth, seat: int, option: Option, act: Act) -> Play[None]:
    """A counterspell is a spell: it can itself be answered, last in, first out."""
    card = option.card
    face = t.face(card)
    from_hand = card in t.hands[seat].cards
    mode = mode_named(face.modes if from_hand else face.uses, option.place, COUNTER)
    look = Look(seat, t.wizards[seat].at)
    manner = MANNERS[option.verb]
    if manner.through:
        edges = [t.layout.edge_options[e] for e in looks_through(t, look, face, mode, act)]
        wall = yield from ask(seat, "vision", edges, "WIZ-LOS-02", about=card)
        look.ignore = 1 << t.edge_named(wall.place)
    boosts = [] if option.other < 0 else [option.other]
    while manner.added and len(boosts) < 3:
        left = [Option("boost", card=c) for c in energies(t, seat, [card, *boosts])]
        energy = yield from ask(seat, "boost", left, "WIZ-ENERGY-05", about=option.other)
        boosts.append(energy.card)
    counter = Act(seat, COUNTER, card, mode, look)
    counter.spell = from_hand
    counter.item = not from_hand
    counter.answers = act
    t.cards.move(card, t.hands[seat] if from_hand else t.items[seat], t.resolving)
    for boost in boosts:
        t.cards.move(boost, t.hands[seat], t.resolving)
    add = boost_act(t, counter, boosts)
    if "pickup_of_your_treasure" in mode.answers:
        counter.targeted = [act.seat]
    played = [card, *boosts]
    t.say("counter", "WIZ-COUNTER-04", seat=seat, other=act.seat, cards=played)
    yield from answer(t, [counter, *counter.modifiers])
    if add is not None and add.cancelled:
        counter.energy = 1
        counter.boosted = 0
    if counter.cancelled:
        t.say("cancelled", "WIZ-CANCEL-01", card=card)
    else:
        for deed in counter.effects():
            yield from deed.play(t, counter)
    for used in played:
        if used in t.resolving.cards:
            discard(t, used)
