"""2. Battle: neighbours, effective values, comparisons, and what spells do afterwards.

Values are computed once, right after the reveal (KRE-BATTLE-15), so the order in which players
attack is only the order in which it is told.
"""

from typing import final

from koldun.games.krendel.state import Tournament
from koldun.games.krendel.verbs import NO_EFFECTS, Effects, both


@final
class Battle:
    """One battle worked out: who neighbours whom, effective values, who beat whom."""

    __slots__ = ("attack", "beaten_by", "beats", "defence", "effects", "neighbours")

    def __init__(self, t: Tournament) -> None:
        everyone = range(t.seats)
        self.effects: list[Effects] = [active_spells(t, seat) for seat in everyone]
        self.neighbours: list[list[int]] = neighbours(self.effects)
        self.attack: list[int] = []
        self.defence: list[int] = []
        for seat in everyone:
            attack, defence = self._values(t, seat)
            self.attack.append(attack)
            self.defence.append(defence)
        self.beats: list[list[int]] = [
            [other for other in self.neighbours[seat] if self._beats(seat, other)]
            for seat in everyone
        ]
        self.beaten_by: list[list[int]] = [
            [other for other in everyone if seat in self.beats[other]] for seat in everyone
        ]

    def _values(self, t: Tournament, seat: int) -> tuple[int, int]:
        """Printed values, swapped, then own and neighbours' spells; never below 0 (KRE-BATTLE-16)."""
        field = t.fields[seat].cards
        if not field:
            return 0, 0
        creature = t.creature(field[0])
        own = self.effects[seat]
        attack, defence = creature.attack, creature.defence
        if own.swap_values:
            attack, defence = defence, attack
        attack += own.self_attack
        defence += own.self_defence
        n = t.seats
        for other in self.neighbours[seat]:
            theirs = self.effects[other]
            attack += theirs.neighbours_attack
            defence += theirs.neighbours_defence
            if (other + 1) % n == seat:  # I sit on the left of this neighbour
                attack += theirs.left_attack
                defence += theirs.left_defence
            if (other - 1) % n == seat:
                attack += theirs.right_attack
                defence += theirs.right_defence
        return max(0, attack), max(0, defence)

    def _beats(self, attacker: int, defender: int) -> bool:
        attack, defence = self.attack[attacker], self.defence[defender]
        if defence < attack:  # KRE-BATTLE-07
            return True
        ties = self.effects[attacker].ties_win or self.effects[defender].ties_lose
        return ties and defence == attack  # otherwise equality holds, KRE-BATTLE-08


def active_spells(t: Tournament, seat: int) -> Effects:
    """The uppermost turned card, with the one below it if it says so: one card, no chain."""
    pile = t.piles[seat].cards
    if not pile:
        return NO_EFFECTS
    spell = t.creature(pile[-1]).spell
    if spell.keep_previous and len(pile) > 1:  # KRE-CARD-07, KRE-CARD-08
        return both(spell, t.creature(pile[-2]).spell)
    return spell


def neighbours(effects: list[Effects]) -> list[list[int]]:
    """Adjacent seats, plus Fight Everyone and Long Reach, minus cut pairs (KRE-NEIGH-07)."""
    n = len(effects)
    return [[b for b in range(n) if b != a and _are_neighbours(effects, a, b)] for a in range(n)]


def _are_neighbours(effects: list[Effects], a: int, b: int) -> bool:
    n = len(effects)
    one, two = effects[a], effects[b]
    apart = (b - a) % n
    if one.cut_all or two.cut_all:
        return False
    if (one.cut_left and apart == 1) or (two.cut_left and apart == n - 1):
        return False
    if apart in (1, n - 1) or one.fight_everyone or two.fight_everyone:
        return True
    return apart in (2, n - 2) and (one.reach_two or two.reach_two)


def fight(t: Tournament) -> Battle:
    """Everybody attacks once, from the first player clockwise; nobody leaves before the end."""
    t.phase = "battle"
    battle = Battle(t)
    for attacker in t.clockwise():
        _attack(t, battle, attacker)
    for seat in range(t.seats):
        _take_fight_trophies(t, battle, seat)
        _take_fight_wounds(t, battle, seat)
    _aftermath(t, battle)
    return battle


def _attack(t: Tournament, battle: Battle, attacker: int) -> None:
    """Told one comparison at a time (KRE-BATTLE-05, KRE-BATTLE-19)."""
    t.say("attack", "KRE-BATTLE-04", seat=attacker, number=battle.attack[attacker])
    hit = battle.effects[attacker].wounds_per_hit
    for other in battle.neighbours[attacker]:
        if other in battle.beats[attacker]:
            # whoever watches a blow is shown both numbers: one of them is the word
            broken = str(battle.defence[other])
            t.say("beat", "KRE-BATTLE-09", seat=attacker, other=other, number=hit, word=broken)
        else:
            held, blow = battle.defence[other], str(battle.attack[attacker])
            t.say("hold", "KRE-BATTLE-11", seat=attacker, other=other, number=held, word=blow)


def _take_fight_trophies(t: Tournament, battle: Battle, seat: int) -> None:
    """One for each beaten neighbour; a spell may cap that or add one (KRE-BATTLE-09)."""
    spell = battle.effects[seat]
    won = len(battle.beats[seat])
    taken = won
    if won > spell.trophy_cap:
        taken = spell.trophy_cap
        t.say("trophy-cap", "KRE-BATTLE-14", seat=seat, number=spell.trophy_cap)
    if spell.double_first_trophy and won > 0:
        taken += 1
        t.say("double-loot", "KRE-BATTLE-14", seat=seat, number=1)
    t.gain_trophies(seat, taken)


def _take_fight_wounds(t: Tournament, battle: Battle, seat: int) -> None:
    """One from each attacker that won, or as many as its spell deals (KRE-BATTLE-10)."""
    wounds = 0
    for attacker in battle.beaten_by[seat]:
        wounds += battle.effects[attacker].wounds_per_hit
    ignored = min(wounds, battle.effects[seat].ignore_wounds)
    if ignored > 0:
        t.say("ignore-wounds", "KRE-BATTLE-14", seat=seat, number=ignored)
    t.gain_wounds(seat, wounds - ignored)


def _aftermath(t: Tournament, battle: Battle) -> None:
    """What spells do after the fights: all from the same results, summed for each player."""
    trophies = [0] * t.seats
    wounds = [0] * t.seats
    rule = "KRE-BATTLE-14"
    for seat in t.clockwise():
        spell = battle.effects[seat]
        if spell.thorns > 0:
            for attacker in battle.beaten_by[seat]:
                wounds[attacker] += spell.thorns
                t.say("thorns", rule, seat=seat, other=attacker, number=spell.thorns)
        if spell.heal_if_won > 0 and battle.beats[seat]:
            wounds[seat] -= spell.heal_if_won
            t.say("heal", rule, seat=seat, number=spell.heal_if_won)
        if spell.trophy_if_unbeaten > 0 and not battle.beaten_by[seat]:
            trophies[seat] += spell.trophy_if_unbeaten
            t.say("spell-trophy", rule, seat=seat, number=spell.trophy_if_unbeaten)
        if spell.trophy_if_no_win > 0 and not battle.beats[seat]:
            trophies[seat] += spell.trophy_if_no_win
            t.say("spell-trophy", rule, seat=seat, number=spell.trophy_if_no_win)
        if spell.wound_self > 0:
            wounds[seat] += spell.wound_self
            t.say("wound-self", rule, seat=seat, number=spell.wound_self)
        if spell.lose_trophy > 0:
            trophies[seat] -= spell.lose_trophy
            t.say("lose-trophy", rule, seat=seat, number=spell.lose_trophy)
    for seat in range(t.seats):
        t.gain_trophies(seat, trophies[seat])
        t.gain_wounds(seat, wounds[seat])
