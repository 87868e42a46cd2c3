"""201.5: a card's own name where its text prints it otherwise than its name line: with another word, or its first words alone."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.cardtext.normalise import ARTICLES, Piece, PieceKind, own_names
from scenarios.language.subtype_names import SUBTYPES

_DEALS = ("infligge", "infliggono")
_OF_VERBS = ("are", "ere", "ire", "ato", "ito", "uto")
"""How names end that have no article: infinitives and participles, 'Colpire', 'Colpito'."""
_NAMES_ANOTHER = ("chiamato", "chiamata", "chiamati", "chiamate", "nome")


def other_names(
    found: Sequence[Piece], named: Sequence[Piece], name: str, common: frozenset[str], *, spell: bool
) -> tuple[tuple[str, ...], ...]:
    """More forms by which a text names its own card. ``found``: its pieces; ``named``: the same with what is known for its name.

    ``common``: words that mean something else too, which make no name by themselves.
    """
    whole = own_names(name, common, legendary=False)[0]
    if any(piece.kind is PieceKind.NAME for piece in named):
        return _first_words(named, whole, common)
    return _with_another_word(found, whole, common) or (_who_deals_damage(found, common) if spell else ())


def _first_words(named: Sequence[Piece], whole: tuple[str, ...], common: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """The first words of the name, behind an article: of several words, one of which is known for nothing else."""
    for length in range(len(whole) - 1, 1, -1):
        words = whole[:length]
        if all(word in common for word in words):
            continue
        if any(
            _is_there(named, at, words) and named[at - 1].form in ARTICLES and named[at + length - 1].capital
            for at in range(1, len(named))
        ):
            return (words,)
    return ()


def _is_there(found: Sequence[Piece], at: int, words: tuple[str, ...]) -> bool:
    return tuple(piece.form for piece in found[at : at + len(words)]) == words


def _with_another_word(
    found: Sequence[Piece], whole: tuple[str, ...], common: frozenset[str]
) -> tuple[tuple[str, ...], ...]:
    """As long as the name, behind an article, and one word of it is another, with a capital, that is known for nothing else."""
    length = len(whole)
    for at in range(1, len(found) - length + 1):
        there = found[at : at + length]
        others = [piece for piece, word in zip(there, whole, strict=True) if piece.form != word]
        if length < 2 or len(others) != 1 or found[at - 1].form not in ARTICLES:
            continue
        if at > 1 and found[at - 2].form in _NAMES_ANOTHER:
            continue
        if others[0].capital and others[0].kind is PieceKind.WORD and others[0].form not in common:
            return (tuple(piece.form for piece in there),)
    return ()


def _who_deals_damage(found: Sequence[Piece], common: frozenset[str]) -> tuple[tuple[str, ...], ...]:
    """120.7, 608.2h: in the text of a spell that does not name itself, only it has a name: 'Il Furore infligge 3 danni'."""
    for at, piece in enumerate(found):
        if piece.form not in _DEALS or at == 0:
            continue
        begins = at - 1
        article = begins > 0 and found[begins - 1].form in ARTICLES
        before = found[begins - 1 - article] if begins - 1 - article >= 0 else None
        word = found[begins]
        alone = before is None or before.form == "." or before.line != word.line
        # 'Il Goblin infligge 1 danno' is said of a Goblin, not of the spell.
        is_name = (article and SUBTYPES.get(word.form) is None) or (
            word.form not in common and word.form.endswith(_OF_VERBS)
        )
        if alone and is_name and word.capital and word.kind is PieceKind.WORD:
            return ((word.form,),)
    return ()
