"""The turn: start, door, trouble or loot, charity. One call of `step` is one short unit."""

from koldun.games.munchkin.character.curses import lift, may_loot, strike
from koldun.games.munchkin.character.death import deal_anew, revive
from koldun.games.munchkin.faces import DOOR, TREASURE
from koldun.games.munchkin.fight.combat import check_combat, start_combat
from koldun.games.munchkin.fight.rewards import win
from koldun.games.munchkin.fight.run_away import needed, next_runner, run_from_one, start_run
from koldun.games.munchkin.fight.strength import leads
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.setup import setup_plays
from koldun.games.munchkin.state import HAND_LIMIT, Dungeon
from koldun.games.munchkin.windows.hand import HandPlays, monsters_in_hand
from koldun.games.munchkin.windows.options import DEALINGS
from koldun.games.munchkin.windows.performing import perform
from koldun.games.munchkin.windows.receiving import receive_all
from koldun.games.munchkin.windows.rounds import before_run, calm_window, enter, one_round
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.windows import window


def step(t: Dungeon) -> Play[None]:
    phase = t.phase
    if phase == "setup":
        yield from setup_plays(t)
    elif phase == "begin":
        begin_turn(t)
        yield from receive_all(t)
    elif phase == "start":
        acted = yield from calm_window(t, "start", "MUN-TURN-03")
        if not acted:
            t.phase = "door"  # MUN-TURN-04
    elif phase == "door":
        yield from kick_door(t)
    elif phase == "after":
        acted = yield from calm_window(t, "after", "MUN-TURN-07")
        if not acted:
            t.phase = "trouble"
    elif phase == "trouble":
        yield from trouble(t)
    elif t.fight is not None:
        yield from fight_step(t)
    else:
        yield from charity_phase(t)


def fight_step(t: Dungeon) -> Play[None]:
    """The phases of a combat."""
    phase = t.phase
    if phase == "combat":
        yield from combat_round(t)
    elif phase == "claim":
        yield from claim(t)
    elif phase == "run":
        yield from next_runner(t)
        yield from receive_all(t)
    elif phase == "run-start":
        fight = t.combat()
        left = [fight.foes[i] for i in fight.todo]
        acted = yield from before_run(t, needed(t, fight, fight.runner, left))
        if not acted:
            t.phase = "run-roll"
    else:
        yield from run_from_one(t)
        yield from receive_all(t)


def begin_turn(t: Dungeon) -> None:
    """New characters appear, owed cards are drawn, in the fast game one listens at the door."""
    seat = t.active
    t.say("turn", "MUN-TURN-01", seat=seat, number=t.round)
    revive(t)
    if t.owed[seat]:
        deal_anew(t, seat, "MUN-DEATH-17")
    if t.rules.fast:  # MUN-FAST-01, -06
        card = t.draw(DOOR, t.hands[seat])
        if card >= 0:
            t.say("listen", "MUN-FAST-01", seat=seat, card=card)
    t.met = False
    enter(t, "start")


def kick_door(t: Dungeon) -> Play[None]:
    """1. The top door for everybody to see."""
    seat = t.active
    card = t.draw(DOOR, t.revealed)
    enter(t, "after")
    if card < 0:
        t.say("no-door", "MUN-DOOR-08", seat=seat)
        return
    t.say("door", "MUN-DOOR-01", seat=seat, card=card)
    kind = t.face(card).kind
    if kind == "monster":  # MUN-DOOR-02
        start_combat(t, card, False)
    elif kind == "curse":  # MUN-DOOR-03
        yield from strike(t, card, seat)
        yield from settle(t)
        yield from receive_all(t)
    else:
        t.cards.move(card, t.revealed, t.hands[seat])

        def plays(s: int) -> list[Option]:
            return HandPlays(t, s, False).of(card)

        reply = yield from window(t, [seat], "door-card", plays, "MUN-DOOR-05", about=card)
        if reply is None:
            t.say("keep", "MUN-DOOR-06", seat=seat, card=card)
        else:
            yield from perform(t, seat, reply.option)
            yield from receive_all(t)


def trouble(t: Dungeon) -> Play[None]:
    """2. Look for trouble with a monster from hand, or loot the room (MUN-TROUBLE-02)."""
    seat = t.active

    def monsters(s: int) -> list[Option]:
        return [Option("trouble", card=c) for c in monsters_in_hand(t, s)]

    reply = yield from window(t, [seat], "trouble", monsters, "MUN-TROUBLE-02")
    enter(t, "charity")
    if reply is not None:
        t.say("trouble", "MUN-TROUBLE-03", seat=seat, card=reply.option.card)
        start_combat(t, reply.option.card, True)
    elif may_loot(t, seat):
        yield from loot(t, seat)
    else:
        t.say("no-loot", "MUN-CURSE-07", seat=seat)


def loot(t: Dungeon, seat: int) -> Play[None]:
    """A second card, unseen; a treasure in the fast game (MUN-LOOT-01, MUN-FAST-03)."""
    back = TREASURE if t.rules.fast else DOOR
    pile = t.treasure_discard if t.rules.fast else t.door_discard
    if pile.cards and any(army.scavenge for army in t.army_faces(seat)):
        options = [Option("draw"), Option("scavenge", card=pile.top())]
        pick = yield from ask(seat, "loot", options, "MUN-ARMY-05")
        if pick.verb == "scavenge":
            t.move(pick.card, t.hands[seat])
            t.say("scavenge", "MUN-ARMY-05", seat=seat, card=pick.card)
            return
    card = t.draw(back, t.hands[seat])
    if card >= 0:
        t.say("loot", "MUN-LOOT-01", seat=seat, card=card)


# --- combat


def combat_round(t: Dungeon) -> Play[None]:
    """Everybody may play into the combat; when all have passed main claims or concedes."""
    fight = t.combat()
    if t.opening:
        enter(t, "combat")
    fight.stage = "fight"
    check_combat(t)
    done = yield from one_round(t, t.around(t.active), "combat", "combat", "MUN-COMBAT-13")
    if not fight.foes:
        yield from win(t)  # MUN-COMBAT-10
        yield from receive_all(t)
    elif done is None:
        t.phase = "claim"


def claim(t: Dungeon) -> Play[None]:
    """The last call before a kill, or before a losing side runs (MUN-COMBAT-17, -22).

    Dealings of bystanders are no interference: the claim stands, and the window opens again.
    """
    fight = t.combat()
    main = fight.main
    leading = leads(t, fight)
    what = "claim" if leading else "concede"
    rule = "MUN-COMBAT-17" if leading else "MUN-COMBAT-22"
    if fight.stage != "claim":
        fight.stage = "claim"
        t.rights.wake()
        t.say(what, rule, seat=main)
    done = yield from one_round(t, t.others(main) + [main], what, "claim", rule)
    if not fight.foes:
        yield from win(t)
        yield from receive_all(t)
    elif done is not None:
        if done not in DEALINGS and t.fight is not None:
            t.say("void", "MUN-COMBAT-19", seat=main)
            t.phase = "combat"
    elif leading:
        yield from win(t)
        yield from receive_all(t)
    else:
        yield from start_run(t)


# --- charity


def charity_phase(t: Dungeon) -> Play[None]:
    """3. Play, sell and trade; then what is above five goes to the lowest (MUN-CHARITY-01)."""
    seat = t.active
    if t.opening:
        enter(t, "charity")
    if t.dead[seat]:  # only the others are asked: the rest of the turn is empty
        acted = yield from calm_window(t, "body", "MUN-DEATH-21")
    else:
        acted = yield from calm_window(t, "charity", "MUN-CHARITY-02")
    if acted:
        return
    if len(t.hands[seat].cards) > HAND_LIMIT:
        yield from charity(t, seat)
        yield from receive_all(t)
        t.opening = True  # charity has a result, which all may answer
        return
    end_turn(t)


def charity(t: Dungeon, seat: int) -> Play[None]:
    hand = t.hands[seat]
    surplus = len(hand.cards) - HAND_LIMIT
    others = t.others(seat)
    low = min(t.level[s] for s in others) if others else 0
    if not others or t.level[seat] <= low:  # MUN-CHARITY-06
        for left in range(surplus, 0, -1):
            options = [Option("discard", card=c) for c in hand.cards]
            pick = yield from ask(seat, "charity-discard", options, "MUN-CHARITY-06", number=left)
            t.discard(pick.card)
            t.say("discard", "MUN-CHARITY-06", seat=seat, card=pick.card)
        return
    poor = [s for s in others if t.level[s] == low]
    yield from give_away(t, seat, poor, surplus)


def give_away(t: Dungeon, seat: int, poor: list[int], surplus: int) -> Play[None]:
    """As evenly as possible (MUN-CHARITY-04), face down (MUN-CHARITY-09)."""
    hand = t.hands[seat]
    floor, larger = surplus // len(poor), surplus % len(poor)
    given = [0] * len(poor)
    gets = poor[0] if len(poor) == 1 else -1
    for left in range(surplus, 0, -1):
        cards = [Option("give-card", card=c) for c in hand.cards]
        pick = yield from ask(seat, "charity-give", cards, "MUN-CHARITY-07", by=gets, number=left)
        full = sum(1 for n in given if n > floor)
        room = [
            i for i in range(len(poor)) if given[i] < floor or (given[i] == floor and full < larger)
        ]
        who = [Option("give-to", seat=poor[i]) for i in room]
        to = yield from ask(seat, "charity-to", who, "MUN-CHARITY-05", about=pick.card)
        given[poor.index(to.seat)] += 1
        t.cards.move(pick.card, hand, t.hands[to.seat])
        t.say("charity", "MUN-CHARITY-03", seat=seat, other=to.seat, card=pick.card)
        t.gifts.append((to.seat, pick.card))


def end_turn(t: Dungeon) -> None:
    """The next turn begins at once, to the left (MUN-TURN-01, -06)."""
    seat = t.active
    lift(t, seat, "turn", "MUN-CURSE-07")
    t.limp_turn[seat] = t.limp_turn_new[seat]
    t.limp_turn_new[seat] = 0
    t.no_sale = False
    t.rights.new_turn()
    t.clear_standing("turn")
    t.active = (seat + 1) % t.seats
    if t.active == t.first:
        t.round += 1
    t.turn += 1
    if 0 < t.rules.most_turns < t.turn:  # OPEN-END
        t.capped = True
    t.phase = "begin"
