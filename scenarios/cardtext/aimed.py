"""115.1: the target that people leave out as they say what a card does."""

from __future__ import annotations

import re

_ONE = r"un(?:a|o|['’])? ?(?:altr[ao] )?"
_SORT = r"(?:creatura|permanente|artefatto|incantesimo|magia|terra|planeswalker)(?: non \w+)?"
_NOT_AIMED = r"(?! bersaglio| a (?:tua )?scelta|['’])(?![^.:]*(?:che (?:tu )?controll[ai]|:))"
"""Behind what is chosen as it is done, because somebody controls it, or in a cost."""
_AIMED = re.compile(
    r"(?<!quando )(?<!ogniqualvolta )(?:\b(?:distrugg[ei]|distruggere|esilia|esiliare|rimbalza|neutralizza|neutralizzare)"
    r"|(?:^|(?<=^ )|(?<=[:,;] ))(?:tappa|stappa)"
    r"|\b(?:rigenera|fai tornare|riprendi in mano|rimetti in mano|(?:prend[ei]|guadagna|ottieni) il controllo di)) "
    rf"{_ONE}{_SORT}(?: o (?:{_ONE})?{_SORT})?{_NOT_AIMED}",
    re.IGNORECASE,
)
_AIMED_FIRST = re.compile(
    r"^\s*(?:una creatura|un giocatore|un avversario)"
    r"(?= (?:prende|guadagna|ottiene|perde|sacrifica|scarta|pesca|macina|non può)\b)",
    re.IGNORECASE,
)


def aimed(paragraph: str, *, spell: bool) -> str:
    """115.1: a text with the target that people leave out: «distruggi una creatura» means a target one.

    What cards do to one of somebody's choice, they say whose it is.
    """
    return "".join(_in_sentence(one, spell=spell) for one in _SENTENCE.findall(paragraph))


_SENTENCE = re.compile(r"[^.]*\.?")


def _in_sentence(text: str, *, spell: bool) -> str:
    if "bersagli" in text:
        return text
    found = _AIMED.sub(lambda found: f"{found.group()} bersaglio", text, count=1)
    return _AIMED_FIRST.sub(lambda found: f"{found.group()} bersaglio", found) if spell else found
