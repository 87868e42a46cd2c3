"""Situations as people write them, and what is done with one: read, check, play, report."""
