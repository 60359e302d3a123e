"""The question in the bar has at most two lines at 1280, in both languages."""

from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from page.scenes import SCENES
from page.stage import Stage

New = Callable[..., Any]
MOST = 2
EARLY = 24 if blocks.WHOLE else 3  # choices of a match that are looked at

# the lines of the question as it stands in the bar, and what it says; nothing while somebody else is asked
LINES = """() => {
  const line = document.querySelector('.prompt.asks .ask .line');
  if (!line) return [0, ''];
  const range = document.createRange();
  range.selectNodeContents(line);
  const tops = [...range.getClientRects()].filter((r) => r.width && r.height > 9).map((r) => r.top + r.height / 2).sort((a, b) => a - b);
  return [tops.filter((y, i) => !i || y - tops[i - 1] > 6).length, line.title];
}"""


def _lines(p: Any, long: set[str]) -> None:
    """Notes the question where it has too many lines, in either language."""
    for lang in ("en", "ru"):
        p.page.click(f'[data-testid="lang-{lang}"]')
        p.page.wait_for_selector(f'html[lang="{lang}"]', state="attached")
        p.page.wait_for_timeout(40)
        number, said = p.page.evaluate(LINES)
        if number > MOST:
            long.add(f"{number}: {said}")


@pytest.mark.parametrize("game", blocks.OURS)
def test_a_question_has_two_lines(person: New, game: str) -> None:
    """In tables set by hand, and in the first choices of a match."""
    long: set[str] = set()
    p = person("desktop", "ru").come()
    for name, scene in SCENES.items():
        if name.startswith(game):
            Stage(p, *scene()).come(p)
            _lines(p, long)
    p = person("desktop", "ru").come()
    p.sit(game, ["me", *["bot:greedy"] * (2 if game == "three_mages" else 3)])
    for number in range(EARLY):
        p.wait_to_choose()
        if p.over():
            break
        _lines(p, long)
        p.choose(number * 7 + number // 3)
    assert not long, "\n".join(sorted(long))
