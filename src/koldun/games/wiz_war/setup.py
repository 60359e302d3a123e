"""Setting the table (Подготовка к игре)."""

from koldun.games.wiz_war.board.corner_sight import corners_of
from koldun.games.wiz_war.board.faces import LAYOUTS, plan_of
from koldun.games.wiz_war.board.layout import Layout
from koldun.games.wiz_war.board.lines import lines_of
from koldun.games.wiz_war.board.pieces import Treasure, Wizard
from koldun.games.wiz_war.library import Options
from koldun.games.wiz_war.magic.cards import SCHOOLS, Magic
from koldun.games.wiz_war.magic.spellbooks import (
    CANTRIPS,
    deal,
    faces_of,
    finished,
    open_books,
    standard_sets,
)
from koldun.games.wiz_war.state import BLACK_DECK, BLACK_PILE, DRAFT, Labyrinth, Variant
from koldun.kernel.cards import Cards, Zone
from koldun.kernel.randomness import Rng

FIRST_GAME = ["alchemy", "elemental", "mentalism"]  # WIZ-SETUP-11


def set_table(
    seats: int, rng: Rng, faces: list[Magic], extra: list[Magic], options: Options
) -> Labyrinth:
    """`extra` are cards of packs."""
    layout = layout_for(seats, options)
    colours = [0, 1, 2, 3]
    rng.shuffle(colours)  # WIZ-SETUP-01: seat i has colour i of this
    slots = list(range(seats))
    rng.shuffle(slots)  # WIZ-SETUP-03: the sector of which seat lies in each slot
    rotations = [rng.below(4) for _ in range(seats)]
    plan = plan_of(layout, options.side, [colours[seat] for seat in slots], rotations)
    schools = FIRST_GAME if options.first_game else list(options.schools)
    custom = options.spellbook == "custom"
    if custom or options.spellbook == "giant":  # WIZ-VARIANT-08
        sets = [*CANTRIPS[: 2 if custom else 1], *SCHOOLS]
    else:
        sets = standard_sets(rng, schools)
    deck = faces_of(faces, sets) + extra
    t = Labyrinth(seats, rng, Cards.of(deck), variant_of(options), plan)
    t.decks[0].cards = list(range(len(deck)))
    t.slots = slots
    for seat in range(seats):
        slot = slots.index(seat)
        t.wizards.append(Wizard(seat, colours[seat], plan.homes[slot]))  # WIZ-SETUP-07
        for square in plan.treasures[slot]:  # WIZ-SETUP-08
            t.treasures.append(Treasure(seat, square))
    t.first = rng.below(seats) if options.first < 0 else options.first % seats  # WIZ-SETUP-15
    t.active = t.first
    t.look_again()
    if not custom:
        deal(t)
        return t
    t.groups = [seat % 2 for seat in range(seats)]  # WIZ-VARIANT-04
    t.decks.append(Zone(BLACK_DECK))
    t.piles.append(Zone(BLACK_PILE))
    t.schools = [schools[:], list(options.black_schools)]
    if finished(t):
        open_books(t)
    else:
        t.phase = DRAFT
    return t


def layout_for(seats: int, options: Options) -> Layout:
    """All lines of a board are worked out when its first table is set, not in mid-play."""
    name = f"layout_{seats}" + ("_plain" if options.plain_wrap_4 and seats == 4 else "")
    layout = LAYOUTS[name]
    lines_of(layout).make_all()
    corners_of(layout).make_all()
    return layout


def variant_of(options: Options) -> Variant:
    return Variant(
        uncluttered_mind=options.uncluttered_mind,
        deadly_treasures=options.deadly_treasures,
        vp_to_win=options.vp_to_win,
        heavy_items=options.heavy_items,
        permanent_creations=options.permanent_creations,
        treasure_hunters=options.treasure_hunters,
        rounds=options.rounds,
    )
