"""What is counted by its kind instead of by its name: «quante creature», «quante pedine»."""

from __future__ import annotations

from engine.words.terms import CardType, Kind
from scenarios.language.terms import TYPES
from scenarios.language.vocabulary import Vocabulary

OF_ANY_KIND = "permanents"
"""110.1: everything on the battlefield."""
Counted = CardType | Kind | str
_OTHERS: Vocabulary[Counted] = Vocabulary(
    "qualcosa che si possa contare", {OF_ANY_KIND: "permanente | permanenti", Kind.TOKEN: "pedina | pedine"}
)


def counted_kind(word: str) -> Counted | None:
    """What a word counts: a card type, tokens (111.1), all permanents; ``None`` for the name of a card."""
    return TYPES.get(word) or _OTHERS.get(word)


def so_many(kind: Counted, number: str) -> str:
    """A number of a kind: ``una sola pedina``, ``3 creature``; without a number the kind in the plural."""
    single, *many = (TYPES if isinstance(kind, CardType) else _OTHERS).words(kind)  # type: ignore[arg-type]
    if number == "1":
        return f"{'una sola' if single.endswith('a') else 'un solo'} {single}"
    return f"{number} {many[0] if many else single}".lstrip()
