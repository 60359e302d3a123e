"""Several choices in one go: a walk to a far place, or a verb done with all it is offered for.

Each is a choice of its own, made where the next question offers it. Any other question ends the series, and a walk
ends where anything but the step happened. `web/src/lib/series.ts` does the same.
"""

from koldun.view.views import EventView, OptionView, Prompt

STEP = "step"


def way_to(prompt: Prompt, place: str) -> list[str]:
    """The places on the way to one, the nearest first and itself last; none if no way is known."""
    way = [place]
    while way[0] in prompt.ways and len(way) <= len(prompt.ways) + 1:
        way.insert(0, prompt.ways[way[0]])
    return way if _step(prompt, way[0]) is not None else []


def _step(prompt: Prompt, place: str) -> OptionView | None:
    return next((o for o in prompt.options if o.verb == STEP and o.place == place), None)


class Series:
    """What is left to do of it; `next` gives the next choice, or None where it has ended."""

    def __init__(self, prompt: Prompt, way: list[str]) -> None:
        self.what = prompt.what
        self.verb = prompt.every
        self.way = way
        self.walks = bool(way)

    @staticmethod
    def walk(prompt: Prompt, place: str) -> "Series | None":
        way = way_to(prompt, place)
        return Series(prompt, way) if way else None

    @staticmethod
    def all(prompt: Prompt) -> "Series | None":
        return Series(prompt, []) if prompt.every else None

    def next(self, prompt: Prompt, told: list[EventView]) -> OptionView | None:
        """The choice to make now, after what was told since the last one."""
        if prompt.what != self.what:
            return None
        if not self.walks:
            return next((o for o in prompt.options if o.verb == self.verb), None)
        if not self.way or any(event.id != STEP for event in told):
            return None
        return _step(prompt, self.way.pop(0))
