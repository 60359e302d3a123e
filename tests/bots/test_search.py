"""The search: repeatable, on time, the same action under any handle, and stronger than greedy."""

import time
from collections import Counter
from collections.abc import Callable

import pytest
from games.munchkin.scene import scene

from koldun.bots.actions import action_key, action_keys
from koldun.bots.budget import Budget, Clock
from koldun.bots.greedy import GreedyBot
from koldun.bots.mind import Bot, Mind, luck
from koldun.bots.playing import play_out
from koldun.bots.policies import handicap, hinted, wander
from koldun.bots.search.parallel import ParallelBot
from koldun.bots.search.search import Search, Style
from koldun.bots.search.thinker import SearchBot, explain
from koldun.bots.search.tree import Node
from koldun.content.registry import game_named, games
from koldun.kernel.cards import reface
from koldun.kernel.decisions import Option
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, seed_of
from koldun.lab.arena import contest_for, play_contest
from koldun.testing.contract import begin


def krendel(players: int = 2, seed: str = "search") -> Match:
    return begin(games()["krendel"], players, seed, log=False)


def test_the_same_luck_gives_the_same_thoughts() -> None:
    match = krendel()
    chance = luck(bytes(32), 0, 0)
    first = explain(Mind(match, 0), Budget(iterations=60), chance.copy())
    assert explain(Mind(match, 0), Budget(iterations=60), chance.copy()) == first
    assert 30 <= sum(visits for _, _, visits in first) <= 60, "fewer when the choice is clear"
    assert all(0 <= win <= 1 for _, win, _ in first)


@pytest.mark.parametrize("id", sorted(games()))
def test_every_decision_of_every_game_can_be_thought_about(id: str) -> None:
    """All kinds of questions at every seat count, with the search choosing for one seat."""
    game = games()[id]
    bot = SearchBot(Budget(iterations=4))
    for players in range(game.least, game.most + 1):
        match = begin(game, players, f"any {players}", log=False)
        play_out(match, dict.fromkeys(range(players), bot), most=30)


def test_a_decision_without_a_choice_costs_nothing() -> None:
    match = krendel()
    state = match.state
    hand = match.pending()[0].options
    face = state.cards.faces[hand[0].card]
    for option in hand:
        reface(state.cards, option.card, face)
    mind = FixedMind(match, 0)
    search = Search(mind, Rng(bytes(32)), Style())
    search.run(Budget(iterations=50))
    assert search.iterations == 0
    assert search.best() == 0
    assert [visits for _, _, visits in explain(mind, Budget(seconds=5.0))] == [0] * 5


class FixedMind(Mind):
    """Sees one world only: for tests that have painted the cards."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.imagine: Callable[[bytes], Match] = lambda seed: match


def test_nobody_fidgets() -> None:
    """In a window of Munchkin with nothing to gain everybody passes, the one who slips too."""
    table = scene(Ann={"level": 2, "hand": ["crypt_bailiff"]}, Bob={"hand": ["paper_golem"]})
    match = table.match
    options = match.pending()[0].options
    assert {"show-card", "pass"} <= {option.verb for option in options}
    for slips in (0.0, 1.0):
        bot = SearchBot(Budget(iterations=12), slips=slips)
        lucky = [luck(bytes(32), 0, number) for number in range(8)]
        picks = {options[bot.choose(Mind(match, 0), chance)].verb for chance in lucky}
        assert picks == {"pass"}


def test_hints_know_what_is_pointless() -> None:
    table = scene(Ann={"level": 2, "hand": ["crypt_bailiff"]}, Bob={"hand": ["paper_golem"]})
    match = table.match
    assert match.ask is not None
    hints = hinted(match, match.ask, 0)
    options = match.pending()[0].options
    idle = {option.verb for n, option in enumerate(options) if handicap(hints, n) > 0}
    assert "show-card" in idle
    assert "pass" not in idle


def test_what_hints_give_nothing_is_never_done() -> None:
    """A cast that was begun is not taken back: bots could begin and take back for ever."""
    begun = 0
    for now in wander(begin(game_named("wiz_war"), 2, "back", log=False), "back"):
        for decision in now.pending():
            verbs = [option.verb for option in decision.options]
            if "back" in verbs and len(verbs) > 1:
                begun += 1
                mind = Mind(now, decision.seat)
                bots: list[Bot] = [GreedyBot(2), SearchBot(Budget(iterations=20), slips=1.0)]
                if begun <= 3:
                    bots.append(ParallelBot(Budget(iterations=20), 2))
                for bot in bots:
                    assert verbs[bot.choose(mind, Rng(bytes(32)))] != "back"
    assert begun > 5


def test_what_is_pointless_is_worth_less_on_the_way_there_too() -> None:
    keys = [("", f"o{i}", "", -1, "", -1, -1, "", 0) for i in range(3)]
    hints = [1.0, 0.01, 0.0]
    node = Node()
    node.rule_out(keys, hints)
    rng = Rng(bytes(32))
    for _ in range(200):
        pick = node.select(keys, rng, Style().curiosity, Style().doubt, hints)
        edge = node.edge(keys[pick], hints, pick)
        edge.visits += 1
        edge.total += 0.55 if pick == 1 else 0.5
        node.learn(0.5)
    visits = [node.edges[key].visits for key in keys]
    assert visits[0] > visits[1] > 0  # a little better is no gain
    assert visits[2] == 0
    assert node.select([keys[2]], rng, 1.0, 0.2) == 0  # when there is nothing else


@pytest.mark.usefixtures("as_served")
def test_time_is_not_overrun() -> None:
    match = krendel(4)
    bot = SearchBot(Budget(seconds=0.25))
    bot.choose(Mind(match, 0), Rng(bytes(32)))
    used = []
    for n in range(3):
        started = time.process_time()
        bot.choose(Mind(match, 0), Rng(bytes([n] * 32)))
        used.append(time.process_time() - started)
    assert min(used) < 0.275


def test_a_clock_stops_by_count_and_knows_what_is_left() -> None:
    clock = Clock(Budget(iterations=3))
    assert [clock.goes_on() for _ in range(5)] == [True, True, True, False, False]
    assert clock.left() == 0
    with pytest.raises(ValueError):
        Budget()


def test_an_action_has_the_same_name_in_every_world() -> None:
    match = krendel(3)
    keys = []
    for n in range(5):
        world = match.imagine(0, seed_of(str(n)))
        assert world.ask is not None
        keys.append(action_keys(world.state, world.ask, 0, 5))
    assert all(k == keys[0] for k in keys)
    faces = [match.state.face(option.card).id for option in match.pending()[0].options]
    assert [key[2] for key in keys[0]] == faces


def test_a_hidden_card_of_another_is_no_key() -> None:
    match = krendel(3)
    names = set()
    for n in range(6):
        world = match.imagine(0, seed_of(str(n)))
        state = world.state
        theirs = [option.card for option in world.pending()[1].options]
        names |= {action_key(state, "steal", Option("steal", card=c), 0) for c in theirs}
    assert len(names) == 1, "seat 0 cannot tell these cards apart, in any world"


def test_an_open_card_is_named_by_its_place_too() -> None:
    match = krendel(3)
    for seat in range(3):
        match.choose(seat, 0)
    piles = [zone.cards[-1] for zone in match.state.zones() if zone.kind.name == "pile"]
    keys = {action_key(match.state, "hit", Option("hit", card=c), 0) for c in piles}
    assert len(keys) == 3


def test_wide_decisions_are_widened_slowly() -> None:
    """Of sixty options the better ones are found without trying each often."""
    node = Node()
    rng = Rng(bytes(32))
    keys = [("", f"o{i}", "", -1, "", -1, -1, "", 0) for i in range(60)]
    for _ in range(200):
        pick = node.select(keys, rng, Style().curiosity, Style().doubt)
        edge = node.edge(keys[pick])
        value = pick / 60
        edge.visits += 1
        edge.total += value
        node.learn(value)
    assert 5 <= len(node.edges) <= 40
    best = max(node.edges.values(), key=lambda e: e.visits)
    assert best.mean() >= max(e.mean() for e in node.edges.values()) - 0.15
    assert best.visits > 20


def test_what_hints_like_is_tried_first_and_what_they_doubt_when_it_does_well() -> None:
    keys = [("", f"o{i}", "", -1, "", -1, -1, "", 0) for i in range(20)]
    hints = [10.0] + [1.0] * 18 + [0.6]

    def tried(good: int) -> list[int]:
        node = Node()
        rng = Rng(bytes(32))
        for _ in range(400):
            pick = node.select(keys, rng, Style().curiosity, Style().doubt, hints)
            edge = node.edge(keys[pick], hints, pick)
            edge.visits += 1
            edge.total += 0.6 if pick == good else 0.4
            node.learn(0.6 if pick == good else 0.4)
        return [node.edges[key].visits if key in node.edges else 0 for key in keys]

    assert tried(0)[0] > 200
    poor = tried(19)
    assert max(poor) == poor[19], "hints may be wrong"


def test_equal_options_are_one_action() -> None:
    node = Node()
    key = ("", "play", "imp", -1, "", -1, -1, "", 0)
    other = ("", "play", "ogre", -1, "", -1, -1, "", 0)
    for _ in range(8):
        pick = node.select([key, key, other], Rng(bytes(32)), 1.0, 0.0)
        edge = node.edge([key, key, other][pick])
        edge.visits += 1
        node.learn(0.5)
    assert len(node.edges) == 2
    assert sum(edge.visits for edge in node.edges.values()) == 8


def test_thinking_stops_when_one_option_is_clearly_best() -> None:
    """The choice between passing and showing a card for nothing is clear long before the end."""
    table = scene(Ann={"level": 2, "hand": ["crypt_bailiff"]}, Bob={"hand": ["paper_golem"]})
    search = Search(Mind(table.match, 0), Rng(bytes(32)), Style())
    search.run(Budget(iterations=2000))
    assert search.iterations < 1000


def test_options_are_compared_in_the_same_worlds() -> None:
    match = krendel(2, "same")
    mind = FixedMind(match, 0)
    seen: list[bytes] = []

    def imagine(seed: bytes) -> Match:
        seen.append(seed)
        return match.imagine(0, seed)

    mind.imagine = imagine
    search = Search(mind, Rng(bytes(32)), Style())
    search.run(Budget(iterations=50))
    assert search.iterations == 50
    rounds = Counter(seen[2:])
    assert len(rounds) < 30
    assert next(iter(rounds.values())) == len(set(search.keys)), "everybody is in the first"


def test_processes_add_up() -> None:
    match = krendel()
    bot = ParallelBot(Budget(iterations=30), 2)
    first = bot.choose(Mind(match, 0), Rng(bytes(32)))
    assert first == bot.choose(Mind(match, 0), Rng(bytes(32)))
    assert 0 <= first < 5


@pytest.mark.slow
def test_search_beats_random() -> None:
    """Three of four with very few iterations: fixed seeds, so never by luck of the day."""
    outcome = play_contest(contest_for("krendel", 2, 16, "search:30,random", "strength"))
    search = next(s for s in outcome.standings if s.bot == "search:30")
    assert search.wins >= 12, outcome


def test_random_walks_reach_all_kinds_of_questions() -> None:
    """The games here have what the search must cope with: together, parallel, windows, one seat."""
    kinds = set()
    for game in games().values():
        for now in wander(begin(game, game.most, "kinds", log=False), "kinds"):
            if now.ask is not None:
                ask = now.ask
                kinds.add("each" if ask.each else "window" if ask.windowed else len(ask.seats) > 1)
    assert kinds >= {"each", "window", True, False}
