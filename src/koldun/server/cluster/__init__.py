"""News between servers that share a database."""
