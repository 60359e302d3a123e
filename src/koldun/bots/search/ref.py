"""The permanent reference opponent, `ref`: the search of November 2026 with its hints and weights.

Nothing here follows the living search: figures against `ref` stay comparable for years. It is a copy
of what the search was made of (actions, clock, race, trees, horizon); each game keeps the hints and
values it had then in its own `ref.py`. Rules may change under it; how it thinks may not.
`tests/bots/test_ref.py` holds its choices.
"""

import math
from importlib import import_module
from time import perf_counter, thread_time
from typing import Final, TypeAlias

from koldun.bots.budget import Budget
from koldun.bots.mind import Mind
from koldun.kernel.cards import ALL, Face
from koldun.kernel.decisions import PASS, UNANSWERED, Ask, Option
from koldun.kernel.estimates import Judge
from koldun.kernel.game import AnyGame
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive
from koldun.kernel.state import State

# --- actions: what makes two options of different worlds the same


Key: TypeAlias = tuple[str, str, str, int, str, int, int, str, int]
"""Question, verb, face and place of the card, of the other card, seat, place, number."""

_NO_PLACE: Final = -1
_HIDDEN: Final = "?"


def action_key(state: State[Face], what: str, option: Option, seat: int) -> Key:
    """The name of an option for the seat that is asked, or that looks on."""
    card, other = option.card, option.other
    if card < 0 and other < 0:
        return (
            what,
            option.verb,
            "",
            _NO_PLACE,
            "",
            _NO_PLACE,
            option.seat,
            option.place,
            option.number,
        )
    return (
        what,
        option.verb,
        _face(state, card, seat),
        _place(state, card),
        _face(state, other, seat),
        _place(state, other),
        option.seat,
        option.place,
        option.number,
    )


def action_keys(state: State[Face], ask: Ask, i: int, count: int) -> list[Key]:
    """The names of the first `count` options of the i-th seat asked."""
    parts = ask.parts
    what = ask.what if parts is None else parts[i].what
    seat = ask.seats[i]
    options = ask.options[i]
    return [action_key(state, what, options[n], seat) for n in range(count)]


def distinct(keys: list[Key], hints: list[float] | None) -> list[int]:
    """One option of each action, without what hints rule out: equal cards need not be tried twice."""
    top = 0.0 if hints is None else max(hints)
    seen: set[Key] = set()
    found: list[int] = []
    index = 0
    for key in keys:
        if key not in seen and (hints is None or hints[index] > 0.0 or top <= 0.0):
            seen.add(key)
            found.append(index)
        index += 1
    return found


def open_options(ask: Ask, i: int) -> int:
    """How many options there are to think about: standing answers would only mute a seat."""
    n = len(ask.options[i])
    return n - ask.standing if ask.standing and n > ask.standing else n


def _face(state: State[Face], card: int, seat: int) -> str:
    if card < 0:
        return ""
    cards = state.cards
    face = cards.faces[card]
    if (cards.seen[card] >> seat) & 1 == 1:
        return face.id
    for zone in state.zones():
        if card in zone.cards:
            return f"{_HIDDEN}{face.back} {zone.name()}"
    return _HIDDEN + face.back


def _place(state: State[Face], card: int) -> int:
    if card < 0 or state.cards.seen[card] != ALL:
        return _NO_PLACE
    return card


# --- how long


_MARGIN: Final = 0.97  # what is left of the time is for choosing and going home


class Clock:
    """Runs while a bot thinks. Time is not overrun: an iteration that would is broken off."""

    def __init__(self, budget: Budget) -> None:
        self.iterations: int = budget.iterations if budget.iterations > 0 else 1 << 60
        self.seconds: float = budget.seconds * _MARGIN
        self.timed: bool = budget.seconds > 0.0
        self.done: int = 0
        self._processor: bool = budget.processor
        self._start: float = self._now()

    def _now(self) -> float:
        return thread_time() if self._processor else perf_counter()

    def goes_on(self) -> bool:
        """Is there room for one more iteration? Counts it when there is."""
        if self.done >= self.iterations or self.over():
            return False
        self.done += 1
        return True

    def over(self) -> bool:
        """Is the time up? Asked within iterations too: some worlds take long to play."""
        return self.timed and self._now() - self._start >= self.seconds

    def left(self) -> int:
        """About how many iterations are still to come."""
        left = self.iterations - self.done
        if not self.timed:
            return left
        used = self._now() - self._start
        if used <= 0.0:
            return left
        return min(left, int((self.seconds - used) * self.done / used))

    def used(self) -> float:
        """What part of the budget is spent, from 0 to 1."""
        part = self.done / self.iterations
        if self.timed:
            part = max(part, (self._now() - self._start) / self.seconds)
        return min(1.0, part)


# --- playing on without thought


POINTLESS: Final = 0.05
"""What hints give less of the weight of the likeliest is done only for a gain."""

GAIN: Final = 0.1
"""So much, in chances of winning."""

_UNIT: Final = 4294967296.0


def casual(judge: Judge, world: Match, ask: Ask, i: int, count: int, rng: Rng) -> int:
    """A choice among the first `count` options without thinking: by the game's hints, or by chance."""
    weights = hinted(judge, world, ask, i)
    if weights is None:
        return int(rng.word() / _UNIT * count)
    return drawn(weights, count, rng)


def hinted(judge: Judge, world: Match, ask: Ask, i: int) -> list[float] | None:
    parts = ask.parts
    if parts is None:
        return judge.hints(world.state, ask, i)
    return judge.hints(world.state, parts[i], 0)


def handicap(hints: list[float] | None, index: int) -> float:
    """What an option must be better by to be taken: something, where hints call it pointless."""
    if hints is None:
        return 0.0
    return GAIN if hints[index] <= POINTLESS * max(hints) else 0.0


def drawn(weights: list[float], count: int, rng: Rng) -> int:
    """One of the first `count`, each as likely as its weight."""
    total = 0.0
    for n in range(count):
        total += weights[n]
    left = rng.word() / _UNIT * total
    for n in range(count):
        left -= weights[n]
        if left < 0.0:
            return n
    return count - 1


# --- how far


NEAR: Final = 4


def turns_ahead(judge: Judge, mind: Mind, seed: bytes) -> int:
    """One turn, or two where this one is nearly over.

    The same for all options: whoever may look less far ahead by dawdling sees less harm and would dawdle.
    """
    world = mind.imagine(seed)
    return 1 if play_turns(judge, world, world.turns, 1, NEAR, Rng(seed)) >= NEAR else 2


def play_turns(judge: Judge, world: Match, turn: int, turns: int, most: int, rng: Rng) -> int:
    """On without thought to the first quiet end of so many turns; how many decisions it took."""
    ended = made = 0
    while made < most:
        ask = world.ask
        if ask is None:
            break
        if world.turns != turn:
            turn = world.turns
            if judge.quiet(world.state):
                ended += 1
                if ended >= turns:
                    break
        for i in range(len(ask.seats)):
            if ask.answers[i] is UNANSWERED:
                pick = casual(judge, world, ask, i, open_options(ask, i), rng)
                world.choose(ask.seats[i], pick)
                made += 1
                if ask.each:
                    break
    return made


# --- the race of the options


_WIDTH: Final = 1.5  # so many times the root of all tries enter the race
_LEAST: Final = 4  # but at least so many
_LOOK: Final = 48  # rounds after which clear losers are looked for, and again after as many
_CLEAR: Final = 4.0  # standard errors


class Runner:
    """One option in the race."""

    __slots__ = ("handicap", "index", "mean", "values")

    def __init__(self, index: int, handicap: float) -> None:
        self.index: int = index
        self.handicap: float = handicap  # what it must be better by
        self.mean: float = 0.0  # over all rounds that are complete
        self.values: list[float] = []  # one for each round


class Field:
    """Who is still in the race, and who leads it."""

    def __init__(self, runners: list[Runner]) -> None:
        self.live: list[Runner] = runners  # likeliest first, later the leader first
        self.rounds: int = 0
        self._entered: int = len(runners)

    def room(self, tries: int) -> int:
        """How many may enter where there will be about so many tries: a wide decision is not tried in full."""
        return max(_LEAST, int(_WIDTH * math.sqrt(tries)))

    def close(self, count: int) -> None:
        """Only the first so many take part."""
        del self.live[count:]
        self._entered = len(self.live)

    def next_round(self, used: float) -> None:
        """A round is complete: order by the mean, drop the worse, with `used` of the budget spent."""
        self.rounds += 1
        for runner in self.live:
            runner.mean += (runner.values[-1] - runner.handicap - runner.mean) / self.rounds
        self.live = sorted(self.live, key=_by_mean)
        keep = max(2, int(math.pow(self._entered, 1.0 - used) + 0.5))
        if self.rounds > 1 and keep < len(self.live):
            del self.live[keep:]
        if self.rounds % _LOOK == 0:
            leader = self.live[0]
            self.live = [r for r in self.live if r is leader or not _clearly_worse(r, leader)]

    def decided(self) -> bool:
        return len(self.live) == 1

    def leader(self) -> int:
        """The index of the best; before a round is complete, of what was tried in it."""
        if self.rounds > 0:
            return self.live[0].index
        tried = [runner for runner in self.live if runner.values]
        if not tried:
            return self.live[0].index
        best = tried[0]
        for runner in tried:
            if runner.values[0] - runner.handicap > best.values[0] - best.handicap:
                best = runner
        return best.index


def _by_mean(runner: Runner) -> float:
    return -runner.mean


def _clearly_worse(runner: Runner, leader: Runner) -> bool:
    """By the differences in the same worlds."""
    count = len(runner.values)
    total = squares = 0.0
    for n in range(count):
        difference = leader.values[n] - runner.values[n]
        total += difference
        squares += difference * difference
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    lead = mean + runner.handicap - leader.handicap
    return lead > 0.0 and lead > _CLEAR * math.sqrt(variance / count)


# --- a tree for each seat


_LEAST_SPREAD: Final = 0.02
_EVEN: Final = 0.25  # of what is likely, this part is shared evenly: hints may be wrong
_ROOM: Final = 0.5  # so many times the root of the visits are tried at least


class Edge:
    """One action: how likely it seemed, how often it was tried, and what came of it."""

    __slots__ = ("child", "handicap", "likely", "never", "round", "total", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.handicap: float = 0.0  # what it must be better by; `total` is without
        self.round: int = -1  # of the node, when it was last on offer: equal options count once
        self.total: float = 0.0
        self.likely: float = 1.0  # as hints saw it when it was new
        self.never: bool = False  # ruled out by hints
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Offer:
    """What a seat may choose between: places of options that are new, and edges of the others."""

    __slots__ = ("fresh", "known", "places", "tried", "weight")

    def __init__(self) -> None:
        self.fresh: list[int] = []
        self.known: list[Edge] = []
        self.places: list[int] = []  # of what is known, in the same order
        self.tried: int = 0  # how often, all together
        self.weight: float = 0.0  # how likely, all together


class Node:
    """Where a seat stands, by its own choices and by what it saw others choose."""

    __slots__ = ("edges", "heard", "passed", "round", "squares", "total", "visits")

    def __init__(self, passed: int = 0) -> None:
        self.edges: dict[Key, Edge] = {}
        self.heard: dict[tuple[int, Key], Node] = {}
        self.passed: int = passed  # how often another's choice led on from here
        self.round: int = 0
        self.visits: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def spread(self) -> float:
        """The standard deviation of what came of this node: the unit exploration is paid in."""
        n = self.visits
        if n < 2:
            return 0.5
        mean = self.total / n
        variance = self.squares / n - mean * mean
        return max(_LEAST_SPREAD, math.sqrt(variance)) if variance > 0.0 else _LEAST_SPREAD

    def knows(self, keys: list[Key]) -> bool:
        """Has everything on offer been tried here?"""
        edges = self.edges
        return all(key in edges for key in keys)

    def select(
        self,
        keys: list[Key],
        rng: Rng,
        curiosity: float,
        doubt: float,
        hints: list[float] | None = None,
    ) -> int:
        """Which of the offered actions to try: what did well, and what is likely but little tried.

        Hints say what is likely (PUCT); they are needed while something on offer is new. The first time
        they alone choose. Room for what is new grows with the root of the visits (progressive
        widening), so that of sixty options some are tried well rather than all badly.
        """
        offer = self._offered(keys, hints)
        fresh, known = offer.fresh, offer.known
        if not known:
            return _first(fresh, hints, rng)
        root = math.sqrt(offer.tried + 1.0)
        if fresh and len(known) < _ROOM * root:
            return _likeliest(fresh, hints, rng)
        spread = self.spread()
        even = _EVEN / (len(known) + len(fresh))
        part = (1.0 - _EVEN) / offer.weight if offer.weight > 0.0 else 0.0
        scale = curiosity * spread * root
        best = -1.0e9
        pick = 0
        n = 0
        for edge in known:
            visits = edge.visits
            mean = edge.total / visits if visits else self.total / max(1, self.visits)
            urge = mean - edge.handicap + scale * (even + part * edge.likely) / (1.0 + visits)
            if urge > best:
                best = urge
                pick = offer.places[n]
            n += 1
        if fresh:
            place = _likeliest(fresh, hints, rng)
            likely = 1.0 if hints is None else hints[place]
            mean = self.total / max(1, self.visits) - doubt * spread
            mean -= handicap(hints, place)
            if mean + scale * (even + part * likely) > best:
                return place
        return pick

    def _offered(self, keys: list[Key], hints: list[float] | None) -> Offer:
        """What is on offer, without what hints ruled out; equal options once."""
        edges = self.edges
        self.round += 1
        offer = Offer()
        n = 0
        for key in keys:
            edge = edges.get(key)
            if edge is None:
                offer.fresh.append(n)
                offer.weight += 1.0 if hints is None else hints[n]
            elif edge.round != self.round and not edge.never:
                edge.round = self.round
                offer.known.append(edge)
                offer.places.append(n)
                offer.tried += edge.visits
                offer.weight += edge.likely
            n += 1
        return offer

    def hear(self, seat: int, key: Key) -> "Node | None":
        """Where another's choice leads. A tree grows by one node at a time, here too."""
        heard = self.heard.get((seat, key))
        if heard is None and (self.passed > 0 or self.visits > 0):
            heard = Node()
            self.heard[(seat, key)] = heard
        self.passed += 1
        return heard

    def rule_out(self, keys: list[Key], hints: list[float]) -> None:
        """What hints give nothing is known here without being tried, and never selected."""
        if max(hints) <= 0.0:
            return
        n = 0
        for key in keys:
            if hints[n] <= 0.0:
                self.edge(key, hints, n).never = True
            n += 1

    def edge(self, key: Key, hints: list[float] | None = None, place: int = 0) -> Edge:
        """What is known of an action; what is new keeps what hints say of it."""
        edge = self.edges.get(key)
        if edge is None:
            edge = Edge()
            if hints is not None:
                edge.likely = hints[place]
            edge.handicap = handicap(hints, place)
            self.edges[key] = edge
        return edge

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


def _first(fresh: list[int], hints: list[float] | None, rng: Rng) -> int:
    """Where nothing is known yet: each as likely as hints say."""
    if not fresh:
        return 0
    if hints is None:
        return fresh[rng.below(len(fresh))]
    return fresh[drawn([hints[n] for n in fresh], len(fresh), rng)]


def _likeliest(fresh: list[int], hints: list[float] | None, rng: Rng) -> int:
    """Of new options the one hints like best; of equals any."""
    if hints is None:
        return fresh[rng.below(len(fresh))]
    top = -1.0
    found: list[int] = []
    for n in fresh:
        if hints[n] > top:
            top = hints[n]
            found = [n]
        elif hints[n] == top:
            found.append(n)
    return found[rng.below(len(found))]


# --- the search


class Style:
    """How a search thinks; the budget is another matter."""

    def __init__(
        self,
        curiosity: float = 3.0,
        near: int = 0,
        far: int = 80,
        doubt: float = 0.2,
    ) -> None:
        self.curiosity: float = curiosity  # exploration, in standard deviations of the outcome
        self.doubt: float = doubt  # how much worse than the mean a new option is thought, likewise
        # decisions after which the end of a turn ends an iteration; 0: the game's horizon
        self.near: int = near
        self.far: int = far  # decisions after which it ends anywhere


class Step:
    """One decision of an iteration that is to be learnt from."""

    __slots__ = ("edge", "node", "seat")

    def __init__(self, seat: int, node: Node, edge: Edge) -> None:
        self.seat: int = seat
        self.node: Node = node
        self.edge: Edge = edge


class Search:
    """One decision being thought about."""

    def __init__(self, mind: Mind, chance: Rng, style: Style, judge: Judge) -> None:
        self._judge: Judge = judge
        self._mind: Mind = mind
        self._seat: int = mind.seat
        self._style: Style = style
        self._seed: bytes = derive(chance.seed, f"search {chance.word()}")[:24]
        self._rng: Rng = Rng(derive(chance.seed, f"play {chance.word()}"))
        self._roots: list[Node] = []
        self._made: int = 0
        self._turns: int = 1
        self._forced: int = -1  # the option an iteration begins with, until it was taken
        self._hints: list[float] | None = None
        self._likely: int = 0  # what hints say without any thought
        self.field: Field | None = None
        self.iterations: int = 0
        self.keys: list[Key] = []
        self._different: list[int] = [0]  # one option of each action that may be taken

    def run(self, budget: Budget) -> None:
        """Think until the budget is spent or one option is left in the race."""
        clock = Clock(budget)
        if self.trivial():
            return
        self._turns = turns_ahead(self._judge, self._mind, self._seed)
        field = self.field = Field(self._runners())
        while not field.decided():
            luck = self._luck(field.rounds + 1)
            n = 0
            for runner in field.live:
                if field.rounds == 0 and n >= field.room(clock.done + clock.left()):
                    break
                if not clock.goes_on():
                    return
                if not self._iterate(luck, runner, clock):
                    return
                self.iterations += 1
                n += 1
            if field.rounds == 0:
                field.close(n)
            field.next_round(clock.used())

    def trivial(self) -> bool:
        """Is there nothing to choose between? Reads the options once, in the first world."""
        if not self.keys:
            if self._mind.options() == 1:
                self.keys = [("", "", "", -1, "", -1, -1, "", 0)]
                return True
            world = self._mind.imagine(self._luck(0))
            ask = world.ask
            assert ask is not None
            i = ask.index(self._seat)
            self.keys = action_keys(world.state, ask, i, self._mind.options())
            self._roots = [Node(1) for _ in range(world.state.seats)]
            hints = hinted(self._judge, world, ask, i)
            if hints is not None:
                hints = hints[: len(self.keys)]
                self._likely = hints.index(max(hints))
                self._hints = hints
            self._different = distinct(self.keys, self._hints)
        return len(self._different) == 1

    def edge(self, index: int) -> Edge | None:
        """What is known of an option after thinking."""
        if not self._roots:
            return None
        return self._roots[self._seat].edges.get(self.keys[index])

    def best(self) -> int:
        """The leader of the race. Without any thought what hints say."""
        field = self.field
        return self._likely if field is None or self.iterations == 0 else field.leader()

    def pointless(self, index: int) -> bool:
        """Do hints give an option so little that only a gain could speak for it?"""
        return handicap(self._hints, index) > 0.0

    def mean(self) -> float:
        """What the seat may expect now, over all that was tried."""
        if not self._roots or not self._roots[self._seat].visits:
            return 0.5
        root = self._roots[self._seat]
        return root.total / root.visits

    # --- one iteration

    def _runners(self) -> list[Runner]:
        """What hints call likely first; what they call pointless must gain."""
        hints = self._hints
        order: list[tuple[float, int, int]] = []
        for index in self._different:
            weight = 1.0 if hints is None else hints[index]
            order.append((-weight, self._rng.word(), index))
        order.sort()
        return [Runner(index, handicap(hints, index)) for _, _, index in order]

    def _luck(self, round: int) -> bytes:
        return self._seed + round.to_bytes(8, "little")

    def _iterate(self, luck: bytes, runner: Runner, clock: Clock) -> bool:
        """One option, down the trees, on by hints, and learn. False when the time was up on the way."""
        world = self._mind.imagine(luck)
        self._rng = Rng(luck)
        self._forced = runner.index
        nodes: list[Node | None] = [root for root in self._roots]
        trail: list[Step] = []
        turn = world.turns
        style = self._style
        judge = self._judge
        near = style.near if style.near > 0 else judge.horizon
        self._made = ended = 0
        while True:
            ask = world.ask
            if ask is None or self._made >= style.far:
                break
            if clock.over():
                return False
            if world.turns != turn:
                turn = world.turns
                if judge.quiet(world.state):
                    ended += 1
                    if self._made >= near and ended >= self._turns:
                        break
            if ask.each:
                self._decide(world, ask, _first_open(ask), nodes, trail)
            elif len(ask.seats) > 1 or ask.windowed:
                self._decide_all(world, ask, nodes, trail)
            else:
                self._decide_openly(world, ask, nodes, trail)
        values = outcome(self._judge, world)[:]  # what is pointless on the way comes off
        for step in reversed(trail):
            seat = step.seat
            edge = step.edge
            edge.visits += 1
            edge.total += values[seat]
            values[seat] -= edge.handicap
            step.node.learn(values[seat])
        runner.values.append(values[self._seat])
        return True

    def _decide(
        self, world: Match, ask: Ask, i: int, nodes: list[Node | None], trail: list[Step]
    ) -> None:
        """One seat chooses: by its tree, or without thinking once it has left it."""
        seat = ask.seats[i]
        count = open_options(ask, i)
        self._made += 1
        node = nodes[seat]
        if node is None:
            world.choose(seat, casual(self._judge, world, ask, i, count, self._rng))
            return
        keys = action_keys(world.state, ask, i, count)
        if seat == self._seat and self._forced >= 0:
            pick = self._forced
            self._forced = -1
            edge = node.edge(keys[pick])
            trail.append(Step(seat, node, edge))
            nodes[seat] = _onward(edge)
            world.choose(seat, pick)
            return
        style = self._style
        first = None if node.knows(keys) else hinted(self._judge, world, ask, i)
        if first is not None:
            node.rule_out(keys, first)
        pick = node.select(keys, self._rng, style.curiosity, style.doubt, first)
        edge = node.edge(keys[pick], first, pick)
        trail.append(Step(seat, node, edge))
        nodes[seat] = _onward(edge)
        world.choose(seat, pick)

    def _decide_all(
        self, world: Match, ask: Ask, nodes: list[Node | None], trail: list[Step]
    ) -> None:
        """Several seats at once, none knowing of the others; a window tells who responded."""
        for i in range(len(ask.seats)):
            if ask.answers[i] is UNANSWERED:
                self._decide(world, ask, i, nodes, trail)
        if ask.windowed:
            for i in range(len(ask.seats)):
                option = ask.answers[i]
                if option is not PASS:
                    _hear(world, ask, i, nodes)
                    return

    def _decide_openly(
        self, world: Match, ask: Ask, nodes: list[Node | None], trail: list[Step]
    ) -> None:
        self._decide(world, ask, 0, nodes, trail)
        _hear(world, ask, 0, nodes)


def outcome(judge: Judge, world: Match) -> list[float]:
    """What each seat has of a world where an iteration ends: its share of the win, or its chance."""
    result = world.result
    return judge.values(world.state) if result is None else result.shares()


def _first_open(ask: Ask) -> int:
    i = 0
    for answer in ask.answers:
        if answer is UNANSWERED:
            return i
        i += 1
    return -1


def _onward(edge: Edge) -> Node | None:
    """Where an action leads: nowhere the first time, so that a tree grows by one node at a time."""
    child = edge.child
    if child is None and edge.visits > 0:
        child = Node()
        edge.child = child
    return child


def _hear(world: Match, ask: Ask, i: int, nodes: list[Node | None]) -> None:
    """The other seats go on in their trees by what they see of a choice."""
    chooser = ask.seats[i]
    option = ask.answers[i]
    for seat in range(len(nodes)):
        node = nodes[seat]
        if node is None or seat == chooser:
            continue
        nodes[seat] = node.hear(chooser, action_key(world.state, ask.what, option, seat))


# --- the bot


class OwnJudge(Judge):
    """What a game thinks of itself today: for games that were never frozen."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game.horizon)
        self._game: AnyGame = game

    def values(self, state: State[Face]) -> list[float]:
        return self._game.values(state)

    def quiet(self, state: State[Face]) -> bool:
        return self._game.quiet(state)

    def hints(self, state: State[Face], ask: Ask, i: int) -> list[float] | None:
        return self._game.hints(state, ask, i)


_judges: Final[dict[str, Judge]] = {}


def judge_of(game: AnyGame) -> Judge:
    """The frozen judgement beside a game's rules, or the game's own where none was kept."""
    package = type(game).__module__.rpartition(".")[0]
    judge = _judges.get(package)
    if judge is None:
        try:
            judge = import_module(package + ".ref").JUDGE
        except ModuleNotFoundError:
            return OwnJudge(game)
        _judges[package] = judge
    return judge


class RefBot:
    """The search as it was, with as much time as it is given."""

    def __init__(self, budget: Budget) -> None:
        self.budget: Budget = budget

    def choose(self, mind: Mind, chance: Rng) -> int:
        if mind.options() == 1:
            return 0
        game = mind.imagine(derive(chance.seed, "game")).game
        search = Search(mind, chance, Style(), judge_of(game))
        search.run(self.budget)
        return search.best()
