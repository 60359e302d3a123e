"""How long to wait before trying again what has failed."""

_FIRST = 0.2
_LONGEST = 30.0


def pause_after(failures: int) -> float:
    """Seconds, twice as many with every failure in a row, up to half a minute."""
    return min(_LONGEST, _FIRST * 2.0 ** (failures - 1)) if failures else 0.0
