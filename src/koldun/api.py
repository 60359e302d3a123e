"""Playing a match from Python: what `import koldun` offers. Rules, texts and bots lie behind it."""

import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot as Thinker
from koldun.bots.mind import Mind, luck
from koldun.bots.playing import play_out as play_with
from koldun.content import match_files
from koldun.content.registry import game_named, table_for
from koldun.content.registry import games as registered
from koldun.kernel import match as kernel
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import IllegalChoice, KoldunError
from koldun.kernel.game import AnyGame
from koldun.kernel.randomness import seed_of
from koldun.kernel.results import Result
from koldun.testing.scenarios import Report, Scenario
from koldun.view import look as views
from koldun.view.views import NOT_A_SEAT, EventView, OptionView, Prompt, View
from koldun.view.words import Speaker

__all__ = ["Choice", "IllegalChoice", "KoldunError", "Result", "View"]

EVERYBODY: Final = -1


class Option:
    """One thing a seat may choose. `index` is its place in the list, `key` its stable short name."""

    def __init__(self, decision: "Decision", index: int, shown: OptionView) -> None:
        self.decision = decision
        self.index = index
        self.key = shown.key
        self.verb = shown.verb
        self.shown = shown  # the cards, seat, place and number it refers to

    def __repr__(self) -> str:
        return f"<option {self.key}>"


class Decision:
    """What one seat has to decide now, as that seat sees it."""

    def __init__(self, match: "Match", prompt: Prompt, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.what = prompt.what
        self.rule = prompt.rule
        self.window = prompt.window  # a chance to respond out of turn
        self.shown = prompt
        self.options = [Option(self, i, option) for i, option in enumerate(prompt.options)]

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.what}, {len(self.options)} options>"


class Event:
    """Something that happened, as one watcher noticed it."""

    def __init__(self, match: "Match", shown: EventView) -> None:
        self.match = match
        self.id = shown.id
        self.rule = shown.rule
        self.shown = shown

    def __repr__(self) -> str:
        return f"<event {self.id}>"


class Match:
    """One match. Make it with `new_match` or `load`."""

    def __init__(self, played: kernel.Match, names: list[str] | None = None) -> None:
        self.played = played  # the kernel's match: all there is, hidden cards included
        self.names = names or [f"Player {seat + 1}" for seat in range(played.setup.players)]

    @property
    def game(self) -> str:
        return self.played.game.id

    @property
    def players(self) -> int:
        return self.played.setup.players

    @property
    def seed(self) -> str:
        """The seed in hexadecimal. Whoever knows it knows every card to come."""
        return self.played.seed.hex()

    @property
    def over(self) -> bool:
        return self.played.ask is None

    @property
    def result(self) -> Result:
        """How the match ended. Asking before it is over is an error."""
        result = self.played.result
        if result is None:
            raise KoldunError("the match is not over")
        return result

    @property
    def choices(self) -> list[Choice]:
        """All choices so far, in order. With the seed they are the whole match."""
        return self.played.choices[:]

    def pending(self) -> list[Decision]:
        """The decisions that are open now; several where seats decide at once."""
        found = [self.decision(open.seat) for open in self.played.pending()]
        return [decision for decision in found if decision is not None]

    def decision(self, seat: int) -> Decision | None:
        """What a seat has to decide, or None."""
        prompt = self.look(seat).prompt
        return None if prompt is None else Decision(self, prompt, seat)

    def choose(self, seat: int, option: Option | int | str) -> None:
        """Choose for a seat: an option, its index or its key. What is not offered is refused."""
        if isinstance(option, str):
            self.played.choose_key(seat, option)
        elif isinstance(option, Option):
            self.played.choose_key(seat, option.key)
        else:
            self.played.choose(seat, option)

    def can_undo(self, seat: int) -> bool:
        """May a seat take its last choice back? Not when it showed anybody something new."""
        return self.played.can_undo(seat)

    def undo(self, seat: int) -> None:
        if not self.played.can_undo(seat):
            raise IllegalChoice(f"seat {seat} cannot take its last choice back")
        self.played.undo(seat)

    def copy(self) -> "Match":
        """The same match once more; what happens to one does not touch the other."""
        return Match(self.played.at(len(self.played.choices), log=True), self.names[:])

    def look(self, seat: int = EVERYBODY) -> View:
        """The table as a seat sees it; without a seat, as a spectator does."""
        return views.look(self.played, self._eyes(seat))

    def events(self, seat: int = EVERYBODY, start: int = 0) -> list[Event]:
        """What a seat or a spectator has noticed so far, from the `start`-th event on."""
        heard = views.overhear(self.played, self._eyes(seat), start)
        return [Event(self, event) for event in heard]

    def save(self, path: str | Path) -> None:
        """Write a match file: seed and choices, for `load` and `koldun replay`."""
        Path(path).write_bytes(match_files.to_file(self.played, self.names))

    def digest(self) -> str:
        """A fingerprint: equal for equal matches on every machine."""
        return self.played.digest()

    def _eyes(self, seat: int) -> int:
        if not EVERYBODY <= seat < self.players:
            raise KoldunError(f"there is no seat {seat}; seats are 0 to {self.players - 1}")
        return SPECTATOR if seat == EVERYBODY else seat

    def __repr__(self) -> str:
        state = "over" if self.over else f"after {len(self.played.choices)} choices"
        return f"<match of {self.game}, {self.players} players, {state}>"


class Bot:
    """A player that is a program. Make it with `bot`."""

    def __init__(self, name: str, thinker: Thinker) -> None:
        self.name = name
        self.thinker = thinker

    def pick(self, match: Match, seat: int) -> Option:
        """The option this bot would choose. It sees what the seat sees, and nothing else."""
        decision = match.decision(seat)
        if decision is None:
            raise IllegalChoice(f"seat {seat} has nothing to decide")
        played = match.played
        chance = luck(played.seed, seat, played.number(seat))
        return decision.options[self.thinker.choose(Mind(played, seat), chance)]

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def all_games() -> dict[str, AnyGame]:
    """The games that are installed, by id. (`koldun.games` is the package our own lie in.)"""
    return registered()


def new_match(
    game: str,
    players: int,
    seed: str | None = None,
    options: Mapping[str, Any] | None = None,
    names: list[str] | None = None,
) -> Match:
    """A new match. The same text as seed gives the same match; without one it is a fresh one."""
    found = game_named(game)
    setup = table_for(found, players, dict(options or {}))
    if names is not None and len(names) != players:
        raise KoldunError(f"{players} players and {len(names)} names")
    chosen = secrets.token_bytes(32) if seed is None else seed_of(seed)
    return Match(kernel.Match.start(found, setup, chosen), names)


def load(path: str | Path) -> Match:
    """A match from its file, played again and checked against its digest."""
    played, file = match_files.load(Path(path))
    return Match(played, file.names or None)


def bot(name: str) -> Bot:
    """A bot by its name: random, greedy, apprentice, mage, archmage, or search:200."""
    return Bot(name, bot_named(name))


def play_out(match: Match, bots: str | Bot | Mapping[int, str | Bot] = "greedy") -> Match:
    """Let bots play until the match is over, or until only seats without a bot are left to decide."""
    if isinstance(bots, str | Bot):
        bots = dict.fromkeys(range(match.players), bots)
    thinkers = {
        seat: bot_named(one) if isinstance(one, str) else one.thinker for seat, one in bots.items()
    }
    play_with(match.played, thinkers)
    return match


def look(match: Match, seat: int = EVERYBODY) -> View:
    """The table as a seat sees it; without a seat, as a spectator does."""
    return match.look(seat)


def say(thing: Decision | Option | Event | Match, lang: str = "en") -> str:
    """A decision, an option, an event or the result of a match as a sentence."""
    if isinstance(thing, Decision):
        return _speaker(thing.match, lang, thing.seat).prompt(thing.shown)
    if isinstance(thing, Option):
        decision = thing.decision
        return _speaker(decision.match, lang, decision.seat).option(thing.shown, decision.shown)
    if isinstance(thing, Event):
        return _speaker(thing.match, lang).event(thing.shown)
    result = thing.look().result
    if result is None:
        raise KoldunError("the match is not over: there is no result to say")
    return _speaker(thing, lang).result(result)


def _speaker(match: Match, lang: str, me: int = NOT_A_SEAT) -> Speaker:
    return _speaker_of(match.game, lang, tuple(match.names), me)


@cache
def _speaker_of(game: str, lang: str, names: tuple[str, ...], me: int) -> Speaker:
    return Speaker(game_named(game), lang, list(names), me)


def scenario(path: str | Path) -> Report:
    """Play a scenario file; the report says which expectations did not hold."""
    return Scenario.read(Path(path)).run()
