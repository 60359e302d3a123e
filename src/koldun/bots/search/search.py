"""Information-set Monte Carlo tree search.

Each iteration thinks in a world that might be true (`Mind.imagine` re-deals all the seat cannot know),
beginning with one option of the decision; all options are tried in the same worlds (`race.py`). After
it every seat follows its own tree as far as that goes, then the game's hints; the turn in which enough
decisions have been made is played to its end and valued, or the match is over. Seats that decide at
once, or are asked in a window, each follow their own tree without knowing of the others (decoupled
selection). What one seat does alone and openly is heard by the others' trees.
"""

from koldun.bots.actions import Key, action_key, action_keys, distinct, open_options
from koldun.bots.budget import Budget, Clock
from koldun.bots.facing import Facing
from koldun.bots.horizon import outcome, turns_ahead
from koldun.bots.mind import Mind
from koldun.bots.policies import casual, handicap, hinted
from koldun.bots.search.race import Field, Runner
from koldun.bots.search.tree import Edge, Node
from koldun.kernel.decisions import PASS, UNANSWERED, Ask
from koldun.kernel.match import Match
from koldun.kernel.randomness import Rng, derive


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

    def __init__(self, mind: Mind, chance: Rng, style: Style) -> None:
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
        self._turns = turns_ahead(self._mind, self._seed)
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
            facing = Facing(self._mind, self._luck(0))
            self.keys = facing.keys()
            self._roots = [Node(1) for _ in range(facing.world.state.seats)]
            self._hints = hints = facing.hints()
            if hints is not None:
                self._likely = hints.index(max(hints))
            self._different = distinct(self.keys, hints)
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
        game = world.game
        near = style.near if style.near > 0 else game.horizon
        self._made = ended = 0
        while True:
            ask = world.ask
            if ask is None or self._made >= style.far:
                break
            if clock.over():
                return False
            if world.turns != turn:
                turn = world.turns
                if game.quiet(world.state):
                    ended += 1
                    if self._made >= near and ended >= self._turns:
                        break
            if ask.each:
                self._decide(world, ask, _first_open(ask), nodes, trail)
            elif len(ask.seats) > 1 or ask.windowed:
                self._decide_all(world, ask, nodes, trail)
            else:
                self._decide_openly(world, ask, nodes, trail)
        values = outcome(world)[:]  # what is pointless on the way comes off
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
            world.choose(seat, casual(world, ask, i, count, self._rng))
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
        first = None if node.knows(keys) else hinted(world, ask, i)
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
