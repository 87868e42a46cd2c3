"""Chapters 101.2, 115, 607, 608.2h, 612, 613 and 707.2: what the table shows now, what words come to on it, and the one who asks.

Leans on `words`, `cards` and `state`.
"""
