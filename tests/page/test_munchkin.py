"""The table of Munchkin: nothing lies over anything, and what matters is what is bright."""

import re
from collections.abc import Callable
from typing import Any

import building_blocks as blocks
import pytest
from games.munchkin.scene import NAMES
from games.munchkin.scene import scene as scene_of
from page.conftest import APART
from page.scenes import SCENES
from page.stage import NUMBER, Stage

from koldun.content.library import library_of
from koldun.content.registry import game_named
from koldun.games.munchkin.library import LIBRARY

New = Callable[..., Any]
SIZES = ["desktop", "large", "phone"]

# what is not wholly in sight, or has something else over its middle
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((node) => {
  const r = node.getBoundingClientRect();
  if (!r.width) return true;
  const at = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
  const bar = document.querySelector('.table > .prompt').getBoundingClientRect();
  const under = !node.closest('.prompt, .me, .ends') && r.bottom > bar.top + 1;
  return under || r.right > innerWidth || !(node.contains(at) || at?.contains(node));
}).map((node) => node.textContent.trim().slice(0, 40))"""


def _see(p: Any, scene: str) -> Stage:
    game, match, me = SCENES[scene]()
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_timeout(400)
    return stage


@pytest.mark.parametrize("size", SIZES)
def test_a_great_fight_stays_over_the_bar(person: New, size: str) -> None:
    """Two monsters, an enhancer, what was played, a deal: all of it is seen, and I am "you"."""
    p = person(size, "ru")
    _see(p, "munchkin-horde")
    parts = ".fight :is(.deal, .verdict, .used .card, .foes .card, .comes .win, .comes .run)"
    assert p.page.evaluate(HIDDEN, parts) == []
    if size != "phone":  # there the cards say it
        assert p.page.evaluate(HIDDEN, ".fight :is(.comes .bad, .items li)") == []
    assert p.page.locator(".fight .items li").first.inner_text().startswith("Ты")
    assert p.page.inner_text(".deal") == "Уговор: 1 сокровище"
    blocks.axe(p.page)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["munchkin-haggle", "munchkin-seek"])
def test_a_bargain_is_two_rows_and_what_comes_of_them(person: New, scene: str, size: str) -> None:
    p = person(size, "ru")
    stage = _see(p, scene)
    assert p.page.locator(".offer .share").count() == 2
    first = p.page.locator(".share >> nth=0").locator(".segment")
    assert first.count() >= 3
    assert p.page.evaluate(HIDDEN, ".offer .ends button, .share:first-child .segment") == []
    assert p.page.locator(".offer .btn.primary").count() == 1
    p.page.locator(".share >> nth=1").locator(".segment >> nth=1").click()
    first.filter(has_text="2 сокровища").click()
    said = p.page.inner_text(".offer .btn.primary small")
    assert "2 сокровища" in said
    assert ("выбираю я" in said) == (
        scene == "munchkin-haggle"
    )  # both of two: nothing to choose from
    blocks.axe(p.page)
    made = stage.made
    p.page.click(".offer .btn.primary")
    p.page.wait_for_function(
        "(made) => document.querySelector('[data-testid=prompt]').dataset.number > made", arg=made
    )
    p.check()


@pytest.mark.parametrize("size", ["desktop", "large"])
@pytest.mark.parametrize("scene", ["munchkin-haggle", "munchkin-seek"])
def test_the_monster_stays_in_sight_beside_a_bargain(person: New, scene: str, size: str) -> None:
    p = person(size, "ru")
    _see(p, scene)
    assert p.page.evaluate(HIDDEN, ".foes .card, .offer .segment, .offer .ends button") == []
    asks = p.page.locator(".offer .words > b").bounding_box()
    assert asks["height"] < 44  # two lines at most, however many buttons there are


def test_i_am_never_named_in_the_middle_of_the_table(person: New) -> None:
    p = person("desktop", "ru")
    _see(p, "munchkin-charity")
    assert p.page.inner_text(".mid .stage h3") == "Твой ход"
    assert "Сверх пяти карт: 1" in p.page.inner_text(".prompt .line")


def test_six_on_one_stair_stay_over_it(person: New) -> None:
    p = person("desktop", "ru")
    _see(p, "munchkin-curse")
    stair = p.page.locator(".path .st").first.bounding_box()
    for figure in p.page.locator(".path .st >> nth=0").locator("[data-figure] .avatar").all():
        box = figure.bounding_box()
        assert stair["x"] - 4 <= box["x"]
        assert box["x"] + box["width"] <= stair["x"] + stair["width"] + 4


@pytest.mark.parametrize("scene", ["munchkin-haggle", "munchkin-seek"])
def test_on_a_phone_no_term_lies_under_what_ends_a_bargain(person: New, scene: str) -> None:
    p = person("phone", "ru")
    _see(p, scene)
    assert p.page.evaluate(HIDDEN, ".offer .segment, .offer .whom") == []
    assert p.page.evaluate(HIDDEN, ".offer .ends button") == []
    bar = p.page.locator(".table > .prompt").bounding_box()
    ends = p.page.locator(".offer .ends").bounding_box()
    assert bar["y"] < ends["y"]
    assert ends["y"] + ends["height"] <= bar["y"] + bar["height"]


def test_a_proposal_that_was_not_made_can_be_left(person: New) -> None:
    p = person("desktop", "ru")
    stage = _see(p, "munchkin-haggle")
    assert "Esc" in p.page.inner_text('.offer [data-option="no"]')
    p.page.keyboard.press("Escape")
    p.page.wait_for_function(NUMBER, arg=stage.made - 1)
    p.page.wait_for_selector(".offer", state="detached")
    assert p.page.locator('[data-option="seek"]').count() == 1
    p.check()


def test_what_a_click_on_the_table_puts_into_a_deal_is_told(person: New) -> None:
    p = person("desktop", "en")
    s = scene_of(Ann={"play": ["rusty_cleaver", "war_drum"]}, Bob={"play": ["quilted_coat"]})
    s.act("Ann", "trade", "with Bob")
    stage = Stage(p, "munchkin", s.match).come(p)
    made = stage.made
    p.page.click('.me .card[data-option^="give"] >> nth=0')
    p.page.wait_for_function(NUMBER, arg=made)
    p.page.wait_for_selector(".offer .chip")
    assert p.page.locator(".offer .chip").all_inner_texts() == ["Give War Drum"]
    p.page.focus('.offer [data-option="done"]')
    assert p.page.locator(".prompt .meant").count() == 0  # its button says it
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_after_a_bad_roll_what_saves_is_bright_and_first(person: New, size: str) -> None:
    p = person(size, "ru")
    _see(p, "munchkin-roll")
    keys = p.page.eval_on_selector_all(
        ".prompt .btn[data-option]", "(all) => all.map((b) => [b.dataset.option, b.className])"
    )
    looks = dict(keys)
    faces = [key for key, _ in keys if key.startswith("set-die")]
    assert [key[-1] for key in faces] == ["5", "6", "1", "2", "3", "4"]
    assert ["primary" in looks[key] for key in faces] == [True] * 2 + [False] * 4
    assert "danger" in looks["pass"]
    shown = p.page.eval_on_selector_all(
        ".prompt .btn[data-option^=set-die]",
        "(all) => all.map((b) => [b.dataset.option.slice(-1), b.querySelector('kbd').textContent])",
    )
    assert all(face == key for face, key in shown)  # the key of a face is what it shows
    assert p.page.locator(".comes .win").count() == 0
    assert "Проигр" not in p.page.inner_text('[data-testid="verdict"]')


@pytest.mark.parametrize("size", ["desktop", "large"])
def test_beside_a_die_the_monster_says_its_bad_stuff(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    stage = _see(p, "munchkin-roll")
    monsters = [card for card in LIBRARY.cards if card.kind == "monster"]
    face = max(monsters, key=lambda card: len(card.text["ru"]))
    runs = {"id": "roll", "seat": 0, "number": 1, "word": "5"}
    stage.happens({**runs, "cards": [{"id": "c1", "face": face.id}]})
    p.page.wait_for_selector("[data-testid=beat] [data-testid=faces]")
    p.page.wait_for_timeout(300)
    told = p.page.inner_text("[data-testid=beat] .card [data-testid=card-text]")
    assert plain(told) in plain(face.text["ru"])
    assert told.rstrip().endswith("уровня.")
    boxes = p.page.eval_on_selector_all(
        ".stage :is(.cards, h2, .faces)",
        "(all) => all.map((n) => n.getBoundingClientRect()).map((r) => [r.left, r.top, r.right, r.bottom])",
    )
    (card, heading, faces) = sorted(boxes)[:1] + sorted(sorted(boxes)[1:], key=lambda box: box[1])
    assert card[2] <= min(heading[0], faces[0])  # the card at the left
    assert heading[3] <= faces[1]


def plain(text: str) -> str:
    return re.sub("[\u00ad\\s]", "", text)


def test_on_a_phone_what_i_lose_stands_on_the_button(person: New) -> None:
    p = person("phone", "en")
    _see(p, "munchkin-roll")
    assert "Lose 2 levels, at night 3." in p.page.inner_text('.prompt [data-option="pass"]')
    assert p.page.evaluate(HIDDEN, ".comes .bad") == []


def test_a_card_of_a_fight_says_what_the_totals_become(person: New) -> None:
    p = person("desktop", "en")
    _see(p, "munchkin-fight")
    comes = p.page.locator(".hand .card .comes")
    assert comes.all_inner_texts() == ["makes 4 : 8"]
    assert "bad" in (comes.first.get_attribute("class") or "")
    assert p.page.locator('.acts [data-option="show-card"]').count() == 0  # it stands in the menu


def test_on_a_phone_everybody_who_may_be_cursed_is_in_sight(person: New) -> None:
    p = person("phone", "ru")
    _see(p, "munchkin-curse")
    assert p.page.locator(".seats [data-option]").count() == 5
    assert p.page.evaluate(HIDDEN, ".seats [data-option]") == []
    assert "primary" not in (p.page.get_attribute('[data-option="curse:s0"]', "class") or "")


def test_on_a_phone_what_may_be_lost_is_not_cut(person: New) -> None:
    p = person("phone", "ru")
    _see(p, "munchkin-bad-stuff")
    assert p.page.evaluate(HIDDEN, ".own .card") == []


def test_piles_have_names(person: New) -> None:
    p = person("desktop", "ru")
    _see(p, "munchkin-door")
    assert p.page.locator(".lvl .zone-label").all_inner_texts() == [
        "Колода дверей",
        "Сброс дверей",
        "Сброс сокровищ",
        "Колода сокровищ",
    ]


@pytest.mark.parametrize("size", ["desktop", "large"])
def test_six_who_wear_a_lot_are_all_seen(person: New, size: str) -> None:
    p = person(size, "ru")
    _see(p, "munchkin-crowd")
    foot = """(what) => [...document.querySelectorAll(what)].every((node) =>
      node.getBoundingClientRect().bottom <= node.closest('.seats, .me').getBoundingClientRect().bottom)"""
    assert p.page.evaluate(foot, ".seats .card, .me .things .card")


# of what I wear: what leaves its plaque or the panel
UNREAD = """() => { const panel = document.querySelector('.mine .seat').getBoundingClientRect();
  return [...document.querySelectorAll('.things .card')].flatMap((card) => {
    const [name, face] = ['.name', '.face'].map((part) => card.querySelector(part));
    const words = document.createRange();
    words.selectNodeContents(name);
    const lines = new Set([...words.getClientRects()].map((box) => Math.round(box.top / 3))).size;
    const high = lines * parseFloat(getComputedStyle(name).fontSize) * 0.98;
    const box = card.getBoundingClientRect();
    const inside = box.bottom <= panel.bottom && box.right <= panel.right && box.left >= panel.left;
    return inside && high <= face.clientHeight + 0.5 && name.scrollWidth <= name.clientWidth ? [] : [name.textContent];
  }); }"""
HEAD = "(({x, y}) => [x, y])(document.querySelector('.mine .nm').getBoundingClientRect())"


@pytest.mark.parametrize(("size", "lang"), [("desktop", "ru"), ("large", "ru"), ("desktop", "en")])
def test_what_i_wear_stands_in_my_panel_and_is_read(person: New, size: str, lang: str) -> None:
    p = person(size, lang)
    stage = _see(p, "munchkin-fight")
    kinds = ("item", "army", "alliance", "cheat")
    faces = [card.id for card in library_of(game_named("munchkin")).cards if card.kind in kinds]
    told = stage.told(0)
    zone = next(one for one in told["view"]["table"]["zones"] if one["id"] == "play/0")
    head = p.page.evaluate(HEAD)
    for many in (6, 9, 12):
        for first in range(0, len(faces), many):
            worn = [faces[(first + i) % len(faces)] for i in range(many)]
            cards = [{"id": f"{many} {first} {i}", "face": face} for i, face in enumerate(worn)]
            zone.update(cards=cards, count=many)
            stage.send({"type": "update", **told, "events": []})
            p.page.wait_for_selector(f'.things [data-card="{many} {first} 0"]')
            assert p.page.evaluate(UNREAD) == [], many
        assert p.page.evaluate(HEAD) == head
    p.check()


def test_what_i_wear_is_chosen_in_my_panel(person: New) -> None:
    p = person("desktop", "ru")
    stage = _see(p, "munchkin-bad-stuff")
    assert p.page.evaluate(APART, [".things .pip", ".mine .stats b, .things .rank"]) == 0
    made = stage.made
    p.page.click(".things [data-option]")
    p.page.wait_for_function(
        "(made) => document.querySelector('[data-testid=prompt]').dataset.number > made", arg=made
    )
    p.check()


# buttons of the bar whose text leaves them
CUT = """() => [...document.querySelectorAll('.prompt .acts .btn, .offer .ends .btn')].filter((button) => {
  const said = document.createRange();
  said.selectNodeContents(button);
  const [text, box] = [said.getBoundingClientRect(), button.getBoundingClientRect()];
  const says = button.querySelector('.says') ?? button;
  return text.left < box.left - 0.5 || text.right > box.right + 0.5 || says.scrollWidth > says.clientWidth
    || says.scrollHeight > says.clientHeight + 1 || text.height > box.height;
}).map((button) => button.textContent.trim())"""


@pytest.mark.parametrize("lang", ["ru", "en"] if blocks.WHOLE else ["ru"])
def test_on_a_phone_no_button_of_the_bar_is_cut(person: New, lang: str) -> None:
    p = person("phone", lang)
    cut = {}
    for scene in (name for name in SCENES if name.startswith("munchkin-")):
        _see(p, scene)
        cut[scene] = p.page.evaluate(CUT)
    assert {scene: texts for scene, texts in cut.items() if texts} == {}


# seats of the others, or what is theirs, that the column does not show whole
OUTSIDE = """() => { const column = document.querySelector('.seats').getBoundingClientRect();
  return [...document.querySelectorAll('.seats .seat')].filter((seat) => {
    const box = seat.getBoundingClientRect();
    return box.top < column.top || box.bottom > column.bottom || box.right > column.right - 4;
  }).map((seat) => seat.ariaLabel); }"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("players", [3, 4])
def test_every_rival_stands_whole_in_the_column(person: New, players: int, lang: str) -> None:
    p = person("desktop", lang)
    armies, items = ([face.id for face in LIBRARY.entries(kind)] for kind in ("army", "item"))
    seats: dict[str, Any] = {
        name: {"play": [armies[i], *items[i::8][:3]], "hand": items[i::8][3:4]}
        for i, name in enumerate(NAMES[:players])
    }
    Stage(p, "munchkin", scene_of(players=players, **seats).match, 0).come(p)
    assert p.page.locator(".seats .seat").count() == players - 1
    p.page.wait_for_timeout(300)
    assert p.page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("size", ["desktop", "large"])
def test_the_candle_of_a_seat_lies_over_no_tag(person: New, size: str) -> None:
    p = person(size, "en")
    _see(p, "munchkin-curse")
    assert p.page.locator(".mine .tag").is_visible()
    assert p.page.evaluate(APART, [".seat .pip", ".seat .tag, .seat .nm > span:first-child"]) == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_carried_says_that_it_does_not_count(person: New, size: str) -> None:
    p = person(size, "ru")
    items = [face.id for face in LIBRARY.entries("item")][:7]
    s = scene_of(Ann={"play": items})
    s.t.sideways = list(s.t.play[0].cards[:2])
    Stage(p, "munchkin", s.match, 0).come(p)
    p.page.wait_for_timeout(300)
    mark = "(card) => getComputedStyle(card, '::after').content"
    off = p.page.locator('.things .card[data-off="worn"]')
    assert off.count() == 2
    assert off.first.evaluate(mark) == '"не в счёт"'
    assert p.page.locator(".things .card:not([data-off]) .rank >> visible=true").count() > 0
    tops = "(cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size"
    if size == "phone":  # one row, above the bar
        assert p.page.locator(".own .card").evaluate_all(tops) == 1
        assert p.page.evaluate(APART, [".own .card", ".table > .prompt"]) == 0
    p.shot("munchkin-carried")
