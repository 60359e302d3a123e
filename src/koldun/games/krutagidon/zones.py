"""Where cards, tokens and tiles lie, and who sees them there."""

from typing import Final

from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, ZoneKind

# --- in the middle of the table, and in the box
BOX: Final = ZoneKind("box", NOBODY, PILE, "box")
LEGEND_BOX: Final = ZoneKind("legend-box", NOBODY, PILE, "legends")
TOKEN_BOX: Final = ZoneKind("token-box", NOBODY, PILE, "tokens")
TILE_BOX: Final = ZoneKind("tile-box", NOBODY, PILE, "setup")
FAMILIAR_BOX: Final = ZoneKind("familiar-box", NOBODY, PILE, "setup")
MAIN: Final = ZoneKind("main", NOBODY, PILE, "main")
MARKET: Final = ZoneKind("market", OPEN, ROW)
RESOLVING: Final = ZoneKind("resolving", OPEN, ROW)
MAYHEM: Final = ZoneKind("mayhem", OPEN, PILE)
DESTROYED: Final = ZoneKind("destroyed", OPEN, PILE)
WILD: Final = ZoneKind("wild", OPEN, PILE)
LIMP: Final = ZoneKind("limp", OPEN, PILE)
LEGENDS: Final = ZoneKind("legends", NOBODY, PILE, "legends")
LEGEND: Final = ZoneKind("legend", OPEN, ROW)
GRAVES: Final = ZoneKind("graves", NOBODY, PILE, "tokens")
POT: Final = ZoneKind("pot", OPEN, ROW)
MATS: Final = ZoneKind("mats", OPEN, ROW)

# --- in front of each player
HAND_OF: Final = ZoneKind("hand", OWNER, HAND, "own")
PLAY: Final = ZoneKind("play", OPEN, ROW, "own")
DISCARD: Final = ZoneKind("discard", OPEN, PILE, "own")
DECK: Final = ZoneKind("deck", NOBODY, PILE, "own")
TOKENS: Final = ZoneKind("tokens", OPEN, ROW)
TILES: Final = ZoneKind("tiles", OPEN, ROW)
FAMILIAR_OF: Final = ZoneKind("familiar", OPEN, ROW)
MAT_OF: Final = ZoneKind("mat", OPEN, ROW)
OFFER: Final = ZoneKind("offer", OWNER, HAND, "setup", loose=False)
REVEALED: Final = ZoneKind("revealed", OPEN, ROW, "own")
BORROWED: Final = ZoneKind("borrowed", OPEN, ROW, "own")  # played by an enemy just now
