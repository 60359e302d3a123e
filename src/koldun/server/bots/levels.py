"""Which bots can sit down at a table."""

from koldun.bots.levels import LEVELS


def levels() -> list[str]:
    """Their names, as `koldun.bots` offers them."""
    return list(LEVELS)


def usual_level() -> str:
    """Who sits down when nobody says who: the middle one, where there is one."""
    for name in ("mage", "greedy"):
        if name in LEVELS:
            return name
    return next(reversed(LEVELS))
