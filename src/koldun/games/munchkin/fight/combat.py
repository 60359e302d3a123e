"""Combat from its first monster to its end: what joins it, what is checked, how it is cleared away."""

from koldun.games.munchkin.character.curses import lift
from koldun.games.munchkin.fight.fight import Fight, Foe
from koldun.games.munchkin.fight.foes import foe_at, foe_options
from koldun.games.munchkin.fight.strength import levels_at_stake, tag_there, totals
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.kernel.decisions import Play, ask


def start_combat(t: Dungeon, monster: int, ambush: bool) -> None:
    """The active munchkin fights; there is never more than one combat (MUN-COMBAT-24)."""
    fight = Fight(t.seats, t.active, ambush)
    t.fight = fight
    t.phase = "combat"
    t.opening = True
    t.clear_standing("combat")
    t.met = True
    t.move(monster, t.monsters)
    fight.foes.append(Foe(monster))
    t.say("combat", "MUN-DOOR-02", seat=t.active, card=monster)
    tell_totals(t, fight)


def check_combat(t: Dungeon) -> None:
    """What is checked after every event of a combat (OPEN-STATECHECK)."""
    fight = t.fight
    if fight is None or not t.fighting():
        return
    if fight.forced and t.level[fight.main] + levels_at_stake(t, fight) >= GOAL:
        t.say("excused", "MUN-HELP-18", seat=fight.helper)
        dismiss(fight)
    if fight.helper >= 0 and t.dead[fight.helper]:
        dismiss(fight)
    if t.dead[fight.main]:  # by a curse of a pack: nobody is left whose combat it is
        clean_up(t)
        close(t)
        return
    tell_totals(t, fight)


def dismiss(fight: Fight) -> None:
    """The helper's place is free for a volunteer (MUN-HELP-20)."""
    fight.helper = -1
    fight.forced = False
    fight.royal = 0
    fight.deal = None


def tell_totals(t: Dungeon, fight: Fight) -> None:
    """Say the totals when they have changed; offers of help are renewed then (MUN-HELP-02)."""
    now = totals(t, fight)
    if now != fight.totals:
        fight.totals = now
        fight.changes += 1
        t.say("totals", "MUN-COMBAT-01", seat=fight.main, number=now[0], word=str(now[1]))


# --- what may join


def may_tag_in(t: Dungeon, tag_sources: list[str]) -> bool:
    fight = t.fight
    return (
        fight is not None and t.fighting() and any(tag_there(t, fight, tag) for tag in tag_sources)
    )


def join(t: Dungeon, seat: int, monster: int, enhancer: int, rule: str) -> None:
    """A monster from hand joins, alone or with an enhancer that gives it its tag (MUN-TAG-04)."""
    fight = t.combat()
    t.move(monster, t.monsters)
    foe = Foe(monster)
    fight.foes.append(foe)
    t.say("join", rule, seat=seat, card=monster)
    if enhancer >= 0:
        t.move(enhancer, t.enhancers)
        foe.enhancers.append(enhancer)
        tell_enhanced(t, seat, enhancer, monster, "MUN-TAG-04")


def may_enhance(t: Dungeon, card: int) -> bool:
    fight = t.fight
    if fight is None or not t.fighting():
        return False
    if t.enhancer(card).twin:
        return any(foe.twin < 0 for foe in fight.foes)
    return True


def enhance(t: Dungeon, seat: int, card: int) -> Play[None]:
    """Whoever plays it names its target (MUN-ENHANCER-05)."""
    t.move(card, t.enhancers)
    twin = t.enhancer(card).twin
    options = [o for o in foe_options(t, "enhance") if not twin or foe_at(t, o.card).twin < 0]
    pick = yield from ask(seat, "enhance", options, "MUN-ENHANCER-05", about=card)
    foe = foe_at(t, pick.card)
    if twin:
        foe.twin = card
    else:
        foe.enhancers.append(card)
    tell_enhanced(t, seat, card, foe.card, "MUN-ENHANCER-03")


def tell_enhanced(t: Dungeon, seat: int, card: int, monster: int, rule: str) -> None:
    """What it makes of the monster: stronger, weaker, two, or something else."""
    enhancer = t.enhancer(card)
    by = enhancer.strength
    word = "twin" if enhancer.twin else "stronger" if by > 0 else "weaker" if by < 0 else ""
    t.say("enhance", rule, seat=seat, cards=[card, monster], number=abs(by), word=word)


# --- how it ends


def clean_up(t: Dungeon) -> None:
    """Monsters, enhancers and used cards are discarded, however it ended (MUN-COMBAT-20)."""
    for zone in (t.monsters, t.enhancers, t.used):
        for card in zone.cards[:]:
            t.discard(card)


def close(t: Dungeon) -> None:
    """The combat is over: 'next combat' curses are spent (MUN-CURSE-05, -06)."""
    fight = t.combat()
    for seat in fight.fighters() + [s for s in fight.ran if not fight.has(s)]:
        lift(t, seat, "combat", "MUN-CURSE-05")
        t.limp_combat[seat] = t.limp_combat_new[seat]
        t.limp_combat_new[seat] = 0
    t.fight = None
    t.clear_standing("combat")
    t.phase = "charity"
    t.opening = True
