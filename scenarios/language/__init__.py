"""The one table of Italian game terms: read forwards by the reader of card text, backwards by whoever writes Italian.

It is data alone and loads no parser. ``terms`` has the closed vocabularies of the rules, ``subtypes`` and ``keywords`` their long
lists, ``verbs`` the verbs with their forms, ``determiners`` the words before a noun, ``phrases`` the fixed phrases of card text by
their subject, ``valued_phrases`` those that stand for one of several values.
"""
