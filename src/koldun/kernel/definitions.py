"""What never changes during a match and is shared by all matches: faces, zone kinds, deeds, rules."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Definition:
    """A copy of a state may share it, and a digest names it instead of looking inside.

    Derive from this whatever a state refers to and rules never change.
    """
