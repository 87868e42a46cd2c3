"""Articles, demonstratives, possessives and pronouns, with the gender and number that they say.

``il`` and its like are told apart from the prepositions that they have grown together with: 'della' is two words, 'di' and 'la'.
"""

from __future__ import annotations

from collections.abc import Mapping

CONTRACTIONS: Mapping[str, tuple[str, str]] = {
    preposition + ending: (alone, article)
    for alone, preposition in (("di", "de"), ("a", "a"), ("da", "da"), ("in", "ne"), ("su", "su"))
    for ending, article in (
        ("l", "il"), ("llo", "lo"), ("lla", "la"), ("ll'", "l'"), ("i", "i"), ("gli", "gli"), ("lle", "le"),
    )
} | {"col": ("con", "il"), "coi": ("con", "i")}  # fmt: skip
"""Prepositions with an article in them."""

AGREEING: Mapping[str, Mapping[str, str]] = {
    "THE": {"il": "ms", "lo": "ms", "la": "fs", "l'": "s", "i": "mp", "gli": "mp", "le": "fp"},
    "ONE": {"un": "ms", "uno": "ms", "una": "fs", "un'": "fs"},
    "OTHER": {"altro": "ms", "altra": "fs", "altri": "mp", "altre": "fp"},
    "THIS": {"questo": "ms", "questa": "fs", "quest'": "s"},
    "THAT": {
        "quel": "ms", "quello": "ms", "quella": "fs", "quell'": "s", "quei": "mp", "quegli": "mp", "quelle": "fp", "questi": "mp",
        "queste": "fp",
    },
    "ALL": {"tutti": "mp", "tutte": "fp"},
    "EVERY": {"ogni": "s", "ciascun": "ms", "ciascun'": "fs", "ciascuno": "ms", "ciascuna": "fs"},
    "EACH_OF": {"ognuno": "ms", "ognuna": "fs"},
    "PRON": {"esso": "ms", "essa": "fs", "essi": "mp", "esse": "fp"},
    "YOUR": {"tuo": "ms", "tua": "fs", "tuoi": "mp", "tue": "fp"},
    "ITS": {"suo": "ms", "sua": "fs", "suoi": "mp", "sue": "fp", "loro": ""},
    "OWN": {"proprio": "ms", "propria": "fs", "propri": "mp", "proprie": "fp"},
    "TARGET": {"bersaglio": ""},
    "ALL_ABLE_TO_BLOCK_IT": {
        f"tutte le creature in grado di bloccar{it}": marks
        for it, marks in (("la", "fs"), ("lo", "ms"), ("le", "fp"), ("li", "mp"))
    },
}  # fmt: skip
"""Words that say gender and number."""
