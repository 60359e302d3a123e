"""How scenarios set and read a table: the common part, enough for a game that adds nothing."""

from typing import Any

from koldun.kernel.cards import Face, Zone
from koldun.kernel.state import Plain, State


class Staging:
    """Reads and sets the table of one kind of state.

    `State.put` and `State.facts` are what a game itself offers, and all that a third party's game
    needs. A staging adds facts by readable names, and says what is impossible.
    """

    table: type = type(None)
    """The state of the game it belongs to."""

    ahead: tuple[str, ...] = ("phase", "first")
    """Facts that change others, in the order in which they are set; the rest comes after them."""

    phases: tuple[str, ...] = ()
    """The phases a table can be set to; none: it cannot, or any word is good."""

    kinds: dict[str, tuple[str, ...]] = {}
    """Which kinds of cards a zone may hold; a zone that is not named holds any."""

    homes: dict[str, str] = {}
    """Where cards of a kind go that lose their place; others go to the pile of their back."""

    limits: dict[str, tuple[int, int]] = {}
    """The least and the most a number may be set to."""

    in_parts: tuple[str, ...] = ()
    """Facts of which a scenario expects only what it names."""

    with_seats: tuple[str, ...] = ()
    """Facts in which whole numbers are seats, but for those under `not_seats`: they are written by names."""

    not_seats: tuple[str, ...] = ()

    handles: tuple[str, ...] = ()
    """Facts that number cards or pieces, so that equal tables differ in them; `read` tells them by names."""

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        """Set a fact before cards are laid. False: there is none; ValueError: not this value."""
        self.check(name, value)
        return state.put(name, seat, value)

    def put_on_cards(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        """Set a fact that speaks of cards where they lie. False: there is none."""
        return False

    def plan(self, state: State[Face], name: str, seat: int, value: Any) -> dict[str, list[str]]:
        """The cards a fact of `put_on_cards` brings with it, by zone, from the top."""
        return {}

    def finish(self, state: State[Face]) -> None:
        """Everything is set. ValueError: it does not go together."""

    def read(self, state: State[Face]) -> dict[str, Plain]:
        """Facts by readable names beside those of `State.facts`; those of seats under `seats`."""
        return {}

    def options(self, state: State[Face]) -> dict[str, Any]:
        """Options with which a table begins where this one has come to by choices."""
        return {}

    def refusal(self, state: State[Face], zone: Zone, face: Face) -> str:
        """Why a card cannot lie in a zone; empty: it can."""
        allowed = self.kinds.get(zone.kind.name)
        if allowed is None or face.kind in allowed:
            return ""
        return f"{face.id!r} ({face.kind}) cannot lie in {zone.kind.name}"

    def check(self, name: str, value: Any) -> None:
        if name == "phase" and self.phases and value not in self.phases:
            raise ValueError(f"phase cannot be {value!r}; it is one of {', '.join(self.phases)}")
        if name in self.limits:
            least, most = self.limits[name]
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise ValueError(f"{name} cannot be {value!r}; it is {least} to {most}")


def facts_of(staging: Staging, state: State[Face]) -> dict[str, Any]:
    """All facts of a table; those of each seat under `seats`."""
    facts: dict[str, Any] = dict(state.facts())
    more: dict[str, Any] = dict(staging.read(state))
    seats = [dict(own) for own in facts.get("seats", [{}] * state.seats)]
    for own, added in zip(seats, more.pop("seats", []), strict=False):
        own.update(added)
    return facts | more | {"seats": seats}
