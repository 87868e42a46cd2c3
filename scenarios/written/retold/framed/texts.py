"""What cards say, told in prose and without quotation marks: «lancia Drago 4/4, quando entra pesca una carta»."""

from __future__ import annotations

import re

from scenarios.written.retold.whom import Told

_BEGINS = (
    r"(?:quando|ogni volta che|ogniqualvolta|all['’]inizio|le altre creature|le tue creature|tutte le|le creature)\b"
)
_BEHIND_A_CARD = re.compile(
    rf"(?P<card>\b[\w'’-]+ (?:\d+/\d+(?: [^,:;.«]*?)?|incantesimo|artefatto|aura|equipaggiamento))"
    rf"(?:[,:] ?| che | con |,? che dice:? ?| )(?P<text>{_BEGINS}[^«»]+?)"
    r"(?P<aimed> (?:->|bersaglio) [\w-]+| \((?P<on>[A-Za-zÀ-ù][\w-]*)\))?$",
    re.IGNORECASE,
)
_SPELL = re.compile(
    r"(?P<card>\b(?:lancia|gioca|fa|casta|usa|risponde(?: con)?) (?:l['’]|un['’]|(?:il|lo|la|un|uno|una) )?[A-ZÀ-Ù][\w'’-]*"
    r"(?: istantaneo| stregoneria| incantesimo)?): ?(?P<text>[^«»:]+?)(?P<aimed> (?:->|su) [\w-]+)?$",
    re.IGNORECASE,
)


def with_its_texts(sentence: str, told: Told) -> str:
    """A sentence in which what a card says stands in quotation marks."""

    def quoted(found: re.Match[str]) -> str:
        aimed = found["aimed"] or ""
        on = found.groupdict().get("on")
        if on is not None:
            aimed = f" su {on}" if told.is_player(on) or told.name(on) else ""
        return f"{found['card']} «{as_card_says(found['text'].rstrip(' .'))}»{aimed}"

    for form in (_BEHIND_A_CARD, _SPELL):
        sentence = form.sub(quoted, sentence, count=1)
    return _IN_BRACKETS.sub(lambda found: f"«{found['does']}»", sentence)


_DOES = "distrugg|esili|neutralizz|infligg|tapp|stapp|pesc|scart|sacrific|cre|mett|rimbalz|ripor|guadagn|prend|copi|fai"
_IN_BRACKETS = re.compile(rf"\((?P<does>(?:{_DOES})\w* [^()]+)\)", re.IGNORECASE)
"""What a card does in brackets behind its name: its text, in the words that somebody typed."""


# --- what a spell does, as its card would say it

_IMPERATIVES = {
    "distrugge": "distruggi", "esilia": "esilia", "neutralizza": "neutralizza", "riporta": "fai tornare", "rimanda": "fai tornare",
    "fa tornare": "fai tornare", "crea": "crea", "mette": "metti", "tappa": "TAPpa", "stappa": "STAPpa", "copia": "copia",
    "previene": "previeni", "scarta": "scarta", "sacrifica": "sacrifica", "pesca": "pesca", "guarda": "guarda",
    "fa pescare": "pesca", "fa guadagnare": "guadagni", "fa perdere": "perdi", "fa prendere il controllo": "prendi il controllo",
    "cerca": "cerca", "rimescola": "rimescola", "uccide": "distruggi", "prende il controllo": "prendi il controllo",
}  # fmt: skip
"""Verbs of who tells what a card does, and how the card tells its controller to."""
_OF_THIRD = re.compile(
    r"\b(?:(?:gli|le|mi|ti|ci) )?(?P<verb>" + "|".join(sorted(_IMPERATIVES, key=len, reverse=True)) + r")\b",
    re.IGNORECASE,
)
_DEALS = re.compile(r"^(?:fa|infligge) (?P<n>\w+) dann[oi] (?P<whom>a .+)$", re.IGNORECASE)
_ANY_ONE = re.compile(
    r"\b(?P<what>(?:una|la) (?:creatura|magia|terra)|(?:un|il) (?:artefatto|incantesimo|permanente|giocatore))\b"
    r"(?! bersaglio| che)",
    re.IGNORECASE,
)
_EVERYBODY = {
    "a tutti i giocatori": "a ogni giocatore",
    "a tutti": "a ogni giocatore",
    "a ciascun giocatore": "a ogni giocatore",
    "a tutte le creature": "a ogni creatura",
}
_SPELL_THAT = re.compile(
    r"(?P<cast>\b(?:lancia|gioca|fa|casta|usa|risponde(?: con)?) )"
    r"(?P<name>(?:un['’]?|una|uno|l['’]|il|la) ?(?:magia|istantaneo|stregoneria|incantesimo)"
    r"|[A-ZÀ-Ù][\w'’-]*(?: istantaneo| stregoneria)?),?"
    r"(?P<sorcery> (?:un istantaneo|una stregoneria|una magia))? che (?P<does>[^«»]+?)(?P<aimed> su [A-ZÀ-Ù][\w'’-]*)?$",
    re.IGNORECASE,
)
_KINDS = ("istantaneo", "stregoneria")


def as_card_says(prose: str) -> str:
    """«Quando muore le fa pescare una carta»: what a card does, told of its controller, as the card tells them."""
    for said, printed in _EVERYBODY.items():
        prose = re.sub(rf"\b{said}\b", printed, prose, flags=re.IGNORECASE)
    return _OF_THIRD.sub(lambda found: _IMPERATIVES[found["verb"].lower()], prose)


def with_spells_texts(sentence: str) -> str | None:
    """A sentence with what its spell does, told in prose, as the text of that spell; ``None`` where nothing is told so."""
    found = _SPELL_THAT.search(sentence)
    if found is None:
        return None
    does, aimed = found["does"].strip(" ."), found["aimed"] or ""
    name = found["name"].split()
    kind = next((one for one in _KINDS if one in f"{found['name']} {found['sorcery'] or ''}".lower()), "istantaneo")
    called = name[0] if name[0][:1].isupper() else "Magia"
    deals = _DEALS.match(does)
    if deals is not None:
        said = as_card_says(f"{called} infligge {deals['n']} danni {deals['whom']}")
    elif _OF_THIRD.match(does) is not None:
        said = as_card_says(does)
        said = said[:1].upper() + said[1:]
    else:
        return None
    if aimed:
        said = _ANY_ONE.sub(lambda one: f"{one['what']} bersaglio", said, count=1)
    return f"{sentence[: found.start()]}{found['cast']}{called} {kind} «{said}.»{aimed}"
