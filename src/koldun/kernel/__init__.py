"""The rules kernel: it knows no game. See docs/architecture.md."""
