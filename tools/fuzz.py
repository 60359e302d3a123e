"""Strange inputs by the million: messages of a page, match files, card packs, scenarios.

Good ones are changed in a few places, others are made up: a part by Hypothesis, most by a plain stream
of random numbers, which is ten times as fast. Whatever comes in, it is taken or refused with a reason
(`KoldunError`, a `refused` message); anything else is a defect, and the smallest input found that shows
it is printed.
    python tools/fuzz.py --inputs 1000000
    python tools/fuzz.py --inputs 2000 --only packs
"""

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from koldun.bots.policies import RandomChoice, play_randomly
from koldun.content.library import library_of
from koldun.content.match_files import read_file, replay, to_file
from koldun.content.registry import game_named, games, table_for
from koldun.kernel.errors import KoldunError
from koldun.kernel.match import Match
from koldun.kernel.randomness import seed_of
from koldun.server.app.server import Server
from koldun.server.app.settings import settings_from
from koldun.server.net.socket import Conversation
from koldun.server.protocol import Clock, FromPage, NewTable
from koldun.server.tables.lobby import Guest
from koldun.server.tables.watchers import Watcher
from koldun.testing.scenarios import Scenario

ROOT = Path(__file__).resolve().parents[1]
SEEDS = 24  # good inputs of each kind to start from
_DRAWN = 0.02  # of the inputs, by Hypothesis
_NUMBER = re.compile(rb"-?\d+")

Target = Callable[[bytes], None]


@st.composite
def mutated(draw: Any, corpus: list[bytes]) -> bytes:
    """A good input with a few things wrong, or nothing like one."""
    if draw(st.integers(0, 19)) == 0:
        return bytes(draw(st.binary(max_size=400)))
    data = bytearray(draw(st.sampled_from(corpus)))
    for _ in range(draw(st.integers(1, 5))):
        at = draw(st.integers(0, len(data)))
        kind = draw(st.integers(0, 4))
        span = draw(st.integers(1, 12))
        if kind == 0:
            data[at : at + 1] = draw(st.binary(min_size=1, max_size=4))
        elif kind == 1:
            del data[at : at + span]
        elif kind == 2:
            data[at:at] = data[at : at + span * 4]
        elif kind == 3:
            data[at:at] = draw(st.sampled_from(TOKENS))
        else:
            other = draw(st.sampled_from(corpus))
            start = draw(st.integers(0, len(other)))
            data[at : at + span] = other[start : start + span * 3]
    return bytes(data)


def changed(rng: random.Random, corpus: list[bytes]) -> bytes:
    """The same from plain random numbers; half of them stay well-formed, with other values."""
    if rng.randrange(20) == 0:
        return rng.randbytes(rng.randrange(400))
    data = bytearray(rng.choice(corpus))
    tame = rng.randrange(2) == 0
    for _ in range(rng.randint(1, 5)):
        if tame:
            _other_value(rng, data, corpus)
        else:
            _other_bytes(rng, data, corpus)
    return bytes(data)


def _other_value(rng: random.Random, data: bytearray, corpus: list[bytes]) -> None:
    """Another number, or a line less, twice, or out of another input."""
    numbers = list(_NUMBER.finditer(data))
    if numbers and rng.randrange(2):
        found = rng.choice(numbers)
        data[found.start() : found.end()] = rng.choice(NUMBERS)
        return
    lines = bytes(data).split(b"\n")
    at = rng.randrange(len(lines))
    if len(lines) > 1 and rng.randrange(2):
        lines[at : at + 1] = rng.choice([[], [lines[at]] * 2])
    else:
        lines[at] = rng.choice(rng.choice(corpus).split(b"\n"))
    data[:] = b"\n".join(lines)


def _other_bytes(rng: random.Random, data: bytearray, corpus: list[bytes]) -> None:
    at, kind, span = rng.randint(0, len(data)), rng.randrange(5), rng.randint(1, 12)
    if kind == 0:
        data[at : at + 1] = rng.randbytes(rng.randint(1, 4))
    elif kind == 1:
        del data[at : at + span]
    elif kind == 2:
        data[at:at] = data[at : at + span * 4]
    elif kind == 3:
        data[at:at] = rng.choice(TOKENS)
    else:
        other = rng.choice(corpus)
        start = rng.randint(0, len(other))
        data[at : at + span] = other[start : start + span * 3]


NUMBERS = [b"0", b"1", b"2", b"3", b"7", b"-1", b"99", b"1000000", b"99999999999999999999"]
TOKENS = [
    *[b"null", b"-1", b"0", b"1e999", b"99999999999999999999", b"true", b'""', b"[]", b"{}"],
    *[b'"\\ud800"', b"\xff", b"\x00", b"[[[[", b'{"a":', b"NaN", b"'''", b"\n", b"=", b"-0.0"],
    *["é".encode(), "🧙".encode(), b"s0", b"pass", b"@", b":"],
]


# --- what is tried


def match_files() -> tuple[list[bytes], Target]:
    corpus = []
    for id in sorted(games()):
        game = game_named(id)
        match = Match.start(game, table_for(game, game.least, {}), seed_of(id), log=False)
        play_randomly(match, RandomChoice(seed_of(id)), 12)
        corpus.append(to_file(match))

    def target(data: bytes) -> None:
        replay(read_file(data, "file"), "file", log=False)

    return corpus, target


def packs() -> tuple[list[bytes], Target]:
    libraries = [library_of(games()[id]) for id in sorted(games())]
    corpus = []
    for id in sorted(games()):
        folder = ROOT / "src" / "koldun" / "games" / id
        for path in sorted(folder.rglob("cards*.toml")) + sorted(folder.rglob("cards/*.toml")):
            cards = path.read_text("utf-8").split("[[card]]")[1:3]
            corpus += [f"[[card]]{card}".encode() for card in cards]

    def target(data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return  # a pack is read as text
        for library in libraries[:2]:
            library.pack("fuzz.toml", text)

    return corpus[:SEEDS], target


def scenarios() -> tuple[list[bytes], Target]:
    found = sorted((ROOT / "tests" / "games").rglob("scenarios/*.toml"))
    corpus = [path.read_bytes() for path in found[:: max(1, len(found) // SEEDS)]]

    def target(data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return
        Scenario(text, "fuzz.toml").run()

    return [data for data in corpus if len(data) < 4000], target


async def _nowhere(_: object) -> None: ...


class Messages:
    """A real table in memory with somebody who sends nonsense."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        given = {"database_url": f"sqlite:///{folder}/fuzz.db", "rate": 0, "message_rate": 0}
        self._server = Server(settings_from({}, **given, bot_pace=0, tables=0))
        self._loop.run_until_complete(self._open())

    async def _open(self) -> None:
        await self._server.open()
        guest = Guest("a" * 24, "Ann")
        new = NewTable("krendel", ["me", "me"], clock=Clock(window=0))
        live = await self._server.lobby.create(guest, new)
        await self._server.lobby.start(live, guest, "")
        self._watcher = Watcher(guest.id, guest.name, lambda data: True, "fuzz")
        self._talk = Conversation(self._server.backend, live, self._watcher, _nowhere)
        await live.welcome(self._watcher, -1, -1)

    def corpus(self) -> list[bytes]:
        made = [kind(**_example(kind)) for kind in FromPage.__args__]
        return [msgspec.json.encode(message) for message in made]

    def __call__(self, data: bytes) -> None:
        self._loop.run_until_complete(self._talk.hear(data.decode("utf-8", "replace"), None))
        self._talk.wrong = 0
        if self._server.metrics.counted("errors", "socket"):
            raise AssertionError("a message was a fault")

    def close(self) -> None:
        self._loop.run_until_complete(self._server.close())


def _example(kind: Any) -> dict[str, Any]:
    values = {int: 1, str: "pass", bool: True}
    return {f.name: values[_plain(f.type)] for f in msgspec.structs.fields(kind)}


def _plain(kind: Any) -> Any:
    """A type without what is said of its limits."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


# --- trying it


def fuzz(name: str, corpus: list[bytes], target: Target, inputs: int, luck: int) -> int:
    """Returns how many inputs were tried."""
    tried = 0

    @seed(luck)
    @settings(
        max_examples=inputs,
        deadline=None,
        database=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=mutated(corpus))
    def one(data: bytes) -> None:
        nonlocal tried
        tried += 1
        try:
            target(data)
        except KoldunError:
            return
        except Exception as error:
            error.add_note(f"{name}: {data!r}")
            raise

    one()
    return tried


def storm(name: str, corpus: list[bytes], target: Target, inputs: int, luck: int) -> int:
    """Many more, without Hypothesis between them."""
    rng = random.Random(f"{name} {luck}")
    for _ in range(inputs):
        data = changed(rng, corpus)
        if (error := fault(target, data)) is not None:
            small = smaller(data, lambda part: fault(target, part) is not None)
            error.add_note(f"{name}: {small!r}")
            raise error
    return inputs


def fault(target: Target, data: bytes) -> Exception | None:
    try:
        target(data)
    except KoldunError:
        return None
    except Exception as error:
        return error
    return None


def smaller(data: bytes, fails: Callable[[bytes], bool]) -> bytes:
    """Parts left out as long as it still fails."""
    span = len(data) // 2
    while span:
        at = 0
        while at < len(data):
            part = data[:at] + data[at + span :]
            if fails(part):
                data = part
            else:
                at += span
        span //= 2
    return data


def run(inputs: int, only: str = "", luck: int = 19) -> dict[str, int]:
    """So many inputs, spread over the kinds; cheap kinds get more."""
    tried: dict[str, int] = {}
    with tempfile.TemporaryDirectory() as folder:
        messages = Messages(Path(folder))
        try:
            kinds: dict[str, tuple[float, Callable[[], tuple[list[bytes], Target]]]] = {
                "messages": (0.4, lambda: (messages.corpus(), messages)),
                "match files": (0.3, match_files),
                "packs": (0.2, packs),
                "scenarios": (0.1, scenarios),
            }
            for name, (share, make) in kinds.items():
                if only in ("", name):
                    corpus, target = make()
                    many = inputs if only else max(10, int(inputs * share))
                    drawn = max(10, int(many * _DRAWN))
                    tried[name] = fuzz(name, corpus, target, drawn, luck)
                    tried[name] += storm(name, corpus, target, many - drawn, luck)
        finally:
            messages.close()
    return tried


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--only", default="", help="messages, match files, packs or scenarios")
    parser.add_argument("--luck", type=int, default=19)
    args = parser.parse_args()
    started = time.monotonic()
    tried = run(args.inputs, args.only, args.luck)
    seconds = round(time.monotonic() - started, 1)
    print(msgspec.json.encode({"tried": tried, "seconds": seconds}).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
