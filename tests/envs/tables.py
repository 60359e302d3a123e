"""Which tables are tried: a sample in `make test`, every game at every seat count in `make soak-envs`."""

import os
from typing import Any

from koldun.content.registry import games

OURS = ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war")
WHOLE = bool(os.environ.get("KOLDUN_WHOLE"))

Table = tuple[str, int]

SAMPLE: list[Table] = [
    ("krendel", 2),
    ("krendel", 6),
    ("krutagidon", 3),
    ("munchkin", 4),
    ("three_mages", 3),
    ("wiz_war", 2),
]
ALL: list[Table] = [
    (id, players) for id in OURS for players in range(games()[id].least, games()[id].most + 1)
]
TABLES: list[Table] = ALL if WHOLE else SAMPLE


def named(table: Table) -> str:
    return f"{table[0]}-{table[1]}"


def brief(id: str) -> dict[str, Any]:
    """Options that make a match short."""
    return games()[id].brief
