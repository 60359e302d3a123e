"""Putting a server together: settings, start and stop."""
