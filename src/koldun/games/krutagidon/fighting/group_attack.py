"""Legends and their Group Attacks (Легенды)."""

from koldun.games.krutagidon.fighting.attack import carry_out
from koldun.games.krutagidon.fighting.hits import Attack
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import Play


def group_attack(t: Brawl, targets: list[int], alone: bool) -> Play[None]:
    """All declare, then it is applied in the same order; it has no attacker (KRU-GROUP-05)."""
    if not t.legend.cards:
        return
    card = t.legend.top()
    face = t.face(card)
    if not face.group:  # Vum
        return
    t.say("group-attack", "KRU-GROUP-01", card=card)
    a = Attack(-1, -1, card, face.kind, False, "KRU-GROUP-01")
    a.alone = alone
    yield from carry_out(t, a, face.group, targets, True)


def turn_up_legend(t: Brawl) -> Play[None]:
    """End step 6: the next Legend comes to the top and attacks everybody (KRU-ENDTURN-07)."""
    if t.legend.cards or not t.legends.cards:
        return
    t.phase = "group"
    card = t.cards.draw(t.legends, t.legend)
    t.say("legend", "KRU-ENDTURN-07", card=card)
    yield from group_attack(t, t.order(t.left(t.active)), False)  # KRU-GROUP-04
