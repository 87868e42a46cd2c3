"""607.2f, 614.12b: anchor words: 'Mentre la Sentinella entra, scegli Mare o Monte', and behind it a line for each word."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.filters import Filter
from engine.words.record import Record
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lines import Line
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.cardtext.refusal import Refusal


class Anchored(Record):
    """The words that one is chosen of, and what stands behind each of them."""

    choice: Replaces
    lines: tuple[tuple[str, Line], ...]


def anchored(line: Line) -> Anchored | None:
    """What a paragraph with anchor words says; ``None`` for any other one."""
    forms = [piece.form for piece in line.pieces]
    if not line.modes or forms[:1] not in (["mentre"], ["as"]) or not {"entra", "entrano", "enters"} & {*forms}:
        return None
    choose = next((n for n, form in enumerate(forms) if form in ("scegli", "choose")), None)
    if choose is None:
        return None
    words = _words(line.pieces[choose + 1 :], line.text)
    if len(words) < 2 or len(words) != len(line.modes):
        return None
    lines = [_behind(mode, words, line.text) for mode in line.modes]
    if {word for word, _ in lines} != {*words}:
        raise Refusal(line.start, line.end, refusal.UNFINISHED)
    choice = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, chooses_word=words)
    return Anchored(choice, tuple(lines))


def _words(found: Sequence[Piece], text: str) -> tuple[str, ...]:
    """The words to choose from, as they are printed."""
    words: list[str] = []
    part: list[Piece] = []
    for piece in found:
        if piece.form in ("o", "or", ",", ".") and not piece.capital:
            if part:
                words.append(text[part[0].start : part[-1].end])
            part = []
        else:
            part.append(piece)
    return () if part or not all(word[:1].isupper() for word in words) else tuple(words)


def _behind(mode: Sequence[Piece], words: Sequence[str], text: str) -> tuple[str, Line]:
    dash = next((n for n, piece in enumerate(mode) if piece.kind is PieceKind.MARK and piece.form in "—-"), 0)
    word = text[mode[0].start : mode[dash - 1].end] if dash else ""
    if word not in words or len(mode) == dash + 1:
        raise Refusal(mode[0].start, mode[-1].end, refusal.UNFINISHED)
    return word, Line(tuple(mode[dash + 1 :]), (), text)
