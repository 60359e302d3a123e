"""Krendel's Tournament: a simultaneous-choice card duel for 2 to 6."""

from koldun.games.krendel.game import Krendel

game = Krendel()
