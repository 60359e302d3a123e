"""What belongs to a seat stands at that seat: arrows, words of bots, how strong a bot is."""

from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import scene as dungeon
from page.scenes import SCENES
from page.stage import Stage

New = Callable[..., Any]

# where the arrow between two seats begins and ends: how far from the seat that strikes and from what is struck
ENDS = """([from, to, target]) => {
  const all = [...document.querySelectorAll(`svg.leads[data-arrow="${from} ${to}"]`)];
  if (!all.length) return null;
  const far = ({x, y}, which) => {
    const r = [...document.querySelectorAll(which)].map((n) => n.getBoundingClientRect()).find((box) => box.width);
    return Math.hypot(Math.max(r.left - x, x - r.right, 0), Math.max(r.top - y, y - r.bottom, 0));
  };
  const [first, last] = [all[0], all.at(-1)].map((svg) => svg.querySelector('.blow'));
  return {
    start: far(first.getPointAtLength(0), `.table [data-seat="${from}"]`),
    end: far(last.getPointAtLength(last.getTotalLength()), target),
    heads: all.map((svg) => svg.querySelectorAll('.end').length),
  };
}"""
NEAR = 26  # px: the head of an arrow, and a little air
MINE = ".table > .me :is(.own-line, .seat) .avatar"


def _is_led(p: Any, striker: int, struck: int, target: str) -> None:
    p.page.wait_for_selector(f'svg.leads[data-arrow="{striker} {struck}"]', state="attached")
    p.page.wait_for_timeout(300)
    found = p.page.evaluate(ENDS, [striker, struck, target])
    assert found["start"] < NEAR, found
    assert found["end"] < NEAR, found
    assert found["heads"] == [*[0] * (len(found["heads"]) - 1), 1], found


@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
def test_an_arrow_goes_from_seat_to_seat_and_mine_to_my_face(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    stage = Stage(p, "krutagidon", brawl(4, ["wand"]).match).come(p)
    p.page.wait_for_selector('.table[data-layout="krutagidon"]')
    for struck in (2, 0):
        target = MINE if struck == 0 else f'.table [data-seat="{struck}"]'
        stage.happens({"id": "damage", "seat": struck, "other": 1, "number": 3})
        p.page.wait_for_selector('[data-testid=beat][data-event="damage"]')
        _is_led(p, 1, struck, target)
        p.page.keyboard.press("Space")
        p.page.wait_for_selector("[data-option]")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_arrow_of_a_question_goes_on_to_my_face(person: New, size: str) -> None:
    p = person(size, "ru")
    Stage(p, *SCENES["krutagidon-aimed"]()).come(p)
    _is_led(p, 0, 1, MINE)


# seats of bots whose level is not seen
HIDDEN = """() => [...document.querySelectorAll('.table [data-seat]')].filter((seat) => {
  const level = seat.querySelector('.level');
  if (!level || !seat.getClientRects().length) return false;
  const [r, box] = [level, level.parentElement].map((one) => one.getBoundingClientRect());
  return !r.width || r.bottom > box.bottom + 1 || r.right > box.right + 1 || r.right > seat.getBoundingClientRect().right;
}).map((seat) => seat.innerText)"""


@pytest.mark.parametrize("size", ["desktop", "large"])
@pytest.mark.parametrize("game", blocks.OURS)
def test_every_bot_says_how_strong_it_is(person: New, game: str, size: str) -> None:
    p = person(size, "ru").come()
    p.sit(game, ["me", *["bot:greedy"] * 2])
    for number in range(3):
        p.wait_to_choose()
        p.page.wait_for_timeout(200)
        assert p.page.locator(".table [data-seat] .level").count() == 2
        assert p.page.evaluate(HIDDEN) == []
        p.choose(number)


@pytest.mark.parametrize("scene", ["munchkin-crowd", "munchkin-curse"])
def test_of_a_crowd_each_says_it_or_none_does(person: New, scene: str) -> None:
    """A large screen has room for all five, the others for none."""
    for size, shown in (("desktop", 0), ("large", 5), ("phone", 0)):
        p = person(size, "ru")
        Stage(p, *SCENES[scene]()).come(p)
        p.page.wait_for_timeout(300)
        assert p.page.locator(".seats .seat .level >> visible=true").count() == shown
        if shown:
            assert p.page.evaluate(HIDDEN) == []


# how far what a bot says stands from its own seat, and from the nearest other; does its tail point at its seat
SAID = """() => {
  const bubble = document.querySelector('[data-testid=bubble]');
  const b = bubble.getBoundingClientRect();
  const far = (n) => {
    const r = n.getBoundingClientRect();
    if (!r.width) return Infinity;
    return Math.hypot(Math.max(r.left - b.right, b.left - r.right, 0), Math.max(r.top - b.bottom, b.top - r.bottom, 0));
  };
  const seats = [...document.querySelectorAll('.table [data-seat]')];
  const mine = (n) => n.dataset.seat === bubble.dataset.of;
  const own = seats.find((n) => mine(n) && n.getBoundingClientRect().width);
  if (!own) return null;
  return {own: far(own), other: Math.min(...seats.filter((n) => !mine(n)).map(far)), tailed: bubble.matches('.tailed')};
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", blocks.OURS)
def test_what_a_bot_says_stands_by_its_own_seat(person: New, game: str, size: str) -> None:
    p = person(size, "ru").come()
    p.sit(game, ["me", *["bot:greedy"] * 2])
    p.page.wait_for_selector('[data-testid="bubble"]', state="attached")
    p.page.wait_for_timeout(300)
    if size == "phone" and not p.page.query_selector('[data-testid="bubble"].placed'):
        return  # no room: it is only read aloud
    p.page.wait_for_selector('[data-testid="bubble"].placed')
    found = p.page.evaluate(SAID)
    if found is None:
        assert size == "phone"  # seats are on a sheet of their own
        return
    assert found["tailed"] == (found["own"] <= found["other"]), found
    assert found["tailed"] or game not in ("krendel", "krutagidon"), (
        "there is room at a seat of a row"
    )
    assert p.page.query_selector('[data-testid="bubble"] .avatar')


def test_a_bubble_that_must_stand_by_another_seat_points_at_nobody(person: New) -> None:
    p = person("desktop", "ru")
    Stage(p, *SCENES["munchkin-spoil"]()).come(p)
    p.page.wait_for_selector('[data-testid="bubble"].placed')
    found = p.page.evaluate(SAID)
    assert found["tailed"] == (found["own"] <= found["other"]), found


def test_three_on_a_stair_leave_its_number_free(person: New) -> None:
    for players in (3, 6):
        p = person("phone", "ru")
        Stage(p, "munchkin", dungeon(players=players).match).come(p)
        p.page.wait_for_timeout(300)
        over = p.page.evaluate(
            """() => {
              const stair = [...document.querySelectorAll('.path .st')].find((n) => n.querySelectorAll('[data-figure]').length > 2);
              const range = document.createRange();
              range.selectNode([...stair.childNodes].findLast((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()));
              const number = range.getBoundingClientRect();
              const feet = [...stair.querySelectorAll('[data-figure] .avatar')].map((n) => n.getBoundingClientRect());
              const head = document.querySelector('.top-bar').getBoundingClientRect().bottom;
              return [Math.max(...feet.map((r) => r.bottom)) - number.top, head - Math.min(...feet.map((r) => r.top))];
            }"""
        )
        assert over[0] <= 2, over
        assert over[1] <= 1, over


def test_the_last_rule_of_a_new_table_stands_above_its_buttons(person: New) -> None:
    p = person("phone", "ru").come()
    p.page.click(".box[data-game=munchkin] .sub2 button:nth-of-type(2)")
    p.page.wait_for_selector(".new-table")
    p.page.click(".table-rules summary")
    last = p.page.locator(".new-table label").last.bounding_box()
    acts = p.page.locator(".new-table .acts button").first.bounding_box()
    assert last["y"] + last["height"] <= acts["y"]


def test_on_a_phone_a_curse_says_that_a_player_is_tapped(person: New) -> None:
    for lang in ("ru", "en"):
        p = person("phone", lang)
        Stage(p, *SCENES["munchkin-curse"]()).come(p)
        said = p.page.locator("[data-testid=tap]")
        said.wait_for()
        first = p.page.locator(".seats .seat").first.bounding_box()
        box = said.bounding_box()
        assert box["y"] + box["height"] <= first["y"] + 1
        assert blocks.cyrillic(said.inner_text()) == (lang == "ru")


def test_the_level_of_a_monster_in_a_horde_lies_over_no_name(person: New) -> None:
    p = person("phone", "ru")
    Stage(p, *SCENES["munchkin-horde"]()).come(p)
    p.page.wait_for_timeout(500)
    over = p.page.evaluate(
        """() => [...document.querySelectorAll('.foes .card')].map((card) => {
          const range = document.createRange();
          range.selectNodeContents(card.querySelector('.name'));
          const [name, rank] = [range, card.querySelector('.rank')].map((one) => one?.getBoundingClientRect());
          return rank?.width && Math.min(name.right, rank.right) > Math.max(name.left, rank.left) ? name.bottom - rank.top : 0;
        })"""
    )
    assert max(over) <= 2, over


# the colours of both halves of the rope, of both totals, and of what is good and bad
SIDES = """() => {
  const shown = (which, what) => getComputedStyle(document.querySelector(which))[what];
  const [good, bad] = ['--good', '--bad'].map((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const colour = getComputedStyle(probe).color;
    probe.remove();
    return colour;
  });
  return {
    rope: [shown('.tug i', 'backgroundImage'), shown('.tug u', 'backgroundImage')],
    totals: ['.tot span:first-child', '.tot span:last-child'].map((which) => shown(which, 'color')), good, bad,
  };
}"""


@pytest.mark.parametrize(("scene", "ahead"), [("munchkin-winning", 0), ("munchkin-fight", 1)])
def test_both_sides_of_a_fight_have_their_colours(person: New, scene: str, ahead: int) -> None:
    p = person("desktop", "ru")
    Stage(p, *SCENES[scene]()).come(p)
    p.page.wait_for_selector(".tug")
    found = p.page.evaluate(SIDES)
    ours, theirs = found["rope"]
    assert "gradient" in ours
    assert "gradient" in theirs
    assert ours != theirs
    assert found["totals"][ahead] == (found["bad"] if ahead else found["good"])
    assert found["totals"][0] != found["totals"][1]


def test_a_winner_is_crowned_and_the_strip_of_a_replay_fades_out(person: New) -> None:
    p = person("desktop", "ru").come()
    p.short_match("krendel")
    p.play(3000)
    p.page.wait_for_selector('[data-testid="result"] .chances')
    crowns = p.page.locator('[data-testid="result"] .crowned')
    assert crowns.count() >= 1
    for crown in crowns.all():
        wreath, face = (crown.locator(part).first.bounding_box() for part in ("> .i", ".avatar"))
        assert wreath["y"] < face["y"]
    p.page.click('[data-testid="result"] a[href^="/r/"]')
    p.page.wait_for_selector(".mini-graph")
    fades = p.page.eval_on_selector(".mini-graph", "(n) => getComputedStyle(n).maskImage")
    assert "gradient" in fades
