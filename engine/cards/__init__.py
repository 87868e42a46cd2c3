"""Chapters 109.3, 111.10, 113, 200-209 and 702 as data: what a card says, and what its keywords stand for.

Leans on `words`.
"""
