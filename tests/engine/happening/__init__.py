"""Triggered abilities: 603."""
