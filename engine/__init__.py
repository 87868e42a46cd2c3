"""The game itself, exactly: no files, no screen, no clock, no sentences."""
