"""A round: choice, battle, award, flip, discard, refill (KRE-ROUND-01).

It is played in two calls, the second from the discard on: see `Game.goes_on`.
"""

from koldun.games.krendel.award import award
from koldun.games.krendel.battle import fight
from koldun.games.krendel.ending import is_over
from koldun.games.krendel.refill import discard_and_refill
from koldun.games.krendel.state import Tournament
from koldun.kernel.decisions import Option, Play, common

_PLAYS: dict[int, Option] = {}


def round_(t: Tournament) -> Play[None]:
    if in_discard(t):
        yield from discard_and_refill(t)
        t.round += 1
        return
    t.say("round", "KRE-ROUND-01", number=t.round)
    yield from choose_creatures(t)
    battle = fight(t)
    award(t, battle)
    if is_over(t):  # flip, discard and refill could change no track, KRE-END-04
        return
    flip(t)
    t.phase = "discard"


def in_discard(t: Tournament) -> bool:
    return t.phase == "discard"


def choose_creatures(t: Tournament) -> Play[None]:
    """1. Everybody picks one creature in secret; all are turned face up together."""
    t.phase = "choice"

    def hand_of(seat: int) -> list[Option]:
        return [play_option(card) for card in t.hands[seat].cards]

    seats = list(range(t.seats))
    question = common(seats, "creature", hand_of, "KRE-CHOICE-01")
    question.laid = t.fields  # KRE-CHOICE-02
    yield question
    picks = question.answers
    shown: list[int] = []
    for seat in seats:
        card = picks[seat].card
        t.cards.move(card, t.hands[seat], t.fields[seat])
        shown.append(card)
    t.say("reveal", "KRE-BATTLE-01", cards=shown)


def play_option(card: int) -> Option:
    """Options never change, so one for each handle serves all matches."""
    option = _PLAYS.get(card)
    if option is None:
        option = Option("play", card=card)
        _PLAYS[card] = option
    return option


def flip(t: Tournament) -> None:
    """4. The reward changes first, then creatures turn into spells (KRE-FLIP-07)."""
    t.phase = "flip"
    turned = t.prize.top()
    t.cards.move(turned, t.prize, t.condition)
    if not t.rewards.cards:  # KRE-FLIP-04: all but the one just turned
        for card in t.condition.cards[:-1]:
            t.cards.move(card, t.condition, t.rewards)
        t.cards.shuffle(t.rewards, t.rng)
        t.say("rewards-shuffled", "KRE-FLIP-04")
    new = t.cards.draw(t.rewards, t.prize)
    t.say("new-reward", "KRE-FLIP-03", cards=[turned, new], word=t.reward(turned).condition)
    for seat in t.clockwise():
        creature = t.fields[seat].cards[0]
        t.cards.move(creature, t.fields[seat], t.piles[seat])
        t.say("turn", "KRE-FLIP-05", seat=seat, card=creature)
