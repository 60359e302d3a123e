"""Commands and their options."""

import argparse
import os
from typing import TypeAlias

from koldun.cli import arena, learning, listing, playing, running, serving
from koldun.content.text import LANGUAGES
from koldun.lab.command import add_ray, add_ways
from koldun.version import VERSION

_ABOUT = """\
Koldun: a digital table for five wizard games.

Play in the terminal, run thousands of matches, look up any rule or card, settle a dispute with a
scenario, watch a saved match again. Everything is repeatable: a match is its seed and its choices.
"""

_EXAMPLES = """\
examples:
  koldun play krendel --players 4              a match against bots, now
  koldun play krendel --load krendel-7f3a.koldun.json   go on where you left
  koldun sim krendel --players 4 --games 1000 --bots greedy,random
  koldun arena krendel --players 2 --games 100 --bots mage,greedy
  koldun cards krendel --lang en               all cards with their generated texts
  koldun rules krendel neighbours              search the rule ledger
  koldun scenario tests/games/krendel/scenarios/*.toml
  koldun replay krendel-7f3a.koldun.json --step
  koldun serve --port 8000                     the table in a browser, with friends

Results go to standard output (--json for programs), progress to standard error.
Exit code 0: done; 1: expectations did not hold; 2: something was wrong with what you gave.
"""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="koldun",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"koldun {VERSION}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    _listing(commands)
    _playing(commands)
    _simulating(commands)
    _arena(commands)
    _learn(commands)
    _checking(commands)
    _serving(commands)
    return parser


def _listing(commands: Commands) -> None:
    games = _command(commands, "games", "which games there are", listing.games)
    _json(games)
    _lang(games)

    cards = _command(commands, "cards", "every card with its generated text", listing.cards)
    cards.add_argument("game")
    cards.add_argument("words", nargs="*", help="only cards that hold these words")
    cards.add_argument(
        "--pack", metavar="FILE", help="check a card pack and list its cards instead"
    )
    _lang(cards)
    _json(cards)

    rules = _command(commands, "rules", "the rule ledger, searchable", listing.rules)
    rules.add_argument("game", nargs="?", help="without a game: how many rules each has")
    rules.add_argument("words", nargs="*", help="only rules that hold these words, or an id")
    rules.add_argument(
        "--coverage",
        action="store_true",
        help="which rules and cards have no passing test (build/rules.json); 1 if any",
    )
    _lang(rules)
    _json(rules)


def _playing(commands: Commands) -> None:
    play = _command(
        commands,
        "play",
        "play in the terminal against bots",
        playing.play,
        "Numbers choose; u takes back, l shows the log, r RULE shows a rule, c NAME shows cards,\n"
        "h shows help, q saves and leaves. A saved match goes on with --load.",
    )
    play.add_argument("game", help="id of the game (see koldun games)")
    play.add_argument("--players", type=int, metavar="N", help="seats at the table, yours included")
    play.add_argument(
        "--bots",
        default="greedy",
        metavar="LEVEL",
        help="random, greedy (default), apprentice, mage or archmage",
    )
    play.add_argument("--seat", type=int, default=0, metavar="S", help="your seat, from 0")
    _seed(play, "the same seed deals the same cards (default: a new one)")
    _lang(play)
    _table_options(play)
    play.add_argument("--load", metavar="FILE", help="go on with a saved match")
    play.add_argument("--save", metavar="FILE", help="where to save on quitting")


def _simulating(commands: Commands) -> None:
    sim = _command(
        commands,
        "sim",
        "play many matches between bots",
        running.sim,
        "Prints one JSON object with --json: game, players, games, decisions, seconds, wins (sole wins\n"
        "by seat), draws, length (mean, p50, p95 in decisions), digest. The same seed gives the same\n"
        "digest whatever --jobs is, on a Ray cluster too (--ray; docs/cluster.md).\n\n"
        "With --tally also `tally`: events, cards and questions counted over all matches, and how\n"
        "they go with winning. docs/lab.md explains it.",
    )
    sim.add_argument("game")
    sim.add_argument("--players", type=int, required=True, metavar="N")
    sim.add_argument("--games", type=int, required=True, metavar="M", help="how many matches")
    sim.add_argument(
        "--bots", default="random", metavar="A,B,...", help="by seat, repeated around the table"
    )
    _seed(sim, "default 0", "0")
    add_ways(sim, os.cpu_count() or 1)
    sim.add_argument("--state", metavar="FILE", help="keep what was played, and go on with it")
    sim.add_argument("--tally", action="store_true", help="count events, cards and questions too")
    _table_options(sim)
    _json(sim)


def _checking(commands: Commands) -> None:
    scenario = _command(
        commands,
        "scenario",
        "run scenario files, or write one",
        running.scenario,
        "Exit code 0 only when all expectations of all files hold, 1 when one does not, 2 when a file\n"
        "has a mistake. docs/scenarios.md has the format.",
    )
    scenario.add_argument("files", nargs="*", metavar="FILE")
    scenario.add_argument("--new", metavar="GAME", help="write a commented template")
    scenario.add_argument(
        "--from", dest="source", metavar="MATCH", help="write the table of a saved match"
    )
    scenario.add_argument(
        "--at", type=int, metavar="N", help="with --from: after N choices; default: at its end"
    )
    _json(scenario)

    replay = _command(commands, "replay", "watch a saved match again, checked", running.replay)
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--step", action="store_true", help="wait for Enter after each choice")
    replay.add_argument("--seat", type=int, metavar="S", help="through the eyes of one seat")
    _lang(replay)
    _json(replay)


def _learn(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = _command(
        commands,
        "learn",
        "train a network by self-play (needs koldun[learn])",
        learning.learn,
        "Goes on where the folder stops. docs/learning.md says what comes of it.",
    )
    parser.add_argument("game")
    parser.add_argument("--players", metavar="N,N", help="seats at the tables: 2,3,4")
    parser.add_argument("--minutes", type=float, default=8.0, metavar="M")
    parser.add_argument(
        "--run", dest="folder", required=True, metavar="DIR", help="where the run is kept"
    )
    parser.add_argument(
        "--jobs", type=int, metavar="N", help="processes that play (default: this one)"
    )
    add_ray(parser)
    parser.add_argument("--start", metavar="FILE", help="a network to begin a new run from")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")


def _arena(commands: Commands) -> None:
    parser = _command(
        commands,
        "arena",
        "bots against bots: who is stronger, and how sure is it",
        arena.arena,
        "Each deal is played in every rotation of the seats with the same luck, so that equals win\n"
        "equally; --games is rounded up to whole deals. Bots are random, greedy, apprentice, mage,\n"
        "archmage, search, ref, net and ahead; those that think take a budget of their own:\n"
        "search:400ms, mage:500 (iterations). Prints the win rate of each with a 95 % interval, a\n"
        "rating on Elo's scale and the mean processor time of a decision. With --state a run that\n"
        "was broken off goes on.",
    )
    parser.add_argument("game")
    parser.add_argument(
        "--bots", required=True, metavar="A,B[,C]", help="repeated around the table"
    )
    parser.add_argument("--players", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=int, required=True, metavar="M", help="how many matches")
    _seed(parser, "default 0", "0")
    add_ways(parser)
    parser.add_argument("--time", type=int, default=0, metavar="MS", help="for each decision")
    parser.add_argument(
        "--iterations", type=int, default=0, metavar="N", help="for each decision: repeatable"
    )
    parser.add_argument(
        "--bar",
        type=float,
        metavar="RATE",
        help="stop as soon as the first bot is clearly over or under this win rate",
    )
    parser.add_argument("--state", metavar="FILE", help="keep what was played, and go on with it")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    _json(parser)


def _serving(commands: Commands) -> None:
    serve = _command(
        commands,
        "serve",
        "open the table to browsers: play with friends and bots",
        serving.serve,
        "Every option is an environment variable as well (KOLDUN_PORT ...); docs/operating.md has all.",
    )
    serve.add_argument("--host", help="address to listen on (default 127.0.0.1)")
    serve.add_argument("--port", type=int, help="default 8000; 0 takes a free one")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE (default koldun.db) or postgresql://..."
    )
    serve.add_argument("--redis", metavar="URL", help="for several servers on one database")
    serve.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    serve.add_argument("--open", action="store_true", help="open the browser, where there is one")

    verify = _command(
        commands,
        "verify",
        "check the shuffles of a saved match",
        serving.verify,
        "Plays the file again from its seed: the seed must have the published hash, every choice must\n"
        "have been possible, and the end must be the recorded one. Exit code 0: fair; 2: it is not.",
    )
    verify.add_argument("file", metavar="FILE")
    _json(verify)

    database = commands.add_parser("db", help="look after the server's database")
    steps = database.add_subparsers(metavar="STEP", required=True)
    upgrade = _command(steps, "upgrade", "bring the schema up to date", serving.upgrade)
    upgrade.add_argument("--database", metavar="URL")


def _command(
    commands: Commands,
    name: str,
    about: str,
    run: object,
    more: str = "",
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + "." + (f"\n\n{more}" if more else ""),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    return parser


def _json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs: JSON on standard output")


def _lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=_own_language(), help="language")


def _seed(parser: argparse.ArgumentParser, help: str, default: str | None = None) -> None:
    parser.add_argument("--seed", metavar="S", default=default, help=f"any text; {help}")


def _table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (see koldun games --json); may be repeated",
    )
    parser.add_argument(
        "--pack", action="append", default=[], metavar="FILE", help="add the cards of a pack"
    )


def _own_language() -> str:
    return "ru" if os.environ.get("LANG", "").startswith("ru") else "en"
