"""Setting the table (Подготовка к игре) for three and for two."""

from koldun.games.three_mages.board import Board
from koldun.games.three_mages.state import MAGES, Realm
from koldun.kernel.cards import Cards, Face
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
) -> Realm:
    """Everything on the table; `lay_out` makes it ready once mages are chosen."""
    cards = Cards.of(monsters + spells + resources)
    t = Realm(seats, rng, cards, board)
    first_resource = len(monsters) + len(spells)
    t.monsters.cards = list(range(len(monsters)))
    t.spells.cards = list(range(len(monsters), first_resource))
    for card in range(first_resource, first_resource + len(resources)):
        pile = t.piles[t.kind_of(card)]  # MAG-SETUP-06: face up, by kind
        pile.cards.append(card)
        cards.seen[card] = pile.viewers
    t.first = t.active = rng.below(seats)  # MAG-SETUP-01
    return t


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
    for card in [c for c in t.monsters.cards if t.priced(c).faction == idle]:
        face = t.beast(card)
        t.cards.move(card, t.monsters, t.removed)
        for guard in t.board.guards[idle]:
            if guard.card == face.id and t.squares[guard.square] is None:
                t.cards.move(card, t.removed, t.road)
                t.squares[guard.square] = t.new_monster(face, idle)
                break


def remove_spells(t: Realm, idle: int) -> None:
    """MAG-TWO-04."""
    for card in [c for c in t.spells.cards if t.priced(c).faction == idle]:
        t.cards.move(card, t.spells, t.removed)
