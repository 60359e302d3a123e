"""What spells and prizes can do: one class per verb (KRE-OPEN-04).

Spells and prizes ask nobody anything: a spell is added up into `Effects`, which a battle reads,
a prize into `Prize`. The words for each verb are `verb-...` in text/*.ftl.
"""

from koldun.content.deeds import Deed

NO_CAP = 99


class Effects:
    """What the active spells of one player amount to."""

    __slots__ = (
        "auto_reward",
        "cap",
        "cut_all",
        "cut_left",
        "double_first",
        "fight_everyone",
        "heal_if_won",
        "ignore_wounds",
        "keep_previous",
        "left_attack",
        "left_defence",
        "lose_trophy",
        "neighbours_attack",
        "neighbours_defence",
        "no_reward",
        "reach_two",
        "right_attack",
        "right_defence",
        "self_attack",
        "self_defence",
        "swap",
        "thorns",
        "ties_lose",
        "ties_win",
        "trophy_if_no_win",
        "trophy_if_unbeaten",
        "wound_self",
        "wounds_per_hit",
    )

    def __init__(self) -> None:
        self.self_attack: int = 0
        self.self_defence: int = 0
        self.neighbours_attack: int = 0
        self.neighbours_defence: int = 0
        self.left_attack: int = 0
        self.left_defence: int = 0
        self.right_attack: int = 0
        self.right_defence: int = 0
        self.swap: bool = False
        self.fight_everyone: bool = False
        self.reach_two: bool = False
        self.cut_left: bool = False
        self.cut_all: bool = False
        self.keep_previous: bool = False
        self.ties_win: bool = False
        self.ties_lose: bool = False
        self.ignore_wounds: int = 0
        self.wounds_per_hit: int = 1
        self.cap: int = NO_CAP
        self.double_first: bool = False
        self.thorns: int = 0
        self.heal_if_won: int = 0
        self.trophy_if_unbeaten: int = 0
        self.trophy_if_no_win: int = 0
        self.wound_self: int = 0
        self.lose_trophy: int = 0
        self.auto_reward: bool = False
        self.no_reward: bool = False


NO_EFFECTS = Effects()


def both(a: Effects, b: Effects) -> Effects:
    """Two spells at once: numbers sum, flags are or-ed, two swaps cancel, the lower cap counts."""
    e = Effects()
    e.self_attack = a.self_attack + b.self_attack
    e.self_defence = a.self_defence + b.self_defence
    e.neighbours_attack = a.neighbours_attack + b.neighbours_attack
    e.neighbours_defence = a.neighbours_defence + b.neighbours_defence
    e.left_attack = a.left_attack + b.left_attack
    e.left_defence = a.left_defence + b.left_defence
    e.right_attack = a.right_attack + b.right_attack
    e.right_defence = a.right_defence + b.right_defence
    e.swap = a.swap != b.swap
    e.fight_everyone = a.fight_everyone or b.fight_everyone
    e.reach_two = a.reach_two or b.reach_two
    e.cut_left = a.cut_left or b.cut_left
    e.cut_all = a.cut_all or b.cut_all
    e.keep_previous = a.keep_previous or b.keep_previous
    e.ties_win = a.ties_win or b.ties_win
    e.ties_lose = a.ties_lose or b.ties_lose
    e.ignore_wounds = a.ignore_wounds + b.ignore_wounds
    e.wounds_per_hit = max(a.wounds_per_hit, b.wounds_per_hit)
    e.cap = min(a.cap, b.cap)
    e.double_first = a.double_first or b.double_first
    e.thorns = a.thorns + b.thorns
    e.heal_if_won = a.heal_if_won + b.heal_if_won
    e.trophy_if_unbeaten = a.trophy_if_unbeaten + b.trophy_if_unbeaten
    e.trophy_if_no_win = a.trophy_if_no_win + b.trophy_if_no_win
    e.wound_self = a.wound_self + b.wound_self
    e.lose_trophy = a.lose_trophy + b.lose_trophy
    e.auto_reward = a.auto_reward or b.auto_reward
    e.no_reward = a.no_reward or b.no_reward
    return e


class Prize:
    """What the upper reward card gives each winner."""

    __slots__ = ("heal", "if_fewest", "trophies", "wound_left", "wound_neighbours")

    def __init__(self) -> None:
        self.trophies: int = 0
        self.heal: int = 0
        self.wound_neighbours: int = 0
        self.wound_left: int = 0
        self.if_fewest: int = 0


class SpellDeed(Deed):
    """A verb of a spell: adds its part to the effects."""

    def add(self, e: Effects) -> None:
        raise NotImplementedError


class Values(SpellDeed):
    """`own`, `neighbours`, `left`, `right`: change attack and defence of somebody's creature."""

    def __init__(self, whose: str, attack: int, defence: int) -> None:
        super().__init__()
        self.whose: str = whose
        self.attack: int = attack
        self.defence: int = defence

    def add(self, e: Effects) -> None:
        if self.whose == "self":
            e.self_attack += self.attack
            e.self_defence += self.defence
        elif self.whose == "neighbours":
            e.neighbours_attack += self.attack
            e.neighbours_defence += self.defence
        elif self.whose == "left":
            e.left_attack += self.attack
            e.left_defence += self.defence
        else:
            e.right_attack += self.attack
            e.right_defence += self.defence


class SwapValues(SpellDeed):
    def add(self, e: Effects) -> None:
        e.swap = not e.swap


class FightEveryone(SpellDeed):
    def __init__(self, cap: int) -> None:
        super().__init__()
        self.cap: int = cap

    def add(self, e: Effects) -> None:
        e.fight_everyone = True
        if self.cap > 0:
            e.cap = min(e.cap, self.cap)


class ReachTwo(SpellDeed):
    def add(self, e: Effects) -> None:
        e.reach_two = True


class CutLeft(SpellDeed):
    def add(self, e: Effects) -> None:
        e.cut_left = True


class CutAll(SpellDeed):
    def add(self, e: Effects) -> None:
        e.cut_all = True


class KeepPrevious(SpellDeed):
    def add(self, e: Effects) -> None:
        e.keep_previous = True


class TiesWin(SpellDeed):
    def add(self, e: Effects) -> None:
        e.ties_win = True


class TiesLose(SpellDeed):
    def add(self, e: Effects) -> None:
        e.ties_lose = True


class IgnoreWounds(SpellDeed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds: int = wounds

    def add(self, e: Effects) -> None:
        e.ignore_wounds += self.wounds


class WoundsPerHit(SpellDeed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds: int = wounds

    def add(self, e: Effects) -> None:
        e.wounds_per_hit = max(e.wounds_per_hit, self.wounds)


class TrophyCap(SpellDeed):
    def __init__(self, trophies: int) -> None:
        super().__init__()
        self.trophies: int = trophies

    def add(self, e: Effects) -> None:
        e.cap = min(e.cap, self.trophies)


class DoubleFirstTrophy(SpellDeed):
    def add(self, e: Effects) -> None:
        e.double_first = True


class Thorns(SpellDeed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds: int = wounds

    def add(self, e: Effects) -> None:
        e.thorns += self.wounds


class HealIfWon(SpellDeed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds: int = wounds

    def add(self, e: Effects) -> None:
        e.heal_if_won += self.wounds


class TrophyIfUnbeaten(SpellDeed):
    def __init__(self, trophies: int) -> None:
        super().__init__()
        self.trophies: int = trophies

    def add(self, e: Effects) -> None:
        e.trophy_if_unbeaten += self.trophies


class TrophyIfNoWin(SpellDeed):
    def __init__(self, trophies: int) -> None:
        super().__init__()
        self.trophies: int = trophies

    def add(self, e: Effects) -> None:
        e.trophy_if_no_win += self.trophies


class WoundSelf(SpellDeed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds: int = wounds

    def add(self, e: Effects) -> None:
        e.wound_self += self.wounds


class LoseTrophy(SpellDeed):
    def __init__(self, trophies: int) -> None:
        super().__init__()
        self.trophies: int = trophies

    def add(self, e: Effects) -> None:
        e.lose_trophy += self.trophies


class AutoReward(SpellDeed):
    def add(self, e: Effects) -> None:
        e.auto_reward = True


class NoReward(SpellDeed):
    def add(self, e: Effects) -> None:
        e.no_reward = True


class PrizeDeed(Deed):
    """A verb of a prize: `trophies`, `heal`, `wound_neighbours`, `wound_left`, `if_fewest`."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__()
        self.what: str = what
        self.number: int = number

    def add(self, p: Prize) -> None:
        if self.what == "trophies":
            p.trophies += self.number
        elif self.what == "heal":
            p.heal += self.number
        elif self.what == "wound_neighbours":
            p.wound_neighbours += self.number
        elif self.what == "wound_left":
            p.wound_left += self.number
        else:
            p.if_fewest += self.number
