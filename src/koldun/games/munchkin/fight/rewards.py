"""A won combat: levels, victory, treasure, its split, and what was promised for help."""

from koldun.games.munchkin.character.curses import lift_by_kill
from koldun.games.munchkin.character.levels import gain_levels
from koldun.games.munchkin.faces import TREASURE
from koldun.games.munchkin.fight.combat import clean_up, close
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.fight.strength import all_treasures, levels_at_stake
from koldun.games.munchkin.items.handing_over import hand_over
from koldun.games.munchkin.items.limits import overload
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.games.munchkin.verbs.losses import suffer
from koldun.kernel.decisions import Option, Play, ask


def win(t: Dungeon) -> Play[None]:
    """Nobody interfered: levels, victory, cleanup, treasure, split, payments (MUN-REWARD-09)."""
    fight = t.combat()
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
        face = t.monster(foe.card)
        lift_by_kill(t, main, face)
        yield from suffer(t, main, face.on_kill, -1)
    clean_up(t)
    yield from reward(t, fight, treasures)
    yield from settle(t)
    close(t)


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
