"""Death, Dead Wizard Tokens and the Grand Prize (Смерть)."""

from koldun.games.krutagidon.fighting.rites import Rite
from koldun.games.krutagidon.playing.use import Use
from koldun.games.krutagidon.state import START_LIFE, Brawl
from koldun.kernel.decisions import Option, Play, ask


def die(t: Brawl, victim: int, killer: int, card: int, doom: int = -1) -> Play[None]:
    """Prize, token, new life at once; the token's text waits (KRU-DEATH-14).

    `card` is what the victim dies of, -1: none.
    """
    t.say("die", "KRU-DEATH-01", seat=victim, other=killer, card=card)
    if killer >= 0 and killer != victim:  # KRU-PRIZE-04
        if t.prize != killer:
            t.prize = killer
            t.say("prize", "KRU-PRIZE-01", seat=killer)
        for card in t.plays[killer].cards:
            for sentence in t.face(card).lasting:
                if sentence.leaves_after_kill():
                    t.rites.append(Rite("leave", killer, card, -1))
    t.life[victim] = START_LIFE  # excess damage is lost (KRU-DEATH-02)
    token = yield from take_token(t, victim, doom)
    if token >= 0:
        for deed in t.face(token).do:
            if deed.returns_with() > 0:
                t.life[victim] = deed.returns_with()  # KRU-TOKEN-10
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
        if rite.what == "leave":
            if rite.card in t.plays[rite.seat].cards:  # KRU-CARD-32
                t.cards.move(rite.card, t.plays[rite.seat], t.discards[rite.seat])
                t.say("leaves-play", "KRU-CARD-32", seat=rite.seat, card=rite.card)
            continue
        yield from apply_token(t, rite.seat, rite.card, rite.killer, True)


def apply_token(t: Brawl, seat: int, token: int, killer: int, fresh: bool) -> Play[None]:
    """The one-off text of a token, just taken or received in another way (KRU-TOKEN-06)."""
    for deed in t.face(token).do:
        use = Use(seat, token, seat)
        use.other = killer
        use.fresh = fresh
        yield from deed.play(t, use)
