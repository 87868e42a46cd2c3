"""English card text to pieces and lexemes: words, symbols and marks, each with its place, the card's own name as one of them.

Lexemes are told apart only as far as the paragraphs and sentences of an ability are: what a sentence says, its entries tell.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from engine.words.record import replace
from engine.words.subtypes import PLANESWALKERS, belongs_to
from engine.words.terms import CardType, Color, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.normalise import LONGEST_TEXT, Piece, PieceKind, one_form, quotes_in_quotes
from scenarios.cardtext.oracle.names import as_listed, counter_kind, names_listed, other_name
from scenarios.cardtext.oracle.phrases import BEGINNINGS, PHRASES, WHOLE_ALONE
from scenarios.cardtext.refusal import Refusal
from scenarios.language.keywords import KEYWORDS
from scenarios.language.labels import BEFORE_ABILITIES
from scenarios.language.subtypes import SUBTYPES
from scenarios.language.twoway.english import NUMBERS, gifts
from scenarios.language.twoway.templates import ENGLISH_VERBS
from scenarios.language.twoway.vocabulary import ALL_MOODS
from scenarios.language.valued_phrases import MODES, MORE_MODES

_PIECE = re.compile(
    r"""(?P<symbol>\{[^{}\s]{1,7}\})
    |(?P<pt>[+-]?(?:\d{1,4}|[xX*])/[+-]?(?:\d{1,4}|[xX*])(?![\w/]))
    |(?P<number>\d{1,7}(?!\w))
    |(?P<word>and/or|∞|(?:'(?=[A-Z][a-z]{0,2}\b(?!')))?[^\W\d_]+(?:[-'][^\W\d_]+)*'?)
    |(?P<mark>[.,:;—•"‹›()+*/!?|\[\]-])""",
    re.VERBOSE,
)
_KINDS = {
    "symbol": PieceKind.SYMBOL,
    "pt": PieceKind.POWER_TOUGHNESS,
    "number": PieceKind.NUMBER,
    "word": PieceKind.WORD,
    "mark": PieceKind.MARK,
}
_TAILS = ("'s", "'re", "'ve")
_NEGATED = frozenset(
    (*map(str, CardType), *(one.name.lower() for one in Color), *map(str, Supertype), "token", "attacking", "blocking")
)
_LABEL = re.compile(r"^(?P<row>\d[\d—–-]*\+? \| )?(?P<label>[A-Z][^.—:{\"\n]{0,40}?) — (?=[A-Z{\"])", re.MULTILINE)
_FUNCTIONS = re.compile(
    r"max speed|to solve|solved|companion|exhaust|boast|forecast|power-up|visit|prize"
    r"|.*\b(?:if|when|whenever|while|during|only|once|as long as|unless|times?)\b",
    re.IGNORECASE,
)
"""Words before a dash that say when an ability functions, or how often."""
_STANDS = re.compile(r"choose |[IVX]+(?:, [IVX]+)*$", re.IGNORECASE)
"""Others that are neither an ability word nor a flavour word."""


def without_labels(text: str) -> str:
    """207.2c-d: the text with blanks where ability words and flavour words stood, with their dash."""

    def passed_over(found: re.Match[str]) -> str:
        stays = _STANDS.match(found["label"]) or _FUNCTIONS.match(found["label"])
        row = found["row"] or ""
        return found.group() if stays else row + " " * (len(found.group()) - len(row))

    return _LABEL.sub(passed_over, text)


def has_meaning(line: str) -> bool:
    """Whether a paragraph begins with words before a dash that say when its ability functions, or how often."""
    found = _LABEL.match(line)
    if found is None or found["label"].lower() in BEFORE_ABILITIES:
        return False
    return _FUNCTIONS.match(found["label"]) is not None


_OF_THE_SENTENCE = re.compile(r',"(?= where X | and [a-z]+ \{)')
"""A comma that English sets inside the quotes though it is of the sentence around them."""
_FOR_A_COMMA = re.compile(r"\.(?= then [a-z])")
"""A full stop for the comma before a 'then' that goes on."""


def pieces(text: str) -> list[Piece]:
    """Every piece of a text. Raises Refusal for what is no part of card text, and for a text that is too long."""
    if len(text) > LONGEST_TEXT:
        raise Refusal(0, len(text), refusal.TOO_LONG)
    plain = _FOR_A_COMMA.sub(",", _OF_THE_SENTENCE.sub('",', quotes_in_quotes(one_form(text))))
    found: list[Piece] = []
    at, line = 0, 0
    while at < len(plain):
        if plain[at].isspace():
            line += plain[at] == "\n"
            at += 1
            continue
        match = _PIECE.match(plain, at)
        if match is None:
            raise Refusal(at, at + 1, refusal.UNKNOWN_CHARACTER)
        kind, words = str(match.lastgroup), match.group()
        if kind == "word":
            found += _parts(words, at, line)
        elif words not in "[]":
            form = words.upper() if kind == "symbol" else words.lower()
            found.append(Piece(_KINDS[kind], form, at, match.end(), line=line))
        at = match.end()
    return found


def _parts(word: str, start: int, line: int) -> Iterator[Piece]:
    """A word, and what has grown together with it: 'owner's', 'nonland'."""
    tail = next((one for one in _TAILS if word.lower().endswith(one)), "")
    bare = word.removesuffix(word[len(word) - len(tail) :]) if tail else word
    lower, middle = bare.lower(), start + len(bare)
    rest = lower.removeprefix("non").removeprefix("-")
    if lower.startswith("non") and (rest in _NEGATED or lower.startswith("non-") or rest in ("aura", "equipment")):
        cut = middle - len(rest)
        yield Piece(PieceKind.WORD, "non", start, cut, bare[0].isupper(), line)
        yield Piece(PieceKind.WORD, rest, cut, middle, False, line)
    else:
        yield Piece(PieceKind.WORD, lower, start, middle, bare[0].isupper(), line)
    if tail:
        yield Piece(PieceKind.WORD, tail, middle, start + len(word), False, line)


_BEFORE_A_KIND = ("each", "a", "an", "another", "other", "target", "all")
"""205.3j, 205.3m: behind these a subtype is what something is, and not the card's own name or the first word of it."""
_ENDS = ("of", "the", "from", "in", "and", "to", "a", "an", "for", "with", "on", "at")


def named(found: Sequence[Piece], name: str, *, legendary: bool) -> list[Piece]:
    """201.5: the pieces with each mention of the card's own name as one piece."""
    names = _names(name, legendary=legendary)
    kept: list[Piece] = []
    at = 0
    while at < len(found):
        before = found[at - 1].form if at > 0 else ""
        several = names[:1] if before == "named" else names
        if before in _BEFORE_A_KIND:
            several = [one for one in several if len(one) > 1 or not _is_a_kind(one[0])]
        length = next((len(forms) for forms in several if _stands(found, at, forms)), 0)
        if length:
            last = found[at + length - 1]
            kept.append(Piece(PieceKind.NAME, "~", found[at].start, last.end, True, found[at].line))
        else:
            kept.append(found[at])
        at += length or 1
    return [_as_a_thing(kept, n) for n in range(len(kept))]


def _as_a_thing(found: Sequence[Piece], at: int) -> Piece:
    """201.5: 'two counters on him': what is on the card, which has a person's name."""
    piece = found[at]
    of_a_person = piece.form in ("him", "her") and at > 1 and found[at - 1].form == "on"
    return replace(piece, form="it") if of_a_person and found[at - 2].form in ("counter", "counters") else piece


def _is_a_kind(word: str) -> bool:
    kind = word.title()
    return kind in PLANESWALKERS or (kind in SUBTYPES and belongs_to(kind, CardType.CREATURE))


def _names(name: str, *, legendary: bool) -> list[tuple[str, ...]]:
    try:
        whole = tuple(piece.form for piece in pieces(name))
    except Refusal:
        return []
    before = whole.index(",") if "," in whole else len(whole)
    found = [whole, whole[:before]]
    if legendary:
        ends = next((n for n, form in enumerate(whole) if n and form in _ENDS), len(whole))
        found += [*(whole[:length] for length in range(min(before, ends), 0, -1))]
    fit = [
        one
        for one in found
        if one and not (len(one) == 1 and one[0] in (_common() if one == whole else _no_short_name()))
    ]
    return sorted(dict.fromkeys(fit), key=len, reverse=True)


@cache
def _common() -> frozenset[str]:
    """Words that mean something else too, so that none of them alone is a name."""
    return frozenset(
        (
            *ENGLISH_VERBS,
            *map(str, CardType),
            *(one.name.lower() for one in Color),
            *NUMBERS,
            *_ENDS,
            "each",
            "target",
            "when",
            "you",
        )
    )


@cache
def _no_short_name() -> frozenset[str]:
    """The first word of a longer name is none where it is a creature type: 'all Elf creatures' of an 'Elf Host'."""
    return _common() | {name.lower() for name in SUBTYPES if belongs_to(name, CardType.CREATURE)}


def _plainly(form: str) -> str:
    """A word without its accents: a name is printed with and without them."""
    return "".join(one for one in unicodedata.normalize("NFD", form) if not unicodedata.combining(one))


def _stands(found: Sequence[Piece], at: int, forms: tuple[str, ...]) -> bool:
    if len(found) - at < len(forms) or not (found[at].capital or not forms[0].isalpha()):
        return False
    return all(
        _plainly(found[at + n].form) == _plainly(form) and found[at + n].line == found[at].line
        for n, form in enumerate(forms)
    )


# --- lexemes

_WORDS = {
    "if": "IF",
    "instead": "INSTEAD",
    "only": "ONLY",
    "countered": "COUNTERED",
    "cost": "V_COST",
    "costs": "V_COST",
    "x": "X",
    "or": "OR",
    "though": "AS_THOUGH_FLASH",
    "rather": "INSTEAD_OF_MANA_COST",
    "without": "WITHOUT_PAYING",
}
_MARKS = {
    ",": "COMMA", ".": "STOP", ":": "COLON", ";": "SEMICOLON", "—": "DASH", "-": "DASH", "•": "BULLET", "*": "BULLET",
    '"': "QUOTE", "+": "PLUS_SIGN", "/": "SLASH", "!": "STOP", "?": "QUESTION", "|": "BAR",
}  # fmt: skip
_GIVEN = {"{T}": "TAP_SYMBOL", "{Q}": "UNTAP_SYMBOL", "{E}": "ENERGY"}


def _by_first(phrases: Mapping[str, object]) -> dict[str, list[tuple[str, ...]]]:
    """Phrases by their first word, the longest first."""
    found: dict[str, list[tuple[str, ...]]] = {}
    for phrase in sorted(phrases, key=len, reverse=True):
        words = tuple(phrase.split())
        found.setdefault(words[0], []).append(words)
    return found


_PHRASES_BY_FIRST = _by_first(PHRASES)
_BEGINNINGS_BY_FIRST = _by_first(BEGINNINGS)
_CALLED = {keyword.rstrip("!"): keyword for keyword in KEYWORDS} | gifts()
"""Keywords as they are read: the sign at the end of a call is a mark by itself."""
_KEYWORDS_BY_FIRST = _by_first(_CALLED)
_TYPES = {form: one for one in CardType for form in (str(one), f"{one}s")}


def lexemes(found: Sequence[Piece]) -> list[Lexeme]:
    """The lexemes of a line or sentence, in order."""
    result: list[Lexeme] = []
    at, found = 0, _keyword_first(found)
    while at < len(found):
        if found[at].form == "also" and (not result or result[-1].form not in ("is", "are", "'s", "'re")):
            # It says that something else was so before, and nothing more; 'is also an Elf' says what stays so.
            at += 1
            continue
        listed = names_listed(found, at) if result and result[-1].form == "named" else []
        if listed:
            result += [one if isinstance(one, Lexeme) else _plain(one) for one in as_listed(found, listed)]
            at = listed[-1][1]
            continue
        named = other_name(found, at, result[-1].form if result else "")
        if named is not None:
            length, name = named
            result.append(name)
            at += length
            continue
        begins = not result or result[-1].kind in ("STOP", "COLON", "COMMA", "DASH")
        entering = bool(result) and result[-1].kind == "COMMA" and _sentence_begins(result) == "as"
        length, made = _of_phrase(found, at, begins=begins and not entering)
        result += made
        at += length
    return result


def _keyword_first(found: Sequence[Piece]) -> Sequence[Piece]:
    """702.14, 702.48: 'nonbasic landwalk', 'Rat offering' with the keyword before what it is about, as other keywords have it."""
    said = [piece for piece in found if piece.form != "."]
    if 1 < len(said) < 4 and said[-1].form in ("landwalk", "offering"):
        return [said[-1], *said[:-1], *found[len(said) :]]
    return found


def _sentence_begins(found: Sequence[Lexeme]) -> str:
    """The first word of the sentence that is not yet at its end."""
    begun = next((n + 1 for n in range(len(found) - 1, -1, -1) if found[n].kind == "STOP"), 0)
    return found[begun].form if begun < len(found) else ""


_CHOSEN = ("of", "target", "targets", "other")
"""115.1: what stands behind 'choose two' where two things are chosen, and no modes."""


def _of_phrase(found: Sequence[Piece], at: int, *, begins: bool) -> tuple[int, list[Lexeme]]:
    piece = found[at]
    words = _standing(found, at, _PHRASES_BY_FIRST) if begins else ()
    if words and " ".join(words) in WHOLE_ALONE and found[at + len(words) : at + len(words) + 1]:
        words = words if found[at + len(words)].form in (",", ".") else ()
    if words and words[0] == "choose" and len(words) == 2 and at + 2 < len(found) and found[at + 2].form in _CHOSEN:
        words = ()
    if words and len(_standing(found, at, _BEGINNINGS_BY_FIRST)) <= len(words):
        end = found[at + len(words) - 1].end
        kinds = PHRASES[" ".join(words)]
        return len(words), [
            Lexeme(
                kind,
                form,
                piece.start,
                end,
                MODES.get(form) or MORE_MODES.get(form) or _TYPES.get(form),
                moods=ALL_MOODS,
            )
            for kind, form in kinds
        ]
    words = _standing(found, at, _KEYWORDS_BY_FIRST)
    if words:
        keyword = " ".join(words)
        end = found[at + len(words) - 1].end
        return len(words), [Lexeme("KEYWORD", keyword, piece.start, end, _CALLED[keyword])]
    if begins:
        words = _standing(found, at, _BEGINNINGS_BY_FIRST)
        if words:
            return 1, [replace(_plain(piece), kind=BEGINNINGS[" ".join(words)])]
        if piece.form in ("it", "they") and at + 2 == len(found) and found[at + 1].form in ("has", "have"):
            moods = frozenset({"3s" if piece.form == "it" else "3p"})
            return 2, [Lexeme("V_HAVE", found[at + 1].form, piece.start, found[at + 1].end, moods=moods)]
    if piece.form == "this" and at + 1 < len(found) and found[at + 1].form == "turn":
        return 1, [replace(_plain(piece), kind="THIS_TURN")]
    return 1, [counter_kind(found, at) or _plain(piece)]


def _standing(found: Sequence[Piece], at: int, phrases: Mapping[str, list[tuple[str, ...]]]) -> tuple[str, ...]:
    """The longest of some phrases that stands at a place."""
    for words in phrases.get(found[at].form, ()):
        if tuple(one.form for one in found[at : at + len(words)]) == words:
            return words
    return ()


def _plain(piece: Piece) -> Lexeme:
    match piece.kind:
        case PieceKind.NUMBER:
            return Lexeme("NUM", piece.form, piece.start, piece.end, int(piece.form))
        case PieceKind.SYMBOL:
            return Lexeme(_GIVEN.get(piece.form, "SYMBOL"), piece.form, piece.start, piece.end, piece.form)
        case PieceKind.POWER_TOUGHNESS:
            return Lexeme("PT", piece.form, piece.start, piece.end, piece.form)
        case PieceKind.NAME:
            return Lexeme("NAME", piece.form, piece.start, piece.end)
        case PieceKind.MARK:
            return Lexeme(_MARKS.get(piece.form, "WORD"), piece.form, piece.start, piece.end)
        case _:
            kind = "TYPE" if piece.form in _TYPES else _WORDS.get(piece.form, "WORD")
            return Lexeme(kind, piece.form, piece.start, piece.end, _TYPES.get(piece.form))
