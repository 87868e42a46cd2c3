"""201.4: the names of cards that are chosen, and of which types the cards must be that have them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node


def names_such(node: Node) -> Filter | None:
    """'Il nome di una carta non terra': of which types the card is; ``None`` for any card."""
    said = node.node("name_such")
    if said is None:
        return None
    types = tuple(word.value for word in said.words("TYPE") if isinstance(word.value, CardType))
    if said.has("DIFFERENT"):
        # 'Diversa da una carta creatura o terra': of none of these types.
        return Filter(not_types=types)
    without: list[CardType] = []
    for one in said.nodes("not_noun"):
        word = one.word("TYPE")
        if word is None or not isinstance(word.value, CardType):
            refuse(one, refusal.NO_VOCABULARY)
        without.append(word.value)
    return Filter(types=types, not_types=tuple(without))


_BEGINNINGS = (["V_CHOOSE", "A_CARD_NAME"], ["V_NAME", "ONE", "CARD"])


def name_to_choose(sentence: Sequence[Lexeme]) -> Filter | None:
    """'Scegli il nome di una carta', 'Nomina una carta non terra', of which cards; ``None`` for another sentence."""
    kinds = [one.kind for one in sentence]
    begun = next((one for one in _BEGINNINGS if kinds[: len(one)] == one), None)
    if begun is None or not sentence[0].moods & {"imp"}:
        return None
    types: list[CardType] = []
    without: list[CardType] = []
    negated = False
    for one in sentence[len(begun) :]:
        if one.kind == "NOT":
            negated = True
        elif one.kind == "TYPE" and isinstance(one.value, CardType):
            (without if negated else types).append(one.value)
            negated = False
        elif one.kind != "COMMA" or negated:
            return None
    return Filter(types=tuple(types), not_types=tuple(without))
