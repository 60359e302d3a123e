"""What people meet: names and faces, temperaments, and reasons in words."""
