"""Defences: how a target answers an attack (Атака, защита и фамильяры)."""

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.hits import Attack
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Act, Brawl, Harm
from koldun.kernel.decisions import NO_NUMBER, Option, Play
from koldun.kernel.windows import window


class Answer:
    """How one target has answered."""

    __slots__ = ("amounts", "avoided", "notes", "redirects", "rest", "target")

    def __init__(self, target: int) -> None:
        self.target: int = target
        self.avoided: bool = False
        self.redirects: bool = False
        self.amounts: list[int] = []
        self.notes: list[int] = []
        self.rest: list[Act] = []  # what a Defence does after redirecting


def answer_of(t: Brawl, a: Attack, harms: list[Harm], target: int) -> Play[Answer]:
    """The target may avoid the attack with one Defence (KRU-ATTACK-01, KRU-DEFENCE-07)."""
    answer = Answer(target)
    if not may_avoid(t, a, target):
        return answer

    def defences(seat: int) -> list[Option]:
        return [Option("defend", card=c) for c in defence_cards(t, seat)]

    threat = sum([harm.threat(t, a, target) for harm in harms])
    reply = yield from window(
        t,
        [target],
        "defend",
        defences,
        "KRU-ATTACK-01",
        direct=[target],
        about=a.card,
        by=a.source,
        number=threat if threat > 0 else NO_NUMBER,
    )
    if reply is None:
        return answer
    card = reply.option.card
    face = t.face(card)
    answer.avoided = True
    answer.redirects = face.redirects
    for harm in harms:
        answer.notes.append(harm.note(t, a, target))
        if face.redirects and a.source >= 0:
            answer.amounts.append(harm.amount(t, a, target, True))  # KRU-REDIRECT-14
        else:
            answer.amounts.append(0)
    zone = t.hands[target] if face.defence_from == "hand" else t.plays[target]
    t.cards.move(card, zone, t.discards[target])
    t.say("defend", "KRU-DEFENCE-02", seat=target, card=card)
    a.avoided.append(target)
    for deed in face.defence:
        use = Use(target, card, target)
        use.other = a.source
        yield from deed.play(t, use)
    answer.rest = face.after_redirect
    yield from settle(t)
    return answer


def may_avoid(t: Brawl, a: Attack, target: int) -> bool:
    """Defences answer others, not one's own card on one's own turn (KRU-DEFENCE-05)."""
    if a.mayhem:
        return not must_suffer(t, target)  # KRU-TOKEN-08
    return a.source != target or a.turned


def defence_cards(t: Brawl, seat: int) -> list[int]:
    """Defences in hand, and Dragon Eggs in play (KRU-DEFENCE-01, KRU-DEFENCE-14)."""
    found = [c for c in t.hands[seat].cards if t.face(c).defence_from == "hand"]
    return found + [c for c in t.plays[seat].cards if t.face(c).defence_from == "play"]


def must_suffer(t: Brawl, seat: int) -> bool:
    """A token forbids avoiding attacks of Mayhem (KRU-TOKEN-08)."""
    return any(deed.forbids_avoiding() for deed in t.lasting(seat))
