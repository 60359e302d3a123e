"""What everybody sees of the brawl besides the cards: nothing here is secret."""

from typing import TypedDict

from koldun.games.krutagidon.fighting.life import life_factor
from koldun.games.krutagidon.playing.buying import for_sale, price
from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.view.views import SeatView, Table


class Facts(TypedDict):
    power: int  # left to spend this turn
    made: int  # of it, made so far
    prize: int  # who holds the grand prize
    rlyeh: int  # who holds Rlyeh
    ending: list[str]  # end conditions that are met
    on_top: int
    echoes: int
    prices: dict[str, int]  # by face: what the one whose turn it is would pay
    played: list[str]
    most_life: int
    life_factor: list[int]  # by seat: how many times over life is gained


def view(t: Brawl) -> Table:
    rlyeh = t.rlyeh()
    return Table(
        phase=t.phase,
        round=t.number,
        active=t.active,
        seats=[_seat(t, seat, rlyeh) for seat in range(t.seats)],
        facts=Facts(
            power=t.turn.power(),
            made=t.turn.made,
            prize=t.prize,
            rlyeh=rlyeh,
            ending=t.out[:],
            on_top=t.turn.on_top,
            echoes=len(t.echoes),
            prices=_prices(t),
            played=[face.id for face in t.turn.played],
            most_life=MOST_LIFE,
            life_factor=[life_factor(t, seat) for seat in range(t.seats)],
        ),
    )


def _prices(t: Brawl) -> dict[str, int]:
    if t.phase != "action":
        return {}
    return {t.face(card).id: price(t, t.active, t.face(card)) for card in for_sale(t, t.active)}


def _seat(t: Brawl, seat: int, rlyeh: int) -> SeatView:
    words: dict[str, str] = {}
    if t.mat_of[seat].cards:
        words["mat"] = t.face(t.mat_of[seat].top()).id
    if t.prize == seat:
        words["prize"] = "grand_prize"
    if rlyeh == seat:
        words["rlyeh"] = "rlyeh"
    return SeatView(
        seat,
        counters={
            "life": t.life[seat],
            "tokens": len(t.tokens[seat].cards),
            "hand": len(t.hands[seat].cards),
            "deck": len(t.decks[seat].cards),
        },
        words=words,
    )
