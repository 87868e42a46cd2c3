"""604.1: 'lo stesso vale per ...': what the sentence before says of some objects, said of others too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.cards.abilities.ability import Ability, Static
from engine.cards.abilities.continuous import ChangeColors, ChangeTypes
from engine.cards.abilities.filters import Filter
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.description import described_for_good
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import Abilities
from scenarios.cardtext.tree import Node

_THE_SAME = ["the", "same", "is", "true"]
_ANYWHERE = (ChangeTypes, ChangeColors)
"""109.3, 400.7: what changes of an object wherever it is; what else there is of a permanent no card in a hand has."""


def says_the_same(sentence: Sequence[Lexeme]) -> bool:
    """Whether a sentence begins with these words, in either language."""
    return sentence[0].kind == "SAME_TRUE" or [one.form for one in sentence[:4]] == _THE_SAME


def same_of(before: Sequence[Ability]) -> Callable[[Node, Scope], Abilities]:
    """What lowers such a sentence behind one that came to these abilities."""

    def lowered(node: Node, scope: Scope) -> Abilities:
        made: list[Ability] = []
        for one in before:
            if not isinstance(one, Static) or one.affects is None or one.condition is not None:
                refuse(node, refusal.NO_ANTECEDENT)
            if not all(isinstance(part, _ANYWHERE) for part in one.parts):
                refuse(node, refusal.NO_VOCABULARY)
            made += [replace(one, affects=_others(party, scope)) for party in node.nodes("party")]
        return tuple(made)

    return lowered


def _others(party: Node, scope: Scope) -> Filter:
    """611.3: all of a description, which is never of one alone."""
    if party.only.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described_for_good(party.only, scope)
    if found.objects is None or found.players is not None or found.targeted or found.determiner not in ("the", "all"):
        refuse(party, refusal.NO_VOCABULARY)
    if found.plural is False or found.objects.controller is found.objects.owner is Relation.ANY:
        refuse(party, refusal.NO_VOCABULARY)
    return found.objects
