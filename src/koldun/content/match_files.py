"""A match on disk: its seed and its choices, stamped with the version of the rules."""

from pathlib import Path
from typing import Any

import msgspec

from koldun.content.registry import game_named, table_for
from koldun.kernel.decisions import Choice
from koldun.kernel.errors import BadFile, IllegalChoice, KoldunError, WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.match import DIGEST, Match
from koldun.kernel.randomness import SEED_BYTES, commitment

FORMAT = 1


class ChoiceRecord(msgspec.Struct, array_like=True, frozen=True):
    """Who chose, which of the options offered, and its key, so that a mismatch is noticed at once."""

    seat: int
    index: int
    key: str


class MatchFile(msgspec.Struct, frozen=True):
    """What `koldun play` saves, `koldun replay` reads and a server hands out."""

    koldun: int
    game: str
    version: str
    players: int
    options: dict[str, Any]
    seed: str
    commitment: str
    choices: list[ChoiceRecord]
    digest: str
    names: list[str] = []
    digest_version: int = 1  # files of before 0.2 name none
    packs: list[tuple[str, str]] = []


def to_file(match: Match, names: list[str] | None = None) -> bytes:
    """The match as JSON. A match set up by a scenario has no file: the scenario is its file."""
    if match.setup.scene is not None:
        raise KoldunError("a match that began as a scenario cannot be saved: keep the scenario")
    past = Match.start(match.game, match.setup, match.seed, log=False, patient=True)
    records = []
    for choice in match.choices:
        past.come_to(choice)
        records.append(ChoiceRecord(choice.seat, choice.index, past.name_of(choice)))
        past.choose(choice.seat, choice.index)
    file = MatchFile(
        koldun=FORMAT,
        game=match.game.id,
        version=match.game.version,
        players=match.setup.players,
        options=msgspec.to_builtins(match.setup.options),
        seed=match.seed.hex(),
        commitment=commitment(match.seed),
        choices=records,
        digest=match.digest(),
        names=names or [],
        digest_version=DIGEST,
        packs=match.setup.packs,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read_file(data: bytes, place: str) -> MatchFile:
    """Check the form of a match file; playing it is `replay`."""
    try:
        file = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadFile(place, f"not a Koldun match: {error}") from error
    if file.koldun != FORMAT:
        raise BadFile(place, f"match format {file.koldun}, this version reads {FORMAT}")
    try:
        seed = bytes.fromhex(file.seed)
    except ValueError as error:
        raise BadFile(f"{place}: seed", "must be hexadecimal") from error
    if not 1 <= file.digest_version <= DIGEST:
        known = f"this version knows 1 to {DIGEST}"
        raise BadFile(f"{place}: digest_version", f"is {file.digest_version}; {known}")
    if len(seed) != SEED_BYTES:
        raise BadFile(f"{place}: seed", f"must be {SEED_BYTES} bytes, not {len(seed)}")
    if commitment(seed) != file.commitment:
        raise BadFile(f"{place}: commitment", "is not the hash of the seed")
    return file


def replay(file: MatchFile, place: str, log: bool = True) -> Match:
    """Play a file again, choice by choice, and compare the end with its digest."""
    game: AnyGame = game_named(file.game)
    try:
        setup = table_for(game, file.players, file.options, packs=file.packs)
    except WrongTable as error:
        if file.version == game.version:
            raise
        raise BadFile(f"{place}: options", f"{error} {_why(file, game)}") from error
    match = Match.start(game, setup, bytes.fromhex(file.seed), log, patient=True)
    for number, choice in enumerate(file.choices, 1):
        here = f"{place}: choice {number}"
        made = Choice(choice.seat, choice.index)
        match.come_to(made)
        try:
            key = match.name_of(made)
        except IllegalChoice as error:
            raise BadFile(
                here, f"seat {choice.seat} cannot choose {choice.key!r} {_why(file, game)}"
            ) from error
        if key != choice.key:
            raise BadFile(here, f"says {choice.key!r} where {key!r} stands {_why(file, game)}")
        try:
            match.choose(choice.seat, choice.index)
        except IllegalChoice as error:
            raise BadFile(here, str(error)) from error
    match.stop_waiting()
    if match.digest(file.digest_version) != file.digest:
        raise BadFile(f"{place}: digest", f"the match ends elsewhere {_why(file, game)}")
    return match


def load(path: Path, log: bool = True) -> tuple[Match, MatchFile]:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise KoldunError(f"{path}: cannot be read: {error.strerror}") from error
    file = read_file(data, str(path))
    return replay(file, str(path), log), file


def _why(file: MatchFile, game: AnyGame) -> str:
    if file.version != game.version:
        return f"(played under rules {file.version}, these are {game.version})"
    return "(the file was changed or is damaged)"
