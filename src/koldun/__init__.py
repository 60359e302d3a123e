"""Koldun: a digital table for five wizard games.

    import koldun

    match = koldun.new_match("krutagidon", players=3, seed="any text")
    while not match.over:
        decision = match.pending()[0]
        match.choose(decision.seat, koldun.bot("greedy").pick(match, decision.seat))
    print(match.result.winners)

What this module exports is public and stable, and so are `koldun.author`, for who writes a game,
and `koldun.testing`, for who tests one. docs/python.md walks through it.
"""

# isort: off
from koldun.compiled import COMPILED  # first: decides where every other module comes from
# isort: on

from koldun.api import (
    Bot,
    Choice,
    Decision,
    Event,
    IllegalChoice,
    KoldunError,
    Match,
    Option,
    Result,
    View,
    all_games,
    bot,
    load,
    look,
    new_match,
    play_out,
    say,
    scenario,
)
from koldun.version import VERSION

__version__ = VERSION

__all__ = [
    "COMPILED",
    "Bot",
    "Choice",
    "Decision",
    "Event",
    "IllegalChoice",
    "KoldunError",
    "Match",
    "Option",
    "Result",
    "View",
    "__version__",
    "all_games",
    "bot",
    "load",
    "look",
    "new_match",
    "play_out",
    "say",
    "scenario",
]
