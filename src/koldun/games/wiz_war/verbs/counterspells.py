"""Verbs of counterspells: cancel, absorb, return, reduce, walls of earth, guarded treasures."""

from koldun.content.vocabulary import number
from koldun.games.wiz_war.board.sight import free_lines
from koldun.games.wiz_war.harm.damage import hurt
from koldun.games.wiz_war.magic.acts import Act, Effect, Hit, Simple
from koldun.games.wiz_war.magic.casting import line_holds
from koldun.games.wiz_war.magic.targets import edge_options
from koldun.games.wiz_war.moving.dropping import drop_treasure
from koldun.games.wiz_war.moving.steps import has_room
from koldun.games.wiz_war.state import DIE, Labyrinth
from koldun.games.wiz_war.verbs.vocabulary import SPELLS
from koldun.kernel.decisions import Option, Play, ask


class Cancel(Simple):
    """The answered spell is discarded as if never cast, with its boost (WIZ-CANCEL-01)."""

    def __init__(self, sure: int) -> None:
        super().__init__()
        self.sure: int = sure  # nothing cancels the card itself

    def add(self, gives: dict[str, int]) -> None:
        gives["sure"] = self.sure

    def work(self, t: Labyrinth, act: Act) -> None:
        if act.answers is not None:
            act.answers.cancelled = True


SPELLS.verb("cancel", Cancel, number("sure", 0, 1, default=0))


class Absorb(Simple):
    """Cancel, and its card goes to the hand of whoever absorbed it."""

    def work(self, t: Labyrinth, act: Act) -> None:
        answered = act.answers
        if answered is None:
            return
        answered.cancelled = True
        if answered.card in t.resolving.cards:
            t.cards.move(answered.card, t.resolving, t.hands[act.seat])
            t.say("absorbed", "WIZ-CANCEL-01", seat=act.seat, card=answered.card)


SPELLS.verb("absorb", Absorb)


class Backlash(Effect):
    """Cancel, and its energy strikes its caster."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        answered.cancelled = True
        points = 1 if answered.part or unadded(t, answered) else answered.energy
        hit = Hit(t.wizards[answered.seat], points)
        hit.card = act.card
        hit.origin = t.wizards[act.seat].at
        yield from hurt(t, hit)


SPELLS.verb("backlash", Backlash)


def unadded(t: Labyrinth, act: Act) -> bool:
    """Was the Add of a spell cancelled? Then its energy is 1."""
    return any(m.cancelled and t.face(m.card).combines for m in act.modifiers)


class Reduce(Simple):
    """The damage is lowered by a number and the energy spent (Shield, WIZ-CARDS-13)."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points: int = points

    def fed(self, duration: str) -> bool:
        return True

    def work(self, t: Labyrinth, act: Act) -> None:
        if act.answers is not None:
            act.answers.reduced += self.points + act.boosted


SPELLS.verb("shield", Reduce, number("points", 0, 9))


class RaiseEarth(Effect):
    """A wall of earth on a free line in sight, until the attack is over (WIZ-CARDS-02)."""

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        lines = free_lines(t, act.look)
        if answered is None or lines == 0:
            return
        options = edge_options(t, lines)
        pick = yield from ask(act.seat, "earth", options, "WIZ-CARDS-02", about=act.card)
        t.edges.earth = t.edge_named(pick.place)
        t.look_again()
        t.say("raised", "WIZ-CARDS-02", seat=act.seat, place=pick.place, card=act.card)
        if not line_holds(t, answered, answered.target):
            answered.stopped = True  # WIZ-CARDS-03, WIZ-CARDS-04


SPELLS.verb("raise_earth", RaiseEarth)


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
            if t.layout.slot_of[s] == slot and s != old and has_room(t, s)
        ]
        options = [Option("square", place=t.layout.square_names[s]) for s in squares]
        pick = yield from ask(act.seat, "hide", options, "WIZ-TREASURE-01", about=act.card)
        t.wizards[answered.seat].treasure = -1
        t.treasures[index].carrier = -1
        t.treasures[index].at = t.square_named(pick.place)
        t.say("fake", "WIZ-TREASURE-01", seat=act.seat, other=answered.seat, place=pick.place)


SPELLS.verb("fools_gold", FoolsGold)


class Ward(Effect):
    """Whoever lifted the treasure is hurt, and on 1 or 2 drops it."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        answered = act.answers
        if answered is None:
            return
        picker = t.wizards[answered.seat]
        hit = Hit(picker, self.damage)
        hit.act = act
        hit.origin = picker.at
        lost = yield from hurt(t, hit)
        if lost <= 0:
            return
        roll = t.rng.roll(DIE)
        t.say("ward-roll", "WIZ-TREASURE-04", seat=picker.seat, number=roll)
        if roll <= 2 or picker.life <= 0:
            drop_treasure(t, picker.seat, picker.at, "WIZ-DEATH-03")


SPELLS.verb("ward", Ward, number("damage", 1, 9))
