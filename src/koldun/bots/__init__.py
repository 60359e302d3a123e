"""Players that are programs. They know the kernel and no game by name."""
