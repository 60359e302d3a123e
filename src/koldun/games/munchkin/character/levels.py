"""Levels gained and lost."""

from koldun.games.munchkin.state import GOAL, Dungeon


def gain_levels(t: Dungeon, seat: int, number: int, rule: str, kill: bool = False) -> None:
    """Only a kill gives the tenth level (MUN-PRECEDENCE-08); it ends the match (MUN-WIN-03)."""
    if t.dead[seat]:
        return
    most = GOAL if kill else GOAL - 1
    new = min(t.level[seat] + number, most)
    gained = new - t.level[seat]
    if gained > 0:
        t.level[seat] = new
        t.say("up", rule, seat=seat, number=gained)


def lose_levels(t: Dungeon, seat: int, number: int, rule: str) -> bool:
    """Nothing lowers a munchkin below level 1 (MUN-PRECEDENCE-04)."""
    lost = min(number, t.level[seat] - 1)
    if lost > 0:
        t.level[seat] -= lost
        t.say("down", rule, seat=seat, number=lost)
    return lost > 0
