"""Learning comes near the known equilibria of Kuhn and Leduc poker.

Leduc takes minutes: `make poker`. The distance is what a seat gains at most by leaving the policy, in
parts of the pot the policy plays for. The policy is the mean of the last half of a run: what plays
against itself circles around an equilibrium, and its mean closes in.
"""

import os

import pytest
from learn.poker import KUHN, LEDUC, Poker

from koldun.bots.learned.net import Learned, Net
from koldun.lab.exploitability import Node, Policy, Tree
from koldun.learn.settings import Settings
from koldun.learn.simulate import Simulator
from koldun.learn.weights import fresh


def pot(game: Poker, tree: Tree, policy: Policy) -> float:
    """What is in it on average: twice what changes hands."""

    def expected(node: Node) -> float:
        if node.seat < 0:
            return 2 * abs(2 * node.shares[0] - 1) * game.most_chips
        chances = policy[node.key]
        return sum(c * expected(n) for c, n in zip(chances, node.children, strict=True) if c > 0)

    return sum(chance * expected(root) for chance, root in tree.roots)


def distance_after(
    game: Poker, updates: int, settings: Settings, last_entropy: float
) -> tuple[float, float]:
    """Of the mean policy, in pots; and what the first seat wins, in chips."""
    torch = pytest.importorskip("torch", reason="learning needs torch: pip install koldun[learn]")
    from koldun.learn.ppo import Learner

    torch.manual_seed(1)
    observer = game.observer()
    tree = Tree(game.deals(), observer)
    learner = Learner(fresh(observer.schema, settings.width), settings, "cpu")
    simulator = Simulator(game, settings)
    net = Net(learner.weights(), {})
    policies: list[Policy] = []
    for update in range(updates):
        done = update / updates
        batch, _ = simulator.gather(net, net)
        rate = settings.rate * (settings.last_rate / settings.rate) ** done
        entropy = settings.entropy * (last_entropy / settings.entropy) ** done
        learner.update(batch, rate, entropy)
        net = Net(learner.weights(), {})
        if 2 * update >= updates and update % max(1, updates // 40) == 0:
            policies.append(tree.learned(Learned(net, observer)))
    mean = tree.mean(policies)
    chips = 2 * game.most_chips
    distance = tree.distance(mean) * chips / pot(game, tree, mean)
    return distance, (tree.worth(mean)[0] - 0.5) * chips


def test_kuhn_poker_is_learned() -> None:
    settings = Settings(
        players=[2],
        width=32,
        tables=64,
        rows=512,
        minibatch=256,
        epochs=2,
        rate=0.01,
        last_rate=0.002,
        entropy=0.1,
        past=0.0,
        lambda_=1.0,
    )
    distance, worth = distance_after(KUHN, 60, settings, 0.02)
    assert distance < 0.1
    assert worth == pytest.approx(-1 / 18, abs=0.1)


@pytest.mark.skipif("KOLDUN_WHOLE" not in os.environ, reason="takes minutes: make poker")
def test_leduc_poker_is_learned() -> None:
    settings = Settings(
        players=[2],
        width=64,
        tables=128,
        rows=4096,
        minibatch=2048,
        epochs=3,
        rate=0.004,
        last_rate=0.0004,
        entropy=0.2,
        past=0.0,
        lambda_=1.0,
    )
    distance, worth = distance_after(LEDUC, 160, settings, 0.08)
    print(f"distance {distance:.3f} of the pot, worth {worth:+.3f} chips (equilibrium -0.086)")
    assert distance < 0.1
    assert worth == pytest.approx(-0.0856, abs=0.15)
