"""Scenes that seldom come by themselves: a real match in this process behind the page's socket."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from munchkin_table import fight
from wiz_scenes import scene

from koldun.games.munchkin.fight import Fight
from koldun.kernel.match import Decision, Match
from koldun.kernel.registry import game_named, table_for
from koldun.kernel.table import hear, look
from koldun.server.protocol import PROTOCOL

New = Callable[..., Any]
ME = 0
NUMBER = "(made) => document.querySelector('[data-testid=prompt]')?.dataset.number > made"

# which parts of the board were turned, and by how much at first
TURNS = """() => {
  window.turned = {};
  const real = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset.cell && frames[0].rotate) window.turned[this.dataset.cell] = frames[0].rotate;
    return real.call(this, frames, timing);
  };
}"""


class Stage:
    """The page sits at a table whose server is this test: seat 0 is the page's, others answer
    with `yes` where they may, and else with their first option."""

    def __init__(self, person: Any, game: str, match: Match) -> None:
        self.match = match
        self.game = game
        self.made = 0
        self.page = person.page
        self.page.route_web_socket("**/ws/tables/*", self._open)
        seats = ["me", *["bot:random"] * (match.state.seats - 1)]
        self.table = person.post("/api/tables", {"game": game, "seats": seats})
        self.table["status"] = "running"
        self.others()

    def come(self, person: Any, hash: str = "") -> "Stage":
        person.come(f"/t/{self.table['id']}{hash}")
        self.page.wait_for_selector("[data-option]")
        return self

    def click(self, key: str) -> None:
        """Click the choice, and wait until the table has gone on."""
        made = self.made
        self.page.click(f'[data-option^="{key}"]')
        self.page.wait_for_function(NUMBER, arg=made)

    def _open(self, socket: Any) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            table = {"type": "welcome", "protocol": PROTOCOL, "table": self.table, "seat": ME}
            socket.send(json.dumps({**table, **self._told(0), "chat": [], "reactions": []}))
        elif message["type"] == "choose":
            assert message["number"] == self.made
            heard = len(self.match.events())
            self.match.choose(ME, self.match.index_of(ME, message["key"]))
            self.made += 1
            self.others()
            socket.send(json.dumps({"type": "accepted", "number": self.made - 1, "seat": ME}))
            socket.send(json.dumps({"type": "update", **self._told(heard)}))

    def _told(self, first: int) -> dict[str, Any]:
        view = look(self.match, ME)
        if view.prompt is not None:
            view.prompt = msgspec.structs.replace(view.prompt, number=self.made)
        before = len(hear(self.match, self.match.events()[:first], ME))
        news = hear(self.match, self.match.events()[first:], ME)
        told: dict[str, Any] = json.loads(msgspec.json.encode({"view": view, "events": news}))
        timer = {"window": -1, "move": -1, "seats": []}
        return {**told, "first": before, "timer": timer, "can_undo": False}

    def others(self) -> None:
        """Everybody else goes on until the page is asked."""
        for _ in range(200):
            asked = self.match.pending()
            if not asked or self.match.decision(ME) is not None:
                return
            self.match.choose(asked[0].seat, _agreeable(asked[0]))


def _agreeable(decision: Decision) -> int:
    verbs = [option.verb for option in decision.options]
    return verbs.index("yes") if "yes" in verbs else 0


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


def test_a_deal_for_help_is_filled_in_and_sent(person: New) -> None:
    p = person("phone", "ru")
    tale = fight(
        "crypt_bailiff",
        Ann={"level": 3, "play": ["rusty_cleaver"], "hand": ["twin"]},
        Bob={"level": 3},
    )
    stage = Stage(p, "munchkin", tale.s.match).come(p)
    stage.click("seek")
    stage.click("offer:s1")
    p.page.wait_for_selector(".offer .groups")
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


def test_a_finger_lifts_a_card_before_it_plays_it(person: New) -> None:
    p = person("phone", "ru")
    stage = Stage(p, "krendel", _krendel()).come(p)
    box = p.page.locator(".hand [data-option]").first.bounding_box()
    at = (box["x"] + 24, box["y"] + 70)
    p.page.touchscreen.tap(*at)
    p.page.wait_for_selector(".hand .is-lifted")
    assert stage.made == 0
    p.page.touchscreen.tap(*at)
    p.page.wait_for_function(NUMBER, arg=0)
    assert stage.made == 1
    p.check()


def _krendel() -> Match:
    game = game_named("krendel")
    return Match.start(game, table_for(game, 3, {}), bytes(32))


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
