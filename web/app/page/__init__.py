"""Where the address leads: the lobby, a match, a problem."""
