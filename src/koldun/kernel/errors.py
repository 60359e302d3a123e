"""What a person can get wrong. Each message names the place and what would be right."""


class KoldunError(ValueError):
    """Something that came from outside was wrong; the state is as it was before."""


class IllegalChoice(KoldunError):
    """A seat tried to choose what it may not."""


class WrongTable(KoldunError):
    """No such game, seat count or option."""


class BadFile(KoldunError):
    """A match, card or scenario file that cannot be used. Carries the place of the mistake."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(f"{place}: {problem}")
        self.place = place
        self.problem = problem


class RulesFault(RuntimeError):
    """The rules themselves did something they must not: a defect of a game, never of a player."""
