"""Scenes of Wiz-War: wizards on the fixture boards, with the hands a test asks for."""

from typing import Any

from koldun.content.registry import game_named, table_for
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting

GAME = game_named("wiz_war")

NAMES = ["Red", "Blue", "Green", "Yellow"]
SECTORS = {2: "red0 blue0", 3: "red0 blue1 green2", 4: "red0 blue0 green0 yellow0"}


BEGUN = ("cast", "use", "modify", "boost", "add", "speed-add", "go")
TARGETS = ("board", "creature", "edge", "self", "spell", "square", "thing", "treasure", "wizard")


class Duel(Sitting):
    """A sitting at the fixture board of its number of players (`board_2` and so on)."""

    begun = ""  # a spell, which has not asked for its target
    adding = False

    def choose(self, name: str, *choices: str) -> "Duel":
        """As ever; but a sole target, or the last of the cards for Add, which nobody is asked for, may
        be named."""
        for words in choices:
            verb = words.split()[0]
            sole = verb in TARGETS or (verb == "boost" and self.adding)
            if self.begun and sole and not self.may(name, words):
                assert self.what(name) not in ("boost", "modify"), self.offered(name)
                continue
            super().choose(name, words)
            self.adding = verb == "boost" and self.begun in ("add", "speed-add")
            self.begun = verb if verb in BEGUN else ""
        return self

    @property
    def t(self) -> Labyrinth:
        state = self.match.state
        assert isinstance(state, Labyrinth)
        return state

    def cast(
        self, name: str, card: str, *target: str, boost: str = "", mode: str = "", modify: str = ""
    ) -> "Duel":
        """The whole declaration of a spell: modifiers, boost, target."""
        self.choose(name, f"cast {card} {mode}".strip())
        if modify:
            self.choose(name, *modify.split(";"))
        if self.may(name, "go") and self.what(name) != "boost":
            self.choose(name, "go")
        if self.what(name) == "boost" and not boost:
            self.choose(name, "go")
        for word in boost.split(";") if boost else []:
            self.choose(name, word)
        self.choose(name, *(target or ("self",)))
        return self

    def ready(self, name: str, card: str) -> "Duel":
        """A cast as far as its target: no modifier, no boost."""
        self.choose(name, f"cast {card}")
        while self.may(name, "go"):
            self.choose(name, "go")
        return self

    def life(self, name: str) -> int:
        return self.t.wizards[self.seat(name)].life

    def at(self, name: str) -> str:  # type: ignore[override]
        w = self.t.wizards[self.seat(name)]
        return self.t.layout.square_names[w.at]

    def mp(self, name: str) -> int:
        return self.t.wizards[self.seat(name)].mp

    def wizard(self, name: str) -> Any:
        return self.t.wizards[self.seat(name)]

    def vp(self, name: str) -> int:
        return self.t.vp(self.seat(name))

    def end(self, name: str) -> "Duel":
        """Done; discard nothing, draw nothing."""
        self.choose(name, "keep" if self.may(name, "keep") else "done")
        if self.may(name, "draw 0"):
            self.choose(name, "draw 0")
        return self

    def edge(self, place: str) -> str:
        """What stands on an edge, as everybody sees it: `wall`, `door cracks-1`."""
        board = self.view().table.board
        assert board is not None
        for edge in board.edges:
            if edge.id == place:
                return " ".join([edge.kind, *edge.tags])
        raise AssertionError(place)

    def lying(self) -> dict[str, str]:
        return {x.kind: self.t.layout.square_names[x.at] for x in self.t.things}

    def tokens(self, card: str) -> int:
        for spell in self.t.running:
            if self.t.face(spell.card).id == card:
                return spell.tokens
        return 0

    def sees(self, a: str, b: str) -> bool:  # type: ignore[override]
        layout = self.t.layout
        one, two = layout.square_by[a], layout.square_by[b]
        seen = self.t.lines.seen_from(one, self.t.edges.walls, self.t.filled)
        return (seen >> two) & 1 == 1


def scene(
    red: dict[str, Any] | None = None,
    blue: dict[str, Any] | None = None,
    green: dict[str, Any] | None = None,
    yellow: dict[str, Any] | None = None,
    players: int = 2,
    dice: list[int] | None = None,
    options: dict[str, Any] | None = None,
    pack: str = "",
    **table: Any,
) -> Duel:
    """Red is active in its second turn; hands are empty unless given."""
    names = NAMES[:players]
    whole: dict[str, Any] = {"sectors": SECTORS[players], "active": "Red", "turns": 1}
    whole.update(table)
    for name, given in zip(names, (red, blue, green, yellow), strict=False):
        whole[name] = {"hand": [], **(given or {})}
    chosen = {"spellbook": "giant", **(options or {})}
    if "schools" in chosen or chosen["spellbook"] == "custom":
        chosen.setdefault("spellbook", "standard")
    laid = TableScene(whole, names, dice)
    packs = [("pack.toml", pack)] if pack else []
    setup = table_for(GAME, players, chosen, laid, packs=packs)
    return Duel(Match.start(GAME, setup, seed_of("scenario")), names)
