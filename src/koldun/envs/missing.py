"""What is said where a research package is not installed."""

from typing import Final

COMMAND: Final = "pip install 'koldun[research]'"


def missing(package: str, error: ImportError) -> ImportError:
    """The error to raise: which package is missing and which command installs it."""
    return ImportError(f"{package} is not installed: {COMMAND} ({error})", name=error.name)
