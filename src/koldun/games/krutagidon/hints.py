"""What brawlers usually do, as weights for thinking."""

from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import Ask


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
