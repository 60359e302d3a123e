"""Шмотки: carrying, wearing, selling and trading them."""
