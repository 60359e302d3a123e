"""Cards, spellbooks, casting, targets, counterspells and running spells (Карты магии)."""
