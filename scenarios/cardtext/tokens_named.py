"""111.4, 201.5: the name of a token in the text that it has: where it is told of in quotes, it is the token itself."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.normalise import Piece, PieceKind

_CALLED = {"chiamato": "m", "chiamata": "f", "chiamati": "m", "chiamate": "f"}
_LITTLE = frozenset(("il", "lo", "la", "l'", "i", "gli", "le", "di", "d'", "da", "a", "in", "con", "su", "senza"))
_ARTICLES = {"il": "m", "lo": "m", "la": "f", "l'": ""}
_DONE = {"o": "m", "a": "f"}
_THIS = {"m": ("questo", "permanente"), "f": ("questa", "creatura")}


def with_tokens_own_names(found: Sequence[Piece]) -> list[Piece]:
    """The pieces of a text, with 'questa creatura' for the name of a token in the quotes behind it in its line."""
    result: list[Piece] = []
    names: list[tuple[str, ...]] = []
    quoted, line, at = False, -1, 0
    while at < len(found):
        piece = found[at]
        if piece.line != line:
            names, quoted, line = [], False, piece.line
        if piece.kind is PieceKind.MARK and piece.form in '"‹›':
            quoted = not quoted
        elif not quoted and piece.form in _CALLED and _of_a_token(found, at):
            names += _name_behind(found, at + 1)
        elif quoted and (length := _length_of_name(found, at, names)):
            result += _itself(found, at, length)
            at += length
            continue
        result.append(piece)
        at += 1
    return result


def _of_a_token(found: Sequence[Piece], at: int) -> bool:
    """Whether 'pedina' stands before 'chiamata' in its sentence."""
    for piece in reversed(found[:at]):
        if piece.form in (".", ":", '"'):
            return False
        if piece.form in ("pedina", "pedine"):
            return True
    return False


def _name_behind(found: Sequence[Piece], at: int) -> list[tuple[str, ...]]:
    end = at
    for n in range(at, len(found)):
        piece = found[n]
        if piece.kind is not PieceKind.WORD or not (piece.capital or piece.form in _LITTLE):
            break
        if piece.capital:
            end = n + 1
    return [tuple(one.form for one in found[at:end])] if end > at else []


def _length_of_name(found: Sequence[Piece], at: int, names: Sequence[tuple[str, ...]]) -> int:
    """How many pieces the token's name has there, with the article before it; 0 where it does not stand there."""
    begins = at + (found[at].form in _ARTICLES)
    for forms in names:
        there = found[begins : begins + len(forms)]
        if there and there[0].capital and tuple(one.form for one in there) == forms:
            return begins - at + len(forms)
    return 0


def _itself(found: Sequence[Piece], at: int, length: int) -> list[Piece]:
    first, last = found[at], found[at + length - 1]
    gender = _ARTICLES.get(first.form, "") or _of_what_is_done(found[at + length : at + length + 3])
    return [
        Piece(PieceKind.WORD, form, first.start, last.end, first.capital and not n, first.line)
        for n, form in enumerate(_THIS[gender])
    ]


def _of_what_is_done(behind: Sequence[Piece]) -> str:
    """'Viene messo', 'viene bloccata': how the participle ends says the gender; where none stands there, that of a creature."""
    forms = [one.form for one in behind]
    if len(forms) > 1 and forms[0] in ("viene", "è", "diventa"):
        return _DONE.get(forms[1][-1:], "f")
    return "f"
