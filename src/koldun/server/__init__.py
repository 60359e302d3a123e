"""The server: tables, seats, live matches. It never looks inside a state."""
