"""A text in paragraphs, a paragraph in sentences: bullets, quotes and full stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.words.record import Record
from scenarios.cardtext import refusal
from scenarios.cardtext.chosen_ability import with_chosen_ability
from scenarios.cardtext.each_by_name import each_by_name
from scenarios.cardtext.lexing import Lexeme, in_their_places, lexemes
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.rounding import rounded_each_time
from scenarios.cardtext.said_otherwise import as_most_say_it
from scenarios.cardtext.tongue import other_tongue
from scenarios.language.labels import ABILITY_WORDS


class Line(Record):
    """A paragraph: its pieces, with the lines of its modes behind it, and the text it is part of. ``rows``: of a results table."""

    pieces: tuple[Piece, ...]
    modes: tuple[tuple[Piece, ...], ...]
    text: str
    rows: tuple[tuple[Piece, ...], ...] = ()

    @property
    def start(self) -> int:
        """Where it begins."""
        return self.pieces[0].start

    @property
    def end(self) -> int:
        """Where it ends, with its modes."""
        return (*self.pieces, *(one for behind in (*self.modes, *self.rows) for one in behind))[-1].end

    @property
    def said(self) -> str:
        """The paragraph as it stands in the text."""
        return self.text[self.start : self.end]


class LineInQuotes(Line):
    """A paragraph in quotes, of which only the words are known."""

    @property
    def said(self) -> str:
        return self.text


def lines(found: Sequence[Piece], text: str) -> Iterator[Line]:
    """The paragraphs of a text; those that begin with a bullet, and the lines of a results table, belong to the one before them."""
    split = [
        part
        for _, line in groupby(found, key=lambda piece: piece.line)
        for whole in _at_bullets(tuple(line))
        for part in _at_labels(whole)
    ]
    split = _going_on(split)
    at = 0
    while at < len(split):
        modes = []
        following = at + 1
        while following < len(split) and (_bullet(split[following]) or _priced(split[following])):
            modes.append(split[following][1:])
            following += 1
        rows = []
        while not modes and following < len(split) and bar_of(split[following]):
            rows.append(split[following])
            following += 1
        yield Line(split[at], tuple(mode for mode in modes if mode), text, tuple(rows))
        at = following


def _going_on(several: Sequence[tuple[Piece, ...]]) -> list[tuple[Piece, ...]]:
    """'Se lo fai, ...' speaks of the sentence before it, from which a line break parts it in print by mistake."""
    found: list[tuple[Piece, ...]] = []
    for line in several:
        begins = tuple(piece.form for piece in line[:3])
        if found and (begins in _SPEAK_OF_BEFORE or _of_it_alone(line)) and not _bullet(found[-1]):
            found[-1] += line
        else:
            found.append(line)
    return found


def _of_it_alone(line: Sequence[Piece]) -> bool:
    """'TAPpala.': a line of one verb and its pronoun is the last sentence of the one before."""
    return len(line) <= 2 and line[0].form in _DONE_TO_IT and line[-1].form in (".", line[0].form)


_DONE_TO_IT = frozenset(
    f"{verb}{it}" for verb in ("tappa", "stappa", "rigenera", "esilia", "sacrifica") for it in ("lo", "la", "li", "le")
)
_SPEAK_OF_BEFORE = (("se", "lo", "fai"), ("if", "you", "do"))


def bar_of(line: Sequence[Piece]) -> int:
    """706.3: where the bar stands behind the results of a line of a table, '1—9 |', '20 |', '15+ |'; 0 in another line."""
    at = next((n for n, one in enumerate(line[:4]) if one.kind is PieceKind.MARK and one.form == "|"), 0)
    return at if at and line[0].kind is PieceKind.NUMBER else 0


def _at_bullets(line: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    """A line, in parts before each bullet in it: some line breaks were lost in print."""
    places = [n for n, piece in enumerate(line) if piece.kind is PieceKind.MARK and piece.form == "•" and n]
    for start, end in zip((0, *places), (*places, len(line)), strict=True):
        yield line[start:end]


_LABELS = frozenset(tuple(label.split()) for label in ABILITY_WORDS)
_LONGEST_LABEL = max(map(len, _LABELS))


def _at_labels(line: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
    """207.2c: a line, in parts before each ability word that stands behind a full stop: its line break was lost in print."""
    places = [n + 1 for n, piece in enumerate(line) if piece.form == "." and _labelled(line, n + 1)]
    for start, end in zip((0, *places), (*places, len(line)), strict=True):
        yield line[start:end]


def _labelled(line: Sequence[Piece], at: int) -> bool:
    """Whether an ability word and a dash stand there."""
    if at >= len(line) or not line[at].capital:
        return False
    dash = next((n for n in range(at, min(at + _LONGEST_LABEL + 1, len(line))) if line[n].form in "—-"), at)
    return tuple(piece.form for piece in line[at:dash]) in _LABELS


def _bullet(line: Sequence[Piece]) -> bool:
    return line[0].kind is PieceKind.MARK and line[0].form in "•*"


def _priced(line: Sequence[Piece]) -> bool:
    """702.172b: '+ {1} —' instead of a bullet, before a mode with a cost of its own."""
    marks = [piece.form for piece in line[:2]]
    return marks[0] == "+" and len(line) > 1 and line[1].kind is PieceKind.SYMBOL


def lexed(found: Sequence[Piece]) -> list[Lexeme]:
    """The lexemes of a line; what stands in quotes is one of them. Raises Refusal for quotes that are not closed."""
    result: list[Lexeme] = []
    at = 0
    while at < len(found):
        end = at
        while end < len(found) and not _quote(found[end]):
            end += 1
        read = lexemes(found[at:end])
        result += each_by_name(in_their_places(as_most_say_it(read)) if other_tongue() is None else read)
        if end == len(found):
            break
        closing = _CLOSING[found[end].form]
        close = next((n for n in range(end + 1, len(found)) if _quote(found[n]) and found[n].form == closing), None)
        if close is None:
            raise Refusal(found[end].start, found[-1].end, refusal.UNBALANCED_QUOTES)
        inside = tuple(found[end + 1 : close])
        result.append(Lexeme("QUOTED", '"', found[end].start, found[close].end, inside))
        if inside and inside[-1].form == "." and (close + 1 == len(found) or found[close + 1].capital):
            result.append(Lexeme("STOP", ".", found[close].start, found[close].end))
        at = close + 1
    return result


def _quote(piece: Piece) -> bool:
    return piece.kind is PieceKind.MARK and piece.form in _CLOSING


_CLOSING = {'"': '"', "‹": "›", "›": "›"}
"""What closes each kind of quotes; one that closes nothing is not closed itself."""


def sentences(found: Sequence[Lexeme]) -> list[list[Lexeme]]:
    """The sentences of a line, without their full stops."""
    result: list[list[Lexeme]] = [[]]
    for one in found:
        if one.kind == "STOP":
            result.append([])
        else:
            result[-1].append(one)
    return with_chosen_ability(rounded_each_time([sentence for sentence in result if sentence]))
