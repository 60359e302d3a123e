"""How scenarios set and read the tables of our own games, by readable names."""
