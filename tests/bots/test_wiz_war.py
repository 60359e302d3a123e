"""What the bots know of the labyrinth: a treasure is taken home, laid down and left there."""

import pytest
from wiz_scenes import scene

from koldun.bots.ahead import play_turns
from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.games.wiz_war.value import FEATURES, features
from koldun.kernel.randomness import Rng


def test_a_treasure_at_home_is_worth_more_than_one_in_hand() -> None:
    s = scene(red={"carries": 2})
    held = s.match.game.value(s.t, 0)
    s.choose("Red", "drop-treasure")
    assert s.vp("Red") == 1
    assert s.match.game.value(s.t, 0) > held


def test_the_way_still_to_go_is_counted_to_the_last_treasure() -> None:
    """There and back for each point that is wanting; with a treasure in hand only the way home first."""
    left = FEATURES.index("left")
    empty = features(scene().t, 0)[left]
    carrying = features(scene(red={"carries": 2}).t, 0)[left]
    s = scene(red={"carries": 2})
    s.choose("Red", "drop-treasure")
    brought = features(s.t, 0)[left]
    assert empty > carrying == brought > 0  # it stands at home: laying down costs no step
    away = features(scene(red={"carries": 2, "at": "2.4"}).t, 0)[left]
    assert away > carrying


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
