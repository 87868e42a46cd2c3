"""Chapter 704: state-based actions.

Leans on `happening` and the wings before it.
"""
