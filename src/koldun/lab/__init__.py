"""Many matches: simulation, balance, comparison."""
