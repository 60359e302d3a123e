"""Life: gained, spent, and lost to damage."""

from koldun.games.krutagidon.fighting.death import die
from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.kernel.decisions import Play


def life_factor(t: Brawl, seat: int) -> int:
    """How many times over a player gains life."""
    factor = 1
    for deed in t.lasting(seat):
        factor *= deed.life_factor()
    return factor


def heal(t: Brawl, seat: int, number: int, rule: str) -> int:
    """Gain life, up to 25; some cards multiply it (KRU-LIFE-02, KRU-CARD-28)."""
    gained = min(number * life_factor(t, seat), MOST_LIFE - t.life[seat])
    if gained > 0:
        t.life[seat] += gained
        t.say("heal", rule, seat=seat, number=gained)
    return gained


def damage(
    t: Brawl, victim: int, number: int, killer: int, card: int, rule: str, doom: int = -1
) -> Play[bool]:
    """True when it killed. `killer` -1: nobody's (Group Attack, Mayhem from the Market).

    `card` is what it comes from, -1: none. `doom` chooses the token of the victim (Fatalizer).
    """
    if number <= 0:
        return False
    t.life[victim] -= number
    by = killer if killer != victim else -1
    t.say("damage", rule, seat=victim, other=by, number=number, card=card)
    if t.life[victim] >= 1:
        return False
    yield from die(t, victim, killer, card, doom)
    return True


def spend(t: Brawl, seat: int, number: int, card: int, rule: str) -> bool:
    """Pay life; True when it was the last. The caller lets the effect happen, then calls `die`."""
    t.life[seat] -= number
    t.say("spend", rule, seat=seat, number=number, card=card)
    return t.life[seat] < 1
