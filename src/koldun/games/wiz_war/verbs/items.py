"""Verbs of items in use: throws, spikes, blades, tearing, solvent and tacks."""

from koldun.content.vocabulary import number
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.harm.damage import Blow, land, physical, thing_of
from koldun.games.wiz_war.harm.evading import escapes
from koldun.games.wiz_war.harm.throws import thrown
from koldun.games.wiz_war.magic.acts import Act, Effect, Simple
from koldun.games.wiz_war.magic.upkeep import break_edge, destroy_thing, discard
from koldun.games.wiz_war.moving.dropping import drop_item, lost_item
from koldun.games.wiz_war.state import DIE, Labyrinth
from koldun.games.wiz_war.verbs.hands import bears, carried, seize
from koldun.games.wiz_war.verbs.vocabulary import SPELLS, element
from koldun.kernel.decisions import Option, Play, ask


class Throw(Effect):
    """A thrown item: damage, then it lies on the board or is used up."""

    def __init__(self, damage: int, element: str, spent: int, blast: int) -> None:
        super().__init__()
        self.damage: int = damage
        self.element: str = "" if element == "none" else element
        self.spent: int = spent
        self.blast: int = blast

    def add(self, gives: dict[str, int]) -> None:
        gives["blast"] = self.blast

    def harm(self, t: Labyrinth, act: Act) -> int:
        return self.damage if self.element else physical(t, act.seat, self.damage)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        blow = Blow(self.harm(t, act), self.element)
        if self.spent:
            before = t.base_speed(act.seat)
            discard(t, act.card)
            lost_item(t, act.seat, act.card, before)
        else:
            thrown(t, act)
        if not act.stopped:
            yield from land(t, act, act.target, blow)


SPELLS.verb(
    "throw",
    Throw,
    number("damage", 1, 9),
    element(),
    number("spent", 0, 1, default=0),
    number("blast", 0, 9, default=0),
)


class Spike(Effect):
    """A spike of stone, from a running spell; it vanishes."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def harm(self, t: Labyrinth, act: Act) -> int:
        return physical(t, act.seat, self.damage)

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        if not act.stopped:
            yield from land(t, act, act.target, Blow(self.harm(t, act)))


SPELLS.verb("spike", Spike, number("damage", 1, 9))


class Blade(Effect):
    """Wizardblade: as much damage as the discarded card is worth; 1 crack a point."""

    needs_energy = True

    def fed(self, duration: str) -> bool:
        return True

    def harm(self, t: Labyrinth, act: Act) -> int:
        return act.energy

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        yield from land(t, act, act.target, Blow(act.energy, per_point=True))


SPELLS.verb("blade", Blade)


class Tear(Effect):
    """Strength: tear a carried thing from a wizard in the own square, on 2 to 4."""

    choosy = True

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        options = carried(t, act.target.seat, free_for_treasure(t, act.seat))
        if not options:
            act.cancelled = True
            return
        pick = yield from ask(act.seat, "which-thing", options, "WIZ-ITEM-07", about=act.card)
        act.targets = [pick]

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        return bool(carried(t, target.seat, free_for_treasure(t, look.seat)))

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        victim = act.target.seat
        escaped = yield from escapes(t, act, t.wizards[victim], 0)
        if escaped or t.wizards[victim].at != t.wizards[act.seat].at:
            return
        roll = t.rng.roll(DIE)
        t.say("tear-roll", "WIZ-ITEM-07", seat=act.seat, other=victim, number=roll)
        pick = act.targets[0]  # an answer may have taken it out of the victim's hands
        if roll >= 2 and bears(t, victim, pick):
            yield from seize(t, act.seat, victim, pick)


SPELLS.verb("tear", Tear)


def free_for_treasure(t: Labyrinth, seat: int) -> bool:
    """One treasure at a time, and none after a Mad Dash (WIZ-TREASURE-06)."""
    w = t.wizards[seat]
    return w.treasure < 0 and not w.no_treasure


class Solve(Simple):
    """Universal Solvent: one object is destroyed; no attack."""

    def work(self, t: Labyrinth, act: Act) -> None:
        before = t.base_speed(act.seat)
        discard(t, act.card)
        lost_item(t, act.seat, act.card, before)
        if act.target.verb == "edge":
            break_edge(t, t.edge_named(act.target.place), "WIZ-DAMAGE-07")
        else:
            thing = thing_of(t, act.target)
            if thing is not None:
                destroy_thing(t, thing)


SPELLS.verb("solve", Solve)


class Scatter(Simple):
    """Tacks on a square: whoever enters is hurt (Handful of Tacks)."""

    def __init__(self, damage: int) -> None:
        super().__init__()
        self.damage: int = damage

    def add(self, gives: dict[str, int]) -> None:
        gives["thorns"] = self.damage

    def work(self, t: Labyrinth, act: Act) -> None:
        thing = drop_item(t, act.seat, act.card, t.square_named(act.target.place), "WIZ-ITEM-08")
        thing.scattered = True


SPELLS.verb("scatter", Scatter, number("damage", 1, 9))
