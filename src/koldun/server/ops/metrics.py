"""Counting for Prometheus: a few numbers, written as text when asked for."""

from bisect import bisect_left
from collections.abc import Callable

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


COUNTERS = {  # whether each has a kind
    "bot_late": False,
    "bot_restarts": True,
    "choices": True,
    "errors": True,
    "lessons_finished": False,
    "lessons_started": False,
    "matches_finished": False,
    "matches_started": False,
    "refused": True,
    "replays": False,
    "tables_forgotten": False,
}


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        total, lines = 0, [f"# TYPE {name} histogram"]
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """All that is counted. Labels never name a person, a table or a card."""

    def __init__(self) -> None:
        self.gauges: dict[str, Callable[[], float]] = {}
        self._counters: dict[str, dict[str, int]] = {
            name: {} if kinds else {"": 0} for name, kinds in COUNTERS.items()
        }
        self.choice_seconds = Histogram()
        self.thinking_seconds = Histogram()

    def count(self, name: str, label: str = "") -> None:
        labels = self._counters[name]
        labels[label] = labels.get(label, 0) + 1

    def counted(self, name: str, label: str = "") -> int:
        return self._counters[name].get(label, 0)

    def text(self) -> str:
        lines: list[str] = []
        for name, read in self.gauges.items():
            lines += [f"# TYPE koldun_{name} gauge", f"koldun_{name} {read():g}"]
        for name, labels in sorted(self._counters.items()):
            lines.append(f"# TYPE koldun_{name}_total counter")
            for label, value in sorted(labels.items()):
                mark = f'{{kind="{label}"}}' if label else ""
                lines.append(f"koldun_{name}_total{mark} {value}")
        lines += self.choice_seconds.lines("koldun_choice_seconds")
        lines += self.thinking_seconds.lines("koldun_bot_thinking_seconds")
        return "\n".join(lines) + "\n"
