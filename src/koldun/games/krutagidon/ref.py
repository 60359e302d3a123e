"""What `ref` thinks of this game: hints, values and weights as they were in November 2026. Frozen."""

from typing import Final

from koldun.games.krutagidon.state import MOST_LIFE, Brawl
from koldun.kernel.decisions import Ask
from koldun.kernel.estimates import Judge, shares, weighed

_WEIGHTS: Final[list[float]] = [
    1.25,  # points
    0.0,  # points_late
    0.25,  # cost
    0.0,  # cost_early
    0.0,  # power_early
    0.0,  # size
    0.0,  # legends
    0.15,  # life
    0.125,  # prize
    0.0,  # tokens
    0.0,  # held
]


def values(t: Brawl) -> list[float]:
    return shares([weighed(_WEIGHTS, features(t, seat)) for seat in range(t.seats)])


def features(t: Brawl, seat: int) -> list[float]:
    """Points, which count the more the later; the quality of the deck, which counts early; life."""
    n = 0
    cost = 0
    power = 0
    points = 0
    eggs = 0
    legends = 0
    tokens = len(t.tokens[seat].cards)
    for card in t.owned(seat):
        face = t.face(card)
        n += 1
        cost += face.cost
        power += face.power
        if face.type == "legend":
            legends += 1
        if face.star == "eggs":
            eggs += 1
        elif face.star == "bone":
            points += tokens
        else:
            points += face.vp
    if eggs == 2:
        points += 10
    for token in t.tokens[seat].cards:
        points += t.face(token).vp
    left = len(t.legends.cards) + len(t.legend.cards)
    late = 1.0 - min(1.0, left / (11.0 - t.seats))  # KRU-SETUP-13
    mean = cost / n if n else 0.0
    strong = power / n if n else 0.0
    held = 0
    for card in t.hands[seat].cards:
        held += t.face(card).cost
    return [
        points / 10.0,
        late * points / 10.0,
        mean,
        (1.0 - late) * mean,
        (1.0 - late) * strong,
        n / 10.0,
        float(legends),
        t.life[seat] / MOST_LIFE,
        1.0 if t.prize == seat else 0.0,
        float(tokens),
        held / 10.0,
    ]


def quiet(t: Brawl) -> bool:
    """At the start of a turn no Power lies about unspent."""
    return t.phase == "action" and not t.turn.played and t.turn.spent == 0


# --- hints


def hints(t: Brawl, ask: Ask, i: int) -> list[float] | None:
    """Play the hand, then buy what is dear, then end; defend; burn what is cheap."""
    what = ask.what
    if what == "act":
        return _acting(t, ask, i)
    if what == "defend":
        return [3.0 if o.verb == "defend" else 1.0 for o in ask.options[i]]
    if what == "discard" or what == "destroy":
        weights: list[float] = []
        for option in ask.options[i]:
            if option.card < 0:
                weights.append(0.3)
            else:
                cost = t.face(option.card).cost
                weights.append(1.0 / (1.0 + cost * cost))
        return weights
    return None


def _acting(t: Brawl, ask: Ask, i: int) -> list[float]:
    weights: list[float] = []
    hand = len(t.hands[ask.seats[i]].cards)
    for option in ask.options[i]:
        if option.verb == "play":
            weights.append(10.0)
        elif option.verb == "buy":
            face = t.face(option.card)
            weights.append((1.0 + face.cost * face.cost) * (0.1 if hand else 1.0))
        elif option.verb == "use":
            weights.append(1.0)
        else:
            weights.append(0.1)
    return weights


class Frozen(Judge):
    def values(self, state: Brawl) -> list[float]:
        return values(state)

    def quiet(self, state: Brawl) -> bool:
        return quiet(state)

    def hints(self, state: Brawl, ask: Ask, i: int) -> list[float] | None:
        return hints(state, ask, i)


JUDGE: Final = Frozen(1)
