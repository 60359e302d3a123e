"""The state of a brawl, and the cards whose sentences act on it: each refers to the other."""

from typing import ClassVar, Final, final

from koldun.content.deeds import Deed
from koldun.games.krutagidon import zones
from koldun.games.krutagidon.fighting.hits import Attack, Hit
from koldun.games.krutagidon.fighting.rites import Rite
from koldun.games.krutagidon.playing.standing import Standing
from koldun.games.krutagidon.playing.use import Use
from koldun.kernel.cards import Cards, Face, Zone
from koldun.kernel.decisions import Play
from koldun.kernel.randomness import Rng
from koldun.kernel.state import Plain, State, copied, each

MARKET_SIZE: Final = 5
HAND_SIZE: Final = 5
START_LIFE: Final = 20  # KRU-SETUP-10
MOST_LIFE: Final = 25  # KRU-LIFE-02
STAR: Final = 3  # what a star counts where somebody asks for VP before the end


class Act(Deed):
    """One sentence of a text."""

    def act(self, t: "Brawl", u: Use) -> None:
        raise NotImplementedError

    def returns_with(self) -> int:
        """The life one comes back with who takes this token (KRU-TOKEN-10); 0: as always."""
        return 0

    def play(self, t: "Brawl", u: Use) -> Play[None]:
        self.act(t, u)
        yield from ()


class Lasting(Standing):
    """A sentence of an Ongoing card, a tile or a token that works as long as it lies there.

    Some wait for a moment, the others answer what the rules ask of everything a player controls.
    """

    def __init__(self, moment: str) -> None:
        super().__init__()
        self.moment: str = moment  # PLAYED, START, END, USED, or none where rules ask it

    def fires(self, t: "Brawl", seat: int, played: "Card") -> bool:
        """Does playing this card (already counted in `Turn.played`) set it off?"""
        return False

    def whole_turn(self) -> bool:
        """It counts all cards of the turn, also those played before its tile came."""
        return False

    def usable(self, t: "Brawl", seat: int) -> bool:
        """May the player use it now, where it waits to be used?"""
        return False

    def play(self, t: "Brawl", u: Use) -> Play[None]:
        yield from ()


class Harm(Deed):
    """One sentence of an attack, as its target suffers it."""

    def joint(self) -> bool:
        """Players interact: all declare first, then all suffer together (KRU-ATTACK-04)."""
        return False

    def fix(self, t: "Brawl", a: Attack) -> None:
        """Numbers that depend on you are fixed when the card is played."""

    def amount(self, t: "Brawl", a: Attack, victim: int, sent: bool) -> int:
        """How much this victim would suffer (KRU-REDIRECT-05)."""
        return 0

    def threat(self, t: "Brawl", a: Attack, victim: int) -> int:
        """The damage everybody can foresee, for the question whether to defend; 0: none, or unknown."""
        return 0

    def note(self, t: "Brawl", a: Attack, victim: int) -> int:
        """Something to remember of a victim before the Defence is paid."""
        return 0

    def shirk(self, t: "Brawl", a: Attack, victim: int, note: int) -> Play[None]:
        """What avoiding costs."""
        yield from ()

    def hit(self, t: "Brawl", a: Attack, h: Hit) -> Play[None]:
        yield from ()

    def hit_all(self, t: "Brawl", a: Attack, hits: list[Hit]) -> Play[None]:
        """Only for joint harms."""
        yield from ()


class Card(Face):
    """Everything printed that is dealt: cards, tokens, tiles, boards. The library fills it in."""

    def __init__(self, id: str, kind: str, back: str, copies: int) -> None:
        super().__init__(id, kind, back, copies)
        self.type: str = "none"
        self.cost: int = 0
        self.vp: int = 0
        self.star: str = ""  # how a star is counted: eggs, bone
        self.power: int = 0
        self.do: list[Act] = []
        self.lasting: list[Lasting] = []
        self.ongoing: bool = False  # stays in play, or keeps working (tokens)
        self.defence: list[Act] = []
        self.defence_from: str = ""  # hand, play or nothing
        self.redirects: bool = False
        self.after_redirect: list[Act] = []  # the rest of the Defence
        self.group: list[Harm] = []  # the Group Attack of a Legend
        self.attack: bool = False
        self.mat: str = ""  # the board a Familiar belongs to
        self.first: bool = False  # the Legend that lies face up when the game begins
        self.in_box: bool = True  # False: a board that promo Familiars name and nobody has

    def worth(self) -> int:
        """VP as other cards read them: a star counts as 3."""
        return STAR if self.star else self.vp


@final
class Turn:
    """What is remembered for one turn only."""

    __slots__ = (
        "bled",
        "factor",
        "made",
        "on_top",
        "paid",
        "played",
        "spent",
        "wizards_gained",
    )

    def __init__(self, old: "Turn | None" = None) -> None:
        self.made: int = 0 if old is None else old.made  # Power
        self.spent: int = 0 if old is None else old.spent
        self.factor: int = 1 if old is None else old.factor  # KRU-CARD-35
        # in order, Wild Magic's finds included (KRU-WILD-08)
        self.played: list[Card] = [] if old is None else old.played[:]
        # gains that go on top of the deck
        self.on_top: int = 0 if old is None else old.on_top
        self.wizards_gained: int = 0 if old is None else old.wizards_gained
        # tiles used once this turn
        self.bled: list[int] = [] if old is None else old.bled[:]
        # what has paid out for this turn
        self.paid: list[Lasting] = [] if old is None else old.paid[:]

    def copy(self) -> "Turn":
        return Turn(self)

    def power(self) -> int:
        """Power still to be spent."""
        return self.made * self.factor - self.spent

    def add_power(self, number: int) -> None:
        """May be negative, but what is left never falls below 0."""
        self.made = max(self.made + number, self.spent // self.factor)
        self.spent = min(self.spent, self.made * self.factor)

    def count(self, type: str) -> int:
        return sum([1 for face in self.played if face.type == type])


@final
class Brawl(State[Card]):
    """All that changes in a brawl."""

    transient: ClassVar[tuple[str, ...]] = ("rites",)  # settled before each action ends

    def __init__(
        self, seats: int, rng: Rng, cards: Cards[Card], old: "Brawl | None" = None
    ) -> None:
        super().__init__(seats, rng, cards, old)
        self.box: Zone = Zone(zones.BOX) if old is None else old.box.copy()
        self.legend_box: Zone = Zone(zones.LEGEND_BOX) if old is None else old.legend_box.copy()
        self.token_box: Zone = Zone(zones.TOKEN_BOX) if old is None else old.token_box.copy()
        self.tile_box: Zone = Zone(zones.TILE_BOX) if old is None else old.tile_box.copy()
        self.familiar_box: Zone = (
            Zone(zones.FAMILIAR_BOX) if old is None else old.familiar_box.copy()
        )
        self.main: Zone = Zone(zones.MAIN) if old is None else old.main.copy()
        self.market: Zone = Zone(zones.MARKET) if old is None else old.market.copy()
        self.resolving: Zone = Zone(zones.RESOLVING) if old is None else old.resolving.copy()
        self.mayhem: Zone = Zone(zones.MAYHEM) if old is None else old.mayhem.copy()
        self.destroyed: Zone = Zone(zones.DESTROYED) if old is None else old.destroyed.copy()
        self.wild: Zone = Zone(zones.WILD) if old is None else old.wild.copy()
        self.limp: Zone = Zone(zones.LIMP) if old is None else old.limp.copy()
        self.legends: Zone = Zone(zones.LEGENDS) if old is None else old.legends.copy()
        self.legend: Zone = Zone(zones.LEGEND) if old is None else old.legend.copy()
        self.graves: Zone = Zone(zones.GRAVES) if old is None else old.graves.copy()
        self.pot: Zone = Zone(zones.POT) if old is None else old.pot.copy()
        self.mats: Zone = Zone(zones.MATS) if old is None else old.mats.copy()
        self.hands: list[Zone] = each(zones.HAND_OF, seats) if old is None else copied(old.hands)
        self.plays: list[Zone] = each(zones.PLAY, seats) if old is None else copied(old.plays)
        self.discards: list[Zone] = (
            each(zones.DISCARD, seats) if old is None else copied(old.discards)
        )
        self.decks: list[Zone] = each(zones.DECK, seats) if old is None else copied(old.decks)
        self.tokens: list[Zone] = each(zones.TOKENS, seats) if old is None else copied(old.tokens)
        self.tiles: list[Zone] = each(zones.TILES, seats) if old is None else copied(old.tiles)
        self.familiars: list[Zone] = (
            each(zones.FAMILIAR_OF, seats) if old is None else copied(old.familiars)
        )
        self.mat_of: list[Zone] = each(zones.MAT_OF, seats) if old is None else copied(old.mat_of)
        self.offers: list[Zone] = each(zones.OFFER, seats) if old is None else copied(old.offers)
        self.revealed: list[Zone] = (
            each(zones.REVEALED, seats) if old is None else copied(old.revealed)
        )
        self.borrowed: list[Zone] = (
            each(zones.BORROWED, seats) if old is None else copied(old.borrowed)
        )
        self.life: list[int] = [START_LIFE] * seats if old is None else old.life[:]
        # who holds the Grand Prize; -1: nobody
        self.prize: int = -1 if old is None else old.prize
        self.active: int = 0 if old is None else old.active
        self.number: int = 1 if old is None else old.number  # of the turn
        self.phase: str = "choice" if old is None else old.phase
        self.turn: Turn = Turn() if old is None else old.turn.copy()
        # texts set off by each gain this turn, and the cards they stand on (Barfaticus)
        self.echoes: list[tuple[int, Act]] = [] if old is None else old.echoes[:]
        # tiles that go back when the next Legend is beaten
        self.loans: list[int] = [] if old is None else old.loans[:]
        # end conditions met: legends, market, tokens
        self.out: list[str] = [] if old is None else old.out[:]
        self.over: str = "" if old is None else old.over  # why the brawl has ended
        self.rites: list[Rite] = []

    def copy(self) -> "Brawl":
        return Brawl(self.seats, self.rng.copy(), self.cards.copy(), self)

    def zones(self) -> list[Zone]:
        listed = [
            self.box,
            self.legend_box,
            self.token_box,
            self.tile_box,
            self.familiar_box,
            self.main,
            self.market,
            self.resolving,
            self.mayhem,
            self.destroyed,
            self.wild,
            self.limp,
            self.legends,
            self.legend,
            self.graves,
            self.pot,
            self.mats,
        ]
        for seat in range(self.seats):
            listed += [
                self.hands[seat],
                self.plays[seat],
                self.discards[seat],
                self.decks[seat],
                self.tokens[seat],
                self.tiles[seat],
                self.familiars[seat],
                self.mat_of[seat],
                self.offers[seat],
                self.revealed[seat],
                self.borrowed[seat],
            ]
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
            mayhem = self.face(self.main.top()).kind == "mayhem"
            self.cards.draw(self.main, self.mayhem if mayhem else self.market)

    # --- reading

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

    def lasting(self, seat: int) -> list[Lasting]:
        """Every lasting sentence of what a player controls: cards in play, tiles, tokens."""
        found: list[Lasting] = []
        for zone in (self.plays[seat], self.tiles[seat], self.tokens[seat]):
            for card in zone.cards:
                found += self.cards.faces[card].lasting
        return found

    def token_count(self, seat: int) -> int:
        """Dead Wizard Tokens, and what counts as one (KRU-CARD-06)."""
        return len(self.tokens[seat].cards) + self.bones(seat)

    def bones(self, seat: int) -> int:
        """As how many tokens things count that are none: Big Bones."""
        return sum([deed.tokens() for deed in self.lasting(seat)])

    def ongoing_count(self, seat: int) -> int:
        """Ongoing cards, Prize, R'lyeh and Ongoing tokens (KRU-CARD-31)."""
        n = 0
        for card in self.plays[seat].cards + self.tokens[seat].cards:
            if self.face(card).ongoing:
                n += 1
        if self.prize == seat:
            n += 1
        if self.rlyeh() == seat:
            n += 1
        return n

    def owned(self, seat: int) -> list[int]:
        """Every card a player owns, wherever it lies (KRU-SCORE-01, KRU-OWN-03)."""
        found = self.plays[seat].cards + self.hands[seat].cards
        found += self.discards[seat].cards
        found += self.decks[seat].cards
        found += self.revealed[seat].cards
        found += self.borrowed[seat].cards
        return found

    def rlyeh(self) -> int:
        """Who owns Cthulhu, wherever it lies, controls R'lyeh (KRU-CARD-33)."""
        for seat in range(self.seats):
            for card in self.owned(seat):
                for deed in self.cards.faces[card].lasting:
                    if deed.brings_rlyeh():
                        return seat
        return -1

    def of_type(self, zone: Zone, type: str) -> list[int]:
        return [card for card in zone.cards if self.face(card).type == type]

    def own_turn(self, seat: int) -> bool:
        """A Group Attack belongs to nobody's turn (KRU-GROUP-06)."""
        return seat == self.active and self.phase != "group"
