"""Playing cards, Power, buying and gaining, the piles, Market and Mayhem (Ход игры)."""
