"""Setting any table: which cards lie where, which numbers stand where."""

from typing import Any

from koldun.content.staging import Staging, facts_of
from koldun.kernel.cards import HAND, NOBODY, Face, Zone
from koldun.kernel.errors import BadFile
from koldun.kernel.game import Scene
from koldun.kernel.state import State
from koldun.testing.staging import staging_of

ONLY = "_only"
REST = "rest"
_WRONG = (ValueError, TypeError, KeyError, IndexError, AttributeError)


class TableScene(Scene):
    """A table described by a person: facts and zones, of the table and of each seat.

    `{"first": "Sasha", "deck": ["kre-c40"], "Sasha": {"hand": [...], "trophies": 3}}`

    A zone is listed from the top. A listed zone holds exactly these cards, except that in a
    face-down pile they lie on top of what is there (write `deck_only` for "nothing else"); the
    pile of a seat does not grow by that. Cards that lose their place go where cards of their kind
    are kept, or into the face-down pile of their back; if `_only` closed one of those, they go
    where `rest` says. The order of keys does not matter.
    """

    def __init__(
        self,
        table: dict[str, Any],
        names: list[str],
        dice: list[int] | None = None,
        place: str = "table",
        shuffles: list[list[str]] | None = None,
    ) -> None:
        self.table = table
        self.names = names
        self.dice = dice
        self.place = place
        self.shuffles = shuffles

    def at(self, path: str) -> str:
        """Where a key of the table stands, for messages."""
        return f"{self.place}.{path}" if path else self.place

    def arrange(self, state: State[Face]) -> None:
        staging = staging_of(state)
        zones = {zone.name(): zone for zone in state.zones()}
        dealt = {name: set(zone.cards) for name, zone in zones.items()}
        plan: dict[str, _Wanted] = {}
        later: list[tuple[str, int, Any, str]] = []
        for key, seat, value, path in self._facts(staging):
            name = key.removesuffix(ONLY)
            full = name if seat < 0 else f"{name}/{seat}"
            if full in zones:
                wanted = self._wanted(zones[full], key, value, path)
                if full in plan and plan[full].ids:
                    raise BadFile(self.at(path), f"{name} is there twice")
                plan[full] = wanted
            elif not self._put(staging, state, key, seat, value, path):
                later.append((key, seat, value, path))
        plan.update(self._brought(staging, state, later, plan))
        if plan:
            placed = {
                name
                for name, zone in zones.items()
                if zone.kind.sight != NOBODY and not dealt[name].issuperset(zone.cards)
            }
            _Laying(self, staging, state, plan, placed).lay()
        for key, seat, value, path in later:
            self._put_on_cards(staging, state, key, seat, value, path)
        try:
            staging.finish(state)
        except ValueError as error:
            raise BadFile(self.at(""), str(error)) from error
        if self.dice is not None:
            state.rng.forced = list(self.dice)
        if self.shuffles is not None:
            state.rng.laid = [list(ids) for ids in self.shuffles]

    def _brought(
        self,
        staging: Staging,
        state: State[Face],
        later: list[tuple[str, int, Any, str]],
        plan: dict[str, "_Wanted"],
    ) -> dict[str, "_Wanted"]:
        """The cards that facts bring along; who lists their zone too lists the same cards."""
        found: dict[str, _Wanted] = {}
        for key, seat, value, path in later:
            try:
                brought = staging.plan(state, key, seat, self.seat(value))
            except _WRONG as error:
                raise BadFile(self.at(path), _told(key, value, error)) from error
            for full, ids in brought.items():
                before = found[full].ids if full in found else []
                found[full] = _Wanted([*ids, *before], True, path)
        for full, wanted in found.items():
            listed = plan.get(full)
            if listed is not None and listed.ids:
                if sorted(listed.ids) != sorted(wanted.ids):
                    raise BadFile(
                        self.at(listed.path),
                        f"{', '.join(listed.ids)} is not what {wanted.path} brings: "
                        f"{', '.join(wanted.ids) or 'nothing'}",
                    )
                found[full] = listed
        return found

    def seat(self, value: Any) -> Any:
        """Seats go by their names; everything else stays as it is."""
        if isinstance(value, str) and value in self.names:
            return self.names.index(value)
        if isinstance(value, list):
            return [self.seat(v) for v in value]
        if isinstance(value, dict):
            return {k: self.seat(v) for k, v in value.items()}
        return value

    def _facts(self, staging: Staging) -> list[tuple[str, int, Any, str]]:
        """All keys with their seats and paths, in an order that does not depend on the file."""
        listed: list[tuple[str, int, Any, str]] = []
        for key, value in self.table.items():
            if key in self.names:
                if not isinstance(value, dict):
                    raise BadFile(self.at(key), f"must be a table, not {value!r}")
                seat = self.names.index(key)
                listed += [(inner, seat, v, f"{key}.{inner}") for inner, v in value.items()]
            elif key != REST:
                listed.append((key, -1, value, key))
        ahead = {key: i for i, key in enumerate(staging.ahead)}
        return sorted(listed, key=lambda f: (ahead.get(f[0], len(ahead)), f[1], f[0]))

    def _wanted(self, zone: Zone, key: str, value: Any, path: str) -> "_Wanted":
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise BadFile(self.at(path), f"must be a list of card ids from the top, not {value!r}")
        return _Wanted(value, zone.kind.sight != NOBODY or key.endswith(ONLY), path)

    def _put(
        self, staging: Staging, state: State[Face], key: str, seat: int, value: Any, path: str
    ) -> bool:
        try:
            return staging.put(state, key, seat, self.seat(value))
        except _WRONG as error:
            raise BadFile(self.at(path), _told(key, value, error)) from error

    def _put_on_cards(
        self, staging: Staging, state: State[Face], key: str, seat: int, value: Any, path: str
    ) -> None:
        try:
            known = staging.put_on_cards(state, key, seat, self.seat(value))
        except _WRONG as error:
            raise BadFile(self.at(path), _told(key, value, error)) from error
        if known:
            return
        facts = facts_of(staging, state)
        own = facts["seats"][seat] if seat >= 0 else facts
        if key in own:
            raise BadFile(self.at(path), f"{key} cannot be set to {value!r}")
        here = sorted({z.kind.name for z in state.zones() if (z.owner >= 0) == (seat >= 0)})
        told = ", ".join(sorted(name for name in own if name != "seats")) or "none"
        raise BadFile(
            self.at(path),
            f"{key!r} is no such fact or zone; facts here are {told}; zones {', '.join(here)}",
        )


class _Wanted:
    """What a zone shall hold: these cards and no others (`exact`), or these on top."""

    def __init__(self, ids: list[str], exact: bool, path: str) -> None:
        self.ids = ids
        self.exact = exact
        self.path = path


class _Laying:
    """Cards on their way to where the plan wants them. All else stays, or is made good."""

    def __init__(
        self,
        scene: TableScene,
        staging: Staging,
        state: State[Face],
        plan: dict[str, _Wanted],
        placed: set[str],
    ) -> None:
        """`placed`: open zones where facts have put cards, which are taken from them no more."""
        self.scene = scene
        self.staging = staging
        self.state = state
        self.plan = plan
        self.placed = placed
        self.zones = {zone.name(): zone for zone in state.zones()}
        faces = state.cards.faces
        self.lying = {name: [faces[c] for c in z.cards] for name, z in self.zones.items()}
        self.spare: list[Face] = []

    def lay(self) -> None:
        before = {name: faces[:] for name, faces in self.lying.items()}
        planned = [name for name in self.zones if name in self.plan]  # not in the file's order
        closed: set[str] = set()  # backs whose pile takes no other cards
        for name in planned:
            if self.plan[name].exact:
                if self._hidden(name):
                    closed.update(face.back for face in self.lying[name])
                self.spare += self.lying[name]
                self.lying[name] = []
        taken = {name: [self._take(id, name) for id in self.plan[name].ids] for name in planned}
        for name in planned:
            self.lying[name] += reversed(taken[name])
            if not self.plan[name].exact and self.zones[name].owner >= 0:
                self._keep_size(name, len(before[name]), len(taken[name]))
        for name in self.zones:
            if name not in self.plan:
                self._make_good(name, before[name])
        rest = self._rest()
        for face in self.spare:
            there = rest if face.back in closed else ""
            self.lying[there or self._home(face)].insert(0, face)
        self._deal()

    def _hidden(self, name: str) -> bool:
        return self.zones[name].kind.sight == NOBODY

    def _is_closed(self, name: str) -> bool:
        """Does the plan say of this zone that it holds these cards and no others?"""
        return name in self.plan and self.plan[name].exact

    def _take(self, id: str, name: str) -> Face:
        """A card with this face that is still free, from where it is missed least."""
        place = self.scene.at(self.plan[name].path)
        for heap in [self.spare, *(self.lying[n] for n in self._sources(name))]:
            for face in heap:
                if face.id == id:
                    told = self.staging.refusal(self.state, self.zones[name], face)
                    if told:
                        raise BadFile(place, told)
                    heap.remove(face)
                    return face
        if any(face.id == id for face in self.state.cards.faces):
            raise BadFile(place, f"there is no (other) card {id!r} left: all are laid elsewhere")
        raise BadFile(place, f"there is no (other) card {id!r} in the box")

    def _sources(self, name: str) -> list[str]:
        """Piles of the table first, then its open zones, then what seats have."""
        owner = self.zones[name].owner

        def order(source: str) -> tuple[bool, bool, bool, bool]:
            zone = self.zones[source]
            seat = zone.owner >= 0
            return (
                seat,
                source in self.plan,
                seat and zone.owner != owner,
                not self._hidden(source),
            )

        free = [n for n in self.zones if n not in self.placed and not self._is_closed(n)]
        return sorted(free, key=order)

    def _keep_size(self, name: str, size: int, laid: int) -> None:
        """The pile of a seat does not grow: what lies deepest makes room."""
        faces = self.lying[name]
        extra = max(0, min(len(faces) - size, len(faces) - laid))
        self.spare += faces[:extra]
        del faces[:extra]

    def _make_good(self, name: str, before: list[Face]) -> None:
        """A zone that lost a card to the plan gets another: a hand of that back, others of that kind.

        A pile of the table just has one card less.
        """
        zone = self.zones[name]
        if zone.owner < 0 and self._hidden(name):
            return
        heaps = [self.spare]
        for owner in (zone.owner, -1):
            heaps += [
                self.lying[n]
                for n, z in self.zones.items()
                if z.owner == owner and self._hidden(n) and n != name and not self._is_closed(n)
            ]
        for face in _missing(before, self.lying[name]):
            kind = "" if zone.kind.layout == HAND else face.kind
            self.lying[name] += _another(face.back, kind, heaps)

    def _rest(self) -> str:
        if REST not in self.scene.table:
            return ""
        rest = self.scene.table[REST]
        words = str(rest).rsplit(" ", 1)  # `hand/1`, or `hand Boris`
        name, _, owner = str(rest).partition(" ")
        if len(words) == 2 and owner in self.scene.names:
            name = f"{name}/{self.scene.names.index(owner)}"
        if name not in self.zones:
            raise BadFile(self.scene.at(REST), f"there is no zone {rest!r}")
        return name

    def _home(self, face: Face) -> str:
        home = self.staging.homes.get(face.kind, "")
        if home and not self._is_closed(home):
            return home
        piles = [name for name in self.zones if self._hidden(name) and not self._is_closed(name)]
        alike = [n for n in piles if any(f.kind == face.kind for f in self.lying[n])]
        fitting = [n for n in piles if any(f.back == face.back for f in self.lying[n])]
        found = alike or fitting or piles
        if not found:
            raise BadFile(
                self.scene.at(""), f"{face.id} has no place left; say where with rest = ..."
            )
        return found[0]

    def _deal(self) -> None:
        handle = 0
        cards = self.state.cards
        faces = cards.faces[:]
        for name, zone in self.zones.items():
            zone.cards, zone.lent = [], False
            for face in self.lying[name]:
                faces[handle] = face
                cards.seen[handle] = zone.viewers
                zone.cards.append(handle)
                handle += 1
        cards.faces = faces


def _told(key: str, value: Any, error: Exception) -> str:
    """What a fact says against a value, which is always named."""
    said = str(error)
    if isinstance(error, ValueError) and (f" {key} " in f" {said} " or "'" in said):
        return said
    return f"{key} cannot be {value!r}: {said}"


def _missing(before: list[Face], now: list[Face]) -> list[Face]:
    left = now[:]
    gone: list[Face] = []
    for face in before:
        if face in left:
            left.remove(face)
        else:
            gone.append(face)
    return gone


def _another(back: str, kind: str, heaps: list[list[Face]]) -> list[Face]:
    """One card of a back (and a kind) from the first heap that has one, from below; none if none."""
    for heap in heaps:
        for i, face in enumerate(heap):
            if face.back == back and kind in ("", face.kind):
                return [heap.pop(i)]
    return []
