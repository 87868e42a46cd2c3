"""Verbs as people say them, in every person and time, each as the one form that the guide has."""

from __future__ import annotations

import re
from functools import cache

_REGULAR = {
    "attaccare": "attacca", "bloccare": "blocca", "lanciare": "lancia", "giocare": "gioca", "attivare": "attiva",
    "usare": "usa", "passare": "passa", "pescare": "pesca", "scartare": "scarta", "sacrificare": "sacrifica",
    "equipaggiare": "equipaggia", "castare": "lancia", "sparare": "lancia", "tirare": "lancia", "calare": "lancia",
    "evocare": "lancia", "swingare": "attacca", "menare": "attacca", "chumpare": "blocca", "parare": "blocca",
    "tappare": "tappa", "esiliare": "esilia", "assegnare": "assegna", "controllare": "controlla",
    "guadagnare": "guadagna", "bersagliare": "bersaglia", "counterare": "neutralizza",
    "counterizzare": "neutralizza", "neutralizzare": "neutralizza",
    "creare": "crea", "rimbalzare": "rimbalza", "pagare": "paga", "dichiarare": "dichiara", "animare": "anima",
    "ciclare": "cicla", "buttare": "lancia", "piazzare": "lancia", "mandare": "manda", "pompare": "pompa",
    "droppare": "gioca", "stappare": "stappa", "saccare": "sacrifica", "contrare": "neutralizza",
    "contrastare": "neutralizza", "lasciare": "lascia", "concatenare": "risponde con", "ammazzare": "distrugge",
}  # fmt: skip
"""Verbs of the first conjugation, and by which verb each stands; all their forms follow."""
_IRREGULAR = {
    "risponde": r"rispond(?:ono|endo|ere|o)|ha(?:nno)? risposto",
    "mette": r"mett(?:ono|endo|ere|o)|ha(?:nno)? messo",
    "sceglie": r"sc(?:elgono|elgo|egliere|egliendo)|ha(?:nno)? scelto",
    "tiene": r"te(?:ngono|ngo|nere|nendo)|ha(?:nno)? tenuto",
    "distrugge": r"distrugg(?:ono|endo|ere|o)|ha(?:nno)? distrutto|uccid(?:e|ono|endo|ere|o)|ha(?:nno)? ucciso",
    "muore": r"muoiono|morendo|(?:è|sono) mort[oaie]",
    "perde": r"perd(?:ono|endo|ere|o)|ha(?:nno)? (?:pers[oaie]|perduto)",
    "toglie": r"to(?:lgono|gliere|glie(?:ndo)?)|ha tolto",
    "infligge": r"inflig(?:gono|gendo|gere)|ha(?:nno)? inflitto",
    "divide": r"divid(?:ono|endo|ere|o)|ha(?:nno)? diviso",
}
_AS_GUIDE = (
    *_REGULAR.values(), *_IRREGULAR, "fa", "è a", "sta a", "può", "deve", "dà", "da", "va", "ha", "possiede", "subisce", "concede",
    "sospende", "gira", "prende", "entra",
)  # fmt: skip
_WANTS = (
    r"(?:(?:vuole|vorrebbe|vogliono|decid[eo]|prova|cerca|tenta|può|inizia|comincia|procede|va|fa) (?:a |ad |di )?"
    r"|(?:sta per|è pronto a|ha intenzione di) )"
)
_SEVERAL_WORDS = {
    "attacca": r"(?:va|entra|parte|scende|si butta|passa) (?:all['’]attacco|in attacco)|fa (?:un )?attacco|attacca in massa",
    "attacca con": (
        r"dichiara(?: come)?(?: creatur[ae])? attaccant[ei]|manda (?:all['’]attacco|in attacco|ad attaccare)"
        r"|dichiara l['’]attacco (?:di|con)|attacca (?:usando|tramite)"
    ),
    "blocca con": r"dichiara(?: come)?(?: creatur[ae])? bloccant[ei]|(?:manda|mette) a bloccare",
    "risponde con": r"(?:risponde|replica) (?:(?:lanci|cast|gioc|us|tir|spar)ando|facendo|con (?:una?|il|la))",
    "risponde attivando": r"(?:risponde|replica) attivando",
}


@cache
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every form of every verb but the one that the guide has, and by which that is."""
    found: list[tuple[str, str]] = [(pattern, verb) for verb, pattern in _SEVERAL_WORDS.items()]
    for infinitive, verb in _REGULAR.items():
        stem = infinitive.removesuffix("are")
        soft, hard = stem.removesuffix("i"), f"{stem}h" if stem[-1] in "cg" else stem.removesuffix("i")
        forms = [
            rf"{_WANTS}{stem}are", rf"ha(?:nno)? (?:già |appena )?{stem}at[oaie]", rf"(?:sta |stanno |va )?{stem}ando",
            rf"{stem}ano", rf"{soft}o", rf"{stem}o", rf"{stem}erebbe", rf"{hard}erebbe", rf"{stem}ava",
        ]  # fmt: skip
        found.append(("|".join([*forms, *([] if f"{stem}a" == verb else [f"{stem}a"])]), verb))
    found += [(rf"{_WANTS}?(?:{pattern})", verb) for verb, pattern in _IRREGULAR.items()]
    return tuple((re.compile(rf"(?:{pattern})(?=\s|$)", re.IGNORECASE), verb) for pattern, verb in found)


_CLITICS = re.compile(r"^(?:non )?(?:gli|le|lo|la|li|mi|ci|ne|si|ci) (?=[a-zà-ù])", re.IGNORECASE)


@cache
def _of_guide() -> re.Pattern[str]:
    return re.compile(rf"(?:non\s+)?(?:{'|'.join(dict.fromkeys(_AS_GUIDE))})\b", re.IGNORECASE)


def begins_with_verb(text: str) -> bool:
    """Whether somebody does something with the first words, in whatever form."""
    text = _CLITICS.sub("", text, count=1)
    return _of_guide().match(text) is not None or any(form.match(text) for form, _ in _forms())


def as_guide(text: str) -> str:
    """Words that begin with a verb, with that verb as the guide has it."""
    if (clitic := _CLITICS.match(text)) is not None:
        return f"{clitic.group()}{as_guide(text[clitic.end() :])}"
    for form, verb in _forms():
        if (found := form.match(text)) is not None:
            return f"{verb}{text[found.end() :]}"
    return text
