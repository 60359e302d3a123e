"""What a win rate may really be: intervals from paired deals, and intervals one may stop on.

A deal is played in every rotation of the seats; what a bot had of it on average is one number. Luck
of seat and cards is out of that number, so its spread is smaller than that of single matches.
"""

import math
from collections.abc import Sequence

import msgspec

Z95 = 1.959964
"""Standard deviations of a two-sided 95 % interval."""

ALPHA = 0.05
"""How often an interval may miss."""

_BOLDEST = 0.5  # of what a bet may risk at most


def wilson(wins: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate; wins may be shared."""
    if games <= 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + z * z / games
    middle = (rate + z * z / (2 * games)) / scale
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def standard_error(values: Sequence[float]) -> float:
    """Of their mean; 0 where one value or equal ones say nothing of it."""
    n = len(values)
    if n < 2:
        return 0.0
    mean = sum(values) / n
    return math.sqrt(sum((x - mean) ** 2 for x in values) / (n - 1) / n)


class Interval(msgspec.Struct, frozen=True):
    """Where a mean lies with 95 %. `worth`: how many unpaired matches one paired match is worth."""

    rate: float
    low: float
    high: float
    worth: float

    def narrower(self) -> float:
        """How wide it is beside an interval of as many unpaired matches: 0.8 is a fifth less."""
        return 1.0 / math.sqrt(self.worth) if self.worth > 0 else 1.0


def paired(deals: Sequence[float], matches: int) -> Interval:
    """From the mean of each deal of so many matches.

    Wilson's interval for as many matches as the deals are worth: where pairing brings nothing
    that is the number of matches played. One deal of doubt is added to the spread, so that
    a few deals that happen to be equal prove nothing.
    """
    n = len(deals)
    if n == 0:
        return Interval(0.0, 0.0, 1.0, 1.0)
    rate = sum(deals) / n
    single = rate * (1 - rate)
    worth = 1.0
    if single > 1e-12:
        alone = single / matches  # the spread of a deal of unpaired matches
        squares = sum((x - rate) ** 2 for x in deals)
        worth = alone * n / (squares + alone)
    low, high = wilson(rate * n * matches * worth, n * matches * worth)
    return Interval(rate, low, high, worth)


def side(deals: Sequence[float], bar: float, alpha: float = ALPHA) -> int:
    """1 when the mean is over the bar, -1 under it, 0 while that is open: at any time, however
    often one looks."""
    return clear(deals, bar, alpha)[0]


def clear(deals: Sequence[float], bar: float, alpha: float = ALPHA) -> tuple[int, int]:
    """On which side of the bar the mean is, and after how many deals that was clear.

    Two gamblers bet on each next deal, one on more than the bar and one on less. Were the bar
    the true mean nobody could hope to win, and with chance `alpha` at most would one of them
    ever be rich (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
    betting"). Deals must be given in the order they were dealt, not in the order they ended.
    """
    rich = math.log(2.0 / alpha)
    up = down = 0.0
    total, squares = 0.5, 0.25
    for t, x in enumerate(deals, 1):
        stake = math.sqrt(2.0 * rich / (squares * math.log(t + 1)))
        up += math.log1p(min(stake, _BOLDEST / max(bar, 1e-9)) * (x - bar))
        down += math.log1p(-min(stake, _BOLDEST / max(1 - bar, 1e-9)) * (x - bar))
        if up >= rich:
            return 1, t
        if down >= rich:
            return -1, t
        total += x
        mean = total / (t + 1)
        squares += (x - mean) ** 2
    return 0, len(deals)


def anytime(deals: Sequence[float], alpha: float = ALPHA) -> tuple[float, float]:
    """All rates no gambler has refuted: true with 95 % at whatever moment one stops."""
    if not deals:
        return 0.0, 1.0
    mean = sum(deals) / len(deals)
    return _edge(deals, mean, 0.0, 1, alpha), _edge(deals, mean, 1.0, -1, alpha)


def _edge(deals: Sequence[float], inside: float, outside: float, way: int, alpha: float) -> float:
    """The last refuted rate on the way out from the mean, to a ten-thousandth."""
    if side(deals, inside, alpha) == way:  # an early streak refuted even the mean of now
        return inside
    while abs(inside - outside) > 1e-4:
        middle = (inside + outside) / 2
        if side(deals, middle, alpha) == way:
            outside = middle
        else:
            inside = middle
    return outside
