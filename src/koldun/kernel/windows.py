"""Windows: "anybody may respond", asked so that nobody learns who could.

All seats are invited at once. A seat that holds nothing to play, or has given a standing answer,
passes by itself; the table hears of the window either way, and live play keeps it open for the
same time. Of several who want to act the first in the given order does, the other answers are
void, and the caller opens the window again.
"""

from collections.abc import Callable
from typing import Final

from koldun.kernel.cards import Face
from koldun.kernel.decisions import NO_NUMBER, PASS, Ask, Option, Play, Source
from koldun.kernel.state import WINDOW, State

PASS_UNTIL: Final = "pass-until"
PASS_UNLESS_ME: Final = "pass-unless-me"


class Reply:
    """Who responds, and how; `void` are the seats behind it that wanted to act too."""

    __slots__ = ("option", "seat", "void")

    def __init__(self, seat: int, option: Option) -> None:
        self.seat: int = seat
        self.option: Option = option
        self.void: list[int] = []


_standing_options: Final[dict[str, list[Option]]] = {}


def _standing_for(scope: str) -> list[Option]:
    options = _standing_options.get(scope)
    if options is None:
        options = [Option(PASS_UNTIL, place=scope), Option(PASS_UNLESS_ME, place=scope)]
        _standing_options[scope] = options
    return options


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
) -> Play[Reply | None]:
    """Invite `seats`, in order of precedence, to respond; None when all have passed.

    `responses` lists what a seat could play (without passing). With a `scope` ("fight", "turn")
    a seat may also pass until `State.clear_standing(scope)`, altogether or unless it is one of
    the `direct` seats, whom the event concerns. `number` is what it is about: damage to come.
    """
    concerned: list[int] = [] if direct is None else direct
    source = _options_of(t, responses, scope, concerned)
    t.say(WINDOW, rule, seat=by, card=about, word=what)
    question = Ask(what, rule, seats, [source(seat) for seat in seats])
    question.source = source
    question.windowed = True
    question.standing = 2 if scope else 0
    question.about = about
    question.by = by
    question.number = number
    question.aimed = concerned
    yield question
    reply: Reply | None = None
    i = 0
    for seat in seats:
        option = question.answers[i]
        i += 1
        if option.verb == PASS_UNTIL:
            t.standing.append(f"{seat} {option.place}")
        elif option.verb == PASS_UNLESS_ME:
            t.standing.append(f"{seat} {option.place}?")
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


def _options_of(
    t: State[Face], responses: Source, scope: str, concerned: list[int]
) -> Callable[[int], list[Option]]:
    def options(seat: int) -> list[Option]:
        standing = t.standing
        if scope and standing:
            if f"{seat} {scope}" in standing:
                return [PASS]
            if f"{seat} {scope}?" in standing and seat not in concerned:
                return [PASS]
        playable = responses(seat)
        if not playable:
            return [PASS]
        listed = [PASS] + playable
        return listed + _standing_for(scope) if scope else listed

    return options
