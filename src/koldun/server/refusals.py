"""Saying no, with a code for programs and a sentence for people."""


class Refusal(Exception):
    """A request or message that does not count."""

    def __init__(self, code: str, message: str, status: int = 400, number: int = -1) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.number = number


class Overtaken(Refusal):
    """Another server has written to this log first; what was asked may still be possible."""

    def __init__(self) -> None:
        super().__init__("late", "somebody else was faster", 409)
