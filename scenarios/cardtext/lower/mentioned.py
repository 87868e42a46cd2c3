"""109.5, 201.5: the source, you and other players as what is spoken of, and by which words something is spoken of again."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import PlayerReference, This, You
from engine.words.terms import CardType
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import Mention, Scope, called


def own(scope: Scope) -> Mention:
    """The source itself, as something spoken of."""
    return Mention(to=This(), called=source_called(scope), plural=None, own=True)


def source_called(scope: Scope) -> frozenset[str]:
    names = ["spell" if scope.source.spell else "permanent"]
    return called((*names, *scope.source.types, *scope.source.subtypes))


def fits_the_words(words: list[Lexeme], marks: str) -> Callable[[Mention], bool]:
    wanted = [word for word in words if word.kind not in ("THAT", "EACH_OF", "EVERY", "OF")]

    def fits(one: Mention) -> bool:
        # Gender is that of the noun itself: 'quel permanente' may be a creature; number is that of what was spoken of.
        return not one.player and one.agrees(marks[-1:]) and all(_is_called(one, word) for word in wanted)

    return fits


def _is_called(one: Mention, word: Lexeme) -> bool:
    if word.kind in ("TYPE", "SUBTYPE"):
        return str(word.value) in one.called
    if word.kind == "PERMANENT" and one.was is not None:
        # 400.7: 'that permanent' is still what it was called where the words mean the card that it became.
        return True
    return word.kind.lower() in one.called


YOU = Mention(to=You(), called=frozenset({"player"}), plural=False, player=True, own=True)


def mention_of_players(to: PlayerReference, *, plural: bool | None) -> Mention:
    return Mention(to=to, called=frozenset({"player"}), gender="m", plural=plural, player=True)


PLANESWALKER = Filter(types=(CardType.PLANESWALKER,))

CARD = frozenset({"card"})
"""108.2: what something is called that is spoken of as a card alone."""
