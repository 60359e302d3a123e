"""What cards do, verb by verb."""
