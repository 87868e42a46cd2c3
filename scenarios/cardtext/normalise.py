"""Text to pieces: words, numbers, symbols and marks, each with its place in the text as it was given.

Apostrophes, quotes, dashes and minus signs come in one form; prepositions are parted from the article in them; reminder text in
parentheses is set aside with its place (207.2a); the card's own name becomes one piece.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum, unique
from functools import cache

from engine.words.record import Record, replace
from engine.words.subtypes import PLANESWALKERS
from scenarios.cardtext import refusal
from scenarios.cardtext.refusal import Refusal
from scenarios.language.determiners import CONTRACTIONS
from scenarios.language.keywords import KEYWORDS
from scenarios.language.labels import BEFORE_ABILITIES

LONGEST_TEXT = 4000
"""Characters; no printed card comes near it."""


@unique
class PieceKind(StrEnum):
    """What a piece of text is."""

    WORD = "word"
    NUMBER = "number"
    SYMBOL = "symbol"
    POWER_TOUGHNESS = "power and toughness"
    MARK = "mark"
    NAME = "name"


class Piece(Record):
    """A piece of text. ``form`` is in small letters and in one spelling; ``capital``: it was written with a capital letter."""

    kind: PieceKind
    form: str
    start: int
    end: int
    capital: bool = False
    line: int = 0


class Reminder(Record):
    """Text in parentheses, which has no effect in the game."""

    text: str
    start: int
    end: int


_ONE_FORM = str.maketrans({
    "’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "–": "—", "―": "—", "−": "-", "‑": "-", "\u00a0": " ", "\u2009": " ", "\u202f": " ", "\t": " ", "●": "•", "·": "•", "\r": "\n",
    "★": "*",
})  # fmt: skip

_PIECE = re.compile(
    r"""(?P<symbol>\{[^{}\s]{1,7}\})
    |(?P<pt>[+-]?(?:\d{1,4}|[xX*])/(?:[ ]?[+-])?(?:\d{1,4}|[xX*])(?![\w/]))
    |(?P<number>\d{1,7}(?!\w))
    |(?P<word>∞|[^\W\d_]+(?:-[^\W\d_]+)*'?)
    |(?P<mark>[.,:;—•"‹›()+*/!?|-])""",
    re.VERBOSE,
)
_JOINED = re.compile(r"[a-zàèéìòù](?=[A-Z]|\{[^\n.:]{1,60}:)|\.(?=[A-Z{]|[-+]?\d{1,2}:)")
"""Where a line break was lost in print: 'VolareOgniqualvolta', 'una carta.{T}: Aggiungi', 'Volare{U}: Pesca'."""
_EITHER_OR = re.compile(r"e/o\b", re.IGNORECASE)


def one_form(text: str) -> str:
    """The text with each odd apostrophe, quote, dash and blank in its one form, all of them in the same places."""
    return text.translate(_ONE_FORM)


def pieces(text: str) -> list[Piece]:
    """Every piece of a text in order. Raises Refusal for what is no part of card text, and for a text that is too long."""
    if len(text) > LONGEST_TEXT:
        raise Refusal(0, len(text), refusal.TOO_LONG)
    plain = quotes_in_quotes(one_form(text))
    found: list[Piece] = []
    at, line = 0, 0
    while at < len(plain):
        character = plain[at]
        if character == "\n":
            line += 1
            at += 1
        elif character == " ":
            at += 1
        else:
            at = _add(plain, at, line, found)
            if at < len(plain) and _JOINED.match(plain, at - 1):
                line += 1
    return found


_INNER = re.compile(r"(?<=[\s\"])'(?=\S)([^'\"]*(?:'\w[^'\"]*)*)(?<=\S)'(?=[\s.,;\"])")
"""What stands in single quotes; the apostrophe of a word has a letter behind it."""


def quotes_in_quotes(text: str) -> str:
    """The text with the single quotes of what stands in quotes within quotes as marks of their own, all in the same places."""
    parts = text.split('"')
    inside = [f'"{part}"' if n % 2 else part for n, part in enumerate(parts)]
    if len(parts) % 2 == 0 or "'" not in "".join(inside[1::2]):
        return text
    return "".join(_INNER.sub(r"‹\1›", part) if n % 2 else part for n, part in enumerate(inside))


def _add(plain: str, at: int, line: int, found: list[Piece]) -> int:
    either = _EITHER_OR.match(plain, at)
    if either and not (at and plain[at - 1].isalpha()):
        found.append(Piece(PieceKind.WORD, "e/o", at, either.end(), line=line))
        return either.end()
    match = _PIECE.match(plain, at)
    if match is None:
        raise Refusal(at, at + 1, _why_not(plain[at]))
    kind, text, end = str(match.lastgroup), match.group(), match.end()
    if kind == "word":
        joined = _JOINED.search(text)
        if joined is not None:
            text, end = text[: joined.start() + 1], at + joined.start() + 1
        found.extend(_words(text, at, line))
    else:
        form = text.upper() if kind == "symbol" else text.lower().replace(" ", "")
        found.extend(Piece(_KINDS[kind], one, at, end, line=line) for one in _apart(form))
    return end


_RUN_TOGETHER = re.compile(r"\{(?:\d+[WUBRGC]+|([WUBRGC])\1+)\}")
_OF_ONE = re.compile(r"\d+|[WUBRGC]")


def _apart(form: str) -> list[str]:
    """107.4: symbols that are printed in one pair of braces, '{6U}', are '{6}' and '{U}'; hybrid ones have a stroke (107.4e)."""
    if not _RUN_TOGETHER.fullmatch(form):
        return [form]
    return [f"{{{symbol}}}" for symbol in _OF_ONE.findall(form)]


_KINDS = {
    "symbol": PieceKind.SYMBOL,
    "pt": PieceKind.POWER_TOUGHNESS,
    "number": PieceKind.NUMBER,
    "mark": PieceKind.MARK,
}


def _why_not(character: str) -> str:
    if unicodedata.category(character) in ("Cc", "Cf", "Co", "Cs", "Cn"):
        return refusal.CONTROL_CHARACTER
    return refusal.UNBALANCED_BRACES if character in "{}" else refusal.UNKNOWN_CHARACTER


_MISREAD = {"e'": "è", "ll": "il"}
"""How words come out of a scan, or off a keyboard without accents; no Italian word is written so."""


def _words(text: str, start: int, line: int) -> Iterator[Piece]:
    """One word, or the preposition and the article in it; both then stand in the place of the whole."""
    form, end, capital = text.lower(), start + len(text), text[0].isupper()
    form = _MISREAD.get(form, form)
    parts = CONTRACTIONS.get(form)
    if parts is None or (form == "dei" and capital):
        yield Piece(PieceKind.WORD, form, start, end, capital, line)
        return
    for part in parts:
        yield Piece(PieceKind.WORD, part, start, end, capital, line)


def without_reminders(found: Sequence[Piece], text: str) -> tuple[list[Piece], list[Reminder]]:
    """The pieces outside parentheses, and what stood inside. Raises Refusal where parentheses do not match.

    What follows a parenthesis without a blank begins a new line: such a line break was lost in print.
    """
    kept: list[Piece] = []
    reminders: list[Reminder] = []
    opened: list[Piece] = []
    lost = 0
    for piece in found:
        if piece.kind is PieceKind.MARK and piece.form == "(":
            opened.append(piece)
        elif piece.kind is PieceKind.MARK and piece.form == ")":
            if not opened:
                raise Refusal(piece.start, piece.end, refusal.UNBALANCED_PARENTHESES)
            inside = kept_inside(found, opened[0], piece, kept) if len(opened) == 1 else []
            start = opened.pop().start
            if inside and _has_a_colon(kept, piece.line):
                # 602.5b: a restriction, in the place of reminder text, is a sentence of the ability before it.
                kept += (
                    [] if kept[-1].form == "." else [Piece(PieceKind.MARK, ".", start, start + 1, False, piece.line)]
                )
                kept += inside
                continue
            if not opened:
                reminders.append(Reminder(text[start : piece.end], start, piece.end))
                follows = text[piece.end : piece.end + 1]
                lost += 1 if follows.isupper() or follows == "{" else 0
        elif not opened:
            kept.append(piece if not lost else _lower(piece, lost))
    if opened:
        raise Refusal(opened[0].start, opened[0].end, refusal.UNBALANCED_PARENTHESES)
    return kept, reminders


_RESTRICTS = ("gioca", "attiva", "usa", "giocare", "attivare")
_SEVEN = ("se", "sette", "carte", "cimitero")


@cache
def _explained() -> frozenset[str]:
    """702.57a, 702.142a: the first words of keywords, whose rules say when what they stand for may be activated."""
    named = (*BEFORE_ABILITIES, *(name for names in KEYWORDS.values() for name in names))
    return frozenset(name.split()[0] for name in named)


def kept_inside(found: Sequence[Piece], opens: Piece, closes: Piece, before: Sequence[Piece]) -> list[Piece]:
    """What stands in parentheses and is no reminder text: when an ability may be activated, but for what threshold asks for."""
    inside = [one for one in found if opens.start < one.start < closes.start]
    forms = [one.form for one in inside]
    if forms[:1] and forms[0] in _RESTRICTS and forms[1:4] == ["questa", "abilità", "solo"]:
        begins = next((one.form for one in before if one.line == opens.line), "")
        explains = begins in _explained() or (begins == "soglia" and all(word in forms for word in _SEVEN))
        return [] if explains else [one for one in inside if one.form != "."]
    return []


def _has_a_colon(kept: Sequence[Piece], line: int) -> bool:
    return any(one.form == ":" and one.line == line for one in kept)


def _lower(piece: Piece, lines: int) -> Piece:
    """The piece so many lines further down. Lines only need to differ."""
    return replace(piece, line=piece.line + lines)


_NAME_ENDS = ("il", "lo", "la", "l'", "i", "gli", "le", "di", "d'", "da", "del", "della", "a", "in", "con", "e", "che")
ARTICLES = ("il", "lo", "la", "l'", "i", "gli", "le")


def own_names(name: str, common: frozenset[str], *, legendary: bool) -> tuple[tuple[str, ...], ...]:
    """201.5, 201.5c: the ways in which a card's text can name itself, as forms without a leading article, the longest first.

    A legendary card may use the part of its name before a comma, or its first words; but no word of ``common``, which means
    something else too.
    """
    try:
        whole = [piece.form for piece in pieces(name)]
    except Refusal:
        return ()
    shorter: list[tuple[str, ...]] = []
    if legendary:
        if "," in whole:
            shorter.append(tuple(whole[: whole.index(",")]))
        before = next((n for n, form in enumerate(whole) if n and form in _NAME_ENDS), len(whole))
        shorter += [tuple(whole[:length]) for length in range(before, 0, -1) if whole[length - 1] != ","]
    stripped = [_without_article(forms) for forms in shorter]
    fit = [forms for forms in stripped if len(forms) > 1 or (forms and forms[0] not in common)]
    return tuple(sorted(dict.fromkeys((_without_article(tuple(whole)), *fit)), key=len, reverse=True))


def _without_article(forms: tuple[str, ...]) -> tuple[str, ...]:
    return forms[1:] if len(forms) > 1 and forms[0] in ARTICLES else forms


def with_own_name(
    found: Sequence[Piece],
    names: Sequence[tuple[str, ...]],
    common: frozenset[str],
    verbs: frozenset[str] = frozenset(),
    orders: frozenset[str] = frozenset(),
) -> list[Piece]:
    """The pieces with each mention of the card's own name as one piece. Raises Refusal for a name with and without an article.

    ``common``: words that mean something else too; a name that is one such word counts only where an article goes before it, or
    one of ``verbs`` behind it, of which it is then the subject, or where something is done to it: behind one of ``orders``.
    """
    kept: list[Piece] = []
    with_article: set[bool] = set()
    at = 0
    while at < len(found):
        length = next((len(forms) for forms in names if _stands(found, at, forms, common, verbs, orders)), 0)
        if length:
            last = found[at + length - 1]
            if length == 1 and found[at].form in common and not _is_only_a_name(found, at):
                # What means nothing else is a name wherever it stands, though a print left an article out.
                with_article.add(at > 0 and found[at - 1].form in ARTICLES)
            if len(with_article) > 1:
                raise Refusal(found[at].start, last.end, refusal.DISAGREES)
            kept.append(Piece(PieceKind.NAME, "~", found[at].start, last.end, True, found[at].line))
            at += length
        else:
            kept.append(found[at])
            at += 1
    return kept


_CALLED = ("chiamato", "chiamata", "chiamati", "chiamate", "nome")


def _is_only_a_name(found: Sequence[Piece], at: int) -> bool:
    """201.2: 'una carta chiamata Sentinella' speaks of the name, and has no article whatever the text calls the card itself."""
    return at > 0 and found[at - 1].form in _CALLED


_BEFORE_A_KIND = ("ogni", "non", "un", "una", "altro", "altra", "i", "le", "gli", "altri", "altre", "planeswalker")
"""205.3j: behind these a planeswalker type is what something is, and not the first word of the card's own name."""


def _stands(
    found: Sequence[Piece],
    at: int,
    forms: tuple[str, ...],
    common: frozenset[str],
    verbs: frozenset[str],
    orders: frozenset[str],
) -> bool:
    if len(found) - at < len(forms) or not (found[at].capital or not forms[0].isalpha()):
        return False
    if any(found[at + n].form != form or found[at + n].line != found[at].line for n, form in enumerate(forms)):
        return False
    if len(forms) == 1 and at > 0 and found[at - 1].form in _BEFORE_A_KIND and forms[0].title() in PLANESWALKERS:
        return False
    if len(forms) == 1 and forms[0] in common:
        if at > 0 and found[at - 1].form in ARTICLES:
            return True
        return _does_something(found, at, verbs) or _has_something_done(found, at, orders)
    return True


_BEFORE_WHO_DOES_IT = ("quando", "ogniqualvolta", "se", "mentre", "che", "finché")


def _does_something(found: Sequence[Piece], at: int, verbs: frozenset[str]) -> bool:
    """201.5: 'Idra entra con ...', 'Quando Idra muore': who does something, with no article, is what the card calls itself."""
    begins = at == 0 or found[at - 1].line != found[at].line or found[at - 1].kind is not PieceKind.WORD
    if not begins and found[at - 1].form not in _BEFORE_WHO_DOES_IT:
        return False
    return at + 1 < len(found) and found[at + 1].line == found[at].line and found[at + 1].form in verbs


_OF_WHAT = ("forza", "costituzione", "controllo", "controllore", "proprietario")
_TO_IT = ("su", "a", "ad")


def _has_something_done(found: Sequence[Piece], at: int, orders: frozenset[str]) -> bool:
    """201.5: 'Rigenera Idra', 'su Idra', 'la forza di Idra': where a noun would have an article or a number, this is a name."""
    if at == 0 or found[at - 1].line != found[at].line:
        return False
    before = found[at - 1].form
    of_it = before in ("di", "d'") and at > 1 and found[at - 2].form in _OF_WHAT
    return before in orders or before in _TO_IT or of_it
