"""111.1: the tokens that somebody names by what they are, «due Soldati 1/1 bianchi», as a card says that they are created."""

from __future__ import annotations

import re

from scenarios.language.subtype_names import known_subtype, subtype_word

_NUMBER = r"(?:[0-9]+|X|un[oa]?|un['’]|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|altrettant[ie]|tant[ie])"
_COLOUR = r"(?:bianc|ner|ross|verd|incolor)[a-z]{1,2}|blu"
_NAMED = re.compile(
    rf"(?P<makes>\b(?:crea|metti in (?:gioco|campo)) |(?=\b{_NUMBER} ?(?:pedin[ae]|token) )|^)(?P<count>{_NUMBER}) ?"
    r"(?:(?P<token>pedin[ae]|token) )?(?:creatur[ae] )?"
    r"(?P<kinds>(?:artefatto )?[\w'’-]+(?: [\w'’-]+){0,2}?) (?P<size>[0-9X]+/[0-9X]+)"
    rf"(?P<colours>(?: (?:{_COLOUR})(?: e (?:{_COLOUR}))?)?)(?P<flies> volant[ei]| che vola(?:no)?)?\b",
    re.IGNORECASE,
)
_ARTEFACT = re.compile(r"\bartefatt[oi]\b", re.IGNORECASE)
_PREDEFINED = {"tesor": "Tesoro", "cib": "Cibo", "indizi": "Indizio", "sangue": "Sangue", "mapp": "Mappa"}
_GIVEN = re.compile(
    rf"\b(?:crea|fai|riceve|ottiene|lascia) (?P<count>{_NUMBER}) ?(?:pedin[ae] |token |segnalin[oi] )?"
    rf"(?P<stem>{'|'.join(_PREDEFINED)})[a-z]{{0,2}}\b",
    re.IGNORECASE,
)


def with_tokens(text: str) -> str:
    """111.4: every token of a text that is named by its types and its size, as cards create it."""
    text = _GIVEN.sub(_predefined, text)
    return _NAMED.sub(_created, text)


def _pieces(count: str) -> tuple[str, str, bool]:
    one = count.lower().rstrip("'’") in ("un", "uno", "una", "1")
    if count.lower() in ("tanti", "tante"):
        return "un numero di", "pedine", False
    number = "una" if one else re.sub("altrettanti", "altrettante", count)
    return number, "pedina" if one else "pedine", one


def _predefined(found: re.Match[str]) -> str:
    number, piece, _ = _pieces(found["count"])
    return f"crea {number} {piece} {_PREDEFINED[found['stem'].lower()]}"


def _created(found: re.Match[str]) -> str:
    """The token in the words of cards: its types of one, its colours as «pedina» has them."""
    kinds = _ARTEFACT.sub(" ", found["kinds"]).split()
    known = [known_subtype(one) for one in kinds]
    if not kinds or None in known:
        return found.group()
    number, piece, one = _pieces(found["count"])
    types = " ".join(subtype_word(each) for each in known if each is not None)
    kind = "creatura artefatto" if _ARTEFACT.search(found["kinds"]) else "creatura"
    colours = re.sub(
        rf"{_COLOUR}",
        lambda each: _agreed(each.group(), one=one),
        found["colours"] or (" incolore" if one else " incolori"),
    )
    flies = " con volare" if found["flies"] else ""
    makes = "Crea " if found.start() == 0 and not found["makes"] else (found["makes"] and "crea ") or ""
    return f"{makes}{number} {piece} {kind} {types} {found['size']}{colours}{flies}"


def _agreed(colour: str, *, one: bool) -> str:
    stem = colour.lower()
    if stem == "blu":
        return stem
    if stem.startswith(("verd", "incolor")):
        return stem[: 4 if stem.startswith("verd") else 7] + ("e" if one else "i")
    root = re.match("bianc|ner|ross", stem)
    return stem if root is None else root.group() + ("a" if one else "he" if root.group() == "bianc" else "e")
