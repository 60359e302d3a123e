"""Krutagidon: a deck-building brawl of 2 to 5 battle wizards, for adults."""

from koldun.games.krutagidon.game import Krutagidon

game = Krutagidon()
