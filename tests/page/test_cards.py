"""Cards that can be read: no text is cut, and any card is shown whole to whoever points at it."""

import copy
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import building_blocks as blocks
import pytest
from games.munchkin.scene import fight
from page.conftest import SIZES
from page.scenes import SCENES, krutagidon_hand
from page.stage import Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match

New = Callable[..., Any]

# where cards lie face up with their text: zone, how many of them, and which kinds come there ("" for all but those named)
SHORTENED = {"krendel": 1, "krutagidon": 2, "munchkin": 1, "three_mages": 0, "wiz_war": 2}
"""Of a hundred faces at 1280: how many may show whole sentences and leave the rest to the preview."""

LARGE = {"wiz_war": 1}  # at 1920: the dagger

Place = tuple[str, int, str, str]
PLACES: dict[str, list[Place]] = {
    "krendel": [
        ("hand/0", 5, "creature", ""),
        ("field/1", 1, "creature", ""),
        ("pile/0", 1, "creature", ""),
        ("pile/2", 1, "creature", ""),
        ("prize", 1, "reward", ""),
        ("condition", 1, "reward", ""),
    ],
    "krutagidon": [
        ("market", 5, "creature wizard spell treasure location", ""),
        ("legend", 1, "legend", ""),
        ("hand/0", 5, "", "mat property dead_wizard_token mayhem"),
    ],
    "wiz_war": [("hand/0", 5, "", "")],
    "munchkin": [
        ("hand/0", 5, "", ""),
        ("monsters", 1, "monster", ""),
        ("enhancers", 1, "enhancer", ""),
    ],
    "three_mages": [("hand/0", 5, "", "resource")],
}

SELDOM: dict[str, list[Place]] = {
    "krutagidon": [("resolving", 1, "mayhem", "")]
}  # lie beside the rest

# every face in sight that has a text: what is outside its frame, and what was left out for want of room
CUT = """async (number) => {
  const frame = () => new Promise(requestAnimationFrame);
  while (number && document.querySelector('[data-testid=prompt]').dataset.number != number) await frame();
  const state = () => [...document.querySelectorAll('.card')].map(
    (card) => [card.offsetWidth, card.offsetHeight, card.getAttribute('style'), card.querySelectorAll('.s:not([hidden])').length]
  ).join();
  for (let calm = 0, last = '', n = 0; calm < 4 && n < 120; n++) {  // until widths and sizes have settled
    await frame();
    const now = state();
    calm = now === last ? calm + 1 : 0;
    last = now;
  }
  const cut = [], shortened = [], small = [];
  let faces = 0, read = 0;
  for (const card of document.querySelectorAll('.card')) {
    const face = card.querySelector(':scope > .face');
    const words = card.querySelector('[data-testid="card-text"]');
    if (!face || !words || !words.getClientRects().length) continue;
    faces += 1;
    const name = card.dataset.face + ' ' + Math.round(card.offsetWidth) + 'x' + Math.round(card.offsetHeight);
    const box0 = face.getBoundingClientRect();
    const signs = card.hasAttribute('data-signs');  // they stand for the text
    const told = signs ? card.querySelectorAll('.sign') : words.querySelectorAll('.s:not([hidden])');
    const parts = [...told, card.querySelector('.name'), card.querySelector('.stat-row')];
    if (face.scrollHeight > face.clientHeight + 1) cut.push(name + ' ' + (face.scrollHeight - face.clientHeight));
    else for (const part of parts) for (const box of part?.getClientRects() ?? [])
      if (box.bottom > box0.bottom + 1 || box.top < box0.top - 1 || box.right > box0.right + 2 || box.left < box0.left - 2) {
        cut.push(name + ': ' + part.textContent); break;
      }
    const said = signs ? [] : words.querySelectorAll('.s:not([hidden])');
    read += said.length;
    const more = words.querySelector('.more');
    if (signs && !told.length) cut.push(name + ': no signs');
    if (signs || (more && !more.hidden)) shortened.push(name + (said.length ? '' : ' (nothing)'));
    if (said.length && parseFloat(getComputedStyle(words).fontSize) < 10.4) small.push(name);
  }
  for (const slip of document.querySelectorAll('.rw > button'))  // Krendel's prize and its condition
    for (const line of slip.querySelectorAll('span > *'))
      if (line.getBoundingClientRect().bottom > slip.getBoundingClientRect().bottom - 2) cut.push(line.textContent);
  const prize = document.querySelector('.rw > .pz');
  for (const line of document.querySelectorAll('.rw > .cd span > *'))
    if (prize && line.getBoundingClientRect().top < prize.getBoundingClientRect().bottom) cut.push('under the prize: ' + line.textContent);
  return {cut, shortened, small, faces, read};
}"""


def _stage(person: Any, game: str) -> Stage:
    if game == "munchkin":
        return Stage(person, game, fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3}).match)
    found = game_named(game)
    return Stage(person, game, Match.start(found, table_for(found, 3, {}), bytes(32)))


def _turn(person: Any, game: str) -> Stage:
    """My turn, with my hand before me."""
    if game == "krutagidon":
        return Stage(person, *krutagidon_hand())
    return _stage(person, game)


def _faces(cards: list[dict[str, Any]], kinds: str, none: str) -> list[str]:
    wanted = kinds.split()
    return [
        card["id"]
        for card in cards
        if (not wanted or card["kind"] in wanted) and card["kind"] not in none.split()
    ]


def _tables(
    view: dict[str, Any], places: list[Place], cards: list[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """The table again and again, until every face has lain in every place where it may lie."""
    plan = [(zone, many, _faces(cards, kinds, none)) for zone, many, kinds, none in places]
    assert all(faces for _, _, faces in plan), plan
    rounds = max((-(-len(faces) // many) for _, many, faces in plan), default=0)
    for number in range(rounds):
        table = copy.deepcopy(view)
        for zone, many, faces in plan:
            shown = [faces[(number * many + i) % len(faces)] for i in range(many)]
            laid = [{"id": f"{zone}-{number}-{i}", "face": face} for i, face in enumerate(shown)]
            found = [one for one in table["table"]["zones"] if one["id"] == zone]
            assert len(found) == 1, f"no zone {zone}"
            found[0].update(cards=laid, count=many)
        yield table


def _cards(person: Any, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.context.request.get(
        f"{person.server}/api/games/{game}/cards"
    ).json()
    return found


def _sights(person: Any) -> Iterator[tuple[str, str]]:
    """Russian at 1280 and English at 1920 pixels; `make soak-page` takes both in both."""
    for size in ("desktop", "large"):
        person.size = size
        person.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        for lang in ("ru", "en") if blocks.WHOLE else ("ru",) if size == "desktop" else ("en",):
            person.page.click(f'[data-testid="lang-{lang}"]')
            yield size, lang


def _show(stage: Stage, told: dict[str, Any], view: dict[str, Any], number: int) -> None:
    """A table with one option, under a number of its own; where a turn may end, what is too dear says so."""
    first, *rest = view["prompt"]["options"]
    options = [first, *(option for option in rest if option["verb"] == "end")]
    prompt = {**view["prompt"], "number": number, "options": options}
    stage.send({"type": "update", **told, "events": [], "view": {**view, "prompt": prompt}})


def _laid(p: Any, game: str) -> tuple[Stage, list[dict[str, Any]], dict[str, Any]]:
    """A table of the game with its type loaded, all cards of it, and what the page was told."""
    stage = _turn(p, game)
    cards = _cards(p, game)
    stage.come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    p.page.evaluate("document.fonts.ready")
    return stage, cards, stage.told(0)


@pytest.mark.parametrize("game", blocks.OURS)
def test_no_text_is_cut_on_any_face(person: New, game: str) -> None:
    """A sample takes Russian, the longer one, where it is tighter."""
    p = person("desktop", "ru")
    stage, cards, told = _laid(p, game)
    usual = list(_tables(told["view"], PLACES[game], cards))
    seldom = list(_tables(told["view"], SELDOM.get(game, []), cards))
    number = 0
    for size, lang in _sights(p):
        seen = 0
        cut: list[str] = []
        shortened: list[str] = []
        for view in [*usual, *seldom]:
            number += 1
            _show(stage, told, view, number)
            found = p.page.evaluate(CUT, number)
            seen += found["faces"]
            cut += found["cut"] + found["small"]
            shortened += found["shortened"]
        figures = {"faces": seen, "shortened": len(shortened)}
        blocks.report(f"cards {game} {size} {lang}", figures)
        assert seen >= len(cards) // 2
        # whole sentences only are left out, and only where long cards share one hand
        most = LARGE.get(game, 0) if size == "large" else seen * SHORTENED[game] // 100
        assert len(shortened) <= most, shortened
        assert not cut, cut
    p.check()


# of each of these cards: is a part of it covered, does a name break inside a syllable or leave its card
BROKEN = r"""(which) => {
  const bad = [];
  const cards = [...document.querySelectorAll(which)].filter((card) => card.querySelector('.name')?.getClientRects().length);
  cards.forEach((card, i) => {
    const note = (what) => bad.push(`${card.dataset.face} ${card.offsetWidth}: ${what}`);
    const face = card.querySelector(':scope > .face');
    const next = cards[i + 1]?.getBoundingClientRect();
    if (next && card.closest('.hand') && card.getBoundingClientRect().right > next.left + 2) note('covered');
    if (face.scrollHeight > face.clientHeight + 1) note('too high');
    const home = face.getBoundingClientRect();
    const name = card.querySelector('.name');
    const along = getComputedStyle(name).writingMode !== 'horizontal-tb';
    const text = [...name.childNodes].find((one) => one.nodeType === Node.TEXT_NODE);
    const letter = document.createRange();
    for (const {0: syllables, index} of text.data.matchAll(/[^\s\u00ad\u2010-\u2014-]+/g)) {
      const lines = new Set();
      for (let at = index; at < index + syllables.length; at++) {
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const box = [...letter.getClientRects()].at(-1);
        lines.add(Math.round((along ? box.left : box.top) / 4));
        if (box.left < home.left - 1 || box.right > home.right + 1 || box.top < home.top - 1 || box.bottom > home.bottom + 1)
          lines.add('outside');
      }
      if (lines.size > 1) note(syllables);
    }
  });
  return {cards: cards.length, bad};
}"""

TEN = 10


@pytest.mark.parametrize("game", blocks.OURS)
def test_a_name_breaks_at_a_hyphen_or_not_at_all_on_a_phone(person: New, game: str) -> None:
    """Every face where it lies; a sample takes Russian, whose words are longer."""
    for lang in ("ru", "en") if blocks.WHOLE else ("ru",):
        p = person("phone", lang)
        stage, cards, told = _laid(p, game)
        bad: set[str] = set()
        seen = 0
        for number, view in enumerate(_tables(told["view"], PLACES[game], cards), 1):
            _show(stage, told, view, number)
            p.page.evaluate(CUT, number)  # until they lie still
            found = p.page.evaluate(BROKEN, ".table .card:not(.pile-box .card)")
            seen += found["cards"]
            bad |= {one for one in found["bad"] if not one.endswith(("covered", "too high"))}
        assert seen >= len(cards) // 2
        assert not bad, "\n".join(sorted(bad))


def _ten(game: str, view: dict[str, Any], cards: list[dict[str, Any]], first: int) -> None:
    """Ten cards in the hand; in 3 Mages all resources and every pile of discards beside it."""
    zones = {zone["id"]: zone for zone in view["table"]["zones"]}

    def lay(zone: str, faces: list[str]) -> None:
        laid = [{"id": f"{zone}-{first}-{i}", "face": face} for i, face in enumerate(faces)]
        zones[zone].update(cards=laid, count=len(laid))

    _, _, kinds, none = next(place for place in PLACES[game] if place[0] == "hand/0")
    faces = _faces(cards, kinds, none)
    held = [faces[(first + i) % len(faces)] for i in range(TEN)]
    if game == "three_mages":
        resources = _faces(cards, "resource", "")
        lay("hand/0", held + resources)
        for i, pile in enumerate(("used-meteorites", "used-ice", "used-bones")):
            lay(pile, [resources[i]] * 3)
        lay("dead", held[:2])
        lay("spent", held[:2])
    else:
        lay("hand/0", held)


@pytest.mark.parametrize("game", blocks.OURS)
def test_a_hand_of_ten_shows_whole_words(person: New, game: str) -> None:
    p = person("desktop", "ru")
    stage = _turn(p, game)
    cards = _cards(p, game)
    stage.come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    told = stage.told(0)
    number = 0
    for sight in _sights(p):
        for first in range(0, 6 * TEN, TEN):
            number += 1
            view = copy.deepcopy(told["view"])
            _ten(game, view, cards, first)
            _show(stage, told, view, number)
            p.page.evaluate(CUT, number)  # until they lie still
            found = p.page.evaluate(BROKEN, ".hand .card")
            assert found == {"cards": TEN, "bad": []}, sight
    p.check()


PEEK = '[data-testid="peek"]'


@pytest.mark.parametrize("game", ["krendel", "krutagidon"])
def test_a_playable_card_is_shown_whole_under_the_mouse_and_in_focus(
    person: New, game: str
) -> None:
    p = person("desktop", "ru")
    stage = _stage(p, game).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    card = p.page.locator(".hand .card[data-option]").first
    card.hover()
    p.page.wait_for_selector(PEEK)
    p.page.wait_for_timeout(700)  # it stays: nothing that it does takes it away again
    assert p.page.locator(PEEK).count() == 1
    said = card.locator('[data-testid="card-text"] .s').all_text_contents()
    shown = p.page.locator(f'{PEEK} [data-testid="card-text"] .s').all_inner_texts()
    assert shown
    assert [s.strip() for s in shown] == [s.strip() for s in said]
    assert p.page.get_attribute(f"{PEEK} .card", "data-card") == card.get_attribute("data-card")
    assert not p.page.evaluate(CUT, 0)["cut"]
    stage.send(
        {"type": "update", **stage.told(0), "events": []}
    )  # news that leave the card where it is
    p.page.wait_for_timeout(200)
    assert p.page.locator(PEEK).count() == 1
    p.page.mouse.move(5, 300)
    p.page.wait_for_selector(PEEK, state="detached")
    p.page.keyboard.press("Tab")  # from here on the focus shows
    card.focus()
    p.page.wait_for_selector(PEEK)
    p.check()


def test_a_finger_that_stays_on_a_card_sees_it_whole(person: New) -> None:
    p = person("phone", "en")
    stage = _stage(p, "krutagidon").come(p)
    box = p.page.locator(".hand .card[data-option]").first.bounding_box()
    at = {"x": box["x"] + 20, "y": box["y"] + 40}
    touch = p.context.new_cdp_session(p.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    p.page.wait_for_selector(f'{PEEK} [data-testid="card-text"]')
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    p.page.wait_for_timeout(200)
    assert stage.made == 0
    assert not p.page.evaluate(CUT, 0)["cut"]
    p.check()


def test_every_card_has_its_id(person: New) -> None:
    p = person("desktop", "ru")
    _stage(p, "krutagidon").come(p)
    p.page.wait_for_selector('.table[data-layout="krutagidon"]')
    without = "[...document.querySelectorAll('.card, .card-back')].filter((n) => n.dataset.card === undefined).length"
    assert p.page.evaluate(without) == 0


# cards that show signs instead of their text, or only a part of it
SHORT = """(all) => all.filter(
  (one) => one.matches('[data-signs]') || one.querySelector('.more:not([hidden])')
).map((one) => one.dataset.face)"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_two_cards_to_choose_between_are_read_whole_on_a_phone(person: New, lang: str) -> None:
    """Krutagidon begins with two properties and two familiars to choose from."""
    p = person("phone", lang)
    stage = _stage(p, "krutagidon").come(p)
    cards = _cards(p, "krutagidon")
    told = stage.told(0)
    number = 0
    for kind in ("property", "familiar"):
        tables = _tables(told["view"], [("offer/0", 2, kind, "")], cards)
        for view in tables:
            number += 1
            prompt = {**view["prompt"], "number": number, "options": view["prompt"]["options"][:1]}
            stage.send({"type": "update", **told, "events": [], "view": {**view, "prompt": prompt}})
            assert not p.page.evaluate(CUT, number)["cut"]
            held = p.page.locator(".hand .card")
            assert held.count() == 2
            assert held.evaluate_all(SHORT) == []
    p.check()


def test_a_hand_that_runs_off_a_phone_says_so(person: New) -> None:
    """Ten cards: the edge counts those beyond it; a finger and the keyboard bring them."""
    p = person("phone", "ru")
    stage = _turn(p, "krutagidon").come(p)
    cards = _cards(p, "krutagidon")
    told = stage.told(0)
    p.watch()
    _ten("krutagidon", told["view"], cards, 0)
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_function(f"() => document.querySelectorAll('.hand .card').length === {TEN}")
    p.page.wait_for_timeout(200)
    more = p.page.locator(".hand .more.right button")
    more.wait_for()
    fewer = p.page.locator(".hand .more.left button")
    assert fewer.count() == 0
    beyond = int(more.inner_text())
    shown = """() => { const edge = document.querySelector('.hand').getBoundingClientRect();
      return [...document.querySelectorAll('.hand .card')].filter((one) =>
        one.getBoundingClientRect().right < edge.right + 1).length; }"""
    assert TEN - p.page.evaluate(shown) - beyond in (0, 1)  # one may lie across the edge
    blocks.axe(p.page)
    more.tap()
    fewer.wait_for()
    for _ in range(3):
        if more.count():
            more.focus()
            p.page.keyboard.press("Enter")
            p.page.wait_for_timeout(150)
    more.wait_for(state="detached")
    p.stood_still()
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_why_a_card_cannot_be_had_covers_nothing_printed_on_it(
    person: New, size: str, lang: str
) -> None:
    """Least of all the price."""
    p = person(size, lang)
    game, match, me = SCENES["three_mages-poor"]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".hand .card .lacks")
    p.page.wait_for_timeout(600)
    rows = p.page.evaluate(
        """() => [...document.querySelectorAll('.hand .card:has(.lacks)')].map((card) => [card.dataset.face,
          card.querySelector('.lacks').getBoundingClientRect().top,
          ...['.price', '.text', '.stat-row'].map((part) =>
            card.querySelector(part)?.getBoundingClientRect().bottom ?? 0)])"""
    )
    assert len(rows) > 3
    for face, top, *bottoms in rows:
        assert max(bottoms) <= top + 1, face
    small, pills = p.page.evaluate(SIGNS)
    assert small == []
    for one, other in pairwise(pills):
        assert one[1] <= other[0], "two reasons touch"
    p.check()


# signs of cards in the hand that are too small to be read, or leave their card; where reasons stand
SIGNS = """() => {
  const small = [...document.querySelectorAll('.hand .card :is(.price, .stat-row) :is(.i, b)')]
    .map((n) => [n, n.getBoundingClientRect(), n.closest('.card').getBoundingClientRect()])
    .filter(([n, r, card]) => r.height && (r.height < 11 || r.left < card.left || r.right > card.right))
    .map(([n, r]) => [n.closest('.card').dataset.face, n.className.baseVal ?? n.tagName, r.width, r.height].join(' '));
  const pills = [...document.querySelectorAll('.hand .lacks')].map((n) => n.getBoundingClientRect())
    .map(({left, right}) => [left, right]);
  return [small, pills.sort((a, b) => a[0] - b[0])];
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_five_rivals_wear_is_all_seen_at_once(person: New, lang: str) -> None:
    p = person("desktop", lang)
    game, match, me = SCENES["munchkin-crowd"]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".seats .seat .card")
    p.page.wait_for_timeout(600)
    column, rows = p.page.evaluate(
        """() => { const all = document.querySelector('.seats');
          const box = (node) => node.getBoundingClientRect();
          return [all.scrollHeight - all.clientHeight, [...all.querySelectorAll('.seat')].map((seat) => ({
            cards: seat.querySelectorAll('.card').length,
            beyond: Math.max(...[...seat.querySelectorAll('.card')].map((card) => box(card).right - box(seat).right)),
          }))]; }"""
    )
    assert column <= 1
    assert len(rows) == 5
    for row in rows:
        assert row["cards"] >= 6
        assert row["beyond"] <= 0
    p.check()
