"""A magic card: kind, range, targets, energy, and what it gives while it lies before a wizard."""

from typing import Final

from koldun.content.deeds import Deed
from koldun.kernel.cards import Face

ATTACK: Final = "attack"
COUNTER: Final = "counter"
NEUTRAL: Final = "neutral"
ITEM: Final = "item"
ENERGY: Final = "energy"

CASTER: Final = "caster"
ADJACENT: Final = "adjacent"
LOS: Final = "los"
ANYWHERE: Final = "anywhere"

INSTANT: Final = "instant"
TEMPORARY: Final = "temporary"
PERMANENT: Final = "permanent"

SETS: Final = (
    "cantrip_white",
    "cantrip_black",
    "alchemy",
    "conjuring",
    "elemental",
    "mentalism",
    "mutation",
    "thaumaturgy",
)
SCHOOLS: Final = SETS[2:]


class Mode:
    """One way to play or use a card: its kind, range, targets, and what it does."""

    def __init__(
        self,
        id: str,
        kind: str,
        range: str,
        aims: list[str],
        answers: list[str],
        deeds: list[Deed],
    ) -> None:
        self.id: str = id
        self.kind: str = kind
        self.range: str = range
        self.aims: list[str] = aims
        self.answers: list[str] = answers  # what a counterspell can answer
        self.deeds: list[Deed] = deeds
        self.modifies: bool = "modifier" in aims  # played with another spell only


class Magic(Face):
    """A magic card (WIZ-CARD-10)."""

    def __init__(
        self,
        id: str,
        kind: str,
        back: str,
        copies: int,
        *,
        sets: dict[str, int],
        energy: int,
        duration: str,
        traits: list[str],
        modes: list[Mode],
        uses: list[Mode],
        gives: dict[str, int],
    ) -> None:
        super().__init__(id, kind, back, copies)
        self.sets: dict[str, int] = sets
        self.energy: int = energy
        self.duration: str = duration
        self.traits: list[str] = traits
        self.modes: list[Mode] = modes  # ways to play it from the hand
        self.uses: list[Mode] = uses  # ways to use it as an equipped item or running spell
        self.gives: dict[str, int] = gives  # what it gives while it is equipped or running
        self.stone: bool = "Magic Stone" in traits
        self.fire: bool = "Fire" in traits
        self.water: bool = "Water" in traits
        self.mundane: bool = "Mundane" in traits
        self.world: bool = "Global" in traits
        self.creation: bool = "Creation" in traits
        # helps a boost: two cards count together
        self.combines: bool = gives.get("combine", 0) > 0

    def with_back(self, back: str) -> "Magic":
        """The same card of another deck (WIZ-VARIANT-04)."""
        return Magic(
            self.id,
            self.kind,
            back,
            self.copies,
            sets=self.sets,
            energy=self.energy,
            duration=self.duration,
            traits=self.traits,
            modes=self.modes,
            uses=self.uses,
            gives=self.gives,
        )


def mode_named(modes: list[Mode], id: str, kind: str) -> Mode:
    for mode in modes:
        if mode.id == id and (not kind or mode.kind == kind):
            return mode
    raise KeyError(id)
