"""What a small screen must still show: who strikes and who is struck, each sentence once, names of cards."""

from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from page.scenes import SCENES, wiz_war_aimed, wiz_war_armed
from page.stage import NUMBER, Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match

New = Callable[..., Any]
SHARE = {"phone": 0.42, "desktop": 1 / 3, "large": 1 / 3}  # of the board that a window may cover

SEEN = """() => {
  const box = (q) => document.querySelector(q).getBoundingClientRect().toJSON();
  const tokens = [...document.querySelectorAll('.board [data-heeded]')].map((t) => t.getBoundingClientRect().toJSON());
  return { board: box('.board'), mid: box('.table > .mid'), bar: box('[data-testid=prompt]'),
    panel: box('.response'), tokens };
}"""


@pytest.mark.parametrize(
    ("at", "players"), [(("2.3", "2.4"), 2), (("9.3", "9.4"), 4), (("9.9", "8.9"), 4)]
)
@pytest.mark.parametrize(
    ("size", "lang"), [("phone", "ru"), ("phone", "en"), ("desktop", "ru"), ("large", "ru")]
)
def test_who_is_aimed_at_sees_where_both_stand(
    person: New, at: tuple[str, str], players: int, size: str, lang: str
) -> None:
    """The window is slim, and the maze moves inside its own frame."""
    p = person(size, lang)
    game, match, me = wiz_war_aimed(at, players, ("absorb_spell",))
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".board [data-heeded]")
    p.page.wait_for_timeout(300)
    p.shot(f"aimed-{players}-{at[0]}")
    seen = p.page.evaluate(SEEN)
    mid, panel = seen["mid"], seen["panel"]
    assert mid["bottom"] - panel["top"] <= SHARE[size] * mid["height"], seen
    assert len(seen["tokens"]) == 2, seen
    for token in seen["tokens"]:
        assert mid["top"] <= token["top"], seen
        assert token["bottom"] <= panel["top"], seen
    assert p.page.locator(".response .amount").inner_text().startswith("5")
    # on a phone taking it is in the bar, and every answer can be brought in sight
    take = p.page.locator(".response .take").bounding_box()
    holds = seen["bar" if size == "phone" else "panel"]
    assert take["y"] >= holds["top"]
    assert take["y"] + take["height"] <= holds["bottom"]
    p.page.locator(".response .take").click()
    p.page.wait_for_function(NUMBER, arg=0)
    now = p.page.evaluate(SEEN.replace("box('.response')", "null"))
    assert stage.made == 1
    assert now["board"] == seen["board"]
    assert now["bar"] == seen["bar"]
    p.check()


TWICE = """() => {
  const line = document.querySelector('[data-testid=prompt] .ask .line');
  const says = line.innerText.trim();
  const others = [...document.querySelectorAll('.table *')].filter((node) =>
    !node.closest('.sr, .side') && !line.contains(node) && !node.contains(line) && node.checkVisibility?.());
  return { says, twice: others.filter((node) => node.innerText?.includes(says)).map((node) => node.outerHTML.slice(0, 200)) };
}"""
ASKS = ["wiz_war-aimed", "krutagidon-aimed", "munchkin-offer", "munchkin-seek", "munchkin-haggle"]


@pytest.mark.parametrize("scene", [*ASKS, "munchkin-spoil"])
def test_a_question_is_said_once(person: New, scene: str) -> None:
    p = person("phone", "ru")
    game, match, me = SCENES[scene]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"] .prompt.asks')
    p.page.wait_for_timeout(300)
    found = p.page.evaluate(TWICE)
    assert found["says"]
    assert not found["twice"], found
    p.check()


# a badge and the letters of a name, of the same card or of its neighbour
COVERED = """() => {
  const [names, badges] = [[], []];
  for (const card of document.querySelectorAll('.hand .card')) {
    const letters = document.createRange();
    for (const name of card.querySelectorAll('.name')) {
      letters.selectNodeContents(name);
      for (const box of letters.getClientRects()) names.push([name.textContent, box]);
    }
    for (const badge of card.querySelectorAll('.pip, .cost, .energy, .chance')) {
      const box = badge.getBoundingClientRect();
      if (box.width && getComputedStyle(badge).visibility !== 'hidden') badges.push([badge.className, box]);
    }
  }
  const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const flat = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const edge = document.querySelector('.hand').getBoundingClientRect().top;
  const cut = badges.filter(([, box]) => box.top < edge - 0.5).map(([badge, box]) => badge + ' ' + flat(box) + ' above ' + edge);
  return { cut, pips: badges.filter(([name]) => name.includes('pip')).length, names: names.length,
    covered: badges.flatMap(([badge, box]) => names.filter(([, name]) => meet(box, name))
      .map(([name, at]) => [badge.split(' ')[0], flat(box), name, flat(at)].join(' | '))) };
}"""
HANDS = ["krutagidon-hand", "wiz_war-act", "wiz_war-boost", "munchkin-charity", "three_mages-poor"]
FIRST = [game for game in blocks.OURS if game != "three_mages"]  # there nobody holds a card yet


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("hand", [*HANDS, *FIRST])
def test_no_badge_lies_over_the_name_of_a_card(person: New, hand: str, lang: str) -> None:
    """Hands set by hand, and the first ones of a match; lit, and lifted by a finger."""
    p = person("phone", lang)
    if hand in SCENES:
        game, match, me = SCENES[hand]()
    else:
        game, me, found = hand, 0, game_named(hand)
        match = Match.start(found, table_for(found, 3, {}), bytes(32))
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"] .hand .card')
    p.page.evaluate("document.fonts.ready")
    p.page.wait_for_timeout(300)
    p.shot(f"badges-{hand}")
    found = p.page.evaluate(COVERED)
    assert found["names"], found
    if hand in HANDS:
        assert found["pips"], found
    assert not found["covered"], found
    assert not found["cut"], found
    lit = p.page.locator(".hand .card[data-option]")
    if lit.count():
        lit.first.tap()
        p.page.wait_for_timeout(300)
        found = p.page.evaluate(COVERED)
        assert not found["covered"], found


def test_a_hand_beside_own_things_says_how_many_cards_are_beyond(person: New) -> None:
    p = person("phone", "ru")
    game, match, me = wiz_war_armed()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".beside .is-playable")
    sign = p.page.locator(".hand .more.right button")
    sign.wait_for()
    beyond = """() => {
      const edge = document.querySelector('.hand').getBoundingClientRect();
      const held = [...document.querySelectorAll('.hand > .held')].map((one) => one.getBoundingClientRect());
      return held.filter((card) => card.left + card.width * 0.6 > edge.right).length;
    }"""
    assert int(sign.inner_text()) == p.page.evaluate(beyond) > 0
    p.shot("hand-beside")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_energy_shows_its_number(person: New, lang: str) -> None:
    p = person("phone", lang)
    game, match, me = SCENES["wiz_war-boost"]()
    Stage(p, game, match, me).come(p)
    for number in (4, 6):
        card = p.page.locator(f'.hand .card[data-face="energy_{number}"]')
        card.wait_for()
        p.page.wait_for_timeout(200)
        assert card.locator("[data-sign=energy]").is_visible()
        assert card.locator("[data-sign=energy]").inner_text().strip() == str(number)
        assert not card.locator(".more").is_visible()
    p.shot("energy")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_own_things_have_a_name_that_nothing_covers(person: New, size: str) -> None:
    p = person(size, "ru")
    game, match, me = wiz_war_armed()
    Stage(p, game, match, me).come(p)
    label = p.page.locator(".own .zone-label")
    p.page.wait_for_selector(".own .pip")
    p.page.wait_for_timeout(200)
    assert label.inner_text().strip() == "Снаряжённые предметы"
    box = label.bounding_box()
    pip = p.page.locator(".own .pip").first.bounding_box()
    assert box["y"] + box["height"] <= pip["y"] + 1, (box, pip)
    p.check()


# names of own rows that lie over each other, stick out or are cut
NAMES = """() => {
  const own = document.querySelector('.own').getBoundingClientRect();
  const names = [...document.querySelectorAll('.own .zone-label')].map((n) => {
    const range = document.createRange();
    range.selectNodeContents(n);
    return [n.textContent.trim(), range.getBoundingClientRect()];
  });
  const least = Math.max(own.top, document.querySelector('[data-testid=prompt]').getBoundingClientRect().bottom);
  return names.flatMap(([name, r], i) => [
    r.left < own.left - 1 || r.right > own.right + 1 || r.top < least ? `${name} sticks out` : '',
    i && r.left < names[i - 1][1].right + 4 ? `${name} lies over ${names[i - 1][0]}` : '',
  ]).filter(Boolean);
}"""


@pytest.mark.parametrize("size", ["desktop", "large"])
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("many", [False, True])
def test_own_rows_leave_each_other_room(person: New, lang: str, size: str, many: bool) -> None:
    p = person(size, lang)
    items = ("dagger", "bloodshard", "powerstone", "speedstone") if many else ("dagger",)
    spells = ("invisible", "featherweight") if many else ("invisible",)
    game, match, me = wiz_war_armed(items, spells)
    Stage(p, game, match, me).come(p)
    p.page.locator(".own .zone-label").nth(1).wait_for()
    p.page.wait_for_timeout(200)
    p.shot(f"wiz_war-own-rows-{len(items)}")
    assert p.page.evaluate(NAMES) == []
    tops = p.page.eval_on_selector_all(".own .card", "all => all.map((n) => n.offsetTop)")
    assert len(tops) == len(items) + len(spells)
    assert len(set(tops)) == 1, "one row each"
    p.check()
