"""Sentences with one number in them."""

from koldun.games.krutagidon.state import Act, Harm


class Numbered(Act):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number


class NumberedHarm(Harm):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number
