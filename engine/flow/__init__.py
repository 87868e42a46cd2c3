"""Chapters 117, 104.4b and 732: priority, the loop that everything goes through, loops, and the engine as a function.

The last wing: it leans on all others.
"""
