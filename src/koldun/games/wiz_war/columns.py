"""What an observation of Wiz-War names: slots of cards, columns, questions and verbs."""

from typing import Final

from koldun.games.wiz_war.magic.cards import Magic
from koldun.kernel.cards import Face
from koldun.kernel.observe import Schema

MOST: Final = 4

SLOTS: Final = [
    "hand",
    "items",
    "spells",
    "items of others",
    "spells of others",
    "works on me",
    "works on others",
    "known",  # in other hands
    "thing here",
    "thing near",
    "thing far",
    "resolving",
    "about",
]
HAND: Final = 0
ITEMS: Final = 1
SPELLS: Final = 2
OTHERS: Final = 2  # so much further on lies what others have
ON_ME: Final = 5
ON_OTHERS: Final = 6
KNOWN: Final = 7
THING: Final = 8
RESOLVING: Final = 11
ABOUT: Final = 12
NEAR: Final = 3  # steps to a thing that is near

TABLE_COLUMNS: Final = [
    "number",
    "round",
    "deck",
    "running",
    "fog",
    "turns to win",
    "energy",
    "best energy",
    "attacks held",
    "counters held",
    "items held",
    "room",
    "target points",
]
SEAT_COLUMNS: Final = [
    "here",
    "active",
    "points",
    "life",
    "weak",
    "carries",
    "carries mine",
    "carries own",
    "steps to win",
    "soon",
    "trip",
    "to home",
    "cards",
    "items",
    "spells",
    "stun",
    "stunned",
    "movement",
    "speed",
    "acted",
    "moved",
    "attacks",
    "boosted",
    "seen",
    "sees me",
    "steps away",
    "near",
    "reduces",
]
COLUMNS: Final = TABLE_COLUMNS + [
    f"{name} {place}" for place in range(MOST) for name in SEAT_COLUMNS
]
TABLE: Final = len(TABLE_COLUMNS)
SEAT: Final = len(SEAT_COLUMNS)
OPTION_COLUMNS: Final = [
    "hint",
    "square",
    "edge",
    "to goal",
    "nearer",
    "to home",
    "to me",
    "to rival",
    "rival there",
    "treasure to fetch",
    "own treasure",
    "own home",
    "home of rival",
    "seen by rivals",
    "things there",
    "wall",
    "door",
    "fire",
    "target",
    "me",
    "life",
    "carries",
    "in sight",
    "steps away",
    "points",
    "energy",
    "attack",
    "counter",
    "neutral",
    "item",
    "only energy",
    "line of sight",
    "adjacent",
    "instant",
    "permanent",
    "number",
]
OPTION: Final = len(OPTION_COLUMNS) - 1
TARGET: Final = OPTION_COLUMNS.index("target") - 1
CARD: Final = OPTION_COLUMNS.index("energy") - 1
FAR: Final = 30
CARRIED: Final = 40  # for the steps of a trip to a treasure another carries

QUESTIONS: Final = [
    *["act", "answer", "boost", "direction", "discard", "draw", "earth", "float", "force"],
    *["forget", "glide", "hide", "modify", "project", "school", "shed", "shoved"],
    *["creature-shoved", "split", "steal", "take-more", "target", "teleport", "turn", "vision"],
    *["which-marker", "which-thing"],
]
VERBS: Final = [
    *["go", "back", "keep", "add", "board", "boost", "cast", "counter", "counter-through"],
    *["counter-add", "counter-through-add", "creature", "direction", "discard", "draw", "drop"],
    *["drop-treasure", "edge", "end", "equip", "gather", "hold", "let-go", "in-sector"],
    *["leave-dust", "modify", "punch", "punch-object", "punch-all", "school", "sector", "self"],
    *["speed", "speed-add", "spell", "split", "square", "steal", "step", "take"],
    *["take-treasure", "thing", "treasure", "turn", "use", "vision", "wizard"],
    *["pass", "done", "yes", "no"],
]


def schema_of(faces: list[Face]) -> Schema:
    words: set[str] = set()
    for face in faces:
        if isinstance(face, Magic):
            words |= {mode.id for mode in face.modes + face.uses}
    return Schema(
        "wiz_war",
        most=MOST,
        slots=SLOTS,
        faces=faces,
        questions=QUESTIONS,
        verbs=VERBS,
        columns=COLUMNS,
        option_columns=OPTION_COLUMNS,
        places=sorted(words - {""}),
        apart=["cast", "discard", "speed", "boost", "counter"],
        bag=7,
    )
