"""The games behind PettingZoo: `env` steps one seat at a time, `parallel_env` all who decide at once.

An action is a place in the list of options of this one decision: the same number means something
else at the next. Read `option_tokens` and `option_features`, or take `actions="named"`.

    pettingzoo.make("aec", "koldun/krendel-v0", players=3)
"""

from typing import Any, Final

from koldun.content.registry import games
from koldun.envs.face import Face
from koldun.envs.missing import missing
from koldun.envs.sheets import Observation
from koldun.envs.spaces import observation_space
from koldun.envs.steps import OVER, Steps
from koldun.envs.words import table_text

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils.conversions import parallel_to_aec
except ImportError as error:
    raise missing("pettingzoo", error) from error

VERSION: Final = 0
RENDER_MODES: Final = ["human", "ansi"]


class _Table:
    """What both forms have: agents, spaces, rendering."""

    metadata: dict[str, Any]

    def _sit_down(self, face: Face, render_mode: str | None, max_cycles: int | None) -> None:
        self.face = face
        self.schema = face.sheets.schema
        self.metadata = {
            "name": f"koldun_{face.game.id}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(face.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: observation_space(face.sheets) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(face.slots) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    @property
    def action_names(self) -> list[str]:
        """Names of all actions, where they have any."""
        return [] if self.face.names is None else self.face.names.names

    def _show(self, steps: Steps) -> str | None:
        if self.render_mode is None:
            return None
        text = table_text(steps.match)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class KoldunAEC(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # it is untyped
    """One seat at a time, in no fixed order. Made by `env`."""

    def __init__(self, face: Face, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__()
        self._sit_down(face, render_mode, max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.steps = self.face.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = False
        self._turn_to_next()

    def observe(self, agent: str) -> Observation:
        return self.face.sheets.write(self.steps, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked something: None is no action")
        steps = self.steps
        self.face.step(steps, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        gained = self.face.rewards(steps)
        if gained is not None:
            self.rewards = dict(zip(self.possible_agents, gained, strict=True))
            self._accumulate_rewards()
        elif self._paid:
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
        self._paid = gained is not None  # in this step
        if steps.seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and steps.questions > self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        seat = self.steps.seat
        if seat == OVER:
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = self.face.info(self.steps)

    def render(self) -> str | None:
        return self._show(self.steps)

    def close(self) -> None:
        """There is nothing to close."""


class KoldunParallel(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who decide at once step at once; all others wait (slot 0). Made by `parallel_env`."""

    def __init__(self, face: Face, render_mode: str | None, max_cycles: int | None) -> None:
        super().__init__()
        self._sit_down(face, render_mode, max_cycles)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.steps = self.face.begin(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._look()

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """What every seat knows, each of those asked as if it stepped first."""
        steps, sheets = self.steps, self.face.sheets
        asked = steps.asked()
        seen: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in asked:
                steps.select(seat)
                infos[agent] = self.face.info(steps)
            else:
                infos[agent] = {}
            seen[agent] = sheets.write(steps, seat, wait=True)
        return seen, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        steps = self.steps
        asked = steps.asked()
        slots: list[int] = []
        for seat in asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked something and has no action")
            steps.select(seat)
            slots.append(self.face.slot(steps, int(actions[agent])))
        for seat, slot in zip(asked, slots, strict=True):
            steps.select(seat)
            steps.step(slot)
        self._cycles += 1
        over = steps.seat == OVER
        broken_off = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        gained = self.face.rewards(steps) or [0.0] * self.face.players
        seen, infos = self._look()
        agents = self.agents
        if over or broken_off:
            self.agents = []
        return (
            seen,
            {agent: gained[self._seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, broken_off),
            infos,
        )

    def render(self) -> str | None:
        return self._show(self.steps)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **table: Any,
) -> KoldunAEC:
    """One seat at a time; `table` is what `envs.face.Face` takes."""
    return KoldunAEC(Face(game, players, **table), render_mode, max_cycles)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **table: Any,
) -> KoldunParallel:
    """All at once; `table` is what `envs.face.Face` takes."""
    return KoldunParallel(Face(game, players, **table), render_mode, max_cycles)


def cyclic_env(
    game: str,
    players: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **table: Any,
) -> AECEnv[str, Observation, int]:
    """All seats one after the other in a fixed cycle, who is not asked waits: for learners that need
    a cycle. It is `parallel_env` behind PettingZoo's own conversion."""
    inner = parallel_env(game, players, render_mode=render_mode, max_cycles=max_cycles, **table)
    cyclic: AECEnv[str, Observation, int] = parallel_to_aec(inner)
    return cyclic


for _id in games():
    register("aec", f"koldun/{_id}-v{VERSION}", env, kwargs={"game": _id})
    register("parallel", f"koldun/{_id}-v{VERSION}", parallel_env, kwargs={"game": _id})
