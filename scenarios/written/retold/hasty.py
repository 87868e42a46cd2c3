"""What is typed in a hurry: names in small letters, words cut short, signs for words."""

from __future__ import annotations

import re
from functools import cache

from scenarios.language.keyword_names import KEYWORDS
from scenarios.written.no_names import is_no_name
from scenarios.written.retold.whom import USUAL

_SOMEBODY = rf" (?:[ab]|{'|'.join(USUAL)})\b"
"""Who does something in the next sentence: the point before them ends one, and is not that of a word cut short."""
_CUT_SHORT = {
    r"risp\.?": "risponde con", rf"att(?:\.(?!{_SOMEBODY}))?": "attacca", rf"bl(?:\.(?!{_SOMEBODY}))?": "blocca",
    r"pw": "planeswalker", r"segn\.?": "segnalini", r"prot\.?(?= d)": "protezione", r"(?<=\w )x(?= [a-z])": "per",
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
    "|bianc[oa]|ner[oa]|ross[oa]|verde|blu|incolore|dal|dai|dalle"
)
_BEFORE_SIZE = re.compile(rf"(?<![\w'’])(?!(?:{_NO_NAME})\b)[a-zà-ù][\w-]{{2,}}(?= \d+/\d+(?![\w/]))")
_BEFORE_TYPE = re.compile(rf"(?:(?<=[:,;] )|(?<=\d[xX] )|^)(?!(?:{_NO_NAME})\b)[a-zà-ù][\w-]{{2,}}(?= (?:{_TYPES})\b)")
_LETTER = re.compile(r"(?:^|(?<=[,;] ))[ab](?=:| [a-zà-ù]+ \d+/\d+|$)")
_USUAL = re.compile(rf"(?<![\w'’])(?:{'|'.join(USUAL)})(?![\w'’])", re.IGNORECASE)


_IS_B = re.compile(r"(?<![\w'’{/+-])b(?![\w'’}/])", re.IGNORECASE)
_IS_A = re.compile(
    r"(?P<before>^|[,.;?!]\s*|\b(?:e|di|su|contro|vita|poi|ma|risposta|da) )a(?= (?!b\b)|$|[?:,.])",
    re.IGNORECASE | re.MULTILINE,
)


def with_letters(text: str) -> str:
    """A text whose players are called «a» and «b», with capitals for them: «b» is no other word, and «a» begins a clause."""
    if _USUAL.search(text) is not None or not _IS_B.search(text) or not _IS_A.search(text):
        return text
    return _IS_A.sub(lambda found: f"{found['before']}A", _IS_B.sub("B", text))


def spelled_out(text: str) -> str:
    """A line with capitals where names of players and cards have them, and words that were cut short whole."""
    text = _SHORT.sub(lambda found: next(word for n, word in enumerate(_CUT_SHORT.values()) if found[f"s{n}"]), text)
    text = _USUAL.sub(lambda found: found.group().capitalize(), text)
    text = _LETTER.sub(lambda found: found.group().upper(), text)
    for names in (_BEFORE_SIZE, _BEFORE_TYPE):
        text = names.sub(lambda found: _as_a_name(found.group()), text)
    return _with_keywords().sub(r"\g<size> ", text)


def _as_a_name(word: str) -> str:
    """A word with a capital, unless it says where a thing is or how."""
    return word if is_no_name(word) else word.capitalize()


@cache
def _with_keywords() -> re.Pattern[str]:
    """«4/4 con travolgere», «3/3 che ha doppio attacco»: the size of a creature, and what stands before its abilities."""
    spelled = sorted((re.escape(one) for one in KEYWORDS.spellings()), key=len, reverse=True)
    return re.compile(rf"(?P<size>\d+/\d+),? (?:con|che ha) (?=(?:{'|'.join(spelled)})\b)", re.IGNORECASE)
