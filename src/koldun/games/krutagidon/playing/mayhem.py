"""Mayhem: the events of the main deck (Беспредел)."""

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.defence import must_suffer
from koldun.games.krutagidon.playing.piles import random_card
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import NO, YES, Option, Play, ask


def unleash(t: Brawl, card: int, source: int, may_sit: bool, sitting: int = -1) -> Play[None]:
    """Carry out a Mayhem that lies in `resolving`; `source` is who played it by a card.

    `sitting` sits out the Mayhem that played this one, and with it what it plays (KRU-MAYHEM-12).
    """
    face = t.face(card)
    t.say("mayhem", "KRU-TURN-05", seat=source, card=card)
    if face.attack and sitting >= 0 and must_suffer(t, sitting):  # KRU-TOKEN-08
        sitting = -1
    if may_sit and not (face.attack and must_suffer(t, source)):  # KRU-MAYHEM-28
        pick = yield from ask(source, "sit-out", [NO, YES], "KRU-MAYHEM-29", about=card)
        if pick is YES:
            sitting = source
            t.say("sit-out", "KRU-MAYHEM-12", seat=source, card=card)
    for deed in face.do:
        use = Use(t.active, card, source)
        use.sitting = sitting
        yield from deed.play(t, use)
    yield from settle(t)


def play_destroyed(t: Brawl, source: int, number: int, may_sit: bool) -> Play[None]:
    """Take random cards of the destroyed Mayhem pile, play one, put all back (KRU-MAYHEM-31)."""
    taken = take_destroyed(t, number)
    if not taken:
        return
    options = [Option("take", card=c) for c in taken]
    pick = yield from ask(source if source >= 0 else t.active, "mayhem", options, "KRU-MAYHEM-31")
    yield from unleash(t, pick.card, source, may_sit)
    for card in taken:
        if card != pick.card:
            t.cards.move(card, t.resolving, t.mayhem)
    t.cards.move(pick.card, t.resolving, t.mayhem)


def take_destroyed(t: Brawl, number: int) -> list[int]:
    """Random cards of the destroyed Mayhem pile, laid where they are carried out."""
    taken: list[int] = []
    for _ in range(min(number, len(t.mayhem.cards))):
        card = random_card(t, t.mayhem)
        t.cards.move(card, t.mayhem, t.resolving)
        taken.append(card)
    return taken
