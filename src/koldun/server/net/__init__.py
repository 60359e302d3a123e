"""What comes in from outside: requests, sockets, and who may come in how often."""
