"""Curses: by the door or from a hand, at once or lasting."""

from koldun.games.munchkin.character.death import afflict, strikes
from koldun.games.munchkin.faces import Monster
from koldun.games.munchkin.state import Dungeon
from koldun.games.munchkin.verbs.losses import losses_of
from koldun.games.munchkin.verbs.responses import Ward, responders
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.windows import window


def curse_from_hand(t: Dungeon, seat: int, card: int) -> Play[None]:
    """On anybody, oneself included (MUN-CURSE-02, -12, -15)."""
    t.move(card, t.revealed)
    options = [Option("curse", seat=s) for s in t.around(seat)]
    pick = yield from ask(seat, "curse", options, "MUN-CURSE-02", about=card)
    t.say("curse", "MUN-CURSE-02", seat=seat, other=pick.seat, card=card)
    yield from strike(t, card, pick.seat, seat)


def strike(t: Dungeon, card: int, victim: int, by: int = -1) -> Play[None]:
    """A curse lying in the open hits, unless it is warded off (MUN-CURSE-04)."""

    def wards(seat: int) -> list[Option]:
        return [Option("play", card=c) for c in responders(t, seat, Ward)]

    reply = yield from window(
        t, [victim], "ward", wards, "MUN-CURSE-04", direct=[victim], about=card, by=by
    )
    if reply is not None:
        t.discard(reply.option.card)
        t.say("ward", "MUN-CURSE-04", seat=victim, cards=[reply.option.card, card])
        t.discard(card)
        return
    curse = t.curse(card)
    losses = losses_of(curse.deeds)
    if curse.lasting:
        t.say("struck", "MUN-CURSE-05", seat=victim, card=card)
        yield from afflict(t, victim, losses, by)
        t.cards.move(card, t.revealed, t.play[victim])  # MUN-CURSE-05, -13
        t.say("lasting", "MUN-CURSE-05", seat=victim, card=card)
        return
    affected = yield from strikes(t, victim, card, losses, by)
    if not affected:
        t.say("no-effect", "MUN-CURSE-09", seat=victim, card=card)
    t.discard(card)


def lift(t: Dungeon, seat: int, lasting: str, rule: str) -> None:
    """Curses of this kind have run their course."""
    for card in t.curses(seat):
        if t.curse(card).lasting == lasting:
            t.say("lifted", rule, seat=seat, card=card)
            t.discard(card)


def lift_by_kill(t: Dungeon, seat: int, killed: Monster) -> None:
    """Curses that end when their victim kills something big."""
    for card in t.curses(seat):
        least = t.curse(card).kill_level
        if 0 < least <= killed.level:
            t.say("lifted", "MUN-CURSE-05", seat=seat, card=card)
            t.discard(card)


def may_loot(t: Dungeon, seat: int) -> bool:
    return not any(t.curse(c).no_loot for c in t.curses(seat))
