"""The cards of the files that a judge has: read from the forms in which they are published, kept in one file, found by name.

Nothing of it ships with the project and nothing is fetched: what is not imported is not known.
"""
