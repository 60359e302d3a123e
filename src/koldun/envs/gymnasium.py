"""The games behind Gymnasium: one seat learns, bots have the others.

gymnasium.make("koldun/krendel-v0", players=3, bots="greedy")
"""

from typing import Any, Final

from koldun.bots.levels import bot_named, bots_for
from koldun.bots.mind import Mind, luck
from koldun.content.registry import games
from koldun.envs.face import Face
from koldun.envs.missing import missing
from koldun.envs.sheets import Observation
from koldun.envs.spaces import observation_space
from koldun.envs.steps import OVER, Steps
from koldun.envs.words import table_text
from koldun.kernel.errors import WrongTable

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", error) from error

VERSION: Final = 0


class KoldunEnv(gymnasium.Env[Observation, int]):
    """A match through one seat. `bots` names who has the others, clockwise from its left."""

    metadata = {"render_modes": ["human", "ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str = "random",
        render_mode: str | None = None,
        illegal: str = "wrap",
        **table: Any,
    ) -> None:
        thinks = any(name != "random" for name in bots.split(","))
        self.face = Face(
            game,
            players,
            auto_pass=True,
            illegal=illegal,  # type: ignore[arg-type]  # checked there
            checkpoints=thinks,
            **table,
        )
        if seat is not None and not 0 <= seat < self.face.players:
            raise WrongTable(f"there is no seat {seat} of {self.face.players}")
        self._fixed = seat
        self.seat: int = 0
        others = self.face.players - 1
        self._bots = [bot_named(name) for name in bots_for(bots, others)]
        self._made: list[int] = []
        self._steps: Steps | None = None
        self.render_mode = render_mode
        self.observation_space = observation_space(self.face.sheets)
        self.action_space = spaces.Discrete(self.face.slots)  # type: ignore[assignment]

    @property
    def steps(self) -> Steps:
        if self._steps is None:
            raise WrongTable("the table is not set: reset first")
        return self._steps

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match. Without a fixed seat the match's own seed says which one is learned for."""
        super().reset(seed=seed)
        while True:
            self._steps = steps = self.face.begin(seed)
            drawn = int.from_bytes(steps.match.seed[:4], "big") % self.face.players
            self.seat = drawn if self._fixed is None else self._fixed
            self._made = [0] * self.face.players
            self._play_on()
            if steps.seat != OVER:  # the others may have ended it before this seat was asked
                break
            seed = None
        self.face.rewards(steps)
        return self._look()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        steps = self.steps
        self.face.step(steps, int(action))
        self._play_on()
        gained = self.face.rewards(steps)
        seen, info = self._look()
        return seen, 0.0 if gained is None else gained[self.seat], steps.seat == OVER, False, info

    def _play_on(self) -> None:
        """Bots decide until this seat is asked or the match is over."""
        steps = self.steps
        match = steps.match
        while steps.seat not in (OVER, self.seat):
            other = steps.seat
            bot = self._bots[(other - self.seat - 1) % self.face.players]
            chance = luck(match.seed, other, self._made[other])
            self._made[other] += 1
            steps.take(bot.choose(Mind(match, other), chance))

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        steps = self.steps
        seen = self.face.sheets.write(steps, self.seat)
        return seen, self.face.info(steps) | {"seat": self.seat}

    def render(self) -> str | None:
        text = table_text(self.steps.match)
        if self.render_mode != "human":
            return text
        print(text)
        return None


for _id in games():
    gymnasium.register(f"koldun/{_id}-v{VERSION}", f"{__name__}:KoldunEnv", kwargs={"game": _id})
