"""Thinking by a tree search over imagined worlds, and the frozen one that others are measured by."""
