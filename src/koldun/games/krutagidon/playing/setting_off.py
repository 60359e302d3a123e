"""Effects that wait for something to set them off: a card played, the start or end of a turn."""

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Brawl, Lasting
from koldun.kernel.decisions import Option, Play, ask


class Fired:
    """A sentence that has been set off, and the card or tile it stands on."""

    __slots__ = ("card", "deed")

    def __init__(self, card: int, deed: Lasting) -> None:
        self.card: int = card
        self.deed: Lasting = deed


def set_off(t: Brawl, seat: int, fired: list[Fired]) -> Play[None]:
    """Several waiting effects of one player go in the order that player likes (KRU-RESOLVE-04)."""
    while fired:
        chosen = fired[0]
        if len(fired) > 1:
            options = [Option("order", card=fired[i].card, number=i + 1) for i in range(len(fired))]
            pick = yield from ask(seat, "order", options, "KRU-RESOLVE-04")
            chosen = fired[pick.number - 1]
        fired.remove(chosen)
        yield from chosen.deed.play(t, Use(seat, chosen.card, seat))
        yield from settle(t)


def controlled(t: Brawl, seat: int) -> list[int]:
    """What may have lasting sentences: cards in play, tiles, tokens."""
    return t.plays[seat].cards + t.tiles[seat].cards + t.tokens[seat].cards


def fired_by(t: Brawl, seat: int, card: int) -> list[Fired]:
    """What playing a card sets off, of what the player controls."""
    found: list[Fired] = []
    face = t.face(card)
    for source in controlled(t, seat):
        if source != card:
            for deed in t.face(source).lasting:
                if deed.fires(t, seat, face):
                    found.append(Fired(source, deed))
    return found


def catching_up(t: Brawl, seat: int, fired: list[Fired]) -> list[Fired]:
    """Tiles that came only with this card work at once (KRU-ABILITY-05)."""
    had = [f.deed for f in fired]
    found: list[Fired] = []
    for tile in t.tiles[seat].cards:
        for deed in t.face(tile).lasting:
            if deed not in had and deed.whole_turn():
                if deed.fires(t, seat, t.turn.played[-1]):
                    found.append(Fired(tile, deed))
    return found


def timed(t: Brawl, moment: str) -> list[Fired]:
    """Effects of the active player at the START or the END of the turn."""
    found: list[Fired] = []
    for source in controlled(t, t.active):
        for deed in t.face(source).lasting:
            if deed.moment == moment:
                found.append(Fired(source, deed))
    return found
