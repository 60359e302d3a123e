"""Bots by name: `greedy`, `mage`, and with a budget of their own `search:100ms`, `mage:500`, `greedy:3`.

`ref:cpu100ms` is the permanent reference (`ref.py`). Learned ones need numpy and a network of the game: `net` and `net:0.5` (the policy, by its warmth),
`ahead:16` (looks ahead in so many worlds), `ahead:100ms` and `ahead:100ms+1` (a turn further). A file
may follow: `net:1:run/net.npz`. A level may have a temperament: `mage~vengeful`, `archmage~cautious:2s`.
"""

from collections.abc import Callable, Iterable
from typing import Final

from koldun.bots.budget import Budget
from koldun.bots.greedy import GreedyBot
from koldun.bots.mind import Bot, Chooser, Mind, RandomBot
from koldun.bots.people.characters import TEMPERAMENTS, CharacterBot
from koldun.bots.search.ref import RefBot
from koldun.bots.search.thinker import SearchBot
from koldun.kernel.errors import WrongTable
from koldun.kernel.game import AnyGame
from koldun.kernel.randomness import Rng

THINKERS: Final[dict[str, Callable[[Budget], SearchBot]]] = {
    "apprentice": lambda budget: SearchBot(budget, slips=0.35, give=0.25),
    "mage": lambda budget: SearchBot(budget, slips=0.1, give=0.05),
    "archmage": lambda budget: SearchBot(budget),
    "search": lambda budget: SearchBot(budget),
}
"""Bots that take a budget. The levels for people are these where a game has no network."""

USUAL: Final[dict[str, Budget]] = {
    "apprentice": Budget(iterations=60, seconds=0.2),
    "mage": Budget(seconds=0.25),
    "archmage": Budget(seconds=1.0),
    "search": Budget(seconds=0.1),
}

LEARNED_LEVELS: Final[dict[str, str]] = {
    "apprentice": "net:5",
    "mage": "net:0.3",
    "archmage": "ahead:1s",
}
"""What the levels are where a game has a network. A network may say otherwise (`levels` of its pedigree, and `levels of` for so many players)."""

PLAIN: Final = "plain"
"""A level that is better without: the search plays it."""

REFERENCE: Final = "ref"
"""The bot that never changes: for measuring, not for people."""

LEARNED: Final = ("net", "blind", "ahead")
"""Bots that need a network; `blind` is one that cannot read its cards, for measuring."""

LEVELS: Final = ("random", "greedy", *THINKERS)
"""All names, weakest first; `apprentice`, `mage` and `archmage` are meant for people."""


def bot_named(name: str, budget: Budget | None = None) -> Bot:
    """A bot by its name. A budget in the name (`search:400ms`) goes before the one given."""
    level, colon, limit = name.partition(":")
    level, tilde, temperament = level.partition("~")
    if tilde:
        return _with_character(level + colon + limit, temperament, name, budget)
    if level in LEARNED:
        return _learned(level, limit, name, budget)
    if level == REFERENCE:
        return RefBot(budget_of(limit) if colon else budget or USUAL["search"])
    if level not in LEVELS:
        listed = ", ".join((*LEVELS, REFERENCE, *LEARNED))
        raise WrongTable(f"there is no bot {name!r}; there are {listed}")
    if level == "greedy" and colon:
        return GreedyBot(_worlds(limit, name))
    if level not in THINKERS:
        if colon:
            raise WrongTable(f"{level} takes no budget, so {name!r} says nothing")
        return GreedyBot() if level == "greedy" else RandomBot()
    given = budget_of(limit) if colon else budget
    plain = THINKERS[level](given or USUAL[level])
    return LevelBot(level, plain, given) if level in LEARNED_LEVELS else plain


def _with_character(name: str, temperament: str, whole: str, budget: Budget | None) -> Bot:
    if temperament not in TEMPERAMENTS:
        listed = ", ".join(TEMPERAMENTS)
        raise WrongTable(f"{whole!r}: there is no temperament {temperament!r}; there are {listed}")
    bot = bot_named(name, budget)
    if isinstance(bot, LevelBot):
        return CharacterBot(temperament, bot.at)
    if isinstance(bot, SearchBot):
        return CharacterBot(temperament, lambda mind: bot)
    raise WrongTable(f"{whole!r}: {name} has no temperament; levels for people have")


class LevelBot:
    """A level for people: learned where the game has a network that fits, else the search.

    A budget of its own goes to whoever looks ahead; the policy alone needs none.
    """

    def __init__(self, level: str, plain: Chooser, given: Budget | None) -> None:
        self.level: str = level
        self.plain: Chooser = plain
        self._given: Budget | None = given
        self._learned: dict[str, Chooser] = {}

    def choose(self, mind: Mind, chance: Rng) -> int:
        return self.at(mind).choose(mind, chance)

    def at(self, mind: Mind) -> Chooser:
        """The bot that plays this level in a game, for so many players."""
        told = levels_of(mind.game, mind.players)
        if told is None:
            return self.plain
        name = told[self.level]
        if name == PLAIN:
            return self.plain
        bot = self._learned.get(name)
        if bot is None:
            given = self._given
            if given is not None and name.startswith("ahead"):
                if given.seconds <= 0.0:  # iterations try one option, worlds try some six
                    given = Budget(iterations=max(2, given.iterations // 6))
                _, plus, turns = name.partition("+")
                name = f"ahead:+{turns}" if plus else "ahead"
            made = bot_named(name, given)
            assert isinstance(made, Chooser)
            bot = self._learned[told[self.level]] = made
        return bot


def levels_of(game: AnyGame, players: int) -> dict[str, str] | None:
    """The names of the learned bots that play the levels of a game; None: nothing learned fits."""
    try:
        from koldun.bots.learned.net import net_of
    except ImportError:
        return None
    net = net_of(game)
    if net is None or players not in net.about.get("players", []):
        return None
    about = net.about
    here = about.get("levels of", {}).get(str(players), {})
    return {**LEARNED_LEVELS, **about.get("levels", {}), **here}


def networks_of(game: AnyGame, names: Iterable[str]) -> str:
    """Hashes of the networks by which these bots play a game; nothing where none of them needs any."""
    found: list[str] = []
    for name in dict.fromkeys(names):
        level, _, limit = name.partition(":")
        if level.partition("~")[0] in (*LEARNED, *LEARNED_LEVELS):
            try:
                from koldun.bots.learned.net import mark, net_of
            except ImportError:
                return ""
            net = net_of(game, limit.partition(":")[2])
            found.append("" if net is None else mark(net))
    return " ".join(found)


def warm_up(games: Iterable[AnyGame]) -> None:
    """Read numpy and all networks, so that nobody waits for them later."""
    for game in games:
        levels_of(game, game.least)


def _learned(level: str, limit: str, name: str, budget: Budget | None) -> Bot:
    """Numpy is asked for here and nowhere else: who plays without a network needs none."""
    try:
        from koldun.bots.learned.ahead import WORLDS, AheadBot
        from koldun.bots.learned.net import NetBot
    except ImportError as error:
        raise WrongTable(f"{name!r} needs numpy: install koldun[net]") from error
    limit, _, path = limit.partition(":")
    if level in ("net", "blind"):
        warmth = _warmth(limit, name) if limit else 1.0
        return NetBot(warmth, path, blind=level == "blind")
    limit, plus, turns = limit.partition("+")
    further = _turns(turns, name) if plus else None
    if limit.isdigit():
        return AheadBot(_worlds(limit, name), None, path, further)
    return AheadBot(WORLDS, budget_of(limit) if limit else budget, path, further)


def _warmth(text: str, name: str) -> float:
    try:
        warmth = float(text)
    except ValueError:
        warmth = -1.0
    if not 0.0 <= warmth <= 10.0:
        raise WrongTable(f"{name!r}: net takes a warmth, as in net:0.5")
    return warmth


def _worlds(text: str, name: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise WrongTable(f"{name!r} takes a number, as in greedy:3")
    return int(text)


def _turns(text: str, name: str) -> int:
    if not text.isdigit():
        raise WrongTable(f"{name!r} takes a number of turns, as in ahead:16+1")
    return int(text)


def budget_of(text: str) -> Budget:
    """`250ms`, `2s`, `cpu250ms` (time on the processor), or a number of iterations."""
    time = text.removeprefix("cpu")
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        number = time.removesuffix(unit)
        if number != time and number.isdigit() and int(number) > 0:
            return Budget(seconds=int(number) * seconds, processor=time != text)
    if text.isdigit() and int(text) > 0:
        return Budget(iterations=int(text))
    raise WrongTable(f"{text!r} is no budget: write 100ms, 2s, cpu100ms, or a number of iterations")


def bots_for(names: str, players: int) -> list[str]:
    """One bot for each seat: `greedy,random` is repeated around the table."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        bot_named(name)
    if len(listed) > players:
        raise WrongTable(f"{len(listed)} bots are named for {players} seats")
    return [listed[seat % len(listed)] for seat in range(players)]
