"""After the match: every hand open, step by step; the file; and whether the shuffles were fair."""

from collections import OrderedDict

import msgspec

from koldun.content.match_files import to_file
from koldun.content.registry import game_named
from koldun.kernel.match import Match
from koldun.kernel.randomness import commitment
from koldun.server.protocol import Replay, ReplayStep, TableInfo, Verified
from koldun.server.refusals import Refusal
from koldun.server.storage.records import FINISHED, Entry, Table
from koldun.server.tables.derived import DerivedMatch
from koldun.view.look import lay_open, offered, recount

_KEPT = 16


def must_be_over(table: Table) -> None:
    """Before the end nothing of this may leave the server."""
    if table.status != FINISHED:
        raise Refusal("not-over", "the match is not over", 409)


def replay_of(derived: DerivedMatch, info: TableInfo) -> Replay:
    """Each choice with the table after it, all cards face up, and how everybody stood."""
    match = derived.match
    past = Match.start(match.game, match.setup, match.seed, patient=True)
    told = len(past.events())
    first, opening = lay_open(past), recount(past, past.events())
    steps: list[ReplayStep] = []
    chances: list[list[float]] = []
    for number, choice in enumerate(match.choices):
        seat, index = choice.seat, choice.index
        past.come_to(choice)
        if choice.setting():
            past.tell_again(match.choices, number)
            continue
        decision = past.decision(seat)
        assert decision is not None
        option = offered(past, decision.options[index], seat)
        past.tell_again(match.choices, number)
        events = past.events()[told:]
        told += len(events)
        steps.append(ReplayStep(seat, option, lay_open(past), recount(past, events)))
        chances.append(_standing(past))
    return Replay(info, first, opening, steps, chances)


def _standing(match: Match) -> list[float]:
    result = match.result
    if result is not None:
        return result.shares()
    seats = range(match.setup.players)
    return [round(match.game.value(match.state, seat), 4) for seat in seats]


def file_of(derived: DerivedMatch, table: Table) -> bytes:
    return to_file(derived.match, [seat.name for seat in table.seats])


def verify(table: Table, entries: list[Entry]) -> Verified:
    """Play the log again from the seed and compare the end with what was recorded."""
    problem, choices, digest = "", 0, ""
    try:
        match = DerivedMatch(table, entries).match
        choices, digest = len(match.choices), match.digest(table.digest_version)
        if match.result is None:
            problem = "the log stops before the end"
        elif digest != table.digest:
            problem = "the match ends elsewhere"
    except Exception as error:
        problem = f"the log cannot be played again: {error}"
    if not problem and table.version != game_named(table.game).version:
        problem = "played under other rules"
    seed = table.seed
    return Verified(
        fair=not problem,
        commitment=commitment(bytes.fromhex(seed)),
        seed=seed,
        choices=choices,
        digest=digest or table.digest,
        problem=problem,
    )


class ReplayShelf:
    """The last few replays, encoded: they are large and never change."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    def get(self, id: str) -> bytes | None:
        return self._kept.get(id)

    def put(self, id: str, replay: Replay) -> bytes:
        data = msgspec.json.encode(replay)
        self._kept[id] = data
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return data
