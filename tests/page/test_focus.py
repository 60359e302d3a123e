"""The focus never falls to the body while something can be chosen, looked at in every frame; and while an answer is
on its way nothing can be chosen."""

import json
import random
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from page.scenes import SCENES
from page.stage import ME, NUMBER, Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match

New = Callable[..., Any]
CHOICES = 8

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Slow(Stage):
    """A choice is answered only when the test says so: until then everything waits, shut."""

    kept: tuple[Any, dict[str, Any]] | None = None

    def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "choose":
            self.kept = (socket, message)
        else:
            super()._hear(socket, message)

    def answer(self) -> None:
        assert self.kept is not None
        (socket, message), self.kept = self.kept, None
        super()._hear(socket, message)

    def refuse(self) -> None:
        assert self.kept is not None
        (socket, message), self.kept = self.kept, None
        number = message["number"]
        said = {"type": "refused", "code": "not-offered", "message": "no", "number": number}
        socket.send(json.dumps(said))


# what could be chosen, and where everything stands
OPEN = """() => [...document.querySelectorAll('[data-option]:not([disabled]), [data-far]')]
  .filter((node) => node.getClientRects().length).map((node) => node.dataset.option ?? node.dataset.far).sort()"""
STANDS = """() => [...document.querySelectorAll('.table > :not(.bubble), .me .card, .mid .card, .spot, .prompt .acts > *')]
  .filter((node) => node.getClientRects().length).map((node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    return [node.className.baseVal ?? node.dataset.card ?? node.className.split(' ')[0], x, y, width, height].join(' ');
  })"""
HELD = "document.activeElement.dataset.option ?? document.activeElement.dataset.testid"


@pytest.mark.parametrize(
    ("game", "size"), [*((g, "desktop") for g in blocks.OURS), ("munchkin", "phone")]
)
def test_the_focus_never_falls_to_the_body(person: New, game: str, size: str) -> None:
    p = person(size, "en")
    found = game_named(game)
    options, players = blocks.BRIEF[game]
    stage = Slow(p, game, Match.start(found, table_for(found, players, options), bytes(32)))
    stage.come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    p.page.evaluate(blocks.FALLEN)
    dice = random.Random(3)
    while stage.made < CHOICES:
        for _ in range(30):  # an arrow may lead nowhere, and Enter may only open what a card offers
            p.page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            p.page.keyboard.press("1" if dice.random() < 0.2 else "Enter")
            if stage.kept is None:
                p.page.evaluate(TWO_FRAMES)
            if stage.kept is not None:
                break
        while stage.kept is not None:  # cards marked to be thrown away go one by one
            p.page.evaluate(TWO_FRAMES)
            assert p.page.evaluate(OPEN) == []
            assert p.page.evaluate(HELD) == "prompt"
            made = stage.made
            stage.answer()
            if stage.match.decision(ME) is not None:
                p.page.wait_for_function(NUMBER, arg=made)
            p.page.evaluate(TWO_FRAMES)
        if stage.match.decision(ME) is None:
            break
        at = p.page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        assert "data-option=" in at, at
    assert p.page.evaluate("window.frames") > CHOICES
    assert p.page.evaluate("window.fallen") == []
    p.check()


def test_whatever_goes_gives_the_focus_to_the_table(person: New) -> None:
    """What opened over the table, what a click took it to, and a click on the felt."""
    p = person("desktop", "en").come()
    p.page.focus('[data-testid="play-krendel"]')
    p.page.keyboard.press("Enter")  # the lobby goes with the button that had it
    p.page.wait_for_selector("[data-option]")
    p.page.evaluate(blocks.FALLEN)
    p.page.evaluate(TWO_FRAMES)
    assert p.page.evaluate(HELD) == "prompt"
    p.page.keyboard.press("ArrowRight")
    first = p.page.evaluate(HELD)
    p.page.keyboard.press("?")
    p.page.wait_for_selector("dialog[open] .keys")
    p.page.keyboard.press("Escape")
    p.page.wait_for_selector("dialog", state="detached")
    assert p.page.evaluate(HELD) == first
    p.page.evaluate("document.activeElement.remove()")
    p.page.evaluate(TWO_FRAMES)
    assert p.page.evaluate(HELD) not in (first, "prompt", None)
    p.page.mouse.click(640, 70)
    p.page.evaluate(TWO_FRAMES)
    assert p.page.evaluate(HELD) == "prompt"
    assert p.page.evaluate("window.fallen") == []


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        ("krutagidon-hand", "desktop"),
        ("wiz_war-act", "phone"),
        ("munchkin-charity", "phone"),
        ("wiz_war-aimed", "desktop"),
    ],
)
def test_a_choice_shuts_everything_at_once_and_a_no_opens_it_again(
    person: New, scene: str, size: str
) -> None:
    p = person(size, "ru")
    game, match, me = SCENES[scene]()
    stage = Slow(p, game, match, me)
    stage.come(p)
    p.page.wait_for_timeout(700)  # a click right after the table has changed is not meant for it
    p.page.evaluate(TWO_FRAMES)
    offered = p.page.evaluate(OPEN)
    assert offered
    p.page.mouse.move(2, 2)
    stood = p.page.evaluate(STANDS)
    first = p.page.locator("[data-option]:not([disabled])").first
    first.focus()
    first.dispatch_event("click")
    p.page.evaluate(TWO_FRAMES)
    assert stage.kept is not None
    assert p.page.evaluate(OPEN) == []
    assert p.page.evaluate(HELD) == "prompt"
    assert p.page.evaluate(STANDS) == stood
    sent = stage.kept
    for key in ("1", "2", "p", "Enter"):  # nor by the keyboard
        p.page.keyboard.press(key)
    for node in p.page.query_selector_all("[aria-disabled=true]")[:3]:
        node.dispatch_event("click")
    p.page.evaluate(TWO_FRAMES)
    assert stage.kept is sent
    stage.refuse()
    p.page.wait_for_selector(".toast")
    p.page.evaluate(TWO_FRAMES)
    assert p.page.evaluate(OPEN) == offered
    assert p.page.evaluate(HELD) in offered
    assert p.page.evaluate(STANDS) == stood
    p.check()
