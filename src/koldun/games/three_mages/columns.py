"""What an observation of 3 Mages names: slots of cards, columns, questions and verbs.

Mages, roads and lands are told from the seat's own mage on: own, next clockwise, third.
"""

from typing import Final

from koldun.games.three_mages.state import MAGES
from koldun.kernel.cards import Face
from koldun.kernel.observe import Schema

MOST: Final = 3

# slots
HAND: Final = 0
KNOWN: Final = 1  # in the hand of the next mage, then of the third
GONE: Final = 3  # monsters and spells that do not come back
ABOUT: Final = 4
SLOTS: Final = ["hand", "known of next", "known of third", "gone", "about"]

TURNS: Final = ("own", "next", "third")
GIVES: Final = ("fire_land", "ice_land", "graveyard")  # by mage
# what a cell is, lands from the own mage on
CELLS: Final = (
    "own land",
    "next land",
    "third land",
    "monster_bag",
    "spell_book",
    "bazaar",
    "magic_portal",
    "central_portal",
    "neutral",
)
LANDS: Final = 3
NEAR: Final = 7  # kinds of cells that distances are told to: all before the central portal

TABLE_COLUMNS: Final = [
    "ready",
    *MAGES,
    "next is idle",
    "third is idle",
    "own turn",
    "turn of next",
    "turn of third",
    "round",
    "monsters left",
    "spells left",
    "own pile",
    "next pile",
    "third pile",
    "own resources",
    "next resources",
    "third resources",
    "beasts held",
    "spells held",
    "best beast",
    "best beast lacks",
    "near next",
    "near third",
    "next near third",
]
RESOURCES: Final = TABLE_COLUMNS.index("own resources")
MAGE_COLUMNS: Final = [
    "hand",
    "monsters",
    "health",
    "strength",
    "run",
    "run now",
    "in danger",
    *[f"near {kind}" for kind in CELLS[:NEAR]],
]
SQUARE_COLUMNS: Final = ["own", "next's", "third's", "health", "strength", "ready"]
ROADS: Final = ("road to next", "road to third", "far road")
LENGTH: Final = 9  # squares of a road
MAGES_AT: Final = len(TABLE_COLUMNS)
MAGE: Final = len(MAGE_COLUMNS)
SQUARES_AT: Final = MAGES_AT + MOST * MAGE
SQUARE: Final = len(SQUARE_COLUMNS)
COLUMNS: Final = (
    TABLE_COLUMNS
    + [f"{whose} {name}" for whose in TURNS for name in MAGE_COLUMNS]
    + [
        f"{road} {square}: {name}"
        for road in ROADS
        for square in range(1, LENGTH + 1)
        for name in SQUARE_COLUMNS
    ]
)
OPTION_COLUMNS: Final = [
    "hint",
    *CELLS,
    "hand there",
    "rivals near",
    *[f"near {kind}" for kind in CELLS[:NEAR]],
    "near next",
    "near third",
    "own",
    "next's",
    "third's",
    "health",
    "strength",
    "distance",
    *ROADS,
    "castle",
    "dies",
    "fights",
    "health ahead",
    "strength ahead",
    "have",
    "own kind",
    "next kind",
    "third kind",
]
WHOLE: Final = len(OPTION_COLUMNS)
HAND_THERE: Final = OPTION_COLUMNS.index("hand there")
NEAR_KIND: Final = OPTION_COLUMNS.index("near own land")
NEAR_NEXT: Final = OPTION_COLUMNS.index("near next")
OWNER: Final = OPTION_COLUMNS.index("own")
HEALTH: Final = OPTION_COLUMNS.index("health")
ROAD: Final = OPTION_COLUMNS.index(ROADS[0])
CASTLE: Final = OPTION_COLUMNS.index("castle")
AHEAD: Final = OPTION_COLUMNS.index("health ahead")
HAVE: Final = OPTION_COLUMNS.index("have")


def schema_of(faces: list[Face]) -> Schema:
    return Schema(
        "three_mages",
        most=MOST,
        slots=SLOTS,
        faces=faces,
        questions=["mage", "turn", "road", "portal", "bazaar", "target", "own", "kind", "dash-on"],
        verbs=[
            "mage",
            "walk",
            "move",
            "summon",
            "summon-with",
            "cast",
            "cast-with",
            "put",
            "portal",
            "swap",
            "sell",
            "browse",
            "target",
            "road",
            "kind",
            "rival",
            "done",
            "yes",
            "no",
        ],
        columns=COLUMNS,
        option_columns=OPTION_COLUMNS,
        apart=["sell"],
        bag=5,
    )
