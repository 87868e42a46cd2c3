"""702: one keyword of a line of keyword abilities, with its number, cost or quality."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Cost
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.keywords import affinity, enchant, from_qualities, keyword_abilities
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def keyword_item(node: Node, scope: Scope, text: str) -> tuple[Ability, ...]:
    """The abilities of one keyword. Raises Refusal for one that the engine does not have."""
    word = next(node.words("KEYWORD"))
    rest = node.node("keyword_rest")
    if rest is None:
        return keyword_abilities(word, text)
    qualities, nominal, alternative = rest.node("from_qualities"), rest.node("nominal"), rest.node("cost")
    if qualities is not None:
        return from_qualities(word, list(qualities.nodes("quality")), scope)
    if nominal is not None:
        if rest.has("WITH"):
            return (affinity(word, nominal, text),)
        if word.value != "enchant":
            refuse(node, refusal.UNKNOWN_KEYWORD)
        return (enchant(word, nominal, text),)
    if alternative is not None:
        return keyword_abilities(word, text, cost=cost(alternative, scope))
    number = rest.word("NUM")
    if rest.has("SYMBOL"):
        value = None if number is None else int(str(number.value))
        return keyword_abilities(word, text, value, Cost(mana=mana_cost(rest)))
    if number is None:
        refuse(node, refusal.UNEXPECTED)
    return keyword_abilities(word, text, int(str(number.value)))
