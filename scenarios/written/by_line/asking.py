"""What is asked at a table, as a situation asks it: «muore l'orso?» asks where it is in the end, «chi vince?» who has won."""

from __future__ import annotations

import re

_ARTICLE = r"(?:(?:il|lo|la|i|gli|le) |l['’])?"
_ONE = rf"{_ARTICLE}(?P<one>.+?)"
_NOBODY = frozenset({"chi", "cosa", "che cosa", "quale", "quali", "quanti", "quante"})
"""Who asks for these asks for all that there is: no single object has the answer."""
_LIVES = r"muore|sopravvive|vive|si salva|è morto|è morta|è vivo|è viva|resta vivo|resta viva|resta in gioco"
_SAID: tuple[tuple[str, str], ...] = (
    (rf"(?:{_LIVES}|che fine fa|dove va|dove finisce|dove sta|dov['’]è|dove è) {_ONE}", "zona di {one}"),
    (rf"{_ONE} (?:{_LIVES}|dove va|dove finisce|che fine fa)", "zona di {one}"),
    (
        r"quant[aie] (?:vita|vite|punti vita|pv) (?:ha|restano a|rimangono a|resta a|rimane a) (?P<one>.+?)",
        "vita di {one}",
    ),
    (
        r"a (?:quanto|quanti|quanta vita|quanti punti vita|quanti pv) (?:è|va|sta|scende|arriva|resta) (?P<one>.+?)",
        "vita di {one}",
    ),
    (r"quante carte (?:ha in mano|in mano ha) (?P<one>.+?)", "carte in mano di {one}"),
    (r"quante carte ha (?P<one>.+?) in mano", "carte in mano di {one}"),
    (r"quant[ie] (?P<one>.+?) (?:restano|rimangono|resteranno|ci sono|sono|ho|hai|ha)", "quanti {one}"),
    (rf"(?:quanta|che) forza ha {_ONE}", "forza di {one}"),
    (rf"(?:quanta|che) costituzione ha {_ONE}", "costituzione di {one}"),
    (rf"(?:quant['’]è|quanto è) (?:grosso|grossa|grande) {_ONE}", "f/c di {one}"),
    (rf"di chi è {_ONE}|chi controlla {_ARTICLE}(?P<other>.+?)", "controllore di {one}"),
    (rf"(?:si innesca|quante volte si innesca) {_ONE}", "innescata {one}"),
    (rf"{_ONE} si innesca", "innescata {one}"),
    (r"chi (?:ha|riceve) (?:la )?priorità|a chi (?:va|tocca) la priorità", "priorità"),
    (r"chi (?:vince|ha vinto|perde|ha perso)", "vittoria"),
    (r"(?:che|quale) regola(?: decide| vale)?", "regola"),
    (r"(?P<one>.+?) (?:perde|ha perso|perde la partita)", "ha perso di {one}"),
    (r"(?P<one>.+?) (?:vince|ha vinto|vince la partita)", "ha vinto di {one}"),
    (r"che cosa si innesca|cosa si innesca", "innescate"),
)
_PATTERNS = [(re.compile(pattern, re.IGNORECASE), asked) for pattern, asked in _SAID]


def as_asked(text: str) -> str:
    """A question in the words of ``chiede``; what is none of these is given back as it is."""
    plain = " ".join(text.rstrip(" ?").split())
    for pattern, asked in _PATTERNS:
        found = pattern.fullmatch(plain)
        if found is not None:
            named = [one for one in found.groups() if one]
            if not named or named[0].casefold() not in _NOBODY:
                return asked.format(one=named[0] if named else "")
    return text
