"""A run: gather, learn, save, again; it goes on where its folder stops."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from koldun.bots.learned.net import Net, Weights
from koldun.bots.learned.net import load as load_net
from koldun.bots.learned.net import save as save_net
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.observe import Schema
from koldun.lab.hands import Way
from koldun.learn import checkpoint
from koldun.learn.checkpoint import Checkpoint, Progress, log_line
from koldun.learn.crew import Crew
from koldun.learn.plot import write_page
from koldun.learn.settings import Settings
from koldun.learn.simulate import Stats
from koldun.learn.weights import (
    fresh,
    with_critic,
    with_pack_rows,
    with_trials,
    without_critic,
    without_trials,
)

_LOG_EVERY = 10  # updates
_SLOWEST = 0.5  # a part that goes on begins at this part of the last one's first rate
_TRUST = 0.5  # in the game's evaluation, of the critic of a network that was trained without one
_TRIALS = 0.8  # of the decisions of a network that looks at trials, unless told
_MOST_FAULTS = 20  # kept as files


def learn(
    game: AnyGame,
    settings: Settings,
    seconds: float,
    folder: Path,
    jobs: int = 0,
    tell: Callable[[dict[str, Any]], None] | None = None,
    start: Path | None = None,
    way: Way | None = None,
) -> Progress:
    """Train for so long, from the folder's last checkpoint, else from a network, else from nothing.

    Matches are played by `jobs` processes, or where `way` says.
    """
    run = Run(game, settings, folder, jobs, tell, start, way)
    try:
        run.go(seconds)
    finally:
        run.end()
    return run.progress


class Run:
    def __init__(
        self,
        game: AnyGame,
        settings: Settings,
        folder: Path,
        jobs: int,
        tell: Callable[[dict[str, Any]], None] | None = None,
        start: Path | None = None,
        way: Way | None = None,
    ) -> None:
        observer = game.observer()
        if observer is None:
            raise WrongTable(f"{game.id} has no observer, so there is nothing to learn from")
        self._game = game
        self._schema: Schema = observer.schema
        self._folder = folder
        self._tell = tell
        folder.mkdir(parents=True, exist_ok=True)
        found = checkpoint.load(folder, self._schema)
        if found is None and start is not None:
            found = _begun(start, game, self._schema, settings)
        if found is None:
            new = Progress(game.id, game.version, self._schema.text(), rate=settings.rate)
            found = Checkpoint(new, fresh(self._schema, settings.width), {}, [])
        else:
            rate = max(settings.last_rate * 2, found.progress.rate * _SLOWEST)
            settings = msgspec.structs.replace(settings, rate=rate)
            found.progress.rate = rate
        found.weights = with_critic(found.weights, _TRUST)
        if settings.trials > 0:
            found.weights = with_trials(found.weights)
        elif settings.trials == 0:
            found.weights = without_trials(found.weights)
            found.pool = [without_trials(past) for past in found.pool]
        elif "tried" in found.weights:  # its bots make trials, so it learns with them
            settings = msgspec.structs.replace(settings, trials=_TRIALS)
        self.settings = settings
        self.progress: Progress = found.progress
        self.progress.parts += 1
        self.progress.rules = game.version
        self._pool: list[Weights] = found.pool
        seed = f"{settings.seed} {self.progress.parts}"
        self._crew = Crew(game, msgspec.structs.replace(settings, seed=seed), jobs, way)
        from koldun.learn.ppo import Learner  # after the processes: torch has threads

        self._learner = Learner(found.weights, settings)
        self._learner.remember(found.memory)
        self._now: Weights = found.weights
        self._rng = np.random.default_rng(self.progress.updates)
        self._faults = 0

    def go(self, seconds: float) -> None:
        started = saved = contested = time.monotonic()
        before = self.progress.seconds
        self._crew.send(self._now, self._pasts())
        while (spent := time.monotonic() - started) < seconds:
            batch, stats = self._crew.receive()
            gathered = time.monotonic()
            self._crew.send(self._now, self._pasts())  # they play on while this process learns
            rate, entropy, lesson = self._schedule(spent, seconds)
            seen = self._learner.update(batch, rate, entropy, lesson)
            self._now = self._learner.weights()
            now = time.monotonic()
            self.progress.seconds = before + now - started
            self._count(len(batch), stats)
            self._log(seen, stats, len(batch), gathered - started - spent, now - gathered)
            if now - contested > self.settings.contest_every:
                contested = now
                self._crew.measure(self._now)
            self._contest()
            if now - saved > self.settings.save_every:
                saved = now
                self.save()
        self.save()
        write_page(self._folder)

    def _schedule(self, spent: float, seconds: float) -> tuple[float, float, float]:
        """Rate (up within seconds) and weights of openness and lessons: down to the end of the run."""
        s = self.settings
        part = min(1.0, spent / seconds)
        rate = s.rate * (s.last_rate / s.rate) ** part
        rate *= min(1.0, (spent + 0.2) / s.warm_up) if s.warm_up > 0 else 1.0
        lesson = s.lesson * (s.last_lesson / s.lesson) ** part if s.lesson > 0 else 0.0
        return rate, s.entropy + (s.last_entropy - s.entropy) * part, lesson

    def _pasts(self) -> list[Weights]:
        """Past selves for the processes; in the beginning there is only the present."""
        if not self._pool:
            return [self._now]
        return [self._pool[int(n)] for n in self._rng.integers(len(self._pool), size=16)]

    def _count(self, rows: int, stats: Stats) -> None:
        progress = self.progress
        progress.updates += 1
        progress.decisions += rows
        progress.matches += stats.matches
        progress.faults += len(stats.faults)
        for fault in stats.faults:
            self._faults += 1
            if self._faults <= _MOST_FAULTS:
                path = self._folder / f"fault-{progress.updates}-{self._faults}.json"
                path.write_bytes(msgspec.json.format(msgspec.json.encode(fault), indent=1))
        if progress.updates % self.settings.pool_every == 0:
            self._pool.append(self._now)
            if len(self._pool) > self.settings.pool:
                del self._pool[int(self._rng.integers(len(self._pool) - 1))]

    def _log(
        self, seen: dict[str, float], stats: Stats, rows: int, waited: float, learned: float
    ) -> None:
        progress = self.progress
        if progress.updates % _LOG_EVERY != 1 and progress.updates > 5:
            return
        busy = stats.observing + stats.thinking + stats.ruling
        row: dict[str, Any] = {
            "update": progress.updates,
            "seconds": round(progress.seconds, 1),
            "decisions": progress.decisions,
            "matches": progress.matches,
            "length": round(stats.decisions / max(1, stats.matches), 1),
            "capped": stats.capped,
            "faults": progress.faults,
            **{name: round(value, 5) for name, value in seen.items()},
            "pace": round(rows / max(1e-6, waited + learned)),
            "waited": round(waited, 3),
            "learned": round(learned, 3),
            "observing": round(stats.observing / busy, 3),
            "thinking": round(stats.thinking / busy, 3),
            "ruling": round(stats.ruling / busy, 3),
        }
        if stats.past_fair > 0:
            row["past"] = round(stats.past_won / stats.past_fair, 3)
        if stats.greedy_fair > 0:
            row["greedy"] = round(stats.greedy_won / stats.greedy_fair, 3)
        self._say(row)

    def _contest(self) -> None:
        found = self._crew.measured()
        if found is not None:
            self._say(
                {
                    "decisions": self.progress.decisions,
                    "seconds": round(self.progress.seconds, 1),
                    "strength": msgspec.to_builtins(found),
                }
            )

    def _say(self, row: dict[str, Any]) -> None:
        log_line(self._folder, row)
        if self._tell is not None:
            self._tell(row)

    def save(self) -> None:
        checkpoint.save(
            Checkpoint(self.progress, self._now, self._learner.memory(), self._pool), self._folder
        )
        save_net(self.net(), self._folder / "net.npz")

    def net(self) -> Net:
        """What may be shipped, with its pedigree."""
        progress = self.progress
        about: dict[str, Any] = {
            "game": self._game.id,
            "rules": self._game.version,
            "schema": self._schema.hash,
            "players": sorted(set(self.settings.players)),
            "decisions": progress.decisions,
            "matches": progress.matches,
            "seconds": round(progress.seconds),
            "date": datetime.now(UTC).date().isoformat(),
        }
        return Net(with_pack_rows(without_critic(self._now), self._schema), about)

    def end(self) -> None:
        self._crew.end()


def _begun(path: Path, game: AnyGame, schema: Schema, settings: Settings) -> Checkpoint:
    """A network that was shipped, as if its run had stopped here: without memory and past."""
    net = load_net(path.read_bytes(), str(path))
    if net.about.get("schema") != schema.hash:
        raise WrongTable(f"{path}: observations of {game.id} have changed since")
    about = net.about
    progress = Progress(game.id, game.version, schema.text(), rate=settings.rate, parts=1)
    progress.decisions = int(about.get("decisions", 0))
    progress.matches = int(about.get("matches", 0))
    progress.seconds = float(about.get("seconds", 0.0))
    return Checkpoint(progress, net.weights, {}, [])
