"""The table: zones, the combat that runs, and the state."""

from typing import Final, cast

from koldun.games.munchkin.faces import DOOR, Army, Item
from koldun.games.munchkin.fight import Fight, Offer
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Face, Zone, ZoneKind
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State

GOAL: Final = 10
HAND_LIMIT: Final = 5
DEALT: Final = 4  # of each deck
ESCAPE: Final = 5
GOLD: Final = 1000
COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "grey")  # MUN-SETUP-03

DOORS: Final = ZoneKind("doors", NOBODY, PILE)
TREASURES: Final = ZoneKind("treasures", NOBODY, PILE)
DOOR_DISCARD: Final = ZoneKind("door-discard", OPEN, PILE, top_only=True)  # MUN-CARDS-04
TREASURE_DISCARD: Final = ZoneKind("treasure-discard", OPEN, PILE, top_only=True)
REVEALED: Final = ZoneKind("revealed", OPEN, ROW)  # a door turned up, a card being played
MONSTERS: Final = ZoneKind("monsters", OPEN, ROW)
ENHANCERS: Final = ZoneKind("enhancers", OPEN, ROW)
USED: Final = ZoneKind("used", OPEN, ROW)  # one-shots and the like until the combat ends
LOOT: Final = ZoneKind("loot", OPEN, ROW)  # treasures drawn in the open, to be split
BODY: Final = ZoneKind("body", OPEN, ROW)
HAND_OF: Final = ZoneKind("hand", OWNER, HAND)
IN_PLAY: Final = ZoneKind("play", OPEN, ROW)


class Rules:
    """The options of a match: definitions, never changed."""

    __slots__ = ("attentive", "bribes", "fast", "figures", "hour", "most_turns", "night", "shared")

    def __init__(
        self,
        fast: bool,
        shared: bool,
        night: str,
        hour: int,
        bribes: bool,
        attentive: bool,
        most_turns: int,
        figures: str,
    ) -> None:
        self.fast: bool = fast
        self.shared: bool = shared
        self.night: str = night
        self.hour: int = hour
        self.bribes: bool = bribes
        self.attentive: bool = attentive
        self.most_turns: int = most_turns
        self.figures: str = figures


class Dungeon(State[Face]):
    """All that changes during a match."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards[Face],
        standing: list[str] | None,
        rules: Rules,
        piles: list[Zone],
        hands: list[Zone],
        play: list[Zone],
    ) -> None:
        super().__init__(seats, rng, cards)
        if standing is not None:
            self.standing = standing[:]
        self.rules: Rules = rules
        self.piles: list[Zone] = piles
        self.doors: Zone = piles[0]
        self.treasures: Zone = piles[1]
        self.door_discard: Zone = piles[2]
        self.treasure_discard: Zone = piles[3]
        self.revealed: Zone = piles[4]
        self.monsters: Zone = piles[5]
        self.enhancers: Zone = piles[6]
        self.used: Zone = piles[7]
        self.loot: Zone = piles[8]
        self.body: Zone = piles[9]
        self.hands: list[Zone] = hands
        self.play: list[Zone] = play
        self.level: list[int] = [1] * seats  # MUN-CHARACTER-01
        self.dead: list[bool] = [False] * seats
        self.owed: list[bool] = [False] * seats  # eight cards at the own next turn
        # run-away penalties that bad stuff left, and how much of them outlasts this combat or turn
        self.limp_combat: list[int] = [0] * seats
        self.limp_combat_new: list[int] = [0] * seats
        self.limp_turn: list[int] = [0] * seats
        self.limp_turn_new: list[int] = [0] * seats
        self.sideways: list[int] = []  # items carried but not worn
        self.cheats: dict[int, int] = {}  # item -> the Cheat! joined to it
        self.active: int = 0
        self.first: int = 0
        self.round: int = 1
        self.turn: int = 1
        self.phase: str = "setup"
        self.opening: bool = True  # the window of this phase has not been asked yet
        # who has passed in this window since something in front of people last changed
        self.resting: list[bool] = [False] * seats
        self.met: bool = False  # a monster was met behind the door
        self.no_sale: bool = False
        self.laid_army: bool = False  # at set-up
        self.dressed: list[bool] = [False] * seats  # rights used in this window ...
        self.trades_here: list[int] = [0] * seats
        self.sale_dropped: bool = False
        self.shown_here: list[bool] = [False] * seats
        self.trades: list[int] = [0] * seats  # ... and in this turn
        self.shown: list[int] = [0] * seats
        self.offered: list[str] = []
        self.offer: Offer | None = None  # never changed once it lies there
        self.doomed: bool = False  # bad stuff has just killed its victim
        self.gifts: list[tuple[int, int]] = []  # seat and card: just received, OPEN-RECEIVE
        self.winners: list[int] = []
        self.capped: bool = False
        self.fight: Fight | None = None

    def copy(self) -> "Dungeon":
        new = Dungeon(
            self.seats,
            self.rng.copy(),
            self.cards.copy(),
            self.standing,
            self.rules,
            [z.copy() for z in self.piles],
            [z.copy() for z in self.hands],
            [z.copy() for z in self.play],
        )
        new.level = self.level[:]
        new.dead = self.dead[:]
        new.owed = self.owed[:]
        new.limp_combat = self.limp_combat[:]
        new.limp_combat_new = self.limp_combat_new[:]
        new.limp_turn = self.limp_turn[:]
        new.limp_turn_new = self.limp_turn_new[:]
        new.sideways = self.sideways[:]
        new.cheats = dict(self.cheats)
        new.active = self.active
        new.first = self.first
        new.round = self.round
        new.turn = self.turn
        new.phase = self.phase
        new.opening = self.opening
        new.resting = self.resting[:]
        new.met = self.met
        new.no_sale = self.no_sale
        new.laid_army = self.laid_army
        new.dressed = self.dressed[:]
        new.trades_here = self.trades_here[:]
        new.sale_dropped = self.sale_dropped
        new.shown_here = self.shown_here[:]
        new.trades = self.trades[:]
        new.shown = self.shown[:]
        new.offered = self.offered[:]
        new.offer = self.offer
        new.doomed = self.doomed
        new.gifts = self.gifts[:]
        new.winners = self.winners[:]
        new.capped = self.capped
        fight = self.fight
        new.fight = None if fight is None else fight.copy()
        return new

    def zones(self) -> list[Zone]:
        return self.piles + self.hands + self.play

    def facts(self) -> dict[str, Plain]:
        seats: list[Plain] = [
            {
                "level": self.level[s],
                "dead": self.dead[s],
                "owed": self.owed[s],
                "limp": [
                    self.limp_combat[s],
                    self.limp_combat_new[s],
                    self.limp_turn[s],
                    self.limp_turn_new[s],
                ],
                "rights": [
                    self.dressed[s],
                    self.trades_here[s],
                    self.trades[s],
                    self.shown_here[s],
                    self.shown[s],
                    self.resting[s],
                ],
            }
            for s in range(self.seats)
        ]
        sideways: list[Plain] = [c for c in sorted(self.sideways)]
        cheats: list[Plain] = [f"{item} {self.cheats[item]}" for item in sorted(self.cheats)]
        offered: list[Plain] = [o for o in self.offered]
        winners: list[Plain] = [w for w in self.winners]
        gifts: list[Plain] = [f"{seat} {card}" for seat, card in self.gifts]
        fight = self.fight
        offer = self.offer
        return {
            "round": self.round,
            "turn": self.turn,
            "active": self.active,
            "first": self.first,
            "phase": self.phase,
            "opening": self.opening,
            "met": self.met,
            "no_sale": self.no_sale,
            "laid_army": self.laid_army,
            "sale_dropped": self.sale_dropped,
            "sideways": sideways,
            "cheats": cheats,
            "offered": offered,
            "offer": None if offer is None else offer.plain(),
            "winners": winners,
            "doomed": self.doomed,
            "gifts": gifts,
            "capped": self.capped,
            "fight": None if fight is None else fight.plain(),
            "seats": seats,
        }

    def redealt(self, seat: int, rng: Rng) -> None:
        """Who else has passed is a secret of theirs."""
        self.resting = [self.resting[s] and s == seat for s in range(self.seats)]

    def put(self, name: str, seat: int, value: Plain) -> bool:
        """Facts a scenario may set."""
        if seat >= 0 and name in ("dead", "owed") and isinstance(value, bool):
            (self.dead if name == "dead" else self.owed)[seat] = value
        elif seat < 0 and name == "phase" and isinstance(value, str):
            self.phase = value
        elif not isinstance(value, int):
            return False
        elif seat >= 0 and name == "level" and 1 <= value < GOAL:
            self.level[seat] = value
        elif seat < 0 and name in ("round", "turn") and value > 0:
            if name == "round":
                self.round = value
            else:
                self.turn = value
        elif seat < 0 and name in ("active", "first") and 0 <= value < self.seats:
            if name == "first":
                self.first = value
            self.active = value
        else:
            return False
        return True

    # --- who

    def around(self, start: int) -> list[int]:
        """Living seats in turn order from `start` (MUN-DEATH-19: the dead are skipped)."""
        order = [(start + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if not self.dead[seat]]

    def others(self, seat: int) -> list[int]:
        return [s for s in self.around(seat) if s != seat]

    def in_combat(self, seat: int) -> bool:
        """Fighting or still running (MUN-TRADE-03: the run stage counts)."""
        fight = self.fight
        return fight is not None and fight.has(seat)

    # --- what lies in front of somebody

    def armies(self, seat: int) -> list[int]:
        return [c for c in self.play[seat].cards if self.face(c).kind == "army"]

    def army_keys(self, seat: int) -> list[str]:
        return [self.face(c).id for c in self.play[seat].cards if self.face(c).kind == "army"]

    def army_faces(self, seat: int) -> list[Army]:
        return [cast("Army", self.face(c)) for c in self.armies(seat)]

    def alliance(self, seat: int) -> int:
        for c in self.play[seat].cards:
            if self.face(c).kind == "alliance":
                return c
        return -1

    def items(self, seat: int) -> list[int]:
        """Items carried, worn or not, one-shots included (MUN-ITEM-03, MUN-ONESHOT-06)."""
        return [c for c in self.play[seat].cards if isinstance(self.face(c), Item)]

    def worn(self, seat: int) -> list[int]:
        """Only these give their bonus (MUN-ITEM-04)."""
        return [
            c
            for c in self.play[seat].cards
            if self.face(c).kind == "item" and c not in self.sideways
        ]

    def curses(self, seat: int) -> list[int]:
        return [c for c in self.play[seat].cards if self.face(c).kind == "curse"]

    def item(self, card: int) -> Item:
        return cast("Item", self.face(card))

    def night(self) -> bool:
        """OPEN-NIGHT: a match input, never a clock."""
        rule = self.rules.night
        if rule == "always":
            return True
        if rule == "clock":
            return self.rules.hour >= 20 or self.rules.hour < 6
        return rule == "rounds" and self.round % 2 == 0

    # --- moving cards

    def pile_of(self, card: int) -> Zone:
        """Each card to the pile of its own type (MUN-CARDS-02)."""
        return self.door_discard if self.face(card).back == DOOR else self.treasure_discard

    def zone_of(self, card: int) -> Zone:
        for zone in self.zones():
            if card in zone.cards:
                return zone
        raise ValueError(f"card {card} lies nowhere")

    def forget(self, card: int) -> None:
        """A card leaves somebody's play area: Cheat! joined to it is discarded."""
        if card in self.sideways:
            self.sideways.remove(card)
        if card in self.cheats:
            cheat = self.cheats.pop(card)
            self.cards.move(cheat, self.zone_of(cheat), self.door_discard)
        for item in list(self.cheats):
            if self.cheats[item] == card:
                del self.cheats[item]
                here = self.zone_of(item).cards  # last in order, and the first to lapse
                here.remove(item)
                here.append(item)

    def discard(self, card: int) -> None:
        zone = self.zone_of(card)
        if zone.kind is IN_PLAY:
            self.forget(card)
        self.cards.move(card, zone, self.pile_of(card))

    def move(self, card: int, target: Zone) -> None:
        zone = self.zone_of(card)
        if zone.kind is IN_PLAY:
            self.forget(card)
        self.cards.move(card, zone, target)

    def draw(self, back: str, target: Zone) -> int:
        """The top card of a deck, or -1 when deck and pile are empty (MUN-CARDS-06)."""
        self.refill()
        deck = self.doors if back == DOOR else self.treasures
        if not deck.cards:
            return -1
        card = self.cards.draw(deck, target)
        self.refill()
        return card

    def refill(self) -> None:
        """A deck that ran out is made anew from its pile at once (MUN-CARDS-05)."""
        self._refill(self.doors, self.door_discard)
        self._refill(self.treasures, self.treasure_discard)

    def _refill(self, deck: Zone, pile: Zone) -> None:
        if not deck.cards and pile.cards:
            self.cards.move_all(pile, deck)
            self.cards.shuffle(deck, self.rng)
            self.say("reshuffled", "MUN-CARDS-05", number=len(deck.cards), word=deck.kind.name)
