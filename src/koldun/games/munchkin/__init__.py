"""Munchkin Age of Sigmar: doors, monsters, loot and backstabbing for 3 to 6."""

from koldun.games.munchkin.game import Munchkin

game = Munchkin()
