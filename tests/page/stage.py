"""A real match in the test's own process behind the page's socket."""

import json
from typing import Any

import msgspec

from koldun.kernel.match import Decision, Match
from koldun.server.protocol import PROTOCOL
from koldun.view.look import hear, look

ME = 0
NUMBER = "(made) => document.querySelector('[data-testid=prompt]')?.dataset.number > made"


class Stage:
    """The page sits at a table whose server is this test: one seat is the page's, others answer
    with a verb of `prefers` where they may, and else with their first option."""

    prefers: tuple[str, ...] = ("yes",)

    def __init__(self, person: Any, game: str, match: Match, me: int = ME) -> None:
        self.match = match
        self.me = me
        self.game = game
        self.made = 0
        self.page = person.page
        self.page.route_web_socket("**/ws/tables/*", self._open)
        seats = ["bot:random"] * match.state.seats
        seats[me] = "me"
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
        option = self.page.locator(f'[data-option^="{key}"]')
        menu = self.page.locator('[data-testid="menu"][aria-expanded="false"]')
        option.or_(menu).first.wait_for()
        if not option.count():
            menu.click()
        option.first.click()
        self.page.wait_for_function(NUMBER, arg=made)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def _open(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: Any, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            table = {"type": "welcome", "protocol": PROTOCOL, "table": self.table, "seat": self.me}
            socket.send(json.dumps({**table, **self.told(0), "chat": [], "reactions": []}))
        elif message["type"] == "choose":
            assert message["number"] == self.made
            heard = len(self.match.events())
            self.match.choose(self.me, self.match.index_of(self.me, message["key"]))
            self.made += 1
            self.others()
            socket.send(json.dumps({"type": "accepted", "number": self.made - 1, "seat": self.me}))
            socket.send(json.dumps({"type": "update", **self.told(heard)}))

    def happens(self, *events: dict[str, Any]) -> None:
        """The table tells these events, whatever the match says, and stays as it is."""
        now = self.told(len(self.match.events()))
        self.send({"type": "update", **now, "events": [{"rule": "", **one} for one in events]})

    def told(self, first: int) -> dict[str, Any]:
        view = look(self.match, self.me)
        if view.prompt is not None:
            view.prompt = msgspec.structs.replace(view.prompt, number=self.made)
        before = len(hear(self.match, self.match.events()[:first], self.me))
        news = hear(self.match, self.match.events()[first:], self.me)
        told: dict[str, Any] = json.loads(msgspec.json.encode({"view": view, "events": news}))
        timer = {"window": -1, "move": -1, "seats": []}
        return {**told, "step": 0, "first": before, "timer": timer, "can_undo": False}

    def others(self) -> None:
        """Everybody else goes on until the page is asked."""
        for _ in range(200):
            asked = self.match.pending()
            if not asked or self.match.decision(self.me) is not None:
                return
            self.match.choose(asked[0].seat, self._answer(asked[0]))

    def _answer(self, decision: Decision) -> int:
        verbs = [option.verb for option in decision.options]
        return next((verbs.index(verb) for verb in self.prefers if verb in verbs), 0)
