"""Характеристики героя, Альянс, Проклятия, Смерть: what a munchkin is and suffers."""
