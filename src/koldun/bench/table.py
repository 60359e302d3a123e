"""The one table of `make bench`: a row for each thing measured, as rate, ratio and aim.

The server's rows (`tools/load.py --rows`) go into the same table: a rate under `name|kind`, with its aim in `AIMS`.
"""

from typing import Final, TypeAlias

Rates: TypeAlias = dict[str, float]
"""Rates a second, by `name|kind`."""

KINDS: Final = {
    "decisions": "decisions/s",
    "copies": "copies/s in mid-match",
    "replays": "replays/s of a whole match",
    "search": "search iterations/s",
    "sim": "`koldun sim` matches/s, 2 processes (of the clock)",
    "views": "views/s, with finding and encoding what has changed; times plain Python's decisions",
    "answers": "answers/s of the server's processor time; times a bare echo",
    "p99": "milliseconds to the acknowledgement, p99 (of the clock)",
    "memory": "KiB of the server for each table with two people",
}
# what is divided by plain Python's rate of the same kind, or by a bare echo's
BASES: Final = {
    "decisions": "plain Python|decisions",
    "copies": "plain Python|copies",
    "views": "plain Python|decisions",
    "answers": "bare echo|answers",
}
# rates, or multiples of plain Python where they begin with "x"
AIMS: Final = {
    "mini-Krendel compiled|decisions": "x2.5",
    "mini-Krendel interpreted|decisions": "x0.6",
    "mini-Krendel compiled|copies": "x1.0",
    "krendel, 6 players|decisions": "660,000",
    "three_mages, 3 players|decisions": "390,000",
    "krutagidon, 5 players|decisions": "330,000",
    "munchkin, 6 players|decisions": "420,000",
    "wiz_war, 4 players|decisions": "150,000",
    "krendel, 6 players|copies": "100,000",
    "munchkin, 6 players|copies": "60,000",
    "wiz_war, 4 players|copies": "100,000",
    "munchkin, 6 players|replays": "6.8",
    "krutagidon, 5 players|replays": "72",
    "wiz_war, 4 players|replays": "54",
    "krendel, 2 players|views": "50,000",
    "wiz_war, 4 players|views": "12,500",
    "choices of krendel|answers": "x0.25",
    "all tables busy|p99": "20",
    "all tables busy|memory": "100",
}


class Row:
    """One thing measured."""

    def __init__(self, name: str, kind: str, rate: float, ratio: float | None, aim: str) -> None:
        self.name = name
        self.kind = kind
        self.rate = rate
        self.ratio = ratio  # to plain Python in the same run
        self.aim = aim

    def plain(self) -> dict[str, object]:
        rate = round(self.rate, 1)
        ratio = None if self.ratio is None else round(self.ratio, 3)
        return {"name": self.name, "kind": self.kind, "rate": rate, "ratio": ratio, "aim": self.aim}


def rows_of(rates: Rates) -> list[Row]:
    """Rows by kind, in the order measured."""
    rows: list[Row] = []
    for kind in KINDS:
        for key, rate in rates.items():
            name, _, of = key.partition("|")
            if of == kind:
                base = rates.get(BASES.get(kind, ""))
                rows.append(Row(name, kind, rate, rate / base if base else None, AIMS.get(key, "")))
    return rows


def lay_out(rows: list[Row]) -> str:
    lines = ["| | rate | times plain Python | aim |", "| --- | --- | --- | --- |"]
    kind = ""
    for row in rows:
        if row.kind != kind:
            kind = row.kind
            lines.append(f"| **{KINDS[kind]}** | | | |")
        ratio = (
            ""
            if row.ratio is None
            else f"{row.ratio:.2f}"
            if row.ratio >= 0.1
            else f"{row.ratio:.3f}"
        )
        rate = f"{row.rate:,.0f}" if row.rate >= 100 else f"{row.rate:.1f}"
        lines.append(f"| {row.name} | {rate} | {ratio} | {row.aim} |")
    return "\n".join(lines)
