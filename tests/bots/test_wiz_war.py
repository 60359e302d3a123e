"""What the bots know of the labyrinth: a treasure is taken home, laid down and left there."""

from typing import Any

import pytest
from games.wiz_war.scene import scene

from koldun.bots.horizon import play_turns
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.games.wiz_war.hints import hints
from koldun.games.wiz_war.value import FEATURES, features
from koldun.kernel.randomness import Rng


def test_a_treasure_at_home_is_worth_more_than_one_in_hand() -> None:
    s = scene(red={"carries": 2})
    held = s.match.game.value(s.t, 0)
    s.choose("Red", "drop-treasure")
    assert s.vp("Red") == 1
    assert s.match.game.value(s.t, 0) > held


def turns(**seats: Any) -> float:
    """How many turns Red still needs, as the evaluation has it (in tens)."""
    return features(scene(**seats).t, 0)[FEATURES.index("turns")]


def test_the_way_still_to_go_is_counted_to_the_last_treasure() -> None:
    """There and back for each point that is wanting; with a treasure in hand only the way home first."""
    carrying = turns(red={"carries": 2})
    s = scene(red={"carries": 2})
    s.choose("Red", "drop-treasure")
    brought = features(s.t, 0)[FEATURES.index("turns")]
    assert turns() > carrying == brought > 0  # it stands at home: laying down costs no step
    assert turns(red={"carries": 2, "at": "2.4"}) > carrying


def test_energy_in_hand_shortens_the_way() -> None:
    """One card a turn: of two the second helps in the turn after."""
    bare, one, two = (
        turns(red={"hand": hand}) for hand in ([], ["energy_5"], ["energy_5", "energy_4"])
    )
    assert bare > one > two > 0
    assert one == turns(red={"hand": ["energy_5", "full_shield"]}), "a spell is no energy"


def test_energy_is_for_a_way_that_is_too_long() -> None:
    """Three steps a turn; what is nothing but energy goes first."""

    def liking(at: str, card: str) -> float:
        s = scene(red={"carries": 2, "at": at, "hand": [card]})
        ask = s.match.ask
        assert ask is not None
        weights = hints(s.t, ask, 0)
        assert weights is not None
        return weights[s.offered("Red").index(f"speed {card}")]

    assert liking("2.7", "energy_4") > liking("2.4", "energy_4")
    assert liking("2.7", "energy_4") > liking("2.7", "glue")


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_what_was_brought_home_is_not_taken_up_again(name: str) -> None:
    s = scene(red={"carries": 2})
    bot = bot_named(name)
    done = []
    for number in range(40):
        if s.asked() != ["Red"]:
            break
        option = s.match.pending()[0].options[
            bot.choose(Mind(s.match, 0), luck(bytes(32), 0, number))
        ]
        done.append(option.verb)
        s.match.choose(0, s.match.pending()[0].options.index(option))
    assert "drop-treasure" in done
    assert "take-treasure" not in done
    assert s.asked() != ["Red"], "the turn ends"


def test_a_turn_ahead_is_a_turn_of_the_table() -> None:
    """One action of a wizard is no turn, though the kernel counts it as one."""
    s = scene(blue={"at": "2.4"})
    world = s.match.imagine(0, bytes(32))
    play_turns(world, world.turns, 1, 100, Rng(bytes(32)))
    assert world.state.active == 1  # type: ignore[attr-defined]
    again = s.match.imagine(0, bytes(32))
    play_turns(again, again.turns, 2, 100, Rng(bytes(32)))
    assert again.state.active == 0  # type: ignore[attr-defined]
    assert again.turns > world.turns
