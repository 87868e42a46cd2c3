"""How words are compared: as people type them, with or without capitals and accents."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_SAME = str.maketrans({"’": "'", "`": "'", "−": "-", "–": "-", "—": "-", "\u00a0": " "})


@lru_cache(maxsize=8192)
def folded(text: str) -> str:
    """A word as it is compared: without capitals, accents, typographic signs and doubled blanks."""
    if text.isascii() and "`" not in text:
        return " ".join(text.lower().split())
    plain = unicodedata.normalize("NFD", text.translate(_SAME))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())
