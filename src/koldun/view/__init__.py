"""What leaves a match: views, events, words."""
