"""Destroying cards."""

from koldun.games.krutagidon.playing.piles import zone_of
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.cards import ALL, Zone
from koldun.kernel.decisions import PASS, Option, Play, ask


def destroy(t: Brawl, seat: int, card: int, zone: Zone, rule: str) -> Play[None]:
    """A card of a player leaves the game, or goes where R'lyeh sends it (KRU-CARD-34)."""
    if t.rlyeh() == seat:
        t.cards.show(card, ALL)
        options = [Option("target", seat=s) for s in t.enemies(seat)]
        pick = yield from ask(seat, "rlyeh", options, "KRU-CARD-34", about=card)
        t.cards.move(card, zone, t.discards[pick.seat])
        t.say("rlyeh", "KRU-CARD-34", seat=seat, other=pick.seat, card=card)
        return
    kind = t.face(card).kind
    if kind == "wild_magic":
        target = t.wild  # KRU-DESTROY-04
    elif kind == "limp_wand":
        target = t.limp  # KRU-DESTROY-05
    else:
        target = t.destroyed  # KRU-DESTROY-02
    t.cards.move(card, zone, target)
    t.say("destroy", rule, seat=seat, card=card)


def choose_destroy(
    t: Brawl,
    seat: int,
    cards: list[int],
    may: bool,
    rule: str,
    what: str = "destroy",
    about: int = -1,
    by: int = -1,
) -> Play[int]:
    """One of the cards, or none where the text says "may" (KRU-DESTROY-07, KRU-RESOLVE-06)."""
    if not cards:
        return -1
    options = [Option("destroy", card=c) for c in cards]
    options = [PASS] + options if may else options
    pick = yield from ask(seat, what, options, rule, about=about, by=by)
    if pick is PASS:
        return -1
    yield from destroy(t, seat, pick.card, zone_of(t, seat, pick.card), rule)
    return pick.card
