"""Everything a game is written with. docs/adding-a-game.md walks through a whole game.

from koldun.author import Game, State, Play, ask
"""

from koldun.content.deeds import Deed
from koldun.content.library import Built, CardInfo, Entry, Library
from koldun.content.staging import Staging
from koldun.content.vocabulary import Vocabulary, deeds, number, word
from koldun.kernel.cards import (
    ALL,
    HAND,
    NOBODY,
    OPEN,
    OWNER,
    PILE,
    ROW,
    SPECTATOR,
    SPREAD,
    Cards,
    Face,
    Zone,
    ZoneKind,
)
from koldun.kernel.decisions import DONE, NO, PASS, YES, Ask, Option, Play, ask, parallel, together
from koldun.kernel.definitions import Definition
from koldun.kernel.estimates import shares
from koldun.kernel.game import (
    ADULT,
    BOARD,
    CHANCE,
    ELIMINATION,
    HIDDEN,
    NO_WINNER,
    SHARED,
    TOGETHER,
    WINDOWS,
    Game,
    Setup,
)
from koldun.kernel.randomness import Rng
from koldun.kernel.results import Result, places_by
from koldun.kernel.state import Plain, State, copied, each, offered
from koldun.kernel.windows import Reply, privately, window
from koldun.view.views import Board, Cell, Edge, SeatView, Table, Token

__all__ = [
    "ADULT",
    "ALL",
    "BOARD",
    "CHANCE",
    "DONE",
    "ELIMINATION",
    "HAND",
    "HIDDEN",
    "NO",
    "NOBODY",
    "NO_WINNER",
    "OPEN",
    "OWNER",
    "PASS",
    "PILE",
    "ROW",
    "SHARED",
    "SPECTATOR",
    "SPREAD",
    "TOGETHER",
    "WINDOWS",
    "YES",
    "Ask",
    "Board",
    "Built",
    "CardInfo",
    "Cards",
    "Cell",
    "Deed",
    "Definition",
    "Edge",
    "Entry",
    "Face",
    "Game",
    "Library",
    "Option",
    "Plain",
    "Play",
    "Reply",
    "Result",
    "Rng",
    "SeatView",
    "Setup",
    "Staging",
    "State",
    "Table",
    "Token",
    "Vocabulary",
    "Zone",
    "ZoneKind",
    "ask",
    "copied",
    "deeds",
    "each",
    "number",
    "offered",
    "parallel",
    "places_by",
    "privately",
    "shares",
    "together",
    "window",
    "word",
]
