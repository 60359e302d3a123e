"""What is worth calling a seat for; the rest it may start by itself (OPEN-WINDOW).

Bystanders are called once in a turn, when it is decided: before a victory stands, for a curse or for cards
that would turn it; at the end of a turn without a combat, for a curse; while somebody runs, for what
holds the runner. A fighter who is behind is called for what could help.
"""

from koldun.games.munchkin.faces import Enhancer, Monster, Shot
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.verbs.combat import Banish, Glue
from koldun.kernel.decisions import Option


def own_moment(t: Dungeon, seat: int, moment: str) -> bool:
    """Is it this seat whose turn, combat or run waits for it?"""
    fight = t.fight
    if fight is None:
        return seat == t.active
    if moment == "run":
        return seat == fight.runner
    return seat == fight.main and moment == "combat"


def worth_calling(t: Dungeon, seat: int, moment: str, plays: list[Option]) -> list[Option]:
    fight = t.fight
    if fight is None:
        return _curses(t, plays) if moment == "charity" and not t.met else []
    if moment == "run":
        return [o for o in plays if _does(t, o, Glue)]
    ahead = fight.totals[0] > fight.totals[1]
    if seat == fight.main:
        return []
    if seat == fight.helper:
        return [] if ahead else [o for o in plays if not _against(t, o)]
    if moment != "claim" or not ahead:
        return []
    return _curses(t, plays) + _turning(t, fight, seat, plays)


def _curses(t: Dungeon, plays: list[Option]) -> list[Option]:
    return [o for o in plays if t.face(o.card).kind == "curse"]


def _turning(t: Dungeon, fight: Fight, seat: int, plays: list[Option]) -> list[Option]:
    """Cards against whoever is about to win, if together they are enough; and what ends the combat."""
    power: dict[int, int] = {}
    for option in plays:
        power[option.card] = max(power.get(option.card, 0), _power(t, fight, seat, option))
    enough = fight.totals[0] <= fight.totals[1] + sum(power.values())
    found: list[Option] = []
    for option in plays:
        if _does(t, option, Banish) or (enough and power[option.card] > 0):
            found.append(option)
    return found


def _power(t: Dungeon, fight: Fight, seat: int, option: Option) -> int:
    """What a play could add to the monsters' side."""
    if option.verb == "wail":
        return _wail(t, seat)
    face = t.face(option.card)
    amount = 0
    if isinstance(face, Monster):
        amount = face.level
    elif isinstance(face, Enhancer):
        twins = [t.monster(foe.card).level for foe in fight.foes if foe.twin < 0]
        amount = max(twins, default=0) if face.twin else max(0, face.strength)
    elif isinstance(face, Shot):
        amount = face.boost
    if option.other >= 0:
        other = t.face(option.other)
        if isinstance(other, Monster):
            amount += other.level
            if option.verb == "swap-in":
                amount -= min(t.monster(foe.card).level for foe in fight.foes)
    return max(0, amount)


def _wail(t: Dungeon, seat: int) -> int:
    return max((army.wail for army in t.army_faces(seat)), default=0)


def _against(t: Dungeon, option: Option) -> bool:
    """Plays that no fighter wants on the own side."""
    if option.verb in ("join", "pair", "wander"):
        return True
    return t.face(option.card).kind in ("curse", "enhancer")


def _does(t: Dungeon, option: Option, kind: type) -> bool:
    return option.verb == "play" and any(isinstance(d, kind) for d in t.face(option.card).deeds)
