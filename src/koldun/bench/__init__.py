"""How fast it is: the small game of the comparison with peers, and the real games."""
