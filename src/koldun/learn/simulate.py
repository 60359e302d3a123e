"""Self-play: many matches in step, so that one call of the network answers all of them."""

import math
import time
import traceback
from typing import Any

import msgspec
import numpy as np

from koldun.bots.facing import Facing
from koldun.bots.learned.ahead import AheadBot
from koldun.bots.learned.net import Floats, Learned, Net, Rows, draw, plausible
from koldun.bots.learned.trials import trials, untried
from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind
from koldun.content.registry import table_for
from koldun.envs.steps import NO_PAGES, Steps
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.observe import Observer, Sheet
from koldun.kernel.randomness import Rng, derive, seed_of
from koldun.learn.batch import Batch, Taken, Watched, advised, gathered, judge, lesson
from koldun.learn.settings import Settings
from koldun.learn.weights import criticised

_CAPPED = 0.5
"""What is shared out of the win where a match was broken off: dawdling pays nobody."""


_BROKEN = -1
_LEAST_SHARE = 0.002


class Fault(msgspec.Struct, frozen=True):
    """A match in which a rule failed: how to get there again, and how it failed."""

    game: str
    players: int
    seed: str
    choices: list[tuple[int, int]]
    error: str


class Stats(msgspec.Struct):
    """What a process did for one batch. Times are seconds."""

    matches: int = 0
    capped: int = 0
    decisions: int = 0  # in finished matches
    past: int = 0  # matches with a past self
    past_won: float = 0.0
    past_fair: float = 0.0  # what equals would have won
    greedy: int = 0  # matches with greedy, and the same of it
    greedy_won: float = 0.0
    greedy_fair: float = 0.0
    observing: float = 0.0
    thinking: float = 0.0
    ruling: float = 0.0
    faults: list[Fault] = []

    def add(self, other: "Stats") -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


class Table:
    """A match being played, and what each seat has decided in it."""

    __slots__ = ("made", "match", "past", "rivals", "rows", "steps", "turn", "watched")

    def __init__(self, steps: Steps, past: int, rivals: list[int]) -> None:
        self.steps = steps
        self.match = match = steps.match
        self.past = past  # the seat a past self plays, or -1
        self.rivals = rivals  # the seats that another bot plays
        self.turn = match.turns
        self.watched: list[Watched] = []
        self.rows: list[list[Taken]] = [[] for _ in range(match.setup.players)]
        self.made = 0


def _first_asked(table: Table) -> int:
    """A seat of another bot that has something to decide, or -1."""
    for seat in table.rivals:
        if table.match.decision(seat) is not None:
            return seat
    return -1


class Asked:
    """A decision to be made in this step."""

    __slots__ = ("insight", "seat", "table")

    def __init__(self, table: Table, seat: int, insight: float = 0.0) -> None:
        self.table = table
        self.seat = seat
        self.insight = insight  # what the evaluation, which sees all, gives the seat, as a logit


class Questions:
    """All decisions of this step that one network makes."""

    __slots__ = ("asked", "sheet")

    def __init__(self) -> None:
        self.sheet = Sheet()
        self.asked: list[Asked] = []


def insight(value: float) -> float:
    """A share of the win as a logit, within reason."""
    value = min(max(value, _LEAST_SHARE), 1.0 - _LEAST_SHARE)
    return math.log(value / (1.0 - value))


class Simulator:
    """One process of self-play."""

    def __init__(self, game: AnyGame, settings: Settings, number: int = 0) -> None:
        observer = game.observer()
        if observer is None:
            raise WrongTable(f"{game.id} has no observer, so there is nothing to learn from")
        self._game = game
        self._observer: Observer[Any] = observer
        self._settings = settings
        self._seed = derive(seed_of(settings.seed), f"simulator {number}")
        self._rng = np.random.default_rng(int.from_bytes(self._seed[:8], "little"))
        self._begun = 0
        self._setups = {n: table_for(game, n, game.unattended) for n in settings.players}
        self.opponent: Bot = bot_named(settings.opponent)
        self.teacher: Bot = bot_named(settings.teacher)
        self._tables = [self._begin(n) for n in self._seats()]
        self._steps: dict[int, Rows] = {}
        self._quiet: dict[int, Rows] = {}
        self._seen: list[Watched] = []
        self._step = 0
        self._done: list[Taken] = []

    def _seats(self) -> list[int]:
        """How many play at each table: about as many decisions at tables of each size."""
        sizes = self._settings.players
        whole = sum(1 / n for n in sizes)
        counts = [max(1, round(self._settings.tables / n / whole)) for n in sizes]
        return [n for n, count in zip(sizes, counts, strict=True) for _ in range(count)]

    def _begin(self, players: int) -> Table:
        self._begun += 1
        seed = derive(self._seed, f"match {self._begun}")
        other = int(self._rng.integers(players)) if players > 1 else -1
        luck = self._rng.random()
        settings = self._settings
        past = luck < settings.past
        rivals: list[int] = []
        if settings.past <= luck < settings.past + settings.greedy:
            rivals = [other]
        elif luck >= 1.0 - settings.rivals:
            rivals = [seat for seat in range(players) if seat != other]
        setup = self._setups[players]  # who imagines needs the start of each turn
        imagined = bool(rivals) or settings.taught > 0 or settings.trials > 0
        steps = Steps.start(self._game, setup, seed, NO_PAGES, True, imagined)
        return Table(steps, other if past else -1, rivals)

    def gather(self, net: Net, past: Net) -> tuple[Batch, Stats]:
        """Play until there are enough decisions of matches that have ended."""
        stats = Stats()
        own, other = Learned(net, self._observer), Learned(past, self._observer)
        if isinstance(self.teacher, AheadBot):
            self.teacher.learned = own
        while len(self._done) < self._settings.rows:
            started = time.perf_counter()
            mine, theirs = Questions(), Questions()
            for table in self._tables:
                self._ask(table, mine, theirs)
            observed = time.perf_counter()
            picks = self._decide(own, mine, True, stats)
            picks += self._decide(other, theirs, False, stats)
            thought = time.perf_counter()
            for one, pick in zip(mine.asked + theirs.asked, picks, strict=True):
                self._choose(one, pick, stats)
            self._be_greedy(own, stats)
            self._finish(stats)
            self._watch()
            stats.observing += observed - started
            stats.thinking += thought - observed
            stats.ruling += time.perf_counter() - thought
            self._step += 2  # the one in between is of rows that are copied
        batch = gathered(self._done, self._steps, self._seen, self._quiet, self._observer.schema)
        self._done = []
        self._seen = []
        self._forget()
        return batch, stats

    def _ask(self, table: Table, mine: Questions, theirs: Questions) -> None:
        steps = table.steps
        ask = steps.ask
        assert ask is not None
        state = table.match.state
        values: list[float] = []
        for i in steps.places():
            seat = ask.seats[i]
            if seat in table.rivals:
                continue
            asked = Asked(table, seat)
            questions = theirs
            if seat != table.past:
                questions = mine
                values = values or self._game.values(state)
                asked.insight = insight(values[seat])
            self._observer.observe(state, ask, i, questions.sheet)
            questions.asked.append(asked)

    def _decide(
        self, learned: Learned, questions: Questions, keep: bool, stats: Stats
    ) -> list[int]:
        asked = questions.asked
        if not asked:
            return []
        rows = learned.rows(questions.sheet)
        hidden = learned.net.hidden(rows)
        chances = learned.net.chances(hidden, rows)
        if learned.net.tries and self._settings.trials > 0:
            rows.try_out(self._try(asked, rows, chances, stats))
            chances = learned.net.chances(hidden, rows)
        picks = draw(chances, rows, self._rng.random(len(asked)))
        chosen: list[int] = picks.tolist()
        if keep:
            self._steps[self._step] = rows
            logp = np.log(np.maximum(chances[rows.option_starts + picks], 1e-8)).tolist()
            insights = [one.insight for one in asked]
            seen = np.array(insights, np.float32)
            values = criticised(learned.net.weights, hidden, seen).tolist()
            surest = np.maximum.reduceat(chances, rows.option_starts).tolist()
            for row, one in enumerate(asked):
                taken = Taken(self._step, row, chosen[row], logp[row], values[row], insights[row])
                one.table.rows[one.seat].append(taken)
                if (
                    surest[row] <= self._settings.doubt
                    and self._rng.random() < self._settings.taught
                ):
                    start = int(rows.option_starts[row])
                    likely = chances[start : start + int(rows.counts[row])]
                    try:
                        self._ask_teacher(one, taken, likely)
                    except Exception:
                        self._fault(one.table, [], stats)
        return chosen

    def _try(self, asked: list[Asked], rows: Rows, chances: Floats, stats: Stats) -> list[float]:
        """Columns of trials for all these decisions; some are left without, as in the worlds of a look ahead."""
        columns: list[float] = []
        for one, start, count in zip(
            asked, rows.option_starts.tolist(), rows.counts.tolist(), strict=True
        ):
            likely = plausible(chances[start : start + count])
            if len(likely) < 2 or self._rng.random() >= self._settings.trials:
                columns += untried(count)
                continue
            match = one.table.match
            seed = derive(match.seed, f"trial {one.table.made} {one.seat}")
            try:
                columns += trials(Facing(Mind(match, one.seat), seed), likely)
            except Exception:
                self._fault(one.table, [], stats)
                columns += untried(count)
        return columns

    def _ask_teacher(self, one: Asked, taken: Taken, chances: Floats) -> None:
        """What a stronger bot would do here; the match goes on as the network chose. A look ahead also says how much
        better it is than the rest."""
        mind = Mind(one.table.match, one.seat)
        if mind.options() < 2:
            return
        chance = Rng(derive(self._seed, f"taught {self._step} {one.seat}"))
        if isinstance(self.teacher, AheadBot):
            thought = self.teacher.think(mind, chance)
            taken.taught = thought.best()
            taken.advice = advised(chances, thought.worth(), self._settings.trust)
        else:
            taken.taught = self.teacher.choose(mind, chance)

    def _choose(self, one: Asked, pick: int, stats: Stats) -> None:
        table = one.table
        if table.made < 0:
            return  # a rule failed in this very step
        table.made += 1
        try:
            table.steps.select(one.seat)
            table.steps.take(pick)
        except Exception:
            self._fault(table, [(one.seat, pick)], stats)

    def _fault(self, table: Table, last: list[tuple[int, int]], stats: Stats) -> None:
        """A rule failed, in the match or in a world imagined there: that ends this match, not the run."""
        match = table.match
        choices = [(choice.seat, choice.index) for choice in match.choices]
        error = traceback.format_exc()
        seed = match.seed.hex()
        stats.faults.append(Fault(self._game.id, match.setup.players, seed, choices + last, error))
        table.made = _BROKEN

    def _be_greedy(self, learned: Learned, stats: Stats) -> None:
        """The seats that another bot plays choose, one after the other: it looks at one match at a time."""
        sheet = Sheet()
        copied: list[Asked] = []
        picks: list[int] = []
        for table in self._tables:
            while table.made >= 0 and (seat := _first_asked(table)) >= 0:
                match = table.match
                chance = Rng(derive(match.seed, f"greedy {table.made}"))
                mind = Mind(match, seat)
                try:
                    pick = self.opponent.choose(mind, chance)
                except Exception:
                    self._fault(table, [], stats)
                    break
                asked = Asked(table, seat)
                if mind.options() > 1 and self._rng.random() < self._settings.copied:
                    assert match.ask is not None
                    asked.insight = insight(self._game.values(match.state)[seat])
                    self._observer.observe(match.state, match.ask, match.ask.index(seat), sheet)
                    copied.append(asked)
                    picks.append(pick)
                self._choose(asked, pick, stats)
        if copied:
            self._copy(learned, sheet, copied, picks)

    def _copy(self, learned: Learned, sheet: Sheet, asked: list[Asked], picks: list[int]) -> None:
        """Keep what another bot chose as a lesson, with what the network says of it."""
        rows = learned.rows(sheet)
        chances = learned.net.chances(learned.net.hidden(rows), rows)
        logp = np.log(np.maximum(chances[rows.option_starts + picks], 1e-8)).tolist()
        self._steps[self._step + 1] = rows
        for row, (one, pick) in enumerate(zip(asked, picks, strict=True)):
            taken = Taken(self._step + 1, row, pick, logp[row], 0.0, one.insight)
            taken.taught = pick
            taken.copied = True
            one.table.rows[one.seat].append(taken)

    def _watch(self) -> None:
        """At a quiet moment one seat's position is kept: values are learned where they are asked."""
        sheet = Sheet()
        for table in self._tables:
            match = table.match
            if match.turns == table.turn or table.made < 0:
                continue
            table.turn = match.turns
            if match.result is None and self._game.quiet(match.state):
                seat = int(self._rng.integers(match.setup.players))
                table.watched.append(Watched(self._step, sheet.rows(), seat))
                self._observer.position(match.state, seat, sheet)
        if sheet.rows():
            self._quiet[self._step] = Rows(sheet, self._observer.schema)

    def _finish(self, stats: Stats) -> None:
        for n, table in enumerate(self._tables):
            match = table.match
            players = match.setup.players
            if table.made < 0:  # a rule failed: nothing is learned from it
                self._tables[n] = self._begin(players)
                continue
            result = match.result
            if result is None and table.made < self._settings.longest:
                continue
            won = result.shares() if result is not None else [_CAPPED / players] * players
            stats.matches += 1
            stats.capped += result is None
            stats.decisions += table.made
            if table.rivals:
                stats.greedy += 1
                stats.greedy_won += sum(won[seat] for seat in table.rivals)
                stats.greedy_fair += sum(won) * len(table.rivals) / players
            if table.past >= 0:
                stats.past += 1
                stats.past_won += won[table.past]
                stats.past_fair += sum(won) / players
            for seat, line in enumerate(table.rows):
                if seat in table.rivals:
                    lesson(line, won[seat], players)
                else:
                    judge(line, won[seat], players, self._settings.lambda_)
                self._done += line
            for moment in table.watched:
                moment.won = won[moment.seat]
            self._seen += table.watched
            self._tables[n] = self._begin(players)

    def _forget(self) -> None:
        """Steps that no open match was part of are not needed any more."""
        oldest = self._step
        for table in self._tables:
            for line in table.rows:
                if line:
                    oldest = min(oldest, line[0].step)
            if table.watched:
                oldest = min(oldest, table.watched[0].step)
        for kept in (self._steps, self._quiet):
            for step in [step for step in kept if step < oldest]:
                del kept[step]
