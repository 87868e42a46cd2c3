"""Entries of the glossary and passages of the rulebook by their titles, however these are typed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from ruletext.document import BOOK, GLOSSARY, Article
from ruletext.italian import folded

LONGEST = 120
"""Characters of a title; what is longer is none."""
_NEAR = 0.6
_KINDS = {"glossario": GLOSSARY, "manuale": BOOK}
_KIND = re.compile(rf"({'|'.join(_KINDS)})(?::\s*|\s+)(.*)", re.IGNORECASE | re.DOTALL)


def key(title: str) -> str:
    """A title without capitals, accents and signs; of one that has nothing else, the signs."""
    plain = folded(title)
    return "".join(filter(str.isalnum, plain)) or plain.strip()


def entitled(written: str, articles: Iterable[Article]) -> tuple[Article, ...]:
    """The articles of a title or id (bersaglio, G:BERSAGLIO, glossario bersaglio): entries of the glossary, or else passages.

    Both are there only where a word before the title does not say which is meant, and neither is asked for by its id.
    """
    if len(written) > LONGEST or not written.strip():
        return ()
    articles = tuple(articles)
    sought = key(written)
    found = tuple(one for one in articles if sought in (key(one.title), key(one.id)))
    parted = None if found else _KIND.fullmatch(written.strip())
    if parted:
        kind, sought = _KINDS[parted[1].lower()], key(parted[2])
        found = tuple(one for one in articles if one.kind == kind and key(one.title) == sought)
    return found


def near(written: str, titles: Collection[str]) -> str:
    """The end of a message that offers the titles nearest to what was typed; '' where none is near."""
    from difflib import get_close_matches  # most titles are typed as they are

    parted = _KIND.fullmatch(written.strip())
    by_plain = {folded(title): title for title in titles}
    found = get_close_matches(folded(parted[2] if parted else written)[:LONGEST], by_plain, n=3, cutoff=_NEAR)
    return f"; forse {' o '.join(by_plain[one] for one in found)}" if found else ""
