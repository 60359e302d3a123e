"""The state of a match: zones, levels, whose turn and phase it is, the combat that runs."""

from typing import Any, ClassVar, Final, final

from koldun.games.munchkin.faces import DOOR, Army, Card, Curse, Enhancer, Item, Monster, Shot
from koldun.games.munchkin.fight.deal import Offer
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.windows.rights import Rights
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Zone, ZoneKind
from koldun.kernel.definitions import Definition
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State, copied, each

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


class Rules(Definition):
    """The options of a match, as the rules read them."""

    aside: ClassVar[tuple[str, ...]] = ("figures",)  # for the eye: no rule reads it (MUN-SETUP-04)

    def __init__(self, options: Any) -> None:
        self.fast: bool = options.fast
        self.shared: bool = options.shared_victory
        self.night: str = options.night
        self.hour: int = options.hour
        self.bribes: bool = options.binding_bribes
        self.most_turns: int = options.max_turns
        self.figures: str = options.figures


@final
class Dungeon(State[Card]):
    """All that changes during a match."""

    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Card], rules: Rules, old: "Dungeon | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.rules: Rules = rules
        self.doors: Zone = Zone(DOORS) if old is None else old.doors.copy()
        self.treasures: Zone = Zone(TREASURES) if old is None else old.treasures.copy()
        self.door_discard: Zone = Zone(DOOR_DISCARD) if old is None else old.door_discard.copy()
        self.treasure_discard: Zone = (
            Zone(TREASURE_DISCARD) if old is None else old.treasure_discard.copy()
        )
        self.revealed: Zone = Zone(REVEALED) if old is None else old.revealed.copy()
        self.monsters: Zone = Zone(MONSTERS) if old is None else old.monsters.copy()
        self.enhancers: Zone = Zone(ENHANCERS) if old is None else old.enhancers.copy()
        self.used: Zone = Zone(USED) if old is None else old.used.copy()
        self.loot: Zone = Zone(LOOT) if old is None else old.loot.copy()
        self.body: Zone = Zone(BODY) if old is None else old.body.copy()
        self.hands: list[Zone] = each(HAND_OF, seats) if old is None else copied(old.hands)
        self.play: list[Zone] = each(IN_PLAY, seats) if old is None else copied(old.play)
        self.level: list[int] = [1] * seats if old is None else old.level[:]  # MUN-CHARACTER-01
        self.dead: list[bool] = [False] * seats if old is None else old.dead[:]
        # eight cards at the own next turn
        self.owed: list[bool] = [False] * seats if old is None else old.owed[:]
        # run-away penalties that bad stuff left, and how much of them outlasts this combat or turn
        self.limp_combat: list[int] = [0] * seats if old is None else old.limp_combat[:]
        self.limp_combat_new: list[int] = [0] * seats if old is None else old.limp_combat_new[:]
        self.limp_turn: list[int] = [0] * seats if old is None else old.limp_turn[:]
        self.limp_turn_new: list[int] = [0] * seats if old is None else old.limp_turn_new[:]
        self.sideways: list[int] = [] if old is None else old.sideways[:]  # carried but not worn
        self.cheats: dict[int, int] = {} if old is None else dict(old.cheats)  # item -> its Cheat!
        self.active: int = 0 if old is None else old.active
        self.first: int = 0 if old is None else old.first
        self.round: int = 1 if old is None else old.round
        self.turn: int = 1 if old is None else old.turn
        self.phase: str = "setup" if old is None else old.phase
        self.opening: bool = True if old is None else old.opening  # its window was not asked yet
        self.met: bool = False if old is None else old.met  # a monster, behind the door
        self.no_sale: bool = False if old is None else old.no_sale
        self.laid_army: bool = False if old is None else old.laid_army  # at set-up
        self.rights: Rights = Rights(seats) if old is None else old.rights.copy()
        self.offer: Offer | None = None if old is None else old.offer
        # who wants no more offers of whom in this match: "help 2 0", "trade 1 0"
        self.deaf: list[str] = [] if old is None else old.deaf[:]
        self.doomed: bool = False if old is None else old.doomed  # bad stuff has just killed
        self.untold: int = -1 if old is None else old.untold  # a card that strikes, not told yet
        # seat and card: just received, OPEN-RECEIVE
        self.gifts: list[tuple[int, int]] = [] if old is None else old.gifts[:]
        self.winners: list[int] = [] if old is None else old.winners[:]
        self.capped: bool = False if old is None else old.capped
        fight = None if old is None else old.fight
        self.fight: Fight | None = None if fight is None else fight.copy()

    def copy(self) -> "Dungeon":
        return Dungeon(self.seats, self.rng.copy(), self.cards.copy(), self.rules, self)

    def zones(self) -> list[Zone]:
        piles = [
            self.doors,
            self.treasures,
            self.door_discard,
            self.treasure_discard,
            self.revealed,
            self.monsters,
            self.enhancers,
            self.used,
            self.loot,
            self.body,
        ]
        return piles + self.hands + self.play

    def facts(self) -> dict[str, Plain]:
        rights = self.rights
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
                    rights.dressed[s] > 0,
                    rights.trades_here[s],
                    rights.trades[s],
                    rights.shown_here[s],
                    rights.shown[s],
                    rights.resting[s],
                ],
            }
            for s in range(self.seats)
        ]
        sideways: list[Plain] = [c for c in sorted(self.sideways)]
        cheats: list[Plain] = [f"{item} {self.cheats[item]}" for item in sorted(self.cheats)]
        offered: list[Plain] = [o for o in rights.offered]
        winners: list[Plain] = [w for w in self.winners]
        gifts: list[Plain] = [f"{seat} {card}" for seat, card in self.gifts]
        deaf: list[Plain] = [d for d in self.deaf]
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
            "sale_dropped": rights.sales_dropped > 0,
            "sideways": sideways,
            "cheats": cheats,
            "offered": offered,
            "offer": None if offer is None else offer.plain(),
            "winners": winners,
            "doomed": self.doomed,
            "untold": self.untold,
            "deaf": deaf,
            "gifts": gifts,
            "capped": self.capped,
            "fight": None if fight is None else fight.plain(),
            "seats": seats,
        }

    def redealt(self, seat: int, rng: Rng) -> None:
        """Who else has passed is a secret of theirs."""
        resting = self.rights.resting
        self.rights.resting = [resting[s] and s == seat for s in range(self.seats)]

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

    def combat(self) -> Fight:
        """The combat that runs; there must be one."""
        fight = self.fight
        assert fight is not None
        return fight

    def fighting(self) -> bool:
        """Is there a combat whose totals may still change (MUN-RUN-17)?"""
        fight = self.fight
        return fight is not None and fight.stage != "run" and fight.stage != "won"

    def calm_turn(self, seat: int) -> bool:
        """The own turn, outside combat."""
        return seat == self.active and self.fight is None

    # --- faces by kind

    def army(self, card: int) -> Army:
        face = self.cards.faces[card]
        assert isinstance(face, Army)
        return face

    def monster(self, card: int) -> Monster:
        face = self.cards.faces[card]
        assert isinstance(face, Monster)
        return face

    def enhancer(self, card: int) -> Enhancer:
        face = self.cards.faces[card]
        assert isinstance(face, Enhancer)
        return face

    def curse(self, card: int) -> Curse:
        face = self.cards.faces[card]
        assert isinstance(face, Curse)
        return face

    def shot(self, card: int) -> Shot:
        face = self.cards.faces[card]
        assert isinstance(face, Shot)
        return face

    def item(self, card: int) -> Item:
        face = self.cards.faces[card]
        assert isinstance(face, Item)
        return face

    # --- what lies in front of somebody

    def armies(self, seat: int) -> list[int]:
        faces = self.cards.faces
        return [c for c in self.play[seat].cards if isinstance(faces[c], Army)]

    def army_faces(self, seat: int) -> list[Army]:
        faces = self.cards.faces
        found: list[Army] = []
        for c in self.play[seat].cards:
            face = faces[c]
            if isinstance(face, Army):
                found.append(face)
        return found

    def army_keys(self, seat: int) -> list[str]:
        return [army.army for army in self.army_faces(seat)]

    def alliance(self, seat: int) -> int:
        for c in self.play[seat].cards:
            if self.face(c).kind == "alliance":
                return c
        return -1

    def items(self, seat: int) -> list[int]:
        """Items carried, worn or not, one-shots included (MUN-ITEM-03, MUN-ONESHOT-06)."""
        faces = self.cards.faces
        return [c for c in self.play[seat].cards if isinstance(faces[c], Item)]

    def worn(self, seat: int) -> list[int]:
        """Only these give their bonus (MUN-ITEM-04)."""
        faces, sideways = self.cards.faces, self.sideways
        return [c for c in self.play[seat].cards if faces[c].kind == "item" and c not in sideways]

    def curses(self, seat: int) -> list[int]:
        faces = self.cards.faces
        return [c for c in self.play[seat].cards if isinstance(faces[c], Curse)]

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
