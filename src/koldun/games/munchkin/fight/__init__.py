"""Бой, Зовём на помощь, Награда, Смываемся: combat from the first monster to the last roll."""
