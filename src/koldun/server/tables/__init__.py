"""Tables and the matches at them: live ones, their clocks and watchers, and the lobby."""
