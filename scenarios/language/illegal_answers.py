"""Why an answer is not legal, in words."""

from __future__ import annotations

from collections.abc import Mapping

FAULTS: Mapping[str, str] = {
    "unknown option": "non è fra le scelte possibili",
    "repeated option": "ripete la stessa scelta",
    "too few": "sceglie troppo poco",
    "too many": "sceglie troppo",
    "not a number": "non è un numero",
    "out of range": "è fuori dai limiti",
    "incomplete order": "non mette in ordine tutto",
    "wrong total": "non dà la somma giusta",
    "below minimum": "dà a qualcuno meno del minimo",
    "no target left": "non lascia bersagli legali per il resto",
    "not together": "sceglie cose che insieme non soddisfano quello che è richiesto",
    "more than dealt": "previene più danno di quanto una fonte ne infliggerebbe",
    "not enough power": "non TAPpa abbastanza forza",
    "illegal final targets": "dà un insieme di bersagli che non è legale",
    "must attack": "non rispetta abbastanza obblighi di attaccare",
    "must block": "non rispetta abbastanza obblighi di bloccare",
    "less than loyalty": "assegna danno oltre il planeswalker prima di quanto è la sua fedeltà",
    "less than lethal": "assegna danno oltre le creature bloccanti prima che tutte abbiano danno letale",
}
"""Why an answer is not legal, by the codes of the engine."""


def at_least(number: int) -> str:
    """601.2c: how many must be chosen, where fewer were."""
    return "se ne sceglie almeno uno" if number == 1 else f"se ne scelgono almeno {number}"


def why_not(fault: str, minimum: int) -> str:
    """Why an answer is not legal, by its code; where it chooses too little, with how many must be chosen (601.2c)."""
    told = FAULTS.get(fault, fault)
    return f"{told}, {at_least(minimum)}" if fault == "too few" and minimum else told
