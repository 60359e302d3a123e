"""Verbs of counterspells: cancel, absorb, return, reduce, walls of earth, guarded treasures."""

from koldun.games.wiz_war.acts import Act, Effect, Hit
from koldun.games.wiz_war.answers import free_lines
from koldun.games.wiz_war.casting import line_holds
from koldun.games.wiz_war.damage import hurt
from koldun.games.wiz_war.ground import DIE
from koldun.games.wiz_war.sight import may_enter
from koldun.games.wiz_war.state import Labyrinth
from koldun.games.wiz_war.targets import edge_options
from koldun.games.wiz_war.upkeep import drop_treasure
from koldun.kernel.decisions import Option, Play, ask


class Cancel(Effect):
    """The answered spell is discarded as if never cast, with its boost (WIZ-CANCEL-01)."""

    def __init__(self, sure: int) -> None:
        super().__init__()
        self.sure: int = sure  # nothing cancels the card itself

    def add(self, gives: dict[str, int]) -> None:
        gives["sure"] = self.sure

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        if act.answers is not None:
            act.answers.cancelled = True
        return
        yield  # pragma: no cover


class Absorb(Effect):
    """Cancel, and its card goes to the hand of whoever absorbed it."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        answered.cancelled = True
        if answered.card in t.resolving.cards:
            t.cards.move(answered.card, t.resolving, t.hands[act.seat])
            t.say("absorbed", "WIZ-CANCEL-01", seat=act.seat, card=answered.card)
        return
        yield  # pragma: no cover


class Backlash(Effect):
    """Cancel, and its energy strikes its caster."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        answered.cancelled = True
        points = 1 if answered.part or unadded(t, answered) else answered.energy
        hit = Hit(answered.seat, points, False, "")
        hit.origin = t.wizards[act.seat].at
        yield from hurt(t, hit)


def unadded(t: Labyrinth, act: Act) -> bool:
    """Was the Add of a spell cancelled? Then its energy is 1."""
    return any(m.cancelled and t.magic(m.card).id == "add" for m in act.modifiers)


class Reduce(Effect):
    """The damage is lowered by a number and the energy spent (Shield, WIZ-CARDS-13)."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: int = points

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        if act.answers is not None:
            act.answers.reduced += self.points + act.boosted
        return
        yield  # pragma: no cover


class RaiseEarth(Effect):
    """A wall of earth on a free line in sight, until the attack is over (WIZ-CARDS-02)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        lines = free_lines(t, act.look)
        if answered is None or lines == 0:
            return
        options = edge_options(t, lines)
        pick = yield from ask(act.seat, "earth", options, "WIZ-CARDS-02", about=act.card)
        t.earth = t.edge_named(pick.place)
        t.look_again()
        t.say("raised", "WIZ-CARDS-02", seat=act.seat, place=pick.place, card=act.card)
        if not line_holds(t, answered, answered.target):
            answered.stopped = True  # WIZ-CARDS-03, WIZ-CARDS-04


class FoolsGold(Effect):
    """The treasure was a fake: it lies elsewhere in the home sector, and the phase is over."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        answered.cancelled = True
        index = answered.target.number
        old = t.square_named(answered.target.place)
        slot = t.slots.index(act.seat)
        squares = [
            s
            for s in t.layout.squares
            if t.layout.slot_of[s] == slot and s != old and may_enter(t, -1, s)
        ]
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        pick = yield from ask(act.seat, "hide", options, "WIZ-TREASURE-01", about=act.card)
        t.wizards[answered.seat].treasure = -1
        t.treasures[index].carrier = -1
        t.treasures[index].at = t.square_named(pick.place)
        t.say("fake", "WIZ-TREASURE-01", seat=act.seat, other=answered.seat, place=pick.place)


class Ward(Effect):
    """Whoever lifted the treasure is hurt, and on 1 or 2 drops it."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        picker = answered.seat
        hit = Hit(picker, self.damage, False, "")
        hit.act = act
        hit.attacker = -1
        hit.origin = t.wizards[picker].at
        lost = yield from hurt(t, hit)
        if lost <= 0:
            return
        roll = t.rng.roll(DIE)
        t.say("ward-roll", "WIZ-TREASURE-04", seat=picker, number=roll)
        if roll <= 2 or t.wizards[picker].life <= 0:
            drop_treasure(t, picker, t.wizards[picker].at, "WIZ-DEATH-03")
