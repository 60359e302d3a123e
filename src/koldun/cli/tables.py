"""A tally as tables for people."""

from rich.table import Table

from koldun.cli.common import out
from koldun.lab.tally import Dealt, Tally

SHOWN = 8
"""Cards at each end of a list; all of them are in --json."""

WORDY = ("its spread, %", "by rule")


def print_tally(t: Tally) -> None:
    out.print(
        f"  {t.turns} turns, {t.decisions_per_turn} decisions a turn; of the decisions "
        f"{100 * t.windowed:.1f} % in windows, {100 * t.passed:.1f} % passes, "
        f"{100 * t.forced:.2f} % with one option only"
    )
    wins = ", ".join(f"{100 * share:.1f}" for share in t.seat_wins)
    ends = ", ".join(f"{reason} {100 * share:.1f}" for reason, share in t.reasons.items())
    out.print(f"  wins by seat, shared ones in parts, %: {wins}; fair {100 * t.fair:.1f}")
    out.print(f"  ends, %: {ends}")
    events = _table("event", "a match", "by winners, %", "number", "its spread, %", "by rule")
    for told in t.events:
        events.add_row(
            told.event,
            f"{told.per_match:.3f}",
            "" if told.winners is None else f"{100 * told.winners:.1f}",
            "" if told.number is None else f"{told.number:.2f}",
            ", ".join(f"{n}: {100 * share:.1f}" for n, share in told.numbers.items()),
            ", ".join(f"{rule} {n}" for rule, n in told.rules.items()),
        )
    out.print(events)
    questions = _table("question", "a match", "options", "passed, %")
    for asked in t.questions:
        row = (f"{asked.per_match:.3f}", f"{asked.options:.2f}", f"{100 * asked.passed:.1f}")
        questions.add_row(asked.question, *row)
    out.print(questions)
    for event in dict.fromkeys(card.event for card in t.cards):
        _print_cards(event, [card for card in t.cards if card.event == event])


def _print_cards(event: str, cards: list[Dealt]) -> None:
    """The cards of one kind of event, the luckiest first."""
    ranked = sorted(cards, key=lambda card: (-card.edge, card.card))
    left_out = max(0, len(ranked) - 2 * SHOWN)
    table = _table(event, "a match", "seats", "wins over fair, %", "±")
    for i, card in enumerate(ranked):
        if left_out and i == SHOWN:
            table.add_row(f"... {left_out} more", "", "", "", "")
        if i < SHOWN or i >= SHOWN + left_out:
            edge = (f"{100 * card.edge:+.1f}", f"{100 * card.margin:.1f}")
            table.add_row(card.card, f"{card.per_match:.3f}", str(card.seats), *edge)
    out.print(table)


def _table(first: str, *rest: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(first)
    for name in rest:
        table.add_column(name, justify="left" if name in WORDY else "right")
    return table
