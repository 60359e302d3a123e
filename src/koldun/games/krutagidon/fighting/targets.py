"""Whom an attack hits."""

from typing import Final

from koldun.games.krutagidon.playing.choices import choose_enemy
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import Play

TARGETS: Final = (
    "chosen_enemy",
    "chosen_player",
    "each_enemy",
    "weakest_enemy",
    "strongest_enemy",
    "each_weaker_enemy",
    "each_stronger_enemy",
    "left_enemy",
    "right_enemy",
    "left_or_right_enemy",
    "left_and_right_enemy",
)
MAYHEM_TARGETS: Final = ("each_player", "strongest_players", "ten_or_more", "ten_or_less")

# where the player picks one of those named, and the rule that says so
PICKED: Final = {
    "chosen_enemy": "KRU-ATTACK-06",
    "chosen_player": "KRU-ATTACK-17",
    "weakest_enemy": "KRU-ATTACK-09",
    "strongest_enemy": "KRU-ATTACK-09",
    "left_or_right_enemy": "KRU-ATTACK-13",
}


def targets_of(t: Brawl, you: int, word: str, card: int, harm: str = "attack") -> Play[list[int]]:
    """The targets an attack names, clockwise from its player (KRU-ATTACK-08 to -18). `harm`: as `foreseen`."""
    named = _named(t, you, word)
    rule = PICKED.get(word)
    if rule is None:
        return named
    pick = yield from choose_enemy(t, you, named, rule, card, harm)
    return [pick]


def _named(t: Brawl, you: int, word: str) -> list[int]:
    enemies = t.enemies(you)
    if word == "each_enemy" or word == "chosen_enemy":
        return enemies
    if word == "chosen_player":
        return t.order(you)
    if word == "weakest_enemy":
        least = min([t.life[s] for s in enemies])
        return [s for s in enemies if t.life[s] == least]
    if word == "strongest_enemy":
        most = max([t.life[s] for s in enemies])
        return [s for s in enemies if t.life[s] == most]
    if word == "each_weaker_enemy":
        return [s for s in enemies if t.life[s] < t.life[you]]  # KRU-ATTACK-11
    if word == "each_stronger_enemy":
        return [s for s in enemies if t.life[s] > t.life[you]]
    beside = [t.left(you)]
    if t.right(you) != t.left(you):  # KRU-ATTACK-14
        beside.append(t.right(you))
    if word == "left_enemy":
        return beside[:1]
    if word == "right_enemy":
        return beside[-1:]
    return beside  # left and right, or left or right


def mayhem_targets(t: Brawl, word: str) -> list[int]:
    """Players a Mayhem attack names, clockwise from the active one (KRU-ATTACK-15)."""
    order = t.order(t.active)
    if word == "strongest_players":
        most = max(t.life)
        return [s for s in order if t.life[s] == most]
    if word == "ten_or_more":
        return [s for s in order if t.life[s] >= 10]
    if word == "ten_or_less":
        return [s for s in order if t.life[s] <= 10]
    return order
