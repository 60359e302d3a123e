"""Setting any table: which cards lie where, which numbers stand where."""

from typing import Any

from koldun.kernel.cards import NOBODY, Face, Zone
from koldun.kernel.errors import BadFile
from koldun.kernel.game import Scene
from koldun.kernel.state import State


class TableScene(Scene):
    """A table described by a person: facts and zones, of the table and of each seat.

    `{"first": "Sasha", "deck": ["kre-c40"], "Sasha": {"hand": [...], "trophies": 3}}`

    A zone is listed from the top. A listed zone holds exactly these cards, except that in a
    face-down pile they lie on top of what is there (write `deck_only` for "nothing else").
    Cards that lose their place go into the face-down pile of their back; if `_only` closed one of
    those, they go where `rest` says.
    """

    def __init__(
        self,
        table: dict[str, Any],
        names: list[str],
        dice: list[int] | None = None,
        place: str = "table",
    ) -> None:
        self.table = table
        self.names = names
        self.dice = dice
        self.place = place

    def arrange(self, state: State[Face]) -> None:
        plan: dict[str, tuple[list[str], bool, str]] = {}
        rest = ""
        dealt = {zone.name(): set(zone.cards) for zone in state.zones()}
        for key, value in self.table.items():
            if key in self.names:
                if not isinstance(value, dict):
                    raise BadFile(f"{self.place}.{key}", f"must be a table, not {value!r}")
                for inner, given in value.items():
                    self._set(state, inner, self.names.index(key), given, f"{key}.{inner}", plan)
            elif key == "rest":
                rest = str(value)
            else:
                self._set(state, key, -1, value, key, plan)
        if plan:
            placed = {
                z.name()
                for z in state.zones()
                if z.kind.sight != NOBODY and not dealt[z.name()].issuperset(z.cards)
            }
            self._lay(state, plan, rest, placed)
        if self.dice is not None:
            state.rng.forced = list(self.dice)

    def seat(self, value: Any) -> Any:
        """Seats go by their names; everything else stays as it is."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, list):
            return [self.seat(v) for v in value]
        if isinstance(value, dict):
            return {k: self.seat(v) for k, v in value.items()}
        return value

    def _set(
        self,
        state: State[Face],
        key: str,
        seat: int,
        value: Any,
        path: str,
        plan: dict[str, tuple[list[str], bool, str]],
    ) -> None:
        place = f"{self.place}.{path}"
        name = key.removesuffix("_only")
        zones = {zone.name(): zone for zone in state.zones()}
        full = name if seat < 0 else f"{name}/{seat}"
        if full in zones:
            if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
                raise BadFile(place, f"must be a list of card ids from the top, not {value!r}")
            on_top = zones[full].kind.sight == NOBODY and key == name
            plan[full] = (value, not on_top, place)
            return
        try:
            known = state.put(key, seat, self.seat(value))
        except (ValueError, TypeError) as error:
            raise BadFile(place, str(error)) from error
        if not known:
            here = sorted({z.kind.name for z in state.zones() if (z.owner >= 0) == (seat >= 0)})
            raise BadFile(place, f"no such fact or zone; zones here are {', '.join(here)}")

    def _lay(
        self,
        state: State[Face],
        plan: dict[str, tuple[list[str], bool, str]],
        rest: str,
        placed: set[str],
    ) -> None:
        """`placed`: open zones where facts have put cards, which are taken from them no more."""
        zones = {zone.name(): zone for zone in state.zones()}
        lying: dict[str, list[Face]] = {
            name: [state.cards.faces[c] for c in zone.cards] for name, zone in zones.items()
        }
        before = {name: faces[:] for name, faces in lying.items()}
        spare: list[Face] = []
        closed: set[str] = set()  # backs whose pile takes no other cards
        for name, (_, exact, _) in plan.items():
            if exact:
                if zones[name].kind.sight == NOBODY:
                    closed.update(face.back for face in lying[name])
                spare += lying[name]
                lying[name] = []
        free = {name: zone for name, zone in zones.items() if name not in placed}
        for name, (wanted, _, place) in plan.items():
            lying[name] += reversed([_take(id, spare, lying, plan, free, place) for id in wanted])
        # hands that lost a card to the plan are dealt another of the same back
        for name, faces in lying.items():
            zone = zones[name]
            if name not in plan and zone.kind.sight != NOBODY:
                heaps = [
                    lying[n]
                    for owner in (zone.owner, -1)
                    for n, z in zones.items()
                    if z.owner == owner and z.kind.sight == NOBODY and not _closed(n, plan)
                ]
                for face in _missing(before[name], faces):
                    faces += _another(face.back, [spare, *heaps])
        for face in spare:
            there = rest if face.back in closed else ""
            lying[self._home(face, there, plan, zones, lying)].insert(0, face)
        _deal(state, zones, lying)

    def _home(
        self,
        face: Face,
        rest: str,
        plan: dict[str, tuple[list[str], bool, str]],
        zones: dict[str, Zone],
        lying: dict[str, list[Face]],
    ) -> str:
        if rest:
            if rest not in zones:
                raise BadFile(f"{self.place}.rest", f"there is no zone {rest!r}")
            return rest
        piles = [
            name
            for name, zone in zones.items()
            if zone.kind.sight == NOBODY and not _closed(name, plan)
        ]
        fitting = [n for n in piles if any(f.back == face.back for f in lying[n])] or piles
        if not fitting:
            raise BadFile(self.place, f"{face.id} has no place left; say where with rest = ...")
        return fitting[0]


def _closed(name: str, plan: dict[str, tuple[list[str], bool, str]]) -> bool:
    """Does the plan say of this zone that it holds these cards and no others?"""
    return name in plan and plan[name][1]


def _missing(before: list[Face], now: list[Face]) -> list[Face]:
    left = now[:]
    gone: list[Face] = []
    for face in before:
        if face in left:
            left.remove(face)
        else:
            gone.append(face)
    return gone


def _another(back: str, heaps: list[list[Face]]) -> list[Face]:
    """One card of a back from the first heap that has one, from below; none if none has."""
    for heap in heaps:
        for i, face in enumerate(heap):
            if face.back == back:
                return [heap.pop(i)]
    return []


def _take(
    id: str,
    spare: list[Face],
    lying: dict[str, list[Face]],
    plan: dict[str, tuple[list[str], bool, str]],
    zones: dict[str, Zone],
    place: str,
) -> Face:
    """Find a card with this face that is still free: spare first, then piles, then hands."""
    hidden = [lying[n] for n, z in zones.items() if n not in plan and z.kind.sight == NOBODY]
    listed = [lying[n] for n, p in plan.items() if not p[1]]
    others = [lying[n] for n, z in zones.items() if n not in plan and z.kind.sight != NOBODY]
    for heap in [spare, *hidden, *listed, *others]:
        for face in heap:
            if face.id == id:
                heap.remove(face)
                return face
    raise BadFile(place, f"there is no (other) card {id!r} in the box")


def _deal(state: State[Face], zones: dict[str, Zone], lying: dict[str, list[Face]]) -> None:
    handle = 0
    for name, zone in zones.items():
        zone.cards = []
        for face in lying[name]:
            state.cards.faces[handle] = face
            state.cards.seen[handle] = zone.viewers
            zone.cards.append(handle)
            handle += 1
