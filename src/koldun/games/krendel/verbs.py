"""What spells and prizes can do, as data: each verb gives so much of one or two traits (KRE-OPEN-04).

Spells and prizes ask nobody anything: a spell is added up into `Effects`, which a battle reads,
a prize into `Prize`. The words for each verb are `verb-...` in text/*.ftl.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from koldun.content.deeds import Deed
from koldun.content.vocabulary import Vocabulary, number
from koldun.kernel.definitions import Definition

NO_CAP: Final = 99

# how a trait comes together when it is given twice
SUM: Final = "sum"
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
EITHER: Final = "either"
IN_TURN: Final = "in turn"  # two cancel each other

TRAITS: Final[dict[str, str]] = {
    "self_attack": SUM,
    "self_defence": SUM,
    "neighbours_attack": SUM,
    "neighbours_defence": SUM,
    "left_attack": SUM,
    "left_defence": SUM,
    "right_attack": SUM,
    "right_defence": SUM,
    "swap_values": IN_TURN,
    "fight_everyone": EITHER,
    "reach_two": EITHER,
    "cut_left": EITHER,
    "cut_all": EITHER,
    "keep_previous": EITHER,
    "ties_win": EITHER,
    "ties_lose": EITHER,
    "ignore_wounds": SUM,
    "wounds_per_hit": HIGHEST,
    "trophy_cap": LOWEST,
    "double_first_trophy": EITHER,
    "thorns": SUM,
    "heal_if_won": SUM,
    "trophy_if_unbeaten": SUM,
    "trophy_if_no_win": SUM,
    "wound_self": SUM,
    "lose_trophy": SUM,
    "auto_reward": EITHER,
    "no_reward": EITHER,
}
"""All traits of spells."""


class Effects(Definition):
    """What the active spells of one player amount to."""

    def __init__(self) -> None:
        self.self_attack: int = 0
        self.self_defence: int = 0
        self.neighbours_attack: int = 0
        self.neighbours_defence: int = 0
        self.left_attack: int = 0
        self.left_defence: int = 0
        self.right_attack: int = 0
        self.right_defence: int = 0
        self.swap_values: bool = False
        self.fight_everyone: bool = False
        self.reach_two: bool = False
        self.cut_left: bool = False
        self.cut_all: bool = False
        self.keep_previous: bool = False
        self.ties_win: bool = False
        self.ties_lose: bool = False
        self.ignore_wounds: int = 0
        self.wounds_per_hit: int = 1
        self.trophy_cap: int = NO_CAP
        self.double_first_trophy: bool = False
        self.thorns: int = 0
        self.heal_if_won: int = 0
        self.trophy_if_unbeaten: int = 0
        self.trophy_if_no_win: int = 0
        self.wound_self: int = 0
        self.lose_trophy: int = 0
        self.auto_reward: bool = False
        self.no_reward: bool = False

    def add(self, trait: str, given: int) -> None:
        have: int = getattr(self, trait)
        how = TRAITS[trait]
        if how == SUM:
            setattr(self, trait, have + given)
        elif how == HIGHEST:
            setattr(self, trait, max(have, given))
        elif how == LOWEST:
            setattr(self, trait, min(have, given))
        elif how == EITHER:
            setattr(self, trait, have != 0 or given != 0)
        else:
            setattr(self, trait, have != given)


class Prize(Definition):
    """What the upper reward card gives each winner."""

    def __init__(self) -> None:
        self.trophies: int = 0
        self.heal: int = 0
        self.wound_neighbours: int = 0
        self.wound_left: int = 0
        self.if_fewest: int = 0

    def add(self, trait: str, given: int) -> None:
        setattr(self, trait, getattr(self, trait) + given)


class Trait(Deed):
    """Any verb of a spell or prize: how much of which traits it gives."""

    def __init__(self, gives: dict[str, int]) -> None:
        super().__init__()
        self.gives: dict[str, int] = gives


def effects_of(deeds: list[Trait]) -> Effects:
    effects = Effects()
    for deed in deeds:
        for trait, given in deed.gives.items():
            effects.add(trait, given)
    return effects


def prize_of(deeds: list[Trait]) -> Prize:
    prize = Prize()
    for deed in deeds:
        for trait, given in deed.gives.items():
            prize.add(trait, given)
    return prize


NO_EFFECTS: Final = Effects()


@lru_cache(4096)
def both(one: Effects, other: Effects) -> Effects:
    """Two spells at once."""
    together = Effects()
    for trait in TRAITS:
        together.add(trait, getattr(one, trait))
        together.add(trait, getattr(other, trait))
    return together


# --- the verbs


def flag(trait: str) -> Callable[[], Deed]:
    return lambda: Trait({trait: True})


def amount(trait: str) -> Callable[[int], Deed]:
    return lambda given: Trait({trait: given})


def values(whose: str) -> Callable[[int, int], Deed]:
    """Attack and defence of somebody's creature."""

    def make(attack: int, defence: int) -> Deed:
        if attack == 0 and defence == 0:
            raise ValueError("needs an attack or a defence other than 0")
        return Trait({f"{whose}_attack": attack, f"{whose}_defence": defence})

    return make


def fight_everyone(cap: int) -> Deed:
    """With at most so many trophies; 0 sets no cap."""
    return Trait({"fight_everyone": True, "trophy_cap": cap if cap > 0 else NO_CAP})


SPELLS: Final = Vocabulary("krendel")

for _whose in ("self", "neighbours", "left", "right"):
    SPELLS.verb(
        _whose,
        values(_whose),
        number("attack", -9, 9, default=0),
        number("defence", -9, 9, default=0),
    )
SPELLS.verb("fight_everyone", fight_everyone, number("cap", 0, 9, default=0))
SPELLS.verb("swap_values", flag("swap_values"))
SPELLS.verb("reach_two", flag("reach_two"))
SPELLS.verb("cut_left", flag("cut_left"))
SPELLS.verb("cut_all", flag("cut_all"))
SPELLS.verb("keep_previous", flag("keep_previous"))
SPELLS.verb("ties_win", flag("ties_win"))
SPELLS.verb("ties_lose", flag("ties_lose"))
SPELLS.verb("double_first_trophy", flag("double_first_trophy"))
SPELLS.verb("auto_reward", flag("auto_reward"))
SPELLS.verb("no_reward", flag("no_reward"))
SPELLS.verb("ignore_wounds", amount("ignore_wounds"), number("wounds", 1, 9))
SPELLS.verb("wounds_per_hit", amount("wounds_per_hit"), number("wounds", 2, 9))
SPELLS.verb("thorns", amount("thorns"), number("wounds", 1, 9))
SPELLS.verb("heal_if_won", amount("heal_if_won"), number("wounds", 1, 9))
SPELLS.verb("wound_self", amount("wound_self"), number("wounds", 1, 9))
SPELLS.verb("trophy_cap", amount("trophy_cap"), number("trophies", 0, 9))
SPELLS.verb("trophy_if_unbeaten", amount("trophy_if_unbeaten"), number("trophies", 1, 9))
SPELLS.verb("trophy_if_no_win", amount("trophy_if_no_win"), number("trophies", 1, 9))
SPELLS.verb("lose_trophy", amount("lose_trophy"), number("trophies", 1, 9))
SPELLS.apart("auto_reward", "no_reward")
SPELLS.apart("cut_all", "cut_left")
SPELLS.apart("cut_all", "fight_everyone")
SPELLS.apart("cut_all", "reach_two")

PRIZES: Final = Vocabulary("krendel prizes")

PRIZES.verb("trophies", amount("trophies"), number("number", 1, 9))
PRIZES.verb("heal", amount("heal"), number("number", 1, 9))
PRIZES.verb("wound_neighbours", amount("wound_neighbours"), number("number", 1, 9))
PRIZES.verb("wound_left", amount("wound_left"), number("number", 1, 9))
PRIZES.verb("if_fewest", amount("if_fewest"), number("number", 1, 9))
