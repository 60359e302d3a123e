"""Когда что можно: what anybody may do at a moment, and doing it."""
