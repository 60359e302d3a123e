"""Death, the body, and the new character."""

from koldun.content.deeds import Deed
from koldun.games.munchkin.character.levels import lose_levels
from koldun.games.munchkin.faces import DOOR, TREASURE, Special
from koldun.games.munchkin.fight.dice import roll_off
from koldun.games.munchkin.state import DEALT, Dungeon
from koldun.games.munchkin.verbs.losses import first_loss, suffer, tell_disaster
from koldun.games.munchkin.verbs.responses import SaveLife, responders
from koldun.kernel.decisions import Option, Play, ask
from koldun.kernel.windows import window


def strikes(t: Dungeon, seat: int, card: int, losses: list[Deed], by: int = -1) -> Play[bool]:
    """A card does its worst. The small disaster is told before what it costs, and after the victim has chosen
    what that is; where it costs nothing it is not told."""
    first = first_loss(t, seat, losses)
    t.untold = -1 if first is None else card
    if first is not None and len(first.choices(t, seat)) < 2:
        tell_disaster(t, seat)
    affected = yield from afflict(t, seat, losses, by)
    tell_disaster(t, seat)
    return affected


def afflict(t: Dungeon, seat: int, losses: list[Deed], by: int = -1) -> Play[bool]:
    """Bad stuff or a curse runs its course, to the death if it says so."""
    t.doomed = False
    affected = yield from suffer(t, seat, losses, by)
    if t.doomed:
        t.doomed = False
        yield from doom(t, seat)
    return affected


def doom(t: Dungeon, seat: int) -> Play[None]:
    """A munchkin would die: somebody may have unfinished business, else it does."""

    def savers(s: int) -> list[Option]:
        return [Option("play", card=c) for c in responders(t, s, SaveLife)]

    reply = yield from window(t, t.around(t.active), "death", savers, "MUN-DEATH-01", by=seat)
    if reply is None:
        yield from die(t, seat)
        return
    card = reply.option.card
    t.discard(card)
    t.say("saved", "MUN-DEATH-01", seat=reply.seat, other=seat, card=card)
    for deed in t.face(card).deeds:
        if isinstance(deed, SaveLife):
            lose_levels(t, seat, deed.levels, "MUN-LEVEL-03")


def die(t: Dungeon, seat: int) -> Play[None]:
    """Level, armies, Alliance, curses and what survives death stay (MUN-DEATH-02 to -05)."""
    t.dead[seat] = True
    t.owed[seat] = True
    t.say("die", "MUN-DEATH-01", seat=seat)
    for card in t.play[seat].cards:
        if card in t.sideways:
            t.sideways.remove(card)
        t.cheats.pop(card, -1)  # joined cards are separated, MUN-DEATH-08
    for card in t.play[seat].cards[:]:
        if not _kept(t, card):
            t.cards.move(card, t.play[seat], t.body)
    for card in t.hands[seat].cards[:]:
        t.cards.move(card, t.hands[seat], t.body)
    if t.body.cards:
        yield from loot_body(t, seat)


def _kept(t: Dungeon, card: int) -> bool:
    face = t.face(card)
    if isinstance(face, Special):
        return face.kept
    return face.kind in ("army", "alliance", "curse")


def loot_body(t: Dungeon, seat: int) -> Play[None]:
    """The highest level first, ties by the die, one card each (MUN-DEATH-09 to -12)."""
    t.say("body", "MUN-DEATH-07", seat=seat, cards=t.body.cards[:])
    order: list[int] = []
    for level in range(10, 0, -1):
        tied = [s for s in t.others(seat) if t.level[s] == level]
        rolled = yield from roll_off(t, tied, "MUN-DEATH-10", "looting")
        order += rolled
    for looter in order:
        if not t.body.cards:
            break
        options = [Option("take", card=c) for c in t.body.cards]
        pick = yield from ask(looter, "loot-body", options, "MUN-DEATH-09", by=seat)
        t.cards.move(pick.card, t.body, t.hands[looter])
        t.say("take", "MUN-DEATH-22", seat=looter, card=pick.card)
        t.gifts.append((looter, pick.card))
    for card in t.body.cards[:]:
        t.discard(card)


def revive(t: Dungeon) -> None:
    """New characters appear when the next player's turn begins (MUN-DEATH-15)."""
    for seat in range(t.seats):
        if t.dead[seat]:
            t.dead[seat] = False
            t.say("revive", "MUN-DEATH-15", seat=seat)
            if any(army.reforged for army in t.army_faces(seat)):
                drawn = deal_anew(t, seat, "MUN-DEATH-15")
                t.gifts += [(seat, card) for card in drawn]  # MUN-WHEN-06


def deal_anew(t: Dungeon, seat: int, rule: str) -> list[int]:
    """Four cards of each deck (MUN-DEATH-17)."""
    t.owed[seat] = False
    drawn: list[int] = []
    for back in (DOOR, TREASURE):
        for _ in range(DEALT):
            card = t.draw(back, t.hands[seat])
            if card >= 0:
                drawn.append(card)
    t.say("draw", rule, seat=seat, number=len(drawn), cards=drawn)
    return drawn
