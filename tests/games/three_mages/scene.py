"""Scenes of three mages in a line or two: seats are called by the mage they play.

s = sit(roads={"FI-4": "fire m03"}, hand={"Fire": "M2 I1 s01"})
s.choose("Fire", "move FI-4")
"""

from collections import Counter
from typing import Any

from koldun.games.three_mages.library import LIBRARY, read_board
from koldun.games.three_mages.state import Realm
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


def sit(
    *names: str,
    active: str = "Fire",
    roads: dict[str, str] | None = None,
    hand: dict[str, str] | None = None,
    at: dict[str, str] | None = None,
    table: dict[str, Any] | None = None,
    seed: str = "scene",
    round_limit: int = 0,
) -> Sitting:
    """A table of three (or of the two named) with what stands on roads, in hands, on cells."""
    seats = list(names or THREE)
    scene: dict[str, Any] = {"first": active, **(table or {})}
    if roads:
        scene["roads"] = {
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
            scene[name] = own
    options = {"mages": ",".join(seats).lower(), "round_limit": round_limit}
    return Sitting.at("three_mages", seats, scene, options=options, seed=seed)


def no_monsters_but(*kept: str) -> dict[str, Any]:
    """The monster deck is empty and all are dead but those (`m03`), which the scene lays."""
    dead = [id for id in ALL_MONSTERS if id.removeprefix("mag-") not in kept]
    return {"monsters_only": [], "dead": dead}


def no_spells_but(*kept: str) -> dict[str, Any]:
    spent = [id for id in ALL_SPELLS if id.removeprefix("mag-") not in kept]
    return {"spells_only": [], "spent": spent}


def realm(s: Sitting) -> Realm:
    assert isinstance(s.match.state, Realm)
    return s.match.state


def held(s: Sitting, name: str) -> str:
    """A hand in the notation of `cards`, resources first: `M2 I1 m03`."""
    faces = Counter(s.zone("hand", name))
    words = [f"{k}{faces.pop(id)}" for k, id in _KINDS.items() if faces[id]]
    return " ".join(words + sorted(id.removeprefix("mag-") for id in faces.elements()))


def roads(s: Sitting) -> dict[str, str]:
    """Where monsters stand: `{"FI-4": "fire m03"}`, without what they did this turn."""
    return {
        square: " ".join(words.split()[:2]).replace("mag-", "")
        for square, words in s.fact("roads").items()
    }


def at(s: Sitting, name: str) -> str:
    return str(s.fact(name, "at"))


def walks(s: Sitting, name: str) -> list[str]:
    return [words.split()[1] for words in s.offered(name) if words.startswith("walk ")]


def moves(s: Sitting, name: str) -> list[str]:
    return [words.split()[1] for words in s.offered(name) if words.startswith("move ")]


def end_turn(s: Sitting) -> None:
    """Whoever plays walks to the first cell there is, and does as little as possible there."""
    (name,) = s.asked()
    s.choose(name, f"walk {walks(s, name)[0]}")
    while s.match.ask is not None and not s.may(s.asked()[0], "walk"):
        s.match.choose(s.seat(s.asked()[0]), 0)


def round_(s: Sitting) -> None:
    """Everybody ends a turn."""
    for _ in s.names:
        end_turn(s)


def winner(s: Sitting) -> str:
    result = s.match.result
    assert result is not None, "the match is not over"
    return s.names[result.winners[0]] if result.winners else result.reason
