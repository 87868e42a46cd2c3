"""A situation laid out: names, and the game that a file describes."""
