"""What munchkins usually do: dress, bargain, and gang up on whoever is about to win.

Weights for thinking, from what the seat that is asked sees and what it holds.
"""

from typing import Final

from koldun.games.munchkin.faces import Item
from koldun.games.munchkin.fight.deal import ALL_SHARE
from koldun.games.munchkin.fight.fight import Fight
from koldun.games.munchkin.fight.help import USUAL
from koldun.games.munchkin.fight.strength import (
    all_treasures,
    item_bonus,
    leads,
    levels_at_stake,
    strength,
)
from koldun.games.munchkin.items.limits import may_use, may_wear
from koldun.games.munchkin.items.selling import goods
from koldun.games.munchkin.state import GOAL, GOLD, Dungeon
from koldun.kernel.decisions import Ask, Option

_NEVER: Final = 0.01
_HARD: Final = 8.0


def hints(t: Dungeon, ask: Ask, i: int) -> list[float] | None:
    seat = ask.seats[i]
    options = ask.options[i]
    what = ask.what
    fight = t.fight
    if ask.windowed:
        return [_in_window(t, seat, what, option) for option in options]
    if fight is not None and what in ("seek", "offer", "bid", "share", "terms"):
        return _bargain(t, fight, seat, ask, i)
    if what == "side" and fight is not None:
        ours = fight.has(seat)
        return [_HARD if (o.place == "munchkins") == ours else 0.2 for o in options]
    if what in ("curse", "rob", "wail", "press"):
        return [_at(t, seat, option) for option in options]
    if what == "raise":
        return [_HARD if o.seat == seat else _NEVER for o in options]
    if what in ("split", "search", "loot-body", "take"):
        return [1.0 + 2.0 * _worth(t, o.card) for o in options]
    if what in ("lose", "charity-give", "charity-discard", "waste", "shed"):
        return [1.0 / (1.0 + _worth(t, o.card)) for o in options]
    if what == "sell":
        return [_selling(t, seat, option) for option in options]
    if what == "dress":
        return [_dressing(t, option) for option in options]
    if what in ("give", "want", "partner", "trade", "show", "show-to"):
        return _trading(options)
    return None


def _worth(t: Dungeon, card: int) -> float:
    """What a card is good for, in points of combat strength."""
    if card < 0:
        return 0.0
    face = t.face(card)
    if face.kind == "level-up":
        return 5.0
    if isinstance(face, Item):
        return max(0.0, face.bonus + 0.5 * face.boost + face.price / 400.0)
    return 0.5


def _at(t: Dungeon, seat: int, option: Option) -> float:
    """Whom to hurt: the higher the rather, never oneself."""
    if option.seat < 0:
        return 1.0
    if option.seat == seat:
        return _NEVER
    return 0.2 + t.level[option.seat] * t.level[option.seat] / 10.0


# --- windows


def _in_window(t: Dungeon, seat: int, what: str, option: Option) -> float:
    verb = option.verb
    fight = t.fight
    if verb == "pass":
        return 4.0
    if verb == "lay":
        return 12.0
    if verb in ("sell-items", "dress", "trade", "show-card"):
        return _dealing(t, seat, verb)
    if verb == "leave":
        return 0.03
    if verb == "trouble":
        return _seeking_trouble(t, seat, option.card)
    if fight is None:
        return _calm_play(t, seat, option)
    return _in_fight(t, fight, seat, what, option)


def _dealing(t: Dungeon, seat: int, verb: str) -> float:
    """What may be begun and dropped again, for ever: once, and where something can come of it."""
    rights = t.rights
    if verb == "sell-items":
        if rights.sales_dropped:
            return 0.0
        return 6.0 if _spare(t, seat) >= GOLD else 0.5
    if verb == "dress":
        own = [card for card in t.sideways if card in t.play[seat].cards]
        return 3.0 if not rights.dressed[seat] and _any_better(t, seat, own) else 0.0
    if verb == "trade":
        theirs = [card for card in t.sideways if card not in t.play[seat].cards]
        use = t.fight is not None or _any_better(t, seat, theirs)  # in a fight it may be a bribe
        return 0.03 if use and not rights.trades[seat] else 0.0
    return 0.0


def _any_better(t: Dungeon, seat: int, cards: list[int]) -> bool:
    """Has any of these a free place, or is it stronger than what it would replace?"""
    worn = t.worn(seat)
    for card in cards:
        item = t.item(card)
        bonus = item_bonus(t, None, seat, item)
        if bonus < 0 or not may_use(t, seat, card):
            continue
        if may_wear(t, seat, card, worn):
            return True
        for other in worn:
            rival = t.item(other)
            if rival.slot == item.slot and item_bonus(t, None, seat, rival) < bonus:
                return True
    return False


def _spare(t: Dungeon, seat: int) -> int:
    """Gold for what is not worn."""
    worn = t.worn(seat)
    return sum(t.item(card).price for card in goods(t, seat) if card not in worn)


def _calm_play(t: Dungeon, seat: int, option: Option) -> float:
    kind = t.face(option.card).kind if option.card >= 0 else ""
    if kind == "level-up":
        return 12.0 if t.level[seat] < GOAL - 1 else 0.1
    if kind == "army" or kind == "alliance":
        return 6.0 if not t.armies(seat) else 1.0
    if kind == "curse":
        return 0.7
    if kind == "one-shot":
        return 0.05
    return 1.0


def _seeking_trouble(t: Dungeon, seat: int, card: int) -> float:
    return _HARD if strength(t, seat) > t.monster(card).level else 0.3


def _in_fight(t: Dungeon, fight: Fight, seat: int, what: str, option: Option) -> float:
    """Help oneself when behind; stop whoever would win the match; else keep the cards."""
    verb = option.verb
    ahead = leads(t, fight)
    ours = fight.has(seat)
    if verb == "seek":
        return 10.0 if any(_worth_asking(t, fight, s) for s in t.others(seat)) else 0.02
    if verb == "bid":
        return 2.0 if _would_win(t, fight, seat) and not _wins_match(t, fight) else _NEVER
    kind = t.face(option.card).kind if option.card >= 0 else ""
    if kind == "level-up":
        return 12.0 if t.level[seat] < GOAL - 1 else 0.1
    if verb in ("join", "wander") or kind == "enhancer":
        if ours:
            return 0.02
        return 20.0 if ahead and _wins_match(t, fight) else 0.4
    if ours and not ahead:
        wasted = verb == "play" and _boost(t, option.card) and not _can_catch_up(t, fight, seat)
        return 0.5 if wasted else 5.0
    if ours:
        return 0.05
    return 20.0 if ahead and _wins_match(t, fight) else 0.1


def _wins_match(t: Dungeon, fight: Fight) -> bool:
    """Would this kill be the last one?"""
    return t.level[fight.main] + levels_at_stake(t, fight) >= GOAL


def _would_win(t: Dungeon, fight: Fight, helper: int) -> bool:
    return fight.totals[0] + strength(t, helper) > fight.totals[1]


def _worth_asking(t: Dungeon, fight: Fight, helper: int) -> bool:
    """Might this one accept: it turns the fight, wins no match, was asked at most once, and there is enough to share?"""
    if fight.offers[helper] >= 2 or _wins_match(t, fight) or not _would_win(t, fight, helper):
        return False
    return _fair(t, fight) + fight.offers[helper] <= min(all_treasures(t, fight), USUAL)


def _fair(t: Dungeon, fight: Fight) -> int:
    """The share for which people help: half the treasures, and one more for each level above the first."""
    return (all_treasures(t, fight) + 1) // 2 + max(0, levels_at_stake(t, fight) - 1)


def _can_catch_up(t: Dungeon, fight: Fight, seat: int) -> bool:
    """Would all one-shots of a fighter together turn the fight?"""
    boost = sum(_boost(t, card) for card in t.hands[seat].cards + t.items(seat))
    return fight.totals[0] + boost > fight.totals[1]


def _boost(t: Dungeon, card: int) -> int:
    """What a one-shot adds to a side."""
    face = t.face(card)
    return face.boost if isinstance(face, Item) else 0


def eager(t: Dungeon, ask: Ask, i: int) -> bool:
    """Offer help unasked where it would turn the fight, as long as it does not win the match."""
    fight = t.fight
    if fight is None or ask.what != "combat":
        return False
    seat = ask.seats[i]
    if not any(option.verb == "bid" for option in ask.options[i]):
        return False
    return _would_win(t, fight, seat) and not _wins_match(t, fight)


# --- bargaining


def _bargain(t: Dungeon, fight: Fight, seat: int, ask: Ask, i: int) -> list[float]:
    options = ask.options[i]
    what = ask.what
    if what == "seek":
        return [_asking(t, fight, o) for o in options]
    if what == "offer":
        return [_answering(t, fight, seat, o, ask.number) for o in options]
    if what == "bid":
        helps = _would_win(t, fight, ask.by)
        return [(4.0 if helps else 0.3) if o.verb == "yes" else 1.0 for o in options]
    if what == "share":
        fair = _fair(t, fight)
        return [_sharing(fair, seat == fight.main, o) for o in options]
    return [_naming(fight.main == seat, o.verb) for o in options]


def _answering(t: Dungeon, fight: Fight, seat: int, option: Option, share: int) -> float:
    """No help without a fair share, none that cannot win, none to whoever would win the match."""
    if option.verb == "never":
        return _NEVER
    able = _would_win(t, fight, seat) and not _wins_match(t, fight)
    good = able and share >= _fair(t, fight)
    if option.verb == "counter":
        return 2.0 if able and not good else 0.2
    if option.verb == "yes":
        return 8.0 if good else 0.3 if able and share > 0 else _NEVER
    return 1.0 if good else 4.0


def _asking(t: Dungeon, fight: Fight, option: Option) -> float:
    """A fair share at once, to somebody who turns the fight; more of it the second time."""
    if option.verb == "no":
        return 0.0
    if option.verb == "haggle":
        return 0.02
    if not _worth_asking(t, fight, option.seat):
        return _NEVER
    short = _fair(t, fight) + fight.offers[option.seat] - option.number
    if short > 0 or option.number == 0:
        return _NEVER
    first = 0.5 if option.place == "main-first" else 1.0
    return _HARD * first * (1.0 if short == 0 else 0.2)


def _sharing(fair: int, own: bool, option: Option) -> float:
    """A fair share: main offers no less, a helper asks for no more."""
    if option.verb == "no":
        return 0.3
    if option.verb == "haggle":
        return 0.02
    share = option.number
    if share == 0:
        return 0.02
    if share == ALL_SHARE:
        return 0.05
    return 4.0 if share == fair else 0.3 if (share > fair) == own else 0.1


def _naming(main: bool, verb: str) -> float:
    if verb == "done":
        return 10.0
    if verb == "no":
        return 0.5
    return 0.05 if main or verb == "pay" else _NEVER


# --- goods


def _selling(t: Dungeon, seat: int, option: Option) -> float:
    """Sell what is not worn; be done once it pays a level, which it can."""
    if option.verb == "done":
        return 20.0
    if option.verb == "no":
        return 0.0
    worn = option.card in t.worn(seat)
    item = t.item(option.card)
    return (0.1 if worn else 2.0) * (1.0 + item.price / 200.0) / (1.0 + max(0, item.bonus))


def _dressing(t: Dungeon, option: Option) -> float:
    if option.verb == "done":
        return 1.0
    bonus = t.item(option.card).bonus
    return 1.0 + 3.0 * max(0, bonus) if option.verb == "wear" else 0.05


def _trading(options: list[Option]) -> list[float]:
    """Out of fights people part with little."""
    return [
        _NEVER if o.verb == "never" else 4.0 if o.verb in ("done", "no") else 1.0 for o in options
    ]
