"""The one table of Italian game terms: read forwards by the reader of card text, backwards by whoever writes Italian.

It is data alone and loads no parser. ``terms`` has the closed vocabularies of the rules, ``subtypes`` and ``keywords`` their long
lists, ``verbs`` the verbs with their forms, ``phrases`` the little words and the fixed phrases of card text.
"""

from engine.cardtext.lexicon.forms import Adjective, Noun
from engine.cardtext.lexicon.keywords import KEYWORDS
from engine.cardtext.lexicon.subtypes import SUBTYPES
from engine.cardtext.lexicon.terms import COLORS, COUNTERS, NUMBERS, STEPS, SUPERTYPES, TYPES, ZONES

__all__ = [
    "COLORS",
    "COUNTERS",
    "KEYWORDS",
    "NUMBERS",
    "STEPS",
    "SUBTYPES",
    "SUPERTYPES",
    "TYPES",
    "ZONES",
    "Adjective",
    "Noun",
]
