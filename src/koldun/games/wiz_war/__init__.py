"""Wiz-War, 8th edition: wizards duel in a stone labyrinth that wraps around itself, for 2 to 4."""

from koldun.games.wiz_war.game import WizWar

game = WizWar()
