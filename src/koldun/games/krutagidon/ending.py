"""The end of the game and the score (Конец игры)."""

from typing import Final

from koldun.games.krutagidon.state import Brawl
from koldun.kernel.results import Result, places_by

MOST_TURNS: Final = 1500  # nobody has to buy anything, so a brawl could last for ever


def end_reason(t: Brawl) -> str:
    """Checked after end step 5 and after a Group Attack (KRU-GAMEEND-08, KRU-GAMEEND-09)."""
    if t.out:
        return t.out[0]
    return "capped" if t.number >= MOST_TURNS else ""


def result(t: Brawl) -> Result | None:
    if not t.over:
        return None
    scores = [score(t, seat) for seat in range(t.seats)]
    keys: list[tuple[int, ...]] = [
        (scores[seat], legends(t, seat), -len(t.tokens[seat].cards))  # KRU-SCORE-08, KRU-SCORE-09
        for seat in range(t.seats)
    ]
    places = places_by(keys)
    winners = [seat for seat in range(t.seats) if places[seat] == 1]  # KRU-SCORE-10
    return Result(places, winners, t.over, scores, None, t.over == "capped")


def score(t: Brawl, seat: int) -> int:
    """VP of the deck, less tokens and Limp Wands (KRU-SCORE-02)."""
    cards = [t.face(card) for card in t.owned(seat)]
    eggs = 0
    for face in cards:
        if face.star == "eggs":
            eggs += 1
    points = 0
    for face in cards:
        if face.star == "eggs":
            points += 5 if eggs == 2 else 0  # KRU-CARD-11
        elif face.star == "bone":
            points += len(t.tokens[seat].cards)  # KRU-SCORE-11: real tokens only
        else:
            points += face.vp
    for token in t.tokens[seat].cards:
        points += t.face(token).vp  # KRU-SCORE-04
    return points


def legends(t: Brawl, seat: int) -> int:
    n = 0
    for card in t.owned(seat):
        if t.face(card).type == "legend":
            n += 1
    return n
