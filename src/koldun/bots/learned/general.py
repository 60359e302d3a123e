"""An observer for a game that has none of its own: known cards by zone, and how full zones are."""

from functools import cache
from typing import Any

from koldun.bots.policies import wander
from koldun.content.library import library_of
from koldun.content.registry import table_for
from koldun.kernel.cards import ZoneKind
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.observe import Observer, ZoneObserver
from koldun.kernel.randomness import seed_of

MATCHES = 6


@cache
def observer_of(game: AnyGame) -> Observer[Any]:
    """The game's own observer, or the general one."""
    own = game.observer()
    return general_observer(game) if own is None else own


def general_observer(game: AnyGame) -> ZoneObserver:
    """Zones, questions and verbs are listed as random matches of every size show them."""
    kinds: dict[str, ZoneKind] = {}
    owned: set[str] = set()
    questions: set[str] = set()
    verbs: set[str] = set()
    for players in range(game.least, game.most + 1):
        setup = table_for(game, players, game.brief)
        for number in range(MATCHES):
            match = Match.start(game, setup, seed_of(f"general {number}"), log=False)
            for zone in match.state.zones():
                kinds[zone.kind.name] = zone.kind
                if zone.owner >= 0:
                    owned.add(zone.kind.name)
            for now in wander(match, f"general {number}"):
                for decision in now.pending():
                    questions.add(decision.what)
                    verbs |= {option.verb for option in decision.options}
    return ZoneObserver(
        game.id,
        game.most,
        [kinds[name] for name in sorted(kinds)],
        owned,
        list(library_of(game).faces.values()),
        questions=sorted(questions),
        verbs=sorted(verbs),
    )
