"""Setting the table (Подготовка к игре) for three and for two."""

from typing import cast

from koldun.games.three_mages.board import Board
from koldun.games.three_mages.state import (
    DEAD,
    HAND_OF,
    MAGES,
    MONSTERS,
    PILES,
    REMOVED,
    ROAD,
    SPELLS,
    SPENT,
    USED,
    Beast,
    Monster,
    Realm,
    Spell,
)
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.randomness import Rng

_CHOICES: list[Option] = [Option("mage", place=name) for name in MAGES]


def set_table(
    seats: int,
    rng: Rng,
    board: Board,
    monsters: list[Face],
    spells: list[Face],
    resources: list[Face],
    limit: int,
    mages: list[int],
) -> Realm:
    """Everything on the table. With `mages` given it is ready to play; else they are chosen first."""
    cards = Cards.of(monsters + spells + resources)
    everyone = range(seats)
    squares: list[Monster | None] = [None] * len(board.squares)
    t = Realm(
        seats,
        rng,
        cards,
        None,
        board,
        _drop(monsters),
        limit,
        Zone(MONSTERS, -1, list(range(len(monsters)))),
        Zone(SPELLS, -1, list(range(len(monsters), len(monsters) + len(spells)))),
        Zone(DEAD),
        Zone(SPENT),
        Zone(REMOVED),
        Zone(ROAD),
        [Zone(kind) for kind in PILES],
        [Zone(kind) for kind in USED],
        [Zone(HAND_OF, seat) for seat in everyone],
        [-1] * seats,
        [""] * 3,
        squares,
        None,
        -1,
        False,
        0,
        0,
        0,
        1,
        "mages",
        "",
    )
    first = len(monsters) + len(spells)
    for card in range(first, first + len(resources)):  # MAG-SETUP-06: face up, by kind
        pile = t.piles[t.kind_of(card)]
        pile.cards.append(card)
        cards.seen[card] = pile.viewers
    t.first = t.active = rng.below(seats)  # MAG-SETUP-01
    if mages:
        t.mages = mages[:]
        lay_out(t)
    return t


def _drop(monsters: list[Face]) -> Beast:
    """The Drop belongs to no mage (MAG-OPEN-06)."""
    for face in monsters:
        beast = cast("Beast", face)
        if beast.faction < 0:
            return beast
    raise ValueError("there is no Drop among the monsters")


def choose_mages(t: Realm) -> Play[None]:
    """One after the other; no mage is played twice (MAG-SETUP-02)."""
    for seat in range(t.seats):
        free = [_CHOICES[mage] for mage in range(3) if mage not in t.mages]
        pick = yield from ask(seat, "mage", free, "MAG-SETUP-02")
        t.mages[seat] = MAGES.index(pick.place)
        t.say("mage", "MAG-SETUP-02", seat=seat, word=pick.place)
    lay_out(t)
    announce(t)


def announce(t: Realm) -> None:
    for mage in range(3):
        if t.idle(mage):
            t.say("idle", "MAG-TWO-03", word=MAGES[mage])
    t.say("first", "MAG-SETUP-01", seat=t.first)


def lay_out(t: Realm) -> None:
    """Tokens on castles, decks shuffled; for two the idle mage's cards sorted out before."""
    for seat in range(t.seats):
        mage = t.mages[seat]
        t.at[mage] = t.board.castles[mage]  # MAG-SETUP-03, MAG-TWO-08
    for mage in range(3):
        if t.idle(mage):
            post_guards(t, mage)
            remove_spells(t, mage)
    t.cards.shuffle(t.spells, t.rng)  # MAG-SETUP-04
    t.cards.shuffle(t.monsters, t.rng)  # MAG-SETUP-05
    t.ready = True
    t.phase = "turn"


def post_guards(t: Realm, idle: int) -> None:
    """The monsters of the idle mage stand on the roads to its castle (MAG-TWO-05, MAG-TWO-16)."""
    own: list[int] = []
    for card in t.monsters.cards:
        if cast("Beast", t.face(card)).faction == idle:
            own.append(card)
    for card in own:
        face = cast("Beast", t.face(card))
        t.cards.move(card, t.monsters, t.removed)
        for guard in t.board.guards[idle]:
            if guard.card == face.id and t.squares[guard.square] is None:
                t.cards.move(card, t.removed, t.road)
                t.squares[guard.square] = t.new_monster(face, idle)
                break


def remove_spells(t: Realm, idle: int) -> None:
    """MAG-TWO-04."""
    own: list[int] = []
    for card in t.spells.cards:
        if cast("Spell", t.face(card)).faction == idle:
            own.append(card)
    for card in own:
        t.cards.move(card, t.spells, t.removed)
