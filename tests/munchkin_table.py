"""Scenes of Munchkin in a line or two: everybody's hand and play area is empty unless given."""

from typing import Any, cast

from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.strength import strength
from koldun.testing.sitting import Sitting

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
Seat = dict[str, Any]
KEPT = "field_audit"


class Tale:
    """A sitting, with the passing of windows done by itself."""

    def __init__(self, sitting: Sitting, keeper: str = "") -> None:
        self.s = sitting
        self.keeper = keeper  # holds a curse, so that every window stops for somebody

    @property
    def t(self) -> Dungeon:
        return cast("Dungeon", self.s.match.state)

    # --- playing

    def act(self, name: str, first: str, *rest: str) -> "Tale":
        """Name does something in the open window (everybody else passes), then answers questions."""
        ask = self.s.match.ask
        self.s.choose(name, first)
        while self.s.match.ask is ask and ask is not None:
            self.s.match.choose(self.s.match.pending()[0].seat, 0)
        for words in rest:
            self.s.choose(name, words)
        return self

    def say(self, name: str, *answers: str) -> "Tale":
        """Answers to questions put to one seat."""
        for words in answers:
            self.s.choose(name, words)
        return self

    def quiet(self, *until: str) -> "Tale":
        """Everybody passes until one of these phases is reached."""
        for _ in range(400):
            if self.t.phase in until or self.s.match.ask is None:
                return self
            decision = self.s.match.pending()[0]
            assert decision.options[0].verb == "pass", (
                f"{self.s.names[decision.seat]} is asked {decision.what}: "
                f"{self.s.offered(self.s.names[decision.seat])}"
            )
            self.s.match.choose(decision.seat, 0)
        raise AssertionError(f"never came to {until}")

    def until(self, what: str) -> "Tale":
        """Everybody passes until this is asked."""
        for _ in range(400):
            if self.what() == what:
                return self
            assert self.s.match.pending()[0].options[0].verb == "pass", self.what()
            self.s.match.choose(self.s.match.pending()[0].seat, 0)
        raise AssertionError(f"never asked {what}")

    def passes(self) -> "Tale":
        """Everybody passes the open window."""
        ask = self.s.match.ask
        while self.s.match.ask is ask and ask is not None:
            self.s.match.choose(self.s.match.pending()[0].seat, 0)
        return self

    # --- looking

    def may(self, name: str, words: str) -> bool:
        return self.s.may(name, words)

    def offered(self, name: str) -> list[str]:
        return self.s.offered(name)

    def what(self) -> str:
        return self.s.what()

    def level(self, name: str) -> int:
        return self.t.level[self.s.seat(name)]

    def hand(self, name: str) -> list[str]:
        hand = sorted(self.s.zone("hand", name))
        if name == self.keeper and KEPT in hand:
            hand.remove(KEPT)
        return hand

    def play(self, name: str) -> list[str]:
        return sorted(self.s.zone("play", name))

    def worn(self, name: str) -> list[str]:
        return sorted(self.t.face(c).id for c in self.t.worn(self.s.seat(name)))

    def pile(self, which: str) -> list[str]:
        """A discard pile from the top."""
        return self.s.zone(f"{which}-discard")

    def strength(self, name: str) -> int:
        return strength(self.t, self.s.seat(name))

    def totals(self) -> tuple[int, int]:
        combat = self.s.view().table.facts["combat"]
        return combat["munchkins"], combat["monsters"]

    def heard(self, words: str, name: str = "") -> bool:
        return any(line == words or line.startswith(words + " ") for line in self.s.heard(name))

    def count(self, words: str) -> int:
        return sum(1 for line in self.s.heard() if line.startswith(words))

    def fight(self) -> Any:
        return self.t.fight

    def active(self) -> str:
        return self.s.names[self.t.active]


def tale(
    *,
    players: int = 3,
    doors: list[str] | None = None,
    treasures: list[str] | None = None,
    phase: str = "start",
    active: str = "Ann",
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    table: dict[str, Any] | None = None,
    keeper: bool = True,
    **seats: Seat,
) -> Tale:
    names = NAMES[:players]
    scene: dict[str, Any] = {"first": "Ann", "active": active, "phase": phase}
    scene["doors"] = doors or []
    scene["treasures"] = treasures or []
    scene |= table or {}
    for name in names:
        scene[name] = {"hand": [], "play": []} | seats.get(name, {})
    if keeper:
        last = scene[names[-1]]
        scene[names[-1]] = last | {"hand": [*last["hand"], KEPT]}
    chosen = {"night": "never"} | (options or {})
    return Tale(Sitting.at("munchkin", names, scene, dice, chosen), names[-1] if keeper else "")


def fight(monster: str = "paper_golem", **more: Any) -> Tale:
    """Ann has kicked the door and met a monster; the combat window is open."""
    doors = [monster, *more.pop("doors", [])]
    return tale(doors=doors, **more).quiet("combat")
