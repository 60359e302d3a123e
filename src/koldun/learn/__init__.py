"""Learning to play: self-play, and the network that comes of it. Only here is torch used."""
