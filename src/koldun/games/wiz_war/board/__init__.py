"""The labyrinth: printed faces, how they lie, what is seen in it (Устройство лабиринта, Линия видимости)."""
