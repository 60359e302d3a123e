"""Running away: who runs first, one roll per monster, bad stuff (OPEN-RUN-STAGE)."""

from typing import Final

from koldun.games.munchkin.character.death import afflict, strikes
from koldun.games.munchkin.faces import Special
from koldun.games.munchkin.fight.abilities import payable
from koldun.games.munchkin.fight.combat import clean_up, close
from koldun.games.munchkin.fight.dice import SIDES, roll_off
from koldun.games.munchkin.fight.fight import MUNCHKINS, Fight, Foe
from koldun.games.munchkin.fight.rewards import pay_items
from koldun.games.munchkin.fight.strength import tags_of
from koldun.games.munchkin.items.settling import settle
from koldun.games.munchkin.state import ESCAPE, Dungeon
from koldun.games.munchkin.verbs.combat import Glue, Smoke
from koldun.games.munchkin.verbs.plays import play_deeds
from koldun.games.munchkin.verbs.responses import SetDie, responders
from koldun.kernel.decisions import NO, YES, Option, Play, Responses, Source, ask, together
from koldun.kernel.windows import Reply, invitation, invited, window

WISHES: Final = [Option("first"), Option("second"), Option("any")]


def start_run(t: Dungeon) -> Play[None]:
    """The concession is final: both fighters must run (MUN-RUN-01, -13)."""
    fight = t.combat()
    fight.stage = "run"
    t.say("run", "MUN-RUN-01", seat=fight.main)
    order = fight.fighters()
    if len(order) == 2:
        order = yield from agree_order(t, order)
    fight.order = order
    t.phase = "run"


def agree_order(t: Dungeon, pair: list[int]) -> Play[list[int]]:
    """Compatible wishes are honoured, else the die decides (MUN-RUN-14)."""

    def wishes(seat: int) -> list[Option]:
        return WISHES

    answers = yield from together(pair, "run-order", wishes, "MUN-RUN-14")
    a, b = answers[0].verb, answers[1].verb
    if a == b and a != "any":
        order = yield from roll_off(t, pair, "MUN-RUN-14", "running")
        return order
    if a == "second" or b == "first":
        return [pair[1], pair[0]]
    return pair


def next_runner(t: Dungeon) -> Play[None]:
    """A runner completes all rolls before the other starts; then the combat is over."""
    fight = t.combat()
    while fight.order and t.dead[fight.order[0]]:
        fight.order.pop(0)
    if fight.order:
        fight.runner = fight.order.pop(0)
        fight.ran.append(fight.runner)
        fight.todo = []
        for i in range(len(fight.foes)):
            fight.todo += [i] * fight.foes[i].count()
        ask_before_run(t)
        return
    clean_up(t)  # MUN-RUN-16
    if fight.helper >= 0:
        pay_items(t, fight, False)
    yield from settle(t)
    close(t)


def ask_before_run(t: Dungeon) -> None:
    """A curse, a level, a Smoke Bomb may come between two rolls (OPEN-WINDOW)."""
    t.phase = "run-start"
    t.opening = True
    t.rights.wake()


def run_from_one(t: Dungeon) -> Play[None]:
    """Pick the next monster, roll, and take what comes of it; then everybody is asked again."""
    fight = t.combat()
    runner = fight.runner
    if not fight.todo or t.dead[runner]:  # MUN-RUN-12
        fight.runner = -1
        t.phase = "run"
        return
    left: list[int] = []
    for i in fight.todo:
        if i not in left:
            left.append(i)
    options = [Option("flee", card=fight.foes[i].card) for i in left]
    pick = yield from ask(runner, "flee", options, "MUN-RUN-09")
    index = next(i for i in left if fight.foes[i].card == pick.card)
    fight.todo.remove(index)
    foe = fight.foes[index]
    fight.chaser = foe.card
    face = t.monster(foe.card)
    if t.level[runner] < face.pursues_from:  # MUN-RUN-07
        t.say("not-pursued", "MUN-RUN-07", seat=runner, card=foe.card)
        escaped = True
    else:
        escaped = yield from try_escape(t, fight, foe)
    if escaped:
        t.say("escape", "MUN-RUN-04", seat=runner, card=foe.card)
        yield from afflict(t, runner, face.on_escape)  # MUN-RUN-03
    else:
        t.say("caught", "MUN-RUN-08", seat=runner, card=foe.card)
        yield from bad_stuff(t, runner, foe.card)
    yield from settle(t)
    if fight.todo and not t.dead[runner]:
        ask_before_run(t)


def try_escape(t: Dungeon, fight: Fight, foe: Foe) -> Play[bool]:
    """d6 with modifiers, 5 or more escapes; dice and run cards may answer."""
    runner = fight.runner
    if fight.smoke[runner]:
        return True
    yield from abandon_steed(t, runner)
    ebb = yield from ebb_tide(t, runner)
    fight.scurried = False
    die = t.rng.roll(SIDES)
    need = to_show(ESCAPE - run_modifier(t, fight, runner, foe) - ebb)
    t.say("roll", "MUN-RUN-04", seat=runner, number=die, card=foe.card, word=str(need))
    while True:
        total = die + run_modifier(t, fight, runner, foe) + ebb
        need = to_show(ESCAPE - total + die)
        failed = total < ESCAPE and not fight.smoke[runner]
        reply = yield from _change(t, fight, foe, die, need, failed)
        if reply is None:
            break
        card = reply.option.card
        if reply.option.verb == "scurry":
            fight.scurried = True
            t.discard(card)
            yield from settle(t)
            die = t.rng.roll(SIDES)
            t.say("scurry", "MUN-ARMY-05", seat=runner, card=card, number=die, word=str(need))
        elif reply.option.verb == "set-die":
            t.discard(card)
            die = reply.option.number
            t.say("die-set", "MUN-RUN-17", seat=reply.seat, card=card, number=die, word=str(need))
        else:
            t.move(card, t.revealed)
            t.say("play", "MUN-RUN-17", seat=reply.seat, card=card)
            yield from play_deeds(t, reply.seat, card)
    t.say("run-total", "MUN-RUN-04", seat=runner, number=total)
    return not failed


def _answers(t: Dungeon, fight: Fight, runner: int, failed: bool) -> Source:
    def options(seat: int) -> list[Option]:
        listed: list[Option] = []
        for card in responders(t, seat, SetDie):
            listed += [Option("set-die", card=card, number=n) for n in range(1, SIDES + 1)]
        for kind in (Smoke, Glue):
            listed += [Option("play", card=c) for c in responders(t, seat, kind)]
        if failed and seat == runner and not fight.scurried:
            listed += _scurry(t, seat)
        return listed

    return options


def _scurry(t: Dungeon, seat: int) -> list[Option]:
    """Re-roll once per monster for a card; not for the army itself."""
    for card in t.armies(seat):
        if t.army(card).scurry:
            return [Option("scurry", card=c) for c in payable(t, seat) if c != card]
    return []


def ebb_tide(t: Dungeon, runner: int) -> Play[int]:
    """Before each roll a card may be discarded for another +1."""
    for own in t.armies(runner):
        army = t.army(own)
        if army.ebb_card > 0:
            reply = yield from window(t, [runner], "ebb", _ebb_costs(t, own), "MUN-ARMY-06")
            if reply is not None:
                t.discard(reply.option.card)
                t.say("ebb", "MUN-ARMY-06", seat=runner, card=reply.option.card)
                yield from settle(t)
                return army.ebb_card
    return 0


def _ebb_costs(t: Dungeon, own: int) -> Source:
    def options(seat: int) -> list[Option]:
        return [Option("ebb", card=c) for c in payable(t, seat) if c != own]

    return options


def abandon_steed(t: Dungeon, runner: int) -> Play[None]:
    """A steed with a penalty may be left behind before the roll (MUN-STEED-06)."""
    for card in t.worn(runner):
        item = t.item(card)
        if item.slot == "steed" and item.has_run and item.run < 0:
            answer = yield from ask(runner, "abandon", [NO, YES], "MUN-STEED-06", about=card)
            if answer is YES:
                t.say("abandon", "MUN-STEED-06", seat=runner, card=card)
                t.discard(card)


# --- modifiers


def run_modifier(t: Dungeon, fight: Fight, seat: int, foe: Foe) -> int:
    """Own value, curses and bad stuff, and the monster's (MUN-RUN-05, -06)."""
    total = own_run(t, fight, seat, foe) + t.limp_combat[seat] + t.limp_turn[seat]
    for card in t.curses(seat):
        total += t.curse(card).run
    total += t.monster(foe.card).run
    for card in foe.enhancers:
        total += t.enhancer(card).run
    return total


def needed(t: Dungeon, fight: Fight, seat: int, foes: list[Foe]) -> int:
    """What the die must show to get away from each of these monsters."""
    need = 1
    for foe in foes:
        if t.level[seat] >= t.monster(foe.card).pursues_from and not fight.smoke[seat]:
            need = max(need, ESCAPE - run_modifier(t, fight, seat, foe))
    return to_show(need)


def to_show(need: int) -> int:
    """What the die must show: 1, any roll does; 7, none."""
    return min(max(need, 1), SIDES + 1)


def own_run(t: Dungeon, fight: Fight, seat: int, foe: Foe) -> int:
    """A worn steed's value replaces everything of one's own (MUN-STEED-04)."""
    worn = t.worn(seat)
    rides = [t.item(c).run for c in worn if t.item(c).slot == "steed" and t.item(c).has_run]
    if rides:
        return max(rides)
    total = fight.groggy[seat] + fight.glue[seat]
    for card in worn:
        total += t.item(card).run
    for card, side in fight.shots:
        if side == MUNCHKINS:
            total += t.shot(card).boost_run
    for army in t.army_faces(seat):
        total += army.ebb
        if army.small and not any(army.army in t.army_keys(s) for s in t.others(seat)):
            total += army.small
        if army.ghostly and "undead" in tags_of(t, foe):
            total += army.ghostly
    return total


def _change(
    t: Dungeon, fight: Fight, foe: Foe, die: int, need: int, failed: bool
) -> Play[Reply | None]:
    """Dice and run cards may answer a roll; told is what the die shows and what it must show."""
    runner = fight.runner
    answers = _answers(t, fight, runner, failed)

    def offers(seat: int) -> Responses:
        return Responses(answers(seat))

    scopes = ["combat", "turn"]
    question = invitation(t, t.around(t.active), "roll", offers, "MUN-RUN-17", scopes, [runner])
    question.about = foe.card
    question.by = runner
    question.number = die
    question.against = need
    question.word = "caught" if failed else "away"
    reply = yield from invited(t, question)
    return reply


# --- bad stuff


def bad_stuff(t: Dungeon, runner: int, monster: int) -> Play[None]:
    """What the monster does, unless a follower takes it (MUN-RUN-08, -11)."""
    for card in t.play[runner].cards[:]:
        face = t.face(card)
        if isinstance(face, Special) and face.shield:
            answer = yield from ask(runner, "shield", [NO, YES], "MUN-RUN-08", about=card)
            if answer is YES:
                t.say("shield", "MUN-RUN-08", seat=runner, card=card)
                t.discard(card)
                return
    bad = t.monster(monster).bad
    if not bad:
        t.say("struck", "MUN-RUN-08", seat=runner, card=monster)
    affected = yield from strikes(t, runner, monster, bad)
    if not affected:
        t.say("unhurt", "MUN-RUN-08", seat=runner)
