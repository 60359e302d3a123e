"""The table of the brawl: its zones and the state."""

from typing import Final, cast

from koldun.games.krutagidon.parts import Act, Card, Rite, Turn
from koldun.kernel.cards import HAND, NOBODY, OPEN, OWNER, PILE, ROW, Cards, Face, Zone, ZoneKind
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State

MARKET_SIZE: Final = 5
HAND_SIZE: Final = 5
START_LIFE: Final = 20  # KRU-SETUP-10
MOST_LIFE: Final = 25  # KRU-LIFE-02
MOST_TURNS: Final = 1500  # nobody has to buy anything, so a brawl could last for ever

BOX: Final = ZoneKind("box", NOBODY, PILE, "box")
MAIN: Final = ZoneKind("main", NOBODY, PILE, "main")
MARKET: Final = ZoneKind("market", OPEN, ROW)
MAYHEM: Final = ZoneKind("mayhem", OPEN, PILE)
RESOLVING: Final = ZoneKind("resolving", OPEN, ROW)
DESTROYED: Final = ZoneKind("destroyed", OPEN, PILE)
WILD: Final = ZoneKind("wild", OPEN, PILE)
LIMP: Final = ZoneKind("limp", OPEN, PILE)
LEGEND_BOX: Final = ZoneKind("legend-box", NOBODY, PILE, "legends")
LEGENDS: Final = ZoneKind("legends", NOBODY, PILE, "legends")
LEGEND: Final = ZoneKind("legend", OPEN, ROW)
TOKEN_BOX: Final = ZoneKind("token-box", NOBODY, PILE, "tokens")
GRAVES: Final = ZoneKind("graves", NOBODY, PILE, "tokens")
POT: Final = ZoneKind("pot", OPEN, ROW)
TILE_BOX: Final = ZoneKind("tile-box", NOBODY, PILE, "setup")
FAMILIAR_BOX: Final = ZoneKind("familiar-box", NOBODY, PILE, "setup")
MATS: Final = ZoneKind("mats", OPEN, ROW)

OFFER: Final = ZoneKind("offer", OWNER, HAND, "setup", loose=False)
MAT_OF: Final = ZoneKind("mat", OPEN, ROW)
FAMILIAR_OF: Final = ZoneKind("familiar", OPEN, ROW)
TILES: Final = ZoneKind("tiles", OPEN, ROW)
TOKENS: Final = ZoneKind("tokens", OPEN, ROW)
DECK: Final = ZoneKind("deck", NOBODY, PILE, "own")
HAND_OF: Final = ZoneKind("hand", OWNER, HAND, "own")
DISCARD: Final = ZoneKind("discard", OPEN, PILE, "own")
PLAY: Final = ZoneKind("play", OPEN, ROW, "own")
REVEALED: Final = ZoneKind("revealed", OPEN, ROW, "own")
BORROWED: Final = ZoneKind("borrowed", OPEN, ROW, "own")  # played by an enemy just now

SHARED_KINDS: Final = (
    BOX,
    LEGEND_BOX,
    TOKEN_BOX,
    TILE_BOX,
    FAMILIAR_BOX,
    MAIN,
    MARKET,
    RESOLVING,
    MAYHEM,
    DESTROYED,
    WILD,
    LIMP,
    LEGENDS,
    LEGEND,
    GRAVES,
    POT,
    MATS,
)
OWN_KINDS: Final = (
    HAND_OF,
    PLAY,
    DISCARD,
    DECK,
    TOKENS,
    TILES,
    FAMILIAR_OF,
    MAT_OF,
    OFFER,
    REVEALED,
    BORROWED,
)


class Brawl(State[Face]):
    """All that changes in a brawl."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        cards: Cards[Face],
        standing: list[str] | None,
        shared: list[Zone],
        own: list[list[Zone]],
        life: list[int],
        prize: int,
        active: int,
        number: int,
        phase: str,
        turn: Turn,
        echoes: list[Act],
        loans: list[int],
        out: list[str],
        over: str,
    ) -> None:
        super().__init__(seats, rng, cards)
        if standing is not None:
            self.standing = standing[:]
        self.shared: list[Zone] = shared
        self.own: list[list[Zone]] = own
        self.box: Zone = shared[0]
        self.legend_box: Zone = shared[1]
        self.token_box: Zone = shared[2]
        self.tile_box: Zone = shared[3]
        self.familiar_box: Zone = shared[4]
        self.main: Zone = shared[5]
        self.market: Zone = shared[6]
        self.resolving: Zone = shared[7]
        self.mayhem: Zone = shared[8]
        self.destroyed: Zone = shared[9]
        self.wild: Zone = shared[10]
        self.limp: Zone = shared[11]
        self.legends: Zone = shared[12]
        self.legend: Zone = shared[13]
        self.graves: Zone = shared[14]
        self.pot: Zone = shared[15]
        self.mats: Zone = shared[16]
        self.hands: list[Zone] = [zones[0] for zones in own]
        self.plays: list[Zone] = [zones[1] for zones in own]
        self.discards: list[Zone] = [zones[2] for zones in own]
        self.decks: list[Zone] = [zones[3] for zones in own]
        self.tokens: list[Zone] = [zones[4] for zones in own]
        self.tiles: list[Zone] = [zones[5] for zones in own]
        self.familiars: list[Zone] = [zones[6] for zones in own]
        self.mat_of: list[Zone] = [zones[7] for zones in own]
        self.offers: list[Zone] = [zones[8] for zones in own]
        self.revealed: list[Zone] = [zones[9] for zones in own]
        self.borrowed: list[Zone] = [zones[10] for zones in own]
        self.life: list[int] = life
        self.prize: int = prize  # who holds the Grand Prize; -1: nobody
        self.active: int = active
        self.number: int = number  # of the turn
        self.phase: str = phase
        self.turn: Turn = turn
        self.echoes: list[Act] = echoes  # texts set off by each gain this turn (Barfaticus)
        self.loans: list[int] = loans  # tiles that go back when the next Legend is beaten
        self.out: list[str] = out  # end conditions met: legends, market, tokens
        self.over: str = over  # why the brawl has ended
        self.rites: list[Rite] = []  # empty whenever a unit ends

    def copy(self) -> "Brawl":
        return Brawl(
            self.seats,
            self.rng.copy(),
            self.cards.copy(),
            self.standing,
            [z.copy() for z in self.shared],
            [[z.copy() for z in zones] for zones in self.own],
            self.life[:],
            self.prize,
            self.active,
            self.number,
            self.phase,
            self.turn.copy(),
            self.echoes[:],
            self.loans[:],
            self.out[:],
            self.over,
        )

    def zones(self) -> list[Zone]:
        listed = self.shared[:]
        for zones in self.own:
            listed += zones
        return listed

    def facts(self) -> dict[str, Plain]:
        seats: list[Plain] = [{"life": self.life[seat]} for seat in range(self.seats)]
        out: list[Plain] = [word for word in self.out]
        played: list[Plain] = [face.id for face in self.turn.played]
        loans: list[Plain] = [card for card in self.loans]
        return {
            "active": self.active,
            "number": self.number,
            "phase": self.phase,
            "power": self.turn.power(),
            "made": self.turn.made,
            "played": played,
            "on_top": self.turn.on_top,
            "prize": self.prize,
            "rlyeh": self.rlyeh(),
            "echoes": len(self.echoes),
            "loans": loans,
            "out": out,
            "over": self.over,
            "seats": seats,
        }

    def put(self, name: str, seat: int, value: Plain) -> bool:
        if seat < 0 and name == "phase" and isinstance(value, str):
            if self.phase == "choice" and value != "choice":
                self.deal()
            self.phase = value
            return True
        if not isinstance(value, int):
            return False
        if seat >= 0 and name == "life" and 0 < value <= MOST_LIFE:
            self.life[seat] = value
        elif seat < 0 and name == "active" and 0 <= value < self.seats:
            self.active = value
        elif seat < 0 and name == "prize" and -1 <= value < self.seats:
            self.prize = value
        elif seat < 0 and name == "power" and value >= 0:
            self.turn.made = value
        elif seat < 0 and name == "number" and value > 0:
            self.number = value
        else:
            return False
        return True

    def deal(self) -> None:
        """Hands and the first Market, once tiles and Familiars are chosen (KRU-SETUP-16, -24)."""
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                self.cards.draw(self.decks[seat], self.hands[seat])
        self.open_market()

    def open_market(self) -> None:
        """Mayhem that comes up now does nothing (KRU-SETUP-17)."""
        while len(self.market.cards) < MARKET_SIZE:
            mayhem = self.card(self.main.top()).kind == "mayhem"
            self.cards.draw(self.main, self.mayhem if mayhem else self.market)

    # --- reading

    def card(self, handle: int) -> Card:
        return cast("Card", self.cards.faces[handle])

    def left(self, seat: int) -> int:
        """The left enemy; turns pass clockwise, so it is the next in turn (KRU-ATTACK-13)."""
        return (seat + 1) % self.seats

    def right(self, seat: int) -> int:
        return (seat + self.seats - 1) % self.seats

    def order(self, first: int) -> list[int]:
        """Everybody, clockwise from a seat (KRU-RESOLVE-01)."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def enemies(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def controls(self, seat: int, id: str) -> bool:
        return any(self.cards.faces[card].id == id for card in self.plays[seat].cards)

    def has_token(self, seat: int, id: str) -> bool:
        return any(self.cards.faces[card].id == id for card in self.tokens[seat].cards)

    def token_count(self, seat: int) -> int:
        """Dead Wizard Tokens and Big Bones in play (KRU-CARD-06)."""
        n = len(self.tokens[seat].cards)
        for card in self.plays[seat].cards:
            if self.cards.faces[card].id == "big_bone":
                n += 1
        return n

    def ongoing_count(self, seat: int) -> int:
        """Ongoing cards, Prize, R'lyeh and Ongoing tokens (KRU-CARD-31)."""
        n = 0
        for card in self.plays[seat].cards:
            if self.card(card).ongoing:
                n += 1
        for card in self.tokens[seat].cards:
            if self.card(card).ongoing:
                n += 1
        if self.prize == seat:
            n += 1
        if self.rlyeh() == seat:
            n += 1
        return n

    def rlyeh(self) -> int:
        """Who owns Cthulhu, wherever it lies, controls R'lyeh (KRU-CARD-33)."""
        faces = self.cards.faces
        for seat in range(self.seats):
            zones = self.own[seat]
            for i in (0, 1, 2, 3, 9, 10):
                for card in zones[i].cards:
                    if faces[card].id == "cthulhu":
                        return seat
        return -1

    def of_type(self, zone: Zone, type: str) -> list[int]:
        return [card for card in zone.cards if self.card(card).type == type]

    def own_turn(self, seat: int) -> bool:
        """A Group Attack belongs to nobody's turn (KRU-GROUP-06)."""
        return seat == self.active and self.phase != "group"
