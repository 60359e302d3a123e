"""Verbs by which things change hands: dropped, stolen, thrown, reached for."""

from koldun.content.vocabulary import number
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.attacks import land_punch
from koldun.games.wiz_war.harm.damage import Blow, land, physical, thing_of
from koldun.games.wiz_war.harm.death import settle
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.harm.throws import flight, landing
from koldun.games.wiz_war.magic.acts import Act, Effect
from koldun.games.wiz_war.moving.dropping import drop_item, drop_treasure, lost_item
from koldun.games.wiz_war.moving.taking import (
    gain_item,
    may_take,
    may_take_treasure,
    take_thing,
    take_treasure,
)
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import DONE, Option, Play, ask


class MakeDrop(Effect):
    """The target lets one carried thing fall; the caster chooses."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        escaped = yield from escapes(t, act, t.wizards[victim], 0)
        if escaped:
            return
        options = carried(t, victim, True)
        if not options:
            return
        pick = yield from ask(act.seat, "which-thing", options, "WIZ-ITEM-02", about=act.card)
        if pick.verb == "thing":
            drop_item(t, victim, pick.card, t.wizards[victim].at, "WIZ-ITEM-02")
        else:
            drop_treasure(t, victim, t.wizards[victim].at, "WIZ-WIN-04")


SPELLS.verb("make_drop", MakeDrop)


def carried(t: Labyrinth, seat: int, treasure: bool) -> list[Option]:
    options = [Option("thing", card=card) for card in t.items[seat].cards]
    if treasure and t.wizards[seat].treasure >= 0:
        options.append(Option("treasure", number=t.wizards[seat].treasure))
    return options


def bears(t: Labyrinth, seat: int, pick: Option) -> bool:
    """Does the wizard still carry this item or treasure?"""
    if pick.verb == "treasure":
        return t.wizards[seat].treasure == pick.number
    return pick.card in t.items[seat].cards


class StealCards(Effect):
    """See the target's hand and take up to two cards of it (Thought Steal)."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards: int = cards

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        escaped = yield from escapes(t, act, t.wizards[victim], 0)
        if escaped:
            return
        for card in t.hands[victim].cards:
            t.cards.show(card, 1 << act.seat)
        taken = 0
        while taken < self.cards and t.hands[victim].cards:
            options = [DONE] + [Option("steal", card=c) for c in t.hands[victim].cards]
            pick = yield from ask(
                act.seat, "steal", options, "WIZ-GLOSS-05", about=act.card, by=victim
            )
            if pick is DONE:
                break
            t.cards.move(pick.card, t.hands[victim], t.hands[act.seat])
            taken += 1
        t.say("stole", "WIZ-HIDDEN-01", seat=act.seat, other=victim, number=taken)


SPELLS.verb("steal_cards", StealCards, number("cards", 1, 5))


class Heave(Effect):
    """The carried treasure flies at a target: a point for each square it flew."""

    blind = True  # it must fly there
    bodily = True

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        return t.wizards[seat].treasure >= 0

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        points = physical(t, act.seat, flight(t, act, act.target))
        place = landing(t, act, act.target)
        drop_treasure(t, act.seat, place, "WIZ-THROW-02")
        yield from land(t, act, act.target, Blow(points))


SPELLS.verb("heave", Heave)


class TakeItem(Effect):
    """One equipped item of the target becomes the caster's (Yoink!)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        escaped = yield from escapes(t, act, t.wizards[victim], 0)
        if escaped or not t.items[victim].cards:
            return
        options = carried(t, victim, False)
        pick = yield from ask(act.seat, "which-thing", options, "WIZ-ITEM-07", about=act.card)
        yield from seize(t, act.seat, victim, pick)


SPELLS.verb("take_item", TakeItem)


def seize(t: Labyrinth, seat: int, victim: int, pick: Option) -> Play[None]:
    """An item or treasure changes its bearer by force."""
    if pick.verb == "treasure":
        t.wizards[victim].treasure = -1
        t.wizards[seat].treasure = pick.number
        t.treasures[pick.number].carrier = seat
        t.say("seized-treasure", "WIZ-TREASURE-06", seat=seat, other=victim)
        return
    before = t.base_speed(victim)
    t.say("seized", "WIZ-ITEM-07", seat=seat, other=victim, card=pick.card)
    yield from gain_item(t, seat, pick.card, t.items[victim])
    lost_item(t, victim, pick.card, before)


class ReachPunch(Effect):
    """A punch at any target in sight (Stretch)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        yield from land_punch(t, act)


SPELLS.verb("reach_punch", ReachPunch)


class ReachTake(Effect):
    """Pick up a lying thing in sight, at the usual price (Stretch)."""

    choosy = True

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        w = t.wizards[look.seat]
        if target.verb == "treasure":
            paid = not t.has(look.seat, "treasure_toll") or w.mp >= 1
            return paid and may_take_treasure(t, look.seat, target.number)
        thing = thing_of(t, target)
        if w.mp < 1 or thing is None:
            return False
        return may_take(t, look.seat, thing, 0 if t.resolving.cards else 1)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        w = t.wizards[act.seat]
        if not self.accepts(t, act.look, act.target):
            return
        if act.target.verb == "treasure":
            if t.has(act.seat, "treasure_toll"):
                w.mp -= 1
            yield from take_treasure(t, act.seat, act.target.number)
            return
        thing = thing_of(t, act.target)
        if thing is not None:
            w.mp -= 1
            yield from take_thing(t, act.seat, thing)


SPELLS.verb("reach_take", ReachTake)


class ReachPut(Effect):
    """Drop a carried thing in a square in sight (Stretch)."""

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        return bool(carried(t, seat, True))

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        options = carried(t, act.seat, True)
        if not options:
            return
        pick = yield from ask(act.seat, "which-thing", options, "WIZ-ITEM-08", about=act.card)
        square = t.square_named(act.target.place)
        if pick.verb == "thing":
            drop_item(t, act.seat, pick.card, square, "WIZ-ITEM-08")
        else:
            drop_treasure(t, act.seat, square, "WIZ-WIN-04")
        yield from settle(t)


SPELLS.verb("reach_put", ReachPut)
