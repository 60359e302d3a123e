"""Attacks, targets, Defences and redirection (Атака, защита и фамильяры)."""

from koldun.games.krutagidon.life import settle
from koldun.games.krutagidon.parts import Act, Attack, Harm, Hit, Use
from koldun.games.krutagidon.state import Brawl
from koldun.kernel.decisions import NO_NUMBER, Option, Play, ask
from koldun.kernel.windows import window

NO_AVOID = "dwt_no_avoid_mayhem"
ARENA = "annihilageddon_arena"


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


def carry_out(
    t: Brawl, a: Attack, harms: list[Harm], targets: list[int], declare_first: bool
) -> Play[None]:
    """Defence and effect, target by target or all declarations first (KRU-ATTACK-03, -04)."""
    if a.source >= 0 and t.controls(a.source, ARENA):
        a.factor = 2  # fixed for the whole attack (KRU-CARD-32)
    joint = False
    for harm in harms:
        harm.fix(t, a)
        if harm.joint():
            joint = True
    if not (declare_first or joint):
        for target in targets:
            answer = yield from answer_of(t, a, harms, target)
            yield from suffer(t, a, harms, answer)
        return
    answers: list[Answer] = []
    for target in targets:
        answer = yield from answer_of(t, a, harms, target)
        answers.append(answer)
    if not joint:
        for answer in answers:
            yield from suffer(t, a, harms, answer)
        return
    for i in range(len(harms)):
        hits: list[Hit] = []
        for answer in answers:
            hit = _hit(a, answer, i)
            if hit is not None:
                if hit.sent:
                    t.say("redirect", "KRU-REDIRECT-01", seat=answer.target, other=a.source)
                else:
                    hit.amount = harms[i].amount(t, a, hit.victim, False)
                hits.append(hit)
        yield from harms[i].hit_all(t, a, hits)
    for answer in answers:
        yield from _rest(t, a, answer)
    yield from settle(t)


def _hit(a: Attack, answer: Answer, i: int) -> Hit | None:
    if not answer.avoided:
        return Hit(answer.target, a.you, a.source, 0, False)
    if answer.redirects and a.source >= 0:
        return Hit(a.source, answer.target, answer.target, answer.amounts[i], True)
    return None


def answer_of(t: Brawl, a: Attack, harms: list[Harm], target: int) -> Play[Answer]:
    """The target may avoid the attack with one Defence (KRU-ATTACK-01, KRU-DEFENCE-07)."""
    answer = Answer(target)
    if a.mayhem and t.has_token(target, NO_AVOID):  # KRU-TOKEN-08
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
    face = t.card(card)
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
    done = False
    for deed in face.defence:
        if done:
            answer.rest.append(deed)
        elif deed.verb == "redirect":
            done = True
        else:
            yield from deed.play(t, Use(target, card, target, a.source))
    yield from settle(t)
    return answer


def defence_cards(t: Brawl, seat: int) -> list[int]:
    """Defences in hand, and Dragon Eggs in play (KRU-DEFENCE-01, KRU-DEFENCE-14)."""
    found = [c for c in t.hands[seat].cards if t.card(c).defence_from == "hand"]
    return found + [c for c in t.plays[seat].cards if t.card(c).defence_from == "play"]


def suffer(t: Brawl, a: Attack, harms: list[Harm], answer: Answer) -> Play[None]:
    """What became of one target: the effect, or its redirection onto the attacker."""
    for i in range(len(harms)):
        harm = harms[i]
        hit = _hit(a, answer, i)
        if hit is None:
            continue
        if hit.sent and i == 0:
            t.say("redirect", "KRU-REDIRECT-01", seat=answer.target, other=a.source)
        if not hit.sent:
            hit.amount = harm.amount(t, a, hit.victim, False)
        yield from harm.hit(t, a, hit)
    if answer.avoided:
        for i in range(len(harms)):
            yield from harms[i].shirk(t, a, answer.target, answer.notes[i])
        yield from _rest(t, a, answer)
    yield from settle(t)


def _rest(t: Brawl, a: Attack, answer: Answer) -> Play[None]:
    for deed in answer.rest:
        yield from deed.play(t, Use(answer.target, -1, answer.target, a.source))


# --- targets


def choose_enemy(t: Brawl, seat: int, options: list[int], rule: str, about: int = -1) -> Play[int]:
    """Only the player who plays the text picks (KRU-ATTACK-06)."""
    pick = yield from ask(
        seat, "target", [Option("target", seat=s) for s in options], rule, about=about
    )
    return pick.seat


def targets_of(t: Brawl, you: int, word: str, card: int) -> Play[list[int]]:
    """The targets an attack names, clockwise from its player (KRU-ATTACK-08 to -18)."""
    enemies = t.enemies(you)
    if word == "each_enemy":
        return enemies
    if word == "chosen_enemy":
        pick = yield from choose_enemy(t, you, enemies, "KRU-ATTACK-06", card)
        return [pick]
    if word == "chosen_player":
        pick = yield from choose_enemy(t, you, t.order(you), "KRU-ATTACK-17", card)
        return [pick]
    if word == "weakest_enemy":
        least = min([t.life[s] for s in enemies])
        tied = [s for s in enemies if t.life[s] == least]
        pick = yield from choose_enemy(t, you, tied, "KRU-ATTACK-09", card)
        return [pick]
    if word == "strongest_enemy":
        most = max([t.life[s] for s in enemies])
        tied = [s for s in enemies if t.life[s] == most]
        pick = yield from choose_enemy(t, you, tied, "KRU-ATTACK-09", card)
        return [pick]
    if word == "each_weaker_enemy":
        return [s for s in enemies if t.life[s] < t.life[you]]  # KRU-ATTACK-11
    if word == "each_stronger_enemy":
        return [s for s in enemies if t.life[s] > t.life[you]]
    beside = [t.left(you)]
    if t.right(you) != t.left(you):  # KRU-ATTACK-14
        beside.append(t.right(you))
    if word == "left_enemy":
        return beside[:1]
    if word == "right_enemy":
        return beside[-1:]
    if word == "left_or_right_enemy":
        pick = yield from choose_enemy(t, you, beside, "KRU-ATTACK-13", card)
        return [pick]
    return beside  # left_and_right_enemy


def mayhem_targets(t: Brawl, word: str) -> list[int]:
    """Players a Mayhem attack names, clockwise from the active one (KRU-ATTACK-15)."""
    order = t.order(t.active)
    if word == "strongest_players":
        most = max(t.life)
        return [s for s in order if t.life[s] == most]
    if word == "ten_or_more":
        return [s for s in order if t.life[s] >= 10]
    if word == "ten_or_less":
        return [s for s in order if t.life[s] <= 10]
    return order
