"""How a match ended."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Result:
    """Places by seat (1 is first, equal places are shared) and why it is over.

    `winners` may be one seat, several (a shared win) or none (a draw, or nobody deserved it).
    """

    def __init__(
        self,
        places: list[int],
        winners: list[int],
        reason: str,
        scores: list[int],
        out: list[int] | None = None,
        capped: bool = False,
    ) -> None:
        self.places: list[int] = places
        self.winners: list[int] = winners
        self.reason: str = reason  # message id
        self.scores: list[int] = scores
        self.out: list[int] = [] if out is None else out  # eliminated seats
        self.capped: bool = capped  # ended by a cap on length, not by a rule

    def shares(self) -> list[float]:
        """What each seat has of the win: winners share 1 equally; all have 0 where nobody won."""
        return shares_of(self.winners, len(self.places))

    def shared(self) -> bool:
        return len(self.winners) > 1


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from sort keys, higher is better; equal keys share a place."""
    ranked = sorted(keys, reverse=True)
    return [1 + ranked.index(key) for key in keys]


def shares_of(winners: list[int], seats: int) -> list[float]:
    """What each seat has of a win: the one place that says what a win is worth."""
    share = 1.0 / len(winners) if winners else 0.0
    return [share if seat in winners else 0.0 for seat in range(seats)]
