"""3. Award: who meets the condition of the lower card gets the prize of the upper one."""

from koldun.games.krendel.battle import Battle
from koldun.games.krendel.state import Tournament


def award(t: Tournament, battle: Battle) -> None:
    """All winners get the full prize; all of it from the tracks as they stood (KRE-AWARD-08)."""
    t.phase = "award"
    prize = t.reward(t.prize.top()).prize
    winners = entitled(t, battle)
    if not winners:
        asked = t.reward(t.condition.top()).condition
        t.say("no-award", "KRE-AWARD-06", card=t.condition.top(), word=asked)
        return
    trophies = [0] * t.seats
    wounds = [0] * t.seats
    fewest = min(t.trophies)
    for seat in winners:
        t.say("award", "KRE-AWARD-03", seat=seat, card=t.prize.top())
        trophies[seat] += prize.trophies
        if t.trophies[seat] == fewest:
            trophies[seat] += prize.if_fewest
        wounds[seat] -= prize.heal
        for other in battle.neighbours[seat]:
            wounds[other] += prize.wound_neighbours
        wounds[(seat + 1) % t.seats] += prize.wound_left
    for seat in range(t.seats):
        t.gain_trophies(seat, trophies[seat])
        t.gain_wounds(seat, wounds[seat])  # healing stops at none, KRE-AWARD-07


def entitled(t: Tournament, battle: Battle) -> list[int]:
    """Who is rewarded, in seat order from the first player."""
    condition = t.reward(t.condition.top()).condition
    meeting = meets(condition, t, battle)
    return [
        seat
        for seat in t.clockwise()
        if battle.effects[seat].auto_reward
        or (seat in meeting and not battle.effects[seat].no_reward)
    ]


def meets(condition: str, t: Tournament, battle: Battle) -> list[int]:
    """All seats that meet a condition; the comparison runs over all players (KRE-AWARD-05)."""
    everyone = range(t.seats)
    if condition == "unbeaten":
        return [s for s in everyone if not battle.beaten_by[s]]
    if condition == "attack_equals_defence":
        return [s for s in everyone if battle.attack[s] == battle.defence[s]]
    if condition == "highest_attack":
        key = battle.attack
    elif condition == "lowest_attack":
        key = [-v for v in battle.attack]
    elif condition == "highest_defence":
        key = battle.defence
    elif condition == "lowest_defence":
        key = [-v for v in battle.defence]
    elif condition == "fewest_trophies":
        key = [-v for v in t.trophies]
    else:  # most_wounds
        key = t.wounds
    best = max(key)
    return [s for s in everyone if key[s] == best]
