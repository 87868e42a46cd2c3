"""Chapters 107, 122, 205 as closed vocabularies: terms, counters, subtypes; questions, citations and what records are made of.

The first wing: it leans on nothing of ours.
"""
