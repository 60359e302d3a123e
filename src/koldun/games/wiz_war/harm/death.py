"""Death, victory, and hands that are too full (Смерть; Победные очки)."""

from koldun.games.wiz_war.magic.acts import Over, TurnOver
from koldun.games.wiz_war.magic.upkeep import discard, end_spell
from koldun.games.wiz_war.moving.dropping import drop_item, drop_treasure
from koldun.games.wiz_war.moving.steps import close_doors
from koldun.games.wiz_war.state import HAND_MOST, Labyrinth
from koldun.kernel.decisions import Option, Play, ask


def settle(t: Labyrinth) -> Play[None]:
    """After each atomic effect: deaths before victory, then hands (WIZ-DEATH-04, WIZ-HAND-02)."""
    for w in t.wizards:
        if w.alive and w.life <= 0:
            for seat in [s for s in t.living() if t.wizards[s].life <= 0]:
                die(t, seat)
            break
    while t.variant.deadly_treasures:  # what a dead wizard drops may rob the next one
        losers = [seat for seat in t.living() if robbed(t, seat)]
        if not losers:
            break
        t.say("robbed", "WIZ-VARIANT-06", seat=losers[0])
        t.wizards[losers[0]].killer = -1
        die(t, losers[0])
    check_victory(t)
    yield from pay_debts(t)
    if not t.wizards[t.active].alive:
        raise TurnOver


def robbed(t: Labyrinth, seat: int) -> bool:
    homes = [t.home_of(other) for other in range(t.seats) if other != seat]
    own = [x for x in t.treasures if x.owner == seat]
    return all(x.at in homes for x in own)


def check_victory(t: Labyrinth) -> None:
    alive = 0
    for w in t.wizards:
        if w.alive:
            alive += 1
    if alive <= 1:  # WIZ-GOAL-04
        t.ended = "survivor" if alive else "draw"
        t.winner = t.living()[0] if alive else -1
        raise Over
    scored = 0  # by all together: most of the time that is too little for anybody
    for x in t.treasures:
        if x.at >= 0 and t.plan.is_home[x.at]:
            scored += 1
    for w in t.wizards:
        scored += len(w.kills)
    if scored < t.variant.vp_to_win:
        return
    for seat in t.living():  # the active player first, then in turn order
        if t.vp(seat) >= t.variant.vp_to_win:
            t.ended = "points"
            t.winner = seat
            raise Over


def die(t: Labyrinth, seat: int) -> None:
    """Items and treasure stay where it fell, spells end, the hand is looted or discarded."""
    w = t.wizards[seat]
    w.alive = False
    w.life = 0
    killer = w.killer if w.killer >= 0 and t.wizards[w.killer].alive else -1
    if killer >= 0 and t.wizards[killer].life <= 0:
        killer = -1
    t.say("died", "WIZ-ATTACK-09", seat=seat, other=killer)
    for card in t.items[seat].cards[:]:
        drop_item(t, seat, card, w.at, "WIZ-DEATH-01")
    drop_treasure(t, seat, w.at, "WIZ-DEATH-03")
    for spell in t.running[:]:
        if (spell.owner == seat and not spell.free) or spell.seat == seat:
            end_spell(t, spell, "WIZ-DEATH-01")
    close_doors(t)
    hand = t.hands[seat].cards[:]
    if killer >= 0:
        t.wizards[killer].kills.append(seat)  # WIZ-DEATH-05
        t.say("killed", "WIZ-WIN-02", seat=killer, other=seat, number=len(hand))
        for card in hand:
            t.cards.move(card, t.hands[seat], t.hands[killer])  # WIZ-DEATH-06
    else:
        for card in hand:
            discard(t, card)  # WIZ-DEATH-08
    t.look_again()


def pay_debts(t: Labyrinth) -> Play[None]:
    """Cards owed for a lost Brainstone, then whatever is above the hand limit."""
    if not any_in_debt(t):
        return
    for seat in t.living():
        while t.debts[seat] > 0:
            t.debts[seat] -= 1
            hand = t.hands[seat].cards
            if hand:
                yield from shed(t, seat, False, "WIZ-HAND-03")
        while t.counted(seat) > t.hand_most(seat):
            yield from shed(t, seat, True, "WIZ-HAND-02")


def any_in_debt(t: Labyrinth) -> bool:
    """Might anybody have to give up a card? Nothing lowers a hand limit below the usual one."""
    for w in t.wizards:
        seat = w.seat
        held = len(t.hands[seat].cards) + len(t.items[seat].cards) + len(t.spells[seat].cards)
        if t.debts[seat] > 0 or held > HAND_MOST:
            return True
    return False


def shed(t: Labyrinth, seat: int, anything: bool, rule: str) -> Play[None]:
    """Give up one card; spells and items only on the own turn or with an empty hand."""
    hand = t.hands[seat].cards
    options = [Option("discard", card=card) for card in hand]
    if anything and (seat == t.active or not hand):
        options += [
            Option("end", card=card)
            for card in t.spells[seat].cards
            if not t.variant.uncluttered_mind
        ]
        if not t.has(seat, "arms"):
            options += [Option("drop", card=card) for card in t.items[seat].cards]
    pick = yield from ask(seat, "shed", options, rule)
    if pick.verb == "discard":
        discard(t, pick.card)
        t.say("discarded", rule, seat=seat, card=pick.card)
    elif pick.verb == "end":
        spell = t.spell_on(pick.card)
        if spell is not None:
            end_spell(t, spell, rule)
    else:
        drop_item(t, seat, pick.card, t.wizards[seat].at, rule)
