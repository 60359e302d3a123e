"""Attacks, target by target or all together (Атака, защита и фамильяры)."""

from koldun.games.krutagidon.fighting.death import settle
from koldun.games.krutagidon.fighting.defence import Answer, answer_of
from koldun.games.krutagidon.fighting.hits import Attack, Hit
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import Brawl, Harm
from koldun.kernel.decisions import Play


def carry_out(
    t: Brawl, a: Attack, harms: list[Harm], targets: list[int], declare_first: bool
) -> Play[None]:
    """Defence and effect, target by target or all declarations first (KRU-ATTACK-03, -04)."""
    fix(t, a, harms)
    joint = False
    for harm in harms:
        if harm.joint():
            joint = True
    answers: list[Answer] = []
    for target in targets:
        answer = yield from answer_of(t, a, harms, target)
        if declare_first or joint:
            answers.append(answer)
        else:
            yield from suffer(t, a, harms, answer)
    if joint:
        yield from suffer_together(t, a, harms, answers)
    else:
        for answer in answers:
            yield from suffer(t, a, harms, answer)


def fix(t: Brawl, a: Attack, harms: list[Harm]) -> None:
    """What holds for the whole attack, whoever suffers it (KRU-CARD-32)."""
    if a.source >= 0:
        for deed in t.lasting(a.source):
            a.factor *= deed.damage_factor()
    for harm in harms:
        harm.fix(t, a)


def foreseen(t: Brawl, a: Attack, harms: list[Harm], targets: list[int]) -> str:
    """The damage that a choice of target says, where it is certain and the same for each."""
    fix(t, a, harms)
    threats = [sum([harm.threat(t, a, target) for harm in harms]) for target in targets]
    return str(threats[0]) if threats and 0 < min(threats) == max(threats) else "attack"


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


def suffer_together(t: Brawl, a: Attack, harms: list[Harm], answers: list[Answer]) -> Play[None]:
    """Players interact: each sentence acts on all of them at once (KRU-ATTACK-04)."""
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


def _rest(t: Brawl, a: Attack, answer: Answer) -> Play[None]:
    for deed in answer.rest:
        use = Use(answer.target, -1, answer.target)
        use.other = a.source
        yield from deed.play(t, use)
