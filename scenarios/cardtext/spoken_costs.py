"""602.1a, 605.1a, 107.4: the cost before a colon as people say it, part by part, and the mana that is said behind one."""

from __future__ import annotations

import re

_COLOURS = {"bianc": "W", "blu": "U", "ner": "B", "ross": "R", "verd": "G", "incolor": "C"}
_HOW_MANY = {"un": 1, "uno": 1, "una": 1, "due": 2, "tre": 3, "quattro": 4, "1": 1, "2": 2, "3": 3, "4": 4}
_COLOUR = r"(?:bianc|ner|ross|verd|incolor)[a-z]{1,2}|blu"
_NUMBER = r"(?:[0-9]+|X|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)"

_SYMBOLS = re.compile(r"(?:pag[ah]i? )?(?P<symbols>(?:[0-9]+|X)?(?:[WUBRGCS]*))")
_MANA = re.compile(
    rf"(?:pag[ah]i? )?(?P<count>{_NUMBER}) (?:mana(?: (?P<colour>{_COLOUR}))?|(?P<only>{_COLOUR}))", re.IGNORECASE
)
_EITHER = re.compile(r"([WUBRG]) o ([WUBRG])")
_TAP = re.compile(r"(?:l[ao] )?(?:tap|tapp[ai]|gir[ai])(?:l[ao])?", re.IGNORECASE)
_UNTAP = re.compile(r"(?:l[ao] )?(?:stapp[ai])(?:l[ao])?", re.IGNORECASE)
_ITSELF = re.compile(
    r"(?:l[ao] )?(?:(?P<sac>sac(?:rific(?:a|hi))?)|(?P<exile>esili[a]?)|(?P<discard>scart[ai]))(?:l[ao])?(?: quest[ao])?",
    re.IGNORECASE,
)
_LIFE = re.compile(rf"pag[ah]i? (?P<count>{_NUMBER}) (?:vit[ae]|punt[oi] vita)", re.IGNORECASE)
_COUNTERS = re.compile(
    r"(?:togli|rimuov[ie]|lev[ai]) (?P<which>[\w+/-]+ segnalin[oi](?: [\w+/-]+)?)(?: da (?:quest[ao]|lui|lei|sé))?",
    re.IGNORECASE,
)
_OF_YOURS = re.compile(
    r"(?P<verb>esilia?|scarta?) (?P<which>un['’]altra|una|due|tre) (?:cart[ae] )?(?P<kind>creatur[ae]|terr[ae])(?P<place> "
    r"da(?:l|lla) (?:tuo )?(?:cimitero|tua mano|mano))?",
    re.IGNORECASE,
)
_COST = re.compile(r"^(?P<cost>[^:.\"“«]{1,160}):(?=\s|$)")
_BETWEEN = re.compile(
    r"\s*,\s*(?:e\s+)?|\s+e\s+(?=(?:l[ao] )?(?:tap|gir|sac|scart|esil|pag|rimuov|togli|lev|stap))", re.IGNORECASE
)
_LOYALTY = re.compile(r"[+−–-]?[0-9X]+$")


def with_costs(text: str, *, planeswalker: bool) -> str:
    """602.1a: a paragraph with the cost before its colon in symbols and in the words of cards; any other as it is."""
    found = _COST.match(text)
    if found is None or (planeswalker and _LOYALTY.match(found["cost"])) or "scegli" in found["cost"].lower():
        return text
    parts = [_part(one.strip()) for one in _BETWEEN.split(found["cost"]) if one.strip()]
    effect = text[found.end() :].strip()
    return f"{', '.join(parts)}: {_added(effect) or effect}"


def _part(said: str) -> str:
    """118.1: one of the parts of a cost."""
    if (found := _SYMBOLS.fullmatch(said)) and found["symbols"]:
        return "".join(f"{{{one}}}" for one in re.findall(r"[0-9]+|[A-Z]", found["symbols"]))
    if found := _EITHER.fullmatch(said):
        return f"{{{found[1]}/{found[2]}}}"
    if found := _MANA.fullmatch(said):
        count = _HOW_MANY.get(found["count"].lower())
        colour = found["colour"] or found["only"]
        if count and colour:
            return _symbol(colour) * count
        if not colour:
            return f"{{{count or found['count']}}}"
    if _TAP.fullmatch(said):
        return "{T}"
    if _UNTAP.fullmatch(said):
        return "{Q}"
    if found := _ITSELF.fullmatch(said):
        return f"{'Sacrifica' if found['sac'] else 'Esilia' if found['exile'] else 'Scarta'} THIS"
    if found := _LIFE.fullmatch(said):
        return f"Paga {found['count']} vita"
    if found := _COUNTERS.fullmatch(said):
        return f"Rimuovi {found['which']} da THIS"
    if found := _OF_YOURS.fullmatch(said):
        verb = "Esilia" if found["verb"].lower().startswith("esili") else "Scarta"
        place = " dal tuo cimitero" if found["place"] and "cimitero" in found["place"] else ""
        one = "cart" + ("a" if found["which"].startswith("un") else "e")
        kind = found["kind"] if one == "carta" else found["kind"][:-1] + "a"
        return f"{verb} {found['which']} {one} {kind}{place}"
    return said


# --- mana

_ADDS = re.compile(r"(?:aggiungi|fai|produci|dà|da|fa|produce|prendi|ottieni) ", re.IGNORECASE)
_LETTERS = re.compile(r"[WUBRGC]+")
_COLOURED = re.compile(rf"(?:(?P<count>{_NUMBER}) )?(?:mana )?(?P<colour>{_COLOUR})", re.IGNORECASE)
_ANY = re.compile(rf"(?P<count>{_NUMBER}) mana (?:del colore che vuoi|di (?:un |uno )?(?:qualsiasi|qualunque|un) colore)(?: "
 rf"qualsiasi| qualunque| a "
 rf"(?:tua )?scelta)?", re.IGNORECASE)  # fmt: skip


def _added(effect: str) -> str:
    """106.4, 605.1a: what an effect that says nothing but mana adds; '' for any other, and for a colour that is only a word "
    "of it."""
    told, stop, rest = effect.partition(".")
    said = _ADDS.sub("", told, count=1) if _ADDS.match(told) else told
    if found := _ANY.fullmatch(said.strip()):
        return f"Aggiungi {found['count']} mana di un qualsiasi colore{stop}{rest}"
    if "mana" not in said.lower() and said == told and not re.match(rf"un (?:{_COLOUR})|[WUBRGC]+\b", said):
        return ""
    symbols: list[str] = []
    for one in re.split(r", | o(?:ppure)? ", said.strip()):
        if _LETTERS.fullmatch(one):
            symbols.append("".join(f"{{{letter}}}" for letter in one))
        elif found := _COLOURED.fullmatch(one):
            count = _HOW_MANY.get((found["count"] or "un").lower())
            if count is None:
                return ""
            symbols.append(_symbol(found["colour"]) * count)
        else:
            return ""
    listed = ", ".join(symbols[:-1]) + " o " + symbols[-1] if len(symbols) > 1 else symbols[0]
    return f"Aggiungi {listed}{stop}{rest}"


def _symbol(colour: str) -> str:
    return next(f"{{{sign}}}" for stem, sign in _COLOURS.items() if colour.lower().startswith(stem))
