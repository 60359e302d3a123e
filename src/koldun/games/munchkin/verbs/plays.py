"""Verbs of cards that are played for their effect, in or out of combat.

`can` says whether a seat may play it now, `play` does it. The card lies in `revealed` meanwhile;
where it goes afterwards is up to the deed, and if it does not say, it is discarded.
"""

from typing import Final

from koldun.content.deeds import Deed
from koldun.content.vocabulary import Vocabulary, number, word
from koldun.games.munchkin.character.levels import gain_levels, lose_levels
from koldun.games.munchkin.faces import DOOR, TREASURE, Special
from koldun.games.munchkin.state import GOAL, Dungeon
from koldun.kernel.cards import Zone
from koldun.kernel.decisions import Option, Play, ask

PLAYS: Final = Vocabulary("munchkin plays")
PAGE: Final = 40


class PlayDeed(Deed):
    """Something a card does when it is played."""

    tells: bool = False  # its own event says that the card is played

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        raise NotImplementedError

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        raise NotImplementedError


def play_deeds(t: Dungeon, seat: int, card: int) -> Play[None]:
    """All a card can do now; one that could be played only because it has just come, all of it."""
    deeds = [deed for deed in t.face(card).deeds if isinstance(deed, PlayDeed)]
    received = not any(deed.can(t, seat, False) for deed in deeds)
    for deed in deeds:
        if len(deeds) == 1 or deed.can(t, seat, received):
            yield from deed.play(t, seat, card)


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


PLAYS.verb("gain_level", GainLevel, number("number", 1, 1), number("tenth", 0, 1, default=0))


class Dispel(PlayDeed):
    """Takes one enhancer out of a combat, or one lasting curse off anybody at any time."""

    def targets(self, t: Dungeon) -> list[Option]:
        options: list[Option] = []
        fight = t.fight
        if fight is not None and t.fighting():
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


PLAYS.verb("dispel", Dispel)


class Search(PlayDeed):
    """Look through a discard pile and take one card, which is shown (MUN-CARDS-03)."""

    def __init__(self, deck: str) -> None:
        super().__init__()
        self.deck: str = deck

    def pile(self, t: Dungeon) -> Zone:
        return t.door_discard if self.deck == DOOR else t.treasure_discard

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.calm_turn(seat) and bool(self.pile(t).cards)

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        met: list[str] = []
        found: list[int] = []
        for c in reversed(self.pile(t).cards):
            if t.face(c).id not in met:
                met.append(t.face(c).id)
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


PLAYS.verb("search", Search, word("deck", DOOR, TREASURE))


class DrawTreasures(PlayDeed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.calm_turn(seat) or (received and not t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        drawn: list[int] = []
        for _ in range(self.number):
            new = t.draw(TREASURE, t.hands[seat])
            if new >= 0:
                drawn.append(new)
                t.gifts.append((seat, new))
        t.say("draw", "MUN-TREASURE-02", seat=seat, cards=drawn, number=len(drawn))
        yield from ()  # nobody is asked


PLAYS.verb("draw_treasures", DrawTreasures, number("number", 1, 9))


class StealLevel(PlayDeed):
    def targets(self, t: Dungeon, seat: int) -> list[Option]:
        return [Option("rob", seat=s) for s in t.others(seat) if t.level[s] > 1]

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.calm_turn(seat) and t.level[seat] < GOAL - 1 and bool(self.targets(t, seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        pick = yield from ask(seat, "rob", self.targets(t, seat), "MUN-TREASURE-04", about=card)
        lose_levels(t, pick.seat, 1, "MUN-LEVEL-03")
        gain_levels(t, seat, 1, "MUN-TREASURE-04")


PLAYS.verb("steal_level", StealLevel)


class Follower(PlayDeed):
    """Comes into play, stays there and adds strength (MUN-TREASURE-05)."""

    def __init__(self, strength: int) -> None:
        super().__init__()
        self.strength: int = strength

    def add(self, card: Special) -> None:
        card.strength = self.strength

    def can(self, t: Dungeon, seat: int, received: bool) -> bool:
        return t.calm_turn(seat) or (received and not t.in_combat(seat))

    def play(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        t.move(card, t.play[seat])
        t.say("stay", "MUN-TREASURE-05", seat=seat, card=card)
        yield from ()  # nobody is asked


PLAYS.verb("follower", Follower, number("strength", 0, 9))
