"""The games behind OpenSpiel: importing this registers every installed game as `koldun_<id>`.

    pyspiel.load_game("koldun_krendel", {"players": 3, "seed": 7})

Chance is sampled: one chance node deals, and the match takes all later chance from its seed. Steps
nobody has a choice in are left out. An action is a place in the list of options, or with `named`
an action by name (`envs.named`).
"""

import copy
from collections.abc import Callable
from typing import Any, Final

from koldun.content.registry import game_named, games
from koldun.envs.face import Face
from koldun.envs.missing import missing
from koldun.envs.named import name_of
from koldun.envs.recall import Recall, sheet_text
from koldun.envs.steps import OVER, SLOTS, Steps
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import IllegalChoice
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.match import Match
from koldun.kernel.observe import Sheet
from koldun.kernel.randomness import derive

try:
    import pyspiel
except ImportError as error:
    raise missing("open_spiel", error) from error

import numpy as np

PREFIX: Final = "koldun_"
LONGEST: Final = 1_000_000
"""After so many actions a match is broken off and nobody has won, unless the game is told another."""

_DEAL: Final = 0


class KoldunGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games at a table of one size. Each game has a class of its own: OpenSpiel keeps
    what makes a game beyond the end of Python, which only a class outlives."""

    kind: "pyspiel.GameType"
    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.face = Face(
            self.id,
            int(params.get("players", 0)) or None,
            options=options_of(str(params.get("options", ""))),
            slots=int(params.get("slots", SLOTS)),
            actions="named" if params.get("named", False) else "slots",
            auto_pass=True,
            flat=True,
            checkpoints=True,
        )
        self.seed = int(params.get("seed", -1))
        self.longest = int(params.get("longest", LONGEST))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.face.slots,
            max_chance_outcomes=1,
            num_players=self.face.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params)

    def deal(self) -> Steps:
        """The next match: the first is that of the seed, the same as behind the other faces."""
        seed, self.seed = self.seed, -1
        return self.face.begin(seed if seed >= 0 else None)

    def new_initial_state(self) -> "KoldunState":
        return KoldunState(self)

    def make_py_observer(
        self,
        iig_obs_type: "pyspiel.IIGObservationType | None" = None,
        params: dict[str, Any] | None = None,
    ) -> "KoldunObserver | None":
        """What a seat knows, with or without all it has known; there is no half of it."""
        if iig_obs_type is None:
            return KoldunObserver(self.face, False)
        own = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not own or not iig_obs_type.public_info:
            return None
        return KoldunObserver(self.face, iig_obs_type.perfect_recall)


class KoldunState(pyspiel.State):  # type: ignore[misc]
    """A match, or the table before it is dealt."""

    def __init__(self, game: KoldunGame) -> None:
        super().__init__(game)
        self.held = Held(None, [])

    # --- what OpenSpiel asks

    def current_player(self) -> int:
        steps = self.held.steps
        if steps is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else steps.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(_DEAL, 1.0)]

    def is_terminal(self) -> bool:
        steps = self.held.steps
        if steps is None:
            return False
        return steps.seat == OVER or self.held.made >= self.get_game().longest

    def returns(self) -> list[float]:
        steps = self.held.steps
        result = None if steps is None else steps.match.result
        return [0.0] * self.num_players() if result is None else result.shares()

    def _face(self) -> Face:
        face: Face = self.get_game().face
        return face

    def _legal_actions(self, player: int) -> list[int]:
        steps = self.held.steps
        assert steps is not None
        return self._face().legal(steps)

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.steps is None:
            self.held = Held(self.get_game().deal(), [Recall() for _ in range(self.num_players())])
            return
        steps = held.steps
        held.recalls[steps.seat].add(self._sheet(steps.seat), self._action_to_string(0, action))
        self._face().step(steps, action)
        held.made += 1

    def _action_to_string(self, player: int, action: int) -> str:
        steps = self.held.steps
        if steps is None:
            return "deal"
        names = self._face().names
        if names is not None:
            return names.names[action]
        options = steps.options()
        if action < len(options):
            return f"{action} {name_of(steps, options[action])}"
        return f"{action} turn the page"

    def __str__(self) -> str:
        return self.held.text(self.get_game().face.game.id)

    # --- what seats know

    def _sheet(self, player: int) -> Sheet:
        """What a seat knows; nothing before the deal and after the end."""
        sheet = Sheet()
        steps = self.held.steps
        if steps is not None and steps.ask is not None:
            observer = self._face().sheets.observer
            if player == steps.seat:
                observer.observe(steps.match.state, steps.ask, steps.i, sheet)
            else:
                observer.position(steps.match.state, player, sheet)
        return sheet

    def said_to(self, player: int, recalls: bool) -> str:
        """The observation of a seat as a text, with all it has known before where it recalls."""
        face = self._face()
        steps = self.held.steps
        if steps is None:
            return f"seat {player}: nothing is dealt"
        parts = [f"{face.game.id}, seat {player}"]
        if recalls:
            parts.append(self.held.recalls[player].text())
        if steps.ask is None:
            result = steps.match.result
            assert result is not None
            parts.append(f"over: {result.reason}, won by {result.winners}")
        else:
            parts.append(sheet_text(face.sheets.schema, self._sheet(player)))
            if player == steps.seat:
                offered = [name_of(steps, option) for option in steps.options()]
                parts.append(f"page {steps.page + 1} of {steps.pages()}: {', '.join(offered)}")
        return "\n".join(parts)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "KoldunState":
        """A world the player to act may imagine: what it cannot know is dealt anew, chance too, and
        who has answered the open question in secret has answered at random."""
        new: KoldunState = self.clone()
        steps = self.held.steps
        if steps is None:
            return new
        if player_id != steps.seat:
            raise IllegalChoice(f"seat {player_id} is not asked, so it cannot imagine a world")
        new.held = self.held.imagined(player_id, probability_sampler)
        return new


class Held:
    """The match of a state and what each seat recalls: copied and pickled as a match is."""

    def __init__(
        self, steps: Steps | None, recalls: list[Recall], made: int = 0, world: bytes = b""
    ) -> None:
        self.steps = steps
        self.made = made  # actions since the deal
        self.recalls = recalls
        self.world = world  # the seed of an imagined world; empty: the match itself

    def text(self, game: str) -> str:
        steps = self.steps
        if steps is None:
            return f"{game}: nothing is dealt"
        match = steps.match
        world = f", world {self.world.hex()[:16]}" if self.world else ""
        made = " ".join(f"{choice.seat}:{choice.index}" for choice in match.choices)
        asked = "over" if match.ask is None else f"{match.ask.what} of seat {steps.seat}"
        return f"{game} {match.seed.hex()[:16]}{world}: {asked}, page {steps.page}\nchoices {made}"

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        steps = self.steps
        if steps is None:
            return Held(None, [])
        new = Steps(steps.match.copy(True), steps.slots)
        new.turn_to_page(steps.page)
        return Held(new, copy.deepcopy(self.recalls), self.made, self.world)

    def __reduce__(self) -> tuple[Any, ...]:
        steps = self.steps
        if steps is None:
            return Held, (None, [])
        if self.world:
            raise IllegalChoice("an imagined world cannot be written down: clone it")
        match = steps.match
        made = [choice.pack() for choice in match.choices]
        setup = (match.game.id, match.setup.players, match.setup.options)
        at = (steps.slots, steps.page, self.made)
        return _again, (setup, match.seed, made, at, self.recalls)

    def imagined(self, seat: int, sampler: Callable[[], float]) -> "Held":
        steps = self.steps
        assert steps is not None
        drawn = ".".join(repr(sampler()) for _ in range(2))
        world = derive(bytes(32), f"world {drawn}")
        new = Steps(steps.match.imagine(seat, world, True), steps.slots)
        while new.seat != seat:  # secret answers to the open question
            new.take(int(sampler() * new.count))
        new.turn_to_page(steps.page)
        recalls = [Recall() for _ in self.recalls]
        recalls[seat] = copy.deepcopy(self.recalls[seat])
        return Held(new, recalls, self.made, world)


def _again(
    setup: tuple[str, int, Any],
    seed: bytes,
    choices: list[int],
    at: tuple[int, int, int],
    recalls: list[Recall],
) -> Held:
    id, players, options = setup
    match = Match.start(game_named(id), Setup(players, options), seed, False)
    for packed in choices:
        choice = Choice.unpack(packed)
        match.choose(choice.seat, choice.index)
    slots, page, made = at
    steps = Steps(match, slots)
    steps.turn_to_page(page)
    return Held(steps, recalls, made)


class KoldunObserver:
    """What a seat knows, as a tensor and as a text."""

    def __init__(self, face: Face, recalls: bool) -> None:
        sheets = face.sheets
        self._face = face
        self._recalls = recalls
        pieces = {
            "tokens": (sheets.schema.tokens,),
            "numbers": (sheets.numbers,),
            "option_tokens": (sheets.slots, sheets.bag),
            "option_features": (sheets.slots, len(sheets.columns)),
        }
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if recalls:
            return
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        at = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: KoldunState, player: int) -> None:
        self.tensor.fill(0)
        steps = state.held.steps
        if steps is None:
            return
        seen = self._face.sheets.write(steps, player)
        width = self._face.sheets.schema.tokens
        self.dict["tokens"][:] = seen["observation"][:width]
        self.dict["numbers"][:] = seen["observation"][width:]
        self.dict["option_tokens"][:] = seen["option_tokens"]
        self.dict["option_features"][:] = seen["option_features"]

    def string_from(self, state: KoldunState, player: int) -> str:
        return state.said_to(player, self._recalls)


# --- registration


def options_of(text: str) -> dict[str, str]:
    """Options of a game in one word, since OpenSpiel writes games as text: `max_turns:12;fast:1`."""
    if not text:
        return {}
    return dict(part.split(":", 1) for part in text.split(";"))


def type_of(game: AnyGame) -> "pyspiel.GameType":
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=f"Koldun: {game.id} {game.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.least,
            "seed": -1,
            "slots": SLOTS,
            "named": False,
            "longest": LONGEST,
            "options": "",
        },
    )


for _game in games().values():
    _kind = type_of(_game)
    pyspiel.register_game(
        _kind, type(f"Koldun_{_game.id}", (KoldunGame,), {"kind": _kind, "id": _game.id})
    )
