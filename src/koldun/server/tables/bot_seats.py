"""Which decisions at a table are a bot's, and what the bot is told of them."""

from koldun.bots.people.personas import persona_named, with_temperament
from koldun.server.bots.at_table import Decoy, Task, Turn, paced
from koldun.server.bots.levels import usual_level
from koldun.server.bots.queue import Claim
from koldun.server.bots.thinking import Job
from koldun.server.tables.audience import Audience
from koldun.server.tables.clocks import Clockwork
from koldun.server.tables.derived import DerivedMatch
from koldun.server.tables.log import TableLog


class BotSeats:
    """Seats that bots play, and decisions of people who are late."""

    def __init__(
        self, log: TableLog, clock: Clockwork, audience: Audience, usual_pace: float
    ) -> None:
        self._log = log
        self._clock = clock
        self._audience = audience
        self._usual_pace = usual_pace

    def turns(self, derived: DerivedMatch) -> list[Turn]:
        """What bots have to decide now; in a lesson nothing, for there they follow its script."""
        if derived.lesson is not None:
            return []
        seats = self._log.table.seats
        if not self._clock.given_up and not any(place.by_bot() for place in seats):
            return []
        turns = [
            Turn(seat, derived.number(seat), seats[seat].level or usual_level())
            for seat in derived.asked()
        ]
        return [turn for turn in turns if self._mine(turn)]

    def _mine(self, turn: Turn) -> bool:
        by_bot = self._log.table.seats[turn.seat].by_bot()
        return by_bot or (turn.seat, turn.number) in self._clock.given_up

    def still(self, turn: Turn) -> bool:
        """Is the decision still open, and still the bot's?"""
        derived = self._log.derived
        if self._log.stale or derived is None or derived.decision(turn.seat) is None:
            return False
        return derived.number(turn.seat) == turn.number and self._mine(turn)

    def task(self, turn: Turn) -> Task | None:
        """None: it is no longer to be decided."""
        if not self.still(turn):
            return None
        derived = self._log.need()
        decision = derived.decision(turn.seat)
        assert decision is not None
        windowed = derived.in_window()
        job = self.job(derived, turn.seat, turn.level, windowed)
        return Task(job, self._claim(windowed), len(decision.options), decision.standing)

    def decoys(self, derived: DerivedMatch) -> list[Decoy]:
        """For bots that are invited to the open window and have nothing to answer."""
        ask, seats = derived.match.ask, self._log.table.seats
        if (
            derived.lesson is not None
            or ask is None
            or not ask.windowed
            or not self._clock.bot_seconds()
        ):
            return []
        idle = set(ask.seats) - set(derived.asked())
        return [
            Decoy(self.job(derived, seat, seats[seat].level, True), self._claim(True))
            for seat in sorted(idle)
            if seats[seat].by_bot()
        ]

    def _claim(self, windowed: bool) -> Claim:
        """Bots think for the host, where the host is here, else for whoever is."""
        table, audience = self._log.table, self._audience
        here = audience.persons()
        seated = [s.person for s in table.seats if s.person in here]
        owner = table.host if table.host in here or not here else (seated or sorted(here))[0]
        until = self._clock.window_ends() if windowed and self._clock.bot_seconds() else 0.0
        return Claim(owner, table.id, bool(here), until, audience.home(owner))

    def job(self, derived: DerivedMatch, seat: int, level: str, windowed: bool = False) -> Job:
        table = self._log.table
        persona = persona_named(table.seats[seat].persona)
        if (
            persona is not None and not windowed
        ):  # in a window every bot thinks as long as the others
            level = with_temperament(level, persona.temperament)
        return Job(
            table=table.id,
            game=table.game,
            players=table.players,
            options=table.options,
            seed=derived.seed,
            choices=[choice.pack() for choice in derived.match.choices],
            seat=seat,
            level=level,
            seconds=self._clock.bot_seconds() if windowed else 0.0,
        )

    def pace(self, seat: int) -> float:
        """Seconds the bot of a seat takes at least. Never more than a window takes anyway."""
        usual, derived = self._usual_pace, self._log.derived
        if derived is None:
            return usual
        if derived.in_window():
            return min(usual, self._clock.window_seconds())
        return paced(usual, derived.in_a_row(seat), derived.told())
