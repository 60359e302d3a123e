"""How often a person is asked, and how often for something.

python -m koldun.lab.attention munchkin --players 4 --games 30 --seed 1 --json

One seat of each match is a person, modelled by a bot that is called as people are; the others are bots
too. Counted are the prompts of that seat. `acted_share` is the share of them answered by anything but a pass, a
refusal or an end of something; on the own turn passing moves the turn on (kicks the door), but does not count.
"""

import argparse
from collections import Counter
from typing import Final

import msgspec

from koldun.bots.levels import bot_named
from koldun.bots.mind import Bot, Mind, luck
from koldun.bots.playing import play_out
from koldun.content.registry import game_named, table_for
from koldun.kernel.attention import LEVELS
from koldun.kernel.cards import SPECTATOR
from koldun.kernel.match import Match
from koldun.kernel.randomness import derive, seed_of
from koldun.lab.command import add_ways, run, way_of
from koldun.lab.hands import Way
from koldun.lab.many import Each, in_order
from koldun.lab.processes import HERE
from koldun.view.look import look

_IDLE: Final = ("pass", "pass-until", "no", "done")


class Asked(msgspec.Struct, frozen=True):
    """What one modelled person was asked over some matches."""

    game: str
    players: int
    games: int
    seed: int
    bot: str
    attention: str
    decisions_per_game: float
    rounds: int
    opponent_turns: int
    prompts: int
    prompts_per_opponent_turn: float
    prompts_per_round: float
    acted_share: float
    acted_share_in_opponent_turns: float
    questions: dict[str, list[int]]  # how often asked and acted on, commonest first


class Person:
    """Counts the prompts of one seat."""

    def __init__(self) -> None:
        self.turns: set[tuple[int, int, int]] = set()
        self.rounds: set[tuple[int, int]] = set()
        self.asked: Counter[str] = Counter()
        self.acted: Counter[str] = Counter()
        self.asked_there = 0
        self.acted_there = 0
        self.decisions = 0

    def sit(self, match: Match, number: int, seat: int, bots: dict[int, Bot], person: Bot) -> None:
        others = {s: bot for s, bot in bots.items() if s != seat}
        while match.result is None:
            play_out(match, others, most=1)
            table = look(match, SPECTATOR).table
            self.rounds.add((number, table.round))
            there = table.active >= 0 and table.active != seat
            if there:
                self.turns.add((number, table.round, table.active))
            decision = match.decision(seat)
            if decision is None:
                continue
            index = person.choose(Mind(match, seat), luck(match.seed, seat, match.number(seat)))
            acted = decision.options[index].verb not in _IDLE
            self.asked[decision.what] += 1
            self.acted[decision.what] += acted
            self.asked_there += there
            self.acted_there += there and acted
            match.choose(seat, index)
        self.decisions += match.decided()

    def add(self, other: "Person") -> None:
        self.turns |= other.turns
        self.rounds |= other.rounds
        self.asked += other.asked
        for what, acted in other.acted.items():  # those never acted on too
            self.acted[what] += acted
        self.asked_there += other.asked_there
        self.acted_there += other.acted_there
        self.decisions += other.decisions


class Sitting(Each[Person]):
    """Matches with one modelled person, whose seat goes round."""

    def __init__(self, game: str, players: int, seed: int, bot: str, attention: str) -> None:
        self.game = game
        self._players = players
        self._seed = seed
        self._bot = bot
        self._level = LEVELS.index(attention)

    def begin(self, number: int) -> Match:
        game = game_named(self.game)
        deal = derive(seed_of(str(self._seed)), f"attention {number}")
        setup = table_for(game, self._players, game.unattended)
        match = Match.start(game, setup, deal, log=False)
        seat = number % self._players
        if self._level != match.attention.levels[seat]:
            match.attend(seat, self._level)
        return match

    def play(self, number: int, match: Match) -> Person:
        person = Person()
        bots = {s: bot_named(self._bot) for s in range(self._players)}
        seat = number % self._players
        person.sit(match, number, seat, bots, bots[seat])
        return person


def measure(
    game: str, players: int, games: int, seed: int, bot: str, attention: str, way: Way = HERE
) -> Asked:
    """Play `games` matches and add up what the persons were asked."""
    person = Person()
    for one in in_order(Sitting(game, players, seed, bot, attention), games, way):
        person.add(one)
    prompts = person.asked.total()
    return Asked(
        game,
        players,
        games,
        seed,
        bot,
        attention,
        round(person.decisions / games, 1),
        len(person.rounds),
        len(person.turns),
        prompts,
        _per(person.asked_there, len(person.turns)),
        _per(prompts, len(person.rounds)),
        _per(person.acted.total(), prompts),
        _per(person.acted_there, person.asked_there),
        {what: [n, person.acted[what]] for what, n in person.asked.most_common()},
    )


def _per(part: int, whole: int) -> float:
    return round(part / whole, 3) if whole else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--attention", choices=LEVELS, default=LEVELS[1])
    parser.add_argument("--json", action="store_true")
    add_ways(parser)
    args = parser.parse_args()
    with way_of(args) as way:
        asked = measure(
            args.game, args.players, args.games, args.seed, args.bot, args.attention, way
        )
    if args.json:
        print(msgspec.json.encode(asked).decode())
        return
    for name, value in msgspec.to_builtins(asked).items():
        print(f"{name}: {value}")


if __name__ == "__main__":
    run(main)
