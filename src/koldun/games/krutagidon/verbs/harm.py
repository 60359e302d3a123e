"""What attacks of cards do to their targets."""

from koldun.content.vocabulary import deeds, number, word
from koldun.games.krutagidon.fighting.death import apply_token, settle
from koldun.games.krutagidon.fighting.hits import Attack, Hit
from koldun.games.krutagidon.fighting.life import damage
from koldun.games.krutagidon.playing.choices import NOTHING, distinct, or_nothing
from koldun.games.krutagidon.playing.discarding import choose_discard, discard
from koldun.games.krutagidon.playing.gaining import gain_limp
from koldun.games.krutagidon.playing.piles import reveal_top, show_hand, zone_of
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl, Harm
from koldun.games.krutagidon.verbs.numbered import NumberedHarm
from koldun.games.krutagidon.verbs.vocabulary import VERBS
from koldun.kernel.decisions import DONE, Option, Play, ask
from koldun.kernel.windows import privately


class Damage(Harm):
    """A number of damage.

    When the target dies of it `kill` happens for the attacker; with `doom` the attacker picks the
    token the target takes (Fatalizer, KRU-CARD-27).
    """

    def __init__(self, number: int, kill: list[Act], doom: bool = False) -> None:
        super().__init__()
        self.number: int = number
        self.kill: list[Act] = kill
        self.doom: bool = doom

    def amount(self, t: Brawl, a: Attack, victim: int, sent: bool) -> int:
        number = self.number * a.factor
        for deed in t.lasting(victim):
            number += deed.extra_damage(a.kind)  # KRU-TOKEN-01: added after doubling
        return number

    def threat(self, t: Brawl, a: Attack, victim: int) -> int:
        return self.amount(t, a, victim, False)

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        died = yield from strike(t, a, h, a.you if self.doom and not h.sent else -1)
        if died and not h.sent:  # KRU-REDIRECT-13
            for deed in self.kill:
                yield from deed.play(t, Use(a.you, a.card, a.source))


def damage_only(number: int) -> Damage:
    return Damage(number, [])


def damage_of_doom(number: int) -> Damage:
    return Damage(number, [], doom=True)


VERBS.verb("damage", damage_only, number("number", 1, 25))
VERBS.verb("damage_kill", Damage, number("number", 1, 25), deeds("kill"))
VERBS.verb("doom", damage_of_doom, number("number", 1, 25))


def strike(t: Brawl, a: Attack, h: Hit, doom: int) -> Play[bool]:
    """True when it killed; `doom` chooses the token of who dies."""
    if h.amount > 0 and not h.sent:
        a.damaged.append(h.victim)
    died = yield from damage(t, h.victim, h.amount, h.killer, a.card, a.rule, doom)
    return died


class CountedDamage(Harm):
    """Damage that is counted when it hits; each kind says how."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        yield from strike(t, a, h, -1)


class DamagePer(CountedDamage):
    """So much damage for each of something of the attacker or of the target."""

    def __init__(self, number: int, per: str) -> None:
        super().__init__()
        self.number: int = number
        self.per: str = per

    def fix(self, t: Brawl, a: Attack) -> None:
        if a.you >= 0 and self.per != "cost":
            a.number = self._count(t, a.you)

    def amount(self, t: Brawl, a: Attack, victim: int, sent: bool) -> int:
        count = a.number
        if self.per == "defence":
            count = sum([1 for c in t.discards[victim].cards if t.face(c).defence_from])
        elif self.per == "legend":
            count = len(t.of_type(t.discards[victim], "legend"))
        return self.number * count * a.factor

    def _count(self, t: Brawl, you: int) -> int:
        if self.per == "ongoing":
            return t.ongoing_count(you)
        piles = t.plays[you].cards + t.discards[you].cards
        if self.per == "limp_wand":
            return sum([1 for c in piles if t.face(c).kind == "limp_wand"])
        return sum([1 for c in piles if t.face(c).type == self.per])

    def threat(self, t: Brawl, a: Attack, victim: int) -> int:
        return self.amount(t, a, victim, False)


VERBS.verb(
    "damage_per",
    DamagePer,
    number("number", 1, 9),
    word("per", "limp_wand", "ongoing", "wizard", "creature", "defence", "legend", "cost"),
)


class HandDamage(CountedDamage):
    """Blood-Bath Attendant: the hand is shown, its highest cost is the damage."""

    def amount(self, t: Brawl, a: Attack, victim: int, sent: bool) -> int:
        if not sent:
            show_hand(t, victim, a.rule)
        return max([0] + [t.face(c).cost for c in t.hands[victim].cards]) * a.factor


VERBS.verb("hand_damage", HandDamage)


class TopDamage(CountedDamage):
    """Princess Disaster: the top card is revealed, its cost is the damage."""

    def amount(self, t: Brawl, a: Attack, victim: int, sent: bool) -> int:
        card = reveal_top(t, victim, a.rule)
        return 0 if card < 0 else t.face(card).cost * a.factor


VERBS.verb("top_damage", TopDamage)


class LimpWands(Harm):
    """Gains Limp Wands, into the discard pile or on top of the deck."""

    def __init__(self, number: int, place: str) -> None:
        super().__init__()
        self.number: int = number
        self.place: str = place

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        yield from gain_limp(t, h.victim, self.number, a.rule, self.place)


VERBS.verb(
    "limp_wands",
    LimpWands,
    number("number", 1, 9),
    word("place", "discard", "top", default="discard"),
)


class DiscardCards(NumberedHarm):
    """Discards cards of the victim's own choice from hand (KRU-DISCARD-03)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        for _ in range(self.number):
            hand = t.hands[h.victim].cards[:]
            yield from choose_discard(t, h.victim, hand, a.rule, about=a.card, by=a.you)


VERBS.verb("discard_cards", DiscardCards, number("number", 1, 9))


class Overbrain(Harm):
    """Discard a card of cost 5 or more; who avoids although holding one takes damage instead."""

    def __init__(self, number: int, least: int) -> None:
        super().__init__()
        self.number: int = number
        self.least: int = least

    def _costly(self, t: Brawl, seat: int) -> list[int]:
        return [c for c in t.hands[seat].cards if t.face(c).cost >= self.least]

    def note(self, t: Brawl, a: Attack, victim: int) -> int:
        """The Defence card itself is still in hand (KRU-CARD-36)."""
        return len(self._costly(t, victim))

    def shirk(self, t: Brawl, a: Attack, victim: int, note: int) -> Play[None]:
        if note > 0:
            yield from damage(t, victim, self.number * a.factor, a.source, a.card, "KRU-CARD-36")

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        def costly(seat: int) -> list[Option]:
            return or_nothing([Option("discard", card=c) for c in self._costly(t, seat)])

        pick = yield from privately(t, h.victim, "discard", costly, "KRU-CARD-17", a.card, a.source)
        if pick is NOTHING:
            t.say("unaffected", "KRU-INFO-05", seat=h.victim)
        else:
            discard(t, h.victim, pick.card, t.hands[h.victim], "KRU-CARD-17")


VERBS.verb("overbrain", Overbrain, number("number", 1, 9), number("least", 1, 9))


class SwapTokens(Harm):
    """Necromantica: one token of each changes hands, then both texts act (KRU-CARD-18 to -21)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        you, other = h.by, h.victim
        if you == other or h.sent or not t.tokens[you].cards or not t.tokens[other].cards:
            return
        taken = yield from _token(t, you, other, "swap-take")
        given = yield from _token(t, you, you, "swap-give")
        t.cards.move(taken, t.tokens[other], t.tokens[you])
        t.cards.move(given, t.tokens[you], t.tokens[other])
        t.say("swap", "KRU-CARD-19", seat=you, other=other, cards=[given, taken])
        yield from apply_token(t, you, taken, -1, False)
        yield from settle(t)
        if given in t.tokens[other].cards:
            yield from apply_token(t, other, given, -1, False)


def _token(t: Brawl, seat: int, whose: int, what: str) -> Play[int]:
    options = [Option("take", card=c) for c in distinct(t, t.tokens[whose].cards)]
    pick = yield from ask(seat, what, options, "KRU-CARD-19", by=whose)
    return pick.card


VERBS.verb("swap_tokens", SwapTokens)


class GiveWorthless(Harm):
    """Swine Rod: a card of cost 0 goes into the target's hand (KRU-CARD-12)."""

    def hit(self, t: Brawl, a: Attack, h: Hit) -> Play[None]:
        if h.sent:  # KRU-CARD-13
            return
        you = a.you

        def worthless(seat: int) -> list[Option]:
            cards = t.hands[seat].cards + distinct(t, t.discards[seat].cards)
            return or_nothing([Option("give", card=c) for c in cards if t.face(c).cost == 0])

        pick = yield from privately(t, you, "give", worthless, "KRU-CARD-12", a.card, h.victim)
        if pick is NOTHING:
            t.say("unaffected", "KRU-INFO-05", seat=h.victim)
            return
        zone = zone_of(t, you, pick.card)
        t.cards.move(pick.card, zone, t.hands[h.victim])
        t.say("give", "KRU-CARD-12", seat=you, other=h.victim, card=pick.card)


VERBS.verb("give_worthless", GiveWorthless)


class Expose(Harm):
    """Total Crud: all reveal their top card, the attacker discards any of them."""

    def joint(self) -> bool:
        return True

    def hit_all(self, t: Brawl, a: Attack, hits: list[Hit]) -> Play[None]:
        shown: list[int] = []
        owners: list[int] = []
        for h in hits:
            card = reveal_top(t, h.victim, a.rule)
            if card >= 0 and not h.sent and card not in shown:
                shown.append(card)
                owners.append(h.victim)
        while shown:
            options = [DONE] + [Option("discard", card=c) for c in shown]
            pick = yield from ask(a.you, "expose", options, "KRU-RESOLVE-06", about=a.card)
            if pick is DONE:
                break
            i = shown.index(pick.card)
            discard(t, owners[i], pick.card, t.decks[owners[i]], "KRU-DISCARD-02")
            del shown[i], owners[i]
        for h in hits:
            if h.sent:  # KRU-REDIRECT-10: the redirecting player decides
                card = reveal_top(t, h.victim, a.rule)
                if card < 0:
                    continue
                options = [DONE, Option("discard", card=card)]
                pick = yield from ask(h.by, "expose", options, "KRU-REDIRECT-10", about=a.card)
                if pick is not DONE:
                    discard(t, h.victim, card, t.decks[h.victim], "KRU-DISCARD-02")


VERBS.verb("expose", Expose)
