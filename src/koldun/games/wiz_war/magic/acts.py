"""An action on its way: a spell being cast, a blow, a throw; one packet of damage; what a card does."""

from typing import TypeAlias, final

from koldun.content.deeds import Deed
from koldun.games.wiz_war.board.pieces import Figure
from koldun.games.wiz_war.board.sight import Look
from koldun.games.wiz_war.magic.cards import ATTACK, LOS, TEMPORARY, Magic, Mode
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import Option, Play


class Over(Exception):
    """The match is over, in the middle of whatever was going on (WIZ-WIN-01)."""


class TurnOver(Exception):
    """The active wizard is dead."""


class Act:
    """What is declared and may be answered before it works (WIZ-ATTACK-04)."""

    def __init__(self, seat: int, kind: str, card: int, mode: Mode | None, look: Look) -> None:
        self.seat: int = seat
        self.kind: str = kind  # how the card is played now
        self.card: int = card
        self.mode: Mode | None = mode
        self.look: Look = look
        self.range: str = "" if mode is None else mode.range
        self.spell: bool = False
        self.item: bool = False  # an equipped item used
        self.attack: bool = kind == ATTACK
        self.sight: bool = kind == ATTACK and self.range == LOS
        self.evadable: bool = True
        self.part: bool = False  # one dart, one square of a bolt
        self.energy: int = 1
        self.boosted: int = 0  # energy really spent
        self.target: Option = Option("self", seat=seat)
        self.targets: list[Option] = []
        self.aimed: int = -1  # the square where the target stood when it was named
        self.targeted: list[int] = []  # wizards named as targets
        self.attacked: list[int] = []  # wizards it is about to hurt
        self.modifiers: list[Act] = []
        self.answers: Act | None = None
        self.cancelled: bool = False
        self.stopped: bool = False  # by a wall of earth across its line
        self.evaded: list[int] = []
        self.harm: int = 0  # damage that is certain before it works, besides that of its deeds
        self.reduced: int = 0  # damage taken off
        self.shortened: int = 0  # turns taken off

    def effects(self) -> "list[Effect]":
        return [] if self.mode is None else effects_of(self.mode)


def aim_word(target: Option) -> str:
    """How a sentence names what is aimed at: a wizard, an edge, or a place."""
    if target.verb == "wizard":
        return "wizard"
    if target.verb == "edge":
        return "edge"
    return "place" if target.place else ""


Meeting: TypeAlias = tuple[int, int, int]
"""A wizard by its seat or a creature by its id, and an object by its id or a border line (`~edge`)."""


def meets(met: list[Meeting], figure: Figure, what: int) -> bool:
    """Does it spring on this figure? In one movement no object does so twice (WIZ-MOVE-08)."""
    meeting = (figure.seat, figure.id, what)
    if meeting in met:
        return False
    met.append(meeting)
    return True


@final
class Hit:
    """One packet of damage to one victim (a source)."""

    def __init__(self, victim: Figure, amount: int, element: str = "") -> None:
        self.victim: Figure = victim
        self.amount: int = amount
        self.fire: int = 0  # an extra fire part of a punch
        self.element: str = element
        self.attacker: int = -1
        self.direct: bool = False
        self.attack: bool = False
        self.origin: int = -1  # the square it comes from
        self.thing: int = -1  # the object that hurts
        self.card: int = -1  # what it comes from, where no act says it
        self.act: Act | None = None
        self.met: list[Meeting] = []  # what has sprung in the movement it belongs to

    def points(self) -> int:
        return self.amount + self.fire

    def lower(self, points: int) -> None:
        """Reductions take the first, physical part of a punch before its fire."""
        first = min(points, self.amount)
        self.amount -= first
        self.fire -= min(points - first, self.fire)


class Grant(Deed):
    """A verb that gives something for as long as its card is equipped or running."""

    def add(self, gives: dict[str, int]) -> None:
        """Add to what the card gives; most effects give nothing lasting."""


class Gift(Grant):
    """What an equipped item gives."""


class Effect(Grant):
    """A verb that does something when its card works."""

    choosy: bool = False  # not every target of the right type will do: see `accepts`
    blind: bool = False  # looks for no target: modifiers of a line of sight do not help
    bodily: bool = False  # works from where its caster really stands, never from an astral double
    needs_energy: bool = False  # a card must be discarded for its energy
    lingers: bool = False  # its card stays in play

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        raise NotImplementedError
        yield  # pragma: no cover

    def fed(self, duration: str) -> bool:
        """Does the energy of its card change anything? As turns it does, where the card is temporary."""
        return self.lingers and duration == TEMPORARY

    def allowed(self, t: Labyrinth, seat: int) -> bool:
        """What the card asks of its caster besides a target."""
        return True

    def weighs(self, t: Labyrinth, act: Act) -> None:
        """Set what others must know when it is declared: whom it attacks, whether it can be evaded."""

    def announce(self, t: Labyrinth, act: Act) -> Play[None]:
        """Further choices that belong to the declaration: more targets, a split."""
        return
        yield  # pragma: no cover

    def harm(self, t: Labyrinth, act: Act) -> int:
        """Damage to each wizard it hits, where that is certain before it works; else 0."""
        return 0

    def backfires(self, t: Labyrinth, look: Look, target: Option) -> bool:
        """Would it harm its caster? Then it is not done to a sole target without asking."""
        return False

    def accepts(self, t: Labyrinth, look: Look, target: Option) -> bool:
        """Is a target of the right type in range also one this card can do something with?"""
        return True

    def softens(self, t: Labyrinth, hit: Hit, card: int) -> Play[bool]:
        """While it runs on whoever is hurt: take damage off in a way of its own. True: it did."""
        return False
        yield  # pragma: no cover


class Simple(Effect):
    """An effect that asks nobody anything."""

    def work(self, t: Labyrinth, act: Act) -> None:
        raise NotImplementedError

    def play(self, t: Labyrinth, act: Act) -> Play[None]:
        self.work(t, act)
        return
        yield  # pragma: no cover


def effect(deed: Deed) -> Effect:
    """What a mode does is an effect; `library` lets nothing else in."""
    assert isinstance(deed, Effect)
    return deed


def effects_of(mode: Mode) -> list[Effect]:
    return [effect(deed) for deed in mode.deeds]


def is_fed(face: Magic, mode: Mode) -> bool:
    """Does energy change what a spell does? If not nobody is asked for it (WIZ-ENERGY-03)."""
    return any(effect(deed).fed(face.duration) for deed in mode.deeds)
