"""Three Mages: walk for resources, summon monsters, march on a castle; for 2 and 3."""

from koldun.games.three_mages.game import ThreeMages

game = ThreeMages()
