"""Which stage a table has."""

from koldun.games.krendel.state import Tournament
from koldun.games.krutagidon.state import Brawl
from koldun.games.munchkin.state import Dungeon
from koldun.games.three_mages.state import Realm
from koldun.games.wiz_war.state import Labyrinth
from koldun.kernel.cards import Face
from koldun.kernel.state import State
from koldun.testing.stages.krendel import KrendelStage
from koldun.testing.stages.krutagidon import KrutagidonStage
from koldun.testing.stages.munchkin import MunchkinStage
from koldun.testing.stages.stage import Stage
from koldun.testing.stages.three_mages import ThreeMagesStage
from koldun.testing.stages.wiz_war import WizWarStage

_STAGES: list[tuple[type, Stage]] = [
    (Tournament, KrendelStage()),
    (Brawl, KrutagidonStage()),
    (Dungeon, MunchkinStage()),
    (Realm, ThreeMagesStage()),
    (Labyrinth, WizWarStage()),
]
_PLAIN = Stage()


def stage_of(state: State[Face]) -> Stage:
    for kind, stage in _STAGES:
        if isinstance(state, kind):
            return stage
    return _PLAIN
