"""Cards, zones, and who knows what.

A card in play is a small whole number, its *handle*: it says which physical card this is and nothing
about its face. The faces of all handles lie in one `Cards` object; zones are lists of handles.
A shuffle permutes the faces under the handles and gives new public ids; re-dealing what a seat
cannot know is the same operation on the hidden handles. Rules may therefore keep handles across
decisions, but must read faces anew after each.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from koldun.kernel.definitions import Definition
from koldun.kernel.randomness import Rng, derive

ALL: Final = -1
"""The mask of everybody, spectators included."""

SPECTATOR: Final = 30
"""The bit of somebody who watches and holds no seat: set only in `ALL`."""

_OWNER_ONLY: Final = -2

OPEN: Final = "open"
OWNER: Final = "owner"
NOBODY: Final = "nobody"

HAND: Final = "hand"
PILE: Final = "pile"
ROW: Final = "row"
SPREAD: Final = "spread"


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(Definition):
    """What is printed on a card. Games add their own fields."""

    def __init__(self, id: str, kind: str, back: str, copies: int) -> None:
        self.id: str = id
        self.kind: str = kind
        self.back: str = back
        self.copies: int = copies

    def __repr__(self) -> str:
        return f"<{self.id}>"


@final
@mypyc_attr(acyclic=True)
class ZoneKind(Definition):
    """What is the same for every zone of a name: who looks in and how it lies on the table."""

    __slots__ = ("layout", "loose", "name", "pool", "sight", "top_only", "veiled", "viewers")

    def __init__(
        self,
        name: str,
        sight: str,
        layout: str,
        pool: str = "",
        top_only: bool = False,
        loose: bool | None = None,
        veiled: bool = False,
    ) -> None:
        self.name: str = name
        self.sight: str = sight
        self.layout: str = layout
        # Hidden cards may change places within a pool when they are re-dealt. A pool named
        # "own" belongs to each owner apart (Krutagidon's personal decks).
        self.pool: str = pool
        self.top_only: bool = top_only  # lies face up, but only the top one may be looked at
        self.viewers: int = ALL if sight == OPEN else _OWNER_ONLY if sight == OWNER else 0
        # In a hand nobody else can tell which card left; in a pile everybody can.
        self.loose: bool = layout == HAND if loose is None else loose
        # Others see only how many cards lie here: neither their backs, nor what went in openly.
        self.veiled: bool = veiled


@final
@mypyc_attr(acyclic=True)
class Zone:
    """A place for cards. The end of the list is the top of a pile.

    A copy has the same list until one of the two changes: whoever changes it in place says `own` first, as
    `Cards` does. To lay another list there is always right.
    """

    __slots__ = ("cards", "kind", "lent", "owner", "viewers")

    aside: ClassVar[tuple[str, ...]] = ("lent",)

    def __init__(
        self,
        kind: ZoneKind,
        owner: int = -1,
        cards: list[int] | None = None,
        viewers: int = _OWNER_ONLY,
    ) -> None:
        self.kind: ZoneKind = kind
        self.owner: int = owner
        self.cards: list[int] = [] if cards is None else cards
        if viewers == _OWNER_ONLY:
            viewers = kind.viewers
            if viewers == _OWNER_ONLY:
                viewers = 1 << owner
        self.viewers: int = viewers
        self.lent: bool = False  # is the list perhaps another zone's too?

    def copy(self) -> "Zone":
        new = Zone(self.kind, self.owner, self.cards, self.viewers)
        new.lent = self.lent = True
        return new

    def own(self) -> list[int]:
        """The cards, to be changed in place."""
        if self.lent:
            self.cards = self.cards[:]
            self.lent = False
        return self.cards

    def __len__(self) -> int:
        return len(self.cards)

    def top(self) -> int:
        """The handle on top, or -1 when the zone is empty."""
        return self.cards[-1] if self.cards else -1

    def name(self) -> str:
        """`deck`, or `hand/2` for the hand of seat 2."""
        return self.kind.name if self.owner < 0 else f"{self.kind.name}/{self.owner}"


F = TypeVar("F", bound=Face, covariant=True)


@final
class Cards(Generic[F]):
    """The faces of all handles, who has seen each since it was last shuffled, and public ids."""

    __slots__ = ("faces", "fresh", "seen", "serials")

    replaced: ClassVar[tuple[str, ...]] = ("faces", "serials")  # so copies share them

    def __init__(self, faces: list[F], seen: list[int], serials: list[int], fresh: int) -> None:
        self.faces: list[F] = faces  # never changed in place
        self.seen: list[int] = seen
        # what public ids are made from; never changed in place
        self.serials: list[int] = serials
        self.fresh: int = fresh

    @staticmethod
    def of(faces: Sequence[F]) -> "Cards[F]":
        n = len(faces)
        return Cards(list(faces), [0] * n, list(range(n)), n)

    def copy(self) -> "Cards[F]":
        return Cards(self.faces, self.seen[:], self.serials, self.fresh)

    # --- moving
    # `seen[card] |= viewers` and `remove` would be the same; compiled, they are not: mypyc takes what stands in a list
    # for any object. `move` and `draw` are written out, since interpreted code pays for each call.

    def move(self, card: int, source: Zone, target: Zone) -> None:
        """One card from zone to zone, onto the top; whoever sees the target has seen it."""
        if source.lent:
            source.own()
        cards = source.cards
        at = 0
        for other in cards:
            if other == card:
                cards.pop(at)
                break
            at += 1
        else:
            raise ValueError(f"card {card} is not in {source.name()}")
        viewers = target.viewers
        if viewers != ALL and source.kind.loose:
            self._blur(card, source, target)
        if target.lent:
            target.own()
        target.cards.append(card)
        seen = self.seen
        seen[card] = seen[card] | viewers
        if target.kind.veiled and source.viewers == ALL:
            self._veil(card, viewers)

    def put_under(self, card: int, source: Zone, target: Zone) -> None:
        """One card to the bottom of the target."""
        self.move(card, source, target)
        cards = target.own()
        cards.insert(0, cards.pop())

    def draw(self, source: Zone, target: Zone) -> int:
        """The top card of a pile; returns its handle. The pile must not be empty."""
        if source.lent:
            source.own()
        if target.lent:
            target.own()
        card = source.cards.pop()
        target.cards.append(card)
        seen = self.seen
        viewers = target.viewers
        seen[card] = seen[card] | viewers
        if target.kind.veiled and source.viewers == ALL:
            self._veil(card, viewers)
        return card

    def deal(self, source: Zone, target: Zone, number: int) -> None:
        """The top cards of a pile, one after the other; there must be as many."""
        if len(source.cards) < number:
            raise ValueError(f"{source.name()} has no {number} cards to deal")
        first = len(source.cards) - number
        dealt = source.cards[first:]
        dealt.reverse()
        source.cards, source.lent = source.cards[:first], False
        self._lay(dealt, source, target)

    def move_all(self, source: Zone, target: Zone) -> None:
        cards = source.cards
        source.cards, source.lent = [], False
        self._lay(cards, source, target)

    def _lay(self, cards: list[int], source: Zone, target: Zone) -> None:
        """Cards that were taken from one zone, onto the top of another."""
        target.cards, target.lent = target.cards + cards, False
        seen = self.seen
        viewers = target.viewers
        for card in cards:
            seen[card] = seen[card] | viewers
        if target.kind.veiled and source.viewers == ALL:
            for card in cards:
                self._veil(card, viewers)

    def _blur(self, card: int, source: Zone, target: Zone) -> None:
        """Who sees neither zone can no longer say which of the cards it knew has left."""
        blind = ~(source.viewers | target.viewers)
        if blind == 0:
            return
        seen = self.seen
        seen[card] = seen[card] & ~blind
        for other in source.cards:
            seen[other] = seen[other] & ~blind

    def _veil(self, card: int, viewers: int) -> None:
        """An open card goes where nobody else keeps account of it."""
        self.seen[card] = viewers
        self.rename(card)

    def rename(self, card: int) -> None:
        """A new public id: where equal cards are one as good as the other, none is followed."""
        serials = self.serials[:]
        serials[card] = self.fresh
        self.serials = serials
        self.fresh += 1

    # --- knowing

    def show(self, card: int, seats: int = ALL) -> None:
        """Let the seats of a mask look at a card where it lies."""
        self.seen[card] = self.seen[card] | seats

    def known(self, card: int, seat: int) -> bool:
        return (self.seen[card] >> seat) & 1 == 1

    def shuffle(self, zone: Zone, rng: Rng) -> None:
        """Permute the faces of a zone. Nobody knows any of them afterwards."""
        all_faces, seen, serials = self.faces[:], self.seen, self.serials[:]
        faces = [all_faces[h] for h in zone.cards]
        rng.shuffle(faces)
        if rng.laid:
            _bring_up(faces, rng.laid.pop(0))
        fresh = self.fresh
        i = 0
        for h in zone.cards:
            all_faces[h] = faces[i]
            seen[h] = 0
            serials[h] = fresh + i
            i += 1
        self.fresh = fresh + i
        self.faces = all_faces
        self.serials = serials

    def arrange(self, zone: Zone, handles: list[int], seat: int) -> None:
        """A seat lays the top cards of a zone in an order of its own; nobody else can follow."""
        cards = zone.own()
        cards[len(cards) - len(handles) :] = handles
        blind = ~(zone.viewers | (1 << seat))
        for h in handles:
            self.seen[h] = self.seen[h] & ~blind

    def redeal(self, zones: list[Zone], seat: int, rng: Rng) -> None:
        """Permute, within each pool and back, all faces that `seat` cannot know.

        The faces are put in order first: where they lay must not shine through into what is
        dealt, so that the same seed gives the same world whatever the truth is.
        """
        hidden: dict[tuple[str, int, str], list[int]] = {}
        for zone in zones:
            pool = zone.kind.pool
            owner = zone.owner if pool == "own" else -1
            for h in zone.cards:
                if (self.seen[h] >> seat) & 1 == 0:
                    key = (pool, owner, self.faces[h].back)
                    if key in hidden:
                        hidden[key].append(h)
                    else:
                        hidden[key] = [h]
        all_faces = self.faces[:]
        for handles in hidden.values():
            faces = [all_faces[h] for h in handles]
            faces.sort(key=_id_of)
            rng.shuffle(faces)
            for i, h in enumerate(handles):
                all_faces[h] = faces[i]
        self.faces = all_faces


def reface(cards: Cards[Any], card: int, face: Face) -> None:
    """Another face under a handle: for set-up and tests."""
    faces = cards.faces[:]
    faces[card] = face
    cards.faces = faces


def _id_of(face: Face) -> str:
    return face.id


def _bring_up(faces: list[F], ids: list[str]) -> None:
    """A scenario says which cards the shuffle leaves on top, which is the end of the list."""
    top = len(faces)
    for id in ids:
        top -= 1
        at = top
        while at >= 0 and faces[at].id != id:
            at -= 1
        if at < 0:
            raise ValueError(f"there is no (other) card {id!r} among those shuffled")
        faces[at], faces[top] = faces[top], faces[at]


_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # no i, l, o, u: easy to read aloud
_TWO_BYTES: Final = [n.to_bytes(2, "big") for n in range(1024)]
_hash: Final = hashlib.blake2b


@final
class Names:
    """Public ids of cards: short, unique in a match, and silent about face and order.

    A card's serial number goes through a keyed permutation of 20 bits (four Feistel rounds),
    so an id tells nothing to anybody who does not hold the seed.
    """

    __slots__ = ("_made", "_rounds", "_seed")

    def __init__(self, seed: bytes) -> None:
        self._seed: bytes = seed
        # a hash for each round that has taken in the key, made when the first is needed
        self._rounds: list[Any] = []
        self._made: dict[int, str] = {}

    def of(self, serial: int) -> str:
        name = self._made.get(serial)
        if name is None:
            if not self._rounds:
                key = derive(self._seed, "ids")
                self._rounds = [_hash(bytes((n,)), key=key, digest_size=2) for n in range(4)]
            left, right = serial >> 10 & 1023, serial & 1023
            for keyed in self._rounds:
                mixing = keyed.copy()
                mixing.update(_TWO_BYTES[right])
                mixed: bytes = mixing.digest()
                left, right = right, left ^ ((mixed[0] | mixed[1] << 8) & 1023)
            code = left << 10 | right
            name = (
                "k"
                + _ALPHABET[code >> 15 & 31]
                + _ALPHABET[code >> 10 & 31]
                + _ALPHABET[code >> 5 & 31]
                + _ALPHABET[code & 31]
            )
            self._made[serial] = name
        return name
