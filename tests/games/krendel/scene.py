"""Scenes of the tournament in a few lines.

    after = scene(A=plays("4/2", ATTACK_1), B=plays("3/3"), first="B").fight()
    assert after.tracks() == {"A": (1, 0), "B": (0, 1)}

A creature is written as a card id (`kre-c01`) or, for a test double, as its values (`4/2`). A spell
is a card id or the verbs of a card file; a pile lists the oldest first, so the last one is active.
Seats run clockwise in the order they are written: B sits on the left of A, who is the first player
unless another is named. Doubles take the place of
cards that nobody named, so the box always holds 43 creatures and 8 rewards.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from koldun.content.library import library_of
from koldun.content.registry import table_for
from koldun.games.krendel import game
from koldun.games.krendel.state import Creature, Reward, Tournament
from koldun.games.krendel.verbs import PRIZES, SPELLS, Trait, effects_of, prize_of
from koldun.kernel.cards import Face, reface
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.kernel.state import State
from koldun.testing.scenes import TableScene
from koldun.testing.sitting import Sitting
from koldun.view.look import look

Spell = str | dict[str, Any]

# rewards of the box, by the half that counts
HIGHEST_ATTACK = "kre-r1"
LOWEST_ATTACK = "kre-r2"
HIGHEST_DEFENCE = "kre-r3"
LOWEST_DEFENCE = "kre-r4"
UNBEATEN = "kre-r5"
FEWEST_TROPHIES = "kre-r6"
MOST_WOUNDS = "kre-r7"
ATTACK_EQUALS_DEFENCE = "kre-r8"

HEAL_2 = "kre-r1"
TROPHY = "kre-r2"
TROPHY_AND_HEAL = "kre-r3"
TWO_TROPHIES = "kre-r4"
WOUND_NEIGHBOURS = "kre-r5"
HEAL_3 = "kre-r6"
HEAL_AND_WOUND_LEFT = "kre-r7"
TROPHY_FOR_THE_LAST = "kre-r8"
NOTHING: dict[str, int] = {}  # a double that gives nothing, so that only the battle shows

# spells, as card files write them
ATTACK_1: Spell = {"self": {"attack": 1}}
ATTACK_2: Spell = {"self": {"attack": 2}}
DEFENCE_1: Spell = {"self": {"defence": 1}}
KEEP_PREVIOUS: Spell = {"keep_previous": True}
FIGHT_EVERYONE: Spell = {"fight_everyone": {}}
LONG_REACH: Spell = {"reach_two": True}
NAP_TIME: Spell = {"cut_all": True}
CURTAIN_LEFT: Spell = {"cut_left": True}
NO_SPELL: Spell = {}


class Player:
    """What somebody plays this round, the pile in front of it and where its markers stand."""

    def __init__(
        self, creature: str, pile: tuple[Spell, ...], trophies: int, wounds: int, turns_into: Spell
    ) -> None:
        self.creature = creature
        self.pile = pile
        self.trophies = trophies
        self.wounds = wounds
        self.turns_into = turns_into


def plays(
    creature: str, *pile: Spell, trophies: int = 0, wounds: int = 0, turns_into: Spell = NO_SPELL
) -> Player:
    """`turns_into` is the spell half of a double."""
    return Player(creature, pile, trophies, wounds, turns_into)


def beast(values: str, spell: Spell = NO_SPELL, id: str = "") -> Creature:
    """A test double: `beast("4/2", {"self": {"attack": 1}})`."""
    attack, defence = values.split("/")
    effects = effects_of(SPELLS.read(spell, "double", of=Trait))
    return Creature(id or values, 1, int(attack), int(defence), effects, 0)


def reward(prize: dict[str, int]) -> Reward:
    """A reward double; its condition half is never used."""
    return Reward("prize", 1, "unbeaten", prize_of(PRIZES.read(prize, "double", of=Trait)))


class Stage(TableScene):
    """A table set with cards of the box, of which some are then exchanged for doubles."""

    def __init__(self, table: dict[str, Any], names: list[str], doubles: dict[str, Face]) -> None:
        super().__init__(table, names)
        self.doubles = doubles

    def arrange(self, state: State[Face]) -> None:
        super().arrange(state)
        for card, face in enumerate(state.cards.faces):
            reface(state.cards, card, self.doubles.get(face.id, face))


class Tourney(Sitting):
    """A sitting that knows the tournament's tracks, neighbours and values."""

    def __init__(
        self, match: Match, names: list[str], players: dict[str, Player] | None = None
    ) -> None:
        super().__init__(match, names)
        self.players = players or {}

    def fight(self) -> "Tourney":
        """Everybody plays what is written: battle, award and flip are over, discarding is not."""
        return self.play(**{name: player.creature for name, player in self.players.items()})

    def play(self, **cards: str) -> "Tourney":
        """Everybody named plays this card: `play(A="4/2", B="kre-c01")`."""
        for name, card in cards.items():
            self.choose(name, f"play {card}")
        return self

    def keep_all(self) -> "Tourney":
        """Nobody (else) discards anything."""
        while self.match.ask is not None and self.fact("phase") == "discard":
            self.choose(self.asked()[0], "done")
        return self

    def discard(self, name: str, *cards: str) -> "Tourney":
        self.choose(name, *(f"discard {card}" for card in cards))
        return self

    def put_back_the_markers(self) -> None:
        """So that a long game does not end."""
        for seat in range(len(self.names)):
            self.match.state.put("trophies", seat, 0)
            self.match.state.put("wounds", seat, 0)

    def tracks(self) -> dict[str, tuple[int, int]]:
        """Trophies and wounds of everybody, as a spectator sees them."""
        counters = [seat.counters for seat in self.view().table.seats]
        return {n: (c["trophies"], c["wounds"]) for n, c in zip(self.names, counters, strict=True)}

    def values(self) -> dict[str, str]:
        """Effective attack and defence, as they are shown where what is written was played."""
        revealed = self.match.copy()
        state = revealed.state
        assert isinstance(state, Tournament)
        for seat, player in enumerate(self.players.values()):
            hand = state.hands[seat]
            card = next(c for c in hand.cards if state.face(c).id == player.creature)
            state.cards.move(card, hand, state.fields[seat])
        shown: dict[str, str] = {}
        for zone in look(revealed).table.zones:
            if zone.name == "field":
                badges = zone.cards[0].badges
                shown[self.names[zone.owner]] = f"{badges['attack']}/{badges['defence']}"
        return shown

    def trophies(self, name: str) -> int:
        return self.tracks()[name][0]

    def wounds(self, name: str) -> int:
        return self.tracks()[name][1]

    def neighbours(self, name: str) -> str:
        """`"BE"`: the neighbours as everybody sees them."""
        found = self.view().table.facts["neighbours"][self.seat(name)]
        return "".join(sorted(self.names[seat] for seat in found))

    def lines(self, *ids: str) -> list[str]:
        """What everybody heard of these events, in order."""
        return [line for line in self.heard() if line.split()[0] in ids]

    def shown(self, zone: str, name: str = "") -> list[str]:
        """The faces a spectator sees in a zone, the bottom first."""
        wanted = zone if not name else f"{zone}/{self.seat(name)}"
        found = next(z for z in self.view().table.zones if z.id == wanted)
        return [card.face for card in found.cards]

    def count(self, zone: str, name: str = "") -> int:
        """How many cards everybody sees lying in a zone."""
        wanted = zone if not name else f"{zone}/{self.seat(name)}"
        return next(z.count for z in self.view().table.zones if z.id == wanted)


def scene(
    players: int | Mapping[str, Player] = 0,
    *,
    first: str = "",
    condition: str = HIGHEST_ATTACK,
    prize: str | dict[str, int] = NOTHING,
    more: dict[str, Any] | None = None,
    seed: str = "scene",
    **named: Player,
) -> Tourney:
    """A round in which everybody holds what is written and has not chosen yet.

    Players go by keyword or in a dict; a number gives a table as set-up leaves it, with seats
    called A, B, C... `more` lays other zones, as in a scenario file.
    """
    if isinstance(players, int) and not named:
        match = Match.start(game, table_for(game, players), seed_of(seed))
        return Tourney(match, list("ABCDEF"[:players]))
    seated = named if isinstance(players, int) else {**players, **named}
    laid, doubles = _lay(seated, condition, prize, more or {})
    names = list(seated)
    laid["first"] = first or names[0]
    setup = table_for(game, len(names), None, Stage(laid, names, doubles))
    return Tourney(Match.start(game, setup, seed_of(seed)), names, seated)


def _lay(
    players: dict[str, Player],
    condition: str,
    prize: str | dict[str, int],
    more: dict[str, Any],
) -> tuple[dict[str, Any], dict[str, Face]]:
    """The table as a scenario file writes it, and the doubles for cards of the box."""
    named = {c for p in players.values() for c in (p.creature, *p.pile) if isinstance(c, str)}
    named |= {condition, *_cards_in(prize), *_cards_in(more)}
    spare = _unnamed("creature", named)
    doubles: dict[str, Face] = {}

    def place(card: Spell, spell: Spell = NO_SPELL) -> str:
        """The id of a card of the box that is this card, or stands for its double."""
        if isinstance(card, str) and card.startswith("kre-"):
            return card
        stand_in = next(spare)
        is_spell = isinstance(card, dict)
        doubles[stand_in] = beast("0/0", card, "spell") if is_spell else beast(str(card), spell)
        return stand_in

    if isinstance(prize, dict):
        stand_in = next(_unnamed("reward", named))
        doubles[stand_in] = reward(prize)
        prize = stand_in
    laid: dict[str, Any] = {"condition": [condition], "prize": [prize]}
    for name, player in players.items():
        creature = place(player.creature, player.turns_into)
        laid[name] = {
            "hand": [creature],
            "pile": [place(spell) for spell in reversed(player.pile)],
            "trophies": player.trophies,
            "wounds": player.wounds,
        }
    for name in players:
        if "hand" not in more.get(name, {}):
            laid[name]["hand"] += [next(spare) for _ in range(4)]
    for key, value in more.items():
        laid[key] = {**laid[key], **value} if key in players else value
    return laid, doubles


def _unnamed(kind: str, named: set[str]) -> Iterator[str]:
    """Cards that no test line speaks of, to fill hands and to stand for doubles."""
    return (face.id for face in library_of(game).entries(kind) if face.id not in named)


def _cards_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _cards_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _cards_in(part)
