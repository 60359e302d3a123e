"""Attacks, damage and death (Урон, смерть)."""
