"""The tables of this room: each says how something is said, in lines, and below them behind ``=`` as the guide has it.

    {P} non ha (più) carte [nel|in] mazzo
    {P} è senza mazzo
    = grimorio di {p}: 0

``[a|b]`` is one of these, ``(a|b)`` one of these or none, ``{P}`` a player, ``{X}`` a thing, ``{N}`` a number, ``{A}`` an article
that may stand there, and so on as below; a digit behind tells two of a kind apart. In the words of the guide stand their names in
small letters, and besides them ``{they}`` and ``{it}`` (who and what was spoken of last), ``{other}`` (the opponent of ``{p}``, or
of who was spoken of last), ``{alone}`` and ``{all}`` (the only creature, and all creatures, of ``{p}``), ``{attacker}``,
``{defender}`` (who is attacked), ``{foe}`` (the opponent of whoever controls ``{x}``) and ``{spell}`` (what was cast last).
``;`` divides lines of the guide; nothing at all is what need not be said. No option may leave out a word that means something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from scenarios.language.keyword_names import KEYWORDS
from scenarios.written.retold.whom import Told
from scenarios.written.scalars import in_digits

_ARTICLES = (
    r"il|lo|la|i|gli|le|un|uno|una|quest[oaei]|quell[oaei]|quel|(?:i |le |il |la )?(?:su[oaei]|suoi|propri[oaei])"
)
_ONTO = "su|sul|sullo|sulla|sui|sugli|sulle|a|ad|al|allo|alla|ai|agli|alle|contro|verso"
_SINGULAR = {
    "creature": "creatura", "artefatti": "artefatto", "incantesimi": "incantesimo", "terre": "terra", "auree": "aura",
    "aure": "aura", "equipaggiamenti": "equipaggiamento", "istantanei": "istantaneo", "stregonerie": "stregoneria",
}  # fmt: skip
_TYPES = "|".join((*dict.fromkeys((*_SINGULAR, *_SINGULAR.values())), "planeswalker", "battaglia"))
_SHORT = r"contromagia|distruzione|esilio|rimbalzo|pesca|pedin[ae]|creatura|due|tre|quattro|niente|tutto"
"""What a thing may begin with in small letters: a spell said by what it does, and how many there are."""
_PLACES = {
    "P": r"(?P<{name}>[A-ZÀ-Ù][\w'’-]*)",
    "X": rf"(?P<{{name}}>(?!(?:chi|cosa|che|quale|quali|quant[aeio])\b)(?:(?-i:[A-ZÀ-Ù\d+«\"“\ue002-])|(?:{_SHORT})\b).*?)",
    "WORD": r"(?P<{name}>[\w'’]+)",
    "REST": r"(?P<{name}>\S.*)",
    "N": r"(?P<{name}>\d+|[a-z]+)",
    "A": rf"(?:(?:{_ARTICLES})\s+|l['’]|un['’])?",
    "ON": rf"(?:(?:{_ONTO})\s+(?:(?:il|lo|la)\s+|l['’])?|(?:sull|all)['’])",
    "FROM": r"(?:(?:da|dal|dallo|dalla|dai|dagli|dalle)\s+|dall['’])",
    "OF": r"(?:(?:di|del|dello|della|dei|degli|delle)\s+|dell['’])",
    "AND": r"(?:\s*,\s*(?:e\s+)?|\s+e\s+)",
    "HAS": "(?:ha|controlla|possiede|tiene)",
    "DECK": "(?:mazzo|grimorio|libreria)",
    "ONTABLE": r"(?:in\s+gioco|in\s+campo|sul\s+campo(?:\s+di\s+battaglia)?|sul\s+tavolo|davanti)",
    "CASTS": r"(?P<{name}>lancia|fa|usa|gioca|mette\s+giù|mette|risponde\s+con)",
    "SPELL": r"(?:un\s+(?:istantaneo|incantesimo|trucco)|una\s+(?:stregoneria|magia|carta))",
    "EFFECT": r"(?P<{name}>[+-]\d+/[+-]\d+|(?:\d+|un|due|tre|quattro|cinque)\s+(?:dann[oi]|segnalin[oi]\s+[+-]1/[+-]1))",
    "UNTIL": r"fino\s+(?:a\s+fine|alla\s+fine\s+del)\s+turno",
    "TYPE": rf"(?P<{{name}}>{_TYPES})",
    "NAME": r"(?P<{name}>\ue002\d+\ue003|(?-i:[A-ZÀ-Ù])[\w'’-]*(?:\s+(?-i:[A-ZÀ-Ù])[\w'’-]*)*)",
    "LOW": r"(?P<{name}>(?-i:[a-zà-ù])[\w'’-]*)",
    "SIZE": r"(?P<{name}>\d+/\d+)",
    "WORDS": r"(?P<{name}>(?-i:[a-zà-ù])[\w'’ -]*)",
    "LOYALTY": r"(?P<{name}>[+−-]\d+|0)",
    "STEP": (
        r"(?P<{name}>mantenimento|acquisizione|sottofase\s+finale|(?:prima\s+|seconda\s+)?fase\s+principale"
        r"|inizio\s+combattimento)"
    ),
    "PLUS": r"(?P<{name}>\+\d+/\+\d+)",
    "SIGNED": r"(?P<{name}>[+-]1/[+-]1)",
    "KEYWORD": r"(?P<{name}>(?-i:[a-zà-ù])[\w'’ -]*?)",
    "PT": r"(?P<{name}>[+-]\d+/[+-]\d+)",
    "TEXT": r"(?P<{name}>\ue000\d+\ue001)",
    "T": r"(?P<{name}>(?:\s*\ue000\d+\ue001)?)",
    "USES": "(?:attiva|usa|tappa)",
}
_SIGNS = re.compile(
    r"\{(?P<place>[A-Z]+)(?P<number>\d?)\}|(?P<begins>^)?(?P<blank> )?\((?P<may>)|(?P<sign>[\[\]|) ])|(?P<quote>')|(?P<other>.)"
)
_BLANKS = re.compile(" +")
_IN_GUIDE = re.compile(r"\{([a-z]+\d?)\}")


class Row(NamedTuple):
    """One way of saying something, and what the guide has for it."""

    said: re.Pattern[str]
    guide: str


@cache
def table(name: str) -> tuple[Row, ...]:
    """The rows of a table of this room, in their order."""
    return tuple(_rows((files("scenarios.written.retold") / f"{name}.txt").read_text("utf-8")))


def _rows(text: str) -> Iterator[Row]:
    said: list[str] = []
    for line in text.splitlines():
        if line.startswith("="):
            yield from (Row(_pattern(one), line[2:].rstrip()) for one in said)
            said = []
        elif line.strip() and not line.startswith("#"):
            said.append(line.rstrip())
    assert not said, f"nothing stands below {said[-1]}"


def _pattern(said: str) -> re.Pattern[str]:
    """What a line of a table matches: an option takes the blank with it that divides it from its neighbour."""
    made: list[str] = []
    leads: list[bool] = []
    for found in _SIGNS.finditer(said):
        if found["place"]:
            made.append(_PLACES[found["place"]].replace("{name}", f"{found['place'].lower()}{found['number']}"))
        elif found["may"] is not None:
            leads.append(not found["blank"])
            made.append("(?:(?:" if leads[-1] else r"(?:\s+(?:")
        elif found["sign"] == ")":
            made.append(r")\s+)?" if leads.pop() else "))?")
        elif found["sign"]:
            made.append({"[": "(?:", "]": ")", "|": "|", " ": r"\s+"}[found["sign"]])
        else:
            made.append("['’]" if found["quote"] else re.escape(found["other"]))
    assert r")\s+)?(?:\s+" not in "".join(made), f"an option right behind one that leads: {said}"
    # Behind an option that leads stands the blank that it took already.
    return re.compile("".join(made).replace(r")\s+)?\s+", r")\s+)?"), re.IGNORECASE)


def _is_keyword(words: str) -> bool:
    return KEYWORDS.get(words) is not None or words.startswith("protezione d")


_READ: Mapping[str, Callable[[str], str]] = {
    "n": in_digits,
    "low": str.capitalize,
    "casts": lambda said: said if said.startswith("risponde") else "lancia",
    "type": lambda said: _SINGULAR.get(said.lower(), said),
}
"""How what was said in a place stands in the words of the guide, where that is otherwise."""


def put_by(rows: tuple[Row, ...], text: str, told: Told) -> str | None:
    """The text in the words of the first row that says it; ``None`` where none does."""
    for row in rows:
        found = row.said.fullmatch(text)
        if found is not None and (guide := _filled(row.guide, found.groupdict(), told)) is not None:
            return guide
    return None


def replaced_by(rows: tuple[Row, ...], text: str, told: Told) -> str:
    """The text with every piece that a row says in the words of the guide."""
    for row in rows:
        text = row.said.sub(lambda found, row=row: _filled(row.guide, found.groupdict(), told) or found.group(), text)  # type: ignore[misc]
    return text


def _filled(guide: str, said: dict[str, str | None], told: Told) -> str | None:
    """The words of the guide with what was said in its places; ``None`` where something of it is not known."""
    values: dict[str, str] = {}
    for name, one in said.items():
        if one is None:
            values[name] = ""
            continue
        kind = name.rstrip("0123456789")
        if kind == "p" and not told.is_player(one):
            return None
        read = _READ.get(kind, str)(one)
        if (not read and kind == "n") or (kind == "keyword" and not _is_keyword(one)):
            return None
        values[name] = read
    for name in _IN_GUIDE.findall(guide):
        if name not in values:
            known = told.known(name, values)
            if known is None:
                return None
            values[name] = known
    return _BLANKS.sub(" ", _IN_GUIDE.sub(lambda one: values[one[1]], guide)).rstrip()
