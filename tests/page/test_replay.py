"""A finished match: what its result and its replay say."""

from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest

New = Callable[..., Any]


SAMPLE = [("desktop", "ru"), ("phone", "en")]


@pytest.mark.parametrize(
    ("size", "lang"), [*SAMPLE, *([("desktop", "en"), ("phone", "ru")] if blocks.WHOLE else [])]
)
def test_every_step_says_what_was_done_and_the_result_is_one_click_away(
    person: New, size: str, lang: str
) -> None:
    p = person(size, lang).come()
    p.short_match("wiz_war")
    p.play(3000)
    p.page.wait_for_selector(".chances")
    graph = p.page.locator(".chances").text_content()
    assert {"ru": "шанс победить", "en": "chance to win"}[lang] in graph
    p.page.click('[data-testid="result"] a[href^="/r/"]')
    p.page.wait_for_selector('.time-line input:not([max="0"])')
    p.page.keyboard.press("Home")
    for _ in range(20):
        p.page.keyboard.press("ArrowRight")
        said = p.page.locator(".last > span")
        assert said.text_content().strip()
        if size == "phone":
            assert said.evaluate("(n) => n.scrollHeight <= n.clientHeight + 1"), said.inner_text()
    p.page.wait_for_timeout(200)
    p.check()
    if size == "desktop":  # a turn that has folded up says how much it holds
        p.page.keyboard.press("End")
        p.page.wait_for_selector(".turn:not([open])")
        assert p.page.locator(".turn:not([open]):has(.e)").count() > 0
        for turn in p.page.locator(".turn:not([open]):has(.e)").all():
            assert turn.locator(".deeds").inner_text() == f"+{turn.locator('.e').count()}"
    p.page.locator('[data-testid="to-result"]').click()
    p.page.wait_for_selector('[data-testid="result"]')
