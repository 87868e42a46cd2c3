"""Number: what is said of one thing, said of several."""

from __future__ import annotations

import re
from collections.abc import Iterator

_VERBS = {
    "appartiene": "appartengono", "attacca": "attaccano", "blocca": "bloccano", "cessa": "cessano", "diventa": "diventano",
    "entra": "entrano", "esce": "escono", "guadagna": "guadagnano", "ha": "hanno", "lascia": "lasciano", "mostra": "mostrano",
    "muore": "muoiono", "acquisisce": "acquisiscono", "prende": "prendono", "riceve": "ricevono", "passa": "passano",
    "perde": "perdono", "pesca": "pescano", "resta": "restano", "scarta": "scartano",
    "chiama": "chiamano", "innesca": "innescano", "risolve": "risolvono", "torna": "tornano", "va": "vanno", "viene": "vengono",
    "vince": "vincono", "è": "sono",
}  # fmt: skip
"""The third person of the verbs with which predicates begin."""
_ADJECTIVES = {
    "assegnato": "assegnati", "incolore": "incolori", "ruotato": "ruotati", "trasformato": "trasformati", "spronato": "spronati",
    "distrutto": "distrutti", "rigenerato": "rigenerati", "neutralizzata": "neutralizzate", "senza": "senza",
}  # fmt: skip
_BEGINNING = re.compile(
    rf"(?P<before>(?:non )?(?:si )?)(?P<verb>{'|'.join(_VERBS)})(?P<more> più)?(?: (?P<adjective>{'|'.join(_ADJECTIVES)}))?(?=[\s,]|$)"
)


_SINGULAR = {many: one for one, many in _VERBS.items()} | {
    "controllano": "controlla", "finiscono": "finisce", "rientrano": "rientra", "rimangono": "rimane", "sopravvivono": "sopravvive",
    "stanno": "sta", "subiscono": "subisce", "vivono": "vive", "distrutte": "distrutta", "distrutti": "distrutto",
    "esiliate": "esiliata", "esiliati": "esiliato", "morte": "morta", "morti": "morto", "sacrificate": "sacrificata",
    "sacrificati": "sacrificato", "state": "stata", "stati": "stato", "TAPpate": "TAPpata", "TAPpati": "TAPpato",
    "tappate": "tappata", "tappati": "tappato",
}  # fmt: skip
_WORD = re.compile(r"\w+")


def singular(said: str) -> str:
    """What is said of several, as it is said of one: ``muoiono i Lupi`` as ``muore i Lupi``; nouns stay as they are."""
    return _WORD.sub(lambda word: _SINGULAR.get(word[0], _SINGULAR.get(word[0].lower(), word[0])), said)


_NOUNS = (
    ("chi", "co"),
    ("ghi", "go"),
    ("che", "ca"),
    ("ghe", "ga"),
    ("i", "io"),
    ("i", "o"),
    ("i", "e"),
    ("i", "a"),
    ("e", "a"),
)
"""How nouns end in the plural, and how they may end in the singular."""


def singular_nouns(word: str) -> Iterator[str]:
    """What one may be called of which several are called so: of ``Soldati`` ``Soldatio``, ``Soldato``, ``Soldate``, ``Soldata``."""
    yield from (word[: -len(many)] + one for many, one in _NOUNS if word.endswith(many) and len(word) > len(many) + 1)


def plural(predicate: str) -> str | None:
    """``è in posizione TAPpata`` as ``sono in posizione TAPpata``; ``None`` for a predicate that begins otherwise."""
    found = _BEGINNING.match(predicate)
    if found is None:
        return None
    said = f"{found['before']}{_VERBS[found['verb']]}{found['more'] or ''}"
    if found["adjective"]:
        said += f" {_ADJECTIVES[found['adjective']]}"
    return said + predicate[found.end() :]
