"""Scenes that seldom come by themselves: a real match in this process behind the page's socket."""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import building_blocks as blocks
import pytest
from games.krutagidon.scene import scene as brawl
from games.munchkin.scene import fight
from games.wiz_war.scene import scene
from page.scenes import SCENES, krutagidon_aimed, wiz_war_boost, wiz_war_pickup
from page.stage import ME, NUMBER, Stage

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.games.munchkin.fight.fight import Fight
from koldun.kernel.attention import EVERYTHING, MATTER
from koldun.kernel.match import Match
from koldun.view.look import look

New = Callable[..., Any]

# which parts of the board were turned, and by how much at first
TURNS = """() => {
  window.turned = {};
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.cell && frames[0].rotate) window.turned[this.dataset.cell] = frames[0].rotate;
    return real.call(this, frames, timing);
  };
}"""


def test_a_sector_is_seen_turning(person: New) -> None:
    p = person("desktop", "ru", still=False)
    duel = scene(red={"hand": ["rotate_sector"]}, blue={"at": "0.6"})
    stage = Stage(p, "wiz_war", duel.match).come(p)
    p.page.evaluate(TURNS)
    stage.click("cast:")
    if p.page.query_selector('[data-option="go"]'):
        stage.click("go")
    stage.click("sector:1")
    stage.click("turn:3")
    assert duel.t.plan.rotations == [0, 3]
    turned = p.page.evaluate("window.turned")
    cells = p.page.evaluate(
        """() => [...document.querySelectorAll('.board [data-cell]')]
          .filter((cell) => Number(cell.querySelector('rect').getAttribute('x')) > 5)
          .map((cell) => cell.dataset.cell)"""
    )
    assert sorted(turned) == sorted(cells)
    assert len(cells) == 25
    assert set(turned.values()) == {"90deg"}  # from a quarter back to where it lies now
    p.check()


@pytest.mark.parametrize(
    ("size", "lang", "print"),
    [
        ("desktop", "ru", "смежные · мгновенное · мирское · усиление 3"),
        ("phone", "en", "adjacent · instant · mundane · boost 3"),
    ],
)
def test_a_card_says_its_small_print(person: New, size: str, lang: str, print: str) -> None:
    p = person(size, lang)
    duel = scene(red={"hand": ["pick_lock", "fireball", "thornbush", "mightstone"]})
    Stage(p, "wiz_war", duel.match).come(p)
    card = p.page.locator(".hand .card", has=p.page.get_by_text(print, exact=True)).first
    assert card.locator(".energy").inner_text() == "3"
    p.shot(f"wiz_war-small-print-{size}")
    card.dispatch_event("contextmenu")
    p.page.wait_for_selector("dialog.zoom")
    assert print in p.page.inner_text("dialog.zoom .fine").replace("\u00a0", " ")
    assert print in p.page.inner_text("dialog.zoom .muted")
    p.shot(f"wiz_war-small-print-{size}-zoom")
    p.check()


def test_a_window_shows_life_before_and_after_the_attack(person: New) -> None:
    p = person("phone", "en")
    duel = scene(
        red={"hand": ["shield", "full_shield"], "at": "2.3"},
        blue={"hand": ["fireball"], "at": "2.4"},
        active="Blue",
    )
    duel.cast("Blue", "fireball", "wizard Red")
    stage = Stage(p, "wiz_war", duel.match).come(p)
    life = p.page.locator(".response .take .life")
    assert life.locator("s").inner_text() == "15"
    assert life.locator("b").inner_text() == "10"
    assert "5" in p.page.inner_text(".response .amount")
    p.shot("wiz_war-before-and-after")
    p.page.click('.response [data-option="pass"]')  # nothing cancels it: now a Shield may lower it
    p.page.wait_for_function(NUMBER, arg=stage.made - 1)
    p.page.click('.response [data-option^="counter"]')
    p.page.wait_for_selector(".response", state="detached")
    assert duel.life("Red") == 12
    p.check()


@pytest.mark.parametrize(
    ("life", "play", "after"), [(17, (), 20), (17, ("six_eleven",), 23), (24, (), 25)]
)
def test_a_defence_that_mends_counts_the_life_it_gives(
    person: New, life: int, play: tuple[str, ...], after: int
) -> None:
    """Doubled where a card doubles it, and never more than there may be: as much as it then gives."""
    p = person("desktop", "en")
    game, match, me = krutagidon_aimed(life, play)
    stage = Stage(p, game, match, me).come(p)
    answer = p.page.locator(".response [data-option]")
    mends = answer.filter(has_text="What a Lovely Day")
    assert mends.locator(".life b").inner_text() == str(after)
    assert answer.filter(has_text="Li'l Coin").locator(".life b").inner_text() == str(life)
    mends.click()
    p.page.wait_for_function(NUMBER, arg=stage.made - 1)
    assert match.state.life[me] == after  # type: ignore[attr-defined]
    p.check()


# where the arrow of a blow begins and ends, beside the seat that strikes and the panel that asks
ARROW = """() => {
  const path = document.querySelector('svg.leads[data-arrow="0 1"] .blow')?.getAttribute('d');
  if (!path) return null;
  const [x1, y1, , , x2, y2] = path.match(/-?[\\d.]+/g).map(Number);
  const seat = document.querySelector('.table [data-seat="0"]').getBoundingClientRect();
  const panel = document.querySelector('.response').getBoundingClientRect();
  return {
    from: x1 > seat.left - 4 && x1 < seat.right + 4 && y1 > seat.top - 4 && y1 < seat.bottom + 4,
    across: x2 > panel.left && x2 < panel.right, above: panel.top - y2,
  };
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_blow_at_me_has_its_arrow_after_a_reload_too(person: New, size: str) -> None:
    """Though the layout of the game comes late: from who strikes to the panel that asks, crossing nothing in it."""
    p = person(size, "ru")
    game, match, me = SCENES["krutagidon-aimed"]()
    Stage(p, game, match, me).come(p)

    def late(route: Any) -> None:
        p.page.wait_for_timeout(700)
        route.continue_()

    p.page.route("**/Krutagidon-*.js", late)
    p.page.reload()
    p.page.wait_for_selector('.table[data-layout="krutagidon"]')
    p.page.wait_for_selector('svg.leads[data-arrow="0 1"]', state="attached")
    p.page.wait_for_timeout(600)
    found = p.page.evaluate(ARROW)
    assert found["from"], found
    assert found["across"], found
    assert 0 <= found["above"] < 30, found
    p.check()


def test_a_deal_for_help_is_filled_in_and_sent(person: New) -> None:
    p = person("phone", "ru")
    tale = fight(
        "crypt_bailiff",
        Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]},
        Bob={"level": 3},
    )
    stage = Stage(p, "munchkin", tale.match).come(p)
    stage.click("seek")
    p.page.wait_for_selector(".offer .shares")
    totals = p.page.locator(".offer .whom b").all_inner_texts()
    assert totals == ["7 : 4", "5 : 4"], "how it would stand with Bob and with Cid"
    p.page.click('.whom[data-holds~="haggle:s2"]')
    p.page.wait_for_selector('[data-option="haggle:s2"]')
    p.page.click('.whom[data-holds~="haggle:s1"]')
    stage.click("haggle:s1")
    p.page.wait_for_selector('[data-option="share:@helper-first:1"]')
    stage.click("share:@helper-first:1")
    stage.click("pay:")
    chips = p.page.locator(".offer .chip").all_inner_texts()
    assert len(chips) == 2, chips
    stage.click("done")
    found = tale.t.fight
    assert isinstance(found, Fight)
    assert found.helper == 1
    assert found.deal is not None
    assert found.deal.share == 1
    assert p.page.query_selector(".deal") is not None
    p.check()


def test_a_usual_offer_takes_two_clicks(person: New) -> None:
    p = person("desktop", "en")
    tale = fight("crypt_bailiff", Ann={"level": 3, "hand": ["twin"]}, Bob={"level": 3})
    stage = Stage(p, "munchkin", tale.match).come(p)
    stage.click("seek")
    stage.click("offer:s1:@helper-first:1")
    found = tale.t.fight
    assert isinstance(found, Fight)
    assert found.helper == 1
    assert found.deal is not None
    assert (found.deal.share, found.deal.order) == (1, "helper-first")
    p.check()


def test_a_bargain_is_a_form(person: New) -> None:
    """What may be given stands in the form by kind; what was put in is shown; it ends there too."""
    p = person("desktop", "ru")
    match = next(match for match in _positions("munchkin") if _offers(match, "trade"))
    stage = Stage(p, "munchkin", match).come(p)
    stage.click("trade")
    if not p.page.query_selector(".offer fieldset .term"):
        stage.click("with:")
    form = p.page.wait_for_selector(".offer fieldset .term")
    p.shot("munchkin-offer")
    blocks.axe(p.page)
    assert not p.page.query_selector(".prompt [data-option]"), "a term stands in the prompt too"
    form.click()
    p.page.wait_for_selector(".offer .chip")
    p.check()


class Bystander(Stage):
    """The page's seat is not called; what it sets is made true, and others wait."""

    def others(self) -> None:
        pass

    def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] != "set":
            super()._hear(socket, message)
            return
        for choice in self.match.setting(ME, message["key"]):
            self.match.choose(choice.seat, choice.index)
        socket.send(json.dumps({"type": "update", **self.told(len(self.match.events()))}))


def test_who_is_not_called_butts_in_and_sets_what_to_be_called_for(person: New) -> None:
    tale = fight("crypt_bailiff", active="Bob", Ann={"hand": ["twin"]}, Bob={"level": 3})
    setup = tale.match.setup
    setup.attention = MATTER
    match = Match.start(tale.match.game, setup, tale.match.seed)
    while match.ask is not None and match.ask.what != "combat":
        match.choose(match.pending()[0].seat, 0)
    assert match.decision(ME) is None
    p = person("desktop", "en")
    stage = Bystander(p, "munchkin", match)
    p.come(f"/t/{stage.table['id']}")
    p.page.click('[data-testid="butt-in"] > button')
    blocks.axe(p.page)
    assert p.page.query_selector('[data-testid="butt-in"] [data-option="bid"]') is not None
    p.page.keyboard.press("Escape")
    p.page.click('.top-bar button[aria-label="Settings"], button[aria-label="Settings"]')
    p.page.click('[data-testid="attention"] label:nth-of-type(1) input')
    p.page.wait_for_selector(".response, [data-option]", state="attached")
    assert match.attention.levels[ME] == EVERYTHING
    p.check()


STANDS = """() => [...document.querySelectorAll('.table > :not(.bubble), .hand .card')].map((node) => {
  const {x, y, width, height} = node.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})"""


@pytest.mark.parametrize(
    ("scene", "where"),
    [("wiz_war-act", ".hand"), ("krutagidon-hand", ".mid"), ("krutagidon-hand", ".hand")],
)
def test_a_finger_lifts_a_card_and_the_bar_shows_it_whole_before_it_is_played(
    person: New, scene: str, where: str
) -> None:
    p = person("phone", "ru")
    game, match, me = SCENES[scene]()
    if where == ".mid":  # with power to buy something
        while len([o for o in match.pending()[0].options if o.verb == "buy"]) < 2:
            match.choose(0, 0)
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(f'.table[data-layout="{game}"]')
    p.page.wait_for_timeout(600)
    card = p.page.locator(f"{where} .card[data-option]").first
    face, key = card.get_attribute("data-face"), card.get_attribute("data-option")
    stood = p.page.evaluate(STANDS)
    card.tap(position={"x": 24, "y": 60})
    reading = p.page.wait_for_selector('[data-testid="reading"]')
    info = next(one for one in library_of(match.game).cards if one.id == face)
    said = reading.inner_text()
    assert info.name["ru"] in said
    assert info.text["ru"] in said
    assert stage.made == 0
    if where == ".mid":
        assert p.page.evaluate(STANDS) == stood
    whole = "(node) => node.scrollHeight <= node.clientHeight + 1"
    assert reading.evaluate(whole)
    blocks.axe(p.page)
    p.shot(f"{scene}-reading{where}")
    p.page.click('[data-testid="reading"] .btn.quiet')
    p.page.wait_for_selector('[data-testid="reading"]', state="detached")
    card.tap(position={"x": 24, "y": 60})
    p.page.wait_for_selector('[data-testid="reading"]')
    if where == ".hand":
        card.tap(position={"x": 24, "y": 60})
    else:
        p.page.click(f'[data-testid="reading"] [data-option="{key}"]')
    p.page.wait_for_function(NUMBER, arg=0)
    assert stage.made == 1
    p.check()


def test_small_cards_say_in_signs_what_their_text_has_no_room_for(person: New) -> None:
    """Range, duration and traits stand on a phone too."""
    p = person("phone", "en")
    game, match, me = SCENES["wiz_war-act"]()
    Stage(p, game, match, me).come(p)
    p.page.wait_for_selector(".hand .card[data-signs]")
    seen = p.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.hand .card[data-signs]')].map((card) => [
          card.dataset.face, [...card.querySelectorAll('.sign')].filter((one) => {
            const [r, c] = [one.getBoundingClientRect(), card.querySelector('.face').getBoundingClientRect()];
            return r.width && r.bottom <= c.bottom + 1 && r.right <= c.right + 1;
          }).map((one) => one.dataset.sign)]))"""
    )
    assert seen["acid_bath"] == ["los", "temporary", "curse"]
    assert seen["thornbush"][-1] == "creation"


def _krendel() -> Match:
    game = game_named("krendel")
    return Match.start(game, table_for(game, 3, {}), bytes(32))


@pytest.mark.parametrize("by", ["mouse", "keyboard", "finger"])
def test_a_card_marked_to_be_thrown_away_is_taken_back(person: New, by: str) -> None:
    """It goes only when I draw; until then nothing is sent."""
    p = person("phone" if by == "finger" else "desktop", "ru")
    match = _krendel()
    stage = Stage(p, "krendel", match).come(p)
    stage.click(match.key(match.pending()[0].options[0]))
    decision = match.decision(ME)
    assert decision is not None
    assert decision.what == "discard"
    held = [match.key(option) for option in decision.options if option.verb == "discard"]
    made = stage.made

    def press(key: str) -> None:
        card = p.page.locator(f'.hand .card[data-option="{key}"]')
        if by == "mouse":
            card.click()
        elif by == "keyboard":
            card.focus()
            p.page.keyboard.press("Enter")
        else:
            chosen = "is-chosen" in card.get_attribute("class")
            card.tap()
            if not chosen:  # the first tap lifts it to be read
                card.tap()

    def marked() -> list[str]:
        cards = p.page.locator(".hand .card.is-chosen")
        return sorted(one.get_attribute("data-option") for one in cards.all())

    press(held[0])
    press(held[1])
    press(held[2])
    assert marked() == sorted(held[:3])
    assert p.page.locator(".hand .lacks").count() == 3
    p.shot(f"krendel-marked-{by}")
    press(held[0])
    assert marked() == sorted(held[1:3])
    assert p.page.locator(f'.hand [data-option="{held[0]}"] .lacks').count() == 0
    assert stage.made == made
    done = p.page.locator('.prompt [data-option="done"]')
    assert "3" in done.inner_text(), "two thrown away and one in battle"
    done.click()
    p.page.wait_for_function(NUMBER, arg=made + 2)
    assert stage.made == made + 3
    now = p.page.locator(".hand .card").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert len(now) == 5
    thrown = [key.split(":")[1] for key in held[1:3]]
    assert held[0].split(":")[1] in now
    assert not set(thrown) & set(now)
    assert not marked()
    p.check()


class _Timed(Stage):
    """Every question has four seconds."""

    def told(self, first: int) -> dict[str, Any]:
        return {**super().told(first), "timer": {"window": -1, "move": 4, "seats": []}}


def test_what_is_marked_is_sent_before_the_clock_is_out(person: New) -> None:
    p = person("desktop", "ru")
    match = _krendel()
    stage = _Timed(p, "krendel", match).come(p)
    stage.click(match.key(match.pending()[0].options[0]))
    decision = match.decision(ME)
    assert decision is not None
    held = [match.key(option) for option in decision.options if option.verb == "discard"]
    made = stage.made
    for key in held[:2]:
        p.page.locator(f'.hand .card[data-option="{key}"]').click()
    assert stage.made == made
    p.page.wait_for_function(NUMBER, arg=made + 2, timeout=8000)
    now = p.page.locator(".hand .card").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert not {key.split(":")[1] for key in held[:2]} & set(now)
    p.check()


def test_the_guide_goes_on_with_every_new_question(person: New) -> None:
    p = person("phone", "en")
    match = _krendel()
    stage = Stage(p, "krendel", match).come(p, "#guide")
    p.page.wait_for_selector(".guide")
    while p.page.query_selector(".guide .btn.primary"):
        p.page.click(".guide .btn.primary")
    seen: dict[str, str] = {}
    while len(seen) < 2:
        decision = match.decision(ME)
        assert decision is not None
        if decision.what not in seen:
            seen[decision.what] = p.page.inner_text(".guide p")
            p.page.click(".guide .btn.ink")
        p.page.wait_for_selector(".guide", state="detached")
        stage.click(match.key(decision.options[0]))
    assert set(seen) == {"creature", "discard"}
    assert len(set(seen.values())) == 2, seen
    p.check()


def test_a_choice_without_a_place_may_come_again_with_one(person: New) -> None:
    """What the layout does not show gets a button; then the same key stands in the prompt anyway."""
    p = person("phone", "en")
    stage = Stage(p, "krendel", _krendel())
    told = stage.told(0)
    nowhere = {"id": "nowhere-1", "face": "x"}
    zone = {"id": "nowhere", "name": "nowhere", "owner": -1, "layout": "row", "count": 1}
    told["view"]["table"]["zones"].append({**zone, "cards": [nowhere]})
    for number, place in enumerate(({"card": nowhere}, {}, {"card": nowhere})):
        options = [{"key": "again", "verb": "done", **place}]
        told["view"]["prompt"] = {**told["view"]["prompt"], "number": number, "options": options}
        if number == 0:
            stage.come(p)
        stage.send({"type": "update", **told})
        p.page.wait_for_selector(f'.prompt[data-number="{number}"] [data-option="again"]')
    assert p.page.locator('[data-option="again"]').count() == 1
    p.check()


# of each group of choices at least one must be there, and a finger must be able to hit it
OUT_OF_REACH = """(groups) => {
  const hit = (key) => [...document.querySelectorAll(`[data-option="${CSS.escape(key)}"]`)].some((node) => {
    if (!node.getClientRects().length) return false;
    node.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const r = node.getBoundingClientRect();
    return [[.5, .5], [.15, .5], [.85, .5], [.5, .15], [.5, .85], [.1, .1], [.3, .7]].some(([u, v]) => {
      const top = document.elementFromPoint(r.left + r.width * u, r.top + r.height * v);
      return top && top.closest('[data-option]') === node;
    });
  });
  return groups.filter((keys) => !keys.some(hit));
}"""


# sentences of the bar that do not find room
CUT = """() => [...document.querySelectorAll('.prompt .ask .line')]
  .filter((node) => node.scrollHeight > node.clientHeight + parseFloat(getComputedStyle(node).fontSize) / 2)
  .map((node) => node.innerText)"""


@pytest.mark.parametrize("game", blocks.OURS)
def test_every_choice_is_in_reach_on_a_phone(person: New, game: str) -> None:
    """Two positions of every question that random play comes to, or one of a sample."""
    p = person("phone", "ru")
    seen: Counter[str] = Counter()
    for number, match in enumerate(_positions(game)):
        decision = match.decision(ME)
        assert decision is not None
        if seen[decision.what] == (2 if blocks.WHOLE else 1):
            continue
        seen[decision.what] += 1
        if len(seen) == 1 and seen[decision.what] == 1:
            stage = Stage(p, game, match).come(p)
        stage.match, stage.made = match, number
        stage.send({"type": "update", **stage.told(0)})
        p.page.wait_for_selector(f'.prompt[data-number="{number}"]')
        assert p.page.evaluate(CUT) == [], decision.what
        alike: dict[object, list[str]] = {}
        for option in look(match, ME).prompt.options:  # type: ignore[union-attr]
            faces = [card.face if card else "" for card in (option.card, option.other)]
            one = (option.verb, *faces, option.seat, option.place, option.number, option.standing)
            alike.setdefault(one, []).append(option.key)
        groups: list[list[str]] = list(alike.values())
        for _ in range(30):
            groups = p.page.evaluate(OUT_OF_REACH, groups)
            missing = [key for keys in groups for key in keys]
            if not missing:
                break
            holds = f'[data-holds~="{missing[0]}"][aria-pressed="false"]'
            if holder := p.page.query_selector(holds):  # one more tap brings it in sight
                holder.click()
            menu = p.page.query_selector('[data-testid="menu"]')
            if menu is not None:  # what is not on the table stands in the menu of the bar
                menu.click()
            p.page.wait_for_timeout(100)
        if missing:
            p.shot(f"{game}-out-of-reach")
        assert not missing, f"{decision.what}: {missing}"
        p.check()
    assert len(seen) > 1, seen
    print(game, dict(seen))


def _offers(match: Match, verb: str) -> bool:
    decision = match.decision(ME)
    return decision is not None and any(option.verb == verb for option in decision.options)


def _positions(game: str) -> Iterator[Match]:
    """Where the page's seat is asked, in a few matches played at random."""
    found = game_named(game)
    options, players = blocks.BRIEF[game]
    for seed in range(3 if blocks.WHOLE else 1):
        dice = random.Random(seed)
        match = Match.start(found, table_for(found, players, options), bytes([seed] * 32))
        for _ in range(3000):
            asked = match.pending()
            if not asked:
                break
            if match.decision(ME) is not None:
                yield match
            decision = dice.choice(asked)
            offered = len(decision.options) - decision.standing
            match.choose(decision.seat, dice.randrange(offered))


def test_beside_the_maze_a_card_is_read_whole_and_energy_says_what_it_does(person: New) -> None:
    p = person("desktop", "ru")
    game, match, me = wiz_war_boost()
    stage = Stage(p, game, match, me).come(p)
    p.page.wait_for_selector('[data-testid="reader"]')
    rows = p.page.locator("[data-boost]")
    assert [text.split("\n")[-1] for text in rows.all_inner_texts()] == [
        "энергия 1: урон 1 + 2 = 3",
        "энергия 4: урон 4 + 2 = 6",
        "энергия 6: урон 6 + 2 = 8",
    ]
    p.page.hover(".hand .card:last-child")
    p.page.wait_for_selector('.reader [data-testid="peek"]')  # in its own place, not over the table
    assert p.page.locator(".peek").count() == 0
    blocks.axe(p.page)
    rows.nth(2).click()
    p.page.wait_for_function(NUMBER, arg=0)
    assert stage.made == 1
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_window_says_what_happens_and_hides_no_single_choice(person: New, size: str) -> None:
    p = person(size, "ru")
    game, match, me = wiz_war_pickup()
    options = match.pending()[0].options
    stage = Stage(p, game, match, me).come(p)
    stage.happens({"id": "treasure-taken", "seat": 1, "other": me, "place": "0.0"})
    bar = p.page.locator('[data-testid="prompt"]')
    bar.locator(".ask small", has_text="ваше сокровище").wait_for()
    assert "поднимает сокровище" in bar.locator(".ask .line").inner_text()
    assert p.page.locator('[data-testid="menu"]').count() == 0
    assert bar.locator(".acts [data-option]").count() == len(options) - 1
    p.shot(f"{game}-pickup")
    p.check()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_was_bought_leaves_its_place_empty(person: New, size: str) -> None:
    p = person(size, "ru")
    s = brawl(2, ["glyph"], power=9)
    stage = Stage(p, "krutagidon", s.match).come(p)
    places = """() => Object.fromEntries([...document.querySelectorAll('[data-zone=market] > .card')]
      .map((card) => [card.dataset.card, card.getBoundingClientRect().toJSON()]))"""
    before = p.page.evaluate(places)
    card = p.page.locator("[data-zone=market] > .card[data-option]").nth(1)
    if size == "phone":  # the first tap lifts it
        card.tap()
        p.page.wait_for_selector('[data-testid="reading"]')
        p.page.click('[data-testid="reading"] [data-option]')
    else:
        card.click()
    p.page.wait_for_function(NUMBER, arg=0)
    assert stage.made == 1
    p.page.wait_for_selector("[data-zone=market] > .slot", state="attached")
    after = p.page.evaluate(places)
    assert after == {card: box for card, box in before.items() if card in after}
    assert len(after) == len(before) - 1
    p.shot("krutagidon-bought")
    p.check()
