"""The contract of an observer: it writes what its seat knows, all of it named, and nothing else.

Each check takes a game and its observer and raises AssertionError with what was broken. A plug-in
that observes can run them in its own tests:

    from koldun.testing.observing import CHECKS
    for check in CHECKS: check(my_game, my_game.observer())
"""

import math
from collections.abc import Callable, Iterator
from typing import Any

from koldun.bots.actions import action_keys
from koldun.content.library import library_of
from koldun.kernel.cards import Face
from koldun.kernel.decisions import Ask
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.observe import Observer, Sheet, offered
from koldun.kernel.randomness import seed_of
from koldun.testing.contract import begin, moments, seat_counts

MOMENTS = 60
"""So many of each match are looked at, spread evenly."""


def sheet_of(observer: Observer[Any], match: Match, seat: int) -> Sheet:
    """What the observer writes for a seat that is asked."""
    ask = match.ask
    assert ask is not None
    sheet = Sheet()
    observer.observe(match.state, ask, ask.index(seat), sheet)
    return sheet


def watched(game: AnyGame, seed: str, matches: int = 2) -> Iterator[Match]:
    """Moments of random matches at every seat count."""
    for players in seat_counts(game):
        for number in range(matches):
            match = begin(game, players, f"{seed} {number}", log=False)
            for _, now in moments(match, f"{seed} {number}", MOMENTS):
                yield now


def writes_what_it_names(game: AnyGame, observer: Observer[Any]) -> None:
    """Every row has all its columns, every token is in the schema, every number is finite; what is
    asked and offered is listed."""
    schema = observer.schema
    for now in watched(game, "form"):
        ask = now.ask
        assert ask is not None
        for decision in now.pending():
            sheet = sheet_of(observer, now, decision.seat)
            count = offered(ask, ask.index(decision.seat))
            place = f"{game.id}: {decision.what}"
            assert sheet.rows() == 1, place
            assert sheet.options == count, place
            assert sheet.tokens, place
            assert len(sheet.numbers) == len(schema.columns), place
            assert len(sheet.option_tokens) == count * schema.bag, place
            assert len(sheet.option_numbers) == count * len(schema.option_columns), place
            assert all(0 < token < schema.tokens for token in sheet.tokens), place
            assert all(0 <= token < schema.option_tokens for token in sheet.option_tokens), place
            assert all(map(math.isfinite, sheet.numbers + sheet.option_numbers)), place
            assert decision.what in schema.question_of, f"{place} is not listed"
            for option in decision.options[:count]:
                assert option.verb in schema.verb_of, f"{place}: {option.verb} is not listed"


def sees_only_what_is_known(game: AnyGame, observer: Observer[Any]) -> None:
    """The match and every imagined world give the same sheet, byte for byte, asked or not; and the
    options stand in the same order, by what the seat sees of them."""
    for now in watched(game, "swap"):
        for decision in now.pending():
            seat = decision.seat
            true = sheet_of(observer, now, seat).data()
            quiet = _position(observer, now, seat)
            keys = _keys(now, seat)
            for seed in ("one", "another"):
                world = now.imagine(seat, seed_of(seed))
                place = f"{game.id}: {decision.what} of seat {seat}"
                assert sheet_of(observer, world, seat).data() == true, f"{place} sees too much"
                assert _position(observer, world, seat) == quiet, f"{place}: its position does"
                assert _keys(world, seat) == keys, f"{place}: options in another order"


def _position(observer: Observer[Any], match: Match, seat: int) -> bytes:
    sheet = Sheet()
    observer.position(match.state, seat, sheet)
    assert sheet.rows() == 1
    assert sheet.options == 0
    return sheet.data()


def _keys(match: Match, seat: int) -> list[object]:
    ask = match.ask
    assert ask is not None
    i = ask.index(seat)
    return list(action_keys(match.state, ask, i, offered(ask, i)))


def hears_no_secret_answers(game: AnyGame, observer: Observer[Any]) -> None:
    """While several seats decide, what the others have answered already changes nothing."""
    for now in watched(game, "answers"):
        ask = now.ask
        assert ask is not None
        pending = now.pending()
        if len(pending) < 2:
            continue
        last = pending[-1].seat
        before = sheet_of(observer, now, last).data()
        twin = now.copy()
        for decision in pending[:-1]:
            if twin.decision(decision.seat) is not None and _same_question(twin, ask):
                twin.choose(decision.seat, len(decision.options) - decision.standing - 1)
        if twin.decision(last) is not None and _same_question(twin, ask):
            after = sheet_of(observer, twin, last).data()
            assert after == before, f"{game.id}: {pending[-1].what} hears secret answers"


def _same_question(match: Match, ask: Ask) -> bool:
    return match.ask is not None and match.ask.what == ask.what


def has_rows_for_packs(game: AnyGame, observer: Observer[Any]) -> None:
    """A card nobody has listed has the row of its kind, apart from all listed ones."""
    schema = observer.schema
    listed = {
        schema.row(face) for face in library_of(game).faces.values() if face.id in schema.row_of
    }
    assert len(listed) == len(schema.faces), "two faces share a row"
    for kind in schema.kinds:
        row = schema.row(Face("of-a-pack", kind, "", 1))
        assert row not in listed, f"{game.id}: a new {kind} is taken for a listed card"
        assert row < schema.rows


CHECKS: tuple[Callable[[AnyGame, Observer[Any]], None], ...] = (
    writes_what_it_names,
    sees_only_what_is_known,
    hears_no_secret_answers,
    has_rows_for_packs,
)
