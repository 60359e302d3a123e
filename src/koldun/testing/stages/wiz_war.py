"""Wiz-War in scenarios."""

from koldun.games.wiz_war.ground import LIFE_MOST
from koldun.testing.stages.stage import Stage


class WizWarStage(Stage):
    ahead = ("sectors", "first")
    limits = {"life": (1, LIFE_MOST)}
    kinds = {"items": ("item",)}
