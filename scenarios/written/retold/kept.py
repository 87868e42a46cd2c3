"""That nothing is lost on the way: every number, keyword, colour and state that somebody typed is in what it was read as."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.written.scalars import in_digits

_NUMBER = re.compile(r"[+-]?\d+(?:/[+-]?\d+)?")
_STATES = ("malat", "pedin", "segnalin", "trasformat", "copia", "incanta", "equipaggia", "proprieta")
"""Beginnings of words that say in what state something is."""
_TAPPED = re.compile(r"\b(?:tappat|girat)[oaei]\b|\btap\b")
_UNTAPPED = re.compile(r"\bnon (?:tappat|girat)[oaei]\b")
_SO_MANY = re.compile(
    r"(?<!\be )(?<!\bin )(?<!\bi )(?<!\ble )(?<!\bgli )\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\b"
)
"""How many, said in a word that does not speak of all there are, as «tutti e due» and «i due» do."""
_ATTACHED = re.compile(r"\b(?:equipaggiat|incantat)[oaie] (?:con|da)\b|\b(?:con )?equipaggiat[oa] (?=(?:un|il|la|l)\b)")
"""What says of something that it is on something else, as «su» does."""
_OUT_OF_HAND = re.compile(r"\b(?:lancia(?:re)?|gioca(?:re)?) .*\bdalla (?:\w+ )?mano\b")
"""601.2a: from where somebody casts or plays a card, in the words of the guide: whatever does not fit there is told."""
_AS_USUAL = " non base"
"""205.4: what a land is of which nothing else is said."""
_GOES = {
    "nel cimitero": ("cimitero", "muor", "sacrific", "scart", "distrugg", "macin"),
    "in fondo": ("in fondo",),
    "in cimitero": ("cimitero", "muor", "sacrific", "scart", "distrugg", "macin"),
    "in cima": ("in cima", "posizione", "grimorio di"),
    "in esilio": ("esili",),
}
"""Where somebody puts something, and what says so."""
_LETTERS = 4
"""How many letters a word has at least whose last one may be another: «leggendario» and «leggendaria» say the same."""


@cache
def _words() -> re.Pattern[str]:
    spelled = {folded(one) for table in (KEYWORDS, COLORS, SUPERTYPES) for one in table.spellings()}
    stems = sorted(
        (one[:-1] if len(one) > _LETTERS else one for one in spelled if one.isascii()), key=len, reverse=True
    )
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, stems))}|{'|'.join(_STATES)})", re.IGNORECASE)


@cache
def _colours() -> re.Pattern[str]:
    """Colours are counted: a red spell in front of protection from red is two of them."""
    stems = {folded(one)[:-1] if len(one) >= _LETTERS else folded(one) for one in COLORS.spellings() if one.isascii()}
    return re.compile(rf"\b(?:{'|'.join(sorted(stems))})\w?\b", re.IGNORECASE)


@cache
def _lacking() -> re.Pattern[str]:
    """«Che non ha lampo»: what a card has not need not be said."""
    return re.compile(rf"\b(?:no|senza|non ha) (?:{_words().pattern.removeprefix(chr(92) + 'b')})", re.IGNORECASE)


@cache
def _type_behind_a_name() -> re.Pattern[str]:
    """205.1: «Nebbia creatura artefatto Golem»: types between a name and what they are of, which no other wording may leave out."""
    types = "|".join(re.escape(one) for table in (TYPES, SUPERTYPES) for one in table.spellings() if one.isalpha())
    return re.compile(rf"\b[A-ZÀ-Ý][\w'’]*((?: (?:{types}))+)(?= [A-ZÀ-Ý])")


def keeps_all(typed: str, read: Sequence[str]) -> bool:
    """Whether what was read says every number and every word of weight that was typed, in whatever order."""
    plain, said = folded(typed).replace(_AS_USUAL, " "), folded(" ".join(read))
    plain = _UNTAPPED.sub(" ", _lacking().sub(" ", _ATTACHED.sub("su", plain)))
    if _TAPPED.search(plain) and "tap" not in said:
        return False
    if Counter(_colours().findall(plain)) - Counter(_colours().findall(said)):
        return False
    if "?" not in plain and any(
        zone in plain and not any(one in said for one in meant) for zone, meant in _GOES.items()
    ):
        return False
    if _OUT_OF_HAND.search(plain) and " mano" not in said:
        return False
    types = {one for behind in _type_behind_a_name().findall(typed) for one in behind.split()}
    if not types <= set(" ".join(read).split()):
        return False
    if "?" not in plain and any(not _is_said(one, said) for one in _SO_MANY.findall(plain)):
        return False
    numbers = set(_NUMBER.findall(plain)) <= set(_NUMBER.findall(said))
    return numbers and set(_words().findall(plain)) <= set(_words().findall(said))


def _is_said(number: str, said: str) -> bool:
    """Whether a number that was typed as a word is in what was read, as that word or in digits."""
    return re.search(rf"(?<!\d)(?:{number}|{in_digits(number)})(?!\d)", said) is not None
