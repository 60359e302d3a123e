"""Verbs of bad stuff and curses: what a victim loses (OPEN-EFFECTS).

`play` tells whether anything was affected; `either` runs its second part only if not.
"""

from typing import Final

from koldun.content.deeds import Deed
from koldun.content.vocabulary import Vocabulary, deeds, number, word
from koldun.games.munchkin.character.armies import leave_army
from koldun.games.munchkin.character.levels import lose_levels
from koldun.games.munchkin.faces import SLOTS
from koldun.games.munchkin.fight.foes import cause_of_loss
from koldun.games.munchkin.fight.strength import item_bonus
from koldun.games.munchkin.items.handing_over import pass_down
from koldun.games.munchkin.state import Dungeon
from koldun.kernel.decisions import Option, Play, ask

LOSSES: Final = Vocabulary("munchkin losses")
BAD: Final = "MUN-RUN-08"


class LossDeed(Deed):
    """One thing that happens to a victim."""

    def bites(self, t: Dungeon, seat: int) -> bool:
        """Would it affect anything? It is told only then."""
        return True

    def choices(self, t: Dungeon, seat: int) -> list[int]:
        """Among what the victim must pick; empty: nobody is asked."""
        return []

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        """`by` cursed the victim; -1: nobody did."""
        raise NotImplementedError


def suffer(t: Dungeon, seat: int, losses: list[Deed], by: int) -> Play[bool]:
    """Atoms run from left to right."""
    affected = False
    for deed in losses:
        assert isinstance(deed, LossDeed)
        did = yield from deed.play(t, seat, by)
        affected = affected or did
    return affected


def losses_of(deeds: list[Deed]) -> list[Deed]:
    """What happens at once; the rest of a curse lasts."""
    return [deed for deed in deeds if isinstance(deed, LossDeed)]


def first_loss(t: Dungeon, seat: int, losses: list[Deed]) -> LossDeed | None:
    """The first that would affect anything."""
    for deed in losses:
        if isinstance(deed, LossDeed) and deed.bites(t, seat):
            return deed
    return None


def lose_card(t: Dungeon, seat: int, card: int, rule: str = BAD) -> None:
    t.discard(card)
    t.say("lost", rule, seat=seat, card=card)


def pick_loss(t: Dungeon, seat: int, cards: list[int], by: int) -> Play[int]:
    """The victim chooses among what fits (MUN-CURSE-08)."""
    options = [Option("lose", card=c) for c in cards]
    cause = cause_of_loss(t)
    pick = yield from ask(seat, "lose", options, "MUN-CURSE-08", about=cause, by=by)
    tell_disaster(t, seat)
    return pick.card


def tell_disaster(t: Dungeon, seat: int) -> None:
    """What a card does is told once, before what it costs."""
    card = t.untold
    if card >= 0:
        t.untold = -1
        t.say(
            "struck", "MUN-CURSE-04" if t.face(card).kind == "curse" else BAD, seat=seat, card=card
        )


class LoseLevel(LossDeed):
    def __init__(self, number: int, night: int) -> None:
        super().__init__()
        self.number: int = number
        self.night: int = night  # instead, when it is night

    def bites(self, t: Dungeon, seat: int) -> bool:
        return t.level[seat] > 1

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        number = self.night if self.night > 0 and t.night() else self.number
        yield from ()  # nobody is asked
        return lose_levels(t, seat, number, "MUN-LEVEL-03")


LOSSES.verb("lose_level", LoseLevel, number("number", 1, 9), number("night", 0, 9, default=0))


class LoseLevelPerCurse(LoseLevel):
    def __init__(self, number: int) -> None:
        super().__init__(number, 0)

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        yield from ()  # nobody is asked
        return lose_levels(t, seat, self.number + len(t.curses(seat)), "MUN-LEVEL-03")


LOSSES.verb("lose_level_per_curse", LoseLevelPerCurse, number("number", 1, 9))


class LoseCards(LossDeed):
    """Of the cards that fit the victim loses one, by choice, or all."""

    def __init__(self, every: bool = False) -> None:
        super().__init__()
        self.every: bool = every

    def targets(self, t: Dungeon, seat: int) -> list[int]:
        raise NotImplementedError

    def bites(self, t: Dungeon, seat: int) -> bool:
        return bool(self.targets(t, seat))

    def choices(self, t: Dungeon, seat: int) -> list[int]:
        return [] if self.every else self.targets(t, seat)

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        cards = self.targets(t, seat)
        if not cards:
            return False
        if not self.every:
            card = yield from pick_loss(t, seat, cards, by)
            cards = [card]
        for card in cards:
            yield from self.part_with(t, seat, card)
        return True

    def part_with(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        lose_card(t, seat, card)
        yield from ()  # nobody is asked


class LoseWorn(LoseCards):
    def __init__(self, slot: str, every: int) -> None:
        super().__init__(every > 0)
        self.slot: str = slot

    def targets(self, t: Dungeon, seat: int) -> list[int]:
        """Only what is worn (MUN-CURSE-14)."""
        return [c for c in t.worn(seat) if t.item(c).slot == self.slot]


LOSSES.verb("lose_worn", LoseWorn, word("slot", *SLOTS), number("every", 0, 1, default=0))


class LoseBestWorn(LoseCards):
    def targets(self, t: Dungeon, seat: int) -> list[int]:
        bonus = {c: item_bonus(t, t.fight, seat, t.item(c)) for c in t.worn(seat)}
        return [c for c in bonus if bonus[c] == max(bonus.values())]


LOSSES.verb("lose_best_worn", LoseBestWorn)


class LoseItem(LoseCards):
    def __init__(self, what: str, number: int) -> None:
        super().__init__(number == 0)
        self.what: str = what

    def targets(self, t: Dungeon, seat: int) -> list[int]:
        return [c for c in t.items(seat) if self.fits(t, c)]

    def fits(self, t: Dungeon, card: int) -> bool:
        item = t.item(card)
        if self.what == "small":
            return not item.big
        if self.what == "big":
            return item.big
        if self.what == "steed":
            return item.slot == "steed"
        return self.what == "any" or item.kind == "one-shot"


LOSSES.verb(
    "lose_item",
    LoseItem,
    word("what", "small", "big", "steed", "one-shot", "any"),
    number("number", 0, 1, default=1),
)


class LoseGold(LossDeed):
    def __init__(self, gold: int) -> None:
        super().__init__()
        self.gold: int = gold

    def bites(self, t: Dungeon, seat: int) -> bool:
        return sum(t.item(c).price for c in t.items(seat)) >= self.gold

    def choices(self, t: Dungeon, seat: int) -> list[int]:
        return [c for c in t.items(seat) if t.item(c).price > 0]

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        """Items in play worth at least so much; impossible if all together are worth less."""
        if not self.bites(t, seat):
            return False
        paid = 0
        while paid < self.gold:
            card = yield from pick_loss(t, seat, self.choices(t, seat), by)
            paid += t.item(card).price
            lose_card(t, seat, card)
        return True


LOSSES.verb("lose_gold", LoseGold, number("gold", 100, 5000))


class LosePriciest(LoseCards):
    """The carried item with the highest price, ties by the victim."""

    def targets(self, t: Dungeon, seat: int) -> list[int]:
        price = {c: t.item(c).price for c in t.items(seat)}
        return [c for c in price if price[c] == max(price.values())]


LOSSES.verb("lose_priciest", LosePriciest)


class GivePriciest(LosePriciest):
    def part_with(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        yield from pass_down(t, seat, card, BAD)


LOSSES.verb("give_priciest", GivePriciest)


class LoseHand(LossDeed):
    def __init__(self, number: int, how: str) -> None:
        super().__init__()
        self.number: int = number  # 0: all
        self.how: str = how

    def bites(self, t: Dungeon, seat: int) -> bool:
        return bool(t.hands[seat].cards)

    def choices(self, t: Dungeon, seat: int) -> list[int]:
        asked = self.number > 0 and self.how == "victim"
        return t.hands[seat].cards[:] if asked else []

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        hand = t.hands[seat]
        if not hand.cards:
            return False
        number = len(hand.cards) if self.number == 0 else min(self.number, len(hand.cards))
        for _ in range(number):
            if self.number == 0:
                card = hand.cards[0]
            elif self.how == "random":
                card = hand.cards[t.rng.below(len(hand.cards))]
            else:
                card = yield from pick_loss(t, seat, hand.cards[:], by)
            lose_card(t, seat, card)
        return True


LOSSES.verb(
    "lose_hand",
    LoseHand,
    number("number", 0, 9),
    word("how", "victim", "random", default="victim"),
)


class HandToNeighbour(LossDeed):
    def __init__(self, side: str) -> None:
        super().__init__()
        self.side: str = side

    def bites(self, t: Dungeon, seat: int) -> bool:
        return bool(t.others(seat)) and bool(t.hands[seat].cards)

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        """The nearest living neighbour on that side takes a card unseen; of both the left one first."""
        yield from ()  # nobody is asked
        if not self.bites(t, seat):
            return False
        others = t.others(seat)
        left, right = others[0], others[-1]
        hand = t.hands[seat]
        for taker in {"left": [left], "right": [right]}.get(self.side, [left, right]):
            if hand.cards:
                card = hand.cards[t.rng.below(len(hand.cards))]
                t.cards.move(card, hand, t.hands[taker])
                t.say("stolen", BAD, seat=taker, other=seat, card=card)
                t.gifts.append((taker, card))
        return True


LOSSES.verb("hand_to_neighbour", HandToNeighbour, word("side", "left", "right", "both"))


class LoseArmy(LoseCards):
    def __init__(self, number: int) -> None:
        super().__init__(number == 0)

    def targets(self, t: Dungeon, seat: int) -> list[int]:
        return t.armies(seat)

    def part_with(self, t: Dungeon, seat: int, card: int) -> Play[None]:
        leave_army(t, seat, card, BAD)
        yield from ()  # nobody is asked


LOSSES.verb("lose_army", LoseArmy, number("number", 0, 1))


class Limp(LossDeed):
    """A penalty on run-away rolls that stays for a while."""

    def __init__(self, run: int, until: str) -> None:
        super().__init__()
        self.run: int = run
        self.until: str = until  # the end of your next "combat" or "turn"

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        if self.until == "combat":
            t.limp_combat[seat] += self.run
            t.limp_combat_new[seat] += self.run
        else:
            t.limp_turn[seat] += self.run
            if seat == t.active:
                t.limp_turn_new[seat] += self.run
        t.say("limp", BAD, seat=seat, number=self.run, word=self.until)
        yield from ()  # nobody is asked
        return True


LOSSES.verb("limp", Limp, number("run", -9, -1), word("until", "combat", "turn"))


class Die(LossDeed):
    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        t.doomed = True
        yield from ()  # nobody is asked
        return True


LOSSES.verb("die", Die)


class Either(LossDeed):
    """`A else B` (MUN-CURSE-10)."""

    def __init__(self, first: list[Deed], otherwise: list[Deed]) -> None:
        super().__init__()
        self.first: list[Deed] = first
        self.otherwise: list[Deed] = otherwise

    def bites(self, t: Dungeon, seat: int) -> bool:
        return first_loss(t, seat, self.first + self.otherwise) is not None

    def choices(self, t: Dungeon, seat: int) -> list[int]:
        deed = first_loss(t, seat, self.first + self.otherwise)
        return [] if deed is None else deed.choices(t, seat)

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        did = yield from suffer(t, seat, self.first, by)
        if not did:
            did = yield from suffer(t, seat, self.otherwise, by)
        return did


LOSSES.verb("either", Either, deeds("first"), deeds("otherwise"))


class NoSale(LossDeed):
    """For the main munchkin, when the monster is killed."""

    def play(self, t: Dungeon, seat: int, by: int) -> Play[bool]:
        t.no_sale = True
        t.say("no-sale", "MUN-HELP-13", seat=seat)
        yield from ()  # nobody is asked
        return True


LOSSES.verb("no_sale", NoSale)
