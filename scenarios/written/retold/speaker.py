"""«Ho un Lupo 3/3, il mio avversario ...»: who tells of themselves, as somebody with a name; and creatures that have none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scenarios.written.retold.verbs import begins_with_verb
from scenarios.written.retold.whom import ME, OPPONENT, USUAL

_OPPONENT = re.compile(
    r"(?:(?:il|al|del|dal|sul) mio |l['’]|all['’]|dell['’]|un |a )?\b(?:avversari[oa]|opponent|oppo|opp)\b",
    re.IGNORECASE,
)
_OF_ME = re.compile(r"\b(?:io|ho|mio|mia|miei|mie|mi)\b|\bavversari[oa]\b", re.IGNORECASE)
_VERBS = {
    "ho": "ha", "sono a": "è a", "attacco": "attacca", "blocco": "blocca", "lancio": "lancia", "casto": "lancia",
    "sparo": "lancia", "tiro": "lancia", "rispondo": "risponde", "gioco": "gioca", "uso": "usa", "attivo": "attiva",
    "pesco": "pesca", "scarto": "scarta", "sacrifico": "sacrifica", "controllo": "controlla", "perdo": "perde",
    "muoio": "perde", "vinco": "vince", "posso": "può", "passo": "passa", "metto": "mette", "equipaggio": "equipaggia",
    "guadagno": "guadagna", "faccio": "fa", "assegno": "assegna", "distruggo": "distrugge", "esilio": "esilia",
    "rimbalzo": "rimbalza", "uccido": "distrugge", "bersaglio": "bersaglia", "neutralizzo": "neutralizza",
    "dichiaro": "dichiara", "creo": "crea", "tengo": "tiene", "scelgo": "sceglie", "prendo": "prende", "subisco": "subisce",
    "paro": "blocca", "riesco": "riesce", "devo": "deve", "voglio": "vuole", "evoco": "lancia", "calo": "lancia",
    "ammazzo": "distrugge", "copio": "copia", "tappo": "tappa", "countero": "neutralizza", "contro": "contro", "lascio": "lascia",
    "sono": "è",
}  # fmt: skip
_WHEN = r"in risposta|(?:dopo|prima|durante) [a-zà-ù]+ [a-zà-ù]+"
_BEGIN = rf"(?P<before>^|[.?!,;]\s+|\b(?:e|ma|mentre|poi|quindi|allora|se|{_WHEN}),?\s+)"
_I_DO = re.compile(
    rf"{_BEGIN}(?:io\s+)?(?P<non>(?:non\s+)?(?:(?:gli|le|lo|la|ci)\s+)?)(?P<verb>{'|'.join(_VERBS)})\b(?! improvviso)",
    re.IGNORECASE,
)
_I = re.compile(r"\bio\b", re.IGNORECASE)
_THEY_DO = re.compile(rf"{_BEGIN}(?:lui|lei)\b", re.IGNORECASE)
_TO_ME = re.compile(
    r"\bmi (?P<verb>attacca)\b|\bmi (?P<cast>lancia|spara|tira|fa|infligge) (?P<what>[^,.?;]+)", re.IGNORECASE
)
_MINE = re.compile(r"\b(?:il |la |i |le |un )?(?:mi[oae]|miei)\s+(?=[A-ZÀ-Ù\d])", re.IGNORECASE)


def speaker_of(text: str, seated: Sequence[str]) -> str | None:
    """Who tells of themselves in a text; ``None`` where nobody does.

    ``seated``: who is known to sit there; where both have names, nobody knows which of them it is who speaks.
    """
    if len(seated) > 1 or not (_OF_ME.search(text) or any(_I_DO.match(line) for line in text.split("\n"))):
        return None
    # Who is called by name is somebody else.
    named = [one for one in USUAL if re.search(rf"\b{one}\b", text, re.IGNORECASE)]
    at_table = [one for one in seated if one != OPPONENT]
    return next((one for one in (*at_table, *(one for one in USUAL if one not in named)) if one != OPPONENT), ME)


def opponent_of(text: str, me: str | None) -> str:
    """By what name the opponent of who tells of themselves is called: their own where the text has one."""
    named = [one for one in USUAL if one != me and re.search(rf"\b{one}\b", text, re.IGNORECASE)]
    return next((one for one in (*named, OPPONENT, ME) if one != me), OPPONENT)


def in_third_person(text: str, me: str | None, opponent: str = OPPONENT) -> str:
    """A text in which somebody tells of themselves, with names for them and their opponent."""
    if me is None:
        return text
    text = _OPPONENT.sub(lambda found: _with_preposition(found.group(), opponent), text)
    text = _THEY_DO.sub(lambda found: f"{found['before']}{opponent}", text)
    text = _I_DO.sub(lambda found: f"{found['before']}{me} {found['non'] or ''}{_VERBS[found['verb'].lower()]}", text)
    text = _I.sub(me, text)
    text = re.sub(r"\bmi (resta|restano|rimane|rimangono)\b", rf"\1 a {me}", text, flags=re.IGNORECASE)
    text = _TO_ME.sub(lambda found: f"attacca {me}" if found["verb"] else f"lancia {found['what']} su {me}", text)
    # «Il mio muore?»: what has no name behind it is whose it is.
    return _MINE.sub(lambda found: found.group() if begins_with_verb(text[found.end() :]) else "", text)


def _with_preposition(said: str, name: str) -> str:
    plain = said.lower().replace("’", "'")
    to = next((word for heads, word in _PREPOSITIONS if plain.startswith(heads)), "")
    return f"{to}{name}"


_PREPOSITIONS = (
    (("al ", "all'", "a "), "a "),
    (("del ", "dell'"), "di "),
    (("dal ", "dall'"), "da "),
    (("sul ", "sull'"), "su "),
)


def with_names_for_sizes(text: str) -> str:
    """«Blocca con un 1/1», «il 4/4 muore?»: a creature that is called by its size alone gets that as its name."""

    def named(found: re.Match[str]) -> str:
        article, size = found["article"].lower(), found["size"]
        name = f"Creatura{size.replace('/', '-')}"
        return f"{name} {size}" if article.startswith("un") else f"{_AS_WORD.get(article, '')}{name}"

    return _SIZED_ALONE.sub(named, text)


_AS_WORD = {"col ": "con ", "con ": "con ", "sul ": "su ", "al ": "a "}
_SIZED_ALONE = re.compile(
    r"(?<![\w'’])(?P<article>un |uno |una |il |lo |la |l['’]|col |sul |al )(?P<size>\d+/\d+)(?![\w/])", re.IGNORECASE
)
