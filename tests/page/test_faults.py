"""Small things that a person stumbles over, each once seen and mended."""

import copy
import itertools
import re
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.three_mages.scene import scene as castles
from page.conftest import SIZES
from page.scenes import krutagidon_aimed, munchkin_fight, munchkin_offer, wiz_war_aimed
from page.stage import NUMBER, Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match

New = Callable[..., Any]


def _stage(person: Any, game: str, players: int = 3) -> Stage:
    found = game_named(game)
    match = Match.start(found, table_for(found, players, {}), bytes(32))
    stage = Stage(person, game, match).come(person)
    stage.page.wait_for_selector(f'.table[data-layout="{game}"]')
    stage.page.evaluate("document.fonts.ready")
    return stage


def test_an_address_without_a_table_says_so(person: New) -> None:
    p = person("desktop", "ru").come("/t/there-is-none")
    p.page.wait_for_selector(".nowhere a[href='/']")
    assert not p.page.query_selector(".banner.lost")
    blocks.axe(p.page)


def test_the_lobby_names_each_of_its_buttons(person: New) -> None:
    p = person("desktop", "en").come()
    p.page.wait_for_selector(".box")
    names = p.page.evaluate(
        "[...document.querySelectorAll('.box button')].map((b) => b.ariaLabel ?? b.innerText)"
    )
    assert len(names) >= 10
    play = [name for name in names if name.startswith("Play now")]
    assert len(play) == len(set(play)) == 5, names


def test_the_name_is_changed_at_the_table(person: New) -> None:
    p = person("desktop", "en").come().sit("krendel", ["me", "bot:random"])
    p.page.wait_for_selector("[data-option]")
    p.page.click(".top-bar .tools > button:last-child")
    p.page.fill("dialog #name", "Zelda")
    p.page.click("dialog form .btn")
    p.page.wait_for_selector(".hero .nm >> text=Zelda")
    p.page.keyboard.press("Escape")
    p.check()


def test_who_watches_is_told_so(person: New) -> None:
    owner = person("desktop", "ru").come().sit("krendel", ["me", "bot:random"])
    owner.page.wait_for_selector("[data-option]")
    watcher = person("desktop", "ru").come(owner.page.url.removeprefix(owner.server))
    watcher.page.wait_for_selector(".hero")
    assert "вы смотрите" in watcher.page.inner_text(".top-bar")
    assert not watcher.page.query_selector("[data-option]")


IDLE_SECONDS = 6


@pytest.mark.parametrize("game", ["krutagidon", "wiz_war"] if blocks.WHOLE else ["wiz_war"])
def test_an_idle_table_leaves_the_machine_alone(person: New, game: str) -> None:
    """Asked, with lit cards, and nobody does anything: the main thread has under one per cent to do."""
    p = person("desktop", "ru", still=False, speed=1)
    _stage(p, game)
    p.page.wait_for_timeout(2500)
    line = p.context.new_cdp_session(p.page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = line.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    before = spent()
    p.page.wait_for_timeout(IDLE_SECONDS * 1000)
    share = (spent() - before) / IDLE_SECONDS
    blocks.report(f"idle main thread {game}", share)
    assert share < 0.01
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert p.page.evaluate(running) == 0


ASTRAY = """() => [...document.querySelectorAll('.path .st')].flatMap((square) => {
  const home = square.getBoundingClientRect();
  return [...square.querySelectorAll('.fig > *')].map((one) => one.getBoundingClientRect())
    .filter((box) => box.left + box.width / 2 < home.left || box.left + box.width / 2 > home.right ||
      box.top < document.querySelector('.top-bar').getBoundingClientRect().bottom);
}).length"""


def test_figures_stand_over_their_own_squares_below_the_head(person: New) -> None:
    p = person("phone", "ru")
    stage = _stage(p, "munchkin", 6)
    assert p.page.locator(".path .fig > *").count() == 6
    assert p.page.evaluate(ASTRAY) == 0
    told = stage.told(0)
    for i, token in enumerate(told["view"]["table"]["board"]["tokens"]):
        token["at"] = told["view"]["table"]["board"]["cells"][(3, 3, 3, 3, 9, 9)[i]]["id"]
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_timeout(300)
    assert p.page.evaluate(ASTRAY) == 0


# of each card of the hand: how much of its width can be pointed at, scrolled to where it lies aside
SEEN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const widths = [];
  for (const card of document.querySelectorAll('.hand .card')) {
    card.scrollIntoView({block: 'nearest', inline: 'nearest'});
    for (let i = 0; i < 3; i++) await frame();  // until the edge says what is beyond it now
    const r = card.getBoundingClientRect();
    let seen = 0;
    for (let u = 0.02; u < 1; u += 0.02)
      if (document.elementFromPoint(r.left + r.width * u, r.top + r.height * 0.6)?.closest('.card') === card) seen += r.width / 50;
    widths.push(Math.round(seen));
  }
  return widths;
}"""

FIGURES = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const figures = [];
  for (const card of document.querySelectorAll('.hand .card')) {
    card.scrollIntoView({block: 'nearest', inline: 'nearest'});
    for (let i = 0; i < 3; i++) await frame();
    figures.push([...card.querySelectorAll('.adv b')].filter((one) => {
      const r = one.getBoundingClientRect();
      return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)?.closest('.card') === card;
    }).length);
  }
  return figures;
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_card_of_a_full_hand_is_hidden(person: New, size: str) -> None:
    """Ten cards: each can be pointed at, and Krendel's figures are all in sight."""
    p = person(size, "ru")
    stage = _stage(p, "krendel", 4)
    told = stage.told(0)
    table = told["view"]["table"]
    mine = next(zone for zone in table["zones"] if zone["id"] == "hand/0")
    faces = [card["face"] for card in mine["cards"]]
    for many in (5, 10):
        more = copy.deepcopy(told)
        zone = next(one for one in more["view"]["table"]["zones"] if one["id"] == "hand/0")
        zone["cards"] = [{"id": f"h{i}", "face": faces[i % len(faces)]} for i in range(many)]
        zone["count"] = many
        more["view"]["prompt"] = None
        stage.send({"type": "update", **more, "events": []})
        p.page.wait_for_function(
            f"() => document.querySelectorAll('.hand .card').length === {many}"
        )
        p.page.wait_for_timeout(400)
        assert min(p.page.evaluate(SEEN)) >= 40, (many, p.page.evaluate(SEEN))
        assert p.page.evaluate(FIGURES) == [2] * many
    p.check()


def test_a_card_of_a_full_hand_opens_under_the_mouse(person: New) -> None:
    p = person("desktop", "ru")
    stage = _stage(p, "wiz_war")
    told = stage.told(0)
    zone = next(one for one in told["view"]["table"]["zones"] if one["id"] == "hand/0")
    faces = [
        "fireball",
        "shield",
        "dagger",
        "acid_bath",
        "thornbush",
        "pick_lock",
        "mightstone",
        "full_shield",
    ]
    zone["cards"] = [{"id": f"h{i}", "face": face} for i, face in enumerate(faces)]
    zone["count"] = len(faces)
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 8")
    card = p.page.locator('.hand [data-card="h3"]')
    before = card.bounding_box()["width"]
    card.hover()
    p.page.wait_for_timeout(300)
    assert card.bounding_box()["width"] > before * 1.15
    boxes = p.page.evaluate(
        "[...document.querySelectorAll('.hand .held')].map((n) => n.getBoundingClientRect()).map((r) => [r.left, r.right])"
    )
    for (_, right), (left, _) in itertools.pairwise(boxes):
        assert right <= left + 2, "a card is covered"


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_piles_have_names_and_the_map_a_key(person: New, size: str) -> None:
    p = person(size, "ru")
    _stage(p, "three_mages")
    if size == "phone":
        p.page.click(".key-box summary")
    said = p.page.inner_text(".key-box" if size == "phone" else ".seats")
    for word in ("Метеориты", "Лёд", "Кости", "монстр"):
        assert word.lower() in said.lower(), said
    assert p.page.locator(".key li:visible").count() >= 8
    blocks.axe(p.page)
    p.check()


@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_squares_are_named_as_the_board_shows_them(person: New, size: str) -> None:
    """By their row and column, which stand at the edges of the maze."""
    p = person(size, "ru")
    _stage(p, "wiz_war")
    rows, columns = p.page.evaluate(
        """() => [...document.querySelectorAll('.board text.rim')].reduce((found, one) => {
          found[one.getAttribute('x') < 0 ? 0 : 1].push(one.textContent);
          return found;
        }, [[], []])"""
    )
    if size == "phone":
        p.page.click(".bottom-nav button:nth-child(3)")
    told = p.page.locator("[data-testid=log] .place").all_text_contents()
    squares = {name for place in told for name in re.findall(r"\d+\.\d+", place)}
    assert squares
    for row, column in (name.split(".") for name in squares):
        assert row in rows
        assert column in columns


@pytest.mark.parametrize("game", blocks.OURS)
def test_large_cards_stay_in_their_place(person: New, game: str) -> None:
    p = person("large", "ru")
    p.context.add_init_script(
        "localStorage.koldun = JSON.stringify({...JSON.parse(localStorage.koldun), cards: 'large'})"
    )
    _stage(p, game, 3)
    out = p.page.evaluate(
        """() => { const me = document.querySelector('.me').getBoundingClientRect();
          return [...document.querySelectorAll('.hand .card')].map((n) => n.getBoundingClientRect())
            .filter((r) => r.left < me.left - 1 || r.right > me.right + 1 || r.top < me.top - 1 || r.bottom > innerHeight + 1)
            .map((r) => [r.left, r.top, r.right, r.bottom]); }"""
    )
    assert not out, out
    assert p.page.evaluate("document.querySelector('[data-cards=large]') !== null")
    p.check()


LIFE = {
    "krendel": '.hero[data-seat="0"] .counter.wounds',
    "krutagidon": "[data-testid=own-line] .c-life",
    "wiz_war": '[data-seat="0"] .counter.life',
    "munchkin": "[data-testid=own-line] .c-level",
    "three_mages": '[data-seat="0"] .c-monsters, [data-seat="0"] .stats > span',
}


@pytest.mark.parametrize("game", blocks.OURS)
def test_a_phone_shows_my_own_life_or_strength(person: New, game: str) -> None:
    p = person("phone", "ru")
    _stage(p, game)
    box = p.page.locator(LIFE[game]).first.bounding_box()
    assert box is not None
    width, height = SIZES["phone"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    over = (
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.response, .recap, dialog') === null"
    )
    assert p.page.evaluate(over, at)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("scene", [krutagidon_aimed, wiz_war_aimed])
def test_who_is_aimed_at_sees_the_table_and_what_comes_of_each_answer(
    person: New, scene: Any, size: str
) -> None:
    p = person(size, "ru")
    game, match, me = scene()
    life = match.state.life[me] if game == "krutagidon" else match.state.wizards[me].life
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".response")
    harm = p.page.locator(".response .amount").inner_text().split()[0]
    take = p.page.locator(".response .take .life")
    assert take.locator("s").inner_text() == str(life)
    assert take.locator("b").inner_text() == str(life - int(harm))
    if game == "krutagidon":
        saved = p.page.locator(".response .way:not(.take) .life b").all_inner_texts()
        assert sorted(int(one) for one in saved) == [life, life + 3]  # one of them mends
    else:  # a boost that changes nothing is no answer of its own; what comes later is said
        assert p.page.locator(".response .way:not(.take)").count() == 1
        assert "«Щит»" in p.page.locator(".response .take em").inner_text()
    if size == "desktop":
        assert p.page.locator(".seat.is-me .threat").count() == 1
    # nothing lies over the rest of the table: the seat of the one who strikes can be pointed at
    by = f'[data-seat="{match.decision(me).by}"]'
    box = p.page.locator(by).first.bounding_box()
    hit = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-seat]')?.dataset.seat"
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert p.page.evaluate(hit, at) == str(match.decision(me).by)
    assert p.page.locator(f".is-cause{by}").count() >= 1
    p.shot(f"{game}-aimed")
    blocks.axe(p.page)
    p.page.keyboard.press("p")
    p.page.wait_for_function(NUMBER, arg=0)
    assert stage.made == 1
    p.check()


def test_a_fight_keeps_its_place_on_a_phone(person: New) -> None:
    p = person("phone", "ru")
    game, match, me = munchkin_fight()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".fight")
    boxes = p.page.evaluate(
        "['.fight .foes .card', '.own .card'].map((q) => document.querySelector(q)?.getBoundingClientRect()?.toJSON())"
    )
    foe, own = boxes
    assert foe["width"] > 0
    assert own is None or own["width"] == 0 or own["top"] >= foe["bottom"], (
        "what I wear lies over it"
    )
    p.check()


def test_a_bargain_can_be_thought_over(person: New) -> None:
    """One step back while nobody has seen it: from the terms to whom to ask."""
    p = person("desktop", "en").come()
    for _ in range(6):  # in some matches nobody can be asked for help
        key = _terms(p.sit("munchkin", ["me", "bot:random", "bot:random"]))
        if key:
            break
    assert key
    p.page.click("[data-testid=think-again]")
    p.page.wait_for_selector(f'[data-option="{key}"]')
    p.check()


def _terms(p: Any) -> str:
    """Play on until somebody is asked for help: the choice that led there."""
    for _ in range(200):
        p.wait_to_choose()
        if p.over():
            return ""
        haggle = p.page.locator('[data-option^="haggle"]')
        if haggle.count():
            key: str = haggle.first.get_attribute("data-option")
            haggle.first.click()
            return key
        seek = p.page.locator('[data-option^="seek"]')
        if seek.count():
            seek.first.click()
        else:
            p.choose(0)
    return ""


def test_a_level_is_read_whole_beside_a_long_name(person: New) -> None:
    p = person("desktop", "en").come().sit("krutagidon", ["me", *["bot:mage"] * 3])
    for _ in range(8):  # until everybody has a wizard, whose name stands before the level
        p.page.wait_for_selector("[data-option], .seat.is-me .sub")
        if p.page.query_selector(".seat.is-me .sub"):
            break
        p.page.click("[data-option] >> nth=0")
        p.page.wait_for_timeout(600)
    tags = p.page.eval_on_selector_all(
        ".seat :is(.nm, .sub) .tag",
        "tags => tags.map((t) => [t.innerText, t.scrollWidth - t.clientWidth])",
    )
    assert {name for name, _ in tags} >= {"me", "mage"}
    assert all(over <= 1 for _, over in tags), tags


# a token of full size on any cell, and the names of castles: line by line, without the air above the letters
UNDER_TOKENS = """() => {
  const lines = [...document.querySelectorAll('.lord tspan')].map((n) => [n.textContent, n.getBoundingClientRect()]);
  const names = lines.map(([name, r]) => [name, new DOMRect(r.left, r.top + r.height * 0.25, r.width, r.height * 0.5)]);
  const cells = [...document.querySelectorAll('.board .cell > polygon:first-child')].map((n) => n.getBoundingClientRect());
  return [document.querySelectorAll('.lord').length, names.flatMap(([name, r]) => cells.filter((c) => {
    const [x, y, size] = [c.left + c.width / 2, c.top + c.height / 2, c.width * 0.33];
    return Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom)) < size;
  }).map(() => name))];
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_purse_counts_after_the_name(person: New, size: str) -> None:
    """Not «3 Метеорит»; on a phone the picture is the name."""
    p = person(size, "ru")
    Stage(p, "three_mages", castles(hand={"Fire": "M3 I1 B2 s01"}).match).come(p)
    p.page.wait_for_selector(".purse .coin")
    p.shot("three_mages-purse")
    said = p.page.evaluate(
        "[...document.querySelectorAll('.purse > div > .coin')].map((coin) => [...coin.querySelectorAll(':scope > :is(small, b)')]"
        ".filter((one) => one.checkVisibility()).map((one) => one.innerText).join(' '))"
    )
    wide = ["Кости ×2", "Лёд ×1", "Метеорит ×3"]
    assert sorted(said) == (wide if size == "desktop" else ["×1", "×2", "×3"])
    boxes = [one.bounding_box() for one in p.page.locator(".coin > :is(b, small)").all()]
    for one, other in itertools.combinations([box for box in boxes if box], 2):
        across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(
            one["x"], other["x"]
        )
        down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(
            one["y"], other["y"]
        )
        assert min(across, down) < 1, (one, other)
    p.check()


@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_no_token_comes_under_the_name_of_a_castle(person: New, size: str) -> None:
    p = person(size, "en").come()
    p.page.wait_for_selector(".box")
    for name in ("Mila the Apprentice", "Wilhelmina"):
        p.post("/api/me", {"name": name})
        p.sit("three_mages", ["me", "bot:mage", "bot:mage"])
        p.page.wait_for_selector("[data-option]")
        p.choose(1)  # a mage whose castle is not on top
        p.page.wait_for_function("() => document.querySelectorAll('.lord').length === 3")
        count, under = p.page.evaluate(UNDER_TOKENS)
        assert (count, under) == (3, [])
    p.check()


# what the arrow of a blow crosses of the numbers that it is about; which names of heroes are cut
CROSSED = """() => {
  const boxes = [...document.querySelectorAll('.duel span, .hero .adv b, .hero .counter')].map((n) => n.getBoundingClientRect());
  const way = document.querySelector('.leads[data-arrow] .blow');
  const points = Array.from({length: 41}, (_, i) => way.getPointAtLength(way.getTotalLength() * i / 40));
  return points.filter(({x, y}) => boxes.some((b) => b.left < x && x < b.right && b.top < y && y < b.bottom)).length;
}"""
CUT_NAMES = """() => [...document.querySelectorAll('.hero .nm > span')].flatMap((node) => {
  const [text, box] = [document.createRange(), node.parentElement.getBoundingClientRect()];
  text.selectNodeContents(node);
  const r = text.getBoundingClientRect();
  const seen = node.scrollWidth <= node.clientWidth + 1 && r.right <= box.right + 1 && r.bottom <= box.bottom + 3;
  return seen ? [] : [node.textContent];
})"""


def test_krendels_heroes_have_whole_names_and_blows_cross_no_number_on_a_phone(
    person: New,
) -> None:
    p = person("phone", "ru", speed=0).come().sit("krendel", ["me", *["bot:mage"] * 3])
    p.page.wait_for_selector("[data-option]")
    longest = ["Нотариус Карлыч", "Ведьма Рассольница", "Профессор Крошкин"]
    assert p.page.evaluate(CUT_NAMES) == []
    p.page.evaluate(
        """(names) => [...document.querySelectorAll('.hero .nm.long > span')].slice(-names.length)
          .forEach((node, i) => (node.textContent = names[i]))""",
        longest,
    )
    assert p.page.evaluate(CUT_NAMES) == []
    seen = 0
    for _ in range(60):
        beat = p.page.query_selector("[data-testid=beat]")
        if beat is not None and beat.get_attribute("data-event") in ("beat", "hold"):
            p.page.wait_for_selector(".leads[data-arrow] .blow", state="attached")
            assert p.page.evaluate(CROSSED) == 0
            seen += 1
        if seen >= 4:
            break
        if p.page.query_selector("[data-testid=next]"):
            p.page.keyboard.press("Space")
            p.page.wait_for_timeout(60)
        else:
            p.choose(0)
    assert seen >= 4
    p.check()


OUTSIDE = """() => {
  const plate = document.querySelector('[data-testid=beat]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=beat] .card')].map((card) => card.getBoundingClientRect())
    .filter((card) => card.left < plate.left || card.right > plate.right || card.bottom > plate.bottom).length;
}"""


@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_cards_that_are_revealed_lie_on_their_plate(person: New, size: str) -> None:
    p = person(size, "ru", speed=0).come().sit("krendel", ["me", *["bot:mage"] * 3])
    p.page.wait_for_selector("[data-option]")
    p.choose(0)
    p.page.wait_for_selector('[data-testid=beat][data-event="reveal"] .card >> nth=3')
    assert p.page.evaluate(OUTSIDE) == 0
    p.check()


@pytest.mark.parametrize("size", ["desktop", "large"])
def test_who_is_called_for_help_sees_the_monster(person: New, size: str) -> None:
    p = person(size, "en")
    game, match, me = munchkin_offer()
    Stage(p, game, match, me).come(p)
    foe = p.page.wait_for_selector(".fight .foes .card")
    assert foe.bounding_box()["width"] > 100
    p.shot("munchkin-offer-scene")
    p.check()


# every text of a seat is whole, or not there at all: what of it lies across the edge of a box that hides the rest
ACROSS = """() => [...document.querySelectorAll('.table :is(.seat, .hero) *')].filter((node) => {
  if (!node.getClientRects().length || node.clientWidth <= 1) return false;
  if (![...node.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.data.trim())) return false;
  const text = document.createRange();
  text.selectNodeContents(node);
  return [...text.getClientRects()].some((line) => {
    for (let box = node; box && !box.matches('.seat, .hero'); box = box.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(box);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const slack = line.height / 3;
      if (line.top > edge.bottom - slack || line.bottom < edge.top + slack) return false;
      if (line.right > edge.right + 1 || line.left < edge.left - 1 || line.bottom > edge.bottom + slack) return true;
    }
    return false;
  });
}).map((node) => node.textContent.trim())"""


@pytest.mark.parametrize("game", blocks.OURS)
def test_no_word_of_a_seat_is_cut(person: New, game: str) -> None:
    players = {"krendel": 6, "krutagidon": 5, "munchkin": 6, "three_mages": 3, "wiz_war": 4}[game]
    p = person("desktop", "ru").come().sit(game, ["me", *["bot:greedy"] * (players - 1)])
    p.page.wait_for_selector("[data-option]")
    for made in range(3 if blocks.WHOLE else 2):
        for lang in ("ru", "en"):
            p.page.click(f'[data-testid="lang-{lang}"]')
            p.page.wait_for_timeout(200)
            assert p.page.evaluate(ACROSS) == [], (made, lang)
        p.play(4)
        p.wait_to_choose()


def test_four_wizards_stand_whole_beside_the_maze(person: New) -> None:
    """Each carries a treasure and three things, and has struck."""
    p = person("desktop", "en")
    stage = _stage(p, "wiz_war", 4)
    told = stage.told(0)
    zones = {zone["id"]: zone for zone in told["view"]["table"]["zones"]}
    for seat in told["view"]["table"]["seats"]:
        number = seat["seat"]
        seat["counters"]["attacks"] = 1
        seat["words"]["treasure"] = "red"
        laid = [{"id": f"{number}-{i}", "face": "dagger"} for i in range(3)]
        zones[f"items/{number}"].update(cards=laid, count=3)
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_function("() => document.querySelectorAll('.seats .badge').length >= 8")
    seats = p.page.locator(".seats")
    assert seats.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    blocks.axe(p.page)


def _replayed(person: Any, stage: Stage, view: dict[str, Any]) -> None:
    """The replay of a match that had but this one table."""
    step = {"seat": 0, "option": {"key": "done", "verb": "done"}, "view": view, "events": []}
    even = [[1 / len(view["table"]["seats"])] * len(view["table"]["seats"])]
    replay = {"table": stage.table, "first": view, "opening": [], "steps": [step], "chances": even}
    person.page.route("**/api/tables/*/replay", lambda route: route.fulfill(json=replay))


def _end(person: Any, winners: list[int]) -> Stage:
    """The result of a brawl with points of every kind."""
    stage = _stage(person, "krutagidon", 2)
    cards = person.context.request.get(f"{person.server}/api/games/krutagidon/cards").json()
    told = stage.told(0)
    view = told["view"]
    hand = next(zone for zone in view["table"]["zones"] if zone["id"] == "hand/0")
    hand["cards"] = [{"id": card["id"], "face": card["id"]} for card in cards]
    result = {"places": [2, 1], "winners": winners, "reason": "legends"}
    view.update(prompt=None, result={**result, "scores": [40, 51], "out": [], "capped": False})
    _replayed(person, stage, view)
    stage.send({"type": "update", **told, "events": []})
    person.page.locator('[data-testid="result"] .count tbody tr').nth(7).wait_for()
    return stage


# scraps of paper that lie on what is written
LITTERED = """() => {
  const texts = [...document.querySelectorAll('.win h2, .win p, .win .btn')].flatMap((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return [...text.getClientRects()];
  });
  return [...document.querySelectorAll('.confetti i')].map((one) => one.getBoundingClientRect()).filter((scrap) =>
    texts.some((text) => scrap.left < text.right && scrap.right > text.left && scrap.top < text.bottom && scrap.bottom > text.top)).length;
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_total_is_seen_without_scrolling_and_no_paper_lies_on_words(
    person: New, size: str
) -> None:
    p = person(size, "ru")
    _end(p, [1])
    total = p.page.locator(".count .sum tr").bounding_box()
    assert total["y"] + total["height"] <= SIZES[size][1]
    assert p.page.locator(".confetti i").count() > 0
    assert p.page.evaluate(LITTERED) == 0
    blocks.axe(p.page)


def test_nobody_has_a_place_where_nobody_has_won(person: New) -> None:
    p = person("desktop", "ru")
    _end(p, [])
    assert p.page.locator(".count thead small").all_inner_texts() == ["наравне", "наравне"]


def test_hands_of_a_replay_lie_beside_each_other(person: New) -> None:
    """Nine sorts of cards in each of three hands, some of them several times."""
    p = person("desktop", "ru")
    stage = _stage(p, "three_mages")
    cards = p.context.request.get(f"{p.server}/api/games/three_mages/cards").json()
    view = stage.told(0)["view"]
    for seat in range(3):
        hand = next(one for one in view["table"]["zones"] if one["id"] == f"hand/{seat}")
        faces = [card["id"] for card in cards[seat * 9 : seat * 9 + 9]]
        hand["cards"] = [{"id": f"{seat}-{i}", "face": face} for i, face in enumerate(faces * 2)]
        hand["count"] = len(hand["cards"])
    view["prompt"] = None
    _replayed(p, stage, view)
    p.come(f"/r/{stage.table['id']}")
    shown = p.page.locator(".hands .card")
    shown.first.wait_for()
    assert shown.count() == 27
    assert p.page.locator(".hands .like > b").all_inner_texts() == ["2"] * 27
    boxes = [one.bounding_box() for one in shown.all()]
    for a, b in itertools.combinations(boxes, 2):
        aside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
        assert aside or abs(a["y"] - b["y"]) >= a["height"] - 1, (a, b)
    assert max(box["y"] + box["height"] for box in boxes) <= SIZES["desktop"][1]
    blocks.axe(p.page)
