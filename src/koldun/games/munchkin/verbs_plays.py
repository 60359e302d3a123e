"""Verbs of cards that are played for their effect: one-shots, specials, level-ups.

`can` says whether a seat may play it now, `play` does it. The card lies in `revealed` meanwhile;
where it goes afterwards is up to the deed, and if it does not say, it is discarded.
"""

from typing import cast

from koldun.content.deeds import Deed
from koldun.games.munchkin.faces import DOOR, TREASURE, Curse, Item, Monster, Special
from koldun.games.munchkin.fight import FOES, MUNCHKINS, Foe
from koldun.games.munchkin.items import gain_levels, lose_levels
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.games.munchkin.strength import levels_at_stake, treasures_of
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import Option, Play, ask

SIDES = [Option("side", place="munchkins"), Option("side", place="monsters")]
PAGE = 40


def fighting(t: Dungeon) -> bool:
    """Is there a combat whose totals may still change (MUN-RUN-17)?"""
    fight = t.fight
    return fight is not None and fight.stage != "run" and fight.stage != "won"


def running(t: Dungeon) -> bool:
    fight = t.fight
    return fight is not None and fight.stage == "run"


def calm_turn(t: Dungeon, seat: int) -> bool:
    """The own turn, outside combat."""
    return seat == t.active and t.fight is None


class PlayDeed(Deed):
    """Something a card does when it is played."""

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        raise NotImplementedError

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        raise NotImplementedError


class GainLevel(PlayDeed):
    """Go Up a Level: any time, anybody below level 9 (MUN-TREASURE-06, -08).

    A card that says so itself may give the tenth level too (MUN-PRECEDENCE-03); none in the box does.
    """

    def __init__(self, number: int, tenth: int) -> None:
        super().__init__()
        self.number: int = number
        self.tenth: int = tenth

    def targets(self, t: Dungeon, seat: int) -> list[Option]:
        most = GOAL if self.tenth else GOAL - 1
        return [Option("raise", seat=s) for s in t.around(seat) if t.level[s] < most]

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(self.targets(t, seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        pick = yield from ask(seat, "raise", self.targets(t, seat), "MUN-TREASURE-06", about=card)
        gain_levels(t, pick.seat, self.number, "MUN-TREASURE-06", kill=self.tenth == 1)
        if t.level[pick.seat] >= GOAL:
            t.winners = [pick.seat]


class Boost(PlayDeed):
    """A bonus for a side of the player's choice (MUN-ONESHOT-01)."""

    def __init__(self, amount: int, tag: str, more: int, run: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.tag: str = tag
        self.more: int = more
        self.run: int = run

    def add(self, item: Item) -> None:
        item.boost = self.amount
        item.boost_tag = "" if self.tag == "none" else self.tag
        item.boost_more = self.more
        item.boost_run = self.run

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return fighting(t)

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        pick = yield from ask(seat, "side", SIDES, "MUN-INTERFERE-01", about=card)
        fight.shots.append((card, MUNCHKINS if pick is SIDES[0] else FOES))
        t.cards.move(card, t.revealed, t.used)
        t.say("side", "MUN-INTERFERE-01", seat=seat, card=card, place=pick.place)


class Sips(PlayDeed):
    """A fighter drinks one sip or two."""

    def __init__(self, strength: int, run: int, most: int) -> None:
        super().__init__()
        self.strength: int = strength
        self.run: int = run
        self.most: int = most

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return fighting(t) and t.in_combat(seat)

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        options = [Option("sips", number=n) for n in range(1, self.most + 1)]
        pick = yield from ask(seat, "sips", options, "MUN-RUN-05", about=card)
        fight.sips[seat] += self.strength * pick.number
        fight.groggy[seat] += self.run * pick.number
        t.cards.move(card, t.revealed, t.used)
        t.say("sips", "MUN-RUN-05", seat=seat, card=card, number=pick.number)


class Dispel(PlayDeed):
    """Takes one enhancer out of a combat, or one lasting curse off anybody at any time."""

    def targets(self, t: Dungeon) -> list[Option]:
        options: list[Option] = []
        fight = t.fight
        if fight is not None and fighting(t):
            for foe in fight.foes:
                options += [Option("dispel", card=c) for c in foe.enhancers]
                if foe.twin >= 0:
                    options.append(Option("dispel", card=foe.twin))
        for seat in t.around(t.active):
            options += [Option("dispel", card=c, seat=seat) for c in t.curses(seat)]
        return options

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(self.targets(t))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        pick = yield from ask(seat, "dispel", self.targets(t), "MUN-ONESHOT-02", about=card)
        target = pick.card
        fight = t.fight
        if fight is not None:
            for foe in fight.foes:
                if target in foe.enhancers:
                    foe.enhancers.remove(target)  # from both of a pair, MUN-ENHANCER-09
                elif target == foe.twin:
                    foe.twin = -1
        t.say("dispel", "MUN-ONESHOT-02", seat=seat, card=target)
        t.discard(target)


class DoubleItem(PlayDeed):
    """Doubles the bonus of one item that a fighter wears."""

    def targets(self, t: Dungeon) -> list[Option]:
        fight = t.fight
        if fight is None or not fighting(t):
            return []
        return [
            Option("double", card=c, seat=s)
            for s in fight.fighters()
            for c in t.worn(s)
            if t.item(c).bonus > 0
        ]

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(self.targets(t))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        pick = yield from ask(seat, "double", self.targets(t), "MUN-ONESHOT-01", about=card)
        fight.runes.append(pick.card)
        t.cards.move(card, t.revealed, t.used)
        t.say("double", "MUN-ONESHOT-01", seat=seat, cards=[card, pick.card])


def runners(t: Dungeon) -> list[int]:
    """Who still has to run."""
    fight = t.fight
    if fight is None or fight.stage != "run":
        return []
    now = [fight.runner] if fight.runner >= 0 else []
    return [s for s in now + fight.order if not t.dead[s]]


class Smoke(PlayDeed):
    """One runner escapes from everything."""

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(runners(t))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        options = [Option("runner", seat=s) for s in runners(t)]
        pick = yield from ask(seat, "runner", options, "MUN-RUN-17", about=card)
        fight.smoke[pick.seat] = True
        t.cards.move(card, t.revealed, t.used)
        t.say("smoke", "MUN-RUN-17", seat=seat, other=pick.seat, card=card)


class Glue(PlayDeed):
    """One runner's own modifier falls."""

    def __init__(self, run: int) -> None:
        super().__init__()
        self.run: int = run

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(runners(t))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        options = [Option("runner", seat=s) for s in runners(t)]
        pick = yield from ask(seat, "runner", options, "MUN-RUN-17", about=card)
        fight.glue[pick.seat] += self.run
        t.cards.move(card, t.revealed, t.used)
        t.say("glue", "MUN-RUN-17", seat=seat, other=pick.seat, card=card)


def foe_options(t: Dungeon, verb: str) -> list[Option]:
    fight = t.fight
    return [] if fight is None else [Option(verb, card=foe.card) for foe in fight.foes]


def foe_at(t: Dungeon, card: int) -> Foe:
    fight = t.fight
    assert fight is not None
    return next(foe for foe in fight.foes if foe.card == card)


def drive_out(t: Dungeon, card: int) -> int:
    """A monster leaves with its enhancers; of a pair one leaves. Returns its treasures."""
    fight = t.fight
    assert fight is not None
    foe = foe_at(t, card)
    worth = treasures_of(t, foe)
    if foe.twin >= 0:
        t.discard(foe.twin)
        foe.twin = -1
        return worth
    for enhancer in foe.enhancers:
        t.discard(enhancer)
    t.discard(foe.card)
    fight.foes.remove(foe)
    return worth


class Banish(PlayDeed):
    """Removes a monster: no level, and treasure only if the card says so (MUN-COMBAT-08, -09)."""

    def __init__(self, treasure: int) -> None:
        super().__init__()
        self.treasure: int = treasure  # 1: by a fighter, who gets its treasures if the side wins

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return fighting(t) and (not self.treasure or t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        options = foe_options(t, "banish")
        pick = yield from ask(seat, "banish", options, "MUN-COMBAT-08", about=card)
        t.say("banish", "MUN-COMBAT-08", seat=seat, card=pick.card)
        worth = drive_out(t, pick.card)
        if self.treasure:
            fight.promised += worth


class ForceHelp(PlayDeed):
    """An opponent helps unasked, unless the tenth level is at stake (MUN-HELP-16, -17)."""

    def __init__(self, not_above: int, treasure: int) -> None:
        super().__init__()
        self.not_above: int = not_above
        self.treasure: int = treasure

    def targets(self, t: Dungeon, seat: int) -> list[Option]:
        fight = t.fight
        if fight is None or not fighting(t) or seat != fight.main or fight.helper >= 0:
            return []
        if t.level[seat] + levels_at_stake(t, fight) >= GOAL:
            return []
        return [
            Option("press", seat=s)
            for s in t.others(seat)
            if not self.not_above or t.level[s] <= t.level[seat]
        ]

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(self.targets(t, seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        pick = yield from ask(seat, "press", self.targets(t, seat), "MUN-HELP-16", about=card)
        fight.helper = pick.seat
        fight.forced = True
        fight.royal = self.treasure
        t.cards.move(card, t.revealed, t.used)
        t.say("press", "MUN-HELP-16", seat=seat, other=pick.seat, card=card)


class Search(PlayDeed):
    """Look through a discard pile and take one card, which is shown (MUN-CARDS-03)."""

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck: str = deck

    def pile(self, t: Dungeon) -> Zone:
        return t.door_discard if self.deck == DOOR else t.treasure_discard

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return calm_turn(t, seat) and bool(self.pile(t).cards)

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        faces: list[str] = []
        found: list[int] = []
        for c in reversed(self.pile(t).cards):
            if t.face(c).id not in faces:
                faces.append(t.face(c).id)
                found.append(c)
        pages = (len(found) + PAGE - 1) // PAGE
        turned = yield from ask(
            seat, "page", [Option("page", number=n + 1) for n in range(pages)], "MUN-CARDS-03"
        )
        start = (turned.number - 1) * PAGE
        options = [Option("take", card=c) for c in found[start : start + PAGE]]
        pick = yield from ask(seat, "search", options, "MUN-CARDS-03", about=card)
        t.move(pick.card, t.hands[seat])
        t.say("search", "MUN-CARDS-03", seat=seat, card=pick.card)


class DrawTreasures(PlayDeed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return calm_turn(t, seat) or (received and not t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        drawn: list[int] = []
        for _ in range(self.number):
            new = t.draw(TREASURE, t.hands[seat])
            if new >= 0:
                drawn.append(new)
                t.gifts.append((seat, new))
        t.say("draw", "MUN-TREASURE-02", seat=seat, cards=drawn, number=len(drawn))
        yield from ()  # nobody is asked


class StealLevel(PlayDeed):
    def targets(self, t: Dungeon, seat: int) -> list[Option]:
        return [Option("rob", seat=s) for s in t.others(seat) if t.level[s] > 1]

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return calm_turn(t, seat) and t.level[seat] < GOAL - 1 and bool(self.targets(t, seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        pick = yield from ask(seat, "rob", self.targets(t, seat), "MUN-TREASURE-04", about=card)
        lose_levels(t, pick.seat, 1, "MUN-LEVEL-03")
        gain_levels(t, seat, 1, "MUN-TREASURE-04")


class Follower(PlayDeed):
    """Comes into play, stays there and adds strength (MUN-TREASURE-05)."""

    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, card: Special) -> None:
        card.stays = True
        card.strength = self.strength

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return calm_turn(t, seat) or (received and not t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        t.cards.move(card, t.revealed, t.play[seat])
        t.say("stay", "MUN-TREASURE-05", seat=seat, card=card)
        yield from ()  # nobody is asked


class SwapMonster(PlayDeed):
    """Wrong Lair: a monster is replaced by one from hand; its enhancers stay."""

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return False  # always played together with a monster, see `swap`

    def swap(self, t: Dungeon, seat: int, card: int, monster: int) -> Play[None]:
        fight = t.fight
        assert fight is not None
        t.move(card, t.revealed)
        t.move(monster, t.monsters)
        options = foe_options(t, "swap")
        pick = yield from ask(seat, "swap", options, "MUN-PRECEDENCE-01", about=monster)
        foe = foe_at(t, pick.card)
        t.discard(foe.card)
        foe.card = monster
        foe.minus = 0  # the wails were for the other one
        t.cards.move(card, t.revealed, t.used)
        t.say("swap", "MUN-PRECEDENCE-01", seat=seat, cards=[pick.card, monster])


def dispels_on_kill(t: Dungeon, seat: int, face: Monster) -> None:
    """Curses that end when their victim kills something big."""
    for card in t.curses(seat):
        least = cast("Curse", t.face(card)).kill_level
        if 0 < least <= face.level:
            t.say("lifted", "MUN-CURSE-05", seat=seat, card=card)
            t.discard(card)
