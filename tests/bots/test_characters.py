"""Temperaments show, and take nothing that is much worse."""

import pytest

from koldun.bots.levels import bot_named
from koldun.bots.mind import Mind, luck
from koldun.bots.people.characters import CHAOTIC, TEMPERAMENTS, CharacterBot, likes_of, strength_of
from koldun.bots.people.named import features_of
from koldun.bots.policies import wander
from koldun.content.registry import game_named, games
from koldun.kernel.errors import WrongTable
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng
from koldun.lab.characters import shown
from koldun.testing.contract import begin

OURS = ("krendel", "krutagidon", "munchkin", "three_mages", "wiz_war")


@pytest.mark.parametrize("id", OURS)
def test_every_game_says_what_each_temperament_likes(id: str) -> None:
    game = games()[id]
    named = features_of(game)
    assert named is not None
    for temperament in TEMPERAMENTS:
        likes = likes_of(game, temperament)
        if temperament == CHAOTIC:
            assert not likes
            continue
        assert likes.keys() <= {"own", "rivals"}
        assert any(likes.values())
        for features in likes.values():
            assert features.keys() <= set(named.names)


def test_a_game_may_calm_a_temperament() -> None:
    krutagidon, krendel = game_named("krutagidon"), game_named("krendel")
    assert strength_of(krutagidon, CHAOTIC) < strength_of(krendel, CHAOTIC)
    assert strength_of(krutagidon, "greedy") == strength_of(krendel, "greedy")
    for game in games().values():
        assert all(strength_of(game, temperament) > 0 for temperament in TEMPERAMENTS)


def test_temperaments_are_named_after_a_level() -> None:
    bot = bot_named("mage~vengeful")
    assert isinstance(bot, CharacterBot)
    assert bot.temperament == "vengeful"
    assert isinstance(bot_named("archmage~cautious:cpu20ms"), CharacterBot)
    for wrong in ("mage~sleepy", "random~greedy", "greedy~greedy", "~greedy"):
        with pytest.raises(WrongTable):
            bot_named(wrong)


class Offers:
    """A level that finds option 0 best and says how much worse the others are."""

    def __init__(self, worse: list[float]) -> None:
        self._near = list(enumerate(worse))

    def choose(self, mind: Mind, chance: Rng) -> int:
        return 0

    def near(self, mind: Mind, chance: Rng) -> list[tuple[int, float]]:
        return self._near


def first(seed: str) -> Match:
    return begin(game_named("krendel"), 2, seed, log=False)


def test_what_is_liked_is_weighed_against_what_it_costs() -> None:
    """Free to choose, the cautious and the vengeful part ways; alone with one option they do not."""
    apart = 0
    for n in range(12):
        mind = Mind(first(f"weigh {n}"), 0)
        chance = luck(bytes(32), 0, n)
        picks = [
            CharacterBot(name, lambda mind: Offers([0.0] * 4)).choose(mind, chance.copy())
            for name in ("cautious", "vengeful")
        ]
        apart += picks[0] != picks[1]
        alone = CharacterBot("vengeful", lambda mind: Offers([0.0]))
        assert alone.choose(mind, chance.copy()) == 0
        dear = CharacterBot("vengeful", lambda mind: Offers([0.0, 9.0, 9.0]))
        assert dear.choose(mind, chance.copy()) == 0
    assert apart >= 4


@pytest.mark.parametrize("id", OURS)
def test_a_character_chooses_the_same_whatever_it_cannot_know(id: str) -> None:
    game = games()[id]
    bot = bot_named("mage~vengeful:12")
    for step, now in enumerate(wander(begin(game, game.least, "nature", log=False), "nature")):
        if now.ask is None or step > 30:
            break
        if step % 10:
            continue
        seat = now.pending()[0].seat
        real = bot.choose(Mind(now, seat), luck(bytes(32), seat, step))
        other = now.imagine(seat, bytes([step]) * 32)
        assert bot.choose(Mind(other, seat), luck(bytes(32), seat, step)) == real


@pytest.mark.slow
def test_a_temperament_shows_within_a_few_matches() -> None:
    """More of what it likes than the plain level's choices leave, by two standard errors and more."""
    found = shown(game_named("krendel"), "mage", "cautious", 12, "c")
    assert found.matches == 12
    assert found.clear > 2.0
    assert 0.0 < found.other < 0.3
