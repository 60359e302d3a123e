"""Spellbooks: which schools make the deck, and the draft of a Custom Spellbook."""

from typing import Final

from koldun.games.wiz_war.magic.cards import SCHOOLS, Magic
from koldun.games.wiz_war.state import TIME, Labyrinth
from koldun.kernel.cards import reface
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.randomness import Rng

SCHOOLS_EACH: Final = 3
HAND_START: Final = 5
CANTRIPS: Final = ("cantrip_white", "cantrip_black")


def standard_sets(rng: Rng, schools: list[str]) -> list[str]:
    """Three schools, chosen by chance where nobody named them (WIZ-SETUP-09)."""
    order = [school for school in SCHOOLS if school not in schools]
    rng.shuffle(order)
    chosen = schools[:SCHOOLS_EACH]
    while len(chosen) < SCHOOLS_EACH:
        chosen.append(order.pop())
    return [CANTRIPS[0], *chosen]


def faces_of(faces: list[Magic], sets: list[str]) -> list[Magic]:
    found: list[Magic] = []
    for face in faces:
        for name in sets:
            found += [face] * face.sets.get(name, 0)
    return found


# --- the Custom Spellbook (WIZ-VARIANT-04)


def draft(t: Labyrinth) -> Play[None]:
    """The two groups pick schools in turn, and so do the players of a group."""
    group = picking(t)
    members = [seat for seat in range(t.seats) if t.groups[seat] == group]
    seat = members[len(t.schools[group]) % len(members)]
    options = [Option("school", number=SCHOOLS.index(school)) for school in unpicked(t)]
    pick = yield from ask(seat, "school", options, "WIZ-VARIANT-04")
    t.schools[group].append(SCHOOLS[pick.number])
    t.say("school", "WIZ-VARIANT-04", seat=seat, number=pick.number)
    if finished(t):
        open_books(t)


def unpicked(t: Labyrinth) -> list[str]:
    return [s for s in SCHOOLS if s not in t.schools[0] and s not in t.schools[1]]


def picking(t: Labyrinth) -> int:
    """The group with fewer schools, the white one first."""
    return 0 if len(t.schools[0]) <= len(t.schools[1]) else 1


def finished(t: Labyrinth) -> bool:
    """Once a group has its three the other one has the rest."""
    for group in (0, 1):
        if len(t.schools[group]) == SCHOOLS_EACH:
            t.schools[1 - group] += unpicked(t)
    return len(t.schools[0]) == len(t.schools[1]) == SCHOOLS_EACH


def open_books(t: Labyrinth) -> None:
    """All cards lie in the first deck until it is known which of them make the second."""
    dark: dict[str, int] = {}
    for card in t.decks[0].cards:
        face = t.face(card)
        dark[face.id] = sum(face.sets.get(name, 0) for name in [CANTRIPS[1], *t.schools[1]])
    for card in t.decks[0].cards[:]:
        face = t.face(card)
        if dark[face.id] > 0:
            dark[face.id] -= 1
            reface(t.cards, card, face.with_back("black"))
            t.cards.move(card, t.decks[0], t.decks[1])
    deal(t)


def deal(t: Labyrinth) -> None:
    for pile in t.decks:
        t.cards.shuffle(pile, t.rng)  # WIZ-SETUP-10
    for seat in range(t.seats):
        for _ in range(HAND_START):  # WIZ-SETUP-12
            t.cards.draw(t.decks[t.groups[seat]], t.hands[seat])
    t.phase = TIME
