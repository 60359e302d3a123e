"""Setting a brawl in a line or two."""

from typing import Any

from koldun.content.library import library_of
from koldun.content.registry import game_named, table_for
from koldun.games.krutagidon.ending import score
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]
MARKET = ["snot_knight", "abracalabrador", "creepy_twins", "furry_bros", "golden_oldies"]
LIBRARY = library_of(game_named("krutagidon"))
CARDS = {card.id: card for card in LIBRARY.cards}


class Scene(Sitting):
    """A brawl in the middle of Ann's turn. Ann always holds one Fizzle more, to keep it open."""

    @property
    def t(self) -> Brawl:
        state = self.match.state
        assert isinstance(state, Brawl)
        return state

    def life(self, *names: str) -> list[int]:
        return [self.t.life[self.seat(name)] for name in names or self.names]

    @property
    def power(self) -> int:
        return self.t.turn.power()

    def hand(self, name: str) -> list[str]:
        return sorted(self.zone("hand", name))

    def discard(self, name: str) -> list[str]:
        return self.zone("discard", name)

    def play(self, card: str, *then: str) -> "Scene":
        self.choose("Ann", f"play {card}", *then)
        return self

    def score(self, name: str) -> int:
        return score(self.t, self.seat(name))

    def count(self, event: str) -> int:
        """How many events began with these words."""
        return sum(1 for line in self.heard() if f"{line} ".startswith(f"{event} "))

    def first(self, event: str) -> int:
        """Where an event that begins with these words came in the log."""
        return next(i for i, line in enumerate(self.heard()) if f"{line} ".startswith(f"{event} "))

    def end_turn(self, name: str = "Ann") -> "Scene":
        self.choose(name, "end")
        return self

    def number(self, zone: str, name: str = "") -> int:
        return len(self.zone(zone, name))


def scene(
    players: int = 2,
    hand: list[str] | None = None,
    seats: Any = None,
    keep: bool = True,
    seed: str = "scenario",
    pack: str = "",
    **table: Any,
) -> Scene:
    """Ann's turn, nobody has tiles, everybody has five Glyphs in the deck and nothing else.

    `pack` are cards of somebody else, as TOML, that lie in the box too.
    """
    names = NAMES[:players]
    given: dict[str, Any] = seats or {}
    plan: dict[str, Any] = {
        "phase": "action",
        "active": "Ann",
        "market": MARKET,
        "mayhem": [],
        "rest": "box",
    }
    plan.update({key.replace("tile_box", "tile-box"): value for key, value in table.items()})
    for name in names:
        own: dict[str, Any] = {"hand": [], "tiles": [], "offer": [], "deck_only": ["glyph"] * 5}
        own.update(given.get(name, {}))
        if "deck" in own:
            own["deck_only"] = own.pop("deck")
        plan[name] = own
    if hand is not None:
        plan["Ann"]["hand"] = hand + (["fizzle"] if keep else [])
    game = game_named("krutagidon")
    packs = [("pack.toml", pack)] if pack else None
    setup = table_for(game, players, None, TableScene(plan, names, None, "table"), packs=packs)
    return Scene(Match.start(game, setup, seed_of(seed)), names)


def refill(players: int = 2, *top: str, **kwargs: Any) -> Scene:
    """The start of Ann's turn with one gap in the Market and these cards on the main deck."""
    market = kwargs.pop("market", MARKET[:4])
    hand = kwargs.pop("hand", [])
    main = [*top, "luckys_charms"]
    return scene(players, hand, phase="market", market=market, main=main, **kwargs)


def fresh(players: int = 2, seed: str = "fresh") -> Scene:
    """A new brawl, untouched."""
    names = NAMES[:players]
    return Scene(Sitting.at("krutagidon", names, seed=seed).match, names)
