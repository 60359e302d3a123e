"""Scenes of three mages in a line or two: seats are called by the mage they play.

s = scene(roads={"FI-4": "fire m03"}, hand={"Fire": "M2 I1 s01"})
s.choose("Fire", "move FI-4")
assert s.roads() == {"FI-5": "fire m03"}
"""

from collections import Counter
from typing import Any

from koldun.content.registry import table_for
from koldun.games.three_mages import game
from koldun.games.three_mages.library import LIBRARY, read_board
from koldun.games.three_mages.state import Realm
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting

THREE = ("Fire", "Ice", "Bones")
BOARD = read_board()
CELL = {(spot.q, spot.r): spot.id for spot in BOARD.spots}
AT = {spot.id: (spot.q, spot.r) for spot in BOARD.spots}
ALL_MONSTERS = [face.id for face in LIBRARY.entries("monster")]
ALL_SPELLS = [face.id for face in LIBRARY.entries("spell")]
_KINDS = {"M": "mag-meteorite", "I": "mag-ice", "B": "mag-bones"}


def cards(words: str) -> list[str]:
    """`M2 I1 m03 s01`: two meteorites, an ice, a monster and a spell."""
    listed: list[str] = []
    for word in words.split():
        if word[0] in _KINDS:
            listed += [_KINDS[word[0]]] * int(word[1:] or 1)
        else:
            listed.append(f"mag-{word}")
    return listed


class Castles(Sitting):
    """A sitting that knows hands, roads, walks and turns."""

    def choose(self, name: str, *choices: str) -> "Castles":
        super().choose(name, *choices)
        return self

    def end_turn(self) -> None:
        """Whoever plays walks to the first cell there is, and does as little as possible there."""
        (name,) = self.asked()
        self.choose(name, f"walk {self.walks(name)[0]}")
        while self.match.ask is not None and not self.may(self.asked()[0], "walk"):
            self.match.choose(self.seat(self.asked()[0]), 0)

    def end_round(self) -> None:
        """Everybody ends a turn."""
        for _ in self.names:
            self.end_turn()

    def realm(self) -> Realm:
        assert isinstance(self.match.state, Realm)
        return self.match.state

    def held(self, name: str) -> str:
        """A hand in the notation of `cards`, resources first: `M2 I1 m03`."""
        faces = Counter(self.zone("hand", name))
        words = [f"{k}{faces.pop(id)}" for k, id in _KINDS.items() if faces[id]]
        return " ".join(words + sorted(id.removeprefix("mag-") for id in faces.elements()))

    def roads(self) -> dict[str, str]:
        """Where monsters stand: `{"FI-4": "fire m03"}`, without what they did this turn."""
        return {
            square: " ".join(words.split()[:2]).replace("mag-", "")
            for square, words in self.fact("roads").items()
        }

    def cell(self, name: str) -> str:
        """Where a mage stands."""
        return str(self.fact(name, "at"))

    def walks(self, name: str) -> list[str]:
        return [words.split()[1] for words in self.offered(name) if words.startswith("walk ")]

    def moves(self, name: str) -> list[str]:
        return [words.split()[1] for words in self.offered(name) if words.startswith("move ")]

    def winner(self) -> str:
        result = self.match.result
        assert result is not None, "the match is not over"
        return self.names[result.winners[0]] if result.winners else result.reason


def scene(
    *names: str,
    active: str = "Fire",
    roads: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    at: dict[str, str] | None = None,
    table: dict[str, Any] | None = None,
    seed: str = "scene",
    round_limit: int = 0,
    choosing: bool = False,
) -> Castles:
    """A table of three (or of the two named) with what stands on roads, in hands, on cells.

    `choosing`: nobody has chosen a mage yet, and names are just names.
    """
    seats = list(names or THREE)
    laid: dict[str, Any] = {} if choosing else {"first": active}
    laid |= table or {}
    if roads:
        laid["roads"] = {
            square: " ".join(
                word if i != 1 or word == "drop" else f"mag-{word}"
                for i, word in enumerate(words.split())
            )
            for square, words in roads.items()
        }
    for name in seats:
        own: dict[str, Any] = {}
        if hand and name in hand:
            own["hand"] = cards(hand[name])
        if at and name in at:
            own["at"] = at[name]
        if own:
            laid[name] = own
    mages = "" if choosing else ",".join(seats).lower()
    options = {"mages": mages, "round_limit": round_limit}
    setup = table_for(game, len(seats), options, TableScene(laid, seats))
    return Castles(Match.start(game, setup, seed_of(seed)), seats)


def no_monsters_but(*kept: str) -> dict[str, Any]:
    """The monster deck is empty and all are dead but those (`m03`), which the scene lays."""
    dead = [id for id in ALL_MONSTERS if id.removeprefix("mag-") not in kept]
    return {"monsters_only": [], "dead": dead}


def no_spells_but(*kept: str) -> dict[str, Any]:
    spent = [id for id in ALL_SPELLS if id.removeprefix("mag-") not in kept]
    return {"spells_only": [], "spent": spent}
