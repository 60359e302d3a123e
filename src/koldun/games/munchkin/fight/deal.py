"""Bargains as part of the state: what a helper was promised, and the offer that lies on the table."""

from typing import Final, final

from koldun.kernel.definitions import Definition
from koldun.kernel.state import Plain

ALL_SHARE: Final = 99


@final
class Deal:
    """What a helper was promised (OPEN-HELP)."""

    def __init__(self, share: int, order: str, old: "Deal | None" = None) -> None:
        self.share: int = share  # treasures, ALL_SHARE for all
        self.order: str = order
        self.items: list[int] = [] if old is None else old.items[:]  # of main, due after the combat
        self.always: bool = False if old is None else old.always  # due after a lost combat too
        self.asks: list[int] = [] if old is None else old.asks[:]  # of the helper, due to main

    def copy(self) -> "Deal":
        return Deal(self.share, self.order, self)

    def plain(self) -> Plain:
        items: list[Plain] = [c for c in self.items]
        asks: list[Plain] = [c for c in self.asks]
        return [self.share, self.order, items, self.always, asks]

    def signature(self, seat: int) -> str:
        return f"{seat} {self.share} {self.order} {sorted(self.items)} {self.always} {sorted(self.asks)}"


class Draft:
    """Terms of help being written."""

    def __init__(self, deal: Deal) -> None:
        self.deal: Deal = deal
        self.cards: list[int] = []  # hand cards main plays on the helper


class Offer(Definition):
    """A bargain on the table, to be answered: an offer of help, a counter-offer, a bid or a trade."""

    def __init__(
        self,
        what: str,
        seat: int,
        to: int,
        gives: list[int],
        takes: list[int],
        draft: Draft | None = None,
    ) -> None:
        self.what: str = what  # offer, counter, bid, trade
        self.seat: int = seat  # whose offer it is
        self.to: int = to  # who answers
        self.gives: list[int] = gives  # items from `seat` to `to`
        self.takes: list[int] = takes  # and back
        self.share: int = 0 if draft is None else draft.deal.share
        self.order: str = "" if draft is None else draft.deal.order
        self.always: bool = False if draft is None else draft.deal.always
        self.cards: list[int] = [] if draft is None else draft.cards  # to be played on `to`

    def plain(self) -> Plain:
        gives: list[Plain] = [c for c in self.gives]
        takes: list[Plain] = [c for c in self.takes]
        cards: list[Plain] = [c for c in self.cards]
        terms: list[Plain] = [self.share, self.order, self.always]
        return [self.what, self.seat, self.to, gives, takes, cards, terms]
