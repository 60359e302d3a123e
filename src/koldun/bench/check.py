"""The rule check of mini-Krendel: 300 scripted games must give the digest all peers give."""

from koldun.bench.mini import Creature, MiniKrendel, Options
from koldun.kernel.cards import Face
from koldun.kernel.game import Setup
from koldun.kernel.match import Match
from koldun.kernel.state import State

AGREED = "66ba4f8f"
GAMES = 300


class ScriptRng:
    """xorshift32, with the same shuffle and choice in every language of the comparison."""

    def __init__(self, game: int) -> None:
        self.x = 0x9E3779B9 * (game + 1) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        x = self.x
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        self.x = x
        return x % n

    def shuffle(self, numbers: list[int]) -> None:
        numbers.sort()
        for i in range(len(numbers) - 1, 0, -1):
            j = self.below(i + 1)
            numbers[i], numbers[j] = numbers[j], numbers[i]


def digest(copying: bool = False) -> str:
    """FNV-1a over the outcomes; with `copying` every choice is made on a copy of the match."""
    game = MiniKrendel()
    h = 0x811C9DC5
    for number in range(GAMES):
        script = ScriptRng(number)
        match = Match.start(game, Setup(4, Options(script)), bytes(32), log=False)
        while match.ask is not None:
            if copying:
                match = _copy(match, script)
            decision = match.pending()[0]
            order = sorted(
                range(len(decision.options)),
                key=lambda i: _number(match.state, decision.options[i].card),
            )
            match.choose(decision.seat, order[script.below(len(order))])
        result = match.result
        assert result is not None
        facts = match.state.facts()
        mask = sum(1 << seat for seat in result.winners)
        for value in (facts["round"], *_ints(facts["trophies"]), *_ints(facts["wounds"]), mask):
            assert isinstance(value, int)
            h = (h ^ value) * 0x01000193 & 0xFFFFFFFF
    return f"{h:08x}"


def _copy(match: Match, script: ScriptRng) -> Match:
    """A copy re-runs the round so far; that must leave the scripted generator as it was."""
    before = script.x
    copy = match.copy(checkpoints=True)
    script.x = before
    return copy


def _number(state: State[Face], card: int) -> int:
    face = state.cards.faces[card]
    assert isinstance(face, Creature)
    return face.number


def _ints(values: object) -> list[object]:
    assert isinstance(values, list)
    return values
