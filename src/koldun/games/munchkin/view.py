"""What everybody sees besides the zones: levels on the board, the combat line by line, the deal."""

from typing import Final, NotRequired, TypedDict

from koldun.games.munchkin.fight.deal import ALL_SHARE, Offer
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.fight.help import may_help
from koldun.games.munchkin.fight.outlook import outlook
from koldun.games.munchkin.fight.run_away import needed
from koldun.games.munchkin.fight.strength import (
    Line,
    all_treasures,
    levels_at_stake,
    monster_lines,
    munchkin_lines,
    strength,
    totals,
)
from koldun.games.munchkin.state import COLOURS, GOAL, Dungeon
from koldun.kernel.decisions import Option
from koldun.view.views import Board, Cell, SeatView, Table, Token


class Item(TypedDict):
    """One line of a side's strength: what adds it, and how much."""

    what: str
    card: str
    seat: int
    amount: int


class Deal(TypedDict):
    """What the helper was promised."""

    share: int | str  # treasures, or "all"
    order: str
    items: list[str]
    always: bool
    asks: list[str]


class Combat(TypedDict):
    main: int
    helper: int
    forced: bool
    stage: str
    munchkins: int
    monsters: int
    munchkin_lines: list[Item]
    monster_lines: list[Item]
    treasures: int
    levels: int
    runner: int
    run: list[int]  # by fighter: what the die must show; 1: anything, 7: nothing does
    deal: Deal | None
    together: list[list[int]]  # by seat: both totals if it helped; empty: it may not


class Bargain(TypedDict):
    """An offer that somebody has to answer."""

    what: str
    seat: int
    to: int
    share: int | str
    order: str
    always: bool
    gives: list[str]
    takes: list[str]
    cards: int


class Facts(TypedDict):
    first: int
    turn: int
    night: bool
    fast: bool
    shared_victory: bool
    combat: NotRequired[Combat]
    offer: NotRequired[Bargain]


SPACES = [
    Cell(
        f"level-{n}",
        float(n - 1),
        0.0,
        kind="level",
        near=[f"level-{m}" for m in (n - 1, n + 1) if 1 <= m <= GOAL],
    )
    for n in range(1, GOAL + 1)
]


def view(t: Dungeon) -> Table:
    facts = Facts(
        first=t.first,
        turn=t.turn,
        night=t.night(),
        fast=t.rules.fast,
        shared_victory=t.rules.shared,
    )
    fight = t.fight
    if fight is not None:
        facts["combat"] = _combat(t, fight)
    if t.offer is not None:
        facts["offer"] = _offer(t, t.offer)
    return Table(
        phase=t.phase,
        round=t.round,
        active=t.active,
        seats=[_seat(t, seat) for seat in range(t.seats)],
        facts=facts,
        board=_board(t),
    )


def _seat(t: Dungeon, seat: int) -> SeatView:
    counters = {
        "level": t.level[seat],
        "strength": strength(t, seat),
        "hand": len(t.hands[seat].cards),
    }
    penalty = t.limp_combat[seat] + t.limp_turn[seat]
    if penalty:
        counters["limp"] = penalty
    words = {"colour": COLOURS[seat], "figure": _figure(t, seat)}
    armies = t.army_keys(seat)
    words["army"] = " ".join(armies) if armies else "civilian"
    if t.dead[seat]:
        words["dead"] = "dead"
    return SeatView(seat, counters=counters, words=words)


def _figure(t: Dungeon, seat: int) -> str:
    """Only for the eye: no rule looks at it (MUN-SETUP-04)."""
    figures = t.rules.figures
    return figures[seat] if seat < len(figures) else "fm"[seat % 2]


def _board(t: Dungeon) -> Board:
    """Ten spaces in a row, a figure for each munchkin (MUN-SETUP-03, -08, -09)."""
    tokens = [
        Token(f"figure-{s}", "figure", f"level-{t.level[s]}", owner=s, tags=[COLOURS[s]])
        for s in range(t.seats)
    ]
    return Board(float(GOAL), 1.0, cells=SPACES, tokens=tokens)


def _combat(t: Dungeon, fight: Fight) -> Combat:
    ours, theirs = munchkin_lines(t, fight), monster_lines(t, fight)
    deal = fight.deal
    return Combat(
        main=fight.main,
        helper=fight.helper,
        forced=fight.forced,
        stage=fight.stage,
        munchkins=sum(line.amount for line in ours),
        monsters=sum(line.amount for line in theirs),
        munchkin_lines=[_item(t, line) for line in ours],
        monster_lines=[_item(t, line) for line in theirs],
        treasures=all_treasures(t, fight),
        levels=levels_at_stake(t, fight),
        runner=fight.runner,
        run=[needed(t, fight, seat, fight.foes) for seat in fight.fighters()],
        deal=None
        if deal is None
        else Deal(
            share="all" if deal.share == ALL_SHARE else deal.share,
            order=deal.order,
            items=[t.face(c).id for c in deal.items],
            always=deal.always,
            asks=[t.face(c).id for c in deal.asks],
        ),
        together=[_together(t, fight, seat) for seat in range(t.seats)],
    )


def _together(t: Dungeon, fight: Fight, seat: int) -> list[int]:
    if fight.helper >= 0 or not t.fighting() or not may_help(t, fight, seat):
        return []
    joined = fight.copy()
    joined.helper = seat
    return list(totals(t, joined))


def sums(t: Dungeon, what: str, seat: int, options: list[Option]) -> list[str]:
    """Both totals beside what asks for help, offers or takes it, and beside a card that changes them for certain;
    beside running, what the die must show."""
    fight = t.fight
    if fight is None or what not in _TOLD:
        return []
    helper = t.offer.seat if what == "bid" and t.offer is not None else seat
    return [_sum(t, fight, what, seat, helper, option) for option in options]


def _sum(t: Dungeon, fight: Fight, what: str, seat: int, helper: int, option: Option) -> str:
    if option.verb == "pass":
        lost = fight.totals[0] <= fight.totals[1] and fight.has(seat)
        return f"{needed(t, fight, seat, fight.foes)}+" if lost else ""
    if option.verb not in _TOLD[what]:
        return outlook(t, fight, seat, option) if t.fighting() else ""
    both = _together(t, fight, helper if option.seat < 0 else option.seat)
    return " : ".join(str(total) for total in both)


_TOLD: Final = {
    "seek": ("offer", "haggle"),
    "offer": ("yes",),
    "bid": ("yes",),
    "combat": ("bid", "pass"),
    "concede": ("bid", "pass"),
    "claim": (),
    "side": (),
    "enhance": (),
}


def _offer(t: Dungeon, offer: Offer) -> Bargain:
    """The offer somebody has to answer. Promised hand cards are known to who may know them."""
    return Bargain(
        what=offer.what,
        seat=offer.seat,
        to=offer.to,
        share="all" if offer.share == ALL_SHARE else offer.share,
        order=offer.order,
        always=offer.always,
        gives=[t.face(c).id for c in offer.gives],
        takes=[t.face(c).id for c in offer.takes],
        cards=len(offer.cards),
    )


def _item(t: Dungeon, line: Line) -> Item:
    return Item(
        what=line.what,
        card=t.face(line.card).id if line.card >= 0 else "",
        seat=line.seat,
        amount=line.amount,
    )


def badges(t: Dungeon) -> dict[int, dict[str, int]]:
    """Which items are worn (MUN-ITEM-05), what Cheat! is joined to, what doubles."""
    found: dict[int, dict[str, int]] = {}
    for seat in range(t.seats):
        for card in t.items(seat):
            if t.face(card).kind == "item":
                found[card] = {"worn": 0 if card in t.sideways else 1}
                if card in t.cheats:
                    found[card]["cheat"] = 1
    return found
