"""Casting, activating, targets, resolving: 601, 602, 608, 115, 405."""
