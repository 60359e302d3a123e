"""Writing scenarios: a template for a game, and the table of a saved match as a file that runs."""

import json
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from koldun.content.library import library_of
from koldun.content.match_files import load
from koldun.content.registry import game_named, table_for
from koldun.content.staging import Staging, facts_of
from koldun.kernel.attention import CALL, LEVELS
from koldun.kernel.cards import NOBODY, Face
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import KoldunError
from koldun.kernel.game import AnyGame, Setup
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng
from koldun.kernel.state import State
from koldun.testing.scenarios import Scenario
from koldun.testing.scenes import ONLY, TableScene
from koldun.testing.sitting import Sitting
from koldun.testing.staging import staging_of
from koldun.testing.watched import Watched
from koldun.testing.words import Words

NAMES: Final = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
_SEATS: Final = ("active", "first", "main", "helper", "prize")  # facts that are seats
_WIDTH: Final = 100
_MOST_OFFERED: Final = 40
_MOST_LISTED: Final = 8
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


# --- a template


def template(id: str) -> str:
    """A commented file for a game that runs as it is; each commented line may be used."""
    game = game_named(id)
    names = list(NAMES[: game.least])
    setup = table_for(game, len(names))
    state: State[Face] = game.setup(setup, Rng(Scenario(_head(game, names), "new").seed))
    sitting = Sitting(Match.start(game, setup, Scenario(_head(game, names), "new").seed), names)
    words = Words(sitting)
    table, seats = _settable(state, names)
    rule = next(iter(library_of(game).ledger.clauses), "")
    options = {k: v for k, v in msgspec.to_builtins(setup.options).items() if v is not None}
    lines = [
        f"# A scenario of {game.id}. What stands behind # may be used as it is written, or left out.",
        "# docs/scenarios.md explains every key.",
        *_head(game, names).splitlines(),
        f"# {game.least} to {game.most} seats; names clockwise from seat 0",
        *_comment(f"rules = [{json.dumps(rule)}]  # what it proves"),
        *_comment(f"options = {_inline(options)}"),
        *_comment('seed = "any text"  # everything that is not set comes from it'),
        *_comment("dice = [6, 1]  # the next dice"),
        *_comment("shuffles = [[]]  # the cards on top after each of the next shuffles"),
        "",
        "[table]",
        "# facts, and zones from the top; a face-down pile is filled up below, unless NAME_only is written",
        *_examples(table),
    ]
    for name in names:
        lines += ["", f"[table.{_key(name)}]", *_examples(seats[name])]
    lines += [
        "",
        "[[step]]",
        f"# choose: {', '.join(words.verbs())}",
        *_comment(f'choose = {{ {_key(names[0])} = "VERB CARD", others = "pass" }}'),
        *_position(sitting),
        f"# events: {', '.join(words.events())}",
        '# events = ["EVENT *"]',
        "# no_events = []",
        f"# questions: {', '.join(words.questions())}",
        "[step.expect]",
        "over = false",
    ]
    facts = facts_of(staging_of(state), state)
    told = ", ".join(sorted(fact for fact in facts if fact != "seats"))
    own = ", ".join(sorted(facts["seats"][0]))
    lines.append(f"# facts of the table: {told}; of a seat: {own or 'none'}")
    return "\n".join(lines) + "\n"


def _head(game: AnyGame, names: list[str]) -> str:
    return f'title = "What it proves"\ngame = "{game.id}"\nseats = {_inline(names)}\n'


def _examples(table: dict[str, Any]) -> list[str]:
    """Lines that may be used; of a face-down pile what lies on top, of other long ones the number."""
    lines: list[str] = []
    for key, value in table.items():
        if key.endswith(ONLY):
            lines += _comment(_pair(key.removesuffix(ONLY), value[:2]))
        elif isinstance(value, list) and len(value) > _MOST_LISTED:
            lines.append(f"# {key} holds {len(value)} cards")
        else:
            lines += _comment(_pair(key, value))
    return lines


def _comment(text: str) -> list[str]:
    return [f"# {line}" for line in text.splitlines()]


# --- a saved match


def from_match(path: Path, number: int | None = None) -> str:
    """The table of a saved match after so many choices, as a scenario that runs.

    The table is set as it was when its last short unit of play began, and the choices since are
    made. Where facts cannot say all of it, it begins earlier; at worst with the seed and all choices.
    """
    match, file = load(path, log=False)
    if file.packs:
        raise KoldunError(f"{path}: a match with card packs cannot be written as a scenario")
    upto = len(match.choices) if number is None else number
    if not 0 <= upto <= len(match.choices):
        raise KoldunError(f"--at {upto}: there are 0 to {len(match.choices)} choices")
    names = file.names
    if len(names) != match.setup.players or len(set(names)) != len(names):
        names = list(NAMES[: match.setup.players])
    past = _Past(match, upto, names, f"{match.game.id}, choice {upto} of {path.name}")
    for base in past.bases():
        source = past.written(base)
        if source and past.holds(source):
            return source
    raise KoldunError(f"{path}: this moment cannot be written as a scenario")


class _Base:
    """A state from which to write, and how many choices had been made; none: the seed alone."""

    def __init__(self, state: State[Face] | None, at: int) -> None:
        self.state = state
        self.at = at


class _Past:
    """A match up to a choice."""

    def __init__(self, match: Match, upto: int, names: list[str], title: str) -> None:
        self.match = match
        self.choices: list[Choice] = match.choices[:upto]
        self.names = names
        self.title = title
        self.wanted = Sitting(match.at(upto, log=True), names)

    def bases(self) -> list[_Base]:
        """The last beginnings of units, latest first, and the seed."""
        begun: list[State[Face]] = []
        game = Watched(self.match.game, lambda state: begun.append(state.copy()))
        run = Match.start(game, self.match.setup, self.match.seed, log=False, checkpoints=False)
        found = [_Base(state, 0) for state in begun]
        for at, choice in enumerate(self.choices, 1):
            begun.clear()
            run.choose(choice.seat, choice.index)
            found += [_Base(state, at) for state in begun]
        back = [found[-n] for n in (1, 2, 3, 5, 8, 13, 21, 34) if n <= len(found)]
        return [*back, _Base(None, 0)]

    def written(self, base: _Base) -> str:
        """A file that begins there; empty where its table cannot be set."""
        setup = self._setup(base.state)
        head = [
            f"title = {json.dumps(self.title, ensure_ascii=False)}",
            f'game = "{self.match.game.id}"',
            f"seats = {_inline(self.names)}",
        ]
        options = msgspec.to_builtins(setup.options)
        plain = msgspec.to_builtins(self.match.game.options())
        chosen = {k: v for k, v in options.items() if v is not None and v != plain.get(k)}
        if chosen:
            head.append(f"options = {_inline(chosen)}")
        levels = set(self.match.at(base.at).attention.levels)
        if len(levels) > 1:
            return ""
        head.append(f'attention = "{LEVELS[levels.pop()]}"')
        head.append(f'seed = "{self.match.seed.hex()}"')
        if base.state is not None:
            head += self._table(base.state)
        source = "\n".join(head) + "\n"
        try:
            sitting = Scenario(source, "match").start()
        except KoldunError:
            return ""
        steps = self._steps(sitting, base)
        if steps is None:
            return ""
        return "\n".join([source, *steps, "[[step]]", *_position(self.wanted)]) + "\n"

    def _table(self, state: State[Face]) -> list[str]:
        table, seats = _settable(state, self.names)
        filled = self._filled(state, table, seats)
        lines = ["", "[table]"]
        lines += [
            _pair(k, v)
            for k, v in table.items()
            if v not in ([], {}) or k.removesuffix(ONLY) in filled
        ]
        for seat, name in enumerate(self.names):
            own = [
                _pair(k, v)
                for k, v in seats[name].items()
                if v != [] or f"{k.removesuffix(ONLY)}/{seat}" in filled
            ]
            if own:
                lines += ["", f"[table.{_key(name)}]", *own]
        return lines

    def _filled(
        self, state: State[Face], table: dict[str, Any], seats: dict[str, dict[str, Any]]
    ) -> set[str]:
        """Zones in which cards lie when only facts are set: where none shall lie must be said."""
        facts: dict[str, Any] = {k: v for k, v in table.items() if not _is_zone(state, k)}
        for name, own in seats.items():
            facts[name] = {k: v for k, v in own.items() if not _is_zone(state, k)}
        fresh: State[Face] = self.match.game.setup(self._setup(state), Rng(self.match.seed))
        try:
            TableScene(facts, self.names).arrange(fresh)
        except KoldunError:  # a fact that speaks of cards: say it of all zones
            return {zone.name() for zone in fresh.zones()}
        return {zone.name() for zone in fresh.zones() if zone.cards}

    def _setup(self, state: State[Face] | None) -> Setup:
        """As it was, but what people chose before the first turn is an option."""
        setup = self.match.setup
        if state is None:
            return setup
        options = msgspec.to_builtins(setup.options) | staging_of(state).options(state)
        return table_for(self.match.game, setup.players, options)

    def _steps(self, sitting: Sitting, base: _Base) -> list[str] | None:
        """The choices since, in words; None where words lead elsewhere."""
        past = self.match.at(base.at)
        said: list[tuple[str, list[str]]] = []
        groups: list[list[tuple[str, list[str]]]] = [said]
        for choice in self.choices[base.at :]:
            name = self.names[choice.seat]
            if choice.setting():
                if choice.index != CALL:
                    return None
                past.choose(choice.seat, choice.index)
                continue  # who chooses uncalled butts in
            there = Sitting(past, self.names)
            words = _words(there, name, choice.index, base.state is None)
            found = sitting.find(name, words)
            if not found:
                return None
            sitting.match.choose(choice.seat, found[0])
            past.choose(choice.seat, choice.index)
            if said and said[-1][0] == name:
                said[-1][1].append(words)
                continue
            if any(name == other for other, _ in said):
                said = []
                groups.append(said)
            said.append((name, [words]))
        lines: list[str] = []
        for group in groups:
            if group:
                lines += ["[[step]]", "[step.choose]"]
                lines += [
                    _pair(name, words[0] if len(words) == 1 else words) for name, words in group
                ]
                lines.append("")
        return lines

    def holds(self, source: str) -> bool:
        """Does the file lead to the same table, with the same questions?"""
        try:
            scenario = Scenario(source, "match")
            if not scenario.run().held():
                return False
            sitting = scenario.start()
            for step in scenario.steps:
                for name, words in step.get("choose", {}).items():
                    sitting.choose(name, *([words] if isinstance(words, str) else words))
        except KoldunError:
            return False
        return _table_of(sitting) == _table_of(self.wanted)


def _words(sitting: Sitting, name: str, index: int, exact: bool) -> str:
    """An option in words; with the card's own id where equal cards are told apart by it."""
    words = sitting.offered(name)[index]
    if exact and sitting.find(name, words)[0] != index:
        decision = sitting.open_to(name)
        assert decision is not None
        option = decision.options[index]
        ids = [sitting.match.card_id(card) for card in (option.card, option.other) if card >= 0]
        words = " ".join([words, *ids])
    return words


def _table_of(sitting: Sitting) -> object:
    """All that a scenario can compare: facts, zones, and what everybody is offered."""
    state = sitting.match.state
    zones = {zone.name(): [state.face(card).id for card in zone.cards] for zone in state.zones()}
    staging = staging_of(state)
    facts = facts_of(staging, state)
    asked = {name: sorted(sitting.offered(name)) for name in sitting.asked()}
    return (_without_handles(facts, staging.handles), zones, asked, sitting.what())


def _without_handles(facts: dict[str, Any], handles: tuple[str, ...]) -> dict[str, Any]:
    """Numbers of cards and of things made differ between equal tables."""
    aside = ("sideways", "cheats", "loans", "gifts", "serial", *handles)
    return {key: value for key, value in facts.items() if key not in aside}


# --- what a table can be set to


def _settable(
    state: State[Face], names: list[str]
) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """Facts that can be set, with what they are, and all zones: of the table and of each seat."""
    staging = staging_of(state)
    facts = facts_of(staging, state)
    table: dict[str, Any] = {}
    seats: dict[str, dict[str, Any]] = {name: {} for name in names}
    for key, value in facts.items():
        told = _by_name(value, names, ()) if key in _SEATS else _told(staging, key, value, names)
        if key != "seats" and told is not None and _can_set(state, names, {key: told}):
            table[key] = told
    for name, own in zip(names, facts["seats"], strict=True):
        for key, value in own.items():
            told = _told(staging, key, value, names)
            if value is not None and _can_set(state, names, {name: {key: told}}):
                seats[name][key] = told
    for zone in state.zones():
        ids = [state.face(card).id for card in reversed(zone.cards)]
        key = zone.kind.name + (ONLY if zone.kind.sight == NOBODY else "")
        if zone.owner >= 0:
            seats[names[zone.owner]][key] = ids
        else:
            table[key] = ids
    return table, seats


def _told(staging: Staging, key: str, value: Any, names: list[str]) -> Any:
    return _by_name(value, names, staging.not_seats) if key in staging.with_seats else value


def _by_name(value: Any, names: list[str], aside: tuple[str, ...]) -> Any:
    """Numbers of seats as their names."""
    if isinstance(value, dict):
        return {k: v if k in aside else _by_name(v, names, aside) for k, v in value.items()}
    if isinstance(value, list):
        return [_by_name(v, names, aside) for v in value]
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(names):
        return names[value]
    return value


def _can_set(state: State[Face], names: list[str], table: dict[str, Any]) -> bool:
    try:
        TableScene(table, names).arrange(state.copy())
    except KoldunError:
        return False
    return True


def _is_zone(state: State[Face], key: str) -> bool:
    name = key.removesuffix(ONLY)
    return any(zone.kind.name == name for zone in state.zones())


def _position(sitting: Sitting) -> list[str]:
    """What is asked now, as expectations."""
    result = sitting.match.result
    if result is not None:
        winners = _inline([sitting.names[seat] for seat in result.winners])
        return [
            f'expect = {{ over = true, reason = "{result.reason}", winners = {winners} }}',
        ]
    lines = [f"asked = {_inline(sitting.asked())}"]
    for name in sitting.asked():
        lines.append(f"question.{_key(name)} = {json.dumps(sitting.what(name))}")
    for name in sitting.asked():
        decision = sitting.match.decision(sitting.seat(name))
        assert decision is not None
        offered = sitting.offered(name)[: len(decision.options) - decision.standing]
        if len(offered) <= _MOST_OFFERED:
            lines.append(_pair(f"offered_only.{_key(name)}", sorted(set(offered)), True))
    return lines


# --- TOML


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _pair(key: str, value: Any, dotted: bool = False) -> str:
    """`key = value`, a long list on lines of its own."""
    left = key if dotted else _key(key)
    line = f"{left} = {_inline(value)}"
    if len(line) <= _WIDTH or not isinstance(value, list):
        return line
    lines = [f"{left} = ["]
    row = " "
    for item in value:
        word = f" {_inline(item)},"
        if len(row) + len(word) > _WIDTH:
            lines.append(row)
            row = " "
        row += word
    return "\n".join([*lines, row, "]"])


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(k)} = {_inline(v)}" for k, v in value.items() if v is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_inline(v) for v in value)}]"
    return json.dumps(value, ensure_ascii=False)
