"""What a run can be told. The defaults learned Krendel."""

import msgspec

from koldun.kernel.errors import WrongTable


class Settings(msgspec.Struct, frozen=True):
    """Rates fall within a run from the first to the last: every run ends usable."""

    players: list[int]
    width: int = 128
    tables: int = 64  # matches in step in each process
    rows: int = 3_200  # decisions a process gathers for one update
    minibatch: int = 8_192
    epochs: int = 3
    rate: float = 1e-3
    last_rate: float = 5e-5
    warm_up: float = 5.0  # seconds until the first rate is reached
    entropy: float = 0.05
    last_entropy: float = 0.01
    clip: float = 0.2
    furthest: float = 0.03  # an update ends where the policy has moved so far (KL)
    lambda_: float = 0.95  # how far an outcome reaches back past the values in between
    trials: float = -1.0  # of the decisions are made after trials; below 0: as the network does
    past: float = 0.25  # of the matches have one seat played by a past self
    greedy: float = 0.0  # of the matches have one seat played by another bot, `opponent`
    rivals: float = 0.0  # of the matches have all seats but one played by it
    opponent: str = "greedy:2"
    copied: float = 0.0  # of its decisions are learned as a teacher's
    taught: float = 0.0  # of the decisions are put to a stronger bot too: its choice is learned
    teacher: str = "ahead:4"
    doubt: float = 1.0  # the teacher is asked where no option is likelier than this
    trust: float = 0.04  # so much more of the win makes an option e times as likely, where a look ahead teaches
    lesson: float = 0.5  # weight of what teachers chose
    last_lesson: float = 0.5
    lessons: int = 0  # batches whose lessons are kept and learned again
    quorum: float = 1.0  # of the processes have gathered when an update is made
    pool: int = 12  # past selves
    pool_every: int = 20  # updates
    longest: int = 1_500  # decisions, then a match is broken off
    save_every: float = 20.0
    contest_every: float = 60.0
    seed: str = "learn"


def settings_for(players: str, given: list[str]) -> Settings:
    """Settings from `2,4` and `name=value` as a person writes them."""
    values: dict[str, object] = {"players": players.split(",")}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or name not in Settings.__struct_fields__ or name == "players":
            known = ", ".join(field for field in Settings.__struct_fields__ if field != "players")
            raise WrongTable(f"{pair!r} sets nothing; there are {known}")
        values[name] = value
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise WrongTable(f"{error}") from error
