"""One entry for each thing that card text says, with templates in Italian and in English: read by both, printed by both.

``said`` is what a sentence says, ``templates`` how an entry is written, ``vocabulary`` the words of both languages by class,
``reading`` the memoised descent, ``printing`` the way back. The entries themselves are in `scenarios.language.entries`.
"""
