"""Setting the table (Подготовка к игре)."""

from typing import Final

from koldun.games.wiz_war.faces import LAYOUTS
from koldun.games.wiz_war.magic import SCHOOLS, Magic
from koldun.games.wiz_war.pieces import Treasure, Wizard
from koldun.games.wiz_war.plan import plan_of
from koldun.games.wiz_war.table import (
    BLACK_DECK,
    BLACK_PILE,
    BOARD,
    DECK,
    HAND_OF,
    HAND_START,
    ITEMS,
    PILE_OF,
    RESOLVING,
    SPELLS,
    Labyrinth,
    Variant,
)
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.randomness import Rng

STANDARD_SCHOOLS: Final = 3
TREASURES_EACH: Final = 2


def set_table(
    seats: int,
    rng: Rng,
    faces: list[Magic],
    extra: list[Face],
    variant: Variant,
    side: str,
    plain: bool,
    spellbook: str,
    schools: list[str],
    black_schools: list[str],
    first: int,
) -> Labyrinth:
    name = f"layout_{seats}" + ("_plain" if plain and seats == 4 else "")
    layout = LAYOUTS[name]
    colours = [0, 1, 2, 3]
    rng.shuffle(colours)  # WIZ-SETUP-01: seat i has colour i of this
    slots = list(range(seats))
    rng.shuffle(slots)  # WIZ-SETUP-03: the sector of which seat lies in each slot
    rotations = [rng.below(4) for _ in range(seats)]
    plan = plan_of(layout, side, [colours[seat] for seat in slots], rotations)
    white, black = choose_sets(rng, spellbook, schools, black_schools)
    deck: list[Face] = []
    for face in faces:
        for copies in [face.sets.get(set, 0) for set in white]:
            deck += [face] * copies
    deck += extra  # cards of packs
    second: list[Face] = []
    for face in faces:
        dark = face.with_back("black") if black else face
        for copies in [face.sets.get(set, 0) for set in black]:
            second += [dark] * copies
    cards = Cards.of(deck + second)
    decks = [Zone(DECK, -1, list(range(len(deck))))]
    piles = [Zone(PILE_OF)]
    if second:
        decks.append(Zone(BLACK_DECK, -1, list(range(len(deck), len(deck) + len(second)))))
        piles.append(Zone(BLACK_PILE))
    everyone = range(seats)
    treasures: list[Treasure] = []
    wizards: list[Wizard] = []
    for seat in everyone:
        slot = slots.index(seat)
        wizards.append(Wizard(seat, colours[seat], plan.homes[slot]))  # WIZ-SETUP-07
        for square in plan.treasures[slot]:  # WIZ-SETUP-08
            treasures.append(Treasure(seat, square))
    t = Labyrinth(
        seats,
        rng,
        cards,
        None,
        variant,
        plan,
        slots,
        [seat % 2 if second else 0 for seat in everyone],  # WIZ-VARIANT-04
        decks,
        piles,
        [Zone(HAND_OF, seat) for seat in everyone],
        [Zone(ITEMS, seat) for seat in everyone],
        [Zone(SPELLS, seat) for seat in everyone],
        Zone(BOARD),
        Zone(RESOLVING),
        wizards,
        treasures,
    )
    for pile in t.decks:
        cards.shuffle(pile, rng)  # WIZ-SETUP-10
    for seat in everyone:
        for _ in range(HAND_START):  # WIZ-SETUP-12
            cards.draw(t.decks[t.groups[seat]], t.hands[seat])
    t.first = rng.below(seats) if first < 0 else first % seats  # WIZ-SETUP-15
    t.active = t.first
    t.look_again()
    return t


def choose_sets(
    rng: Rng, spellbook: str, schools: list[str], black_schools: list[str]
) -> tuple[list[str], list[str]]:
    """Which sets make the deck, or the two decks of a Custom Spellbook."""
    if spellbook == "giant":  # WIZ-VARIANT-08
        return ["cantrip_white", *SCHOOLS], []
    order = [school for school in SCHOOLS if school not in schools and school not in black_schools]
    rng.shuffle(order)
    chosen = schools[:STANDARD_SCHOOLS]
    if spellbook == "custom":  # WIZ-VARIANT-04: the groups pick in turn
        dark = black_schools[:STANDARD_SCHOOLS]
        while len(chosen) < STANDARD_SCHOOLS or len(dark) < STANDARD_SCHOOLS:
            if len(chosen) <= len(dark) and len(chosen) < STANDARD_SCHOOLS:
                chosen.append(order.pop())
            else:
                dark.append(order.pop())
        return ["cantrip_white", *chosen], ["cantrip_black", *dark]
    while len(chosen) < STANDARD_SCHOOLS:  # WIZ-SETUP-09
        chosen.append(order.pop())
    return ["cantrip_white", *chosen], []
