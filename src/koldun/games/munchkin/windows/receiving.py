"""Cards just received may be played before anything else happens (OPEN-RECEIVE)."""

from koldun.games.munchkin.character.armies import may_join
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.windows.hand import HandPlays
from koldun.games.munchkin.windows.performing import perform
from koldun.kernel.decisions import Option, Play
from koldun.kernel.windows import window


def receive_all(t: Dungeon) -> Play[None]:
    """Receivers are served in turn order; one pass and the right is gone."""
    while t.gifts:
        gifts = t.gifts
        t.gifts = []
        for seat in t.around(t.active):
            cards = [card for s, card in gifts if s == seat]
            # the active player's own window follows anyway, unless others are served before it
            alone = t.fight is None and all(s == t.active for s, _ in gifts)
            if cards and not alone and not t.winners:
                yield from receive(t, seat, cards)


def receive(t: Dungeon, seat: int, cards: list[int]) -> Play[None]:
    def options(s: int) -> list[Option]:
        return plays_of(t, s, cards) + makes_room(t, s, cards)

    while not t.winners:
        reply = yield from window(t, [seat], "received", options, "MUN-WHEN-06")
        if reply is None:
            return
        yield from perform(t, seat, reply.option)


def plays_of(t: Dungeon, seat: int, cards: list[int]) -> list[Option]:
    options: list[Option] = []
    plays = HandPlays(t, seat, True)
    for card in t.hands[seat].cards:
        if card in cards:
            options += plays.of(card)
    return options


def makes_room(t: Dungeon, seat: int, cards: list[int]) -> list[Option]:
    """An army may be left for the one just received (MUN-ARMY-08, -09)."""
    if t.in_combat(seat):
        return []
    mine = t.army_keys(seat)
    here = [c for c in t.hands[seat].cards if c in cards and t.face(c).kind == "army"]
    new = [t.army(c).army for c in here]
    if not any(army not in mine and not may_join(t, seat, army) for army in new):
        return []
    return [Option("leave", card=c) for c in t.armies(seat)]
