"""Life, death, Dead Wizard Tokens and the Grand Prize."""

from koldun.games.krutagidon.parts import Rite, Use
from koldun.games.krutagidon.state import MOST_LIFE, START_LIFE, Brawl
from koldun.kernel.decisions import Option, Play, ask

ELEVEN = "dwt_eleven_life"


def heal(t: Brawl, seat: int, number: int, rule: str) -> int:
    """Gain life, up to 25; Six-Eleven doubles it (KRU-LIFE-02, KRU-CARD-28)."""
    if t.controls(seat, "six_eleven"):
        number *= 2
    gained = min(number, MOST_LIFE - t.life[seat])
    if gained > 0:
        t.life[seat] += gained
        t.say("heal", rule, seat=seat, number=gained)
    return gained


def damage(
    t: Brawl, victim: int, number: int, killer: int, rule: str, doom: int = -1
) -> Play[bool]:
    """True when it killed. `killer` -1: nobody's (Group Attack, Mayhem from the Market).

    `doom` chooses the token of the victim (Fatalizer).
    """
    if number <= 0:
        return False
    t.life[victim] -= number
    t.say("damage", rule, seat=victim, number=number)
    if t.life[victim] >= 1:
        return False
    yield from die(t, victim, killer, doom)
    return True


def spend(t: Brawl, seat: int, number: int, rule: str) -> bool:
    """Pay life; True when it was the last. The caller lets the effect happen, then calls `die`."""
    t.life[seat] -= number
    t.say("spend", rule, seat=seat, number=number)
    return t.life[seat] < 1


def die(t: Brawl, victim: int, killer: int, doom: int = -1) -> Play[None]:
    """Prize, token, new life at once; the token's text waits (KRU-DEATH-14)."""
    t.say("die", "KRU-DEATH-01", seat=victim, other=killer)
    if killer >= 0 and killer != victim:  # KRU-PRIZE-04
        if t.prize != killer:
            t.prize = killer
            t.say("prize", "KRU-PRIZE-01", seat=killer)
        for card in t.plays[killer].cards:
            if t.face(card).id == "annihilageddon_arena":
                t.rites.append(Rite("arena", killer, card, -1))
    t.life[victim] = START_LIFE  # excess damage is lost (KRU-DEATH-02)
    token = yield from take_token(t, victim, doom)
    if token >= 0:
        if t.face(token).id == ELEVEN:  # KRU-TOKEN-10
            t.life[victim] = 11
        t.rites.append(Rite("token", victim, token, killer))


def take_token(t: Brawl, victim: int, doom: int) -> Play[int]:
    """A random token, face up; with Fatalizer the better of two (KRU-CARD-27)."""
    graves = t.graves
    if not graves.cards:
        return -1  # KRU-DEATH-12
    if doom >= 0 and len(graves.cards) > 1:
        two = [t.cards.draw(graves, t.pot), t.cards.draw(graves, t.pot)]
        t.say("two-tokens", "KRU-CARD-27", cards=two)
        options = [Option("take", card=c) for c in two]
        pick = yield from ask(doom, "doom", options, "KRU-CARD-27", by=victim)
        token = pick.card
        t.cards.move(token, t.pot, t.tokens[victim])
        t.cards.move_all(t.pot, graves)
        t.cards.shuffle(graves, t.rng)
    else:
        token = t.cards.draw(graves, t.tokens[victim])
    t.say("token", "KRU-DEATH-04", seat=victim, card=token)
    if not graves.cards and "tokens" not in t.out:
        t.out.append("tokens")  # KRU-GAMEEND-04
    return token


def settle(t: Brawl) -> Play[None]:
    """The causing text is finished for its target: now what the dead have drawn (KRU-DEATH-14)."""
    while t.rites:
        rite = t.rites.pop(0)
        if rite.what == "arena":
            if rite.card in t.plays[rite.seat].cards:  # KRU-CARD-32
                t.cards.move(rite.card, t.plays[rite.seat], t.discards[rite.seat])
                t.say("leaves-play", "KRU-CARD-32", seat=rite.seat, card=rite.card)
            continue
        yield from apply_token(t, rite.seat, rite.card, rite.killer, True)


def apply_token(t: Brawl, seat: int, token: int, killer: int, fresh: bool) -> Play[None]:
    """The one-off text of a token, just taken or received in another way (KRU-TOKEN-06)."""
    for deed in t.card(token).do:
        yield from deed.play(t, Use(seat, token, seat, killer, 0, -1, fresh))
