"""What single tables must say: Krendel, Krutagidon and 3 Mages."""

from collections.abc import Callable
from typing import Any

import pytest
from games.krutagidon.scene import scene as brawl
from games.three_mages.scene import scene as castles
from games.wiz_war.scene import scene as duel
from page.conftest import APART
from page.scenes import SCENES
from page.stage import Stage

from koldun.content.library import CardInfo, library_of
from koldun.content.registry import game_named
from koldun.kernel.match import Match
from koldun.testing.contract import begin

New = Callable[..., Any]


def _cards(game: str) -> list[CardInfo]:
    return library_of(game_named(game)).cards


def _sit(p: Any, game: str, match: Match, me: int = 0) -> Stage:
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    return stage


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_token_says_strength_before_health_as_its_card_does(person: New, size: str) -> None:
    p = person(size, "en")
    s = castles(roads={"FI-4": "fire m25", "FI-6": "ice m13"})
    _sit(p, "three_mages", s.match)
    tokens = p.page.locator(".counts.k-monster")
    tokens.first.wait_for()
    shown = [tokens.nth(i).locator(".tc").all_text_contents() for i in range(tokens.count())]
    assert shown == [["4", "4"], ["2", "4"]]
    plates = "(n) => [...n.querySelectorAll('.plate')].map((one) => getComputedStyle(one).fill)"
    red, green = tokens.nth(1).evaluate(plates)
    assert "none" not in (red, green)
    assert red != green
    letters = "(n) => n.querySelector('.tc').getBoundingClientRect().height"
    assert tokens.first.evaluate(letters) >= 10
    p.check()


def test_a_fight_names_both_monsters_and_how_it_ends(person: New) -> None:
    p = person("desktop", "en", speed=0)
    s = castles(roads={"FI-4": "fire m25", "FI-5": "ice m13"})
    stage = _sit(p, "three_mages", s.match)
    stage.page.locator('[data-option="move:@FI-4"]').dispatch_event("click")
    plate = p.page.locator('[data-testid="beat"][data-event="attack"]')
    plate.wait_for()
    said = plate.inner_text()
    for card in ("mag-m25", "mag-m13"):
        name = next(one.name["en"] for one in _cards("three_mages") if one.id == card)
        assert name in said
    assert "Slain!" in said
    assert plate.locator(".duel .health").inner_text() == "4"
    # what is told lies over no square and over no seat
    assert p.page.evaluate(APART, ['[data-testid="beat"]', ".board .cell, .seats .seat"]) == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_i_throw_away_is_marked_and_counted(person: New, size: str) -> None:
    p = person(size, "ru")
    match = begin(game_named("krendel"), 3, "thrown")
    for seat in range(3):
        match.choose(seat, 0)
    _sit(p, "krendel", match)
    cards = p.page.locator(".hand .card")
    cards.first.wait_for()
    assert "+1 карта" in p.page.inner_text('[data-testid="prompt"]')
    face = cards.first.get_attribute("data-face")
    if size == "phone":  # the first tap lifts it to be read
        cards.first.tap()
        cards.first.tap()
    else:
        cards.first.click()
    thrown = p.page.locator(".hand .card.is-chosen")
    thrown.wait_for()
    assert thrown.get_attribute("data-face") == face
    assert "Уйдёт в сброс" in thrown.inner_text()
    assert "+2 карты" in p.page.inner_text('[data-testid="prompt"]')
    p.check()


def test_the_price_to_pay_is_in_the_coin_and_the_printed_one_is_struck(person: New) -> None:
    p = person("desktop", "ru")
    s = brawl(3, ["glyph", "glyph"])
    stage = _sit(p, "krutagidon", s.match)
    told = stage.told(0)
    market = next(zone for zone in told["view"]["table"]["zones"] if zone["name"] == "market")
    dear = market["cards"][0]
    dear["marks"] = {"price": 7}
    told["view"]["table"]["facts"]["prices"][dear["face"]] = 7
    stage.send({"type": "update", **told, "events": []})
    card = p.page.locator(f'.market .card[data-card="{dear["id"]}"]')
    card.locator(".was").wait_for()
    printed = next(one for one in _cards("krutagidon") if one.id == dear["face"]).facts["cost"]
    assert card.locator(".cost").inner_text() == "7"
    assert card.locator(".was").inner_text() == str(printed)
    over = """card => {
      const [was, name] = ['.was', '.name'].map((part) => card.querySelector(part).getBoundingClientRect());
      return was.left < name.right && was.top < name.bottom;
    }"""
    assert not card.evaluate(over)  # the name can be read
    assert "Не хватает 7" in card.inner_text()
    assert "цена" not in card.inner_text().lower()
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_window_says_what_the_attack_does(person: New, size: str) -> None:
    p = person(size, "ru")
    game, match, me = SCENES["krutagidon-aimed"]()
    _sit(p, game, match, me)
    cause = p.page.locator(".response .cause")
    cause.wait_for()
    assert "каждый враг: отхватывает 7 урона" in cause.inner_text()
    assert "мощи" not in cause.inner_text()
    p.page.wait_for_timeout(400)
    assert p.page.evaluate(APART, [".response .cause p", ".response .way"]) == 0
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_taking_an_attack_of_no_certain_harm_says_what_it_does(person: New, size: str) -> None:
    p = person(size, "ru")
    seats = {"Bob": {"hand": ["lil_coin", "glyph", "wand", "fizzle", "fizzle"]}}
    s = brawl(4, ["festering_trepanner"], seats)
    s.play("festering_trepanner")
    _sit(p, "krutagidon", s.match, 1)
    take = p.page.locator(".response .take")
    take.wait_for()
    assert "Терпеть" in take.inner_text()
    says = take.locator("small")
    assert "сбрасывает с руки 1 карту" in says.inner_text()
    assert says.evaluate("(n) => n.scrollHeight <= n.clientHeight + 1")
    outer, inner = take.bounding_box(), says.bounding_box()
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1, (outer, inner)
    p.shot("krutagidon-take")
    p.check()


TRAY = """() => {
  const box = (q) => [...document.querySelectorAll(q)].map((n) => n.getBoundingClientRect())
    .filter((b) => b.width);
  const [tray] = box('.tray');
  const [piles, played] = [box('.piles .pile'), box('.minis .card')];
  const edge = Math.min(...piles.map((b) => b.left));
  const parts = [...box('.tray .pile'), ...box('.tray .count'), ...box('.tray .zone-label')];
  return { played: played.length, cut: played.filter((b) => b.right > edge + 1).length,
    out: parts.filter((b) => b.bottom > tray.bottom + 1 || b.top < tray.top - 1).length };
}"""


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", ["desktop", "large", "phone"])
@pytest.mark.parametrize("count", [4, 10])
def test_the_tray_holds_its_piles_and_what_was_played(
    person: New, count: int, size: str, lang: str
) -> None:
    p = person(size, lang)
    s = brawl(4, ["glyph", "glyph"], {"Ann": {"play": (["glyph", "fizzle", "wand"] * 4)[:count]}})
    _sit(p, "krutagidon", s.match)
    p.page.wait_for_selector(".minis .card")
    p.page.wait_for_timeout(300)
    p.shot(f"krutagidon-tray-{count}")
    found = p.page.evaluate(TRAY)
    assert found["played"] == count, found
    assert found["out"] == 0, found
    if size == "phone":
        assert found["cut"] == 0, found


def _unleash(p: Any, card: dict[str, str]) -> None:
    """A Mayhem strikes, and waits for somebody's choice."""
    stage = _sit(p, "krutagidon", brawl(3, ["glyph"]).match)
    told = stage.told(0)
    zones = told["view"]["table"]["zones"]
    settling = next(zone for zone in zones if zone["name"] == "resolving")
    settling.update(cards=[card], count=1)
    event = {"id": "mayhem", "rule": "", "seat": 0, "cards": [card]}
    stage.send({"type": "update", **told, "events": [event]})
    p.page.wait_for_selector('[data-testid="beat"][data-event="mayhem"]')


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_mayhem_is_settled_beside_the_power_and_shown_once(person: New, size: str) -> None:
    p = person(size, "ru", speed=0)
    _unleash(p, {"id": "mayhem", "face": "mayhem_d"})
    assert p.page.locator('.mid [data-face="mayhem_d"]').count() == 0
    p.page.keyboard.press("Space")
    p.page.wait_for_selector('[data-testid="settled"]')
    assert p.page.locator('.mid [data-face="mayhem_d"]').count() == 1
    if size == "desktop":
        assert "4 жизни" in p.page.inner_text('[data-testid="settled"]')
    assert p.page.evaluate(APART, ['[data-testid="settled"]', ".power, .market .card, .piles"]) == 0


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_longest_mayhem_is_read_on_a_phone(person: New, lang: str) -> None:
    """As it strikes, and with one tap while it is being settled."""
    p = person("phone", lang, speed=0)
    mayhems = [card for card in _cards("krutagidon") if card.kind == "mayhem"]
    longest = max(mayhems, key=lambda card: len(card.text[lang]))
    _unleash(p, {"id": "mayhem", "face": longest.id})
    p.page.wait_for_timeout(300)  # until its text has found its size
    struck = p.page.locator("[data-testid=beat] .card")
    assert _read(struck) == longest.text[lang]
    assert float(struck.evaluate("(n) => parseFloat(getComputedStyle(n).fontSize)")) >= 11
    plate, felt = (
        p.page.locator("[data-testid=beat]").bounding_box(),
        p.page.locator(".mid").bounding_box(),
    )
    assert plate["y"] + plate["height"] <= felt["y"] + felt["height"]
    p.page.keyboard.press("Space")
    p.page.wait_for_selector('[data-testid="settled"]')
    p.page.wait_for_timeout(600)  # a finger that comes too early was meant for something else
    p.page.tap('[data-testid="settled"] .card')
    peek = p.page.locator('[data-testid="peek"] .card')
    peek.wait_for()
    assert _read(peek) == longest.text[lang]


def _read(card: Any) -> str:
    """The sentences of a card that stand whole inside its face."""
    return str(
        card.evaluate("""(n) => { const face = n.querySelector('.face').getBoundingClientRect();
      const seen = [...n.querySelectorAll('.words .s')].filter((s) => !n.hasAttribute('data-signs') &&
        s.getClientRects().length && [...s.getClientRects()].every((box) => box.bottom <= face.bottom + 1));
      return seen.map((s) => s.textContent.replaceAll('\u00ad', '').trim()).join(' '); }""")
    )


def test_the_enlarged_card_keeps_the_colour_of_its_kind(person: New) -> None:
    p = person("desktop", "ru")
    _sit(p, "krutagidon", brawl(3, ["glyph"]).match)
    card = p.page.locator(".market .card.k-creature").first
    card.hover()
    p.page.wait_for_selector('[data-testid="peek"]')
    kind = "(n) => getComputedStyle(n).getPropertyValue('--k')"
    assert p.page.eval_on_selector('[data-testid="peek"] .card', kind) == card.evaluate(kind)


def test_names_of_heroes_are_read_whole(person: New) -> None:
    p = person("desktop", "ru")
    match = brawl(4, ["glyph"]).match
    stage = _sit(p, "krutagidon", match)
    told = stage.told(0)
    mats = [card for card in _cards("krutagidon") if card.kind == "mat"]
    longest = sorted(mats, key=lambda card: -len(card.name["ru"]))[:4]
    for seat, mat in zip(told["view"]["table"]["seats"], longest, strict=True):
        seat["words"]["mat"] = mat.id
    stage.send({"type": "update", **told, "events": []})
    p.page.wait_for_selector(".seats .sub")
    cut = """() => [...document.querySelectorAll('.seats .sub > span:first-child')].map((n) =>
      [n.textContent, n.scrollHeight - n.clientHeight])"""
    for name, beyond in p.page.evaluate(cut):
        assert beyond <= 1, name
    # a tag stands there whole, or is not seen at all
    tags = """() => [...document.querySelectorAll('.seats .sub')].flatMap((sub) => {
      const { bottom } = sub.getBoundingClientRect();
      return [...sub.querySelectorAll('.tag')].map((tag) => tag.getBoundingClientRect())
        .filter((tag) => tag.top < bottom && tag.bottom > bottom + 1); }).length"""
    assert p.page.evaluate(tags) == 0
    p.check()


def test_a_card_that_could_be_paid_for_says_why_it_cannot_be_played(person: New) -> None:
    p = person("desktop", "ru")
    roads = {"FI-1": "fire m31", "BF-9": "fire m32"}  # both squares before the castle
    s = castles(hand={"Fire": "M4 I4 B4 m05 s07 m13"}, roads=roads)
    _sit(p, "three_mages", s.match)
    p.page.wait_for_selector(".hand .card")
    offered = {option.card for option in s.match.pending()[0].options if option.card >= 0}
    told = {
        card.get_attribute("data-face"): card.locator(".lacks").all_inner_texts()
        for card in p.page.locator(".hand .card").all()
    }
    faces = {s.match.state.face(card).id for card in offered}
    for face, why in told.items():
        assert bool(why) != (face in faces), (face, why)
    assert ["Дороги заняты"] in told.values()


# marks of cards in the hand that something lies over, at their upper edge
CUT = """() => [...document.querySelectorAll('.hand .pip')].filter((n) => {
  const r = n.getBoundingClientRect();
  return document.elementFromPoint(r.left + r.width / 2, r.top + 2)?.closest('.pip') !== n;
}).length"""


@pytest.mark.parametrize("size", ["desktop", "large"])
@pytest.mark.parametrize("scene", ["three_mages-poor", "krutagidon-hand", "wiz_war-act"])
def test_no_mark_of_a_card_is_cut_by_the_bar(person: New, scene: str, size: str) -> None:
    p = person(size, "ru")
    game, match, me = SCENES[scene]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".hand .pip")
    p.page.wait_for_timeout(600)
    assert p.page.evaluate(CUT) == 0


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_bar_does_not_say_twice_that_it_is_my_turn(person: New, size: str) -> None:
    p = person(size, "ru")
    stage = _sit(p, "three_mages", castles().match)
    stage.happens({"id": "turn", "seat": 0, "number": 9})
    p.page.wait_for_timeout(300)
    assert "Ваш ход" in p.page.inner_text(".prompt .ask .line")
    assert p.page.inner_text(".prompt .ask small").strip() == ""


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_table_that_gathers_names_its_game_and_a_screen_is_passed_on(
    person: New, lang: str
) -> None:
    p = person("phone", lang).come()
    table = p.post("/api/tables", {"game": "krendel", "seats": ["me", "open", "bot:mage"]})
    p.come(f"/t/{table['id']}")
    title = {"ru": "Турнир Кренделя", "en": "Krendel's Tournament"}[lang]
    p.page.wait_for_function(
        "(t) => document.querySelector('.top-bar')?.innerText.includes(t) && document.querySelector('.gather')",
        arg=title,
    )
    p.sit("krendel", ["me", "me", "bot:greedy"])
    p.page.wait_for_selector("[data-option]")
    p.choose(0)
    p.page.wait_for_selector(".cover-seat")
    asks = {"ru": "Передайте экран: ", "en": "Pass the screen to "}[lang]
    assert p.page.inner_text(".cover-seat h2").startswith(asks)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_ending_a_turn_has_its_place_in_the_bar(person: New, size: str) -> None:
    """At the right edge, whatever else may be chosen: nothing, a menu, a second way to end it."""
    found = []
    for red in ({}, {"items": ["dagger", "wizardblade"]}, {"hand": ["full_shield", "dagger"]}):
        p = person(size, "ru")
        _sit(p, "wiz_war", duel(red={"at": "2.3", **red}, blue={"at": "2.4"}).match)
        p.page.wait_for_timeout(600)  # what the layout does not show comes into the menu
        box = p.page.locator('.prompt [data-option="done"]').bounding_box()
        others = p.page.locator(".prompt .acts .btn").count()
        found.append((others, round(box["x"]), round(box["x"] + box["width"])))
    assert len({others for others, _, _ in found}) > 1, found
    assert len({right for _, _, right in found}) == 1, found
    if size == "desktop":
        assert len({left for _, left, _ in found}) == 1, found


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_card_of_several_choices_can_be_laid_back(person: New, size: str) -> None:
    p = person(size, "ru")
    items = {"items": ["dagger", "wizardblade"]}
    s = duel(red={"at": "2.3", **items}, blue={"at": "2.4"}, green={"at": "2.4"}, players=3)
    _sit(p, "wiz_war", s.match)
    p.page.locator('.own .card[data-face="dagger"]').click()
    back = p.page.get_by_test_id("unpick")
    back.wait_for()
    box = back.bounding_box()
    assert box["height"] >= 40
    back.click()
    back.wait_for(state="detached")
    assert p.page.locator('.prompt [data-option="done"]').is_visible()


def test_rules_that_name_others_show_a_sign_and_no_code(person: New) -> None:
    p = person("desktop", "ru").come("/rules/krutagidon#KRU-FAMILIAR-07")
    rule = p.page.locator("#KRU-FAMILIAR-07")
    rule.wait_for()
    note = rule.locator(".note")
    assert "KRU-" not in note.inner_text()
    to = note.locator("a.rule-link").first
    assert to.get_attribute("title") == "KRU-DEFENCE-05"
    to.click()
    p.page.wait_for_selector("#KRU-DEFENCE-05.here")
    p.check()


def test_a_rule_beside_an_enlarged_card_opens_the_book(person: New) -> None:
    p = person("desktop", "ru")
    game, match, me = SCENES["wiz_war-act"]()
    _sit(p, game, match, me)
    p.page.locator('.hand .card[data-face="fireball"]').dispatch_event("contextmenu")
    clause = p.page.locator("dialog.zoom .clause-line").first
    clause.wait_for()
    assert "WIZ-" not in clause.inner_text()
    clause.locator(".rule-link").click()
    p.page.wait_for_selector("dialog.rules .clause.here")
    assert p.page.locator("dialog.zoom").count() == 0
    p.check()
