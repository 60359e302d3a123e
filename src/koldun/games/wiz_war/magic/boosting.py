"""Boosting a spell: one card for its energy, or two with Add (Усиление заклинания)."""

from typing import Final

from koldun.games.wiz_war.magic.counterspells import energies, may_add
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.decisions import BACK, Option, Play, ask

GO: Final = Option("go")


def choose_boost(
    t: Labyrinth, seat: int, used: list[int], boosts: list[int], must: bool = False
) -> Play[bool]:
    """One card for its energy, or two with Add (WIZ-ENERGY-03, WIZ-ENERGY-05).

    Without one at hand nobody is asked; a card that must be spent is never spent without asking.
    """
    options = ([BACK] if must else [BACK, GO]) + boost_options(t, seat, used)
    about = used[0] if used else -1
    pick = yield from ask(seat, "boost", options, "WIZ-ENERGY-03", about=about, harmful=must)
    if pick is GO:
        return True
    if pick is BACK:
        return False
    going = yield from take_boost(t, seat, pick, used, boosts)
    return going


def boost_options(t: Labyrinth, seat: int, used: list[int]) -> list[Option]:
    """Cards at hand that boost a spell, and those that let two do so."""
    cards = energies(t, seat, used)
    options = [Option("boost", card=c) for c in cards]
    for c in t.hands[seat].cards:
        if c not in used and t.face(c).combines and may_add(t, seat):
            if len([x for x in cards if x != c]) >= 2:
                options.append(Option("add", card=c))
    return options


def take_boost(
    t: Labyrinth, seat: int, pick: Option, used: list[int], boosts: list[int]
) -> Play[bool]:
    """The card chosen; after Add two more. False: thought again."""
    boosts.append(pick.card)
    if pick.verb == "add":
        for _ in range(2):
            left = energies(t, seat, used + boosts)
            options = [BACK] + [Option("boost", card=c) for c in left]
            energy = yield from ask(seat, "boost", options, "WIZ-ENERGY-05", about=pick.card)
            if energy is BACK:
                return False
            boosts.append(energy.card)
    return True
