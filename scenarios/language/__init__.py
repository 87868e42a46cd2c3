"""The one table of Italian game terms: read forwards by the reader of card text, backwards by whoever writes Italian.

It is data alone and loads no parser. ``terms`` has the closed vocabularies of the rules, ``subtypes`` and ``keywords`` their long
lists, ``verbs`` the verbs with their forms, ``phrases`` the little words and the fixed phrases of card text.
"""

from scenarios.language.card_terms import COLORS, COUNTERS, NUMBERS, STEPS, SUPERTYPES, TYPES, ZONES
from scenarios.language.forms import Adjective, Noun
from scenarios.language.keywords import KEYWORDS
from scenarios.language.subtypes import SUBTYPES

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
