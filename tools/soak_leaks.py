"""Swap what a watcher cannot know, make the same choices in both worlds, compare every byte sent.

Two tables differ only in cards hidden from one watcher. Everything that watcher's socket would be
given, in its order, must be the same. A comparison is one choice after which all bytes so far were
equal.
    python tools/soak_leaks.py --comparisons 1000000
    python tools/soak_leaks.py --comparisons 2000 --games wiz_war
"""

import argparse
import sys
import time
from collections.abc import Iterable

import msgspec

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import PASS, Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.kernel.state import WINDOW
from koldun.server.protocol import Clock, Timer
from koldun.server.storage.records import CHOICE, HUMAN, RUNNING, Entry, Seat, Table
from koldun.server.tables.audience import Audience
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.watchers import Watcher
from koldun.testing.contract import begin, hidden_throughout, permute, windows_opened

_CHOICES = 250  # of a match that is looked into
_WINDOWS = 8  # places in it
_LENGTH = 14  # choices made in both worlds
ANNOUNCED = (b'"KRU-INFO-05"',)
"""Rules that announce what depends on hidden cards: there two worlds may part."""

_SHORT = 3  # around a window: what stays hidden so long is nearly all that is hidden


class Tally(msgspec.Struct):
    comparisons: int = 0
    messages: int = 0
    bytes: int = 0
    worlds: int = 0
    parted: int = 0  # worlds in which a rule announced what was hidden
    seconds: float = 0.0
    by_game: dict[str, int] = {}
    problems: list[str] = []


def table_of(match: Match) -> Table:
    """The table at which a match of the contract suite is played."""
    game, players = match.game, match.setup.players
    return Table(
        id="t",
        game=game.id,
        version=game.version,
        status=RUNNING,
        players=players,
        public=False,
        options={**game.unattended, **game.brief},
        clock=Clock(window=0),
        absent="wait",
        host="",
        created=0,
        changed=0,
        seats=[Seat(s, HUMAN, f"p{s}", f"P{s}") for s in range(players)],
        seed=match.seed.hex(),
    )


class World:
    """A table as far as it sends, with one watcher."""

    def __init__(self, match: Match, start: int, eyes: int) -> None:
        entries = [
            Entry(number, CHOICE, choice.seat, choice.index, "", "x", 0.0)
            for number, choice in enumerate(match.choices[:start])
        ]
        self.derived = DerivedMatch(table_of(match), entries)
        self.derived.close_windows(0.0)
        self._audience = Audience()
        self._watcher = Watcher("me", "Me")
        self._watcher.seat = -1 if eyes == SPECTATOR else eyes
        self._audience.watchers.add(self._watcher)
        self.said: list[bytes | None] = []

    @property
    def match(self) -> Match:
        return self.derived.match

    def show(self) -> None:
        self._audience.show(self.derived, Timer())
        self.said += self._watcher.out
        self._watcher.out.clear()

    def settle(self) -> None:
        """The time of answered windows passes."""
        self.show()
        while self.match.held():
            self.derived.go_on(0.0)
            self.show()

    def choose(self, seat: int, index: int) -> None:
        self.derived.apply(self.derived.entry(Choice(seat, index), "", "x", 0.0, 0.0))
        self.show()


def compare(match: Match, start: int, length: int, eyes: int, rng: Rng, tally: Tally) -> None:
    while match.at(start).group_start() != start:  # where nobody has answered yet
        start -= 1
    choices = match.choices[start : start + length]
    hidden = hidden_throughout(match, start, len(choices), eyes)
    real, twin = World(match, start, eyes), World(match, start, eyes)
    permute(twin.match, hidden - _asked_about(real.match), eyes, rng)
    tally.worlds += 1
    for choice in choices:
        real.settle()
        twin.settle()
        _let_go(twin, real)
        ask, decision = real.match.ask, real.match.decision(choice.seat)
        if ask is None or decision is None:
            return
        if not ask.windowed and not _same(real, twin, tally, f"{match.game.id} {start} {eyes}"):
            return
        option = decision.options[choice.index]
        key, ahead = real.match.key(option), _ahead(twin, real)
        real.choose(choice.seat, choice.index)
        if ahead or (ask.windowed and option is PASS and twin.match.decision(choice.seat) is None):
            continue  # with other cards this seat passed by itself, and nobody can tell
        try:
            twin.choose(choice.seat, twin.match.index_of(choice.seat, key))
        except IllegalChoice:
            return  # with other cards that choice does not exist


def _same(real: World, twin: World, tally: Tally, place: str) -> bool:
    same = real.said == twin.said
    if not same and any(rule in (m or b"") for m in [*real.said, *twin.said] for rule in ANNOUNCED):
        tally.parted += 1
        return False
    tally.comparisons += 1
    tally.messages += len(real.said)
    tally.bytes += sum(len(message or b"") for message in real.said)
    if not same:
        tally.problems.append(f"{place}: what is sent differs after {len(real.said)} messages")
    real.said, twin.said = [], []
    return same


def _asked_about(match: Match) -> set[int]:
    """Cards of an open question to one seat: its options were made from them."""
    ask = match.ask
    if ask is None or ask.windowed or len(ask.seats) > 1:
        return set()
    return {card for option in ask.options[0] for card in (option.card, option.other)}


def _ahead(twin: World, real: World) -> bool:
    ask = real.match.ask
    windowed = ask is not None and ask.windowed
    return windowed and windows_opened(twin.match) > windows_opened(real.match)


def _let_go(twin: World, real: World) -> None:
    """Seats that could respond only in the twin world pass, until it has caught up."""
    while twin.match.ask is not None and twin.match.ask.windowed:
        in_window = real.match.ask is not None and real.match.ask.windowed
        if in_window and windows_opened(twin.match) >= windows_opened(real.match):
            return
        twin.choose(twin.match.pending()[0].seat, 0)
        twin.settle()


def soak(
    comparisons: int, seconds: float = 0.0, ids: Iterable[str] = (), seed: str = "leaks"
) -> Tally:
    """So many comparisons, spread over the games and over all eyes; or so many seconds."""
    tally, started = Tally(), time.monotonic()
    chosen = [games()[id] for id in ids] or [games()[id] for id in sorted(games())]
    share = -(-comparisons // len(chosen))
    for place, game in enumerate(chosen):
        until = started + seconds * (place + 1) / len(chosen) if seconds else 0.0
        before = tally.comparisons
        _soak_game(game, tally, before + share, until, seed)
        tally.by_game[game.id] = tally.comparisons - before
    tally.seconds = round(time.monotonic() - started, 1)
    return tally


def _soak_game(game: AnyGame, tally: Tally, enough: int, until: float, seed: str) -> None:
    number = 0
    while tally.comparisons < enough and not tally.problems:
        players = game.least + number % (game.most - game.least + 1)
        match = begin(game, players, f"{seed} {number}")
        play_randomly(match, RandomChoice(seed_of(f"{seed} {number}")), _CHOICES)
        rng = Rng(seed_of(f"{game.id} {seed} {number}"))
        for n in range(_WINDOWS):
            if (until and time.monotonic() > until) or tally.comparisons >= enough:
                return
            start, length = _place(match, n % 2 == 0, rng)
            eyes = rng.below(players + 1)
            compare(match, start, length, SPECTATOR if eyes == players else eyes, rng, tally)
        number += 1


def _place(match: Match, at_a_window: bool, rng: Rng) -> tuple[int, int]:
    """Where to look, and for how long: just before a window, or anywhere."""
    opened = sorted({event.at for event in match.events() if event.id == WINDOW and event.at})
    if at_a_window and opened:
        return opened[rng.below(len(opened))] - 1, _SHORT
    return rng.below(max(1, len(match.choices) - _LENGTH)), _LENGTH


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--games", nargs="*", default=[])
    parser.add_argument("--seed", default="leaks")
    args = parser.parse_args()
    tally = soak(args.comparisons, args.seconds, args.games, args.seed)
    print(msgspec.json.format(msgspec.json.encode(tally), indent=1).decode())
    return 1 if tally.problems else 0


if __name__ == "__main__":
    sys.exit(main())
