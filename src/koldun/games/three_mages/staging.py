"""Three Mages in scenarios: monsters on roads, guards of an idle mage's castle."""

from typing import Any

from koldun.content.staging import Staging
from koldun.games.three_mages.state import MAGES, Realm
from koldun.kernel.cards import Face
from koldun.kernel.state import Plain, State

_MONSTERS = ("monster",)
_SPELLS = ("spell",)
_RESOURCES = ("resource",)
_PILES = {"mag-meteorite": "meteorites", "mag-ice": "ice", "mag-bones": "bones"}


class ThreeMagesStaging(Staging):
    table = Realm
    ahead = ("first", "guards")
    kinds = {
        "monsters": _MONSTERS,
        "dead": _MONSTERS,
        "road": _MONSTERS,
        "spells": _SPELLS,
        "spent": _SPELLS,
        "meteorites": _RESOURCES,
        "ice": _RESOURCES,
        "bones": _RESOURCES,
        "used-meteorites": _RESOURCES,
        "used-ice": _RESOURCES,
        "used-bones": _RESOURCES,
        "removed": ("monster", "spell"),
    }
    homes = {}

    def put(self, state: State[Face], name: str, seat: int, value: Any) -> bool:
        """`guards = { "FI-7" = "mag-m16" }`: these and no others; `roads`: squares one by one."""
        assert isinstance(state, Realm)
        if seat >= 0 or name not in ("guards", "roads"):
            return super().put(state, name, seat, value)
        if not isinstance(value, dict):
            raise ValueError(f"{name} must be a table of squares, not {value!r}")
        if name == "roads":
            for square, words in value.items():
                self._clear(state, square)
                self._bring_back(state, str(words).split()[1:2])
            return state.put(name, seat, {s: words for s, words in value.items() if words})
        idle = next((mage for mage in range(3) if state.idle(mage)), -1)
        if idle < 0 or not state.ready:
            raise ValueError("nobody's castle is guarded: no mage is idle")
        for square in _guarded(state, idle):
            self._clear(state, square)
        for square, id in value.items():
            self._clear(state, square)
            self._post(state, square, str(id), idle)
        return True

    def _clear(self, state: Realm, square: str) -> None:
        """Whoever stands there goes, with its card, out of the game."""
        if square not in state.board.squares:
            raise ValueError(f"{square!r} is no square of a road")
        number = state.board.squares.index(square)
        there = state.squares[number]
        if there is not None:
            card = state.card_of(there)
            if card >= 0:
                state.cards.move(card, state.road, state.removed)
            state.squares[number] = None

    def _bring_back(self, state: Realm, ids: list[str]) -> None:
        """A monster out of the game may stand on a road all the same."""
        lost = [card for card in state.removed.cards if state.face(card).id in ids]
        if lost and not any(state.face(card).id in ids for card in state.monsters.cards):
            state.cards.move(lost[0], state.removed, state.monsters)

    def _post(self, state: Realm, square: str, id: str, mage: int) -> None:
        for zone in (state.removed, state.monsters):
            for card in zone.cards:
                if state.face(card).id == id:
                    face = state.beast(card)
                    state.cards.move(card, zone, state.road)
                    number = state.board.squares.index(square)
                    state.squares[number] = state.new_monster(face, mage)
                    return
        raise ValueError(f"{square}: there is no (other) card {id!r} for a guard")

    def read(self, state: State[Face]) -> dict[str, Plain]:
        assert isinstance(state, Realm)
        guards: dict[str, Plain] = {}
        for mage in range(len(MAGES)):
            if state.ready and state.idle(mage):
                guards |= _guarded(state, mage)
        return {"guards": guards}

    def options(self, state: State[Face]) -> dict[str, Any]:
        assert isinstance(state, Realm)
        return {"mages": ",".join(MAGES[mage] for mage in state.mages)} if state.ready else {}

    def refusal(self, state: State[Face], zone: Any, face: Face) -> str:
        told = super().refusal(state, zone, face)
        pile = zone.kind.name.removeprefix("used-")
        if not told and pile in _PILES.values() and _PILES.get(face.id) != pile:
            return f"{face.id!r} cannot lie in {zone.kind.name}"
        return told


def _guarded(state: Realm, mage: int) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for square, m in zip(state.board.squares, state.squares, strict=True):
        if m is not None and m.mage == mage:
            found[square] = m.face.id
    return found
