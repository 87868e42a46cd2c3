"""A sentence as the pieces that it is made of: players, things, numbers with what they count, verbs, and what joins them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES
from scenarios.written.no_names import is_no_name
from scenarios.written.retold.verbs import as_guide
from scenarios.written.retold.whom import Told
from scenarios.written.scalars import in_digits


class Chunk(NamedTuple):
    """One piece: of what kind it is, what it says in the words of the guide, and how it was typed."""

    kind: str
    value: str
    said: str


PLAIN = str.maketrans("àèéìòóù", "aeeioou")
LANDS = {"foreste": "Foresta", "isole": "Isola", "montagne": "Montagna", "pianure": "Pianura", "paludi": "Palude"}
LANDS |= {one.lower(): one for one in LANDS.values()}
"""Basic lands as people count them."""
_WORD = r"[^\W\d_][\w-]*"
_SAID_NUMBER = r"\d+x?|un['o]?|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci"
_LIFE = r"vit[ae]|punt[oi] vita|punti|pv|hp|life"
_NUMBERED: tuple[tuple[str, str], ...] = (
    ("text", r"(?P<value>\ue000\d+\ue001)"),
    ("name", r"(?P<value>\ue002\d+\ue003)"),
    ("keyword", r"(?P<value>protezione (?:dal|dallo|dalla|dai|dagli|dalle|da) ?[a-zà-ù]+)"),
    ("keyword", r"(?P<value>(?:egida|ward) (?:\d+|(?:\{[^{}\s]+\})+))"),
    ("keyword", r"(?P<value>equipaggiare (?:\d+|(?:\{[^{}\s]+\})+))"),
    ("cost", r"(?:costo (?:di )?|che costa |costa )?(?P<value>(?:\{[^{}\s]+\})+)"),
    ("size", r"(?P<value>\d+/\d+)(?![\w/])"),
    ("pt", r"(?P<value>[+-]\d+/[+-]\d+)(?![\w/])"),
    ("x", r"(?:con |per )?x ?(?:=|di|uguale a|pari a) ?(?P<value>\d+)\b"),
    ("counters", rf"(?:con |ha )?(?P<n>{_SAID_NUMBER}) segnalin[oi] (?P<value>[+-]1/[+-]1)"),
    ("damage", rf"(?P<value>{_SAID_NUMBER}) (?:punt[oi] )?dann[oi]\b"),
    ("poison", rf"(?P<value>{_SAID_NUMBER}) (?:segnalin[oi] )?(?:di )?(?:veleno|poison)\b"),
    ("poison", r"(?:veleno|poison)(?: a)? (?P<value>\d+)\b"),
    ("life", rf"(?P<value>{_SAID_NUMBER}) (?:di )?(?:{_LIFE})\b"),
    ("life", rf"(?:{_LIFE})(?: a)? (?P<value>\d+)\b"),
    ("cards", rf"(?P<value>{_SAID_NUMBER}) cart[ae]\b"),
    ("loyalty", r"(?:con |a )?(?P<value>\d+) (?:di |segnalini )?(?:fedelt[àa]|lealt[àa]|loyalty)\b"),
    ("loyalty", r"(?:con |a )?(?:fedelt[àa]|lealt[àa]|loyalty) (?P<value>\d+)\b"),
    ("ability", r"(?:il |la |l['’]abilità )?(?P<value>[+-]\d+)(?![\w/])"),
    ("empty", r"(?:(?:il|la) )?(?P<value>grimorio|mazzo|mano) (?:è )?(?:vuot[oa]|finit[oa])\b"),
    ("number", r"(?:gli |le )?altr[ie] (?P<value>\d+|due|tre|quattro|cinque)\b(?! dann)"),
    ("number", r"(?P<value>\d+)x?(?![\w/])"),
    ("number", r"(?P<value>due|tre|quattro|cinque|sei|sette|otto|nove|dieci)\b"),
)
"""Pieces with a number or a sign of their own, in the order in which they are looked for."""


@cache
def _numbered() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in _NUMBERED)


def _key(text: str) -> str:
    """A phrase as it is looked for: «dà» and «da», «è» and «e» are not the same."""
    return text.lower().replace("’", "'")


@cache
def _words() -> tuple[dict[str, tuple[str, str]], dict[str, str]]:
    """What the phrases of the table are, and the verbs among them by the form that who does it has."""
    phrases: dict[str, tuple[str, str]] = {}
    verbs: dict[str, str] = {}
    for line in (files(__package__) / "words.txt").read_text("utf-8").splitlines():
        heading, _, listed = line.partition(" = ")
        if not listed or line.startswith("#"):
            continue
        kind, _, value = heading.partition(" ")
        for phrase in (one.strip() for one in listed.split(" | ")):
            if kind == "verb":
                verbs.setdefault(phrase, value)
            else:
                phrases.setdefault(phrase, (kind, value or phrase))
    for kind, table in (("keyword", KEYWORDS), ("word", TYPES), ("word", SUPERTYPES), ("word", COLORS)):
        for spelled in table.spellings():
            phrases.setdefault(_key(spelled), (kind, spelled))
    return phrases, verbs


@cache
def _without_accents() -> tuple[dict[str, tuple[str, str]], dict[str, str]]:
    """The same phrases as they are typed without accents, but for those that are others then: «e», «da»."""
    phrases, verbs = _words()
    known = {*phrases, *verbs}
    plain = {one.translate(PLAIN): found for one, found in phrases.items() if one.translate(PLAIN) not in known}
    return plain, {one.translate(PLAIN): found for one, found in verbs.items() if one.translate(PLAIN) not in known}


@cache
def _longest() -> int:
    phrases, verbs = _words()
    return max(one.count(" ") for one in (*phrases, *verbs)) + 1


CREATURE_OF = re.compile(
    r"(?:(?:un|l)a )?creatura (?:di|del) (?P<player>[A-ZÀ-Ù][\w-]*)(?![\w/]| [0-9])", re.IGNORECASE
)
_NAMES = ("new", "thing", "name")
_NAMED = ("new", "thing", "guess")
_SIZE = re.compile(r" \d+/\d+")
"""208.1: «Saggio creatura 2/2» says its type, which elsewhere says nothing of what has a name."""
_IN_PLAY = ("in campo", "in gioco", "sul campo", "sul campo di battaglia", "sul tavolo", "sul board")
"""403.1: what says nothing of what is spoken of first, and behind another zone that it speaks of this one now."""
_CLITIC = re.compile(r"(?:gli|le|lo|la|li|ne|ci|l['’]) ?(?=\w)", re.IGNORECASE)
_NEXT_IS_SIZE = re.compile(rf"(?P<name>{_WORD}(?: {_WORD}){{0,3}}?)(?= \d+/\d+(?![\w/])| \ue000)")
_CAPITAL = r"[A-ZÀ-Ù][\w'’-]*"
_NAME = re.compile(rf"{_CAPITAL}(?: (?:(?:di|del|della|dello|dei|degli|delle|da) )?{_CAPITAL})*")
_TOKENS = re.compile(r"[\w'’-]+['’]?|\S")


def chunked(text: str, told: Told) -> Sequence[Chunk] | None:
    """The pieces of a sentence without those that say nothing; ``None`` where a word is not known."""
    found: list[Chunk] = []
    named: list[str] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        chunk = _chunk(text[at:], [*told.names, *named], told)
        if chunk is None:
            return None
        if (whose := CREATURE_OF.match(text, at)) is not None and told.is_player(whose["player"]):
            # «3 danni alla creatura di Anna»: hers, and not Anna.
            alone = told.known("alone", {"p": told.player(whose["player"])})
            if alone is None:
                return None
            chunk = Chunk("thing", alone, whose.group())
        if chunk.kind in _NAMED and _is_of_a_name(found):
            return None
        if chunk.kind == "new":
            named.append(chunk.value)
        if chunk.kind != "aside":
            found.append(chunk)
        elif _key(chunk.said) in _IN_PLAY and found and found[-1].kind == "and":
            found.append(chunk._replace(kind="zone", value="campo"))
        elif _key(chunk.said) == "creatura" and found and found[-1].kind in _NAMES and _SIZE.match(text, at + 8):
            found.append(chunk._replace(kind="word", value="creatura"))
        at += len(chunk.said)
    return found


def _is_of_a_name(found: Sequence[Chunk]) -> bool:
    """205.1: «Brughiera terra base incolta Foresta»: behind a name and its types stands no other name, and no other card."""
    before = [one.kind for one in found]
    while len(before) > 1 and before[-1] == "word":
        before.pop()
    types = any(TYPES.get(one.value) is not None for one in found[len(before) :])
    return types and bool(before) and before[-1] == "new"


def _chunk(rest: str, names: Sequence[str], told: Told) -> Chunk | None:
    """What stands first in the rest of a sentence."""
    clitic = _CLITIC.match(rest)
    if clitic is not None and (verb := _verb(rest[clitic.end() :])) is not None and _known(rest, names, told) is None:
        told_of = clitic.group().strip().lower()
        if _phrase(rest[clitic.end() :]) is None or len(verb.said) >= len(_phrase(rest[clitic.end() :]) or ""):
            return Chunk("them", told_of, clitic.group())
    known = _known(rest, names, told)
    if known is not None:
        return known
    for kind, pattern in _numbered():
        number = pattern.match(rest)
        if number is not None and not (kind == "number" and number["value"].isalpha() and _is_phrase(rest)):
            return _number(kind, number)
    phrase, verb = _phrase(rest), _verb(rest)
    best = max((one for one in (phrase, verb) if one is not None), key=lambda one: len(one.said), default=None)
    name = _new_name(rest, best)
    return name or best


def _number(kind: str, found: re.Match[str]) -> Chunk:
    value = found["value"]
    if kind == "counters":
        value = f"{in_digits(found['n'].rstrip('x'))} segnalini {value}"
    elif kind in ("damage", "poison", "life", "cards", "number"):
        value = in_digits(value.removesuffix("x")) or "1"
    return Chunk(kind, value, found.group())


def _known(rest: str, names: Sequence[str], told: Told) -> Chunk | None:
    """A player or a thing of which something was said already, by its name or the beginning that it alone has."""
    first = re.match(r"[\w-]+", rest)
    if first is None:
        return None
    if first.group().lower() in _COUNTERSPELL and ("contromagia" in names or told.spell == "contromagia"):
        return Chunk("thing", "contromagia", first.group())
    if told.is_player(first.group()) and (len(first.group()) > 1 or first.group().isupper()):
        return Chunk("player", told.player(first.group()), first.group())
    for name in sorted(names, key=len, reverse=True):
        if folded(rest[: len(name)]) == folded(name) and not rest[len(name) : len(name) + 1].isalnum():
            return Chunk("thing", name, rest[: len(name)])
    word = first.group()
    begins = [one for one in names if folded(one).startswith(f"{folded(word)} ")]
    if len(begins) == 1:
        return Chunk("thing", begins[0], word)
    ends = [one for one in names if folded(one)[:-1] == folded(word)[:-1] and len(word) > 3]
    return Chunk("thing", ends[0], word) if len(ends) == 1 and word[-1:] in "ei" else None


def _tokens(rest: str) -> Iterator[int]:
    """Where the first, second, ... word of a text ends, the longest first."""
    ends = []
    for found in _TOKENS.finditer(rest):
        ends.append(found.end())
        if len(ends) == _longest():
            break
    # «l'Orso»: an article with an apostrophe is a word.
    ends += [rest.index(sign) + 1 for sign in "'’" if sign in rest[: ends[0] if ends else 0]]
    return iter(sorted(ends, reverse=True))


def _phrase(rest: str) -> Chunk | None:
    """The longest phrase of the table with which a text begins."""
    phrases, _ = _words()
    for end in _tokens(rest):
        found = phrases.get(_key(rest[:end])) or _without_accents()[0].get(_key(rest[:end]))
        if found is not None:
            return Chunk(*found, rest[:end])
    return None


def _is_phrase(rest: str) -> bool:
    return _phrase(rest) is not None


_AUX = "ha "
"""«Già giocato una Foresta»: a participle without its auxiliary."""


def _verb(rest: str) -> Chunk | None:
    """The longest verb with which a text begins, in whatever form."""
    return max(_verbs_at(rest), key=lambda one: len(one.said), default=None)


def _verbs_at(rest: str) -> Iterator[Chunk]:
    """As it is typed, and with its verb as the guide has it: «fa scartare» is another verb than «scarta»."""
    _, verbs = _words()
    participle = as_guide(f"{_AUX}{rest}")
    whole = [rest, as_guide(rest), *([participle] if participle != f"{_AUX}{rest}" else [])]
    for said in dict.fromkeys(whole):
        for end in _tokens(said):
            found = verbs.get(_key(said[:end])) or _without_accents()[1].get(_key(said[:end]))
            consumed = len(rest) - len(said) + end
            if found is not None and consumed > 0:
                yield Chunk("verb", found, rest[:consumed])
                break


_COUNTERSPELL = ("counter", "counterspell", "contromagia", "contrincantesimo")
_ELIDED = re.compile(r"(?:l|un|dell|all|sull|dall|nell|d|quell)['’]", re.IGNORECASE)


def _new_name(rest: str, otherwise: Chunk | None) -> Chunk | None:
    """The name of something of which nothing was said yet: with a capital, or in front of a size or a text."""
    land = re.match(_WORD, rest)
    if land is not None and land.group().lower() in LANDS:
        return Chunk("new", LANDS[land.group().lower()], land.group())
    named = None if _ELIDED.match(rest) else _NAME.match(rest)
    if named is not None and (otherwise is None or otherwise.kind not in ("verb", "answer", "stop")):
        # «Nel», «Un» at the beginning of a sentence are no names, but «Muro di Scudi» is one though «di» is a word.
        begins = _words()[0].get(_key(named.group().split()[0]), ("", ""))[0] in (
            "aside",
            "on",
            "to",
            "in",
            "of",
            "from",
            "with",
        )
        if not begins and (otherwise is None or len(named.group()) > len(otherwise.said)):
            return Chunk("new", named.group(), named.group())
    if otherwise is not None:
        return None
    sized = _NEXT_IS_SIZE.match(rest)
    if sized is not None:
        words = sized["name"].split()
        ends = [" ".join(words[n:]) for n in range(1, len(words))]
        if not is_no_name(words[0]) and not any(_phrase(one) or _verb(one) for one in ends):
            return Chunk("new", sized["name"].capitalize(), sized["name"])
    word = re.match(_WORD, rest)
    return None if word is None else Chunk("guess", word.group().capitalize(), word.group())


def is_word(text: str) -> bool:
    """Whether a word is one that a sentence is made of, and nobody's name."""
    return _phrase(text) is not None or _verb(text) is not None
