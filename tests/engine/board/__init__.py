"""Continuous effects: 611, 613."""
