"""Choices that many texts ask for."""

from typing import Final

from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import Option, Play, ask

NOTHING: Final = Option("nothing")


def choose_enemy(
    t: Brawl, seat: int, options: list[int], rule: str, about: int = -1, word: str = ""
) -> Play[int]:
    """Only the player who plays the text picks (KRU-ATTACK-06)."""
    pick = yield from ask(
        seat, "target", [Option("target", seat=s) for s in options], rule, about=about, word=word
    )
    return pick.seat


def or_nothing(options: list[Option]) -> list[Option]:
    """For questions asked in private: the answer must not tell that there was no choice."""
    return options if options else [NOTHING]


def distinct(t: Brawl, cards: list[int]) -> list[int]:
    """One of each title. Only for open piles: in a hand it would tell that cards are alike."""
    found: list[int] = []
    titles: list[str] = []
    for card in cards:
        title = t.face(card).id
        if title not in titles:
            titles.append(title)
            found.append(card)
    return found
