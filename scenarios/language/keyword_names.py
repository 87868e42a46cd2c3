"""702: the names of keyword abilities as files write them. Earlier printings and the infinitive are understood too."""

from __future__ import annotations

from scenarios.language.keywords import NAMES, NOT_IN_FILES
from scenarios.language.vocabulary import Vocabulary

KEYWORDS: Vocabulary[str] = Vocabulary(
    "una parola chiave",
    {english: italian for english, italian in NAMES.items() if english not in NOT_IN_FILES},
    english=True,
)
