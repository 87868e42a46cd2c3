"""113.2c: which abilities of an object may be meant, each with the number by which a file says it and a few of its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import shorten

from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.places import place_of
from engine.costs.mana_costs import is_mana_ability
from scenarios.language.errors import escaped, shown
from scenarios.language.words import keyword_word

_LONGEST = 60
"""So many characters of a text tell one ability from another."""


def numbered(abilities: Sequence[Ability], those: Iterable[int]) -> list[str]:
    """113.2c: how a file says each of some abilities, as ``abilità 3 («{T}: Pesca una carta.»)``; halves of one only once.

    ``abilities`` are all that are counted, ``those`` the indexes of some of them.
    """
    told = {place_of(abilities, n): _words(abilities[n]) for n in reversed([*those])}
    return [f"abilità {place + 1}{words and f' ({words})'}" for place, words in sorted(told.items())]


def _words(ability: Ability) -> str:
    """A few words of an ability; '' where it has none."""
    if text := " ".join(getattr(ability, "text", "").split()):
        return f"«{escaped(shorten(text, _LONGEST, placeholder='…'))}»"
    if isinstance(ability, Keyword):
        return shown(keyword_word(ability.keyword))
    return "un'abilità di mana" if is_mana_ability(ability) else ""
