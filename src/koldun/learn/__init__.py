"""Learning to play: self-play, and the network that comes of it. Only here is torch used."""

from koldun.bots.threads import one_thread

one_thread()  # before any module here reads numpy
