"""Lessons: a first match on a prepared table, step by step, that ends in a victory."""
