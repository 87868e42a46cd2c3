"""Chapters 109-110, 400 and 500 as values: the game, its objects, what can happen in it, and the record of a run.

Leans on `words` and `cards`.
"""
