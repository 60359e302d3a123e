"""What a game is to the kernel: a name, its rules as generators, its data and its view."""

from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from koldun.kernel.attention import MATTER
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask, Option, Play
from koldun.kernel.observe import Observer
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result
from koldun.kernel.state import State

# What a game may say of itself. The contract suite holds it to each word.
HIDDEN = "hidden"  # some seat knows what another does not
TOGETHER = "together"  # several seats decide at once
WINDOWS = "windows"  # somebody may respond out of turn
CHANCE = "chance"  # shuffles or dice after set-up
ELIMINATION = "elimination"  # a seat can be out before the end
SHARED = "shared"  # a win can be shared
NO_WINNER = "no-winner"  # a match can end without a winner
BOARD = "board"  # there is a map
ADULT = "adult"  # marked 18+


@mypyc_attr(allow_interpreted_subclasses=True)
class Scene:
    """Changes to the table before the first turn: how a scenario sets any position."""

    def arrange(self, state: State[Face]) -> None:
        raise NotImplementedError


class Setup:
    """Who sits down and under which options. `options` is the game's own typed struct."""

    __slots__ = ("attention", "extra", "options", "packs", "players", "scene")

    def __init__(
        self,
        players: int,
        options: Any,
        scene: Scene | None = None,
        packs: list[tuple[str, str]] | None = None,
        extra: list[Face] | None = None,
    ) -> None:
        self.players: int = players
        self.options: Any = options  # what `Game.options` says
        self.scene: Scene | None = scene
        # card packs: name and source of each, and the cards they add
        self.packs: list[tuple[str, str]] = [] if packs is None else packs
        self.extra: list[Face] = [] if extra is None else extra
        self.attention: int = MATTER  # what seats are called for until they say otherwise


S = TypeVar("S", bound=State[Face])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """Derive from this, generic in the game's state, and name the object in the entry-point group
    `koldun.games`."""

    def __init__(
        self,
        id: str,
        *,
        version: str,
        least: int,
        most: int,
        options: type,
        capabilities: frozenset[str],
        minutes: int,
        weight: int,
        brief: dict[str, object] | None = None,
        unattended: dict[str, object] | None = None,
        horizon: int = 10,
    ) -> None:
        self.id: str = id
        self.version: str = version  # of the rules; stamped on every match
        self.least: int = least
        self.most: int = most
        self.options: type = options  # a frozen msgspec struct with defaults
        self.capabilities: frozenset[str] = capabilities
        self.minutes: int = minutes
        self.weight: int = weight  # 1 light to 5 heavy
        # options that make a match short, for checks that look at every step of it
        self.brief: dict[str, object] = {} if brief is None else brief
        # options of a match that no person plays, unless others are given: what ends it some day
        self.unattended: dict[str, object] = {} if unattended is None else unattended
        # how many decisions ahead thinking looks before it trusts `values`
        self.horizon: int = horizon

    # --- rules

    def setup(self, setup: Setup, rng: Rng) -> S:
        """Set the table. Silent: what people should hear of it belongs into `announce`."""
        raise NotImplementedError

    def announce(self, state: S) -> None:
        """Say what set-up did."""

    def turn(self, state: S) -> Play[None]:
        """One turn, round or phase. The kernel calls it again until `result` says it is over."""
        raise NotImplementedError

    def result(self, state: S) -> Result | None:
        """Asked at the end of each turn."""
        raise NotImplementedError

    def goes_on(self, state: S) -> bool:
        """Does the next call of `turn` go on with the same turn? Thinking counts in turns, and a
        copy starts at the last call: short calls make it cheap."""
        return False

    # --- figures: for who plays many matches

    def line_ups(self, players: int) -> list[dict[str, object]]:
        """Options that many matches go through in turn, so that no role hangs on a seat."""
        return []

    def roles(self, state: S) -> list[str]:
        """What each seat plays, for figures by role; none: nothing but a seat."""
        return []

    # --- thinking: called where everything may be read, in imagined worlds and in matches that are over

    def value(self, state: S, seat: int) -> float:
        """How well a seat stands, from 0 (lost) to 1 (won)."""
        return 0.5

    def values(self, state: S) -> list[float]:
        """The value of every seat at once."""
        return [self.value(state, seat) for seat in range(state.seats)]

    def quiet(self, state: S) -> bool:
        """Is this a fair moment to read `values`? Asked where a turn of the kernel ends."""
        return True

    def hints(self, state: S, ask: Ask, i: int) -> list[float] | None:
        """How readily the i-th seat asked would take each option, as weights; None: no opinion.

        They say what is tried first and how a thought is played on, never what is chosen.
        """
        return None

    def eager(self, state: S, ask: Ask, i: int) -> bool:
        """Would the i-th seat invited, not called in this window, want to start something by itself?

        Asked of bots' seats; it reads what the seat sees and holds.
        """
        return False

    def observer(self) -> Observer[S] | None:
        """Writes what a seat knows and is offered, for nets and research; None: nobody does."""
        return None

    # --- data and view

    def library(self) -> object:
        """Cards, texts and rules of the game: a `content.library.Library`."""
        raise NotImplementedError

    def staging(self) -> object:
        """How scenarios set and read the table, where facts are not enough: a `content.staging.Staging`."""
        return None

    def view(self, state: S, seat: int) -> object:
        """What a seat (or SPECTATOR) sees besides the zones: a `view.views.Table`."""
        raise NotImplementedError

    def every(self, what: str) -> str:
        """The verb that a person may do with all it is offered for in a question, one after the other; or none."""
        return ""

    def ways(self, state: S, what: str, seat: int) -> dict[str, str]:
        """Places that lie farther than the steps a question offers, each with the one before it on the way.

        Of use to whoever walks: the way is gone step by step, each a choice of its own.
        """
        return {}

    def sums(self, state: S, what: str, seat: int, options: list[Option]) -> list[str]:
        """What each option of a question would come to, in figures ("14 : 12"), or "". None at all: an empty list."""
        return []

    def badges(self, state: S) -> dict[int, dict[str, int]]:
        """Numbers to show on cards, by handle (an effective attack); only on cards one sees."""
        return {}


AnyGame: TypeAlias = Game[Any]
"""A game whose state the reader need not know."""
