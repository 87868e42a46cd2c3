"""Chapters 106, 118, 601.2b, 601.2f-h, 601.3 and 605: what something costs, who may do it, and paying for it.

Leans on `checks` and the wings before it.
"""
