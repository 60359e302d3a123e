"""Every lesson, clicked through as it points, to the won match and the card at its end."""

import re
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest

New = Callable[..., Any]

BOX = '[data-testid="lesson"]'
NEXT = '[data-testid="lesson-next"]'
END = '[data-testid="lesson-end"]'

RULE = re.compile(r"\b[A-Z]{2,4}-[A-Z]+-\d")

# what can be hit inside a ring: a choice before anything else, and only where it is not covered
RINGED = """() => {
  const rings = [...document.querySelectorAll('[data-testid=pointer]')].map((n) => n.getBoundingClientRect());
  const box = document.querySelector('[data-testid=lesson]').getBoundingClientRect();
  const inside = (r, s) => r.left >= s.left - 2 && r.right <= s.right + 2 && r.top >= s.top - 2 && r.bottom <= s.bottom + 2;
  const covers = rings.filter((r) => r.left < box.right && r.right > box.left && r.top < box.bottom && r.bottom > box.top);
  const spot = (node) => {
    const r = node.getBoundingClientRect();
    for (const [u, v] of [[.5, .5], [.15, .5], [.85, .5], [.5, .15], [.5, .85], [.1, .1], [.3, .7]]) {
      const [x, y] = [r.left + r.width * u, r.top + r.height * v];
      const top = document.elementFromPoint(x, y);
      if (top && (node === top || node.contains(top))) return [x, y];
    }
    return null;
  };
  const all = [...document.querySelectorAll('[data-option]:not([disabled])')].filter((n) => n.getClientRects().length);
  const held = (n) => rings.some((s) => inside(n.getBoundingClientRect(), s));
  const right = all.filter(held), wrong = all.filter((n) => !held(n));
  const other = [...document.querySelectorAll('[data-testid=menu], .me [data-card], [data-holds]')].filter(held);
  return {
    rings: rings.length,
    covered: covers.length,
    right: right.map(spot).filter(Boolean)[0] ?? null,
    wrong: wrong.map(spot).filter(Boolean)[0] ?? null,
    other: other.map(spot).filter(Boolean)[0] ?? null,
    step: Number(document.querySelector('[data-testid=lesson]').dataset.step),
  };
}"""

WHERE = """() => {
  const box = document.querySelector('[data-testid=lesson]');
  if (!box || box.dataset.open !== 'true') return '';
  const number = document.querySelector('[data-testid=prompt]')?.dataset.number ?? '';
  const part = document.querySelector('[data-testid=part]')?.textContent ?? '';
  return [box.dataset.step, part, number].join('|');
}"""

SETTLED = """(last) => {
  if (document.querySelector('[data-testid=lesson-end]')) return true;
  const box = document.querySelector('[data-testid=lesson]');
  if (!box || box.dataset.open !== 'true') return false;
  const number = document.querySelector('[data-testid=prompt]')?.dataset.number ?? '';
  const part = document.querySelector('[data-testid=part]')?.textContent ?? '';
  const now = [box.dataset.step, part, number].join('|');
  const ready = document.querySelector('[data-testid=lesson-next]') || document.querySelector('[data-testid=pointer]');
  return ready && now !== last ? now : false;
}"""


class Pupil:
    """Somebody who does what the lesson says."""

    def __init__(self, person: Any, game: str) -> None:
        self.p = person
        self.page = person.page
        self.game = game
        self.was = ""
        self.steps: list[int] = []

    def begin(self) -> "Pupil":
        self.p.come()
        self.page.click(f'[data-testid="lesson-{self.game}"]')
        self.page.wait_for_selector(BOX)
        return self

    def settle(self) -> None:
        found = self.page.wait_for_function(SETTLED, arg=self.was).json_value()
        self.was = str(found)
        self.page.wait_for_timeout(320)  # rings are placed anew

    def over(self) -> bool:
        return self.page.query_selector(END) is not None

    def look(self) -> Any:
        return self.page.evaluate(RINGED)

    def click(self, spot: list[float]) -> None:
        if self.p.size == "phone":
            self.page.touchscreen.tap(spot[0], spot[1])
        else:
            self.page.mouse.click(spot[0], spot[1])

    def step(self, see: Callable[[int], None] | None = None) -> None:
        """One sentence: next, or the choice that is ringed."""
        self.settle()
        if self.over():
            return
        seen = self.look()
        said = self.page.inner_text(BOX)
        assert not RULE.search(said), f"a rule is a scroll, not a code: {said}"
        if not self.steps or self.steps[-1] != seen["step"]:
            self.steps.append(seen["step"])
            if see is not None:
                see(seen["step"])
        onward = self.page.query_selector(NEXT)
        if onward is not None:
            onward.click()
            return
        assert not seen["covered"], f"step {seen['step']}: the box covers what it points at"
        for _ in range(8):  # a menu is opened, a card lifted, and then the choice is made
            found = self.look()
            if self.moved():
                return
            spot = found["right"] or found["other"]
            if spot:  # nothing can be chosen while the last choice is on its way
                self.click(spot)
            self.page.wait_for_timeout(400)
            if self.moved():
                return
        raise AssertionError(f"step {self.steps[-1]} does not go on where it points: {found}")

    def moved(self) -> bool:
        """The lesson stands elsewhere than when it was last looked at."""
        return str(self.page.evaluate(WHERE)) != self.was

    def finish(self, see: Callable[[int], None] | None = None) -> None:
        for _ in range(60):
            if self.over():
                return
            self.step(see)
        raise AssertionError(f"{self.game}: the lesson does not end after {self.steps}")


# `make soak-page` clicks the others: each takes half a minute
CLICKED = [
    (game, size)
    for game in blocks.OURS
    for size in ("desktop", "phone")
    if blocks.WHOLE or (game, size) == ("munchkin", "phone")
]


@pytest.mark.parametrize(("game", "size"), CLICKED)
def test_a_lesson_is_clicked_to_the_won_match(person: New, game: str, size: str) -> None:
    """All in Russian at a desktop, in English on a phone."""
    p = person(size, "ru" if size == "desktop" else "en")
    pupil = Pupil(p, game).begin()
    pupil.finish(lambda step: p.shot(f"lesson-{game}-{step:02}"))
    assert pupil.steps == list(range(1, pupil.steps[-1] + 1)), "every step was seen"
    assert p.page.locator(f"{END} li").count() == 4
    p.shot(f"lesson-{game}-end")
    p.check()
    p.page.click(f'{END} a[href="/"]')
    mark = p.page.wait_for_selector(f'[data-testid="lesson-{game}"].learnt')
    assert mark is not None


def test_a_wrong_choice_sends_nothing_and_is_answered(person: New) -> None:
    p = person("desktop", "ru")
    sent: list[str] = []
    p.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    pupil = Pupil(p, "krutagidon").begin()
    pupil.step()  # the goal
    pupil.settle()
    number = p.page.get_attribute('[data-testid="prompt"]', "data-number")
    for _ in range(2):
        pupil.click(pupil.look()["wrong"])
        p.page.wait_for_selector(f"{BOX} p.wrong")
        assert p.page.get_attribute('[data-testid="prompt"]', "data-number") == number
        assert not any('"choose"' in frame for frame in sent)
    assert p.page.query_selector(".ring.strong") is not None  # after two the right one stands alone
    pupil.was = ""
    pupil.step()
    pupil.settle()
    assert p.page.get_attribute(BOX, "data-step") == "3"
    assert any('"choose"' in frame for frame in sent)  # the right one is seen going
    p.check()


def test_a_lesson_goes_back_begins_again_and_is_left(person: New) -> None:
    p = person("desktop", "en")
    pupil = Pupil(p, "krendel").begin()
    for _ in range(8):
        pupil.step()
    pupil.settle()
    assert p.page.get_attribute(BOX, "data-step") == "9"
    p.page.click('[data-testid="lesson-back"]')
    pupil.settle()
    assert p.page.get_attribute(BOX, "data-step") == "8"
    assert (
        p.page.query_selector('.hand [data-face="kre-c38"]') is not None
    )  # the discarded card is back
    for step in (7, 6):  # sentences of one battle: the table stays, the words go back
        p.page.click('[data-testid="lesson-back"]')
        p.page.wait_for_selector(f'{BOX}[data-step="{step}"][data-open="true"]')
    p.page.click(f'{BOX} button[aria-label="Start again"]')
    p.page.wait_for_selector(f'{BOX}[data-step="1"][data-open="true"]')
    p.page.wait_for_function("() => document.querySelectorAll('.hand [data-card]').length === 5")
    pupil.was = ""
    pupil.step()
    pupil.settle()
    p.page.reload()  # after the reload the lesson stands where it stood
    p.page.wait_for_selector(f'{BOX}[data-open="true"]')
    p.page.click(f'{BOX} button[aria-label="Leave the lesson"]')
    p.page.wait_for_selector('[data-testid="lesson-krendel"]')
    assert p.page.query_selector('[data-testid="lesson-krendel"].learnt') is None
    p.check()


def test_nothing_is_chosen_while_next_is_waited_for(person: New) -> None:
    p = person("desktop", "ru")
    pupil = Pupil(p, "krendel").begin()
    pupil.settle()
    number = p.page.get_attribute('[data-testid="prompt"]', "data-number")
    p.page.click(".hand [data-option]")
    p.page.wait_for_selector(f"{NEXT}.nudged")
    assert p.page.get_attribute('[data-testid="prompt"]', "data-number") == number
    assert p.page.get_attribute(BOX, "data-step") == "1"
    p.check()


def test_a_lesson_is_shown_at_its_own_pace_and_stops_between_events(person: New) -> None:
    """With motion: the battle of Krendel stops after the blows that are spoken of."""
    p = person("desktop", "ru", still=False, speed=6)
    pupil = Pupil(p, "krendel").begin()
    texts = []
    for _ in range(7):
        pupil.step(lambda step: texts.append(p.page.inner_text(".log") if step > 3 else ""))
    # the log has grown between the stops: what comes later was not told before
    told = [len(text) for text in texts[3:]]
    assert told == sorted(told)
    assert len(set(told)) > 2, told
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"] if blocks.WHOLE else ["phone"])
def test_a_lesson_can_be_read_by_everybody(person: New, size: str) -> None:
    p = person(size, "ru")
    pupil = Pupil(p, "krendel").begin()
    for _ in range(3):
        blocks.axe(p.page)
        pupil.step()
    pupil.finish()
    blocks.axe(p.page)
    p.check()
