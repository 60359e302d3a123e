"""Scenes of Munchkin in a line or two: everybody's hand and play area is empty unless given.

s = scene(doors=["skaven"], Ann={"level": 3, "hand": ["twin"]})
s.act("Ann", "trade", "with Bob").quiet("charity")
"""

from typing import Any

from koldun.games.munchkin.fight.strength import strength
from koldun.games.munchkin.state import Dungeon
from koldun.testing.sitting import Sitting

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
Seat = dict[str, Any]
KEPT = "field_audit"


class Party(Sitting):
    """A sitting of munchkins, with the passing of windows done by itself."""

    keeper = ""  # holds a curse, so that every window stops for somebody

    @property
    def t(self) -> Dungeon:
        state = self.match.state
        assert isinstance(state, Dungeon)
        return state

    # --- playing

    def choose(self, name: str, *choices: str) -> "Party":
        super().choose(name, *choices)
        return self

    def act(self, name: str, first: str, *rest: str) -> "Party":
        """Name does something in the open window (everybody else passes), then answers questions."""
        ask = self.match.ask
        self.choose(name, first)
        while self.match.ask is ask and ask is not None:
            self.match.choose(self.match.pending()[0].seat, 0)
        return self.choose(name, *rest)

    def quiet(self, *until: str) -> "Party":
        """Everybody passes until one of these phases is reached."""
        for _ in range(400):
            if self.t.phase in until or self.match.ask is None:
                return self
            decision = self.match.pending()[0]
            name = self.names[decision.seat]
            assert decision.options[0].verb == "pass", (
                f"{name} is asked {decision.what}: {self.offered(name)}"
            )
            self.match.choose(decision.seat, 0)
        raise AssertionError(f"never came to {until}")

    def until(self, what: str) -> "Party":
        """Everybody passes until this is asked."""
        for _ in range(400):
            if self.what() == what:
                return self
            assert self.match.pending()[0].options[0].verb == "pass", self.what()
            self.match.choose(self.match.pending()[0].seat, 0)
        raise AssertionError(f"never asked {what}")

    def passes(self) -> "Party":
        """Everybody passes the open window."""
        ask = self.match.ask
        while self.match.ask is ask and ask is not None:
            self.match.choose(self.match.pending()[0].seat, 0)
        return self

    # --- looking

    def level(self, name: str) -> int:
        return self.t.level[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        hand = sorted(self.zone("hand", name))
        if name == self.keeper and KEPT in hand:
            hand.remove(KEPT)
        return hand

    def play(self, name: str) -> list[str]:
        return sorted(self.zone("play", name))

    def worn(self, name: str) -> list[str]:
        return sorted(self.t.face(c).id for c in self.t.worn(self.seat(name)))

    def pile(self, which: str) -> list[str]:
        """A discard pile from the top."""
        return self.zone(f"{which}-discard")

    def strength(self, name: str) -> int:
        return strength(self.t, self.seat(name))

    def totals(self) -> tuple[int, int]:
        combat = self.view().table.facts["combat"]
        return combat["munchkins"], combat["monsters"]

    def heard_of(self, words: str, name: str = "") -> bool:
        """Did a seat (or a spectator) hear an event that begins with these words?"""
        return any(line == words or line.startswith(words + " ") for line in self.heard(name))

    def count(self, words: str) -> int:
        return sum(1 for line in self.heard() if line.startswith(words))

    def active(self) -> str:
        return self.names[self.t.active]


def scene(
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
) -> Party:
    names = NAMES[:players]
    laid: dict[str, Any] = {"first": "Ann", "active": active, "phase": phase}
    laid["doors"] = doors or []
    laid["treasures"] = treasures or []
    laid |= table or {}
    for name in names:
        laid[name] = {"hand": [], "play": []} | seats.get(name, {})
    if keeper:
        last = laid[names[-1]]
        laid[names[-1]] = last | {"hand": [*last["hand"], KEPT]}
    sat = Sitting.at("munchkin", names, laid, dice, {"night": "never"} | (options or {}))
    party = Party(sat.match, names)
    party.keeper = names[-1] if keeper else ""
    return party


def fight(monster: str = "paper_golem", **more: Any) -> Party:
    """Ann has kicked the door and met a monster; the combat window is open."""
    doors = [monster, *more.pop("doors", [])]
    return scene(doors=doors, **more).quiet("combat")
