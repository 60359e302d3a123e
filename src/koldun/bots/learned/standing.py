"""How everybody stands: by the game's network where there is one, else by its own evaluation."""

from koldun.kernel.match import Match
from koldun.kernel.observe import Sheet


def standing(match: Match) -> list[float]:
    """What each seat may expect of the win, together 1: for the curve of a match that is over.

    A network is asked for each seat by what that seat knows; what they say is made to add up.
    """
    result = match.result
    if result is not None:
        return result.shares()
    found = _learned(match)
    return match.game.values(match.state) if found is None else found


def _learned(match: Match) -> list[float] | None:
    try:
        from koldun.bots.learned.net import Learned, net_of
    except ImportError:
        return None
    net, observer = net_of(match.game), match.game.observer()
    players = match.setup.players
    if net is None or observer is None or players not in net.about.get("players", []):
        return None
    sheet = Sheet()
    for seat in range(players):
        observer.position(match.state, seat, sheet)
    values: list[float] = net.values(net.hidden(Learned(net, observer).rows(sheet))).tolist()
    whole = sum(values)
    return [value / whole for value in values]
