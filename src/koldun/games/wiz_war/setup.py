"""Setting the table (Подготовка к игре)."""

from koldun.games.wiz_war.books import (
    CANTRIPS,
    deal,
    faces_of,
    finished,
    open_books,
    standard_sets,
)
from koldun.games.wiz_war.corners import make_tables
from koldun.games.wiz_war.faces import LAYOUTS
from koldun.games.wiz_war.ground import (
    BLACK_DECK,
    BLACK_PILE,
    BOARD,
    DECK,
    DRAFT,
    HAND_OF,
    ITEMS,
    PILE_OF,
    RESOLVING,
    SPELLS,
    Variant,
)
from koldun.games.wiz_war.magic import SCHOOLS, Magic
from koldun.games.wiz_war.pieces import Treasure, Wizard
from koldun.games.wiz_war.plan import plan_of
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.randomness import Rng


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
    make_tables(layout)
    colours = [0, 1, 2, 3]
    rng.shuffle(colours)  # WIZ-SETUP-01: seat i has colour i of this
    slots = list(range(seats))
    rng.shuffle(slots)  # WIZ-SETUP-03: the sector of which seat lies in each slot
    rotations = [rng.below(4) for _ in range(seats)]
    plan = plan_of(layout, side, [colours[seat] for seat in slots], rotations)
    custom = spellbook == "custom"
    if custom or spellbook == "giant":  # WIZ-VARIANT-08
        sets = [*CANTRIPS[: 2 if custom else 1], *SCHOOLS]
    else:
        sets = standard_sets(rng, schools)
    deck = faces_of(faces, sets) + extra  # cards of packs
    cards = Cards.of(deck)
    decks = [Zone(DECK, -1, list(range(len(deck))))]
    piles = [Zone(PILE_OF)]
    if custom:
        decks.append(Zone(BLACK_DECK))
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
        [seat % 2 if custom else 0 for seat in everyone],  # WIZ-VARIANT-04
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
    t.first = rng.below(seats) if first < 0 else first % seats  # WIZ-SETUP-15
    t.active = t.first
    t.look_again()
    if not custom:
        deal(t)
        return t
    t.schools = [schools[:], black_schools[:]]
    if finished(t):
        open_books(t)
    else:
        t.phase = DRAFT
    return t
