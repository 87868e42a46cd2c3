"""What is typed in a hurry: names in small letters, words cut short, signs for words."""

from __future__ import annotations

import re
from functools import cache

from scenarios.language.keyword_names import KEYWORDS
from scenarios.written.retold.whom import USUAL

_CUT_SHORT = {
    r"risp\.?": "risponde con", r"att\.": "attacca", r"bl\.": "blocca", r"pw": "planeswalker", r"segn?\.": "segnalino",
    r"inc\.": "incantesimo", r"ist\.": "istantaneo", r"streg\.": "stregoneria", r"art\.": "artefatto", r"cimi": "cimitero",
    r"opp": "avversario",
}  # fmt: skip
_SHORT = re.compile(
    r"(?<![\w'’])(?:" + "|".join(f"(?P<s{n}>{one})" for n, one in enumerate(_CUT_SHORT)) + r")(?![\w'’])", re.IGNORECASE
)
_TYPES = "incantesimo|artefatto|planeswalker|aura|equipaggiamento|istantaneo|stregoneria|terra|leggendari[oa]"
_NO_NAME = (
    "un|uno|una|il|lo|la|i|gli|le|con|ha|su|di|e|ed|a|da|in|per|che|suo|sua|pedina|creatura|terra|segnalin[oi]|due|tre|quattro"
    "|diventa|resta|sono|era|attacca|blocca|lancia|contro|sul|sulla|col|dal|dalla|del|della|nel|base|solo|come|ora|poi"
)
_BEFORE_SIZE = re.compile(rf"(?<![\w'’])(?!(?:{_NO_NAME})\b)[a-zà-ù][\w-]{{2,}}(?= \d+/\d+(?![\w/]))")
_BEFORE_TYPE = re.compile(rf"(?:(?<=[:,;] )|(?<=\d[xX] )|^)(?!(?:{_NO_NAME})\b)[a-zà-ù][\w-]{{2,}}(?= (?:{_TYPES})\b)")
_LETTER = re.compile(r"(?:^|(?<=[,;] ))[ab](?=:| [a-zà-ù]+ \d+/\d+|$)")
_USUAL = re.compile(rf"(?<![\w'’])(?:{'|'.join(USUAL)})(?![\w'’])", re.IGNORECASE)


def spelled_out(text: str) -> str:
    """A line with capitals where names of players and cards have them, and words that were cut short whole."""
    text = _SHORT.sub(lambda found: next(word for n, word in enumerate(_CUT_SHORT.values()) if found[f"s{n}"]), text)
    text = _USUAL.sub(lambda found: found.group().capitalize(), text)
    text = _LETTER.sub(lambda found: found.group().upper(), text)
    for names in (_BEFORE_SIZE, _BEFORE_TYPE):
        text = names.sub(lambda found: found.group().capitalize(), text)
    return _with_keywords().sub(r"\g<size> ", text)


@cache
def _with_keywords() -> re.Pattern[str]:
    """«4/4 con travolgere», «3/3 che ha doppio attacco»: the size of a creature, and what stands before its abilities."""
    spelled = sorted((re.escape(one) for one in KEYWORDS.spellings()), key=len, reverse=True)
    return re.compile(rf"(?P<size>\d+/\d+),? (?:con|che ha) (?=(?:{'|'.join(spelled)})\b)", re.IGNORECASE)
