"""Attacks, Defences, life and death (Атака, защита и фамильяры; Смерть)."""
