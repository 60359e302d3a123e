"""The page's types are those of the protocol."""

import typescript


def test_the_pages_types_are_up_to_date() -> None:
    """Otherwise run tools/typescript.py."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.write()
