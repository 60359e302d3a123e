"""Cards just received may be played before anything else happens (OPEN-RECEIVE)."""

from koldun.games.munchkin.character.armies import may_join
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.windows.hand import HandPlays
from koldun.games.munchkin.windows.performing import perform
from koldun.kernel.decisions import NO_SCOPES, Option, Play, Responses
from koldun.kernel.windows import invitation, invited


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
    def offers(s: int) -> Responses:
        plays = plays_of(t, s, cards)
        anyway = [o for o in plays if _at_any_time(t, o)]
        return Responses([o for o in plays if o not in anyway] + makes_room(t, s, cards), anyway)

    while not t.winners:
        question = invitation(t, [seat], "received", offers, "MUN-WHEN-06", NO_SCOPES, [seat])
        question.about = cards[0] if len(cards) == 1 else -1
        reply = yield from invited(t, question)
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


def _at_any_time(t: Dungeon, option: Option) -> bool:
    """What can be played as well later calls nobody now."""
    return t.face(option.card).kind in ("curse", "level-up")


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
