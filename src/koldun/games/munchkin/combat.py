"""Combat: monsters join, people interfere, main claims or concedes; rewards."""

from typing import cast

from koldun.games.munchkin.curses import lift
from koldun.games.munchkin.faces import TREASURE, Army, Enhancer, Monster
from koldun.games.munchkin.fight import Fight, Foe
from koldun.games.munchkin.items import gain_levels, hand_over, overload, settle
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.games.munchkin.strength import (
    all_treasures,
    levels_at_stake,
    tag_there,
    totals,
)
from koldun.games.munchkin.verbs_losses import suffer
from koldun.games.munchkin.verbs_plays import dispels_on_kill, fighting, foe_at, foe_options
from koldun.kernel.decisions import Option, Play, ask


def start_combat(t: Dungeon, monster: int, ambush: bool) -> None:
    """The active munchkin fights; there is never more than one combat (MUN-COMBAT-24)."""
    fight = Fight(t.seats, t.active, ambush)
    t.fight = fight
    t.phase = "combat"
    t.opening = True
    t.clear_standing("combat")
    t.met = True
    t.move(monster, t.monsters)
    fight.foes.append(Foe(monster, [], -1, 0))
    t.say("combat", "MUN-DOOR-02", seat=t.active, card=monster)
    tell_totals(t, fight)


def tell_totals(t: Dungeon, fight: Fight) -> None:
    """Say the totals when they have changed; offers of help are renewed then (MUN-HELP-02)."""
    now = totals(t, fight)
    if now != fight.totals:
        fight.totals = now
        fight.changes += 1
        t.say("totals", "MUN-COMBAT-01", seat=fight.main, number=now[0], word=str(now[1]))


def check_combat(t: Dungeon) -> None:
    """What is checked after every event of a combat (OPEN-STATECHECK)."""
    fight = t.fight
    if fight is None or not fighting(t):
        return
    if fight.forced and t.level[fight.main] + levels_at_stake(t, fight) >= GOAL:
        t.say("excused", "MUN-HELP-18", seat=fight.helper)
        fight.helper = -1  # free for a volunteer, MUN-HELP-20
        fight.forced = False
        fight.royal = 0
    tell_totals(t, fight)


# --- what may join


def may_tag_in(t: Dungeon, tag_sources: list[str]) -> bool:
    fight = t.fight
    return (
        fight is not None and fighting(t) and any(tag_there(t, fight, tag) for tag in tag_sources)
    )


def join(t: Dungeon, seat: int, monster: int, enhancer: int, rule: str) -> None:
    """A monster from hand joins, alone or with an enhancer that gives it its tag (MUN-TAG-04)."""
    fight = t.fight
    assert fight is not None
    t.move(monster, t.monsters)
    foe = Foe(monster, [], -1, 0)
    fight.foes.append(foe)
    t.say("join", rule, seat=seat, card=monster)
    if enhancer >= 0:
        t.move(enhancer, t.enhancers)
        foe.enhancers.append(enhancer)
        t.say("enhance", "MUN-TAG-04", seat=seat, cards=[enhancer, monster])


def may_enhance(t: Dungeon, card: int) -> bool:
    fight = t.fight
    if fight is None or not fighting(t):
        return False
    if cast("Enhancer", t.face(card)).twin:
        return any(foe.twin < 0 for foe in fight.foes)
    return True


def enhance(t: Dungeon, seat: int, card: int) -> Play[None]:
    """Whoever plays it names its target (MUN-ENHANCER-05)."""
    t.move(card, t.enhancers)
    twin = cast("Enhancer", t.face(card)).twin
    options = [o for o in foe_options(t, "enhance") if not twin or foe_at(t, o.card).twin < 0]
    pick = yield from ask(seat, "enhance", options, "MUN-ENHANCER-05", about=card)
    foe = foe_at(t, pick.card)
    if twin:
        foe.twin = card
    else:
        foe.enhancers.append(card)
    t.say("enhance", "MUN-ENHANCER-03", seat=seat, cards=[card, foe.card])


# --- army abilities in combat


def payable(t: Dungeon, seat: int) -> list[int]:
    """Cards from hand or play that may pay for an ability: any but curses (MUN-ARMY-06, -07)."""
    return t.hands[seat].cards + [c for c in t.play[seat].cards if t.face(c).kind != "curse"]


def excess_options(t: Dungeon, seat: int) -> list[Option]:
    fight = t.fight
    if fight is None or not fighting(t) or not fight.has(seat):
        return []
    options: list[Option] = []
    for card in t.armies(seat):
        army = cast("Army", t.face(card))
        if army.excess > 0 and fight.excess[seat] < army.excess * army.excess_cards:
            options += [Option("excess", card=c) for c in payable(t, seat) if c != card]
    return options


def excess(t: Dungeon, seat: int, card: int) -> None:
    fight = t.fight
    assert fight is not None
    gain = max(army.excess for army in t.army_faces(seat))
    t.discard(card)
    fight.excess[seat] += gain
    t.say("excess", "MUN-ARMY-06", seat=seat, card=card, number=gain)


def wail_options(t: Dungeon, seat: int) -> list[Option]:
    """In any combat, fighting or not (MUN-COMBAT-13)."""
    fight = t.fight
    if fight is None or not fighting(t):
        return []
    for army in t.army_faces(seat):
        if army.wail > 0 and fight.wails[seat] < army.wail_times:
            return [Option("wail", card=c) for c in t.hands[seat].cards]
    return []


def wail(t: Dungeon, seat: int, card: int) -> Play[None]:
    fight = t.fight
    assert fight is not None
    amount = max(army.wail for army in t.army_faces(seat))
    t.discard(card)
    fight.wails[seat] += 1
    options = [Option("wail-at", seat=s) for s in fight.fighters()] + foe_options(t, "wail-on")
    pick = yield from ask(seat, "wail", options, "MUN-ARMY-05", about=card)
    if pick.seat >= 0:
        fight.weak[pick.seat] += amount
        t.say("wail-at", "MUN-ARMY-05", seat=seat, other=pick.seat, number=amount)
    else:
        foe_at(t, pick.card).minus += amount
        t.say("wail", "MUN-ARMY-05", seat=seat, card=pick.card, number=amount)


# --- how it ends


def win(t: Dungeon) -> Play[None]:
    """Nobody interfered: levels, victory, cleanup, treasure, split, payments (MUN-REWARD-09)."""
    fight = t.fight
    assert fight is not None
    main, helper = fight.main, fight.helper
    fight.stage = "won"
    levels = levels_at_stake(t, fight)
    treasures = all_treasures(t, fight)
    for foe in fight.foes:
        t.say("kill", "MUN-COMBAT-18", seat=main, card=foe.card)
    gain_levels(t, main, levels, "MUN-REWARD-01", kill=True)
    if t.level[main] >= GOAL:  # MUN-WIN-03
        t.winners = [main]
        if t.rules.shared and helper >= 0:
            t.winners.append(helper)  # MUN-FAST-04
        return
    for foe in fight.foes:
        face = cast("Monster", t.face(foe.card))
        dispels_on_kill(t, main, face)
        yield from suffer(t, main, face.on_kill)
    clean_up(t)
    yield from reward(t, fight, treasures)
    yield from settle(t)
    close(t)


def clean_up(t: Dungeon) -> None:
    """Monsters, enhancers and used cards are discarded, however it ended (MUN-COMBAT-20)."""
    for zone in (t.monsters, t.enhancers, t.used):
        for card in zone.cards[:]:
            t.discard(card)


def close(t: Dungeon) -> None:
    """The combat is over: 'next combat' curses are spent (MUN-CURSE-05, -06)."""
    fight = t.fight
    assert fight is not None
    for seat in fight.fighters() + [s for s in fight.ran if not fight.has(s)]:
        lift(t, seat, "combat", "MUN-CURSE-05")
        t.limp_combat[seat] = t.limp_combat_new[seat]
        t.limp_combat_new[seat] = 0
    t.fight = None
    t.clear_standing("combat")
    t.phase = "charity"
    t.opening = True


def reward(t: Dungeon, fight: Fight, treasures: int) -> Play[None]:
    """Alone face down, with a helper in the open (MUN-REWARD-05, -06)."""
    main, helper = fight.main, fight.helper
    extra = 0
    for army in t.army_faces(main):
        extra += army.indulgence
    if treasures == 0:
        extra = 0
    target = t.hands[main] if helper < 0 else t.loot
    drawn: list[int] = []
    for _ in range(treasures + extra):
        card = t.draw(TREASURE, target)
        if card >= 0:
            drawn.append(card)
    rule = "MUN-REWARD-06" if helper < 0 else "MUN-REWARD-05"
    t.say("treasure", rule, seat=main, number=len(drawn), cards=drawn)
    for _ in range(len(drawn) - treasures):  # only for what has come in excess
        options = [Option("waste", card=c) for c in drawn]
        pick = yield from ask(main, "waste", options, "MUN-ARMY-05")
        drawn.remove(pick.card)
        t.say("waste", "MUN-ARMY-05", seat=main, card=pick.card)
        t.discard(pick.card)
    if helper >= 0:
        yield from split(t, fight)
        pay_items(t, fight, True)


def split(t: Dungeon, fight: Fight) -> Play[None]:
    """The helper's share in the agreed order, the rest is main's (MUN-HELP-08, MUN-REWARD-10)."""
    main, helper = fight.main, fight.helper
    deal = fight.deal
    if deal is None:  # forced: main chooses what the helper gets, if anything
        share, order = fight.royal, "main-gives"
    else:
        share, order = deal.share, deal.order
    share = min(share, len(t.loot.cards))
    if order == "main-first":
        for _ in range(len(t.loot.cards) - share):
            yield from take_loot(t, main, main)
    turn = 0
    while share > 0 and t.loot.cards:
        if order == "random":
            card = t.loot.cards[t.rng.below(len(t.loot.cards))]
            keep_loot(t, helper, card)
            share -= 1
        elif order == "main-gives":
            yield from take_loot(t, main, helper)
            share -= 1
        elif order in ("helper-first", "main-first") or (
            (turn % 2 == 0) == (order == "alternate-helper")
        ):
            yield from take_loot(t, helper, helper)
            share -= 1
        elif len(t.loot.cards) > share:
            yield from take_loot(t, main, main)
        turn += 1
    for card in t.loot.cards[:]:
        keep_loot(t, main, card)


def take_loot(t: Dungeon, picker: int, taker: int) -> Play[None]:
    options = [Option("take", card=c) for c in t.loot.cards]
    pick = yield from ask(picker, "split", options, "MUN-HELP-08", by=taker)
    keep_loot(t, taker, pick.card)


def keep_loot(t: Dungeon, taker: int, card: int) -> None:
    t.cards.move(card, t.loot, t.hands[taker])
    t.say("take", "MUN-HELP-15", seat=taker, card=card)
    t.gifts.append((taker, card))


def pay_items(t: Dungeon, fight: Fight, won: bool) -> None:
    """Promised items change hands after the combat; what is lost or does not fit is void."""
    deal = fight.deal
    if deal is None or t.dead[fight.main] or t.dead[fight.helper]:
        return
    if not won and not deal.always:  # MUN-HELP-23
        return
    main, helper = fight.main, fight.helper
    paid = [c for c in deal.items if c in t.play[main].cards]
    asked = [c for c in deal.asks if c in t.play[helper].cards]
    while True:  # both sides at once: two Big items may change places (MUN-BIG-09)
        surplus = overload(t, helper, asked, paid)
        if surplus >= 0:
            paid.remove(surplus)
            continue
        surplus = overload(t, main, paid, asked)
        if surplus < 0:
            break
        asked.remove(surplus)
    for card in paid:
        hand_over(t, main, helper, card, "MUN-HELP-06")
    for card in asked:
        hand_over(t, helper, main, card, "MUN-HELP-06")
