"""A run as a page: strength, openness, losses and pace over the decisions seen. No scripts."""

from html import escape
from pathlib import Path
from typing import Any

from koldun.learn.checkpoint import log_of

_WIDE, _HIGH, _EDGE = 640, 180, 40
_COLOURS = ("#2b6cb0", "#c05621", "#2f855a", "#6b46c1", "#b83280")

_CURVES = (
    ("strength", "share of wins against greedy:2, by players"),
    ("past", "what past selves win, in parts of what equals would"),
    ("entropy", "how open decisions are (1: any option)"),
    ("value_loss", "loss of the value"),
    ("kl", "how far an update moves the policy"),
    ("pace", "decisions a second"),
)

Points = dict[str, list[tuple[float, float]]]


def write_page(folder: Path) -> Path:
    rows = log_of(folder)
    parts = [_chart(title, _points(rows, key)) for key, title in _CURVES]
    page = folder / "run.html"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>{escape(folder.name)}</title>"
        "<style>body{font:14px sans-serif;margin:2em}svg{display:block}</style>"
        f"<h1>{escape(folder.name)}</h1>" + "".join(parts),
        encoding="utf-8",
    )
    return page


def _points(rows: list[dict[str, Any]], key: str) -> Points:
    found: Points = {}
    for row in rows:
        x = float(row.get("decisions", 0))
        if key == "strength" and "strength" in row:
            one = row["strength"]
            found.setdefault(f"{one['players']} players", []).append((x, one["rate"]))
        elif key != "strength" and key in row:
            found.setdefault("", []).append((x, float(row[key])))
    return found


def _chart(title: str, lines: Points) -> str:
    every = [point for line in lines.values() for point in line]
    if not every:
        return ""
    right = max(x for x, _ in every) or 1.0
    top = max(y for _, y in every)
    low = min(0.0, *[y for _, y in every])
    span = (top - low) or 1.0

    def place(x: float, y: float) -> str:
        across = _EDGE + x / right * (_WIDE - 2 * _EDGE)
        return f"{across:.1f},{_HIGH - _EDGE - (y - low) / span * (_HIGH - 2 * _EDGE):.1f}"

    drawn = ""
    for n, (name, line) in enumerate(sorted(lines.items())):
        colour = _COLOURS[n % len(_COLOURS)]
        shape = " ".join(place(x, y) for x, y in line)
        drawn += f'<polyline points="{shape}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
        if name:
            at = f'x="{_WIDE - _EDGE + 4}" y="{_EDGE + 14 * n}"'
            drawn += f'<text {at} fill="{colour}" font-size="11">{escape(name)}</text>'
    return (
        f"<h2>{escape(title)}</h2>"
        f'<svg width="{_WIDE + 80}" height="{_HIGH}">'
        f'<text x="0" y="{_EDGE}" font-size="11">{top:.4g}</text>'
        f'<text x="0" y="{_HIGH - _EDGE}" font-size="11">{low:.4g}</text>'
        f'<text x="{_WIDE - 2 * _EDGE}" y="{_HIGH - 10}" font-size="11">{right / 1e6:.1f} M</text>'
        f"{drawn}</svg>"
    )
