"""Setting the table (Подготовка) and the plays before the first turn."""

from koldun.games.munchkin.faces import Card
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.items.wearing import dress, may_dress
from koldun.games.munchkin.state import DEALT, Dungeon, Rules
from koldun.games.munchkin.windows.options import DRESS, card_plays
from koldun.games.munchkin.windows.performing import perform
from koldun.kernel.cards import Cards
from koldun.kernel.decisions import Option, Play
from koldun.kernel.randomness import Rng
from koldun.kernel.windows import window


def set_table(
    seats: int, rng: Rng, rules: Rules, doors: list[Card], treasures: list[Card], first: int
) -> Dungeon:
    cards = Cards.of(doors + treasures)
    t = Dungeon(seats, rng, cards, rules)
    t.doors.cards = list(range(len(doors)))
    t.treasures.cards = list(range(len(doors), len(doors) + len(treasures)))
    cards.shuffle(t.doors, rng)  # MUN-SETUP-05: each deck on its own
    cards.shuffle(t.treasures, rng)
    for hand in t.hands:
        for deck in (t.doors, t.treasures):
            for _ in range(DEALT):  # MUN-SETUP-06
                cards.draw(deck, hand)
    t.first = first if 0 <= first < seats else roll_for_first(list(range(seats)), rng)
    t.active = t.first
    return t


def roll_for_first(seats: list[int], rng: Rng) -> int:
    """The highest roll, ties rolled again (MUN-SETUP-10)."""
    while len(seats) > 1:
        rolls = [rng.below(6) for _ in seats]
        best = max(rolls)
        seats = [seats[i] for i in range(len(seats)) if rolls[i] == best]
    return seats[0]


def setup_plays(t: Dungeon) -> Play[None]:
    """Seat after seat lays down one army and any items (MUN-CHARACTER-02, -03, -07)."""
    seat = t.active
    yield from settle(t)

    def plays(s: int) -> list[Option]:
        options = [o for o in card_plays(t, s) if _at_setup(t, o)]
        if may_dress(t, s):
            options.append(DRESS)
        return options

    reply = yield from window(t, [seat], "setup", plays, "MUN-CHARACTER-02")
    if reply is not None:
        if reply.option is DRESS:
            yield from dress(t, seat)
        else:
            yield from perform(t, seat, reply.option)
        return
    t.laid_army = False
    t.rights.dressed[seat] = 0
    t.active = (seat + 1) % t.seats
    if t.active == t.first:
        t.phase = "begin"


def _at_setup(t: Dungeon, option: Option) -> bool:
    """One army, Alliance with it, and items; nothing else (MUN-CHARACTER-09)."""
    kind = t.face(option.card).kind
    if kind == "army":
        return not t.laid_army
    return option.verb == "lay" or kind == "alliance"
