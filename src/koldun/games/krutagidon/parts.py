"""What texts are made of: sentences, attacks, hits, and the faces that carry them."""

from typing import TYPE_CHECKING, Final

from koldun.content.deeds import Deed
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Play

if TYPE_CHECKING:
    from koldun.games.krutagidon.state import Brawl

STAR: Final = 3  # what a star counts where somebody asks for VP before the end

TYPES: Final = (
    "starter",
    "creature",
    "wizard",
    "spell",
    "treasure",
    "location",
    "legend",
    "familiar",
    "none",
)


class Use:
    """For whom and because of whom a text is carried out."""

    __slots__ = ("card", "fresh", "number", "other", "seat", "sitting", "source")

    def __init__(
        self,
        seat: int,
        card: int = -1,
        source: int = -1,
        other: int = -1,
        number: int = 0,
        sitting: int = -1,
        fresh: bool = False,
    ) -> None:
        self.seat: int = seat  # "you"
        self.card: int = card
        self.source: int = source  # who earns the Prize and suffers redirection; -1: nobody
        self.other: int = other  # the attacker in a Defence, the killer in a token
        self.number: int = number
        self.sitting: int = sitting  # who sits this Mayhem out
        self.fresh: bool = fresh  # a token taken by dying, not by swapping


class Act(Deed):
    """One sentence of a text."""

    def act(self, t: "Brawl", u: Use) -> None:
        raise NotImplementedError

    def play(self, t: "Brawl", u: Use) -> Play[None]:
        self.act(t, u)
        yield from ()


class Numbered(Act):
    """A sentence with one number in it."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number: int = number


class Lasting(Deed):
    """A sentence of an Ongoing card, a tile or a token that works as long as it lies there."""

    def fires(self, t: "Brawl", seat: int, played: "Card") -> bool:
        """Does playing this card (already counted in `t.played`) set it off?"""
        return False

    def play(self, t: "Brawl", u: Use) -> Play[None]:
        yield from ()


class Attack:
    """An attack being carried out."""

    __slots__ = (
        "alone",
        "avoided",
        "card",
        "damaged",
        "factor",
        "killed",
        "mayhem",
        "number",
        "rule",
        "sitting",
        "source",
        "title",
        "you",
    )

    def __init__(
        self, you: int, source: int, card: int, title: str, mayhem: bool, rule: str
    ) -> None:
        self.you: int = you  # "you" of the text; -1 for a Group Attack
        self.source: int = source  # the attacker; -1: nobody
        self.card: int = card
        self.title: str = title
        self.mayhem: bool = mayhem  # an attack of a Mayhem card itself (KRU-TOKEN-08)
        self.rule: str = rule
        self.factor: int = 1
        self.number: int = 0  # fixed when the card is played
        self.sitting: int = -1  # who sits this Mayhem out (KRU-MAYHEM-12)
        self.alone: bool = False  # a Group Attack on one player only (KRU-TOKEN-02)
        self.damaged: list[int] = []
        self.avoided: list[int] = []
        self.killed: list[int] = []


class Hit:
    """What one player suffers from one sentence of an attack."""

    __slots__ = ("amount", "by", "killer", "sent", "victim")

    def __init__(self, victim: int, by: int, killer: int, amount: int, sent: bool) -> None:
        self.victim: int = victim
        self.by: int = by  # makes the attacker's choices
        self.killer: int = killer
        self.amount: int = amount
        self.sent: bool = sent  # redirected (KRU-REDIRECT-01)


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
    """Everything printed that is dealt: cards, tokens, tiles, boards."""

    def __init__(
        self,
        id: str,
        kind: str,
        back: str,
        copies: int,
        type: str,
        cost: int,
        vp: int,
        star: str,
        power: int,
        do: list[Act],
        lasting: list[Lasting],
        ongoing: bool,
        defence: list[Act],
        defence_from: str,
        redirects: bool,
        group: list[Harm],
        attack: bool,
        mat: str,
    ) -> None:
        super().__init__(id, kind, back, copies)
        self.type: str = type
        self.cost: int = cost
        self.vp: int = vp
        self.star: str = star  # how a star is counted: eggs, bone
        self.power: int = power
        self.do: list[Act] = do
        self.lasting: list[Lasting] = lasting
        self.ongoing: bool = ongoing  # stays in play, or keeps working (tokens)
        self.defence: list[Act] = defence
        self.defence_from: str = defence_from  # hand, play or nothing
        self.redirects: bool = redirects
        self.group: list[Harm] = group  # the Group Attack of a Legend
        self.attack: bool = attack
        self.mat: str = mat  # the board a Familiar belongs to

    def worth(self) -> int:
        """VP as other cards read them: a star counts as 3."""
        return STAR if self.star else self.vp


class Rite:
    """What waits until the text that caused it is finished for its target (KRU-DEATH-14)."""

    __slots__ = ("card", "killer", "seat", "what")

    def __init__(self, what: str, seat: int, card: int, killer: int) -> None:
        self.what: str = what  # token, arena
        self.seat: int = seat
        self.card: int = card
        self.killer: int = killer


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

    def __init__(self) -> None:
        self.made: int = 0  # Power
        self.spent: int = 0
        self.factor: int = 1  # KRU-CARD-35
        self.played: list[Card] = []  # in order, Wild Magic's finds included (KRU-WILD-08)
        self.on_top: int = 0  # gains that go on top of the deck
        self.wizards_gained: int = 0
        self.bled: list[int] = []  # tiles used once this turn
        self.paid: list[str] = []  # what tiles have paid out for this turn

    def copy(self) -> "Turn":
        new = Turn()
        new.made = self.made
        new.spent = self.spent
        new.factor = self.factor
        new.played = self.played[:]
        new.on_top = self.on_top
        new.wizards_gained = self.wizards_gained
        new.bled = self.bled[:]
        new.paid = self.paid[:]
        return new

    def power(self) -> int:
        """Power still to be spent."""
        return self.made * self.factor - self.spent

    def add_power(self, number: int) -> None:
        """May be negative, but what is left never falls below 0."""
        self.made = max(self.made + number, -(-self.spent // self.factor))

    def count(self, type: str) -> int:
        n = 0
        for face in self.played:
            if face.type == type:
                n += 1
        return n
