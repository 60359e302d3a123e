"""Windows: "anybody may respond", asked so that nobody learns who could.

All seats are invited at once. Called is who has something the moment is for; everybody else passes by
itself and may still butt in while the window is open. The table hears of the window either way, and live
play keeps it open for the same time. Of several who want to act the first in the given order does, the
other answers are void, and the caller opens the window again.
"""

from typing import final

from koldun.kernel.cards import Face
from koldun.kernel.decisions import (
    NO_NUMBER,
    NO_SCOPES,
    PASS,
    PASS_UNTIL,
    Ask,
    Offers,
    Option,
    Play,
    Responses,
    Source,
    listed,
)
from koldun.kernel.state import WINDOW, State


@final
class Reply:
    """Who responds, and how; `void` are the seats behind it that wanted to act too."""

    __slots__ = ("option", "seat", "void")

    def __init__(self, seat: int, option: Option) -> None:
        self.seat: int = seat
        self.option: Option = option
        self.void: list[int] = []


def window(
    t: State[Face],
    seats: list[int],
    what: str,
    responses: Source,
    rule: str,
    scope: str = "",
    direct: list[int] | None = None,
    about: int = -1,
    by: int = -1,
    number: int = NO_NUMBER,
    word: str = "",
) -> Play[Reply | None]:
    """Invite `seats`, in order of precedence, to respond; None when all have passed.

    `responses` lists what a seat could play (without passing): whoever has something is called. `scope`
    names what it is part of, innermost first ("combat turn"): a seat may also pass until
    `State.clear_standing` of one of them. That holds except where it is one of the `direct` seats, whom
    the event concerns. `number` is what it is about: damage to come.
    """

    def offers(seat: int) -> Responses:
        return Responses(responses(seat))

    scopes = scope.split() if scope else NO_SCOPES
    concerned = seats if direct is None and len(seats) == 1 else direct
    question = invitation(t, seats, what, offers, rule, scopes, concerned)
    question.about = about
    question.by = by
    question.number = number
    question.word = word
    reply = yield from invited(t, question)
    return reply


def invitation(
    t: State[Face],
    seats: list[int],
    what: str,
    offers: Offers,
    rule: str,
    scopes: list[str],
    direct: list[int] | None = None,
) -> Ask:
    """The question of a window in which not everybody is called; to be put by `invited`.

    `scopes` are what it is part of, innermost first ("combat", "turn"): a seat may pass until any of them
    is over, and whoever did is not called unless it is one of the `direct` seats.
    """
    concerned: list[int] = [] if direct is None else direct

    def heard(seat: int) -> Responses:
        responses = offers(seat)
        standing = t.standing
        if standing and seat not in concerned:
            for scope in scopes:
                if f"{seat} {scope}" in standing:
                    responses.muted = True
        return responses

    kept = t.offered
    known = None if kept is None else kept.known_responses()
    responses = [heard(seat) for seat in seats] if known is None else known[:]
    if kept is not None:
        kept.responses.append(responses[:])
    question = Ask(what, rule, seats, [listed(one, scopes) for one in responses])
    question.offers = heard
    question.responses = responses
    question.windowed = True
    question.scopes = scopes
    question.standing = len(scopes)
    question.aimed = concerned
    return question


def invited(t: State[Face], question: Ask) -> Play[Reply | None]:
    """Put the question of a window; who responds first, or None when all have passed."""
    t.say(WINDOW, question.rule, seat=question.by, card=question.about, word=question.what)
    yield question
    reply: Reply | None = None
    i = 0
    for seat in question.seats:
        option = question.answers[i]
        i += 1
        if option.verb == PASS_UNTIL:
            t.standing.append(f"{seat} {option.place}")
        elif option is not PASS:
            if reply is None:
                reply = Reply(seat, option)
            else:
                reply.void.append(seat)
    return reply


def privately(
    t: State[Face], seat: int, what: str, source: Source, rule: str, about: int = -1, by: int = -1
) -> Play[Option]:
    """A question whose options depend on hidden cards and that must be answered.

    To everybody else it is a window: nobody sees whether there was anything to choose. `source`
    lists at least one option.
    """
    t.say(WINDOW, rule, seat=by, card=about, word=what)
    question = Ask(what, rule, [seat], [source(seat)])
    question.source = source
    question.windowed = True
    question.about = about
    question.by = by
    yield question
    return question.answers[0]
