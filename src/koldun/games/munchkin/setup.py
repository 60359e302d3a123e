"""Setting the table (Подготовка) and the plays before the first turn."""

from koldun.games.munchkin.items import dress, settle
from koldun.games.munchkin.plays import DRESS, card_plays, perform
from koldun.games.munchkin.state import (
    BODY,
    DEALT,
    DOOR_DISCARD,
    DOORS,
    ENHANCERS,
    HAND_OF,
    IN_PLAY,
    LOOT,
    MONSTERS,
    REVEALED,
    TREASURE_DISCARD,
    TREASURES,
    USED,
    Dungeon,
    Rules,
)
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.decisions import Option, Play
from koldun.kernel.randomness import Rng
from koldun.kernel.windows import window


def set_table(
    seats: int, rng: Rng, rules: Rules, doors: list[Face], treasures: list[Face], first: int
) -> Dungeon:
    cards = Cards.of(doors + treasures)
    everyone = range(seats)
    end = len(doors) + len(treasures)
    piles = [
        Zone(DOORS, -1, list(range(len(doors)))),
        Zone(TREASURES, -1, list(range(len(doors), end))),
    ]
    kinds = (DOOR_DISCARD, TREASURE_DISCARD, REVEALED, MONSTERS, ENHANCERS, USED, LOOT, BODY)
    piles += [Zone(kind) for kind in kinds]
    hands = [Zone(HAND_OF, seat) for seat in everyone]
    play = [Zone(IN_PLAY, seat) for seat in everyone]
    t = Dungeon(seats, rng, cards, None, rules, piles, hands, play)
    cards.shuffle(t.doors, rng)  # MUN-SETUP-05: each deck on its own
    cards.shuffle(t.treasures, rng)
    for seat in everyone:
        for deck in (t.doors, t.treasures):
            for _ in range(DEALT):  # MUN-SETUP-06
                cards.draw(deck, hands[seat])
    t.first = first if 0 <= first < seats else roll_for_first(list(everyone), rng)
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
        options = [o for o in card_plays(t, s, [], False) if _at_setup(t, o)]
        if not t.dressed[s] and any(t.face(c).kind == "item" for c in t.items(s)):
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
    t.dressed[seat] = False
    t.active = (seat + 1) % t.seats
    if t.active == t.first:
        t.phase = "begin"


def _at_setup(t: Dungeon, option: Option) -> bool:
    kind = t.face(option.card).kind
    if kind == "army":
        return not t.laid_army
    if kind == "special" or kind == "curse" or kind == "level-up":
        return False
    return option.verb == "lay" or kind in ("alliance", "cheat")
