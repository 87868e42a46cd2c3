"""Chapters 104, 400.7, 603, 614-616, 701.24 and 800.4: how anything changes. The only wing that writes the game.

Leans on `board` and the wings before it.
"""
