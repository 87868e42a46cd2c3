"""What is counted by its kind or subtype instead of by its name: «quante creature», «quanti Goblin», «quante creature Goblin»."""

from __future__ import annotations

from typing import NamedTuple

from engine.words.terms import CardType, Kind
from scenarios.language.subtype_names import known_subtype
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


class Counting(NamedTuple):
    """109.2: what some words count: things of a kind, of a subtype by the engine's name, or of a name; of several all of them."""

    kind: Counted | None = None
    subtype: str = ""
    name: str = ""
    """The words without the kind; what has these for its name bears the word of a subtype too."""


def counting(words: str) -> Counting:
    """What is counted by «creature», «Goblin», «creature Goblin», «pedine Goblin», or by the name of a card."""
    whole = counted_kind(words)
    if whole is not None:
        return Counting(kind=whole)
    if (alone := known_subtype(words)) is not None:
        return Counting(subtype=alone, name=words)
    first, _, rest = words.strip().partition(" ")
    kind, subtype = counted_kind(first), known_subtype(rest.strip())
    # A card may be called «Terra Promessa»: only a subtype behind a type is sure to be none of its name.
    if kind is not None and (subtype is not None or (kind is Kind.TOKEN and rest.strip())):
        return Counting(kind=kind, subtype=subtype or "", name=rest.strip())
    return Counting(name=words)


def so_many(kind: Counted, number: str) -> str:
    """A number of a kind: ``una sola pedina``, ``3 creature``; without a number the kind in the plural."""
    single, *many = (TYPES if isinstance(kind, CardType) else _OTHERS).words(kind)  # type: ignore[arg-type]
    if number == "1":
        return f"{'una sola' if single.endswith('a') else 'un solo'} {single}"
    return f"{number} {many[0] if many else single}".lstrip()
