"""Verbs of cards that are played into a combat or on somebody who runs."""

from typing import Final

from koldun.content.vocabulary import Vocabulary, number, word
from koldun.games.munchkin.faces import TAGS, Shot
from koldun.games.munchkin.fight.fight import FOES, MUNCHKINS
from koldun.games.munchkin.fight.foes import drive_out, foe_at, foe_options
from koldun.games.munchkin.fight.strength import levels_at_stake
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.games.munchkin.verbs.plays import PlayDeed
from koldun.kernel.decisions import Option, Play, ask

COMBAT_PLAYS: Final = Vocabulary("munchkin plays in combat")
FOR_MUNCHKINS: Final = Option("side", place="munchkins")
FOR_MONSTERS: Final = Option("side", place="monsters")


def lay_used(t: Dungeon, card: int) -> None:
    """It lies there until the combat ends; of several verbs the first lays it down."""
    if card in t.revealed.cards:
        t.cards.move(card, t.revealed, t.used)


class Boost(PlayDeed):
    """A bonus for a side of the player's choice (MUN-ONESHOT-01)."""

    tells = True

    def __init__(self, amount: int, tag: str, more: int, run: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.tag: str = tag
        self.more: int = more
        self.run: int = run

    def add(self, card: Shot) -> None:
        card.boost = self.amount
        card.boost_tag = "" if self.tag == "none" else self.tag
        card.boost_more = self.more
        card.boost_run = self.run

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.fighting()

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.combat()
        pick = yield from ask(
            seat, "side", [FOR_MUNCHKINS, FOR_MONSTERS], "MUN-INTERFERE-01", about=card
        )
        fight.shots.append((card, MUNCHKINS if pick is FOR_MUNCHKINS else FOES))
        lay_used(t, card)
        t.say("side", "MUN-INTERFERE-01", seat=seat, card=card, place=pick.place)


COMBAT_PLAYS.verb(
    "boost",
    Boost,
    number("amount", 1, 9),
    word("tag", "none", *TAGS, default="none"),
    number("more", 0, 9, default=0),
    number("run", 0, 3, default=0),
)


class Sips(PlayDeed):
    """A fighter drinks one sip or two."""

    tells = True

    def __init__(self, strength: int, run: int, most: int) -> None:
        super().__init__()
        self.strength: int = strength
        self.run: int = run
        self.most: int = most

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.fighting() and t.in_combat(seat)

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.combat()
        options = [Option("sips", number=n) for n in range(1, self.most + 1)]
        pick = yield from ask(seat, "sips", options, "MUN-RUN-05", about=card)
        fight.sips[seat] += self.strength * pick.number
        fight.groggy[seat] += self.run * pick.number
        lay_used(t, card)
        t.say("sips", "MUN-RUN-05", seat=seat, card=card, number=pick.number)


COMBAT_PLAYS.verb(
    "sips", Sips, number("strength", 1, 9), number("run", -9, 0), number("most", 1, 3)
)


class DoubleItem(PlayDeed):
    """Doubles the bonus of one item that a fighter wears."""

    tells = True

    def targets(self, t: Dungeon) -> list[Option]:
        fight = t.fight
        if fight is None or not t.fighting():
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
        fight = t.combat()
        pick = yield from ask(seat, "double", self.targets(t), "MUN-ONESHOT-01", about=card)
        fight.runes.append(pick.card)
        lay_used(t, card)
        t.say("double", "MUN-ONESHOT-01", seat=seat, cards=[card, pick.card])


COMBAT_PLAYS.verb("double_item", DoubleItem)


class Banish(PlayDeed):
    """Removes a monster: no level, and treasure only if the card says so (MUN-COMBAT-08, -09)."""

    def __init__(self, treasure: int) -> None:
        super().__init__()
        self.treasure: int = treasure  # 1: by a fighter, who gets its treasures if the side wins

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.fighting() and (not self.treasure or t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.combat()
        options = foe_options(t, "banish")
        pick = yield from ask(seat, "banish", options, "MUN-COMBAT-08", about=card)
        t.say("banish", "MUN-COMBAT-08", seat=seat, card=pick.card)
        worth = drive_out(t, pick.card)
        if self.treasure:
            fight.promised += worth


COMBAT_PLAYS.verb("banish", Banish, number("treasure", 0, 1, default=0))


class ForceHelp(PlayDeed):
    """An opponent helps unasked, unless the tenth level is at stake (MUN-HELP-16, -17)."""

    def __init__(self, not_above: int, treasure: int) -> None:
        super().__init__()
        self.not_above: int = not_above
        self.treasure: int = treasure

    def targets(self, t: Dungeon, seat: int) -> list[Option]:
        fight = t.fight
        if fight is None or not t.fighting() or seat != fight.main or fight.helper >= 0:
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
        fight = t.combat()
        pick = yield from ask(seat, "press", self.targets(t, seat), "MUN-HELP-16", about=card)
        fight.helper = pick.seat
        fight.forced = True
        fight.royal = self.treasure
        lay_used(t, card)
        t.say("press", "MUN-HELP-16", seat=seat, other=pick.seat, card=card)


COMBAT_PLAYS.verb(
    "force_help",
    ForceHelp,
    number("not_above", 0, 1, default=0),
    number("treasure", 0, 3, default=0),
)


class SwapMonster(PlayDeed):
    """Wrong Lair: a monster is replaced by one from hand; its enhancers stay."""

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return False  # always played together with a monster, see `swap`

    def swap(self, t: Dungeon, seat: int, card: int, monster: int) -> Play[None]:
        t.move(monster, t.monsters)
        options = foe_options(t, "swap")
        pick = yield from ask(seat, "swap", options, "MUN-PRECEDENCE-01", about=monster)
        foe = foe_at(t, pick.card)
        t.discard(foe.card)
        foe.card = monster
        foe.minus = 0  # the wails were for the other one
        lay_used(t, card)
        t.say("swap", "MUN-PRECEDENCE-01", seat=seat, cards=[pick.card, monster])


COMBAT_PLAYS.verb("swap_monster", SwapMonster)


# --- running away


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
        fight = t.combat()
        options = [Option("runner", seat=s) for s in runners(t)]
        pick = yield from ask(seat, "runner", options, "MUN-RUN-17", about=card)
        fight.smoke[pick.seat] = True
        lay_used(t, card)
        t.say("smoke", "MUN-RUN-17", seat=seat, other=pick.seat, card=card)


COMBAT_PLAYS.verb("smoke", Smoke)


class Glue(PlayDeed):
    """One runner's own modifier falls."""

    def __init__(self, run: int) -> None:
        super().__init__()
        self.run: int = run

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return bool(runners(t))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        fight = t.combat()
        options = [Option("runner", seat=s) for s in runners(t)]
        pick = yield from ask(seat, "runner", options, "MUN-RUN-17", about=card)
        fight.glue[pick.seat] += self.run
        lay_used(t, card)
        t.say("glue", "MUN-RUN-17", seat=seat, other=pick.seat, card=card)


COMBAT_PLAYS.verb("glue", Glue, number("run", -9, -1))
