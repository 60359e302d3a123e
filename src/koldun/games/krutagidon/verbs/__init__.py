"""What the texts of cards, tokens and tiles may say: one file per family of verbs."""
