"""What the stage shows of single moments: the cause, whose it is, and that nothing lies over what is written."""

import json
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.munchkin.scene import scene as dungeon
from games.three_mages.scene import scene as castles
from games.wiz_war.scene import scene as duel
from page.conftest import APART
from page.scenes import munchkin_roll
from page.stage import Stage

from koldun.content.registry import game_named, table_for
from koldun.kernel.match import Match

New = Callable[..., Any]
Told = dict[str, Any]


def _sit(person: Any, game: str, match: Match, me: int = 0) -> Stage:
    stage = Stage(person, game, match, me).come(person)
    person.page.wait_for_selector(f'.table[data-layout="{game}"]')
    return stage


def _card(face: str, id: str = "x1") -> dict[str, str]:
    return {"id": id, "face": face}


def _beat(p: Any, event: str) -> None:
    """This one is shown and stands still."""
    p.page.wait_for_selector(f'[data-testid=beat][data-event="{event}"]')
    p.page.wait_for_timeout(150)


def _next(p: Any, event: str = "") -> None:
    p.page.keyboard.press("Space")
    if event:
        _beat(p, event)


# how much of the first lies over the second, of all that are in sight
OVER = """([over, under]) => {
  const written = (n) => {
    const range = document.createRange();
    range.selectNodeContents(n);
    const [text, box] = [range, n].map((one) => one.getBoundingClientRect()); // what is cut off is not seen
    const [left, top] = [Math.max(text.left, box.left), Math.max(text.top, box.top)];
    return new DOMRect(left, top, Math.min(text.right, box.right) - left, Math.min(text.bottom, box.bottom) - top);
  };
  const boxes = (which, box = (n) => n.getBoundingClientRect()) => [...document.querySelectorAll(which)].map((n) => [n, box(n)])
    .filter(([n, r]) => r.width && r.height && getComputedStyle(n).visibility !== 'hidden');
  const found = [];
  for (const [n, a] of boxes(over)) for (const [m, b] of boxes(under, (m) => m.matches('.nm > span') ? written(m) : m.getBoundingClientRect())) {
    if (n.contains(m) || m.contains(n)) continue;
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (w > 1.5 && h > 1.5) found.push(`${n.className} over ${m.className} ${m.textContent.trim().slice(0, 30)}`);
  }
  return found;
}"""


def _over(p: Any, over: str, under: str) -> list[str]:
    found: list[str] = p.page.evaluate(OVER, [over, under])
    return found


def _over_while(p: Any, sight: str, over: str, under: str) -> list[str]:
    """The same in the moment when something is in sight that soon goes by itself."""
    look = f"(args) => document.querySelector('{sight}') && JSON.stringify(({OVER})(args))"
    found: list[str] = json.loads(p.page.wait_for_function(look, arg=[over, under]).json_value())
    return found


# what an arrow runs over: texts of the plate, cards that lie open beside it
RUNS = """() => {
  const plate = document.querySelector('[data-testid=beat]').getBoundingClientRect();
  const inside = (r, x, y) => x > r.left && x < r.right && y > r.top && y < r.bottom;
  const texts = [...document.querySelectorAll('.stage :is(.card, .said, .figure)')].map((n) => n.getBoundingClientRect());
  const cards = [...document.querySelectorAll('.table > .mid .card')].map((n) => n.getBoundingClientRect());
  const found = [];
  for (const path of document.querySelectorAll('svg.leads .blow')) {
    for (let i = 0; i <= 40; i++) {
      const {x, y} = path.getPointAtLength(path.getTotalLength() * i / 40);
      if (texts.some((r) => inside(r, x, y))) found.push(`text of the plate at ${x} ${y}`);
      if (!inside(plate, x, y) && cards.some((r) => inside(r, x, y))) found.push(`card at ${x} ${y}`);
    }
  }
  return found;
}"""


def test_a_die_lies_there_only_while_its_roll_is_shown(person: New) -> None:
    p = person("desktop", "ru", speed=0)
    stage = _sit(p, "munchkin", fight("crypt_bailiff", Ann={"level": 3}).match)
    up = {"id": "up", "seat": 0, "number": 1}
    stage.happens({"id": "roll", "seat": 1, "number": 4}, up)
    _beat(p, "roll")
    assert p.page.locator(".stage .die").count() == 1
    assert p.page.locator(".dice").count() == 0
    _next(p, "up")
    assert p.page.locator(".stage .die, .dice").count() == 0
    _next(p)
    p.page.wait_for_selector("[data-option]")
    assert p.page.locator(".stage .die, .dice").count() == 0
    p.check()


def test_where_nothing_is_played_a_die_goes_with_what_comes_next(person: New) -> None:
    p = person("phone", "ru")
    stage = _sit(p, "munchkin", fight("crypt_bailiff", Ann={"level": 3}).match)
    stage.happens({"id": "roll", "seat": 1, "number": 4})
    p.page.wait_for_selector(".dice")
    die = p.page.locator(".dice figure").bounding_box()
    bar = p.page.locator(".table > .prompt").bounding_box()
    assert die["y"] + die["height"] < bar["y"] - 100
    stage.happens({"id": "up", "seat": 0, "number": 1})
    # a roll alone would lie longer
    p.page.wait_for_selector(".dice", state="detached", timeout=800)
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_helps_is_shown_and_no_card(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    match = fight("crypt_bailiff", Ann={"level": 3}, Bob={"level": 3}).match
    stage = _sit(p, "munchkin", match)
    cards = [_card("twin"), _card("crypt_bailiff", "x2")]
    stage.happens(
        {"id": "enhance", "seat": 1, "cards": cards}, {"id": "help", "seat": 1, "other": 0}
    )
    _beat(p, "enhance")
    assert p.page.locator(".stage .card").count() == 2
    _next(p, "help")
    assert p.page.locator("[data-testid=persons] figure").count() == 2
    assert p.page.locator(".stage .card, .prompt .cause .card").count() == 0
    # and what lies under the plate is not half read through it
    ground = p.page.eval_on_selector(".stage", "(n) => getComputedStyle(n).backgroundColor")
    assert ground.startswith("rgb(")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_bar_tells_and_the_plate_shows(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    stage = _sit(p, "munchkin", dungeon(doors=["skaven"], Ann={"level": 3}).match)
    stage.happens({"id": "enhance", "seat": 1, "cards": [_card("twin")]})
    _beat(p, "enhance")
    said = p.page.locator(".stage .said span").last
    told = said.text_content().strip()
    assert told
    assert told in " ".join(p.page.locator('[data-testid="prompt"]').text_content().split())
    assert said.bounding_box()["width"] <= 1


def test_a_card_that_slides_under_a_resting_mouse_is_not_enlarged(person: New) -> None:
    p = person("desktop", "ru", speed=0)
    stage = _sit(p, "krutagidon", brawl(3, ["wand"]).match)
    stage.happens({"id": "play", "seat": 1, "cards": [_card("wand")]})
    _beat(p, "play")
    p.page.wait_for_timeout(400)
    box = p.page.locator(".stage .card").bounding_box()
    _next(p)
    p.page.wait_for_selector(".stage", state="detached")
    p.page.mouse.move(box["x"] + 10, box["y"] + 10)
    p.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    p.page.mouse.down()
    p.page.mouse.up()
    p.page.wait_for_timeout(500)
    assert p.page.locator('[data-testid="peek"]').count() == 0
    stage.happens({"id": "play", "seat": 1, "cards": [_card("wand")]})
    _beat(p, "play")
    p.page.wait_for_timeout(700)
    assert p.page.locator('[data-testid="peek"]').count() == 0


def test_at_the_bazaar_with_nothing_to_trade_one_button_leaves(person: New) -> None:
    p = person("desktop", "ru")
    s = castles(at={"Fire": "R2-01"}, hand={"Fire": "M1 B1"})
    s.choose("Fire", "walk R2-02")
    _sit(p, "three_mages", s.match, s.match.pending()[0].seat)
    buttons = p.page.locator(".prompt [data-option]")
    assert [one.get_attribute("data-option") for one in buttons.all()] == ["browse"]


def test_the_head_names_what_goes_on_now(person: New) -> None:
    p = person("desktop", "en", speed=0)
    match = dungeon(doors=["skaven"], Ann={"level": 3}).match
    stage = _sit(p, "munchkin", match)
    head = p.page.locator("[data-testid=phase]")
    before = head.inner_text()
    monster = [_card("crypt_bailiff")]
    stage.happens(
        {"id": "turn", "seat": 1, "number": 5},
        {"id": "door", "seat": 1, "cards": monster},
        {"id": "combat", "seat": 1, "cards": monster},
        {"id": "run", "seat": 1},
    )
    _beat(p, "turn")
    assert p.page.locator(".facts b").first.inner_text() == "5"
    _next(p, "door")
    assert head.inner_text() == "Kick open the door"
    _next(p, "combat")
    assert head.inner_text() == "Combat"
    _next(p, "run")
    assert head.inner_text() == "Running away"
    _next(p)
    p.page.wait_for_selector("[data-option]")
    assert head.inner_text() == before  # the table itself tells again


def test_a_loaded_die_says_what_each_number_does(person: New) -> None:
    p = person("desktop", "en")
    _, match, me = munchkin_roll()
    _sit(p, "munchkin", match, me)
    assert match.decision(me) is not None
    p.page.click('.hand .card[data-face="loaded_die"]')
    p.page.wait_for_selector('[data-option^="set-die"]')
    said = p.page.locator('[data-option^="set-die"]').all_inner_texts()
    need = 5  # nobody here runs faster or slower
    assert len(said) == 6
    for text in said:
        number = int(next(c for c in text if c.isdigit()))
        assert ("you get away" if number >= need else "you are caught") in text, said


KRUTAGIDON: list[list[Told]] = [
    [{"id": "damage", "seat": 0, "other": 1, "number": 7, "cards": [_card("annihilageddon")]}],
    [{"id": "damage", "seat": 3, "other": 1, "number": 7, "cards": [_card("annihilageddon")]}],
    [
        {"id": "play", "seat": 1, "cards": [_card("annihilageddon")]},
        {"id": "defend", "seat": 2, "cards": [_card("lil_coin")]},
    ],
    [
        {"id": "play", "seat": 0, "cards": [_card("wand")]},
        {"id": "defend", "seat": 3, "cards": [_card("lil_coin")]},
    ],
]


@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_arrows_run_over_no_text(person: New, size: str) -> None:
    """Krutagidon: between two rivals, at me, from me, and where a Defence stops it."""
    p = person(size, "ru", speed=0)
    stage = _sit(p, "krutagidon", brawl(4, ["wand"]).match)
    seen = 0
    for told in KRUTAGIDON:
        stage.happens(*told)
        if len(told) > 1:
            _beat(p, "play")
            _next(p)
        _beat(p, told[-1]["id"])
        seen += p.page.locator("svg.leads .blow").count()
        assert p.page.evaluate(RUNS) == [], told
        if told[-1]["id"] == "damage":  # who strikes whom stands at the sentence, too
            assert p.page.locator(".stage .said .avatar").count() == 2
            assert "Крутагидон!" in p.page.inner_text(".stage .said")
        _next(p)
        p.page.wait_for_selector("[data-option]")
    assert seen >= 2
    p.check()


def _krendel(players: int) -> Match:
    game = game_named("krendel")
    return Match.start(game, table_for(game, players, {}), bytes(32))


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("players", [4, 6])
def test_revealed_creatures_say_whose_they_are(person: New, players: int, size: str) -> None:
    p = person(size, "ru", speed=0)
    stage = _sit(p, "krendel", _krendel(players))
    cards = [_card(f"kre-c1{i}", f"c{i}") for i in range(players)]
    beat = {"id": "beat", "seat": 1, "other": 0, "number": 2, "word": "3"}
    stage.happens({"id": "reveal", "cards": cards}, {"id": "attack", "seat": 1, "number": 6}, beat)
    _beat(p, "reveal")
    owned = p.page.locator(".stage .owned")
    assert owned.count() == players
    for i in range(players):
        assert owned.nth(i).locator("figcaption").inner_text().strip()
    plate = "(n) => n.scrollHeight <= n.clientHeight + 2 && n.scrollWidth <= n.clientWidth + 2"
    assert p.page.eval_on_selector(".stage", plate)
    assert _over(p, ".stage", '[data-testid="prompt"]') == []
    if size == "desktop" or players == 4:
        assert _over(p, ".stage", ".hero") == []  # heroes stay in sight
    bar = p.page.inner_text('[data-testid="prompt"] .ask')
    assert bar.strip().startswith("Карты открыты.")
    assert ":" not in bar  # the plate says whose each is
    _next(p)
    # more wounds are bad, more trophies good, and what was lies over no name
    signs = ".table:has(.wounds .was.bad):has(.trophies .was.good)"
    names = ".nm > span, .counter > span:not(:has(.was))"
    assert _over_while(p, signs, ".was", names) == []
    _beat(p, "beat")
    assert _over(p, ".coin", names) == []


MAGES: dict[str, Told] = {
    "pay": {
        "id": "pay",
        "seat": 1,
        "cards": [_card("mag-m05")]
        + [_card("mag-ice", f"i{i}") for i in range(3)]
        + [_card("mag-bones")],
    },
    "summon": {"id": "summon", "seat": 1, "cards": [_card("mag-m05")]},
    "cast": {"id": "cast", "seat": 1, "cards": [_card("mag-s03")]},
    "castle": {
        "id": "castle",
        "seat": 1,
        "other": 0,
        "cards": [_card("mag-m03")],
        "place": "castle_fire",
        "word": "ice",
    },
}


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_the_plate_of_three_mages_covers_no_seat_and_no_name_of_a_castle(
    person: New, size: str, lang: str
) -> None:
    p = person(size, lang, speed=0)
    stage = _sit(p, "three_mages", castles(roads={"FI-1": "ice m03"}).match)
    assert _over(p, ".key-box summary", ".lord") == []
    for id, told in MAGES.items():
        stage.happens(told)
        _beat(p, id)
        inside = "(n) => n.scrollHeight <= n.clientHeight + 2 && n.scrollWidth <= n.clientWidth + 2"
        assert p.page.eval_on_selector(".stage", inside), id
        assert _over(p, ".stage", '.seat, [data-testid="prompt"]') == [], id
        if size != "phone":  # there it lies over the half of the map where nothing happens
            assert _over(p, ".stage", ".lord") == [], id
        assert _over(p, ".coin", ".board .token, .lord, .stage, .seat, .top-bar") == [], id
        if id == "pay":
            assert p.page.inner_text(".stage .many > b") == "×3"
            assert p.page.locator(".stage .card").count() == 3
            cards, said = (
                p.page.locator(f".stage {one}").bounding_box() for one in (".cards", ".said")
            )
            assert cards["y"] + cards["height"] <= said["y"]
        if id == "castle":
            told_me = {"ru": "входит в ваш замок! Побеждает", "en": "enters your castle!"}[lang]
            assert told_me in p.page.inner_text(".stage .said")
        _next(p)
        p.page.wait_for_selector("[data-option]")


# how far inside of a thing the way of a coin begins
WAY = """(which) => {
  const r = document.querySelector(which).getBoundingClientRect();
  const [x, y] = document.querySelector('.way path').getAttribute('d').match(/[\\d.]+/g).map(Number);
  return Math.min(x - r.left, r.right - x, y - r.top, r.bottom - y);
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_prize_covers_neither_its_winner_nor_any_hero(
    person: New, players: int, size: str, lang: str
) -> None:
    p = person(size, lang, speed=0)
    stage = _sit(p, "krendel", _krendel(players))
    blow = {"id": "beat", "seat": 1, "other": 0, "number": 2, "word": "3"}
    stage.happens({"id": "attack", "seat": 1, "number": 6}, blow, {"id": "award", "seat": 1})
    _beat(p, "beat")
    assert p.page.locator(".pz").is_hidden()  # the plate lies over it
    _next(p, "award")
    assert p.page.locator(".pz").is_visible()
    way = p.page.evaluate(WAY, ".pz")
    assert way <= 1, f"{way} px inside of the prize"
    assert _over(p, ".stage", '.hero, [data-testid="prompt"]') == []
    assert _over(p, ".coin", ".nm > span, .counter, .sub > span, .stage, .hero .card") == []
    inside = "(n) => n.scrollHeight <= n.clientHeight + 2 && n.scrollWidth <= n.clientWidth + 2"
    assert p.page.eval_on_selector(".stage", inside)


CHANGED: dict[str, tuple[Callable[[], Match], Told]] = {
    "krendel": (lambda: _krendel(4), {"id": "beat", "other": 2, "number": 2, "word": "3"}),
    "krutagidon": (lambda: brawl(4, ["wand"]).match, {"id": "damage", "other": 2, "number": 3}),
    "munchkin": (lambda: dungeon(Ann={"level": 3}).match, {"id": "up", "number": 1}),
    "three_mages": (lambda: castles().match, {"id": "gain", "word": "ice"}),
    "wiz_war": (lambda: duel(players=4).match, {"id": "hurt", "other": 2, "number": 3}),
}
# each number that was: whether its sign is seen, how large it is, and what is wrong with its place
WERE = """() => [...document.querySelectorAll('.was')].filter((n) => n.getClientRects().length).flatMap((n) => {
  const of = n.closest('.counter, .stats > span');
  const [r, seat] = [n, n.closest('.seat, .hero, .own-line')].map((one) => one.getBoundingClientRect());
  const range = document.createRange();
  range.selectNode(n.nextSibling);
  const now = range.getBoundingClientRect();
  const sign = of.querySelector('.i');
  return [
    parseFloat(getComputedStyle(n).fontSize) >= 11 ? '' : 'small',
    sign && getComputedStyle(sign).visibility === 'visible' && sign.getBoundingClientRect().right <= r.left + 1 ? '' : 'no sign',
    r.right <= now.left + 1 && Math.abs(r.bottom - now.bottom) < 8 ? '' : 'not before the new one',
    now.right <= seat.right && now.bottom <= seat.bottom ? '' : 'cut',
  ].filter(Boolean).map((fault) => fault + ': ' + of.outerHTML);
})"""


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, "desktop") for game in CHANGED]
    + [(game, "phone") for game in CHANGED if game != "munchkin"],
)
def test_the_number_that_was_stands_between_its_sign_and_the_new_one(
    person: New, game: str, size: str
) -> None:
    """It stays as long as the beat, and is gone when I am asked."""
    p = person(size, "ru", speed=0)
    start, told = CHANGED[game]
    stage = _sit(p, game, start())
    for seat in (0, 1):
        stage.happens({**told, "seat": seat})
        names = ".seat .nm > span:first-child, .own-line > b, .table .stats b:not(:has(.was))"
        p.page.wait_for_selector(".was >> visible=true")
        p.page.wait_for_timeout(1200)
        assert p.page.evaluate(WERE) == []
        assert _over(p, ".was", names) == []
        _beat(p, told["id"])
        _next(p)
        p.page.wait_for_selector("[data-option]")
        assert p.page.locator(".was").count() == 0


def test_a_treasure_comes_from_its_square(person: New) -> None:
    p = person("desktop", "ru", speed=0)
    stage = _sit(p, "wiz_war", duel(red={"at": "2.3"}, blue={"at": "2.7"}).match)
    stage.happens({"id": "treasure-taken", "seat": 1, "other": 0})
    _beat(p, "treasure-taken")
    start = p.page.evaluate(
        """() => {
          const r = document.querySelector('.board .token.k-wizard[data-owner="1"]').getBoundingClientRect();
          const [x, y] = document.querySelector('.way path').getAttribute('d').match(/[\\d.]+/g).map(Number);
          return Math.hypot(r.left + r.width / 2 - x, r.top + r.height / 2 - y);
        }"""
    )
    assert start < 3
    assert _over(p, ".coin", ".seat :is(.nm > span:first-child, .counter)") == []


MINE: dict[str, tuple[Callable[[], Match], str]] = {
    "krutagidon": (lambda: brawl(4, ["wand", "glyph"]).match, "heal"),
    "munchkin": (lambda: dungeon(doors=["skaven"], Ann={"level": 3}).match, "up"),
    "wiz_war": (lambda: duel(red={"hand": ["fireball"]}, players=4).match, "healed"),
}


def _waited(p: Any, game: str) -> range:
    """The others had a turn each, and mine begins; who they are."""
    start, does = MINE[game]
    stage = _sit(p, game, start())
    others = range(1, stage.match.state.seats)
    turns: list[Told] = [{"id": "turn", "seat": 0, "number": 1}]
    for seat in others:
        turns.append({"id": "turn", "seat": seat, "number": 1})
        turns.append({"id": does, "seat": seat, "number": 1})
    stage.happens(*turns, {"id": "turn", "seat": 0, "number": 2})
    return others


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_while_you_waited_gives_its_words_the_width_of_the_column(person: New, lang: str) -> None:
    p = person("desktop", lang)
    _waited(p, "wiz_war")
    recap = p.page.locator("[data-testid=recap]")
    recap.wait_for()
    box = recap.bounding_box()
    assert box is not None
    for line in recap.locator(".line p").all():
        words = line.bounding_box()
        assert words is not None
        assert words["width"] >= 0.72 * box["width"], (words, box)
    title = recap.locator("h2 > span").bounding_box()
    assert title is not None
    assert title["height"] < 26, "on one line"
    p.check()


@pytest.mark.parametrize("game", MINE)
def test_while_you_waited_is_small_on_a_phone_and_lies_over_no_choice(
    person: New, game: str
) -> None:
    p = person("phone", "ru")
    others = _waited(p, game)
    recap = p.page.locator("[data-testid=recap].placed")
    recap.wait_for()
    box = recap.bounding_box()
    assert box is not None
    assert box["height"] < 100
    assert recap.locator(".line").count() == min(2, len(others))
    assert recap.locator("[data-testid=recap-earlier]").count() == (len(others) > 2)
    assert _over(p, ".recap", "[data-option], [data-testid=prompt], .own-line") == []
    p.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 14)  # on a line
    recap.wait_for(state="detached")
    assert p.page.locator("[data-option]").count()
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_ring_of_a_lesson_lies_over_no_name(person: New, size: str) -> None:
    p = person(size, "ru").come()
    p.page.click('[data-testid="lesson-wiz_war"]')
    p.page.wait_for_selector('[data-testid="pointer"]')
    p.page.wait_for_timeout(300)
    assert p.page.locator(".ring.small").count() >= 1
    assert _over(p, ".ring.small", ".seat .nm > span:first-child") == []


def test_what_hurts_is_shown_and_not_the_shield_against_it(person: New) -> None:
    p = person("desktop", "ru", speed=0)
    stage = _sit(p, "wiz_war", duel(red={"at": "2.3"}, blue={"at": "2.7"}).match)
    stage.happens(
        {"id": "cast", "seat": 1, "other": 0, "word": "wizard", "cards": [_card("fireball")]},
        {"id": "counter", "seat": 0, "other": 1, "cards": [_card("shield")]},
        {"id": "hurt", "seat": 0, "other": 1, "number": 3, "cards": [_card("fireball")]},
    )
    _beat(p, "cast")
    _next(p, "counter")
    _next(p, "hurt")
    faces = p.page.eval_on_selector_all(
        "[data-testid=beat] .card, [data-testid=prompt] .card",
        "(all) => all.map((c) => c.dataset.face)",
    )
    assert set(faces) == {"fireball"}


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_sector_that_turns_is_outlined_and_not_under_the_plate(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    stage = _sit(p, "wiz_war", duel(players=4).match)
    for owner in range(4):
        stage.happens({"id": "turned", "seat": 1, "other": owner, "number": 1})
        _beat(p, "turned")
        assert p.page.locator("[data-testid=turning]").count() == 1
        assert _over(p, "[data-testid=beat]", "[data-testid=turning]") == []
        _next(p)
        p.page.wait_for_selector("[data-option]")


def test_life_on_the_board_is_read_over_what_is_lit(person: New) -> None:
    p = person("desktop", "ru")
    _sit(p, "wiz_war", duel(red={"hand": ["dagger"], "at": "2.3"}, blue={"at": "2.4"}).match)
    p.page.wait_for_selector(".board .spot")
    assert p.page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.board .spot, .board .tc')];
          return all.findLastIndex((one) => one.matches('.spot')) < all.findIndex((one) => one.matches('.tc'));
        }"""
    )


# tokens and numbers of one square: by how many px two of them cover each other
CROWDED = """() => {
  const boxes = (of) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  const found = { tokens: boxes('.board .token > circle'), numbers: boxes('.board .counts .tc') };
  const over = (a, b) => Math.min(a.right, b.right, 1e4) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const pairs = (all) => all.flatMap((one, i) => all.slice(i + 1).filter((other) => over(one, other)).length);
  const type = Math.min(...found.numbers.map((one) => one.height));
  return { type, tokens: found.tokens.length, covered: [found.tokens, found.numbers].flatMap(pairs).filter(Boolean).length };
}"""


@pytest.mark.parametrize("crowd", [2, 3, 4])
@pytest.mark.parametrize(("size", "least"), [("desktop", 11), ("phone", 7)])
def test_tokens_of_one_square_each_have_their_place(
    person: New, size: str, least: float, crowd: int
) -> None:
    """A treasure lies on 0.0, wizards come there."""
    p = person(size, "ru")
    seats: dict[str, Any] = {name: {"at": "0.0"} for name in ("red", "blue", "green")[: crowd - 1]}
    _sit(p, "wiz_war", duel(players=4, **seats).match)
    p.page.wait_for_selector(".board .tc")
    p.shot(f"wiz_war-crowd-{crowd}")
    found = p.page.evaluate(CROWDED)
    assert found["tokens"] > 8, found
    assert found["covered"] == 0, found
    assert found["type"] >= least, found


def test_the_count_of_a_discard_lies_over_no_name(person: New) -> None:
    p = person("desktop", "ru")
    s = duel(red={"hand": ["fireball"], "at": "2.3"}, blue={"at": "2.4"})
    stage = _sit(p, "wiz_war", s.match)
    told = stage.told(0)
    pile = next(zone for zone in told["view"]["table"]["zones"] if zone["name"] == "discard")
    pile.update(cards=[_card("fireball", "d1")], count=23)
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_selector('.decks [data-face="fireball"]')
    assert p.page.inner_text('[data-zone="discard"] .count') == "23"
    assert p.page.evaluate(APART, [".decks .count", ".decks .name"]) == 0
    assert p.page.evaluate(APART, [".decks .count", ".decks .zone-label"]) == 0
    p.check()


def _spells(p: Any) -> list[str]:
    cards = p.context.request.get(f"{p.server}/api/games/krendel/cards").json()
    return [one["id"] for one in cards if one["kind"] == "creature"]


@pytest.mark.parametrize("lang", ["ru", "en"] if blocks.WHOLE else ["ru"])
def test_a_neighbours_spell_fills_its_box_on_a_phone(person: New, lang: str) -> None:
    """At least its first sentence stands there; only one is longer than the box."""
    p = person("phone", lang, speed=0)
    stage = _sit(p, "krendel", _krendel(4))
    bare: set[str] = set()
    for face in _spells(p):
        stage.happens({"id": "turn", "seat": 1, "cards": [_card(face)]})
        box = p.page.wait_for_selector(f'.hero[data-seat="1"] .un[data-face="{face}"]')
        _beat(p, "turn")
        if box.get_attribute("data-bare") is not None:
            bare.add(box.inner_text())
        _next(p)
        p.page.wait_for_selector("[data-option]")
    assert len(bare) <= 1, bare
