"""Imported once, by the process from which those that think come: they begin with everything read."""

from koldun.server.bots import workers
from koldun.server.bots.thinking import ready

__all__ = ["workers"]

ready()
