"""What is asked at a table, as a situation asks it: «muore l'orso?» asks where it is in the end, «chi vince?» who has won."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from scenarios.language.agreement import singular
from scenarios.language.counters import COUNTERS, SAID_ALONE
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.counted_names import count_of_a_name
from scenarios.written.by_line.forms_of_questions import ARTICLE, OF, ONE, forms
from scenarios.written.queries import OF_OBJECTS, OF_PLAYERS, ONE_OF

_LEADING = Pattern(
    r"(?:(?:e|ed|ma|allora|quindi|alla fine|adesso|ora|(?:e )?(?:perché|come mai|per quale motivo)(?: non)?)[, ]+)+(?=.)",
    re.IGNORECASE,
)
_TRAILING = Pattern(
    r"(?:[, ]+(?:alla fine|adesso|ora|quindi|allora|in tutto|davvero|o no|così|vero"
    r"|o (?:muore|sopravvive|vive|resta|no|resta (?:viv[oa]|in gioco))))+",
    re.IGNORECASE,
)
"""What a question may begin and end with that asks for nothing; at the end of the turn is another moment than at the end."""
_WHOLE = Pattern(
    r"(?:che |che cosa |cosa |come )?(?:succede|accade|finisce|capita|va a finire|è cambiato|cambia)(?: (?!(?:.* )?se ).*)?"
    r"|(?:(?:viene|è|sarà) neutralizzat[ao]|si risolve) .+|.+ (?:(?:viene|è|sarà) neutralizzat[ao]|si risolve)"
    r"|(?:che )?cosa (?:resta|c['’]è|rimane) (?:in campo|sul campo(?: di battaglia)?|in gioco)|(?:la magia|l['’]abilità) ha effetto"
    r"|qual(?:e|i) .+ (?:resta|restano|rimane|rimangono|sopravvive|sopravvivono)"
    r"|com['’]è (?:il tavolo|la situazione)|come si risolve(?: (?!(?:.* )?se ).*)?",
    re.IGNORECASE,
)
"""What asks for everything that has changed, which is the answer where nothing else is asked."""
EVERYTHING = "tutto"
"""As a situation asks for it beside other things."""
_NOBODY = frozenset({"chi", "cosa", "che cosa", "quale", "quali", "quanti", "quante"})
"""Who asks for these asks for all that there is: no single object has the answer."""
_ALLOWED = Pattern(
    r"(?:ma |è )?(?:può|(?:si|lo|la) può(?: (?:davvero )?fare| dichiarare| lanciare| attivare)?|(?:\w+ )?può farlo|possono farlo"
    r"|(?:\w+ )?può (?:attivar|lanciar|giocar|bloccar|attaccar|usar|bersagliar|pagar)l[oaie]"
    r"|(?:è )?(?:legale|lecito|lecita|permesso|permessa|consentito|consentita|possibile|valido)|funziona)",
    re.IGNORECASE,
)
"""What asks of the last thing that somebody does whether it may be done."""
_DEALS = r"infligge|fa|assegna|causa|provoca|deve assegnare|può infliggere|infliggerà|farà|ha inflitto|ha fatto"
_TO_WHOM = r"a(?:l|llo|lla|gli|lle|i)? [^\W\d_].*|all['’].+"
_DAMAGED = Pattern(
    rf"(?:quant[io] dann[oi] (?!(?:{_DEALS}|ha)\b)\w+ {ONE}|{ARTICLE}(?P<other>.+?) (?!(?:{_DEALS})\b)\w+ (?:del )?dann[oi])",
    re.IGNORECASE,
)
"""120.3: who asks for damage asks for life of a player, and of anything else for the damage that is marked."""
_DEALT = Pattern(
    rf"(?:quant[io]|che) dann[oi] (?:{_DEALS}) {ARTICLE}(?P<first>.+?)(?: {_TO_WHOM})?"
    rf"|{ARTICLE}(?P<second>.+?) (?:{_DEALS}) (?:del |ancora )?dann[oi](?: {_TO_WHOM})?"
    rf"|{ARTICLE}(?P<third>.+?) quant[io] dann[oi] (?:{_DEALS})(?: {_TO_WHOM})?"
    rf"|quanto (?:vale|è) il danno {OF}(?P<fourth>.+?)",
    re.IGNORECASE,
)
"""120.1: who asks how much damage something deals."""
_HAS = Pattern(
    rf"{ONE} (?:ha|guadagna|prende|ottiene|acquisisce|riceve|perde|mantiene|conserva) (?:ancora |anche |già )?(?P<what>.+)",
    re.IGNORECASE,
)
_IS = Pattern(
    rf"{ONE} (?:è|diventa|rimane|resta) (?:ancora |anche |già |ora )?(?:un |uno |una |un['’])?(?P<what>.+)",
    re.IGNORECASE,
)


OF_THE_MOMENT = ("priorità", "pila", "cima della pila")
"""What is asked of the moment at which it is asked: later everybody has passed, and the stack is empty."""


def all_asked(text: str, done: int = 0, acted: int = 0, players: Sequence[str] = ()) -> tuple[str, ...]:
    """What a question asks, each part by itself; nothing for one about everything.

    ``done``: the number of the last deed before it; ``acted``: how many actions there are before it; ``players``: who sits there.
    """
    asked = as_asked(text, done, players)
    parts = [one.strip() for one in asked.split("?")] if asked else []
    return tuple(f"{one} dopo {acted}" if acted and folded(one) in map(folded, OF_THE_MOMENT) else one for one in parts)


def as_asked(text: str, done: int = 0, players: Sequence[str] = ()) -> str:
    """A question in the words of ``chiede``, '' for one about everything; what is none of these is given back as it is.

    ``done``: how many things are done by then; of the last one of them it may be asked whether it is allowed. ``players``: who sits
    at the table.
    """
    plain = " ".join(text.rstrip(" ?").split())
    begun = _LEADING.match(plain)
    plain = plain[begun.end() :] if begun else plain
    ends = _TRAILING.search(plain)
    plain = plain[: ends.start()] if ends and ends.end() == len(plain) else plain
    if _WHOLE.fullmatch(plain):
        return ""
    if done and _ALLOWED.fullmatch(plain):
        return f"consentita {done}"
    deals = _DEALT.fullmatch(plain)
    it = "" if deals is None else next(filter(None, deals.groups()), "")
    if it and it.casefold() not in _NOBODY and folded(it) not in map(folded, players):
        return f"danno inflitto da {it}"
    hurt = _DAMAGED.fullmatch(plain)
    it = "" if hurt is None else hurt["one"] or hurt["other"]
    if it and players and it.casefold() not in _NOBODY and folded(it) not in map(folded, players):
        return f"danno di {it}"
    of_one = singular(plain)
    for one in (plain, *_verb_last(plain), *((of_one, *_verb_last(of_one)) if of_one != plain else ())):
        if asked := _said(one, players) or _of_a_field(one, players) or _of_what_it_is(one, players):
            return asked
    if asked := count_of_a_name(plain, players):
        return asked
    return text if begun is None and ends is None else plain


def _said(plain: str, players: Sequence[str]) -> str:
    """What one of the forms of a question asks; '' for none of them."""
    for pattern, asked in forms():
        found = pattern.fullmatch(plain)
        if found is not None:
            said = found.groupdict(default="")
            one = said.get("one") or said.get("other") or ""
            if (player := said.get("player")) is not None:
                if folded(player) not in map(folded, players):
                    continue
                one = player
            if "{each of several}" in asked:
                several = _each_of(said["several"] or said["they"])
                return "? ".join(f"zona di {name}" for name in several)
            if "{each}" in asked:
                first, _, of_each = asked.rpartition("? ")
                return "? ".join([*filter(None, [first]), *(of_each.format(each=player) for player in players)])
            if one.casefold() not in _NOBODY:
                return asked.format(**{**said, "one": one})
    return ""


_ARTICLES = ("il", "lo", "la", "i", "gli", "le")


def _verb_last(plain: str) -> Iterator[str]:
    """A question that begins with its verb, «perde la partita Anna», with whom it is about in front; the shortest name first."""
    words = plain.split()
    for cut in range(len(words) - 1, 0, -1):
        who = words[cut:]
        if next((word for word in who if word not in _ARTICLES), "")[:1].isupper():
            yield " ".join((*who, *words[:cut]))


def _each_of(names: str) -> list[str]:
    """«l'Orso e il Lupo»: the names of several, each without its article."""
    return [_WITHOUT_ARTICLE.sub("", one, count=1) for one in re.split(r",\s*|\s+ed?\s+", names) if one]


_WITHOUT_ARTICLE = Pattern(ARTICLE, re.IGNORECASE)


_FIELD_OF = Pattern(
    rf"(?:che|quali|quale|quant[aeio]) (?P<what>.+?) (?:ha|hanno|possiede) {ONE}"
    rf"|(?:di )?(?:che|quale|quali) (?P<its>.+?) (?:è|sono) {ARTICLE}(?P<of>.+)",
    re.IGNORECASE,
)
_THE_FIELD = Pattern(
    r"(?:qual è|quali sono|quant['’]è|quanto vale|chi è) (?:(?:il|lo|la|i|gli|le) |l['’])?(?P<rest>.+)", re.IGNORECASE
)
_SPLIT = Pattern(rf" {OF}", re.IGNORECASE)
_BETTER_KNOWN: Mapping[str, str] = {
    "tipi di terra": "sottotipi", "tipi di creatura": "sottotipi", "tipo di terra": "sottotipi", "tipo di creatura": "sottotipi",
    "sottotipo": "sottotipi", "supertipo": "supertipi", "tipo": "tipi", "colore": "colori", "punti vita": "vita",
    "costo di mana convertito": "valore di mana", "segnalini veleno": "veleno", "forza base": "f/c base",
    "costituzione base": "f/c base",
}  # fmt: skip
"""How what is asked of an object or a player is said, where a file says it otherwise."""


def _of_a_field(plain: str, players: Sequence[str]) -> str:
    """109.3, 119: «che sottotipi ha la Palude?», «qual è il valore di mana dell'Idra?»: a field of a file; '' for none."""
    pairs: list[tuple[str, str]] = []
    if (found := _FIELD_OF.fullmatch(plain)) is not None:
        pairs.append((found["what"] or found["its"], found["one"] or found["of"]))
    if (found := _THE_FIELD.fullmatch(plain)) is not None:
        rest = found["rest"]
        pairs += [(rest[: cut.start()], rest[cut.end() :]) for cut in _SPLIT.finditer(rest)]
    asked = [(_BETTER_KNOWN.get(folded(said), said), one) for said, one in pairs if one.casefold() not in _NOBODY]
    for what, one in asked:
        aspects = OF_PLAYERS if folded(one) in map(folded, players) else OF_OBJECTS
        if aspects.knows(what):
            return f"{what} di {one}"
    # A value may begin with the name of a kind of counter ("valore"): only what is nothing else is one.
    return next((f"segnalini {what} di {one}" for what, one in asked if COUNTERS.get(what) in SAID_ALONE), "")


def _of_what_it_is(plain: str, players: Sequence[str]) -> str:
    """109.3: «il Drago ha volare?», «la Foresta è una Palude?»: what of its characteristics is asked of an object; '' for none."""
    seated = [folded(player) for player in players]
    found = _HAS.fullmatch(plain)
    if found is not None and folded(found["one"]) not in seated and OF_OBJECTS.knows(found["what"]):
        return f"{found['what']} di {found['one']}"
    found = _IS.fullmatch(plain)
    if found is None or folded(found["one"]) in seated:
        return ""
    what, one = found["what"], found["one"]
    if folded(what) == "incolore":
        return f"colori di {one}"
    for word, known in ONE_OF.values():
        if known.get(what) is not None:
            return f"{word} {what} di {one}"
    return f"{what} di {one}" if OF_OBJECTS.knows(what) else ""
