"""Swap what a watcher cannot know, make the same choices in both worlds, compare every byte sent.

Tables differ only in cards hidden from one watcher. Everything that watcher's socket would be given,
in its order, must be the same. A comparison is one choice after which all bytes so far were equal.

A real table is walked from its first choice to its last, place by place. At each place a watcher is
drawn, and twins of the table are given other cards where that watcher cannot look; afterwards they
get the real ones back. A twin that is not the real table again then is derived anew.
    python tools/soak_leaks.py --comparisons 1000000 --processes 2
    python tools/soak_leaks.py --comparisons 2000 --games wiz_war
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path

import msgspec

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.registry import games
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.decisions import PASS, Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.kernel.state import WINDOW
from koldun.lab.many import Work, many
from koldun.lab.processes import Processes
from koldun.server.protocol import Clock, Timer
from koldun.server.storage.records import CHOICE, HUMAN, RUNNING, Entry, Seat, Table
from koldun.server.tables.audience import Audience
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.watchers import Watcher, encoded
from koldun.testing.contract import begin, permute

_CHOICES = 250  # of a match that is looked into
_MOST_MATCHES = 1_000_000_000  # there is always another
_LENGTH = 14  # choices made in all worlds
_TWINS = 3  # beside the real table
ANNOUNCED = (b'"KRU-INFO-05"',)
"""Rules that announce what depends on hidden cards: there two worlds may part."""

_SHORT = 3  # around a window: what stays hidden so long is nearly all that is hidden


_COUNTS = (
    "comparisons",
    "messages",
    "bytes",
    "worlds",
    "derived",
    "parted",
    "stale",
    "lost",
    "later",
)


Known = tuple[list[int], list[int]]  # who has seen each card, and its serial number


class Tally(msgspec.Struct):
    comparisons: int = 0
    messages: int = 0
    bytes: int = 0
    worlds: int = 0  # pairs of worlds
    derived: int = 0  # twins that were derived for them
    parted: int = 0  # worlds in which a rule announced what was hidden
    stale: int = 0  # differed only while a rule remembered cards of an older swap
    later: int = (
        0  # twins in which the same player had more, or less, to choose before others noticed
    )
    lost: int = 0  # twins in which a rule could not go on with the swapped cards
    seconds: float = 0.0
    by_game: dict[str, int] = {}
    problems: list[str] = []

    def add(self, game: str, part: "Tally") -> None:
        for name in _COUNTS:
            setattr(self, name, getattr(self, name) + getattr(part, name))
        self.by_game[game] = self.by_game.get(game, 0) + part.comparisons
        self.problems += part.problems


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

    def __init__(self, table: Table, choices: list[Choice]) -> None:
        entries = [
            Entry(number, CHOICE, choice.seat, choice.index, "", "x", 0.0)
            for number, choice in enumerate(choices)
        ]
        self.derived = DerivedMatch(table, entries)
        self.derived.close_windows(0.0)
        self.fresh = True  # no cards of it have been swapped before
        self.opening = b""  # the view when the watcher came
        self.said: list[bytes | None] = []

    @property
    def match(self) -> Match:
        return self.derived.match

    def watch(self, eyes: int) -> None:
        """Somebody comes, and sees it all."""
        self._audience = Audience()
        self._watcher = Watcher("me", "Me")
        self._watcher.seat = -1 if eyes == SPECTATOR else eyes
        self._audience.watchers.add(self._watcher)
        self.opening = encoded(self.derived.view(eyes))
        self.said = []
        self.show()

    def show(self) -> None:
        self._audience.show(self.derived, Timer())
        self.said += self._watcher.out
        self._watcher.out.clear()

    def in_window(self) -> bool:
        return self.derived.in_window()

    def settle(self, beside: "World | None" = None) -> None:
        """The time of answered windows passes; not of one that is still open beside."""
        while self.match.held() and not (
            beside is not None
            and beside.in_window()
            and self.derived.windows() >= beside.derived.windows()
        ):
            self.derived.go_on(0.0)
            self.show()

    def choose(self, seat: int, index: int) -> None:
        self.derived.apply(self.derived.entry(Choice(seat, index), "", "x", 0.0, 0.0))
        self.show()

    def choose_key(self, seat: int, key: str) -> None:
        """As a person chooses, who may not have been called."""
        for setting in self.derived.butting_in(seat):
            self.choose(setting.seat, setting.index)
        self.choose(seat, self.match.index_of(seat, key))

    def is_again(self, real: "World") -> bool:
        """With the real cards back: is it the same table? Passes of who was not called are not in
        its log, and are counted as those of the real one."""
        self.match.state.cards.faces = real.match.state.cards.faces
        self.derived.made[:] = real.derived.made
        self.derived.withdrawn[:] = real.derived.withdrawn
        return self.match.digest() == real.match.digest()


class Walk:
    """One match from its first choice to its last, beside its twins."""

    def __init__(self, match: Match, rng: Rng, tally: Tally) -> None:
        self._match = match
        self._rng = rng
        self._tally = tally
        self._table = table_of(match)
        self._known = _knowledge(self._table, match.choices)
        opened = {event.at for event in match.events() if event.id == WINDOW and event.at}
        self._windows = sorted(opened)
        self._real = World(self._table, [])
        self._twins: list[World] = []

    def go(self, enough: Callable[[], bool]) -> None:
        while self._at() + 1 < len(self._match.choices) and not enough():
            self._come_to_a_question()
            eyes = self._rng.below(self._match.setup.players + 1)
            self._look(self._length(), SPECTATOR if eyes == self._match.setup.players else eyes)

    def _at(self) -> int:
        return len(self._real.match.choices)

    def _length(self) -> int:
        """For how long to look: short around a window, where nearly all that is hidden stays it."""
        at = self._at()
        near = [w for w in self._windows if at < w <= at + _LENGTH]
        if not near or self._rng.below(2):
            return _LENGTH
        return max(_SHORT, near[0] - 1 - at) if near[0] - 1 > at else _SHORT

    def _come_to_a_question(self) -> None:
        """On to where nobody has answered yet."""
        real, choices = self._real.match, self._match.choices
        while real.group_start() != len(real.choices) and len(real.choices) < len(choices):
            self._step_unseen()
        self._real.derived.close_windows(0.0)

    def _step_unseen(self) -> None:
        choice = self._match.choices[self._at()]
        derived = self._real.derived
        derived.apply(derived.entry(choice, "", "x", 0.0, 0.0))

    def _look(self, length: int, eyes: int) -> None:
        at, tally = self._at(), self._tally
        choices = self._match.choices[at : at + length]
        hidden = self._hidden(at, len(choices), eyes) - _asked_about(self._real.match)
        place = f"{self._match.game.id} {self._match.seed.hex()[:8]} {at} {eyes}"
        luck = [self._rng.below(1 << 30) for _ in range(_TWINS)]
        self._prepare()
        for twin, drawn in zip(self._twins, luck, strict=True):
            permute(twin.match, hidden, eyes, Rng(seed_of(str(drawn))))
        tally.worlds += _TWINS
        wrong = compare(self._real, self._twins, choices, eyes, tally)
        for number in wrong:
            twin = self._twins[number]
            if twin.fresh or self._differs_anew(at, choices, hidden, eyes, luck[number]):
                tally.problems.append(f"{place}: what is sent differs")
            else:
                tally.stale += 1
        for twin in self._twins:
            twin.fresh = False
        while self._at() < at + len(choices):  # the twins have all parted
            self._step_unseen()

    def _prepare(self) -> None:
        """Twins that are the real table, derived anew where an old one is not."""
        kept = [twin for twin in self._twins if twin.is_again(self._real)]
        while len(kept) < _TWINS:
            kept.append(World(self._table, self._real.match.choices))
            self._tally.derived += 1
        self._twins = kept

    def _differs_anew(
        self, at: int, choices: list[Choice], hidden: set[int], eyes: int, luck: int
    ) -> bool:
        """The same comparison with tables of which no card was ever swapped before."""
        before = self._match.choices[:at]
        real, twin = World(self._table, before), World(self._table, before)
        permute(twin.match, hidden, eyes, Rng(seed_of(str(luck))))
        return bool(compare(real, [twin], choices, eyes, Tally()))

    def _hidden(self, at: int, length: int, eyes: int) -> set[int]:
        """Cards that stay hidden from these eyes, and where they are, all the way."""
        known = 0
        marks = self._known[at][-1][1]  # windows before the first choice are closed
        times = [self._known[at][-1], *chain(*self._known[at + 1 : at + length + 1])]
        for seen, serials in times:
            for card in range(len(seen)):
                if seen[card] >> eyes & 1 or serials[card] != marks[card]:
                    known |= 1 << card
        return {card for card in range(len(marks)) if not known >> card & 1}


def _knowledge(table: Table, choices: list[Choice]) -> list[list[Known]]:
    """After each number of choices: what is known then, and after every window that closes before the next one.
    What was shown in a window may be forgotten when it is over."""
    now = DerivedMatch(table)
    known = [[_known(now.match)]]
    for choice in choices:
        while now.match.closes_before(choice):
            now.go_on(0.0)
            known[-1].append(_known(now.match))
        now.apply(now.entry(choice, "", "x", 0.0, 0.0))
        known.append([_known(now.match)])
    while now.match.held():
        now.go_on(0.0)
        known[-1].append(_known(now.match))
    return known


def _known(match: Match) -> Known:
    cards = match.state.cards
    return cards.seen[:], cards.serials[:]


def compare(
    real: World, twins: list[World], choices: list[Choice], eyes: int, tally: Tally
) -> list[int]:
    """Make these choices in all worlds. Returns which twins have told something else."""
    for world in (real, *twins):
        world.watch(eyes)
    wrong: list[int] = []
    going = dict(enumerate(twins))
    for choice in choices:
        real.settle()
        wrong += _catch_up(real, going, tally)
        ask, decision = real.match.ask, real.match.decision(choice.seat)
        if ask is None or decision is None:
            break
        if not ask.windowed:
            for number, twin in list(going.items()):
                same = _same(real, twin, tally)
                if same is not True:
                    del going[number]
                if same is False:
                    wrong.append(number)
            real.said = []
        if not going:
            break
        option = decision.options[choice.index]
        key = real.match.key(option)
        said = len(real.said)
        real.choose(choice.seat, choice.index)
        for number, twin in list(going.items()):
            passed = ask.windowed and option is PASS and twin.match.decision(choice.seat) is None
            if passed:
                continue  # with other cards this seat passed by itself, and nobody can tell
            heard = len(twin.said)
            if not _chosen(twin, choice.seat, key, tally):
                del going[number]
            elif _has_more_to_choose(
                choice.seat,
                real if len(twin.said) > heard else twin,
                len(real.said) > said,
                len(twin.said) > heard,
            ):
                tally.later += 1
                del going[number]
    return wrong


def _catch_up(real: World, going: dict[int, World], tally: Tally) -> list[int]:
    """Every twin comes to where the real world is, or is left out. Returns which have told something else before."""
    wrong: list[int] = []
    for number, twin in list(going.items()):
        twin.settle(real)
        if not _let_go(twin, real):
            tally.later += 1
            del going[number]
            if not _heard_alike(twin, real):
                wrong.append(number)
    return wrong


def _has_more_to_choose(seat: int, silent: World, real_spoke: bool, twin_spoke: bool) -> bool:
    """With other cards the same player has something more to choose first, or could still leave it. Nobody else hears
    anything until then; what comes afterwards is another matter."""
    ask = silent.match.ask
    return real_spoke != twin_spoke and ask is not None and not ask.windowed and ask.seats == [seat]


def _chosen(twin: World, seat: int, key: str, tally: Tally) -> bool:
    try:
        twin.choose_key(seat, key)
    except IllegalChoice:
        return False  # with other cards that choice does not exist
    except AssertionError:  # a rule had read cards before they were swapped
        tally.lost += 1
        return False
    return True


def _same(real: World, twin: World, tally: Tally) -> bool | None:
    """None: a rule has announced what was hidden."""
    mine, true = twin.said, real.said
    if twin.opening and not twin.fresh:  # what it told of earlier swaps is no matter here
        mine, true = [twin.opening, *mine[1:]], [real.opening, *true[1:]]
    twin.said, twin.opening = [], b""
    if mine != true and any(rule in (m or b"") for m in [*mine, *true] for rule in ANNOUNCED):
        tally.parted += 1
        return None
    tally.comparisons += 1
    tally.messages += len(true)
    tally.bytes += sum(len(message or b"") for message in true)
    return mine == true


def _asked_about(match: Match) -> set[int]:
    """Cards of an open question to one seat: its options were made from them."""
    ask = match.ask
    if ask is None or ask.windowed or len(ask.seats) > 1:
        return set()
    return {card for option in ask.options[0] for card in (option.card, option.other)}


def _let_go(twin: World, real: World) -> bool:
    """Seats that could respond only in the twin world pass, until it has caught up. It cannot where
    one of them must answer: in the real world there was nothing to choose from."""
    while twin.in_window():
        if real.in_window() and twin.derived.windows() >= real.derived.windows():
            return True
        asked = twin.match.pending()[0]
        if asked.options[0] is not PASS:
            return False
        twin.choose(asked.seat, 0)
        twin.settle(real)
    return True


def _heard_alike(twin: World, real: World) -> bool:
    """Up to the question that waits in the twin alone."""
    if twin.opening and not twin.fresh:
        return twin.opening == real.opening and twin.said[1:] == real.said[1 : len(twin.said)]
    return twin.said == real.said[: len(twin.said)]


def soak(
    comparisons: int,
    seconds: float = 0.0,
    ids: Iterable[str] = (),
    seed: str = "leaks",
    processes: int = 1,
    told: Callable[[Tally], None] | None = None,
) -> Tally:
    """So many comparisons, spread over the games and over all eyes; or so many seconds. `told` is
    called with what there is so far."""
    total, started = Tally(), time.monotonic()
    chosen = list(ids) or sorted(games())
    share = -(-comparisons // len(chosen))
    for place, id in enumerate(chosen):
        until = started + seconds * (place + 1) / len(chosen) if seconds else 0.0
        for part in _parts(id, share, until, seed, processes):
            total.add(id, part)
            total.seconds = round(time.monotonic() - started, 1)
            if told is not None:
                told(total)
        if total.problems:
            break
    return total


def _parts(id: str, enough: int, until: float, seed: str, processes: int) -> Iterator[Tally]:
    """Matches one after another, or in several processes, until there is enough."""
    done = 0
    alone = enough if processes < 2 else 0  # others cannot know how much there is already
    numbers = [range(_MOST_MATCHES)]
    for _, part in many(Walking(id, seed, alone, until), numbers, Processes(processes)):
        done += part.comparisons
        yield part
        if done >= enough or part.problems or (until and time.monotonic() > until):
            return


class Walking(Work[Tally, Tally]):
    """Matches of a game, walked through; each for `most` comparisons, or until it is late."""

    def __init__(self, id: str, seed: str, most: int, until: float) -> None:
        self.game = id
        self._seed = seed
        self._most = most
        self._until = until

    def begin(self, number: int) -> Match:
        game = games()[self.game]
        players = game.least + number % (game.most - game.least + 1)
        return begin(game, players, f"{self._seed} {number}")

    def play(self, number: int, match: Match) -> Tally:
        tally = Tally()
        play_randomly(match, RandomChoice(seed_of(f"{self._seed} {number}")), _CHOICES)

        def enough() -> bool:
            late = bool(self._until) and time.monotonic() > self._until
            much = bool(self._most) and tally.comparisons >= self._most
            return late or bool(tally.problems) or much

        Walk(match, Rng(seed_of(f"{self.game} {self._seed} {number}")), tally).go(enough)
        return tally

    def pack(self, ones: list[Tally]) -> Tally:
        whole = Tally()
        for one in ones:
            whole.add(self.game, one)
        return whole


def _print(tally: Tally) -> None:
    print(msgspec.json.format(msgspec.json.encode(tally), indent=1).decode(), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long")
    parser.add_argument("--games", nargs="*", default=[])
    parser.add_argument("--seed", default="leaks")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", default="", help="a file for what there is so far")
    args = parser.parse_args()

    def told(tally: Tally) -> None:
        if args.out:
            Path(args.out).write_bytes(msgspec.json.encode(tally))

    tally = soak(args.comparisons, args.seconds, args.games, args.seed, args.processes, told)
    _print(tally)
    return 1 if tally.problems else 0


if __name__ == "__main__":
    sys.exit(main())
